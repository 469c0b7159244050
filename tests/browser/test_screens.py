"""Every screen: accessible, translated, fit for a phone, light enough to load."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import PHONE, ROOT, WEB, NewPage
from tests.browser.player import Person
from tests.browser.screens import tour

AXE: Final = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE: Final = """axe.run().then(r => r.violations.map(
  v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).slice(0, 3).join(' | ')))"""
KEYS: Final = re.compile(r"\b(?:twister|server|ui)-[a-z]+-[a-z-]+")
THEMES: Final[tuple[Literal["dark", "light"], ...]] = ("dark", "light")
HOME_BUDGET: Final = 150_000
TABLE_BUDGET: Final = 300_000


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


def violations(page: Page, theme: Literal["dark", "light"]) -> list[str]:
    """What axe finds; evaluated, not a script tag: the page's CSP forbids those."""
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [f"{theme}: {found}" for found in page.evaluate(RUN_AXE)]


def message_ids(page: Page) -> list[str]:
    """A message id that is shown has no message."""
    return [str(found) for found in KEYS.findall(page.inner_text("body"))]


def plain_words(page: Page) -> list[str]:
    said = page.evaluate(OWN_TEXTS)
    return [text for text in said if re.search(r"\b[b-df-hj-np-tv-z]*[aeiou][a-z]{3,}", text)]


SMALL_TARGETS: Final = """[...document.querySelectorAll('button, a.btn, a.ib, select')].filter(e => {
  const r = e.getBoundingClientRect();
  const inText = e.closest('p, h3, .note, .foot, .team, .one') !== null || getComputedStyle(e).display === 'inline';
  const low = r.height < 43.5 && !e.classList.contains('grab');
  return r.width > 0 && r.height > 0 && !inText && (low || r.width < 43.5);
}).map(e => e.outerHTML.slice(0, 90))"""


def test_everything_is_said_in_italian(new_page: NewPage) -> None:
    page = new_page(lang="it-IT")
    expect(page.get_by_role("heading", name="Tre sotterranei")).to_be_visible()
    page.locator(".game[data-game=twister] .btn.go").click()
    expect(page.get_by_text("Chi sta sul prossimo")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "it"
    page.get_by_role("button", name="Impostazioni").click()
    page.get_by_role("radio", name="English").check(force=True)
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()


OWN_TEXTS: Final = """(() => {
  const said = 'button, h1, h2, h3, .caps, .prompt p, .why, .btn, label, summary, .where';
  const from = [...document.querySelectorAll(said)];
  const names = '.team, .tok, .part, .sel-card, .textview li, .words, .pool, .picking, .notin';  // of components
  const skip = `.one, .nav, .game h2, .brand, footer, code, ${names}`;
  return from.filter(e => !e.closest(skip) && !e.querySelector('button')).map(e => e.innerText.trim())
    .filter(t => t && !/Dungeon Twister|Underkeep|Vast|Keep the Heroes|English|Italiano|[A-Z]{2,}-/.test(t));
})()"""


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
    page.locator(".dock .prompt").wait_for()
    page.wait_for_load_state("networkidle")
    assert sum(loaded.values()) <= TABLE_BUDGET


def packed(url: str) -> int:
    """The gzipped size of a file of the client, fonts aside."""
    path = WEB / "assets" / Path(url).name
    return len(gzip.compress(path.read_bytes())) if path.suffix in (".js", ".css", ".svg") and path.is_file() else 0


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
    scene = page.locator("svg.map > g")
    box = page.locator("svg.map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fitted = scene.get_attribute("transform")
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    page.wait_for_function("t => document.querySelector('svg.map > g').getAttribute('transform') !== t", arg=fitted)
    zoomed = scene.get_attribute("transform")
    page.mouse.down()
    page.mouse.move(x + 80, y + 40, steps=6)
    page.mouse.up()
    assert scene.get_attribute("transform") != zoomed
    expect(page.locator(".dock .why.calm")).to_have_count(1)  # a click would have asked why not
    page.get_by_role("button", name="Fit the board").click()
    assert scene.get_attribute("transform") == fitted


def test_two_fingers_zoom(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    person = Person(page)
    person.play_now()
    before = page.locator("svg.map > g").get_attribute("transform")
    session = page.context.new_cdp_session(page)
    for spread in (20, 40, 60, 80):
        points = [{"x": 195 - spread, "y": 300, "id": 1}, {"x": 195 + spread, "y": 300, "id": 2}]
        kind = "touchStart" if spread == 20 else "touchMove"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator("svg.map > g").get_attribute("transform") != before


def test_what_happens_is_animated_and_can_be_skipped(new_page: NewPage) -> None:
    page = new_page(motion="no-preference")
    person = Person(page)
    person.play_now()
    for kind in ("thief", "troll", "cleric", "goblin"):
        person.click_move(f"line {kind}")
    glow = page.locator(".map .legal").first
    page.locator("[data-target='tok:yellow:wizard']").first.click()
    assert glow.evaluate("e => getComputedStyle(e).animationName") == "glow"
    page.emulate_media(reduced_motion="reduce")
    assert glow.evaluate("e => getComputedStyle(e).animationName") == "none"


def test_arrow_keys_walk_the_board(new_page: NewPage) -> None:
    page = new_page()
    person = Person(page)
    person.play_now()
    page.locator("[data-target='sq:a2']").focus()
    page.keyboard.press("ArrowDown")
    assert focused(page) == "sq:a3"
    page.keyboard.press("ArrowRight")
    assert focused(page).startswith("room:n1")
    page.keyboard.press("?")
    page.locator(".dock .why:not(.calm)").wait_for()


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.dataset.target"))
