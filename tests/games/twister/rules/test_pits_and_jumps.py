"""Pits, the Rope and jumps."""

from __future__ import annotations

from tests.games.twister.situations import WOUNDED
from tests.games.twister.table import (
    do,
    moves,
    situation,
    told,
)


def test_DT_PIT_04_a_wounded_character_lives_on_a_pit_while_the_rope_is_there() -> None:
    game = situation({"n1": "1D"}, {"goblin": {"at": "f1", **WOUNDED}, "rope": "f1", "troll": "c3"})

    do(game, "walk troll", "to c4")

    assert told(game, "state.tokens.yellow.goblin.at") == "f1"


def test_DT_ROPE_02_one_rope_does_not_cross_two_pits_in_a_row() -> None:
    rooms = {"n1": "1D", "n2": {"room": "3G", "orientation": 2}}  # pits f1 and g1 touch
    game = situation(rooms, {"goblin": "e1", "rope": "e1"})

    do(game, "walk goblin")

    assert "to f1" in moves(game)
    assert "to f2" in moves(game)
    assert not {"to g1", "to h1"} & set(moves(game))


def test_DT_ROPE_02_coming_from_the_pit_one_must_go_to_ground() -> None:
    rooms = {"n1": "1D", "n2": {"room": "3G", "orientation": 2}}
    game = situation(rooms, {"goblin": "f1", "rope": "f1"})

    do(game, "walk goblin")

    assert "to g1" not in moves(game)
    assert "to e1" in moves(game)
