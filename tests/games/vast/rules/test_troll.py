"""Troll and Underworm of Goblin Infestation: the Canyon, the bridge and its guard; where she is dragged to."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vast.rules.test_details import CROSS
from tests.games.vast.table import asked, do, moves, situation, told, why_not
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.roles.knight.infestation import drag, monsters_out, nearest_diagonals, ways_down
from underkeep.games.vast.roles.knight.troll import TROLL_COMES, canyon_may_come, troll_waits
from underkeep.games.vast.rules.tiles import take_off
from underkeep.games.vast.seat.hidden import conserved
from underkeep.games.vast.state.game import Vast

WALLED = {**CROSS, "n1": {"tile": "ambush-12", "turn": 2}}  # a dead end, closed to north, east and west
DARK = {square: {"dark": "eye"} for square in ("n1", "e1", "s1", "w1")}  # the only Lit tile has no free side
GUARDED = {
    **CROSS,
    "n1": "event-01",
    "n2": {"tile": "canyon-2", "tokens": ["troll"]},
    "n2w1": "canyon-1",
    "n2e1": "canyon-3",
}


def lost_to_troll(roles: str = "knight-thief", board: Any = WALLED, **keys: Any) -> Vast:
    """The Troll has beaten her on n1."""
    game = situation(roles, state={"map": board, "knight": {"at": "n1"}, **keys.pop("state", {})}, **keys)
    game.push(TROLL_COMES)
    game.run()
    return game


@pytest.mark.rule("VAST-VAR-025")
def test_the_cave_chooses_where_the_canyon_opens() -> None:
    board = {**CROSS, "n1": {"tile": "ambush-08", "turn": 0}, "n2": {"dark": "eye"}}  # walls to east and west
    game = lost_to_troll("knight-cave", board, setup={"infestation": "c"})

    assert asked(game) == "cave VAST-TER-002"
    assert asked(lost_to_troll("knight-thief", board)) == "knight VAST-TER-002"


@pytest.mark.rule("VAST-VAR-025")
@pytest.mark.rule("VAST-TER-016")
def test_a_canyon_that_the_troll_brings_is_no_longer_drawn() -> None:
    game = lost_to_troll(setup={"terrain": True, "random_terrain": True})

    assert troll_waits(game)
    assert not game.cave.terrain_deck.has(names.CANYON)
    assert game.cave.terrain_deck.count() == 5


@pytest.mark.rule("VAST-VAR-025")
def test_a_canyon_on_the_map_only_gets_the_troll() -> None:
    board = {**GUARDED, "n2": "canyon-2"}
    game = lost_to_troll(board=board)

    assert told(game, "state.map.n2.tokens") == ["troll"]


@pytest.mark.rule("VAST-VAR-025")
@pytest.mark.rule("VAST-TER-017")
def test_without_a_place_for_the_canyon_the_troll_has_no_text() -> None:
    game = situation("knight-thief", state={"map": DARK, "knight": {"at": "o"}})
    gone = situation("knight-thief", state={"map": WALLED, "knight": {"at": "n1"}})
    gone.terrain_gone = i64(1) << names.CANYON
    collapsing = situation("knight-thief", state={"map": WALLED, "knight": {"at": "n1"}}, turn_state={"collapse": True})
    game.push(TROLL_COMES)
    game.run()

    assert not troll_waits(game)
    assert [canyon_may_come(position) for position in (game, gone, collapsing)] == [False, False, False]
    assert canyon_may_come(situation("knight-thief", state={"map": WALLED, "knight": {"at": "n1"}}))


@pytest.mark.rule("VAST-VAR-023")
@pytest.mark.rule("VAST-COL-007")
def test_the_troll_is_discarded_when_its_bridge_falls() -> None:
    game = situation("knight-thief", state={"map": GUARDED})
    before = conserved(game)
    assert monsters_out(game) == [names.TROLL]
    assert not game.goblins.monster_deck.has(names.TROLL)
    take_off(game, i64(names.BRIDGE))

    assert told(game, "state.goblins.monster_discard") == ["troll"]
    assert conserved(game)["monsters"] == before["monsters"]


@pytest.mark.rule("VAST-VAR-024")
@pytest.mark.rule("VAST-FM-002")
def test_nobody_pushes_her_onto_the_guarded_bridge() -> None:
    game = situation(
        "knight-dragon-cave",
        "cave",
        setup={"infestation": "c"},
        state={"map": GUARDED, "knight": {"at": "n1"}, "dragon": {"at": "s1"}, "cave": {"omens": {"bat": 1}}},
    )
    do(game, "omen giant_bats", "piece knight")

    assert why_not(game, "at n2") == "VAST-COL-010"


# ------------------------------------------------------------------ the Underworm
def names_of(cells: list[i64]) -> list[str]:
    return [SQUARE_NAMES[cell] for cell in cells]


@pytest.mark.rule("VAST-VAR-022")
def test_the_underworm_takes_the_nearest_dark_tiles_on_her_diagonals() -> None:
    game = situation("knight-thief", state={"map": {"n1": "event-01"}})
    found = []
    for squares in (["n13e13"], ["n4w4", "n3e3", "s3w3"], ["n2e2", "n1e2"]):  # each time nearer; n1e2 is no diagonal
        for square in squares:
            tile = names.TILES.index("crystal-01") + len(game.cavern.tiles())
            game.cavern.put(i64(tile), i64(SQUARE_NAMES.index(square)))
        found.append(sorted(names_of(nearest_diagonals(game))))

    assert found == [["n13e13"], ["n3e3", "s3w3"], ["n2e2"]]


@pytest.mark.rule("VAST-VAR-022")
def test_without_a_dark_tile_on_a_diagonal_the_underworm_digs_at_her_corners() -> None:
    board = {"n1": "event-01", "n1e1": "event-02"}
    game = situation("knight-thief", state={"map": board})
    collapsing = situation("knight-thief", state={"map": board}, turn_state={"collapse": True})
    empty = situation("knight-thief", state={"map": board, "cave": {"stack": []}})

    assert names_of(ways_down(game)) == ["n1w1"]
    assert ways_down(collapsing) == []
    assert ways_down(empty) == []


@pytest.mark.rule("VAST-VAR-022")
@pytest.mark.parametrize(("roles", "who"), [("knight-thief", "knight"), ("knight-cave", "cave")])
def test_who_says_where_the_underworm_drags_her(roles: str, who: str) -> None:
    board = {"n1": "event-01", "n1e1": {"dark": "eye"}, "n1w1": {"dark": "eye"}}
    game = situation(roles, state={"map": board})
    drag(game)
    game.run()

    assert asked(game) == f"{who} VAST-VAR-022"
    assert sorted(moves(game)) == ["at n1e1", "at n1w1"]
    assert why_not(game, "at n1") == "VAST-VAR-022"
