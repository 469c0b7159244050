"""Several people at one table, each in a browser of their own."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.player import Person, make_table, play_quickly
from tests.browser.script import TARGET, WHOLE, script

Tree = dict[str, Any]
SIT: Final = {"en-GB": "Sit down as", "it-IT": "Siediti come"}
MENU: Final = {"en-GB": "This table", "it-IT": "Questo tavolo"}


def body(blue: str = "link", **settings: Any) -> Tree:
    """A table of Dungeon Twister: this browser is yellow."""
    seats: list[Tree] = [{"kind": "me", "roles": ["yellow"]}, {"kind": blue, "roles": ["blue"]}]
    if blue == "bot":
        seats[1]["level"] = "novice"
    if blue == "me":
        seats = [{"kind": "me", "roles": ["yellow", "blue"]}]
    return {"game": "twister", "options": {"target_points": TARGET}, "seats": seats, "seed": str(WHOLE), **settings}


def home(page: Page) -> str:
    return page.url.split("#")[0]


def go(page: Page, where: str) -> None:
    page.goto(f"{home(page)}#/{where}")


def join(page: Page, table: str, lang: str = "it-IT") -> Person:
    """Take the first free seat of a public table in the lobby."""
    person = Person(page)
    page.reload()
    page.locator(f'[data-table="{table}"]').get_by_role("button", name=SIT[lang]).first.click()
    page.locator(".dock .prompt").wait_for()
    return person


def two_at_a_table(new_page: NewPage, wish: Tree | None = None, **settings: Any) -> tuple[Person, Person, str]:
    """Two people in browsers of their own at a public table: the host speaks English, the guest Italian."""
    host, guest = new_page(), new_page(lang="it-IT")
    first = Person(host)
    table = make_table(host, {**(wish or body()), "settings": {"public": True, "title": "Friday", **settings}})
    go(host, f"table/{table}")
    second = join(guest, table)
    first.wait(lambda: all(player["taken"] for player in first.players))
    return first, second, table


def play_script(first: Person, second: Person, table: str, moves: int) -> None:
    """The first moves of the known game, each by the browser that has the seat; both pages have drawn the last."""
    for role, move in script(WHOLE)[:moves]:
        play_quickly((first if role == "yellow" else second).page, table, [(role, move)])
    for person in (first, second):
        person.wait(lambda person=person: person.seq >= moves and person.is_drawn())  # type: ignore[misc]


def open_menu(person: Person, lang: str = "en-GB") -> None:
    person.page.keyboard.press("Escape")
    person.page.get_by_role("button", name=MENU[lang]).click()
    person.page.locator("dialog[open] .people").wait_for()


def give_up(person: Person) -> None:
    """The Italian guest resigns, and means it."""
    open_menu(person, "it-IT")
    person.page.get_by_role("button", name="Abbandona", exact=True).click()
    person.page.get_by_role("button", name="Abbandoni davvero?").click()
