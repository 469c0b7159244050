"""Keep the Heroes Out! in the browser: a whole scenario by two people, the assault step by step, screens, phone."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, Response, expect

from tests.browser.company import open_menu
from tests.browser.conftest import PHONE, NewPage
from tests.browser.inspection import SMALL_TARGETS, TABLE_BUDGET, packed, plain_words, violations
from tests.browser.keeper import Keeper
from tests.browser.player import Tree, make_table, wait_together
from tests.browser.script import dice_of

CLANS: Final = ("gnoll", "witch")
MAX_MOVES: Final = 400
MAX_EMPTY: Final = 4  # assaults without heroes at the beginning, over all turns of the clans
WAITS_OR_ENDED: Final = "!document.querySelector('.assault.running .btn.go:disabled')"
KEYS: Final = re.compile(r"\bheroes-[a-z]+-[a-z-]+")


def sit_down(page: Page, query: str = "", **options: object) -> Keeper:
    """One person with all clans of a new table."""
    seat: Tree = {"kind": "me", "roles": list(CLANS)}
    body = {"game": "heroes", "options": {"clans": list(CLANS), **options}, "seats": [seat], "seed": "5"}
    person = Keeper(page)
    page.goto(f"{page.url.split('#')[0]}{query}#/table/{make_table(page, body)}")
    person.wait_for_question()
    return person


def rarest(used: Counter[str], dice: random.Random) -> Callable[[Keeper], str]:
    """The kind of move that was made least often so far, so that a game shows them all; the phase ends last."""

    def choose(person: Keeper) -> str:
        moves = [option["move"] for option in person.options]
        going = [move for move in moves if move not in ("end phase", "pass")]
        wanted = going if going and dice.random() < 0.9 else moves
        least = min(used[move.split()[0]] for move in wanted)
        move = dice.choice([move for move in wanted if used[move.split()[0]] == least])
        used[move.split()[0]] += 1
        return str(move)

    return choose


def play(person: Keeper, until: Callable[[], bool]) -> None:
    choose = rarest(Counter(), dice_of(3))
    for _ in range(MAX_MOVES):
        if until():
            return
        person.wait_for_question()
        person.click_move(choose(person))
    raise AssertionError("it did not come to that")


# ---------------------------------------------------------------------- a whole scenario
def test_two_browsers_play_a_whole_scenario_by_clicks(new_page: NewPage) -> None:
    host = new_page()
    first = Keeper(host)
    host.locator("a[href='#/new/heroes']").click()
    host.get_by_text("Hardcore", exact=True).click()
    host.get_by_role("textbox", name="Seed").fill("2")
    host.get_by_role("radiogroup", name="Ratkin").get_by_text("Friend", exact=True).click()
    host.get_by_role("button", name="Open the table").first.click()
    link = host.get_by_label("Link for Ratkin").input_value()
    host.get_by_role("button", name="Close").click()
    guest = new_page()
    second = Keeper(guest)
    guest.goto(link)
    guest.locator(".dock .prompt").wait_for()
    used: Counter[str] = Counter()
    choose = rarest(used, dice_of(1))
    for _ in range(MAX_MOVES):
        wait_together(first, second)
        if first.state["result"]:
            break
        asked = first if first.options else second
        asked.click_move(choose(asked))
    assert first.state["result"]
    assert first.acts
    assert second.acts
    assert {"play", "left", "move", "end"} <= used.keys()
    for page in (host, guest):
        expect(page.get_by_role("dialog")).to_be_visible()


# ---------------------------------------------------------------------- together
def two_keepers(new_page: NewPage, **options: object) -> tuple[Keeper, Keeper]:
    """The Gnolls in one browser, the Witch in another."""
    host, guest = new_page(), new_page()
    first, second = Keeper(host), Keeper(guest)
    seats = [{"kind": "me", "roles": ["gnoll"]}, {"kind": "link", "roles": ["witch"]}]
    body = {"game": "heroes", "options": {"clans": list(CLANS), **options}, "seats": seats, "seed": "5"}
    made = host.request.post(f"{host.url.split('#')[0]}api/tables", data=body).json()
    host.goto(f"{host.url.split('#')[0]}#/table/{made['table']}")
    guest.goto(made["links"][0]["link"])
    for page in (host, guest):
        page.locator(".dock .prompt").wait_for()
    return first, second


def test_two_browsers_vote_on_what_the_heroes_do(new_page: NewPage) -> None:
    """Both are asked at once; the first answer is not told to the other; a tie is the active player's to break."""
    first, second = two_keepers(new_page, collective_decisions="vote", difficulty="hardcore", wave_0="0")
    choose = rarest(Counter(), dice_of(4))
    for _ in range(MAX_MOVES):
        wait_together(first, second)
        if first.options and second.options:
            break
        asked = first if first.options else second
        asked.click_move(choose(asked))
    offered = [[option["move"] for option in one.options] for one in (first, second)]
    moves = [move for move in offered[0] if move != "trust"]
    assert sorted(map(len, offered)) == [len(moves), len(moves) + 1]  # only the active player has nobody to trust
    first.click_move(moves[0])
    wait_together(first, second)
    assert second.state["view"]["answered"] == ["gnoll"]
    assert second.state["view"]["own_votes"] == []
    assert not first.options
    second.click_move(moves[1])
    wait_together(first, second)
    told = [line["event"]["kind"] for line in first.state["log"]]
    assert "VotesTied" in told or "TeamVoted" in told
    asked = first if first.options else second
    assert {option["move"] for option in asked.options} <= set(moves)


def test_a_scenario_goes_on_in_the_browser(new_page: NewPage) -> None:
    page = new_page()
    person = sit_down(page)
    open_menu(person)
    page.get_by_role("button", name="Give up together").click()
    page.get_by_role("button", name="On to the next scenario").click()
    person.wait(lambda: person.state["view"]["scenario"] == "k2")


def test_the_next_assault_is_foretold_on_the_map(new_page: NewPage) -> None:
    page = new_page()
    person = sit_down(page, difficulty="hardcore")
    expect(page.locator("[data-omen]")).to_have_count(0)
    button = page.get_by_role("button", name="The next assault")
    button.click()
    drawn = page.locator("[data-omen]")
    expect(drawn.first).to_be_attached(timeout=60_000)
    told = page.locator(".forecast li")
    expect(told.first).to_contain_text("%")
    rooms = {str(room["name"]) for room in person.state["view"]["rooms"]}
    assert {str(sign.get_attribute("data-omen")).split(":")[0] for sign in drawn.all()} <= rooms
    button.click()
    expect(drawn).to_have_count(0)


def test_the_scenario_is_shown_while_a_table_is_set_up(new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{page.url}#/new/heroes")
    shown = page.locator(".sum .scenario")
    expect(shown.get_by_role("heading")).to_have_text("The Witch's Cauldron")
    page.get_by_label("Scenario", exact=True).select_option("k7")
    expect(shown.get_by_role("heading")).to_have_text("Battle of the Bands")
    shown.get_by_role("button", name="Story, map and rules").click()
    expect(page.locator("dialog dd").first).to_contain_text("amplifier")
    assert wrong(page) == []


def test_the_table_is_light_enough_to_load(new_page: NewPage) -> None:
    page = new_page()
    loaded: dict[str, int] = {}

    def note(answer: Response) -> None:
        loaded[answer.url.split("/")[-1]] = packed(answer.url)

    page.on("response", note)
    page.reload()
    sit_down(page)
    page.wait_for_load_state("networkidle")
    assert 50_000 < sum(loaded.values()) <= TABLE_BUDGET


# ---------------------------------------------------------------------- the assault
def go_to_assault(person: Keeper) -> None:
    """End phases until the heroes come."""
    onward = person.page.get_by_role("button", name="Next", exact=True)
    while not onward.count():
        person.wait(lambda: bool(person.options) and (person.is_drawn() or onward.count() > 0))
        if not onward.count():
            moves = [option["move"] for option in person.options]
            person.click_move(next((move for move in ("end phase", "pass") if move in moves), moves[0]))


def step_through(page: Page) -> list[str]:
    """The lines of one assault, link by link: each is read when the page waits to go on, until there is none left."""
    onward = page.get_by_role("button", name="Next", exact=True)
    told: list[str] = []
    while page.wait_for_function(WAITS_OR_ENDED) and onward.count():
        told.append(page.locator(".assault li.now").inner_text())
        onward.click()
    return told


def test_the_assault_waits_for_the_newcomer_at_each_step(new_page: NewPage) -> None:
    """The first assaults of a scenario may be empty: on to one with heroes."""
    page = new_page()
    page.evaluate("localStorage.setItem('underkeep-heroes-steps', 'yes')")
    person = sit_down(page, difficulty="hardcore")
    told: list[str] = []
    for _ in range(MAX_EMPTY + 1):
        if len(told) < 3:
            go_to_assault(person)
            told = step_through(page)
    assert len(set(told)) > 2
    assert any("guild plays" in line for line in told)
    person.wait(person.is_drawn)


# ---------------------------------------------------------------------- screens
def wrong(page: Page) -> list[str]:
    ids = [str(found) for found in KEYS.findall(page.inner_text("body"))]
    return [*violations(page, "dark"), *violations(page, "light"), *ids]


def test_table_and_panels_are_accessible_and_translated(new_page: NewPage) -> None:
    page = new_page()
    person = sit_down(page, "?lang=xx")
    play(person, lambda: len(person.acts) > 12 and bool(person.state["view"]["card"]))
    assert [*wrong(page), *plain_words(page)] == []
    page.locator(".scen .btn").first.click()
    page.locator("dialog dd").first.wait_for()
    assert wrong(page) == []
    page.keyboard.press("Escape")
    page.locator('.spot[data-target="room:vault"]').click(button="right", position={"x": 20, "y": 4})
    page.locator(".inspect li").first.wait_for()
    assert wrong(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.locator(".textview").wait_for()
    assert wrong(page) == []


def test_it_fits_a_phone_in_italian(new_page: NewPage) -> None:
    page = new_page(lang="it-IT", **PHONE)
    page.set_viewport_size({"width": 360, "height": 740})
    person = sit_down(page)
    play(person, lambda: len(person.acts) > 8 and bool(person.state["view"]["card"]))
    expect(page.get_by_text("Sul tavolo")).to_be_visible()
    for tab in (0, 1, 2):
        page.locator(".bottomtabs button").nth(tab).click()
        found = [*wrong(page), *page.evaluate(SMALL_TARGETS)]
        assert (tab, found) == (tab, [])
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_why_not_is_answered_for_a_room(new_page: NewPage) -> None:
    page = new_page()
    person = sit_down(page)
    play(person, lambda: any(option["move"].startswith("move") for option in person.options))
    far = {target for option in person.options for target in option["targets"]}
    room = next(room["id"] for room in person.state["view"]["rooms"] if room["id"] not in far)
    page.locator(f'.spot[data-target="{room}"]').click(position={"x": 20, "y": 4})
    expect(page.locator(".dock .why:not(.calm) button")).to_have_text(re.compile("KHO-"))


# ---------------------------------------------------------------------- open piles
def has_piles(person: Keeper) -> bool:
    """A guild card was discarded, and a card lies in a play area."""
    view = person.state["view"]
    return bool(view["guild"]["discard"]) and any(clan["area"] for clan in view["clans"])


def pile_sizes(page: Page) -> dict[str, int]:
    heads = page.locator("dialog .piles h3").all_inner_texts()
    return {head.rsplit(maxsplit=1)[0].strip(): int(head.split()[-1]) for head in heads}


def test_open_piles_are_shown_by_pointer_and_by_key(new_page: NewPage) -> None:
    page = new_page()
    person = sit_down(page, difficulty="hardcore")
    play(person, lambda: has_piles(person))
    page.get_by_role("button", name="Open piles").click()
    view, sizes = person.state["view"], pile_sizes(page)
    assert sizes["Discarded guild cards"] == len(view["guild"]["discard"])
    for clan, name in zip(view["clans"], ("Gnoll", "Witch"), strict=True):
        assert sizes[f"{name}: play area"] == len(clan["area"])
        assert sizes[f"{name}: discard pile"] == len(clan["discard"])
    thieves = dict(view["supply"]["heroes"])["thief"]
    supply = page.locator("dialog section", has=page.get_by_role("heading", name="Supply"))
    expect(supply.locator("li", has_text="Thief").locator("b")).to_have_text(str(thieves))
    assert wrong(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Open piles").press("Enter")
    assert pile_sizes(page) == sizes


def test_open_piles_fit_a_phone_in_italian(new_page: NewPage) -> None:
    page = new_page(lang="it-IT", **PHONE)
    person = sit_down(page, difficulty="hardcore")
    play(person, lambda: has_piles(person))
    page.locator(".bottomtabs button").nth(1).tap()
    page.locator(".sheet").get_by_role("button", name="Pile scoperte").tap()
    assert pile_sizes(page)["Carte Gilda scartate"] == len(person.state["view"]["guild"]["discard"])
    assert [*wrong(page), *page.evaluate(SMALL_TARGETS)] == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


# ---------------------------------------------------------------------- learning
def test_a_guided_first_game_says_what_each_question_is_about(new_page: NewPage) -> None:
    page = new_page()
    person = Keeper(page)
    page.goto(f"{page.url}#/new/heroes")
    page.get_by_role("button", name="Gnoll").click()
    person.wait_for_question()
    card = page.locator(".guide")
    expect(card).to_contain_text("Welcome below!")
    card.get_by_role("button", name="Understood").click()
    play(person, lambda: any(option["move"].startswith("play ") for option in person.options))
    person.wait_for_question()
    expect(card).to_contain_text("Click a card")


def test_play_now_sits_down_with_a_bot_beside(new_page: NewPage) -> None:
    page = new_page()
    person = Keeper(page)
    page.locator(".game[data-game=heroes] .btn.go").click()
    page.locator("dialog[open] .begin").click()
    person.wait_for_question()
    assert [player["kind"] for player in person.state["players"]] == ["me", "bot"]
    person.click_move(person.options[0]["move"])
