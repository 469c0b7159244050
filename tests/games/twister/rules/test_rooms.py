"""Revealing and turning rooms, portcullises, the Wall-Walker."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.twister.situations import ALL_ROOMS
from tests.games.twister.table import (
    LOADED,
    do,
    moves,
    situation,
    told,
)
from underkeep.core.formats.history import FREE, REFUSED, History
from underkeep.games.twister.content import Content
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.game import Twister


def undo_of(game: Twister, *actions: str) -> str:
    """Whether the last of these moves may be taken back by its player."""
    history = History(SPEC, game, LOADED.content)
    for move in actions:
        history.act(SPEC.asked(game)[0], SPEC.parse(move))
    return history.verdict(0, 1).kind


def test_DT_ROT_07_a_rotation_cannot_be_taken_back_a_movement_can() -> None:
    rooms, tokens = {"n1": "1D"}, {"goblin": "d3"}

    assert undo_of(situation(rooms, tokens), "walk goblin", "to d4") == FREE
    assert undo_of(situation(rooms, tokens), "turn goblin n1 cw") == REFUSED


@pytest.mark.rule("DT-ACT-ROTATE")
def test_DT_ROT_04_several_points_give_several_quarter_turns() -> None:
    game = situation({"n1": "1D", "n2": "1G"}, {"goblin": "d3"}, turn={"points": 4})

    do(game, "turn goblin n1 cw", "turn goblin n1 cw", "turn goblin n2 ccw")

    assert [told(game, f"state.rooms.{place}.orientation") for place in ("n1", "n2")] == [2, 3]
    assert told(game, "turn.points") == 1


def test_DT_ROT_06_four_quarter_turns_are_a_whole_one() -> None:
    game = situation({"n1": "1D"}, {"mekanork": "d3", "goblin": "b1"}, turn={"points": 5})

    do(game, "turn mekanork n1 ccw", "turn mekanork n1 cw")
    assert told(game, "state.rooms.n1.orientation") == 0
    do(game, *["turn mekanork n1 ccw"] * 2)

    assert told(game, "state.rooms.n1.orientation") == 2
    assert told(game, "state.tokens.yellow.goblin.at") == "f5"


def test_DT_ROT_06_what_stands_in_other_rooms_stays() -> None:
    tokens = {"goblin": "d3", "thief": "g1", "troll": "a2"}
    game = situation({"n1": "1D", "n2": "1G"}, tokens, {"rope": "c4"})

    do(game, "turn goblin n1 cw")

    assert [told(game, f"state.tokens.yellow.{piece}.at") for piece in tokens] == ["d3", "g1", "a2"]
    assert told(game, "state.tokens.blue.rope.at") == "c2"


def test_DT_REVEAL_04_the_opponent_places_only_the_revealers_objects() -> None:
    hidden = {"rooms": {"n2": "1G"}, "tokens": {"blue": {"troll": "n2", "rope": "n2"}, "yellow": {"wand": "n2"}}}
    game = situation({"n1": "1D"}, {"goblin": "f4"}, hidden=hidden)

    asked = []
    do(game, "reveal goblin n2")
    for square in ("h2", "h3", "h4"):
        reveal = SPEC.view(game, frozenset()).reveal
        assert reveal is not None
        asked.append((SPEC.asked(game)[0], reveal.placing))
        do(game, f"at {square}")

    assert asked == [(0, "tok:blue:troll"), (0, "tok:blue:rope"), (1, "tok:yellow:wand")]
    assert told(game, "question") == "action"
    assert told(game, "turn.player") == "yellow"


@pytest.mark.rule("DT-REVEAL-03")
@pytest.mark.rule("DT-REVEAL-06")
def test_DT_REVEAL_04_the_opponent_places_one_object_after_the_other() -> None:
    hidden = {"rooms": {"n2": "1G"}, "tokens": {"yellow": {"sword": "n2", "wand": "n2"}}}
    game = situation({"n1": "1D"}, {"goblin": "f4"}, hidden=hidden)

    do(game, "reveal goblin n2", "blue: at h2", "blue: at h3")

    assert told(game, "state.tokens.yellow.sword.at") == "h2"
    assert told(game, "state.tokens.yellow.wand.at") == "h3"
    assert int(game.maze.revealed[1]) == 1


@pytest.mark.rule("DT-MAP-01")
def test_DT_ROT_08_with_two_pairs_of_one_number_any_of_the_four_rooms_may_be_turned() -> None:
    content: Content = LOADED.content
    rooms = tuple(replace(one, number=1 if one.number == 2 else one.number) for one in content.rooms)
    box = Content("mixed", rooms, content.pieces, content.gates, content.tiles, content.scenarios)
    state = {"rooms": ALL_ROOMS, "tokens": {"yellow": {"mekanork": "d3"}}}

    game: Any = SPEC.position_in({"state": state}, box)

    turned = {move.split()[2] for move in moves(game) if move.startswith("turn")}
    assert turned == {"n1", "n2", "n3", "n4"}
