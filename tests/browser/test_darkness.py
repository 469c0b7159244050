"""Dungeon Twister with Forces of Darkness in real browsers: drafts, light, whole mixed games, phone, guide."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, ROOT, NewPage
from tests.browser.inspection import SMALL_TARGETS, message_ids, violations
from tests.browser.player import make_table, wait_together
from tests.browser.script import Move
from tests.browser.script_dark import FREE, FREE_SEED, MUTUAL, MUTUAL_SEED, WANTED, script
from tests.browser.seeker import Seeker
from underkeep.games.twister.names import FIRST_SET

VIEW: Final = ROOT / "client" / "src" / "games" / "twister" / "view.ts"


def two_people(host: Page, guest: Page, options: dict[str, Any], seed: int) -> tuple[dict[str, Seeker], list[Move]]:
    """Yellow in one browser, Blue in the other by the link, at a new table."""
    seats = [{"kind": "me", "roles": ["yellow"]}, {"kind": "link", "roles": ["blue"]}]
    body = {"game": "twister", "options": options, "seats": seats, "seed": str(seed)}
    made = host.request.post(f"{host.url.split('#')[0]}api/tables", data=body).json()
    people = {"yellow": Seeker(host), "blue": Seeker(guest)}
    host.goto(f"{host.url.split('#')[0]}#/table/{made['table']}")
    guest.goto(made["links"][0]["link"])
    for person in people.values():
        person.page.locator(".dock .prompt").wait_for()
    return people, script(seed, options)


def click_through(people: dict[str, Seeker], moves: list[Move]) -> None:
    for role, move in moves:
        wait_together(*people.values())
        people[role].click_move(move)


def test_the_scripts_have_drafts_light_and_fights() -> None:
    for options, seed in ((FREE, FREE_SEED), (MUTUAL, MUTUAL_SEED)):
        lacking = WANTED - {move.split()[0] for _, move in script(seed, options)}
        assert not lacking, "python -m tests.browser.script_dark finds other seeds"


def test_a_whole_mixed_game_with_a_secret_draft_by_clicks(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    people, moves = two_people(host, guest, FREE, FREE_SEED)
    click_through(people, moves[:6])
    assert all(side["picked"] is None for side in people["blue"].state["view"]["sides"] if side["name"] == "yellow")
    click_through(people, moves[6:])
    for page in (host, guest):
        expect(page.get_by_role("dialog", name=re.compile("You have (won|lost)"))).to_be_visible()


def test_a_whole_mutual_draft_and_game_on_a_phone_in_italian(new_page: NewPage) -> None:
    """Axe, touch targets and words at every new kind of question."""
    host, guest = new_page(lang="it-IT", **PHONE), new_page()
    people, moves = two_people(host, guest, MUTUAL, MUTUAL_SEED)
    wrong: dict[str, list[str]] = {}
    asked: set[str] = set()
    for role, move in moves:
        wait_together(*people.values())
        view = people["yellow"].state["view"]
        kind = f"{view['asking']} {move.split()[0]}"
        if role == "yellow" and kind not in asked:
            asked.add(kind)
            if found := [*violations(host, "dark"), *message_ids(host), *host.evaluate(SMALL_TARGETS)]:
                wrong[kind] = found
        people[role].click_move(move)
    assert wrong == {}
    assert {"draft pair", "draft pick"} <= asked
    expect(host.get_by_role("dialog", name=re.compile("Hai (vinto|perso)"))).to_be_visible()


def test_the_suggested_first_six_are_one_click(new_page: NewPage) -> None:
    page = new_page()
    seats = [{"kind": "me", "roles": ["yellow"]}, {"kind": "bot", "roles": ["blue"], "level": "novice"}]
    table = make_table(page, {"game": "twister", "options": {"box": "darkness"}, "seats": seats, "seed": "5"})
    person = Seeker(page)
    page.goto(f"{page.url.split('#')[0]}#/table/{table}")
    person.wait_for_question("pick torch")
    page.get_by_role("button", name="Take the suggested first six").click()
    person.wait(lambda: person.state["view"]["phase"] == "line")
    mine = next(side for side in person.state["view"]["sides"] if side["name"] == "yellow")
    assert set(FIRST_SET) <= set(mine["team"])
    assert sorted(person.acts) == sorted(f"pick {name}" for name in FIRST_SET)


def test_FOD_USE_02_the_client_suggests_what_the_rules_suggest() -> None:
    listed = re.search(r"FIRST_SET = \[(.*?)\]", VIEW.read_text(encoding="utf-8"))
    assert listed is not None
    assert re.findall(r'"([\w-]+)"', listed[1]) == list(FIRST_SET)


def test_the_guided_first_game_in_the_dark_begins(new_page: NewPage) -> None:
    page = new_page(**DESKTOP)
    page.locator("a[href='#/new/twister']").click()
    page.get_by_role("button", name="Forces of Darkness").first.click()
    hints = page.locator(".guide p")
    expect(hints).to_contain_text("eight new characters")
    page.locator(".guide .btn.go").click()
    expect(hints).to_contain_text("Four for your line")
    assert violations(page, "dark") == []


def test_MIX_SCEN_01_the_set_up_form_tells_a_scenario(new_page: NewPage) -> None:
    """What it is about, its eight rooms, both teams with fourteen pieces each."""
    page = new_page(**DESKTOP)
    page.goto(f"{page.url}#/new/twister")
    page.get_by_label("Scenario", exact=True).select_option("graveyard")
    shown = page.get_by_role("region", name="The graveyard")
    expect(shown).to_contain_text("Heroes against the risen")
    expect(shown).to_contain_text("5 points")
    expect(shown.locator(".rooms svg")).to_have_count(8)
    expect(shown.get_by_role("listitem")).to_have_count(28)
    assert violations(page, "dark") == []
