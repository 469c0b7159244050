"""A game that nobody has drawn yet is played on a plain board, made of its text view."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, ROOT, NewPage, Served
from tests.browser.inspection import violations
from tests.browser.player import Person, Tree

RESULT = re.compile("You have (won|lost)")
MAX_MOVES = 120


@pytest.fixture(scope="module")
def served(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose operator has named the example."""
    before = os.environ.get("UNDERKEEP_GAMES")
    os.environ["UNDERKEEP_GAMES"] = str(ROOT / "examples")
    server = Served(tmp_path_factory.mktemp("data"))
    if before is None:
        del os.environ["UNDERKEEP_GAMES"]
    else:
        os.environ["UNDERKEEP_GAMES"] = before
    yield server
    server.stop()


def sit_down(page: Page, play: str) -> Person:
    """From the home page to a table against bots."""
    person = Person(page)
    page.locator("article[data-game=barrow]").get_by_role("button", name=play).click()
    person.wait_for_question()
    return person


def is_over(person: Person) -> bool:
    return bool(person.state["result"])


def play_on(person: Person, press: str) -> None:
    """One answer, by a key or (a move) by its button, until it is one's own turn again or the game is over."""
    before = person.seq
    if press.isdecimal():
        person.page.keyboard.press(press)
    else:
        person.page.locator(f".dock [data-move='{press}']").click()
    person.wait(lambda: person.seq > before and (is_over(person) or bool(person.options)))
    if not is_over(person):
        person.wait(person.is_drawn)


def test_a_whole_game_against_bots_by_keyboard(new_page: NewPage) -> None:
    page = new_page()
    expect(page.get_by_text("A burial mound, two charms in your paw")).to_be_visible()
    person = sit_down(page, "Play now")

    for _ in range(MAX_MOVES):
        if is_over(person):
            break
        play_on(person, "2" if len(person.options) > 2 else "1")

    expect(page.get_by_role("dialog", name=RESULT)).to_be_visible()
    assert all(others_are_hidden(state["view"]) for state in person.states)


def others_are_hidden(view: Tree) -> bool:
    """Nobody else's charms came to this browser, neither in fields nor in words."""
    places = {place["id"]: place["cards"] for place in view["places"]}
    words = str(view["drawn"]["en"]).split("\n\n")
    return places["hands:fox"] is None and not re.search(r"Hand: .*(rope|ward|ring)", words[-1])


def test_the_board_is_the_text_view(new_page: NewPage) -> None:
    page = new_page()
    person = sit_down(page, "Play now")

    play_on(person, "dig")

    board = page.get_by_role("region", name="Board")
    expect(board.get_by_text(re.compile(r"Mound: \d+ cards"))).to_be_visible()
    expect(board.get_by_role("heading", name=re.compile("Raven"))).to_be_visible()
    expect(page.locator(".log").get_by_text(re.compile("Raven digs:")).first).to_be_visible()
    assert [*violations(page, "dark"), *violations(page, "light")] == []


def test_a_phone_shows_it_in_italian_on_parchment(new_page: NewPage) -> None:
    page = new_page(lang="it-IT", theme="light", **PHONE)
    person = sit_down(page, "Gioca subito")
    expect(page.locator(".dock").get_by_role("button", name="Scava").first).to_be_visible()

    play_on(person, "dig")  # whatever comes up: luck is the server's

    expect(page.get_by_text(re.compile(r"Tumulo: \d+ carte"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_new_table_is_set_up_by_its_form(new_page: NewPage) -> None:
    page = new_page()
    page.locator("a[href='#/new/barrow']").click()
    page.get_by_label("Robbers").fill("2")
    page.get_by_label("Robbers").press("Tab")
    expect(page.get_by_role("radiogroup", name="Fox")).to_have_count(0)

    page.get_by_role("button", name="Open the table").first.click()

    expect(page.get_by_role("heading", name="Badger").first).to_be_visible()
