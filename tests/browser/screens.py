"""The screens of the client, each by the way a person gets there. Tests and `./run shots` use the same list."""

from __future__ import annotations

import random
from typing import Final

from playwright.sync_api import Page

from tests.browser.player import Person
from tests.browser.script import TARGET, WHOLE, dice_of, script

SCREENS: Final = (
    "home", "new-table", "new-table-rulings", "settings", "rules", "rules-search", "invite", "line", "placement",
    "play", "selected", "walk", "why-not", "rules-from-why", "fight", "outcome",
    "result", "log", "text-view", "pass-device", "watching",
)  # fmt: skip


def show(page: Page, screen: str) -> None:
    """Bring the page to that screen; it starts at the home page."""
    page.locator(".game").first.wait_for()
    steps = {
        "home": lambda: None,
        "new-table": lambda: new_table(page),
        "new-table-rulings": lambda: rulings(page),
        "settings": lambda: settings(page),
        "rules": lambda: rules(page),
        "rules-search": lambda: search(page),
        "invite": lambda: invite(page),
        "pass-device": lambda: pass_device(page),
        "fight": lambda: fight(page),
        "outcome": lambda: outcome(page),
        "result": lambda: result(page),
    }
    if screen in steps:
        steps[screen]()
    else:
        table(page, screen)
    page.wait_for_timeout(350)


def new_table(page: Page) -> None:
    page.goto(page.url.split("#")[0] + "#/new/twister")
    page.locator(".lay").wait_for()


def rulings(page: Page) -> None:
    new_table(page)
    page.locator("summary").click()


def settings(page: Page) -> None:
    page.locator(".tools .ib").last.click()
    page.locator("dialog[open]").wait_for()


def rules(page: Page) -> None:
    page.goto(page.url.split("#")[0] + "#/rules/twister/DT-MOVE-03")
    page.locator("#rule-DT-MOVE-03").wait_for()


def search(page: Page) -> None:
    rules(page)
    page.locator("#rule-search").fill("Troll")
    page.locator("mark").first.wait_for()


def seats(page: Page, yellow: int, blue: int) -> None:
    """Choose by place: me, friend, hot-seat, bot."""
    for row, choice in ((0, yellow), (1, blue)):
        page.locator(".who").nth(row).locator(".seg label").nth(choice).click()
    page.locator(".btn.go:visible").first.click()


def invite(page: Page) -> None:
    new_table(page)
    seats(page, 0, 1)
    page.locator("dialog[open]").wait_for()


def pass_device(page: Page) -> None:
    new_table(page)
    seats(page, 2, 2)
    page.locator(".pass").wait_for()


# ---------------------------------------------------------------------- known games, one person on both sides
def replay(page: Page, stop: str) -> Person:
    """The scripted game until a move of that kind is asked for."""
    person = Person(page)
    new_table(page)
    page.locator("#twister-option-target_points").fill(str(TARGET))
    page.locator("#seed").fill(str(WHOLE))
    seats(page, 0, 0)
    person.wait_for_question()
    page.keyboard.press("t")
    for _, move in script(WHOLE):
        if move.split()[0] == stop:
            break
        person.type_move(move)
    return person


def fight(page: Page) -> None:
    replay(page, "card")
    leave_text_view(page)


def outcome(page: Page) -> None:
    person = replay(page, "card")
    leave_text_view(page)
    for _ in range(2):
        person.click_move(person.options[-1]["move"])


def result(page: Page) -> None:
    replay(page, "")
    page.locator("dialog[open]").wait_for()


def leave_text_view(page: Page) -> None:
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("t")
    page.locator("svg.map").wait_for()


# ---------------------------------------------------------------------- at the table
def table(page: Page, screen: str) -> None:
    person = Person(page)
    page.locator(".game[data-game=twister] .btn.go").click()
    page.locator(".dock .prompt").wait_for()
    person.wait_for_question()
    if screen == "line":
        return
    until(person, "lay")
    if screen == "placement":
        page.locator(".dock .tok.can").first.click()
        return
    until(person, "walk")
    at_play(page, person, screen)


def at_play(page: Page, person: Person, screen: str) -> None:
    for _ in range(25):  # some rooms open, some pieces on their way
        step(person, dice_of(len(person.acts)))
    until(person, "walk")
    walk = next(option for option in person.options if option["move"].startswith("walk"))
    if screen == "selected":
        person.click_target(walk["targets"][0])
    elif screen == "walk":
        person.click_move(walk["move"])
        page.locator(".hit.yes").last.focus()
    elif screen in ("why-not", "rules-from-why"):
        person.click_target("sq:v5")
        page.locator(".dock .why:not(.calm)").wait_for()
        if screen == "rules-from-why":
            page.locator(".dock .why button").click()
            page.locator("dialog[open] .one").first.wait_for()
    elif screen == "log":
        (
            page.locator(".rail .ib").first
            if page.locator(".rail").is_visible()
            else page.locator(".bottomtabs button").nth(2)
        ).click()
    elif screen == "text-view":
        page.keyboard.press("t")
        page.locator(".textview").wait_for()
    elif screen == "watching":
        page.goto(page.url + "/watch")
        page.locator(".dock .prompt").wait_for()


def until(person: Person, verb: str, most: int = 120) -> None:
    """Play on until something of that kind is offered."""
    for _ in range(most):
        person.wait_for_question()
        if any(option["move"].split()[0] == verb for option in person.options):
            return
        step(person, dice_of(len(person.acts)))
    raise AssertionError(f"nobody was offered {verb}")


def step(person: Person, dice: random.Random) -> None:
    """One move, forward and curious."""
    person.wait_for_question()
    moves = [option["move"] for option in person.options]
    goals = sorted((move for move in moves if move.startswith("to ")), key=lambda move: move[3])
    liked = [
        move for move in moves if move.split()[0] in ("reveal", "at", "lay", "line", "play", "card", "walk", "turn")
    ]
    person.click_move(dice.choice(goals[-3:] or liked or moves))
