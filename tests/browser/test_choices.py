"""Choosing: what may come of it is told before, what is given up is asked once, the keyboard never falls off."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.choosing import TWISTER, open_table
from tests.browser.conftest import HASTE, NewPage
from tests.browser.script import until_offered
from tests.browser.whole_tables import TABLES

CAREFUL: Final = {**HASTE, "weigh": True}


def test_a_turn_that_gives_something_up_ends_after_one_question(new_page: NewPage) -> None:
    page = new_page(wishes=CAREFUL)
    person = open_table(page, TWISTER, until_offered("walk", "yellow"))
    end, before = page.locator(".dock .btn.end"), list(person.acts)
    expect(end).to_contain_text(re.compile(r"\d action points? (is|are) lost"))
    end.click()
    expect(page.get_by_role("button", name="Not yet")).to_be_visible()
    assert person.acts == before
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Not yet")).to_be_hidden()

    end.click()
    page.get_by_role("button", name="Do it and never ask").click()
    person.wait(lambda: person.acts == [*before, "done"])
    stored = page.evaluate("localStorage.getItem('underkeep-settings')")
    assert '"weigh":false' in stored


def test_a_fight_says_its_numbers_before_it_begins(new_page: NewPage) -> None:
    page = new_page()
    moves = until_offered("fight", "yellow")
    person = open_table(page, TWISTER, moves)
    fight = next(option for option in person.options if option["move"].startswith("fight"))
    person.click_target(fight["targets"][0], len(person.acts))
    page.locator(f'.dock [data-move="{fight["move"]}"]').hover()

    expect(page.locator(".dock .why")).to_contain_text(re.compile(r"Strength \d+ against \d+ before the cards"))
    expect(page.locator(".dock .why")).to_contain_text(re.compile(r"won \d+ times out of 100, lost \d+"))


def test_on_a_touch_screen_a_risk_is_told_before_the_second_tap(new_page: NewPage) -> None:
    page = new_page(
        wishes=CAREFUL, viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True, device_scale_factor=2
    )
    person = open_table(page, TWISTER, until_offered("fight", "yellow"))
    fight = next(option for option in person.options if option["move"].startswith("fight"))
    before = list(person.acts)
    person.click_target(fight["targets"][0], len(person.acts))
    page.locator(f'.dock [data-move="{fight["move"]}"]').tap()
    expect(page.locator(".dock .why")).to_contain_text("before the cards")
    assert person.acts == before

    page.locator(f'.dock [data-move="{fight["move"]}"]').tap()
    person.wait(lambda: person.acts == [*before, fight["move"]])


def test_the_keyboard_goes_on_at_the_next_question(new_page: NewPage) -> None:
    page = new_page()
    person = open_table(page, TABLES["vast"])
    for _ in range(6):
        seq = person.seq
        page.locator(".dock [data-move], .dock .can, main.board .hit.yes").first.focus()
        page.keyboard.press("Enter")
        person.wait(lambda seq=seq: person.seq > seq and person.is_drawn())  # type: ignore[misc]
        page.wait_for_function("document.activeElement !== document.body")


def test_digits_press_cards_and_pieces_and_show_only_to_the_keyboard(new_page: NewPage) -> None:
    page = new_page()
    moves = until_offered("play", "yellow")
    person = open_table(page, TWISTER, moves)
    assert page.locator("[data-key]").count() == 0
    before = len(person.acts)
    page.keyboard.press("Shift")
    first = page.locator('[data-key="1"]')
    expect(first).to_have_count(1)
    page.keyboard.press("1")
    person.wait(lambda: len(person.acts) > before)
    assert person.acts[-1].startswith("play ")
    page.locator("main.board").hover()
    page.mouse.down()
    page.mouse.up()
    expect(page.locator("[data-key]")).to_have_count(0)


def test_the_first_tab_leads_to_the_question_and_the_second_to_the_board(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, TABLES["vast"])
    page.locator("body").press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.matches('.dock .question')")

    page.get_by_role("button", name="To the board").focus()
    page.keyboard.press("Enter")
    assert page.evaluate("!!document.activeElement.closest('main.board')")
    page.keyboard.press("F6")
    assert page.evaluate("!document.activeElement.closest('main.board')")


def test_a_hint_is_drawn_where_it_happens(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, TWISTER, until_offered("walk", "yellow"))
    page.keyboard.press("h")
    page.locator("dialog[open] .answer b").wait_for()
    page.keyboard.press("Escape")

    expect(page.locator(".dock .why")).to_contain_text("drawn on the board")
    page.locator(".dock .btn.end").click()
    expect(page.locator(".dock .why")).not_to_contain_text("drawn on the board")


def test_a_sheet_can_be_closed_however_the_phone_is_turned(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True, device_scale_factor=2)
    open_table(page, TABLES["vast"])
    for size in ({"width": 844, "height": 390}, {"width": 1024, "height": 768}):
        page.set_viewport_size({"width": 390, "height": 844})
        page.locator(".bottomtabs button").nth(1).tap()
        expect(page.locator(".sheet")).to_be_visible()
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.locator(".sheet .shut").tap()
        expect(page.locator(".sheet")).to_be_hidden()


def test_what_is_pointed_at_stays_under_the_pointer(new_page: NewPage) -> None:
    page = new_page()
    person = open_table(page, TWISTER, until_offered("fight", "yellow"))
    fight = next(option for option in person.options if option["move"].startswith("fight"))
    person.click_target(fight["targets"][0], len(person.acts))
    card = page.locator(".dock .ac").last
    before = card.bounding_box()
    page.locator(f'.dock [data-move="{fight["move"]}"]').hover()
    expect(page.locator(".dock .why")).to_contain_text("before the cards")

    assert card.bounding_box() == before
