"""Replays and records as people pass them on: links that go wrong, damaged records, a leader, a fork, a rematch."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.company import body, give_up, go, home, two_at_a_table
from tests.browser.conftest import NewPage
from tests.browser.inspection import violations
from tests.browser.player import Person, make_table, play_quickly
from tests.browser.script import WHOLE, script


def paste(page: Page, text: str) -> None:
    go(page, "")
    page.keyboard.press("Escape")  # the dialogue may still be open
    page.locator(".tools .me").click()
    page.locator("dialog[open] summary").click()
    page.locator("dialog[open] textarea").fill(text)
    page.locator("dialog[open] details button").click()


def test_links_that_lead_nowhere_say_so_and_links_beyond_the_end_show_the_end(new_page: NewPage) -> None:
    page = new_page()
    table = make_table(page, body("me"), script(WHOLE)[:12])
    go(page, "replay/0000000000000000/3")
    expect(page.get_by_role("alert")).to_contain_text("This table cannot be opened")
    go(page, f"replay/{table}/999")
    expect(page.locator("main.board")).to_have_attribute("data-move", "12")
    other = new_page(lang="it-IT")
    go(other, f"replay/{table}/3/open")
    expect(other.get_by_role("alert")).to_contain_text("Finché la partita non è finita")
    go(other, f"replay/{table}/nonsense")
    expect(other.locator("main.board")).to_have_attribute("data-move", "0")


def test_a_damaged_record_is_refused_with_its_place(new_page: NewPage) -> None:
    page = new_page()
    table = make_table(page, body("me"), script(WHOLE))
    record = page.request.get(f"{home(page)}api/tables/{table}/export").text()
    lines = record.splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("1 "))
    for text, said in (("hello", "line 1"), ("\n".join([*lines[: first + 4], *lines[first + 5 :]]), "line")):
        paste(page, text)
        expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text(said)
    assert violations(page, "dark") == []
    paste(page, record)
    expect(page.locator("main.board")).to_have_attribute("data-move", "0")


def test_a_shared_replay_goes_where_its_leader_goes_and_sees_what_the_leader_sees(new_page: NewPage) -> None:
    yellow, blue, table = two_at_a_table(new_page)
    play_quickly(yellow.page, table, [("yellow", "line thief")])
    give_up(blue)
    watcher = new_page()
    for page in (yellow.page, blue.page, watcher):
        go(page, f"replay/{table}")
        expect(page.locator("main.board")).to_have_attribute("data-move", "0")
    expect(watcher.get_by_role("button", name="Lead the others")).to_have_count(0)
    blue.page.get_by_role("button", name="Guida gli altri").click()
    blue.page.get_by_label("Vista da").select_option("open")
    blue.page.get_by_role("button", name="Una mossa avanti").click()
    for page in (yellow.page, watcher):
        expect(page.locator("main.board")).to_have_attribute("data-move", "1")
        expect(page.locator("main.board")).to_have_attribute("data-eyes", "yellow blue")
    blue.page.get_by_role("button", name="Smetti di guidare").click()
    expect(watcher.get_by_text("leads the replay")).to_have_count(0)


def test_a_fork_goes_on_from_its_move_against_a_bot(new_page: NewPage) -> None:
    page = new_page()
    person = Person(page)
    table = make_table(page, body("me"), script(WHOLE))
    go(page, f"replay/{table}/40/open")
    expect(page.locator("main.board")).to_have_attribute("data-move", "40")
    page.get_by_role("button", name="as Yellow").click()
    person.wait_for_question()
    assert table not in page.url
    assert person.state["eyes"] == ["yellow"]
    assert person.state["players"][1]["kind"] == "bot"
    assert person.seq >= 40


def test_a_rematch_turns_the_seats_and_both_find_it(new_page: NewPage) -> None:
    yellow, blue, _ = two_at_a_table(new_page)
    give_up(blue)
    blue.page.get_by_role("button", name="Rivincita").click()
    yellow.page.get_by_role("link", name="To the rematch").click()
    yellow.wait(lambda: yellow.state["eyes"] == ["blue"] and yellow.state["affairs"]["started"])
    blue.wait(lambda: blue.state["eyes"] == ["yellow"] and blue.state["affairs"]["started"])
