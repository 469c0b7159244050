"""The first games of a role: a set-up that is prepared, hints beside the question that end by themselves."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.learner import person_for
from tests.browser.player import Person

COVERED: Final = """(targets) => {
  const guide = document.querySelector('.guide');
  if (!guide) return [];
  const legal = [...document.querySelectorAll('.dock [data-move], .dock .can, main.board [data-target]')].filter(
    (one) => !one.dataset.target || targets.includes(one.dataset.target),
  );
  return legal.filter((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return box.width > 0 && guide.contains(document.elementFromPoint(x, y));
  }).map((one) => one.outerHTML.slice(0, 120));
}"""
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
    hint = page.locator(".guide p")
    expect(hint).to_contain_text("Each turn begins with an Action card")

    person.click_move("play 2")

    expect(hint).not_to_contain_text("Each turn begins with an Action card")
    page.get_by_role("button", name="No more hints").click()
    expect(page.locator(".guide")).to_have_count(0)


def first_game(page: Page, game: str) -> Person:
    person = person_for(game, page)
    page.locator(f".game[data-game={game}] .btn.go").click()
    page.locator("dialog[open] .begin").click()
    if game == "twister":
        wait_for_first_turn(person)
    person.wait_for_question()
    return person


def likely(person: Person) -> str:
    """What somebody who does not end at once would do."""
    moves = [str(option["move"]) for option in person.options]
    return next((move for move in moves if move.split()[0] not in ("done", "end", "throw", "pass")), moves[0])


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["390x844", "1440x900"])
@pytest.mark.parametrize("game", ["twister", "heroes", "vast"])
def test_a_hint_covers_nothing_that_can_be_chosen_and_is_said_once(
    game: str, size: dict[str, Any], new_page: NewPage
) -> None:
    page = new_page(wishes=WITH_HINTS, **size)
    person = first_game(page, game)
    hint = page.locator(".guide p")
    expect(hint).to_be_visible()
    said: list[str] = []

    for _ in range(5):
        text = hint.inner_text() if hint.count() else ""
        targets = sorted({person.where(target) for option in person.options for target in option["targets"]})
        assert page.evaluate(COVERED, targets) == []
        assert not text or text not in said
        said.append(text)
        person.click_move(likely(person))
        person.wait_for_question()

    assert said[0]
