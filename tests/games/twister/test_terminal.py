"""What the terminal tells of Twister when it is asked: things, piles, goals, in either language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.twister.table import LOADED, dark_situation, new_game, through_setup
from underkeep.games.twister.spec import SPEC
from underkeep.words import Speaker

ENGLISH = r"\b(yellow|blue|Thief|Rope|jumps|combat|action|tiles|cw|ccw|wall|pit|with|of|the|turns|left|room)\b"


def shown() -> Any:
    """A view with pieces, a Bat, a curse in somebody's hands, somebody out of the game."""
    tokens = {"thief": "c3", "rope": "c3", "vampire": {"at": "d3", "as": "bat"}, "goblin": {"at": "out"}}
    game = dark_situation({"n1": "18G", "n2": "17G"}, tokens, {"troll": {"at": "c1", "wounded": True}, "sword": "out"})
    return SPEC.view(game, frozenset({0}))


def said(lang: str, lines: Any) -> list[str]:
    return [Speaker(lang, "twister", LOADED.pack).label(line) for line in lines]


@pytest.mark.parametrize(
    ("thing", "lines"),
    [
        ("thief", ["yellow Thief: on c3.", "Movement 5, Strength 2."]),
        ("tok:yellow:vampire", ["yellow Bat: on d3.", "Movement 6, Strength 0.", "Undead.", "It flies."]),
        ("bat", ["yellow Bat: on d3.", "Movement 6, Strength 0.", "Undead.", "It flies."]),
        ("rope", ["yellow Rope: on c3.", "In the hands of: yellow Thief."]),
        ("blue:troll", ["blue Troll: on c1.", "Movement 2, Strength 0.", "Wounded."]),
        ("18g", ["Room I: tile 18G. Rooms of number 18 turn each other; this one turns counter-clockwise."]),
        ("room:s1", ["Room V is not revealed. It takes 2 tokens at set-up."]),
        ("sq:d2", ["d2: darkness."]),
        ("griffin", []),
    ],
)
def test_look(thing: str, lines: list[str]) -> None:
    assert said("en", SPEC.look(shown(), thing)) == lines


def test_piles_tell_cards_tiles_and_who_is_out() -> None:
    lines = said("en", SPEC.piles(shown()))

    assert "Jump cards left: 3." in lines
    assert "Corridor tiles of length 3, set 1: 10 left." in lines
    assert "yellow Goblin: is dead." in lines
    assert "Objects out of the game: 1." in lines


def test_the_goal_is_told_in_numbers() -> None:
    game = through_setup(new_game(scenario="the-hunt"))
    lines = said("en", SPEC.goal(SPEC.view(game, frozenset()), 0))

    assert lines[:2] == ["Scenario: The hunt.", "0 of 5 victory points; 5 to go."]
    assert "On the board: 4 standing, 0 wounded." in lines


def test_nobody_learns_what_lies_face_down() -> None:
    game = new_game()
    view = SPEC.view(game, frozenset({0}))

    assert said("en", SPEC.look(view, "blue:thief")) == []


def test_Italian_has_no_English_word() -> None:
    view = shown()
    things = [token.id for token in view.tokens] + [square.id for square in view.squares] + ["n1", "s1"]
    lines = [line for thing in things for line in said("it", SPEC.look(view, thing))]
    lines += said("it", SPEC.piles(view)) + said("it", SPEC.goal(view, 0))
    lines += SPEC.draw(view, False, "it").splitlines()

    assert [line for line in lines if re.search(ENGLISH, line)] == []
