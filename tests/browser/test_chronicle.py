"""A Chronicle in the browser: chosen in the form, and on to its second chapter."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.company import open_menu
from tests.browser.conftest import NewPage
from tests.browser.keeper import Keeper


def test_a_chronicle_is_chosen_in_the_form(new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{page.url}#/new/heroes")
    page.get_by_label("Chronicle", exact=True).select_option("open-house")
    told = page.locator(".sum .chronicle")
    expect(told.get_by_role("listitem")).to_have_count(4)
    expect(page.get_by_label("Scenario", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Play these clans").click()
    expect(page.get_by_role("button", name="Play these clans")).to_have_count(0)
    person = Keeper(page)
    page.locator(".sum").get_by_role("button", name="Open the table").click()
    person.wait_for_question()
    assert person.state["view"]["scenario"] == "k2"
    assert [clan["clan"] for clan in person.state["view"]["clans"]] == ["ratkin", "imp"]

    open_menu(person)
    page.get_by_role("button", name="Give up together").click()
    page.get_by_role("button", name="On to the next scenario").click()
    person.wait(lambda: bool(person.state["view"]["scenario"] == "k10"))
    assert dict(person.state["view"]["options"])["results"] == "lost"
