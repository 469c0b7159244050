"""Luck that nobody chooses, in two browsers: each pledges and opens its share by itself and checks it at the end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.company import body, give_up, go, open_menu, two_at_a_table
from tests.browser.conftest import NewPage
from tests.browser.player import make_table


def test_both_browsers_give_their_share_and_check_the_seed(new_page: NewPage) -> None:
    wish = body()
    del wish["seed"]
    host, guest, table = two_at_a_table(new_page, wish)
    for person in (host, guest):
        person.wait(lambda person=person: person.state["affairs"]["started"])  # type: ignore[misc]
    assert [bool(share["share"]) for share in host.state["affairs"]["luck"]["shares"]] == [True, True]

    give_up(guest)

    proof = host.page.locator("dialog[open] details", has_text="Was the luck fair?")
    proof.locator("summary").click()
    expect(proof).to_contain_text("2 shares were opened in time.")
    expect(proof).to_contain_text("Checked in this browser")
    go(guest.page, "")
    kept = guest.page.evaluate("JSON.parse(localStorage.getItem('underkeep-luck'))")
    assert [pin["table"] for pin in kept] == [table]


def test_everybody_reads_that_the_seed_was_chosen(new_page: NewPage) -> None:
    page, watcher = new_page(), new_page()
    table = make_table(page, body("link", settings={"public": True}))
    watcher.reload()
    expect(watcher.locator(f'[data-table="{table}"]')).to_contain_text("chosen seed")
    host, _, _ = two_at_a_table(new_page)
    open_menu(host)
    expect(host.page.locator("dialog[open]")).to_contain_text("The seed was chosen by whoever made this table")
