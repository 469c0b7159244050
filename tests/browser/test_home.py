"""Home: while it loads, when the server does not answer, for somebody new, for somebody who plays."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.inspection import violations
from tests.browser.player import make_table
from tests.browser.whole_tables import TABLES

GAMES = "**/api/games"


def test_it_says_that_it_loads_then_what_is_wrong_and_tries_again(new_page: NewPage) -> None:
    page = new_page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(GAMES, hold)

    page.reload()
    expect(page.get_by_role("status")).to_have_text("One moment…")
    assert violations(page, "dark") == []
    held[0].abort("connectionrefused")
    wrong = page.get_by_role("alert").filter(has=page.get_by_role("button", name="Try again"))
    expect(wrong).to_contain_text("The server does not answer. Is it running?")
    expect(page.get_by_role("status")).to_have_count(0)
    assert violations(page, "light") == []
    page.unroute(GAMES)
    wrong.get_by_role("button").click()

    expect(page.locator(".game")).to_have_count(3)
    expect(wrong).to_have_count(0)


def test_somebody_new_finds_nothing_empty_and_somebody_who_plays_goes_on(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    expect(page.locator(".game")).to_have_count(3)
    expect(page.locator(".learn article")).to_have_count(3)
    headings = page.get_by_role("heading", level=2)
    expect(headings.filter(has_text="Play now")).to_be_visible()
    expect(headings.filter(has_text="Your turn")).to_have_count(0)
    expect(headings.filter(has_text="Finished")).to_have_count(0)

    table = make_table(page, TABLES["vast"])
    page.reload()

    line = page.locator(f'.mine [data-table="{table}"]')
    expect(line).to_be_visible()
    assert line.bounding_box()["y"] < page.locator(".learn").bounding_box()["y"]  # type: ignore[index]
    line.get_by_role("link").first.click()
    expect(page.locator(".dock .prompt")).to_be_visible()
