"""What people stumbled over at tables of Keep the Heroes Out!, each once."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

import underkeep
from tests.browser.choosing import open_table
from tests.browser.conftest import PHONE, NewPage
from tests.browser.keeper import Keeper
from tests.browser.player import make_table
from tests.browser.rehearsed import moves_until
from tests.browser.whole_tables import TABLES
from underkeep.core.kernel.views import Prompt

HEROES: Final = TABLES["heroes"]
FOUR: Final = ["gnoll", "slime", "witch", "imp"]
WIDE: Final = """box => [...box.querySelectorAll('*')].filter(e =>
  e.getBoundingClientRect().right > box.getBoundingClientRect().right + 1).map(e => e.outerHTML.slice(0, 90))"""
PIECES: Final = """[...document.querySelectorAll('svg.map .hit[data-target]:not(.spot)')].filter(e =>
  /^(monster|hero)/.test(e.dataset.target)).map(e => Math.min(e.getBoundingClientRect().width,
  e.getBoundingClientRect().height))"""
NAMES: Final = """[...document.querySelectorAll('svg.map text')].filter(e => /title/.test(e.style.font)).map(e =>
  parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a)"""


def keep(page: Page, body: dict[str, Any], moves: Any = None) -> Keeper:
    table = make_table(page, body, moves)
    person = Keeper(page)
    page.goto(f"{page.url.split('#')[0]}#/table/{table}")
    person.wait_for_question()
    return person


def card_of(*icons: str) -> Any:
    """Whether a card in hand has these icons, each of use now; and something may be done with its Activate."""

    def fits(game: underkeep.PlayedGame, prompt: Prompt) -> bool:
        return any(
            option.move.startswith("play ") and set(icons) <= {mark.target for mark in option.preview}
            for option in prompt.options
        )

    return fits


def forked(game: underkeep.PlayedGame, prompt: Prompt) -> bool:
    """Two rooms from which monsters may move into the same one."""
    goals = [option.move.split()[2] for option in prompt.options if option.move.startswith("move ")]
    return any(goals.count(goal) > 1 for goal in goals)


def box_of(thing: Locator) -> dict[str, float]:
    box = thing.bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def test_a_card_is_looked_at_before_it_is_played_and_a_turn_takes_few_presses(new_page: NewPage) -> None:
    """Before: a press on a card played it at once, and Activate and Move took seven presses."""
    page = new_page()
    icons = ("icon:left:activate", "icon:left:move")
    person = keep(page, HEROES, moves_until(HEROES, card_of(*icons)))
    option = next(o for o in person.options if set(icons) <= {mark["target"] for mark in o["preview"]})
    page.locator(f'.card[data-target="{option["targets"][0]}"]').first.click()
    expect(page.locator("svg.map [data-ahead]").first).to_be_attached()
    assert person.acts == []
    page.locator('.ahead [data-ahead="icon:left:activate"]').first.click()
    person.wait(lambda: person.acts == [option["move"], "left activate"])
    presses = 2
    while not any(o["move"] == "left move" for o in person.options):
        person.wait_for_question()
        known = person.seq
        person.click_move(person.options[0]["move"])
        person.wait(lambda known=known: person.seq > known)  # type: ignore[misc]
        presses += 1
    person.click_move("left move")
    person.wait(lambda: any(o["move"].startswith("move ") for o in person.options))
    goals = [o["targets"][-1] for o in person.options]
    person.wait(person.is_drawn)
    person.click_room(next((goal for goal in goals if goals.count(goal) == 1), goals[0]), len(person.acts))
    assert presses + 2 <= 5


def test_each_way_into_a_room_says_where_it_begins(new_page: NewPage) -> None:
    """Before: three buttons said Move, when the room that they lead to was pressed first."""
    page = new_page()
    person = keep(page, HEROES, moves_until(HEROES, forked, ("play", "left move", "right move")))
    goals = [option["targets"][-1] for option in person.options]
    person.click_room(max(goals, key=goals.count), len(person.acts))
    buttons = page.locator(".dock .acts [data-move^='move ']")
    expect(buttons).not_to_have_count(0)
    said = [text.strip() for text in buttons.all_inner_texts()]
    assert len(said) == len(set(said))


def test_the_assault_shows_its_phase_and_chain_and_leaves_the_keys_alone(new_page: NewPage) -> None:
    """Before: the phase of cards was on, the whole chain pushed the rooms together, and H was dead after Auto."""
    page = new_page(wishes={"speed": "fast", "moments": False})
    page.evaluate("localStorage.setItem('underkeep-heroes-steps', 'yes')")
    body = {**HEROES, "options": {**HEROES["options"], "difficulty": "hardcore", "wave_0": "0"}}
    person = keep(page, body, moves_until(body, lambda game, prompt: "end phase" in [o.move for o in prompt.options]))
    person.click_move("end phase")
    onward = page.get_by_role("button", name="Next", exact=True)
    while not onward.count():
        person.wait(lambda: (bool(person.options) and person.is_drawn()) or onward.count() > 0)
        if not onward.count():
            person.click_move(person.options[-1]["move"])
    expect(page.locator(".phases .on")).to_have_text("Heroes' assault")
    page.locator(".assault").get_by_role("radio", name="Auto").check(force=True)
    person.wait(lambda: bool(person.options) and person.is_drawn())
    board = box_of(page.locator("main.board"))
    page.get_by_role("button", name="The whole chain").click()
    expect(page.locator(".assault ol.all")).to_be_visible()
    assert box_of(page.locator("main.board")) == board
    page.locator(".assault").get_by_role("radio", name="Step").check(force=True)
    page.keyboard.press("h")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_with_four_clans_the_guild_is_in_sight_as_a_whole(new_page: NewPage) -> None:
    """Before: its panel lay below the fold, its row of heroes was wider than it, and the Mage was cut."""
    page = new_page()
    seats = [{"kind": "me", "roles": [FOUR[0]]}, *({"kind": "bot", "roles": [c], "level": "novice"} for c in FOUR[1:])]
    open_table(page, {"game": "heroes", "options": {"clans": FOUR}, "seats": seats, "seed": "5"})
    for width, height in ((1440, 900), (1366, 650)):
        page.set_viewport_size({"width": width, "height": height})
        panel = page.locator(".table > .roles .guild")
        box = box_of(panel)
        assert panel.evaluate(WIDE) == []
        assert box["y"] + 90 <= height, "its deck is in sight"
    expect(panel.locator(".heroes, .inside").first.or_(panel.get_by_title("Mage")).first).to_be_attached()


def test_a_phone_shows_names_and_pieces_that_can_be_told_apart(new_page: NewPage) -> None:
    """Before: pieces of 21 pixels, names of 9; what is pressed is a room, which lists what is in it."""
    page = new_page(**PHONE)
    person = keep(page, HEROES, moves_until(HEROES, lambda game, prompt: len(game.moves) > 30))
    assert min(page.evaluate(PIECES)) >= 29
    assert min(page.evaluate(NAMES)) >= 11
    rooms = page.locator("svg.map .spot").all()
    assert min(min(box_of(room)["width"], box_of(room)["height"]) for room in rooms) >= 44
    assert page.locator("svg.map .hit[data-target]:not(.spot):not(.yield)").count() == 0
    page.set_viewport_size({"width": 360, "height": 640})
    small = page.locator("button.mini")
    expect(small).to_be_visible()
    before = page.locator("svg.map > g").first.get_attribute("transform")
    small.tap(position={"x": box_of(small)["width"] - 10, "y": box_of(small)["height"] - 10})
    expect(page.locator("svg.map > g").first).not_to_have_attribute("transform", str(before))
    assert person.acts == []


def test_the_question_has_the_width_of_a_tablet(new_page: NewPage) -> None:
    """Before: at 768 pixels it was a column of six lines."""
    page = new_page(viewport={"width": 768, "height": 1024})
    keep(page, HEROES, moves_until(HEROES, card_of()))
    question, dock = box_of(page.locator(".dock .question")), box_of(page.locator(".dock .ask"))
    assert question["width"] >= 0.8 * dock["width"]
    assert question["height"] <= 72, "three lines"


def test_a_project_shows_its_passages(new_page: NewPage) -> None:
    """Before: the card of a room to be built had its name and type only."""
    body = {
        "game": "heroes",
        "options": {"clans": ["gnoll", "slime"], "scenario": "k5"},
        "seats": HEROES["seats"],
        "seed": "5",
    }
    page = new_page()

    def building(game: underkeep.PlayedGame, prompt: Prompt) -> bool:
        return any(option.move.startswith("build ") for option in prompt.options)

    keep(page, body, moves_until(body, building, ("coins", "work construction_site")))
    card = page.locator('.card[data-target^="project:"]').first
    expect(card).to_contain_text("passages: ")
    expect(card.locator(".tile i.open")).not_to_have_count(0)


def test_the_rulebook_says_what_each_symbol_means(new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{page.url.split('#')[0]}#/rules/heroes")
    signs = page.locator(".signs button")
    expect(signs.filter(has_text="Reinforcements")).to_be_visible()
    assert signs.count() >= 20
    signs.filter(has_text="Melee Attack").click()
    expect(page.locator("#rule-KHO-ACT-13")).to_be_in_viewport()
