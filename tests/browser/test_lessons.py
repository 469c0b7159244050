"""A lesson in the browser: from the home page to the first lesson, wrong tries told, done, and ticked off."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.learner import Learner, Reader, person_for
from underkeep.lessons import lesson_named

FIRST = [("twister", "way-out"), ("heroes", "turn-and-icons"), ("vast", "knight-turn")]


def test_a_lesson_is_done_by_clicks_and_ticked_off(new_page: NewPage) -> None:
    page = new_page(lang="it-IT")
    learner = Learner(page, lesson_named("twister", "way-out"), "it")

    learner.begin()
    learner.play()
    page.goto(f"{page.url.split('#')[0]}#/learn/twister")

    assert learner.tried >= 4
    expect(page.locator('.ticked [data-lesson="twister/way-out"]')).to_be_visible()

    other = new_page()
    name = {"name": f"Learner {time.time_ns()}", "password": "a long enough secret"}
    for browser, call in ((page, "me"), (other, "login")):
        assert browser.request.post(f"{browser.url.split('#')[0]}api/{call}", data=name).ok
        browser.goto(f"{browser.url.split('#')[0]}#/learn/twister")
        browser.reload()
        expect(browser.locator('.ticked [data-lesson="twister/way-out"]')).to_be_visible()
    other.goto(f"{other.url.split('#')[0]}#/me")
    expect(other.get_by_role("main")).to_contain_text("1 of 8")


@pytest.mark.parametrize(("game", "lesson"), FIRST)
def test_a_lesson_of_each_game_is_done_by_keyboard_alone(game: str, lesson: str, new_page: NewPage) -> None:
    """No pointer from the list of lessons to the end: wrong tries are pressed by Enter and told as well."""
    learner = Learner(new_page(), lesson_named(game, lesson), keys=True)

    learner.begin()
    learner.play()

    assert learner.tried >= 1


@pytest.mark.parametrize(("game", "lesson"), FIRST)
def test_a_lesson_of_each_game_is_done_in_the_text_view_alone(game: str, lesson: str, new_page: NewPage) -> None:
    learner = Reader(new_page(lang="it-IT"), lesson_named(game, lesson), "it", keys=True)

    learner.begin()
    learner.play()

    assert learner.tried >= 1


def test_on_a_phone_the_lesson_shows_does_and_takes_back(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    learner = Learner(page, lesson_named("twister", "way-out"))

    learner.begin()
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".lesson .hint")).to_contain_text("Press the one with the 3")
    page.get_by_role("button", name="Do it for me").click()
    expect(page.locator(".lesson h2")).to_have_text("Walk the Goblin out at v4.")
    page.get_by_role("button", name="Take back (Z)").click()

    expect(page.locator(".lesson h2")).to_have_text("Play your Action card of 3.")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_from_home_to_a_lesson_and_on_to_a_game_are_three_presses(new_page: NewPage) -> None:
    page = new_page()
    learner = Learner(page, lesson_named("twister", "way-out"))

    page.locator('[data-lesson="twister/way-out"]').click()
    learner.play()
    page.get_by_role("link", name="Play a game").click()
    page.locator("dialog[open] .begin").click()

    expect(page.locator(".dock .prompt")).to_be_visible()
    expect(page.locator(".lesson")).to_have_count(0)


MATTERS = [  # game, who one is, the first question, kinds of moves to choose from
    ("heroes", "The Dragon", "heroes-ask-play", {"play"}),
    ("vast", "The Knight", "vast-ask-knight", {"at", "cube"}),
]


@pytest.mark.parametrize(("game", "who", "question", "verbs"), MATTERS)
def test_play_now_says_who_one_is_and_asks_what_matters_after_two_presses(
    game: str, who: str, question: str, verbs: set[str], new_page: NewPage
) -> None:
    """No set-up and nothing forced comes first; Twister's prepared team: test_first_games."""
    page = new_page()
    person = person_for(game, page)

    page.locator(f".game[data-game={game}] .btn.go").click()
    expect(page.locator("dialog[open] dt")).to_have_text(
        ["Who you are", "How you win", "What a turn is", "Whom you play against"]
    )
    expect(page.locator("dialog[open] dd").first).to_contain_text(who)
    expect(page.locator("dialog[open] dd").last).to_contain_text("in your first two games")
    page.locator("dialog[open] .begin").click()
    person.wait_for_question()

    assert person.state["prompts"][0]["question"]["id"] == question
    assert all(sum(option["move"].startswith(f"{verb} ") for option in person.options) > 1 for verb in verbs)
    assert {player["level"] for player in person.players if player["kind"] == "bot"} == {"novice"}


def test_another_address_opens_the_card_of_another_game(new_page: NewPage) -> None:
    page = new_page()

    for game, name in (("twister", "Dungeon Twister"), ("vast", "Vast: The Crystal Caverns")):
        page.evaluate("hash => { location.hash = hash }", f"#/play/{game}")
        expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text(name)
