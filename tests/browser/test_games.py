"""Whole games in real browsers: by clicks with every kind of action, by keyboard in the text view, on one device."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Served
from tests.browser.player import Person, make_table, wait_together
from tests.browser.script import REST, TARGET, WHOLE, Move, beginning, dice_of, missing, script, until_offered


def open_table(page: Page, seed: int, **seats: str) -> None:
    """The set-up form: who sits where, points and seed."""
    page.locator("a[href='#/new/twister']").click()
    page.wait_for_url("**/#/new/twister")
    for role, kind in seats.items():
        page.get_by_role("radiogroup", name=role.title()).get_by_text(kind, exact=True).click()
    page.get_by_label("Victory points to win").fill(str(TARGET))
    page.get_by_role("textbox", name="Seed").fill(str(seed))
    page.get_by_role("button", name="Open the table").first.click()


def two_browsers(new_page: NewPage, seed: int, moves: list[Move]) -> tuple[Page, Page]:
    """Two people in browsers of their own, the second by the link that the first gave, click those moves."""
    host = new_page()
    yellow = Person(host)
    open_table(host, seed, yellow="Me", blue="Friend")
    void = host.get_by_label("Link for Blue").input_value()
    host.get_by_role("button", name="New link").click()
    expect(host.get_by_label("Link for Blue")).not_to_have_value(void)
    link = host.get_by_label("Link for Blue").input_value()
    host.get_by_role("button", name="Close").click()
    guest = new_page()
    blue = Person(guest)
    guest.goto(void)
    guest.get_by_role("alert").wait_for()
    guest.goto(link)
    guest.locator(".dock .prompt").wait_for()
    expect(guest).not_to_have_url(re.compile("/seat/"))  # the token has left the address bar
    people = {"yellow": yellow, "blue": blue}
    for role, move in moves:
        wait_together(yellow, blue)
        people[role].click_move(move)
    assert len(yellow.acts) + len(blue.acts) == len(moves)
    return host, guest


def test_every_kind_of_action_is_in_the_scripts() -> None:
    assert not missing([*script(WHOLE), *beginning(*REST)]), "python -m tests.browser.script finds other seeds"


def test_two_browsers_play_a_whole_game_by_clicks(new_page: NewPage) -> None:
    for page in two_browsers(new_page, WHOLE, script(WHOLE)):
        expect(page.get_by_role("dialog", name=re.compile("You have (won|lost)"))).to_be_visible()


def test_two_browsers_click_what_that_game_lacked(new_page: NewPage) -> None:
    host, guest = two_browsers(new_page, REST[0], beginning(*REST))
    for page in (host, guest):
        expect(page.locator(".lastline, .lines")).not_to_have_count(0)


def test_a_whole_game_by_keyboard_and_text_view(new_page: NewPage) -> None:
    page = new_page()
    person = Person(page)
    page.locator("a[href='#/new/twister']").press("Enter")
    points = page.get_by_label("Victory points to win")
    points.focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("1")
    page.get_by_role("button", name="Open the table").first.press("Enter")
    person.wait_for_question()
    page.keyboard.press("t")
    dice = dice_of(5)
    for _ in range(600):
        person.wait(lambda: bool(person.options) or person.state["result"] is not None)
        if person.state["result"]:
            break
        person.type_move(forward(person, dice))
    expect(page.get_by_role("dialog")).to_be_visible()


def forward(person: Person, dice: random.Random) -> str:
    """Towards the other line, so that the game ends soon."""
    moves: list[str] = [option["move"] for option in person.options]
    goals = sorted((move for move in moves if move.startswith("to ")), key=lambda move: move[3])
    if goals:
        return dice.choice(goals[-2:])
    for verb in ("reveal", "walk"):
        able = [move for move in moves if move.startswith(verb)]
        if able and dice.random() < 0.8:
            return dice.choice(able)
    return dice.choice([move for move in moves if move != "done"] or moves)


def test_hot_seat_hides_one_side_from_the_other(new_page: NewPage) -> None:
    page = new_page()
    person = Person(page)
    open_table(page, 1, yellow="Hot-seat", blue="Hot-seat")
    page.get_by_role("heading", name="Pass to Yellow").wait_for()
    assert person.state["eyes"] == []
    page.get_by_role("button", name="I am Yellow").click()
    for kind in ("thief", "troll", "cleric", "goblin"):
        person.click_move(f"line {kind}")
    page.get_by_role("heading", name="Pass to Blue").wait_for()
    assert page.locator(".map, .textview").count() == 0  # nothing of Yellow's is in the page
    page.get_by_role("button", name="I am Blue").click()
    person.wait(lambda: person.state["eyes"] == ["blue"])
    hidden = [token for token in person.state["view"]["tokens"] if token["owner"] == "yellow" and token["face_down"]]
    assert hidden == []
    person.click_move("line thief")


def test_reload_in_the_middle_of_a_chain_goes_on_there(new_page: NewPage) -> None:
    page, person = in_play(new_page)
    walker = next(option["move"] for option in person.options if option["move"].startswith("walk"))
    person.click_move(walker)
    person.wait(lambda: person.state["view"]["journey"] is not None)
    known = len(person.states)
    page.reload()
    person.wait(lambda: len(person.states) > known)
    assert person.state["view"]["journey"] is not None
    person.click_move(person.options[0]["move"])


def test_undo_takes_back_the_chain_step_by_step(new_page: NewPage) -> None:
    page, person = in_play(new_page)
    before = person.state["view"]
    person.click_move(next(option["move"] for option in person.options if option["move"].startswith("walk")))
    person.wait(lambda: person.state["view"]["journey"] is not None)
    page.get_by_role("button", name="Take back the last step").click()
    person.wait(lambda: person.state["cause"] == "undo")
    after = person.state["view"]
    assert (after["tokens"], after["action_points"], after["journey"]) == (
        before["tokens"],
        before["action_points"],
        None,
    )


def test_why_not_is_answered_in_one_line_with_its_rule(new_page: NewPage) -> None:
    page, person = in_play(new_page)
    enemy = next(t["at"] for t in person.state["view"]["tokens"] if t["owner"] == "blue" and t["character"] and t["at"])
    page.locator(f'[data-target="{enemy}"]').click()
    why = page.locator(".dock .why:not(.calm)")
    why.wait_for()
    rule = why.get_by_role("button")
    name = rule.inner_text()
    assert re.fullmatch(r"[A-Z]+(-[A-Z0-9]+)+", name)
    rule.click()
    panel = page.get_by_role("dialog", name="Rulebook")
    expect(panel.get_by_text("You asked why not")).to_be_visible()
    expect(panel.locator(f"#rule-{name}")).to_be_visible()


def test_a_spectator_sees_no_secret_and_may_not_act(new_page: NewPage) -> None:
    page, person = in_play(new_page)
    other = new_page()
    watcher = Person(other)
    other.goto(f"{page.url}/watch")
    other.get_by_text("You are watching.").wait_for()
    assert all(side["combat_hand"] is None for side in watcher.state["view"]["sides"])
    assert watcher.state["prompts"] == []
    assert person.options


def test_the_table_comes_back_after_a_restart_of_the_server(new_page: NewPage, served: Served) -> None:
    page, person = in_play(new_page)
    seq, known = person.seq, len(person.states)
    served.stop()
    page.get_by_text("Connecting again").wait_for()
    served.start()
    person.wait(lambda: len(person.states) > known and person.seq >= seq)
    person.click_move(person.options[0]["move"])


def test_two_tabs_of_one_person_stay_together(new_page: NewPage) -> None:
    page, person = in_play(new_page)
    tab = page.context.new_page()
    second = Person(tab)
    tab.goto(page.url)
    tab.locator(".dock .prompt").wait_for()
    second.wait_for_question()
    person.click_move(person.options[0]["move"])
    second.wait(lambda: second.state["seq"] == person.state["seq"])


def in_play(new_page: NewPage) -> tuple[Page, Person]:
    """One person on both sides, past the set-up, asked whom to move."""
    page = new_page()
    person = Person(page)
    seats = [{"kind": "me", "roles": ["yellow", "blue"]}]
    body = {"game": "twister", "options": {"target_points": TARGET}, "seats": seats, "seed": str(WHOLE)}
    table = make_table(page, body, until_offered("walk", "yellow"))
    page.goto(f"{page.url.split('#')[0]}#/table/{table}")
    person.wait_for_question()
    return page, person
