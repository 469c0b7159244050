"""Darkness and light, Sacred Tomb, Fountain, Statue, sconces, Tombs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.situations import BOX, room, shown
from tests.games.twister.table import (
    dark_situation,
    do,
    heard,
    moves,
    told,
    why_not,
)
from underkeep.core.kernel.errors import BadInput
from underkeep.games.twister.board.squares import SQUARE_NAMES
from underkeep.games.twister.names import (
    DARK,
    HOLY,
    SARCOPHAGUS,
    SOUTH,
    STATUE,
    WEST,
)
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.events.darkness import TileDrawn, TileLaid
from underkeep.games.twister.state.game import Twister


def test_FOD_STOMB_01_twelve_squares_two_of_them_sarcophagus() -> None:
    assert room("17D").terrain.count(HOLY) == 10
    assert room("17D").terrain.count(SARCOPHAGUS) == 2


def beside(cell: int) -> list[int]:
    row, column = divmod(cell, 5)
    steps = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return [r * 5 + c for r, c in steps if 0 <= r < 5 and 0 <= c < 5]


def test_FOD_STATUE_03_one_square_touches_statue_and_darkness() -> None:
    one = room("18D")
    statue = one.terrain.index(STATUE)
    both = [
        cell for cell in range(25) if statue in beside(cell) and any(one.terrain[near] == DARK for near in beside(cell))
    ]

    assert both == [one.front]


@pytest.mark.rule("AMB-24")
def test_FOD_LIGHT_12_the_tile_closes_what_either_side_draws() -> None:
    game = dark_situation({"n1": "18D"}, {"goblin": "c2"}, state={"tiles": {"c3": {"tile": 1, "turns": 0}}})
    c2, c3 = SQUARE_NAMES.number("c2"), SQUARE_NAMES.number("c3")

    assert not game.maze.passage(c2, SOUTH)  # the room's wall between c2 and c3 stays
    assert game.maze.passage(c3, WEST)


@pytest.mark.rule("FOD-USE-06")
def test_FOD_LIGHT_02_what_is_drawn_is_told_and_out_of_the_stack() -> None:
    game = dark_situation({"n1": "18G"}, {"angel": "d3"}, luck={"tiles": [3]})

    events = heard(game, "light angel", "length 1", "tile c3 1")

    assert TileDrawn("tok:yellow:angel", 4, 1) in events
    assert TileLaid(4, ("sq:c3",), 1) in events
    assert SPEC.view(game, frozenset({1})).stacks == (9, 10, 10)


@pytest.mark.rule("FOD-GLOSS-04")
def test_FOD_TOMB_03_used_tombs_empty_statues_and_sconces_are_shown() -> None:
    game = dark_situation(
        {"n1": "17G", "n2": "18D"}, {"necromancer": "d2", "goblin": "i2", "thief": "b2"}, turn={"points": 5}
    )
    do(game, "wake necromancer n", "draw goblin", "unhook thief")
    squares = {square.name: square for square in SPEC.view(game, frozenset()).squares}

    assert squares["d1"].used
    assert squares["i1"].used
    assert squares["i2"].front
    assert (squares["b2"].sconce, squares["b2"].torch) == ("w", False)
    assert not squares["e2"].used


@pytest.mark.parametrize(
    ("state", "where"),
    [
        ({"tokens": {"yellow": {"mummy": "b2"}}}, "state.tokens.yellow.mummy"),
        ({"tokens": {"yellow": {"mummy": "c1"}, "blue": {"cross": "c1"}}}, "state.tokens.yellow.mummy"),
        ({"tokens": {"yellow": {"shadow": "c1", "torch": "c1"}}}, "state.tokens.yellow.shadow"),
        ({"tokens": {"yellow": {"goblin": "c3"}}}, "state.tokens.yellow.goblin"),
        ({"tokens": {"yellow": {"goblin": {"at": "c1", "as": "bat"}}}}, "state.tokens.yellow.goblin.as"),
        ({"tiles": {"c1": {"tile": 1}}}, "state.tiles.c1"),
        ({"tiles": {"c1": {"tile": 99}}}, "state.tiles.c1"),
        ({"tombs": ["c1"]}, "state.tombs"),
    ],
)
@pytest.mark.rule("FOD-STOMB-05")
@pytest.mark.rule("FOD-SPECTER-06")
def test_FOD_3D_02_positions_that_cannot_be_are_refused(state: dict[str, Any], where: str) -> None:
    with pytest.raises(BadInput) as caught:
        SPEC.position_in({"setup": {"box": "mixed"}, "state": {"rooms": {"n1": "17D"}, **state}}, BOX)

    assert caught.value.where == where


BESIDE_D3 = {"d2", "c3", "e3", "d4"}


@pytest.mark.rule("DT-TURN-04")
def test_FOD_LIGHT_03_the_preview_shows_what_a_tile_could_cover() -> None:
    """On a gear ringed by darkness: one square goes beside, three go round."""
    game = dark_situation({"n1": "18G"}, {"angel": "d3"})
    start = SPEC.preview(game, 0, SPEC.parse("light angel"))
    do(game, "light angel")
    longest = SPEC.preview(game, 0, SPEC.parse("length 3"))

    assert {(mark.kind, mark.target) for mark in start} == {("light", f"sq:{name}") for name in BESIDE_D3}
    assert {mark.target for mark in longest} == {f"sq:{name}" for name in BESIDE_D3 | {"c2", "e2", "c4", "e4"}}


@pytest.mark.rule("AMB-62")
@pytest.mark.rule("DT-SETUP-01")
def test_FOD_TOMB_01_tombs_and_the_sacred_tomb_are_ground_and_pits_are_not() -> None:
    game = dark_situation({"n1": "17D", "n2": "17G", "n3": "1D"}, {"goblin": "b3"})
    maze = game.maze

    terrain = {int(maze.terrain[square]): maze.is_ground(square) for square in range(len(SQUARE_NAMES.names))}
    assert [terrain[kind] for kind in sorted(terrain) if kind <= 5] == [True, True, True, True, True, False]


@pytest.mark.rule("FOD-GLOSS-04")
def test_FOD_SCONCE_01_the_wall_with_the_sconce_turns_with_the_room_and_its_torch_is_gone_for_good() -> None:
    turned = dark_situation({"n1": {"room": "18G", "orientation": 1}})
    game = dark_situation({"n1": "18G"}, {"goblin": "f3"})
    full = shown(game)

    do(game, "unhook goblin")

    assert shown(turned) == {"d5": {"sconce": "s", "torch": True}}
    assert full == {"f3": {"sconce": "e", "torch": True}}
    assert shown(game) == {"f3": {"sconce": "e"}}


@pytest.mark.rule("FOD-GLOSS-04")
def test_FOD_STATUE_03_the_square_before_the_statue_turns_with_the_room_and_the_statue_is_empty_afterwards() -> None:
    turned = dark_situation({"n1": {"room": "18D", "orientation": 1}})
    game = dark_situation({"n1": "18D"}, {"goblin": "d2"})
    full = shown(game)

    do(game, "draw goblin")

    assert shown(turned) == {"e3": {"front": True}}
    assert full == {"d2": {"front": True}}
    assert shown(game) == {"d1": {"used": True}, "d2": {"front": True}}


@pytest.mark.rule("FOD-GLOSS-04")
def test_FOD_TOMB_03_a_tomb_that_was_used_shows_it() -> None:
    game = dark_situation({"n1": "17G"}, {"necromancer": "d2"})

    do(game, "wake necromancer n")

    assert shown(game)["d1"] == {"used": True}


@pytest.mark.rule("DT-TURN-04")
def test_FOD_DARK_04_one_lost_in_the_dark_only_leaves() -> None:
    game = dark_situation({"n1": "18G"}, {"specter": {"at": "c3", "as": "warrior"}}, {"goblin": "b3"})

    assert moves(game) == ["walk specter", "done"]
    assert why_not(game, "fight specter w") == "FOD-DARK-04"


@pytest.mark.rule("DT-TURN-04")
@pytest.mark.rule("FOD-LIGHT-08")
@pytest.mark.parametrize(("thing", "verb", "after"), [("torch", "light", "b3"), ("ring-of-light", "shine", "out")])
def test_FOD_LIGHT_13_light_costs_no_point_and_only_the_ring_is_used_up(thing: str, verb: str, after: str) -> None:
    game = dark_situation({"n1": "18G"}, {"goblin": "b3", thing: "b3"}, turn={"points": 2})

    do(game, f"{verb} goblin")

    assert (told(game, "turn.points"), told(game, f"state.tokens.yellow.{thing}.at")) == (2, after)


def moves_after(game: Twister, move: str) -> list[str]:
    """What is offered after a move, tried on a copy."""
    copy = game.clone()
    do(copy, move)
    return moves(copy)


def test_FOD_LIGHT_07_without_points_the_turn_goes_on_for_one_who_can_light() -> None:
    dark = dark_situation({"n1": "18G"}, {"goblin": "b3", "torch": "b3", "thief": "b1"}, turn={"points": 1})
    bright = dark_situation({"n1": "1D"}, {"goblin": "b3", "torch": "b3", "thief": "b1"}, turn={"points": 1})

    for game in (dark, bright):
        do(game, "walk thief", moves_after(game, "walk thief")[0])

    assert (told(dark, "question"), told(bright, "question")) == ("action", "card")
