"""The screens of the client in the order of an evening. Tests and `./run shots` take this tour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Page, Position

from tests.browser.player import Person, make_table, play_quickly, wait_together
from tests.browser.script import TARGET, WHOLE, Move, script, until_offered
from tests.browser.script_dark import FREE, FREE_SEED, before

DARK_SCREENS: Final = (  # name, the kind of move that comes next, what is on the screen then
    ("draft-rooms", "pair", ".pool.rooms"),
    ("dark-fight", "card", ".fight .part"),
    ("dark-length", "length", ".lighting .stacks"),
    ("dark-tile", "tile", ".lighting [data-print]"),
)
LATE: Final = 100  # moves: some rooms are open, some pieces on their way
CORNER: Final[Position] = {"x": 3, "y": 3}  # of the line of reasons: a rule's link may stand in its middle


def tour(page: Page, guest: Page) -> Iterator[str]:
    """Bring the page to one screen after the other and name it; both pages begin at the home page."""
    yield from around_the_games(page)
    yield from hot_seat(page)
    yield from in_the_dark(page)
    person, other = Person(page), Person(guest)
    yield from setting_up(page, guest, person)
    wait_together(person, other)
    yield from at_play(page, person)
    yield from watching(page)
    yield from about_the_table(page)
    yield from fighting(page, guest, person, other)
    yield from at_the_end(page, guest)


# ---------------------------------------------------------------------- before a game
def around_the_games(page: Page) -> Iterator[str]:
    page.locator(".game[data-game=twister] .btn.go").wait_for()
    yield "home"
    page.locator(".tools .ib").last.click()
    page.locator("dialog[open]").wait_for()
    yield "settings"
    page.keyboard.press("Escape")
    page.locator(".tools .me").click()
    page.locator("dialog[open] summary").click()
    yield "name"
    page.keyboard.press("Escape")
    go(page, "rules/twister/DT-MOVE-03")
    page.locator("#rule-DT-MOVE-03").wait_for()
    yield "rules"
    page.locator("#rule-search").fill("Troll")
    page.locator("mark").first.wait_for()
    yield "rules-search"
    go(page, "new/twister")
    page.locator(".lay").wait_for()
    yield "new-table"
    for folded in page.locator("summary").all():
        folded.click()
    page.locator("section:has(#s-table) .seg label").last.click()  # the last kind of clock has most to say
    yield "new-table-all"


def go(page: Page, where: str) -> None:
    page.goto(f"{page.url.split('#')[0]}#/{where}")


def seats(page: Page, yellow: int, blue: int) -> None:
    """The form, by place: me, friend, hot-seat, bot."""
    go(page, "new/twister")
    page.locator(".lay").wait_for()
    for row, choice in ((0, yellow), (1, blue)):
        page.locator(".who").nth(row).locator(".seg label").nth(choice).click()
    page.locator("#twister-option-target_points").fill(str(TARGET))
    page.locator("#seed").fill(str(WHOLE))
    page.locator(".btn.go:visible").first.click()


def hot_seat(page: Page) -> Iterator[str]:
    seats(page, 2, 2)
    page.locator(".pass").wait_for()
    yield "pass-device"


# ---------------------------------------------------------------------- both boxes, one person on both sides
def in_the_dark(page: Page) -> Iterator[str]:
    """The draft with its three parts, darkness being lit, a fight of many."""
    seat = {"kind": "me", "roles": ["yellow", "blue"]}
    body = {"game": "twister", "options": FREE, "seats": [seat], "seed": str(FREE_SEED)}
    table, known = make_table(page, body), 0
    go(page, f"table/{table}")
    page.locator("[data-pick]").first.click()
    page.locator(".dock .go").wait_for()
    yield "draft"
    for screen, verb, sign in DARK_SCREENS:
        moves = before(FREE_SEED, FREE, verb)
        play_quickly(page, table, moves[known:])
        known = len(moves)
        page.locator(sign).first.wait_for()
        yield screen


# ---------------------------------------------------------------------- a known game, two people in two pages
def play(page: Page, guest: Page, moves: list[Move], first: int = 0) -> None:
    """The moves from that number on, quickly, each by the browser that has the seat."""
    table = page.url.split("/table/")[1]
    turns: list[list[Move]] = []
    for move in moves[first:]:
        if turns and turns[-1][0][0] == move[0]:
            turns[-1].append(move)
        else:
            turns.append([move])
    for turn in turns:
        play_quickly(page if turn[0][0] == "yellow" else guest, table, turn)


def setting_up(page: Page, guest: Page, person: Person) -> Iterator[str]:
    seats(page, 0, 1)
    page.locator("dialog[open] input[readonly]").first.wait_for()
    yield "invite"
    guest.goto(page.locator("dialog[open] input[readonly]").first.input_value())
    guest.locator(".dock .prompt").wait_for()
    page.keyboard.press("Escape")
    person.wait_for_question()
    yield "line"
    first = until_offered("lay", "yellow")
    play(page, guest, first)
    person.wait_for_question(script(WHOLE)[len(first)][1])
    page.locator(".dock .tok.can").first.click()
    yield "placement"
    page.keyboard.press("Escape")
    play(page, guest, until_offered("walk", "yellow", LATE), len(first))


def at_play(page: Page, person: Person) -> Iterator[str]:
    _, move = script(WHOLE)[len(until_offered("walk", "yellow", LATE))]
    person.wait_for_question(move)
    yield "play"
    person.click_target(busiest(person), len(person.acts))
    yield "selected"
    page.keyboard.press("Escape")
    person.click_target("sq:v5")
    page.locator(".dock .why:not(.calm)").wait_for()
    yield "why-not"
    page.locator(".dock .why button").click()
    page.locator("dialog[open] .one").first.wait_for()
    yield "rules-from-why"
    page.keyboard.press("Escape")
    yield from beside_the_board(page)
    person.click_move(move)
    person.wait_for_question()
    page.locator(".hit.yes").last.focus()
    yield "walk"


def busiest(person: Person) -> str:
    """The piece that can do most: a press on it selects, where another's only option would be taken at once."""
    able = [option["targets"][0] for option in person.options if option["targets"]]
    return str(max(able, key=able.count))


def beside_the_board(page: Page) -> Iterator[str]:
    wide = page.locator(".loghead").is_visible()
    log = page.locator(".loghead .ib") if wide else page.locator(".bottomtabs button").nth(2)
    log.click()
    page.locator(".rail" if wide else ".lines").first.wait_for()
    yield "log"
    (page.locator(".rail .ib") if wide else page.locator(".bottomtabs button")).first.click()
    page.locator(".dock .why").click(position=CORNER)  # away from the button, so that the key is the table's
    page.keyboard.press("t")
    page.locator(".textview").wait_for()
    yield "text-view"
    page.locator(".dock .why").click(position=CORNER)
    page.keyboard.press("t")
    page.locator("svg.map").wait_for()


def watching(page: Page) -> Iterator[str]:
    table = page.url.split("#/")[1]
    go(page, f"{table}/watch")
    page.locator(".dock .prompt").wait_for()
    yield "watching"
    go(page, table)
    page.locator(".dock .prompt").wait_for()


def about_the_table(page: Page) -> Iterator[str]:
    more = page.locator('.top button:has(use[href="#ui-more"])')
    more.click()
    page.locator("dialog[open] .people").wait_for()
    yield "table-menu"
    page.locator('dialog[open] button:has(use[href="#ui-chat"])').click()
    page.locator(".talk form").first.wait_for()
    yield "chat"
    page.keyboard.press("Escape")


def fighting(page: Page, guest: Page, person: Person, other: Person) -> Iterator[str]:
    moves = script(WHOLE)
    asked = len(until_offered("card", "yellow", LATE))
    play(page, guest, moves[:asked], LATE + 1)
    person.wait_for_question(moves[asked][1])
    yield "fight"
    wait_together(person, other)
    play(page, guest, moves[: asked + 2], asked)
    page.locator(".outcome").wait_for()
    yield "outcome"


def at_the_end(page: Page, guest: Page) -> Iterator[str]:
    asked = len(until_offered("card", "yellow", LATE))
    play(page, guest, script(WHOLE), asked + 2)
    page.locator("dialog[open] .near").wait_for()
    yield "result"
    table = page.url.split("/table/")[1]
    go(page, f"replay/{table}/{LATE}")
    page.locator(f"main.board[data-move='{LATE}']").wait_for()
    yield "replay"
    go(page, "")
    page.locator(".game[data-game=twister] .btn.go").wait_for()
    page.locator(".tline").first.wait_for()
    yield "home-tables"
