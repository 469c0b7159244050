"""Every screen: accessible, translated, fit for a phone, light enough to load."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Response, expect

from tests.browser.conftest import PHONE, NewPage, Served
from tests.browser.inspection import SMALL_TARGETS, TABLE_BUDGET, message_ids, packed, plain_words, violations
from tests.browser.player import Person
from tests.browser.screens import tour

HOME_BUDGET: Final = 150_000


@pytest.fixture(scope="module")
def served(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house of their own: the lobby is one of the screens, and has in it what is made here."""
    server = Served(tmp_path_factory.mktemp("screens"))
    yield server
    server.stop()


def test_every_screen_is_accessible_and_translated(new_page: NewPage) -> None:
    """Axe in both themes, in the pseudo-language: our vowels have accents, a plain word was forgotten."""
    page, guest = new_page(), new_page()
    page.goto(f"{page.url}?lang=xx")
    wrong: dict[str, list[str]] = {}
    for screen in tour(page, guest):
        found = [*violations(page, "dark"), *violations(page, "light"), *message_ids(page), *plain_words(page)]
        if found:
            wrong[screen] = found
    assert wrong == {}


def test_every_screen_fits_a_phone_in_italian(new_page: NewPage) -> None:
    page, guest = new_page(lang="it-IT", **PHONE), new_page()
    page.set_viewport_size({"width": 360, "height": 740})
    wrong: dict[str, list[str]] = {}
    for screen in tour(page, guest):
        found = [*violations(page, "dark"), *message_ids(page), *page.evaluate(SMALL_TARGETS)]
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            found.append("scrolls sideways")
        if found:
            wrong[screen] = found
    assert wrong == {}


def test_everything_is_said_in_italian(new_page: NewPage) -> None:
    page = new_page(lang="it-IT")
    expect(page.get_by_role("heading", name="Tre sotterranei")).to_be_visible()
    page.locator(".game[data-game=twister] .btn.go").click()
    page.locator("dialog[open] input[value=own]").check()
    page.locator("dialog[open] .begin").click()
    expect(page.get_by_text("Chi sta sul prossimo")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "it"
    page.get_by_role("button", name="Impostazioni").click()
    page.get_by_role("radio", name="English").check(force=True)
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()


def test_pages_stay_within_their_budget(new_page: NewPage) -> None:
    loaded: dict[str, int] = {}
    page = new_page()

    def note(answer: Response) -> None:
        loaded[answer.url.split("/")[-1]] = packed(answer.url)

    page.on("response", note)
    page.reload()
    page.locator(".game").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert 0 < sum(loaded.values()) <= HOME_BUDGET
    page.locator(".game[data-game=twister] .btn.go").click()
    page.locator("dialog[open] .begin").click()
    page.locator(".dock .prompt").wait_for()
    page.wait_for_load_state("networkidle")
    assert sum(loaded.values()) <= TABLE_BUDGET


def test_home_offers_every_game_or_says_that_it_is_still_to_come(new_page: NewPage) -> None:
    page = new_page()
    for name in ("Dungeon Twister", "Vast: The Crystal Caverns", "Keep the Heroes Out!"):
        card = page.locator(".game", has=page.get_by_role("heading", name=name))
        ready = card.get_by_role("button", name="Play now").or_(card.get_by_text("Not at the table yet"))
        expect(ready).to_have_count(1)


def test_the_rulebook_is_searched_by_words_from_their_beginning(new_page: NewPage) -> None:
    """ "Troll" is found in its rules, marked there, and not in "controller"; the first result is in sight."""
    page = new_page()
    page.goto(f"{page.url}#/rules/twister/DT-MOVE-10")
    page.locator("#rule-DT-MOVE-10").wait_for()
    page.locator("#rule-search").fill("troll")
    expect(page.locator("mark").first).to_be_in_viewport()
    assert {mark.lower() for mark in page.locator("mark").all_inner_texts()} == {"troll"}
    texts = page.locator("section.one").all_inner_texts()
    assert all(re.search(r"\btroll", text, re.IGNORECASE) for text in texts)


def test_the_form_names_field_and_remedy(new_page: NewPage) -> None:
    page = new_page()
    page.locator("a[href='#/new/twister']").click()
    field = page.get_by_label("Victory points to win")
    field.fill("99")
    field.press("Tab")
    expect(page.locator(".opt1.bad").get_by_role("alert")).to_contain_text("from 1 to 12")
    expect(page.get_by_role("button", name="Open the table").first).to_be_disabled()
    field.fill("3")
    field.press("Tab")
    expect(page.get_by_role("button", name="Open the table").first).to_be_enabled()


def test_the_board_pans_and_zooms_and_a_drag_is_no_click(new_page: NewPage) -> None:
    page = new_page()
    person = Person(page)
    person.play_now()
    scene = page.locator("svg.map > g[transform]")
    box = page.locator("svg.map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fitted = scene.get_attribute("transform") or ""
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    expect(scene).not_to_have_attribute("transform", fitted)
    zoomed = scene.get_attribute("transform") or ""
    page.mouse.down()
    page.mouse.move(x + 80, y + 40, steps=6)
    page.mouse.up()
    expect(scene).not_to_have_attribute("transform", zoomed)
    expect(page.locator(".dock .why.calm")).to_have_count(1)  # a click would have asked why not
    page.get_by_role("button", name="Fit the board").click()
    expect(scene).to_have_attribute("transform", fitted)


def test_two_fingers_zoom(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    person = Person(page)
    person.play_now()
    scene = page.locator("svg.map > g[transform]")
    before = scene.get_attribute("transform") or ""
    session = page.context.new_cdp_session(page)
    for spread in (20, 40, 60, 80):
        points = [{"x": 195 - spread, "y": 300, "id": 1}, {"x": 195 + spread, "y": 300, "id": 2}]
        kind = "touchStart" if spread == 20 else "touchMove"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(scene).not_to_have_attribute("transform", before)


def test_what_happens_is_animated_and_can_be_skipped(new_page: NewPage) -> None:
    page = new_page(motion="no-preference")
    person = Person(page)
    person.play_now()
    for kind in ("thief", "troll", "cleric", "goblin"):
        person.click_move(f"line {kind}")
    glow = page.locator(".map .legal").first
    page.locator("[data-target='tok:yellow:wizard']").first.click()
    expect(glow).to_have_css("animation-name", "glow")
    page.emulate_media(reduced_motion="reduce")
    expect(glow).to_have_css("animation-name", "none")


def test_arrow_keys_walk_the_board(new_page: NewPage) -> None:
    page = new_page()
    person = Person(page)
    person.play_now()
    page.locator("[data-target='sq:a2']").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-target='sq:a3']")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_attribute("data-target", re.compile("^room:n1"))
    page.keyboard.press("?")
    page.locator(".dock .why:not(.calm)").wait_for()
