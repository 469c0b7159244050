"""What people agree on, and what happens when they do not come: refused requests, ends, the host, clocks."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.company import Tree, body, go, open_menu, play_script, two_at_a_table
from tests.browser.conftest import PHONE, NewPage
from tests.browser.inspection import SMALL_TARGETS, violations
from tests.browser.player import Person, make_table
from tests.browser.script import WHOLE, script

ABSENT: Final = 10  # seconds: the least that a table may wait for somebody
CLANS: Final = ("gnoll", "witch")
LINES: Final = next(n for n, (_, move) in enumerate(script(WHOLE)) if not move.startswith("line"))  # then all see them


# ---------------------------------------------------------------------- undo
def test_a_refused_undo_says_who_learnt_what(new_page: NewPage) -> None:
    yellow, blue, table = two_at_a_table(new_page)
    play_script(yellow, blue, table, LINES)
    yellow.page.get_by_role("button", name="Take back: how far?").click()
    said = yellow.page.get_by_role("dialog")
    expect(said).to_contain_text("Nothing can be taken back: somebody else learnt something.")
    expect(said).to_contain_text("Blue: a lot was drawn.")
    assert violations(yellow.page, "dark") == []
    blue.page.get_by_role("button", name="Annulla: fin dove?").click()
    expect(blue.page.get_by_role("dialog")).to_contain_text("Giallo:")


def test_the_dialogue_of_taking_back_fits_a_phone_and_stops_at_what_others_learnt(new_page: NewPage) -> None:
    yellow, blue, table = two_at_a_table(new_page)
    play_script(yellow, blue, table, LINES + 3)
    phone = blue.page
    phone.set_viewport_size({"width": 390, "height": 844})
    phone.get_by_role("button", name="Annulla").click()
    said = phone.get_by_role("dialog")
    expect(said.get_by_role("radio")).to_have_count(3)
    expect(said).to_contain_text("Non più indietro: qualcun altro ha saputo qualcosa.")
    assert violations(phone, "light") == []
    assert phone.evaluate(SMALL_TARGETS) == []


# ---------------------------------------------------------------------- ends
def clans_at_a_table(new_page: NewPage) -> tuple[Person, Person]:
    seats = [{"kind": "me", "roles": [CLANS[0]]}, {"kind": "link", "roles": [CLANS[1]]}]
    wish: Tree = {"game": "heroes", "options": {"clans": list(CLANS)}, "seats": seats, "seed": "5"}
    first, second, _ = two_at_a_table(new_page, wish)
    return first, second


def test_a_game_played_together_is_given_up_by_all_or_not_at_all(new_page: NewPage) -> None:
    first, second = clans_at_a_table(new_page)
    for answer in ("Rifiuta", "Accetta"):
        open_menu(first)
        expect(first.page.get_by_role("button", name="Resign")).to_have_count(0)
        first.page.get_by_role("button", name="Give up together").click()
        expect(second.page.locator(".affair")).to_contain_text("chiede di arrendersi insieme")
        second.page.get_by_role("button", name=answer).click()
        expect(second.page.get_by_role("button", name=answer)).to_have_count(0)
    expect(first.page.get_by_role("dialog", name="You have lost")).to_contain_text("All gave up together.")
    expect(second.page.get_by_role("dialog", name="Hai perso")).to_be_visible()


def test_a_draw_may_be_declined_and_the_offer_withdrawn(new_page: NewPage) -> None:
    yellow, blue, _ = two_at_a_table(new_page)
    open_menu(yellow)
    yellow.page.get_by_role("button", name="Offer a draw").click()
    expect(yellow.page.get_by_role("button", name="Withdraw")).to_be_visible()
    blue.page.get_by_role("button", name="Rifiuta").click()
    expect(yellow.page.get_by_role("button", name="Withdraw")).to_have_count(0)
    open_menu(yellow)
    yellow.page.get_by_role("button", name="Offer a draw").click()
    expect(blue.page.get_by_role("button", name="Accetta")).to_be_visible()
    yellow.page.get_by_role("button", name="Withdraw").click()
    expect(blue.page.get_by_role("button", name="Accetta")).to_have_count(0)
    assert blue.state["result"] is None


def test_the_host_closes_the_table_for_all_three(new_page: NewPage) -> None:
    yellow, blue, table = two_at_a_table(new_page)
    watcher = new_page()
    go(watcher, f"table/{table}/watch")
    watcher.locator(".dock .prompt").wait_for()
    open_menu(blue, "it-IT")
    expect(blue.page.get_by_role("button", name="Chiudi il tavolo")).to_have_count(0)
    open_menu(yellow)
    yellow.page.get_by_role("button", name="Close the table").click()
    yellow.page.get_by_role("button", name="Really close it for all?").click()
    expect(yellow.page.get_by_role("dialog", name="Nobody has won")).to_contain_text("The host closed the table")
    expect(watcher.get_by_role("dialog", name="Nobody has won")).to_be_visible()


# ---------------------------------------------------------------------- those who are away
def test_a_bot_plays_for_somebody_who_left_until_they_return(new_page: NewPage) -> None:
    yellow, blue, table = two_at_a_table(new_page, absent=ABSENT)
    play_script(yellow, blue, table, 1)
    seat = blue.page.context
    blue.page.close()
    yellow.wait(lambda: not yellow.players[1]["here"])
    open_menu(yellow)
    yellow.page.get_by_role("button", name="Let a bot play", exact=True).click()
    expect(yellow.page.locator(".dock .why")).to_contain_text("only after the table has waited 10 seconds")
    yellow.page.wait_for_timeout((ABSENT + 1) * 1000)
    open_menu(yellow)
    yellow.page.get_by_role("button", name="Let a bot play", exact=True).click()
    yellow.wait(lambda: bool(yellow.players[1]["stand_in"]))
    yellow.wait(lambda: yellow.state["cause"] == "move")  # the bot has answered for blue

    page = seat.new_page()
    returned = Person(page)
    page.goto(f"{yellow.page.url.split('#')[0]}#/table/{table}")
    expect(page.get_by_text("Un bot gioca al tuo posto.")).to_be_visible()
    page.get_by_role("button", name="Riprendo il mio posto").click()
    yellow.wait(lambda: not yellow.players[1]["stand_in"])
    returned.wait(lambda: not returned.players[1]["stand_in"])
    page.close()


def test_a_bot_looks_after_a_seat_while_one_is_away(new_page: NewPage) -> None:
    page = new_page()
    yellow = Person(page)
    go(page, f"table/{make_table(page, body('bot'))}")
    yellow.wait_for_question()
    open_menu(yellow)
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_text("A bot plays for you.")).to_be_visible()
    yellow.wait(lambda: yellow.seq >= 3)  # it plays
    page.get_by_role("button", name="Take my seat back").press("Enter")  # two bots move everything under a pointer
    yellow.wait(lambda: not yellow.players[0]["stand_in"])
    yellow.wait_for_question()


# ---------------------------------------------------------------------- clocks
def hurried(new_page: NewPage, timeout: str, **how: Any) -> Person:
    """Alone against somebody who never comes, with two seconds for each move, on a phone in Italian."""
    page = new_page(lang="it-IT", **PHONE)
    clock = {"kind": "move", "seconds": 2, "timeout": timeout}
    person = Person(page)
    go(page, f"table/{make_table(page, body(how.get('blue', 'bot'), settings={'clock': clock}))}")
    person.wait(lambda: bool(person.states))
    return person


def test_time_up_and_a_bot_plays_on(new_page: NewPage) -> None:
    person = hurried(new_page, "bot")
    expect(person.page.get_by_text("Un bot gioca al tuo posto.")).to_be_visible()
    person.page.get_by_role("button", name="Riprendo il mio posto").click()
    person.wait(lambda: any(not state["players"][0]["stand_in"] for state in person.states if state["seq"] > 1))


def test_time_up_and_the_mildest_move_is_made(new_page: NewPage) -> None:
    person = hurried(new_page, "default")
    person.wait(lambda: person.seq >= 1)
    person.page.get_by_role("button", name="Storia").click()
    expect(person.page.get_by_text("Tempo scaduto").first).to_be_visible()


def test_time_up_and_the_game_is_lost(new_page: NewPage) -> None:
    person = hurried(new_page, "loss")
    dialog = person.page.get_by_role("dialog", name="Hai perso")
    expect(dialog).to_be_visible()
    assert violations(person.page, "dark") == []


def test_a_seat_that_nobody_took_is_given_to_a_bot(new_page: NewPage) -> None:
    page = new_page()
    yellow = Person(page)
    table = make_table(page, body(settings={"start": "host", "public": True}))
    go(page, f"table/{table}")
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    open_menu(yellow)
    page.get_by_role("button", name="Let a bot play", exact=True).click()
    yellow.wait(lambda: bool(yellow.players[1]["stand_in"]))


def test_a_third_finds_no_seat_left_and_looks_on(new_page: NewPage) -> None:
    _, _, table = two_at_a_table(new_page)
    third = new_page()
    tile = third.locator(f'[data-table="{table}"]')
    expect(tile.get_by_role("link", name="Look on")).to_be_visible()
    expect(tile.get_by_role("button")).to_have_count(0)
    tile.get_by_role("link", name="Look on").click()
    expect(third.get_by_text("You are watching.").first).to_be_visible()
