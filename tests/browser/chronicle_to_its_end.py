"""A Chronicle played through its four chapters, its decks kept from one to the next; bots do most turns.

Some minutes, so not part of the check: ./run pytest -q tests/browser/chronicle_to_its_end.py
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.company import open_menu
from tests.browser.conftest import NewPage
from tests.browser.keeper import Keeper
from tests.browser.player import Tree, make_table

CHAPTERS: Final = ("k2", "k10", "k14", "k18")
GAME: Final = 240.0  # seconds that bots may take for a chapter


def options_of(person: Keeper) -> dict[str, str]:
    return dict(person.state["view"]["options"])


def loot_of(person: Keeper, clan: int, names: set[str]) -> list[str]:
    """The loot in a clan's deck, hand, area and discards, as the view tells it."""
    told = person.state["view"]["clans"][clan]
    cards = [*told["unseen"], *(card["card"] for card in told["hand"]), *told["area"], *told["discard"]]
    return sorted(card for card in cards if card in names)


def for_sale(person: Keeper) -> set[str]:
    market = person.state["view"]["market"]
    return {*market["loot_unseen"], *(card["card"] for card in market["display"])}


def leave_it_to_bots(person: Keeper) -> None:
    """A bot plays on for oneself, to the end of the chapter."""
    open_menu(person)
    person.page.get_by_role("button", name="Let a bot play for me").click()
    person.wait(lambda: bool(person.state["result"]), GAME)


def begin(page: Page) -> Keeper:
    """The first chapter, one clan for oneself and one for a bot."""
    seats: list[Tree] = [{"kind": "me", "roles": ["ratkin"]}, {"kind": "bot", "roles": ["imp"], "level": "adept"}]
    options = {"clans": ["ratkin", "imp"], "chronicle": "open-house"}
    body = {"game": "heroes", "options": options, "seats": seats, "seed": "8"}
    person = Keeper(page)
    page.goto(f"{page.url.split('#')[0]}#/table/{make_table(page, body)}")
    person.wait_for_question()
    return person


def test_a_chronicle_is_played_to_its_end(new_page: NewPage) -> None:
    page = new_page()
    person = begin(page)
    names = for_sale(person)  # all 28 of them
    kept: list[list[str]] = [[], []]
    results: list[str] = []
    for chapter in CHAPTERS:
        assert person.state["view"]["scenario"] == chapter
        assert [loot_of(person, clan, names) for clan in (0, 1)] == kept or chapter in ("k18",)  # after spoils one more
        assert all(set(kept[clan]) <= set(loot_of(person, clan, names)) for clan in (0, 1))
        assert not for_sale(person) & {card for cards in kept for card in cards}
        leave_it_to_bots(person)
        results.append(person.state["view"]["outcome"])
        kept = [loot_of(person, clan, names) for clan in (0, 1)]
        if chapter != CHAPTERS[-1]:
            page.get_by_role("button", name="On to the next scenario").click()
            told = ",".join(results)
            person.wait(lambda told=told: options_of(person)["results"] == told)  # type: ignore[misc]
            person.wait_for_question()
    assert any(kept)
    expect(page.get_by_role("button", name="On to the next scenario")).to_have_count(0)
