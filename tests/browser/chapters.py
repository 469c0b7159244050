"""A Chronicle played by bots, chapter by chapter, its decks looked at on the way."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.company import open_menu
from tests.browser.keeper import Keeper
from tests.browser.player import Tree, make_table

CHAPTERS: Final = ("k2", "k10", "k14", "k18")  # of the Chronicle of the open house
CLANS: Final = ("ratkin", "imp")


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


def leave_it_to_bots(person: Keeper, seconds: float) -> None:
    """A bot plays on for oneself, to the end of the chapter."""
    open_menu(person)
    person.page.get_by_role("button", name="Let a bot play for me").click()
    person.wait(lambda: bool(person.state["result"]), seconds)


def begin(page: Page, **options: Any) -> Keeper:
    """A chapter, one clan for oneself and one for a bot."""
    seats: list[Tree] = [{"kind": "me", "roles": ["ratkin"]}, {"kind": "bot", "roles": ["imp"], "level": "adept"}]
    told = {"clans": list(CLANS), "chronicle": "open-house", **options}
    body = {"game": "heroes", "options": told, "seats": seats, "seed": "8"}
    person = Keeper(page)
    page.goto(f"{page.url.split('#')[0]}#/table/{make_table(page, body)}")
    person.wait_for_question()
    return person


def play_to_its_end(person: Keeper, kept: list[list[str]], seconds: float) -> list[list[str]]:
    """From the chapter that has begun to the last; what the clans keep at the end."""
    page = person.page
    names = for_sale(person) | {card for cards in kept for card in cards}
    results = list(filter(None, options_of(person)["results"].split(",")))
    for chapter in CHAPTERS[len(results) :]:
        assert person.state["view"]["scenario"] == chapter
        assert [loot_of(person, clan, names) for clan in (0, 1)] == kept or chapter in ("k18",)  # after spoils one more
        assert all(set(kept[clan]) <= set(loot_of(person, clan, names)) for clan in (0, 1))
        assert not for_sale(person) & {card for cards in kept for card in cards}
        leave_it_to_bots(person, seconds)
        results.append(person.state["view"]["outcome"])
        kept = [loot_of(person, clan, names) for clan in (0, 1)]
        if chapter != CHAPTERS[-1]:
            page.get_by_role("button", name="On to the next scenario").click()
            told = ",".join(results)
            person.wait(lambda told=told: options_of(person)["results"] == told)  # type: ignore[misc]
            person.wait_for_question()
    expect(page.get_by_role("button", name="On to the next scenario")).to_have_count(0)
    return kept
