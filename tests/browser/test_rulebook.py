"""The rulebook in the browser: what it opens with, questions, worked examples, one's own role, paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage


def opened(page: Page, address: str) -> None:
    page.goto(f"{page.url.split('#')[0]}#/rules/{address}")


@pytest.mark.parametrize("game", ["twister", "heroes", "vast"])
def test_it_opens_with_how_to_win_a_turn_and_five_mistakes(game: str, new_page: NewPage) -> None:
    page = new_page()

    opened(page, game)

    expect(page.locator(".wins li").first).to_be_visible()
    expect(page.locator(".turn li").first).to_be_visible()
    expect(page.locator(".wrong li")).to_have_count(5)
    expect(page.locator(".example svg.map")).to_have_count(2)
    for picture in page.locator(".example [role=img]").all():
        assert len(picture.get_attribute("aria-label") or "") > 20


def test_a_question_in_italian_is_answered_and_its_words_are_marked(new_page: NewPage) -> None:
    page = new_page(lang="it-IT")
    opened(page, "vast")

    page.locator("#rule-search").fill("come vinco")

    expect(page.locator("section.one h3").first).to_contain_text("Come si vince")
    expect(page.locator("section.one mark").first).to_have_text("vince")
    expect(page.get_by_text("Cercato anche:")).to_be_visible()


def test_an_example_is_stepped_through_and_can_be_done(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    opened(page, "twister/DT-ROT-01")
    page.locator("#rule-DT-ROT-01 .uses .btn").first.click()
    figure = page.locator("#rule-DT-ROT-01 .example")

    expect(figure.get_by_text("1 of 2")).to_be_visible()
    figure.get_by_role("button", name="Step on").click()
    expect(figure.locator("p").last).to_contain_text("The Goblin went from q1 to u1")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    figure.get_by_role("button", name="Do it yourself").click()

    expect(page.locator(".lesson")).to_be_visible()


def test_at_the_table_it_opens_at_ones_own_role(new_page: NewPage) -> None:
    page = new_page()
    page.locator(".game[data-game=vast] .btn.go").click()
    page.locator("dialog[open] .begin").click()
    page.locator(".dock .prompt").wait_for()

    page.get_by_role("button", name="Rulebook").first.click()

    expect(page.locator(".wins .mine")).to_contain_text("The Knight")
    expect(page.get_by_role("heading", name="The Knight's turn")).to_be_visible()
    page.locator(".whose").get_by_role("button", name="The Thief").click()
    expect(page.get_by_role("heading", name="The Thief's turn")).to_be_visible()


def test_all_chapters_go_onto_paper(new_page: NewPage) -> None:
    page = new_page()
    page.evaluate("window.print = () => (window.printed = document.querySelectorAll('.paper p').length)")
    opened(page, "heroes")

    page.get_by_role("button", name="Print").click()

    page.wait_for_function("window.printed > 300")
