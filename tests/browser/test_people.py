"""How people are told and what they tell: sound, notices, webhooks, names on two devices, those who watch."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.company import body, go, open_menu, two_at_a_table
from tests.browser.conftest import NewPage, Served
from tests.browser.inspection import violations
from tests.browser.player import Person, make_table, play_quickly

HEARD: Final = """(() => {
  window.heard = []; window.noticed = [];
  const Air = window.AudioContext;
  window.AudioContext = class extends Air { constructor() { super(); window.heard.push('sound'); } };
  const Note = window.Notification;
  window.Notification = class extends Note {
    constructor(...said) { super(...said); window.noticed.push(said[1].body); }
  };
  Object.defineProperty(document, 'hidden', {get: () => window.away ?? false});
})()"""


@pytest.fixture
def listening(browser: Browser, served: Served) -> Iterator[Page]:
    """A page that notes what was heard and shown, by the browser's own classes; notices are allowed."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", permissions=["notifications"])
    page = context.new_page()
    page.add_init_script(HEARD)
    page.goto(served.url)
    yield page
    context.close()


def switch(page: Page, name: str) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name=name).check(force=True)
    page.keyboard.press("Escape")


def test_sound_and_notices_are_off_until_wished_for(listening: Page) -> None:
    page = listening
    person = Person(page)
    table = make_table(page, body("me"))
    go(page, f"table/{table}")
    person.wait_for_question()
    expect(page).to_have_title(re.compile("^Your turn"))
    assert page.evaluate("[...window.heard, ...window.noticed]") == []
    switch(page, "Sound when it is your turn")
    switch(page, "Message of the system")
    page.evaluate("window.away = true")
    go(page, "")
    go(page, f"table/{table}")
    person.wait(lambda: bool(page.evaluate("window.heard.length === 1 && window.noticed.length === 1")))
    assert page.evaluate("window.noticed") == ["Your turn"]
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("switch", name="Sound when it is your turn")).to_be_checked()


# ---------------------------------------------------------------------- those who watch
def test_those_who_watch_speak_and_can_be_muted(new_page: NewPage) -> None:
    yellow, _, table = two_at_a_table(new_page)
    watcher = Person(new_page())
    go(watcher.page, f"table/{table}/watch")
    watcher.page.locator(".dock .prompt").wait_for()
    for person in (watcher, yellow):
        open_menu(person)
        person.page.get_by_role("dialog").get_by_role("button", name="Chat").click()
    watcher.page.get_by_label("Say something").fill("Well played")
    watcher.page.get_by_role("button", name="Send").click()
    expect(yellow.page.get_by_text("Somebody watching")).to_be_visible()
    expect(yellow.page.get_by_text("Well played", exact=True)).to_be_visible()
    assert violations(yellow.page, "dark") == []
    yellow.page.get_by_role("button", name="Show no more of Somebody watching").click()
    expect(yellow.page.get_by_text("Well played", exact=True)).to_have_count(0)


# ---------------------------------------------------------------------- names
def test_a_seat_is_played_on_two_devices_by_one_name(new_page: NewPage) -> None:
    one, two = new_page(), new_page()
    name = f"Bea {one.evaluate('Date.now()')}"
    table = make_table(one, body("me"))
    for page, how in ((one, "Take this name"), (two, "log in")):
        page.get_by_role("button", name="Tell your name").click()
        page.get_by_label("Name", exact=True).fill(name)
        page.get_by_label("Password").fill("not a good one" if page is two else "a long enough secret")
        page.get_by_role("button", name=how).click()
        if page is two:
            expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("do not fit")
            page.get_by_label("Password").fill("a long enough secret")
            page.get_by_role("button", name=how).click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    first, second = Person(one), Person(two)
    for person in (first, second):
        go(person.page, f"table/{table}")
        person.wait_for_question()
    first.click_move("line thief")
    second.wait(lambda: second.seq == 1)
    play_quickly(two, table, [("yellow", "line troll")])
    first.wait(lambda: first.seq == 2)
    go(one, "")
    one.get_by_role("button", name=name).click()
    one.get_by_role("button", name="Log out on all devices").click()
    for page in (one, two):
        go(page, "")
        page.reload()
        expect(page.get_by_role("button", name="Tell your name")).to_be_visible()


# ---------------------------------------------------------------------- webhooks
@pytest.fixture(scope="module")
def calling(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("calls"), "--allow-webhooks")
    yield server
    server.stop()


def test_an_address_to_call_is_kept_or_refused_with_the_reason(new_page: NewPage, calling: Served) -> None:
    page = new_page()
    page.goto(calling.url)
    person = Person(page)
    go(page, f"table/{make_table(page, body('bot'))}")
    person.wait_for_question()
    open_menu(person)
    page.get_by_text("Call an address when it is my turn").click()
    field = page.get_by_label("Address to call, https only")
    for bad, said in (("http://example.org/", "https"), ("https://127.0.0.1/", "not a public address")):
        field.fill(bad)
        page.get_by_role("button", name="Keep", exact=True).click()
        expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text(said)
    field.fill("https://93.184.215.14/turn")
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_role("button", name="Kept")).to_be_visible()
    assert violations(page, "dark") == []
    page.reload()
    open_menu(person)
    page.get_by_text("Call an address when it is my turn").click()
    expect(field).to_have_value("https://93.184.215.14/turn")


def test_a_server_that_calls_nobody_offers_no_webhook(new_page: NewPage) -> None:
    page = new_page()
    person = Person(page)
    go(page, f"table/{make_table(page, body('bot'))}")
    person.wait_for_question()
    open_menu(person)
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text("Call an address")).to_have_count(0)
