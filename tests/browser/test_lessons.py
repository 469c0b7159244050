"""A lesson in the browser: from the home page to the first lesson, wrong tries told, done, and ticked off."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.learner import Learner, person_for
from underkeep.lessons import lesson_named


def test_a_lesson_is_done_by_clicks_and_ticked_off(new_page: NewPage) -> None:
    page = new_page(lang="it-IT")
    learner = Learner(page, lesson_named("twister", "way-out"), "it")

    learner.begin()
    learner.play()
    page.goto(f"{page.url.split('#')[0]}#/learn/twister")

    assert learner.tried >= 4
    expect(page.locator('.ticked [data-lesson="twister/way-out"]')).to_be_visible()


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


@pytest.mark.parametrize("game", ["twister", "heroes", "vast"])
def test_play_now_says_who_one_is_and_asks_after_two_presses(game: str, new_page: NewPage) -> None:
    page = new_page()
    person = person_for(game, page)

    page.locator(f".game[data-game={game}] .btn.go").click()
    expect(page.locator("dialog[open] dd")).to_have_count(4)
    expect(page.locator("dialog[open]")).to_contain_text("They play gently in your first two games.")
    page.locator("dialog[open] .begin").click()
    person.wait_for_question()

    assert {player["level"] for player in person.players if player["kind"] == "bot"} == {"novice"}


def test_another_address_opens_the_card_of_another_game(new_page: NewPage) -> None:
    page = new_page()

    for game, name in (("twister", "Dungeon Twister"), ("vast", "Vast: The Crystal Caverns")):
        page.evaluate("hash => { location.hash = hash }", f"#/play/{game}")
        expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text(name)
