"""The first games of a role: a set-up that is prepared, hints beside the question that end by themselves."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Person

WITH_HINTS = {"speed": "none", "moments": False, "hints": True}


def wait_for_first_turn(person: Person) -> None:
    """Until an action card may be played; if the bot begins, what it reveals is placed on the way."""
    person.wait(lambda: bool(person.options) and person.options[0]["move"].split()[0] not in ("line", "lay"))
    while not any(option["move"].startswith("play") for option in person.options):
        person.wait_for_question()
        person.click_move(str(person.options[0]["move"]))
        person.wait(lambda: bool(person.options))


def test_two_presses_lead_to_the_first_turn_of_a_prepared_team(new_page: NewPage) -> None:
    page = new_page()
    person = Person(page)

    page.locator(".game[data-game=twister] .btn.go").click()
    page.locator("dialog[open] .begin").click()

    wait_for_first_turn(person)
    assert sum(act.startswith("line") for act in person.acts) == 4
    assert sum(act.startswith("lay") for act in person.acts) == 10


def test_whoever_began_by_hand_can_still_leave_the_rest_to_a_plan(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    person = Person(page)
    person.play_now()

    page.get_by_role("button", name="Place them for me").click()
    page.locator("[data-plan=wall]").click()

    wait_for_first_turn(person)
    assert person.acts[0] == "line troll"


def test_hints_stand_beside_the_question_point_and_are_said_once(new_page: NewPage) -> None:
    page = new_page(wishes=WITH_HINTS)
    person = Person(page)
    page.locator(".game[data-game=twister] .btn.go").click()
    page.locator("dialog[open] .begin").click()
    wait_for_first_turn(person)
    hint = page.locator(".dock .guide p")
    expect(hint).to_contain_text("Each turn begins with an Action card")

    person.click_move("play 2")

    expect(hint).not_to_contain_text("Each turn begins with an Action card")
    page.get_by_role("button", name="No more hints").click()
    expect(page.locator(".guide")).to_have_count(0)
