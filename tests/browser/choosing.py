"""A table of Twister at which one person holds both sides, opened after some moves."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.player import Person, make_table
from tests.browser.script import WHOLE

TWISTER: Final[dict[str, Any]] = {
    "game": "twister",
    "options": {"target_points": 2},
    "seats": [{"kind": "me", "roles": ["yellow", "blue"]}],
    "seed": str(WHOLE),
}


def open_table(page: Page, body: dict[str, Any], moves: Any = None) -> Person:
    person = Person(page)
    page.goto(f"{page.url.split('#')[0]}#/table/{make_table(page, body, moves)}")
    person.wait_for_question()
    return person
