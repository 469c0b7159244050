"""Watching bots: every deed that was sent stands in the story as its sentence, and the race as it was sent."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import HASTE, NewPage
from tests.browser.player import Person, make_table
from underkeep.library import load_game
from underkeep.words import Speaker

LINES_EACH: Final = 12
MOMENTS: Final = 3  # at which story and race are compared with what was sent
STANDING: Final = """() => {
  const table = document.querySelector('.table');
  const rows = [...document.querySelectorAll('.lines [data-at]')];
  const goals = [...document.querySelectorAll('.race .goal')];
  return {
    seq: Number(table.dataset.seq),
    told: Number(table.dataset.log),
    shown: rows.map(row => [Number(row.dataset.at), row.innerText.replace(/\\s+/g, ' ').trim()]),
    race: goals.map(goal => [goal.dataset.role, Number(goal.dataset.have), Number(goal.dataset.need)]),
  };
}"""  # in one look, since the board goes on
ENOUGH: Final[dict[str, set[str]]] = {  # whose turns; an assault is nobody's
    "vast": {"knight", "goblins", "dragon", "cave", "thief"},
    "twister": {"yellow", "blue"},
    "heroes": {""},
}


def watch(page: Page, game: str) -> Person:
    """A table of bots alone, and somebody who looks on."""
    roles = load_game(game).spec.roles(load_game(game).spec.options.resolve({}))
    seats = [{"kind": "bot", "roles": [role], "level": "novice"} for role in roles]
    table = make_table(page, {"game": game, "options": {}, "seats": seats, "seed": "7"})
    person = Person(page)
    page.goto(f"{page.url.split('#')[0]}#/table/{table}")
    person.wait(lambda: bool(person.states))
    return person


def log_of(person: Person) -> list[dict[str, Any]]:
    """The log as the page was sent it."""
    lines: list[dict[str, Any]] = []
    for state in person.states:
        lines[state["log_from"] :] = state["log"]
    return lines


def has_lines(person: Person, count: int) -> bool:
    return len(log_of(person)) >= count


def turns_of(person: Person) -> set[str]:
    """Whose turns have been told: a role, or nobody's such as an assault."""
    return {line.get("role", "") for line in log_of(person) if line.get("part") == "turn"}


def sentence(words: Speaker, line: dict[str, Any]) -> str:
    fields = {name: value for name, value in line["event"].items() if name != "kind"}
    return " ".join(words.say(line["label"]["id"], **words.arguments(fields.items())).split())


def compare(person: Person, words: Speaker) -> int:
    """Every deed in sight by its sentence; how many there were. The page may show an older moment than the newest."""
    page = person.page.evaluate(STANDING)
    person.wait(lambda: person.seq >= page["seq"])
    log, shown = log_of(person), dict(page["shown"])
    deeds = [n for n, line in enumerate(log[: page["told"]]) if line.get("part") == "deed" and n in shown]
    for n in deeds:
        assert sentence(words, log[n]) in shown[n], n
    state = next(state for state in person.states if state["seq"] == page["seq"])
    assert max(shown, default=-1) < page["told"]
    assert page["race"] == [[goal["role"], goal["have"], goal["need"]] for goal in state["race"]]
    return len(deeds)


@pytest.mark.parametrize("game", ENOUGH)
def test_every_deed_of_the_others_is_told(new_page: NewPage, game: str) -> None:
    """A round of five roles of Vast, a turn of each side of Twister, an assault of Heroes."""
    person = watch(new_page(wishes=HASTE), game)
    words = Speaker("en", game, load_game(game).pack)
    deeds = 0
    for n in range(1, MOMENTS + 1):
        person.wait(partial(has_lines, person, n * LINES_EACH))
        person.page.keyboard.press("End")
        deeds += compare(person, words)
    person.wait(lambda: turns_of(person) >= ENOUGH[game], 120)
    person.page.keyboard.press("End")
    deeds += compare(person, words)

    assert deeds > 10
