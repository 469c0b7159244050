"""The layout holds: the board keeps its place and size from one question to the next.

`LAYOUT=all ./run pytest tests/browser/test_layout.py` plays 50 questions of each game at all five sizes.
"""

from __future__ import annotations

import os
import random
from typing import Any, Final

import pytest

from tests.browser.conftest import NewPage
from tests.browser.player import Person, make_table, play_quickly
from tests.browser.whole_tables import TABLES

ALL: Final = os.environ.get("LAYOUT") == "all"
SIZES: Final = ((1440, 900), (1366, 650), (820, 1180), (390, 844), (844, 390)) if ALL else ((390, 844),)
QUESTIONS: Final = 50 if ALL else 12
LOW: Final = 480  # px: less is a phone that lies
FIVE: Final[dict[str, Any]] = {
    "game": "vast",
    "options": {},
    "seats": [
        {"kind": "me", "roles": ["knight"]},
        *({"kind": "bot", "roles": [role], "level": "novice"} for role in ("goblins", "dragon", "cave", "thief")),
    ],
    "seed": "7",
}


@pytest.mark.parametrize("game", list(TABLES))
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_board_keeps_its_rectangle(game: str, size: tuple[int, int], new_page: NewPage) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]})
    person, dice = Person(page), random.Random(9)  # noqa: S311  a script of moves
    table = make_table(page, TABLES[game])
    page.goto(f"{page.url.split('#')[0]}#/table/{table}")
    person.wait_for_question()
    rectangle = page.locator("main.board").bounding_box()
    assert rectangle is not None
    for _ in range(QUESTIONS):
        prompt = next(iter(person.state["prompts"]), None)
        if prompt is None:
            break
        seq, move = person.seq, str(dice.choice(prompt["options"])["move"])
        play_quickly(page, table, [(prompt["role"], move)])
        person.wait(lambda seq=seq: person.seq > seq and person.is_drawn())  # type: ignore[misc]
        assert page.locator("main.board").bounding_box() == rectangle, f"after {move}"
    if size[1] < LOW:
        assert rectangle["height"] >= 0.6 * size[1]


@pytest.mark.parametrize("size", [(1440, 900), (1366, 650)], ids=["1440x900", "1366x650"])
def test_what_matters_of_every_role_is_in_sight(size: tuple[int, int], new_page: NewPage) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]})
    person = Person(page)
    page.goto(f"{page.url.split('#')[0]}#/table/{make_table(page, FIVE)}")
    person.wait_for_question()

    panels = page.locator(".table > .roles > .role")
    boxes = [panel.bounding_box() for panel in panels.all()]

    assert len(boxes) == 5
    assert all(box is not None and box["y"] + box["height"] <= size[1] for box in boxes)
    assert page.evaluate("(r => r.scrollHeight <= r.clientHeight + 1)(document.querySelector('.table > .roles'))")


@pytest.mark.parametrize("width", [360, 768, 1000, 1199, 1440])
def test_there_is_a_log_at_every_width(width: int, new_page: NewPage) -> None:
    page = new_page(viewport={"width": width, "height": 720})
    person = Person(page)
    page.goto(f"{page.url.split('#')[0]}#/table/{make_table(page, FIVE)}")
    person.wait_for_question()
    if width < 1200:
        bar = ".bottomtabs" if width < 768 else ".sidetabs"
        page.locator(f"{bar} button").get_by_text("Story", exact=True).click()

    page.locator(".lines:visible, .story:visible, .log:visible .turn:visible").first.wait_for()
