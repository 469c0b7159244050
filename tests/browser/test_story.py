"""The table tells the story: scenes in the log, pace, recap, race, moments, the table as it was."""

from __future__ import annotations

import json
import re
import time
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.caver import ROLES, Caver, sit
from tests.browser.company import body
from tests.browser.conftest import NewPage
from tests.browser.player import Person, make_table, play_quickly
from tests.browser.screens import LATE
from tests.browser.script import WHOLE, script, until_offered

SIZES: Final = ((1440, 900), (1366, 650), (1000, 760), (390, 844), (844, 390))
LOOKED_AT: Final = 60  # samples of log and board while others play
SEEN: Final = 1.2  # seconds that a fight's cards lie open at normal speed
AT_ONCE: Final = """() => {
  const table = document.querySelector('.table');
  const rows = [...document.querySelectorAll('.lines [data-at]')].map(row => Number(row.dataset.at));
  return [Number(table.dataset.seq), Number(table.dataset.log), Math.max(-1, ...rows)];
}"""


def knight(new_page: NewPage, **wishes: Any) -> Caver:
    return sit(new_page(wishes={"moments": False, **wishes}), "knight")


def end_turn(person: Caver) -> None:
    """Whatever ends it soonest, until somebody else plays."""
    for _ in range(20):
        move = next((o["move"] for o in person.options if o["move"] in ("end", "done", "stop")), None)
        person.click_move(move or person.options[0]["move"])
        if not person.options:
            return
    raise AssertionError(f"the turn does not end: {person.acts}")


def waiting(page: Page) -> int:
    return int(page.locator(".pace [data-waiting]").get_attribute("data-waiting") or 0)


def told(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-log") or 0)


def others_have_played(person: Caver) -> None:
    """A round that was sent, of which nothing has been told since the page was paused."""
    person.page.keyboard.press("Space")
    end_turn(person)
    person.wait(lambda: bool(person.options))
    assert waiting(person.page) > 4


# ---------------------------------------------------------------------- the log
def test_the_story_has_turns_deeds_and_what_came_of_them(new_page: NewPage) -> None:
    person = knight(new_page, speed="none")
    page = person.page
    end_turn(person)
    person.wait_for_question()
    heads = page.locator(".log .th")
    expect(heads.filter(has_text="The Goblins")).to_be_visible()
    place = page.locator(".log .deed:has(li)").first.get_attribute("data-at")
    deed = page.locator(f'.log [data-at="{place}"]')
    effects = deed.locator("li").count()
    fold = deed.locator(".fold")
    assert fold.get_attribute("aria-expanded") == "true"
    fold.click()
    expect(deed.locator("li")).to_have_count(0)
    fold.click()
    expect(deed.locator("li")).to_have_count(effects)
    before = page.locator(".log .deed").count()
    page.locator(".log .filters .who[aria-pressed]").nth(1).click()  # without the Goblins
    expect(heads.filter(has_text="The Goblins")).to_have_count(0)
    assert 0 < page.locator(".log .deed").count() < before
    page.locator(".log .filters select").select_option("deeds")
    expect(page.locator(".log .deed li")).to_have_count(0)


def test_a_line_shows_the_table_as_it_was_and_leads_back(new_page: NewPage) -> None:
    person = knight(new_page, speed="none")
    page = person.page
    end_turn(person)
    person.wait_for_question()
    page.reload()  # what this page had seen is gone: the server knows
    person.wait_for_question()
    now = page.locator(".map").inner_html()
    page.locator(".log .deed .then").first.click()
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    expect(page.locator(".log .deed.shown")).to_have_count(1)
    assert page.locator(".map").inner_html() != now
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Back to now")).to_have_count(0)
    assert person.options


# ---------------------------------------------------------------------- pace
def test_pause_next_previous_and_to_my_decision(new_page: NewPage) -> None:
    person = knight(new_page)
    page = person.page
    others_have_played(person)
    before, scenes = told(page), waiting(page)
    page.wait_for_timeout(1500)
    assert told(page) == before
    for n in (1, 2):
        page.keyboard.press("ArrowRight")
        person.wait(lambda n=n: waiting(page) == scenes - n)  # type: ignore[misc]
    here = told(page)
    assert here > before
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    shown = page.evaluate(AT_ONCE)[2]
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Back to now")).to_have_count(0)
    assert page.evaluate(AT_ONCE)[2] >= shown
    assert told(page) == here
    page.locator(".pace .to.go").click()
    person.wait_for_question()
    assert waiting(page) == 0
    assert page.locator(".dock [data-move]").count()


def test_the_speed_is_kept_and_step_waits(new_page: NewPage) -> None:
    person = knight(new_page)
    page = person.page
    page.keyboard.press("Shift+Digit1")
    assert json.loads(page.evaluate("localStorage.getItem('underkeep-settings')"))["speed"] == "step"
    end_turn(person)
    person.wait(lambda: bool(person.options))
    scenes = waiting(page)
    page.wait_for_timeout(1500)
    assert waiting(page) == scenes > 4
    page.keyboard.press("Shift+Digit4")
    person.wait(lambda: waiting(page) < scenes)


def test_the_log_is_never_ahead_of_the_board(new_page: NewPage) -> None:
    person = knight(new_page, speed="fast")
    page = person.page
    end_turn(person)
    seen = set()
    for _ in range(LOOKED_AT):
        seq, lines, last = page.evaluate(AT_ONCE)
        ends = {state["seq"]: state["log_from"] + len(state["log"]) for state in person.states}
        assert last < lines <= ends[seq]
        seen.add(seq)
        page.wait_for_timeout(60)
    assert len(seen) > 3


# ---------------------------------------------------------------------- since your last turn
def test_the_recap_comes_with_my_decision_and_goes_when_i_act(new_page: NewPage) -> None:
    person = knight(new_page)
    page = person.page
    others_have_played(person)
    page.keyboard.press("End")
    person.wait_for_question()
    sentences = page.locator("[data-recap]")
    expect(sentences).to_have_count(len(person.state["recap"]))
    assert 1 <= len(person.state["recap"]) <= 7
    expect(page.locator("[data-disc]").first).to_be_visible()
    page.reload()
    person.wait_for_question()
    expect(sentences).to_have_count(len(person.state["recap"]))
    sentences.first.click()
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    page.keyboard.press("Escape")
    person.click_move(person.options[0]["move"])
    expect(sentences).to_have_count(0)
    expect(page.locator("[data-disc]")).to_have_count(0)


# ---------------------------------------------------------------------- the race
def test_the_race_is_in_sight_at_every_size(new_page: NewPage) -> None:
    person = knight(new_page, speed="none")
    page = person.page
    goals = page.locator(".race .goal")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(goals).to_have_count(len(ROLES))
        for n, role in enumerate(ROLES):
            box = goals.nth(n).bounding_box()
            assert box, (role, width)
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width + 1
            assert box["y"] + box["height"] <= height * 0.3, (role, width)
        wanted = [(goal["role"], str(goal["have"])) for goal in person.state["race"]]
        shown = [(g.get_attribute("data-role"), g.get_attribute("data-have")) for g in goals.all()]
        assert shown == wanted
    page.set_viewport_size({"width": 1440, "height": 900})
    goals.first.click()
    expect(page.locator(".race .pop")).to_contain_text("The Knight")


# ---------------------------------------------------------------------- moments
def test_the_cards_of_a_fight_are_seen_although_the_game_goes_on(new_page: NewPage) -> None:
    """The turn ends with the fight, and the next one begins at once, which clears the cards away."""
    moves = script(WHOLE)
    asked = len(until_offered("card", "yellow", LATE))
    host = new_page()
    table = make_table(host, body(blue="me"), moves[:asked])
    page = new_page(wishes={"moments": False})
    person = Person(page)
    page.goto(f"{page.url.split('#')[0]}#/table/{table}/watch")
    page.locator(".fight").wait_for()
    play_quickly(host, table, moves[asked : asked + 30])
    page.locator(".outcome").wait_for()
    began = time.monotonic()
    person.wait(lambda: person.seq > int(page.locator(".table").get_attribute("data-seq") or 0))
    while time.monotonic() < began + SEEN:
        assert page.locator(".outcome").is_visible()
        page.wait_for_timeout(40)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_moment_has_a_card_until_it_is_dismissed(new_page: NewPage, motion: str) -> None:
    page = new_page(motion=motion, wishes={"speed": "none" if motion == "reduce" else "fast"})
    bots = [{"kind": "bot", "roles": [role], "level": "novice"} for role in ROLES]
    table = make_table(page, {"game": "vast", "options": {}, "seats": bots, "seed": "5"})
    person = Person(page)
    page.goto(f"{page.url.split('#')[0]}#/table/{table}")
    card = page.get_by_role("alertdialog")
    expect(card).to_be_visible()
    first = card.inner_text()
    assert re.search(r"\w", card.locator("#moment-text").inner_text())
    card.get_by_role("button", name="Go on").click()
    person.wait(lambda: card.count() == 0 or card.inner_text() != first)
