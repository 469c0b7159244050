"""What people stumbled over at tables of Vast, each once, and what its boards owe at every size."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Page, expect

import underkeep
from tests.browser.choosing import open_table
from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Person
from tests.browser.rehearsed import Fits, moves_until
from tests.browser.whole_tables import TABLES
from underkeep.core.kernel.views import Prompt

VAST: Final = TABLES["vast"]
MANY: Final = 41  # tiles of a late map
WIDTHS: Final = "[...document.querySelectorAll('svg.map .spot')].map(e => e.getBoundingClientRect().width)"
CUT: Final = """[...document.querySelectorAll('.table :is(.thing, .thing b, .thing .text, .tribe b, .moment .because)')]
  .filter(e => e.getClientRects().length && getComputedStyle(e).overflow !== 'visible' && !e.classList.contains('sr') &&
    (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)).map(e => e.textContent.slice(0, 60))"""


def asks(question: str) -> Fits:
    return lambda game, prompt: prompt.question.id == question


def at(page: Page, fits: Fits, most: int = 500, **options: Any) -> Person:
    body = {**VAST, "options": options}
    return open_table(page, body, moves_until(body, fits, most=most))


def sees(one: str) -> dict[str, Any]:
    """A table at which one role is played here; the others wait for friends."""
    others = [{"kind": "link", "roles": [role]} for role in VAST["seats"][0]["roles"] if role != one]
    return {**VAST, "seats": [{"kind": "me", "roles": [one]}, *others]}


def test_every_gem_that_may_be_placed_is_offered_beside_the_question(new_page: NewPage) -> None:
    """Before: the dock had Stop only, and the Gems hid in a row that glowed."""
    page = new_page()
    person = at(page, asks("vast-ask-place-gem"))
    for option in person.options:
        expect(page.locator(f'.dock .acts [data-move="{option["move"]}"]')).to_be_in_viewport()
    assert page.evaluate(CUT) == []


def test_the_tribe_that_acts_is_not_grey(new_page: NewPage) -> None:
    """Before: it was as grey as those that have acted."""
    page = new_page()
    person = at(page, asks("vast-ask-tribe-acts"))
    acting = page.locator(".tribe.acting")
    expect(acting).to_have_attribute("data-target", f"piece:{person.state['view']['goblins']['acting']}")
    expect(acting).to_have_css("opacity", "1")
    assert page.locator(".tribe.acting.done").count() == 0


def test_the_cards_of_a_question_are_read_while_it_is_open(new_page: NewPage) -> None:
    """The War card's numbers and the words of the Hex stand beside the choice; before, text was cut."""
    page = new_page()
    at(page, asks("vast-ask-war"))
    for card in page.locator(".dock [data-target^='war:']").all():
        expect(card).to_be_visible()
        assert len(card.inner_text()) > 20
    assert page.evaluate(CUT) == []
    page = new_page()
    at(page, asks("vast-ask-hex"))
    expect(page.locator(".dock .because.card")).to_contain_text("X is the Population")
    assert page.evaluate(CUT) == []


def test_the_caves_tile_is_shown_on_its_space_before_it_is_laid(new_page: NewPage) -> None:
    page = new_page()
    person = at(page, asks("vast-ask-tile"))
    space = page.locator("svg.map [data-space]")
    expect(space).to_have_count(1)
    expect(space).to_be_in_viewport()
    expect(page.locator(".dock .caps", has_text=re.compile(r"Lay a tile on [A-Z]+\d+$"))).to_be_attached()
    move = person.options[-1]["move"]
    known = len(person.acts)
    page.locator(f'.dock [data-move="{move}"]').first.hover()
    expect(space).to_have_attribute("data-laid", move.removeprefix("tile "))
    expect(page.locator("svg.map [data-space] + g use").first).to_be_attached()
    assert len(person.acts) == known


def test_a_late_map_can_be_read(new_page: NewPage) -> None:
    """41 tiles: on a desktop all of them at once, on a phone a part with a small map, large enough for a finger."""

    def late(game: underkeep.PlayedGame, prompt: Prompt) -> bool:
        return len(game.view(None).tiles) >= MANY

    moves = moves_until(VAST, late, most=1500)
    page, phone = new_page(), new_page(**PHONE)
    open_table(page, VAST, moves)
    assert page.locator("svg.map .spot").count() >= MANY
    assert min(page.evaluate(WIDTHS)) >= 36
    open_table(phone, VAST, moves)
    assert min(phone.evaluate(WIDTHS)) >= 44
    expect(phone.locator("button.mini")).to_be_visible()


def test_the_knights_health_stands_on_her_small_board(new_page: NewPage) -> None:
    """Before: everybody else had to count her cubes."""
    page = new_page()
    answer = page.request.post(f"{page.url.split('#')[0]}api/tables", data=sees("thief"))
    page.goto(f"{page.url.split('#')[0]}#/table/{answer.json()['table']}")
    page.keyboard.press("Escape")
    knight = page.locator(".roles .role:not(.own)", has=page.get_by_role("heading", name="Knight"))
    expect(knight.get_by_title("Health 7 of 7")).to_be_visible()


def test_places_are_named_in_the_readers_language(new_page: NewPage) -> None:
    """Edges and ways: est, ovest; no compass letter stays English."""
    page = new_page(lang="it-IT")
    at(page, lambda game, prompt: any(option.move.startswith("climb ") for option in prompt.options))
    said = f"{page.locator('.dock').inner_text()} {page.locator('svg.map').text_content()}".lower()
    assert not {"north", "south", "east", "west"} & set(said.split())
