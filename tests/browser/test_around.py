"""Around the table, as people use it: requests, the lobby, names, clocks, ends, replays, the check of the luck."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import Person, make_table, play_quickly
from tests.browser.script import TARGET, WHOLE, script

Tree = dict[str, Any]
FIRST_LAID: Final = 10  # moves: each side has laid one token, and nobody has learnt anything since


def body(blue: str = "link", **settings: Any) -> Tree:
    seats: list[Tree] = [{"kind": "me", "roles": ["yellow"]}, {"kind": blue, "roles": ["blue"]}]
    if blue == "bot":
        seats[1]["level"] = "novice"
    if blue == "me":
        seats = [{"kind": "me", "roles": ["yellow", "blue"]}]
    return {"game": "twister", "options": {"target_points": TARGET}, "seats": seats, "seed": str(WHOLE), **settings}


def home(page: Page) -> str:
    return page.url.split("#")[0]


def two_at_a_table(new_page: NewPage, **settings: Any) -> tuple[Person, Person, str]:
    """Two people in browsers of their own at a public table."""
    host, guest = new_page(), new_page(lang="it-IT")
    yellow, blue = Person(host), Person(guest)
    wish = body(settings={"public": True, "title": "Friday", **settings})
    table = make_table(host, wish)
    host.goto(f"{home(host)}#/table/{table}")
    guest.reload()
    guest.locator(f'[data-table="{table}"]').get_by_role("button", name="Siediti come").click()
    guest.locator(".dock .prompt").wait_for()
    return yellow, blue, table


def test_a_public_table_is_joined_in_the_lobby_and_started_by_its_host(new_page: NewPage) -> None:
    yellow, blue, _ = two_at_a_table(new_page, start="host")
    expect(blue.page.get_by_text("Chi ospita darà inizio")).to_be_visible()
    yellow.page.get_by_role("button", name="Start the game").click()
    yellow.wait_for_question()
    yellow.click_move("line thief")


def test_undo_by_consent_is_asked_declined_and_granted(new_page: NewPage) -> None:
    yellow, blue, table = two_at_a_table(new_page)
    for role, move in script(WHOLE)[:FIRST_LAID]:
        play_quickly((yellow if role == "yellow" else blue).page, table, [(role, move)])
    yellow.page.get_by_role("button", name="Ask the others to take back").click()
    expect(yellow.page.get_by_text("Waiting for Blue.").first).to_be_visible()
    blue.page.get_by_role("button", name="Rifiuta").click()
    expect(yellow.page.get_by_role("button", name="Withdraw")).to_have_count(0)
    yellow.page.get_by_role("button", name="Ask the others to take back").click()
    before = len(blue.states)
    blue.page.get_by_role("button", name="Accetta").click()
    blue.wait(lambda: any(state["cause"] == "undo" for state in blue.states[before:]))


def test_a_draw_is_offered_and_agreed_and_a_rematch_changes_sides(new_page: NewPage) -> None:
    yellow, blue, _ = two_at_a_table(new_page)
    yellow.page.keyboard.press("Escape")
    yellow.page.get_by_role("button", name="This table").click()
    yellow.page.get_by_role("button", name="Offer a draw").click()
    blue.page.get_by_role("button", name="Accetta").click()
    expect(yellow.page.get_by_role("dialog", name="Nobody has won")).to_be_visible()
    yellow.page.get_by_role("button", name="Rematch").click()
    blue.page.get_by_role("link", name="Alla rivincita").click()
    yellow.wait(lambda: yellow.state["eyes"] == ["blue"])
    blue.wait(lambda: blue.state["eyes"] == ["yellow"])


def test_resigning_is_pressed_twice(new_page: NewPage) -> None:
    yellow, blue, _ = two_at_a_table(new_page)
    blue.page.get_by_role("button", name="Questo tavolo").click()
    blue.page.get_by_role("button", name="Abbandona", exact=True).click()
    blue.page.get_by_role("button", name="Abbandoni davvero?").click()
    expect(yellow.page.get_by_role("dialog", name="You have won")).to_be_visible()


def test_a_clock_runs_where_somebody_is_asked(new_page: NewPage) -> None:
    page = new_page()
    page.locator("a[href='#/new/twister']").click()
    page.locator("summary", has_text="At the table").click()
    page.get_by_role("radiogroup", name="Clock").get_by_text("For each move").click()
    page.locator("#clock-minutes").fill("5")
    page.locator("#clock-minutes").press("Tab")
    page.get_by_role("button", name="Open the table").first.click()
    clocks = page.get_by_role("timer", name="Clocks")
    expect(clocks.locator(".run b")).to_have_text(re.compile(r"4:5\d"))


def test_a_name_with_a_password_brings_the_tables_along(new_page: NewPage) -> None:
    page, elsewhere = new_page(), new_page()
    name = f"Ada {page.evaluate('Date.now()')}"
    table = make_table(page, body("bot"))
    tell_name(page, name, "Take this name")
    expect(page.get_by_role("button", name=name)).to_be_visible()
    tell_name(elsewhere, name, "log in")
    elsewhere.reload()
    expect(elsewhere.locator(f'[data-table="{table}"]')).to_contain_text("It is your turn")


def tell_name(page: Page, name: str, how: str) -> None:
    page.get_by_role("button", name="Tell your name").click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill("a long enough secret")
    page.get_by_role("button", name=how).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_finished_game_is_replayed_forked_saved_and_pasted_back(new_page: NewPage) -> None:
    page = new_page()
    table = make_table(page, body("me"), script(WHOLE))
    page.goto(f"{home(page)}#/replay/{table}/30/open")
    board = page.locator("main.board")
    expect(board).to_have_attribute("data-move", "30")
    page.get_by_role("button", name="One move on").click()
    expect(board).to_have_attribute("data-move", "31")
    assert page.url.endswith(f"#/replay/{table}/31/open")
    page.get_by_label("Seen by").select_option("blue")
    expect(board).to_have_attribute("data-eyes", "blue")
    record = page.request.get(f"{home(page)}api/tables/{table}/export").text()
    page.get_by_role("button", name="as Blue").click()
    page.locator(".dock .prompt").wait_for()
    assert table not in page.url
    page.goto(f"{home(page)}#/")
    page.get_by_role("button", name="Tell your name").click()
    page.locator("summary", has_text="Paste a record").click()
    page.get_by_role("textbox", name="Paste a record").fill(record)
    page.get_by_role("button", name="Check and open").click()
    expect(board).to_have_attribute("data-move", "0")


def test_one_leads_the_replay_and_the_other_follows(new_page: NewPage) -> None:
    yellow, blue, table = two_at_a_table(new_page)
    play_quickly(yellow.page, table, [("yellow", "line thief")])
    yellow.page.keyboard.press("Escape")
    blue.page.get_by_role("button", name="Questo tavolo").click()
    blue.page.get_by_role("button", name="Abbandona", exact=True).click()
    blue.page.get_by_role("button", name="Abbandoni davvero?").click()
    for person in (yellow, blue):
        person.wait(lambda person=person: person.state["result"] is not None)  # type: ignore[misc]
        person.page.goto(f"{home(person.page)}#/replay/{table}")
        expect(person.page.locator("main.board")).to_have_attribute("data-move", "0")
    yellow.page.get_by_role("button", name="Lead the others").click()
    yellow.page.get_by_role("button", name="One move on").click()
    expect(blue.page.locator("main.board")).to_have_attribute("data-move", "1")
    expect(blue.page.get_by_text("guida la visione")).to_be_visible()


def test_the_browser_checks_the_luck(new_page: NewPage) -> None:
    page = new_page()
    table = make_table(page, body("me"), script(WHOLE))
    page.goto(f"{home(page)}#/table/{table}")
    page.get_by_text("Was the luck fair?").click()
    expect(page.get_by_text("the seed fits the number")).to_be_visible()


def test_people_talk_and_one_may_stop_listening(new_page: NewPage) -> None:
    yellow, blue, _ = two_at_a_table(new_page)
    for person, table, chat in ((yellow, "This table", "Chat"), (blue, "Questo tavolo", "Chiacchiere")):
        person.page.get_by_role("button", name=table).click()
        person.page.get_by_role("dialog").get_by_role("button", name=chat).click()
    yellow.page.get_by_label("Say something").fill("<b>Good luck</b>")
    yellow.page.get_by_role("button", name="Send").click()
    expect(blue.page.get_by_text("<b>Good luck</b>")).to_be_visible()
    blue.page.get_by_role("button", name="Non mostrare più").click()
    expect(blue.page.get_by_text("Good luck")).to_have_count(0)
    blue.page.get_by_role("button", name="Mostra di nuovo").click()
    expect(blue.page.get_by_text("<b>Good luck</b>")).to_be_visible()
