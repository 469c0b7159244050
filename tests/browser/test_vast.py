"""Vast in real browsers: a whole five-role game with one role by clicks, every role's table, accessible."""

from __future__ import annotations

import random
import re
from typing import Any, Final

from playwright.sync_api import Response, expect

from tests.browser.caver import Caver, sit
from tests.browser.conftest import PHONE, NewPage
from tests.browser.inspection import TABLE_BUDGET, packed, violations
from tests.browser.script import dice_of

KEYS: Final = re.compile(r"\bvast-[a-z]+-[a-z_-]+")
LIVELY: Final = 24  # clicks with anything that is offered, then the game is only brought to its end
SOON: Final[dict[str, Any]] = {"cave_level": "easiest", "last_round": 20}
BONUS: Final = ("terrain", "promo_cards", "revised_cards", "dragon_scales", "thief_advancement", "goblin_schemes")
EVERYTHING: Final[dict[str, Any]] = {**SOON, **dict.fromkeys(BONUS, True)}
WATCHED: Final = {
    "knight": (6, "cube"),
    "goblins": (4, "war"),
    "dragon": (3, "power"),
    "cave": (4, "omen"),
    "thief": (3, "stats"),
}


def choice(person: Caver, dice: random.Random) -> str:
    """Anything at first; later whatever ends the turn."""
    moves = [str(option["move"]) for option in person.options]
    if len(person.acts) < LIVELY:
        return dice.choice([move for move in moves if move != "done"] or moves)
    return next((move for move in ("done", "no", "decline") if move in moves), moves[-1])


def test_a_whole_game_of_five_roles_with_the_dragon_by_clicks(new_page: NewPage) -> None:
    page = new_page()
    person = sit(page, "dragon", options=SOON)
    dice = dice_of(3)
    for _ in range(400):
        person.wait(person.asked_or_over, 60)
        if person.state["result"]:
            break
        person.click_move(choice(person, dice))
    expect(page.get_by_role("dialog", name=re.compile("You have (won|lost)"))).to_be_visible()
    assert {move.split()[0] for move in person.acts} >= {"at", "power", "done"}


def test_a_whole_game_with_terrain_and_bonus_cards_with_the_goblins_by_clicks(new_page: NewPage) -> None:
    """VAST-BON-022: whatever is shuffled in, the game comes to its end."""
    page = new_page()
    person = sit(page, "goblins", options=EVERYTHING)
    dice = dice_of(5)
    for _ in range(400):
        person.wait(person.asked_or_over, 60)
        if person.state["result"]:
            break
        person.click_move(choice(person, dice))
    expect(page.get_by_role("dialog", name=re.compile("You have (won|lost)"))).to_be_visible()
    assert {move.split()[0] for move in person.acts} >= {"war", "tribe", "done"}


def test_every_role_can_be_played_and_its_table_is_accessible(new_page: NewPage) -> None:
    page = new_page()
    wrong: dict[str, list[str]] = {}
    for role, (clicks, verb) in WATCHED.items():
        person = sit(page, role)
        dice = dice_of(len(role))
        for _ in range(clicks):
            person.wait(person.asked_or_over, 60)
            moves = [str(option["move"]) for option in person.options]
            person.click_move(dice.choice([move for move in moves if move.split()[0] == verb] or moves))
        found = [*violations(page, "dark"), *violations(page, "light"), *KEYS.findall(page.inner_text("body"))]
        if found:
            wrong[role] = found
        page.goto(page.url.split("#")[0])
    assert not wrong, wrong


def test_a_phone_in_italian_shows_board_hand_and_boards(new_page: NewPage) -> None:
    page = new_page(lang="it-IT", **PHONE)
    page.set_viewport_size({"width": 360, "height": 740})
    person = sit(page, "knight")
    person.click_move(next(option["move"] for option in person.options if option["move"].startswith("cube")))
    person.wait_for_question()
    expect(page.locator(".dock .prompt")).to_contain_text("Cavaliere")
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert violations(page, "dark") == []
    page.get_by_role("navigation").get_by_role("button").nth(1).click()
    expect(page.locator(".sheet .role header")).to_have_count(5)
    assert [*violations(page, "dark"), *KEYS.findall(page.inner_text("body"))] == []


def test_only_the_owner_sees_what_is_hidden(new_page: NewPage) -> None:
    page = new_page()
    person = sit(page, "knight")
    view = person.state["view"]
    assert view["knight"]["quests"]["cards"]
    for role, pile in (("dragon", "hand"), ("cave", "hand"), ("goblins", "secrets"), ("cave", "events")):
        assert not view[role][pile]["cards"]
    assert all(tile["tile"] is None for tile in view["tiles"] if not tile["lit"])


def test_a_guided_first_game_says_what_each_question_is_about(new_page: NewPage) -> None:
    page = new_page()
    person = Caver(page)
    page.goto(f"{page.url.split('#')[0]}#/new/vast")
    page.get_by_role("region", name="First game").get_by_role("button", name="Thief").click()
    hint = page.get_by_role("region", name="Hint")
    person.wait(lambda: bool(person.states) and bool(person.options), 60)
    person.wait_for_question()
    expect(hint).to_contain_text("You are the Thief")
    assert violations(page, "dark") == []
    hint.get_by_role("button", name="Understood").click()
    expect(hint).to_contain_text("three tokens")
    hint.get_by_role("button", name="No more hints").click()
    expect(hint).to_have_count(0)


def test_a_guided_game_begins_with_who_one_is_also_while_others_play(new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{page.url.split('#')[0]}#/new/vast")
    page.get_by_role("region", name="First game").get_by_role("button", name="Dragon").click()
    expect(page.get_by_role("region", name="Hint")).to_contain_text("You are the Dragon")


def test_the_text_view_tells_of_sloth_schemes_and_advancement(new_page: NewPage) -> None:
    """VAST-BON-030, VAST-BON-050: what the boards show of the bonus cards is there in words, too."""
    page = new_page()
    sit(page, "thief", EVERYTHING)
    page.keyboard.press("t")
    words = page.locator(".words")
    expect(words).to_contain_text("Sloth cubes: Greed")
    expect(words).to_contain_text("Schemes bought: none. Treasures stored: 0.")
    expect(words).to_contain_text(re.compile("Advancement card: (Charm|Warlock|Cloak).*Face down"))


def test_the_table_is_light_enough_to_load(new_page: NewPage) -> None:
    page = new_page()
    loaded: dict[str, int] = {}

    def note(answer: Response) -> None:
        loaded[answer.url.split("/")[-1]] = packed(answer.url)

    page.on("response", note)
    page.reload()
    sit(page, "knight")
    page.wait_for_load_state("networkidle")
    assert 50_000 < sum(loaded.values()) <= TABLE_BUDGET


def test_terrain_is_laid_by_clicks_as_it_is_shown(new_page: NewPage) -> None:
    """VAST-TER-001: also where the first space touches no tile, and turned as the small pictures offer."""
    page = new_page()
    person = sit(page, "cave", {"terrain": True, "terrain_optional": False})
    for _ in range(40):
        person.wait(person.asked_or_over, 60)
        moves = [str(option["move"]) for option in person.options]
        if "terrain river" in moves:
            break
        person.click_move("done" if "done" in moves else moves[0])
    person.click_move("terrain river")
    person.wait_for_question()
    assert all(option["targets"] for option in person.options)
    person.click_move(str(person.options[0]["move"]))
    person.wait_for_question()
    if str(person.options[0]["move"]).startswith("turn "):
        person.click_move(str(person.options[-1]["move"]))
    person.wait(lambda: [tile["type"] for tile in person.state["view"]["tiles"]].count("river") == 4)


def test_the_set_up_form_tells_what_follows_from_the_roles(new_page: NewPage) -> None:
    """VAST-VAR-111: the rule of the set, and what the variant cards that it names do."""
    page = new_page()
    page.goto(f"{page.url}#/new/vast")
    page.get_by_label("Who plays").select_option("knight-dragon-thief")
    follows = page.get_by_role("region", name="What follows from these roles")
    expect(follows).to_contain_text("VAST-VAR-111")
    expect(follows.get_by_role("listitem")).to_have_text([re.compile("^Flare"), re.compile("^Goblin Infestation")])
    expect(page.get_by_role("textbox", name="Seed")).to_be_visible()
    assert violations(page, "dark") == []


def test_help_is_in_sight_on_a_phone_and_beside_long_boards(new_page: NewPage) -> None:
    """What the pointer or a tap was on last is explained where one looks, also when the boards fill the column."""
    page = new_page()
    sit(page, "knight")
    page.locator('.roles [data-target="cube:bow"]').hover()
    beside = page.locator(".inspect")
    expect(beside).to_contain_text("shoot a revealed Tribe")
    expect(beside).to_be_in_viewport(ratio=1)
    phone = new_page(lang="it-IT", **PHONE)
    sit(phone, "dragon")
    phone.locator('.dock [data-target^="power:"]').last.tap()
    expect(phone.locator(".inspect .face")).to_be_in_viewport()
