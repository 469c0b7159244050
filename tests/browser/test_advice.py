"""Asking a bot, and looking back at a game: hints, reasons, the chart with its turning points."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.company import body, go
from tests.browser.conftest import PHONE, NewPage
from tests.browser.inspection import SMALL_TARGETS, violations
from tests.browser.player import Person, make_table
from tests.browser.script import WHOLE, script


def test_a_bot_says_what_it_would_do_and_the_move_is_made(new_page: NewPage) -> None:
    page = new_page()
    person = Person(page)
    go(page, f"table/{make_table(page, body('bot'))}")
    person.wait_for_question()
    page.get_by_role("button", name="Ask a bot").click()
    page.get_by_role("button", name="What would you do here?").click()
    expect(page.get_by_text("Master would play:")).to_be_visible()
    expect(page.get_by_text("where this character is of most use")).to_be_visible()
    assert violations(page, "dark") == []
    switch = page.get_by_role("checkbox", name="What it believes about hidden things")
    expect(switch).not_to_be_checked()
    switch.check()
    expect(page.locator("dialog dl, dialog .muted").last).to_be_visible()
    page.get_by_role("button", name="Do it").click()
    person.wait(lambda: len(person.acts) == 1)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_bot_says_what_it_believes_about_hidden_things(new_page: NewPage) -> None:
    page = new_page(lang="it-IT")
    person = Person(page)
    go(page, f"table/{make_table(page, body('bot'))}")
    for _ in range(5):  # the line; then tokens go into rooms, and those of the other side lie face down there
        person.wait_for_question()
        page.get_by_role("button", name="Chiedi a un bot").click()
        page.get_by_role("button", name="Tu che cosa faresti?").click()
        page.get_by_role("button", name="Fallo").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    person.wait_for_question()
    page.get_by_role("button", name="Chiedi a un bot").click()
    page.get_by_role("button", name="Tu che cosa faresti?").click()
    page.get_by_role("checkbox", name="Che cosa crede di ciò che è nascosto").check()
    expect(page.locator("dialog dl dt").first).to_be_visible()
    expect(page.locator("dialog dl dd").first).to_contain_text("%")
    assert violations(page, "dark") == []


def test_a_bot_does_not_tell_what_lies_face_down(new_page: NewPage) -> None:
    page = new_page(lang="it-IT", **PHONE)
    person = Person(page)
    go(page, f"table/{make_table(page, body('bot'))}")
    person.wait_for_question()
    person.wait(lambda: bool(person.state["log"]))  # the bot has laid its line
    page.get_by_role("button", name="Chiedi a un bot").click()
    page.get_by_role("button", name="Blu: perché l’hai fatto?").click()
    expect(page.get_by_text("Non puoi ancora sapere che cosa ha fatto")).to_be_visible()
    assert violations(page, "light") == []
    assert page.evaluate(SMALL_TARGETS) == []


def test_turning_points_and_what_the_master_would_have_played(new_page: NewPage) -> None:
    page = new_page()
    table = make_table(page, body("me"), script(WHOLE))
    go(page, f"replay/{table}/1/open")
    expect(page.locator(".study[data-done=true]")).to_be_visible(timeout=120_000)
    points = page.locator(".tp button")
    expect(points).to_have_count(3)
    points.nth(1).click()
    expect(page.locator(".review ul").first).to_be_visible()
    expect(page.get_by_text("The master would have played").first).to_be_visible()
    expect(page.locator("main.board")).not_to_have_attribute("data-move", "1")
    assert violations(page, "dark") == []
    go(page, f"table/{table}")
    page.get_by_text("What turned the game?").click()
    expect(page.locator(".study[data-done=true]")).to_be_visible()


def test_the_phone_shows_sides_log_and_course_of_a_replay(new_page: NewPage) -> None:
    page = new_page(lang="it-IT", **PHONE)
    table = make_table(page, body("me"), script(WHOLE))
    go(page, f"replay/{table}/60/open")
    expect(page.locator("main.board")).to_have_attribute("data-move", "60")
    for tab, seen in (("Squadre", ".side.roles"), ("Storia", ".side.told .deed"), ("Corso", ".study[data-done=true]")):
        page.locator(".bottomtabs").get_by_role("button", name=tab).click()
        expect(page.locator(seen).first).to_be_visible(timeout=120_000)
        assert violations(page, "light") == []
        assert page.evaluate(SMALL_TARGETS) == []
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.get_by_role("button", name="Altro").click()
    expect(page.get_by_label("Vista da")).to_be_visible()
