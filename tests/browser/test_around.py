"""Around the table, as people use it: requests, the lobby, names, clocks, ends, replays, the check of the luck."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.company import body, give_up, home, open_menu, play_script, two_at_a_table
from tests.browser.conftest import NewPage
from tests.browser.player import Person, make_table, play_quickly
from tests.browser.script import WHOLE, script

FIRST_LAID: Final = 10  # moves: each side has laid one token, and nobody has learnt anything since


def test_a_public_table_is_joined_in_the_lobby_and_started_by_its_host(new_page: NewPage) -> None:
    yellow, blue, _ = two_at_a_table(new_page, start="host")
    expect(blue.page.get_by_text("Chi ospita darà inizio")).to_be_visible()
    yellow.page.get_by_role("button", name="Start the game").click()
    yellow.wait_for_question()
    yellow.click_move("line thief")


def test_undo_by_consent_names_how_far_it_goes_and_is_declined_and_granted(new_page: NewPage) -> None:
    yellow, blue, table = two_at_a_table(new_page)
    play_script(yellow, blue, table, FIRST_LAID)
    ask(yellow, 2)
    expect(yellow.page.locator(".affair")).to_contain_text("Waiting for Blue.")
    expect(blue.page.locator(".affair")).to_contain_text("chiede di annullare 2 mosse")
    blue.page.get_by_text("Di che si tratta?").click()
    expect(blue.page.locator(".affair li")).to_have_count(2)
    blue.page.get_by_role("button", name="Rifiuta").click()
    expect(yellow.page.get_by_role("button", name="Withdraw")).to_have_count(0)
    ask(yellow, 2)
    blue.page.get_by_role("button", name="Accetta").click()
    blue.wait(lambda: blue.state["cause"] == "undo")
    assert blue.state["view"] == next(s["view"] for s in blue.states if s["seq"] == FIRST_LAID - 2)


def ask(person: Person, back: int) -> None:
    """The dialogue of taking back, so many moves."""
    person.page.get_by_role("button", name="Take back").click()
    person.page.get_by_role("dialog").get_by_role("radio").nth(back - 1).check()
    person.page.get_by_role("button", name=f"Ask the others to take back {back} moves").click()


def test_a_draw_is_offered_and_agreed_and_a_rematch_changes_sides(new_page: NewPage) -> None:
    yellow, blue, _ = two_at_a_table(new_page)
    open_menu(yellow)
    yellow.page.get_by_role("button", name="Offer a draw").click()
    blue.page.get_by_role("button", name="Accetta").click()
    expect(yellow.page.get_by_role("dialog", name="Nobody has won")).to_be_visible()
    yellow.page.get_by_role("button", name="Rematch").click()
    blue.page.get_by_role("link", name="Alla rivincita").click()
    yellow.wait(lambda: yellow.state["eyes"] == ["blue"])
    blue.wait(lambda: blue.state["eyes"] == ["yellow"])


def test_resigning_is_pressed_twice(new_page: NewPage) -> None:
    yellow, blue, _ = two_at_a_table(new_page)
    give_up(blue)
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
    waiting_for_me = elsewhere.get_by_role("region", name=re.compile("^Your turn"))
    expect(waiting_for_me.locator(f'[data-table="{table}"]')).to_be_visible()


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
    expect(page).to_have_url(re.compile(f"#/replay/{table}/31/open$"))
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
    give_up(blue)
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
