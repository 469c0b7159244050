"""Rules of this house."""

from __future__ import annotations

import pytest

from tests.games.vast.table import do, heard, moves, situation
from underkeep.games.vast import names
from underkeep.games.vast.board.squares import CENTRE, SIDE
from underkeep.games.vast.state.changes.map import keep_in_window, lay_tile


@pytest.mark.rule("VAST-GEN-001")
def test_UK_VAST_01_the_last_round_ends_the_game_for_everybody() -> None:
    game = situation("goblins-thief", setup={"last_round": 20}, turn="thief", turn_state={"round": 20})
    for _ in range(60):
        if game.over():
            break
        offered = moves(game)
        do(game, "done" if "done" in offered else offered[0])

    assert game.over()
    assert game.winner == names.NOBODY_PLAYS
    assert game.round == 21


def test_UK_VAST_02_a_map_that_outgrows_its_window_is_shifted() -> None:
    game = situation("knight-goblins", state={"map": {"n1": {"dark": "fangs"}}, "goblins": {"population": {"eye": 1}}})
    game.goblins.lurk[names.EYE] = CENTRE + 1
    for tile, north in enumerate(range(2, 28), start=20):
        lay_tile(game, tile, CENTRE - north * SIDE)

    keep_in_window(game)

    assert game.cavern.overflow() == 0
    assert game.cavern.where[names.ENTRANCE_TILE] != CENTRE
    assert game.goblins.lurk[names.EYE] == game.cavern.where[names.ENTRANCE_TILE] + 1


@pytest.mark.rule("UK-VAST-02")
def test_the_map_stays_where_it_is_while_it_has_room() -> None:
    game = situation("knight-goblins", state={"map": {"n1": {"dark": "treasure_room-01"}}})

    assert "MapShifted" not in [type(event).__name__ for event in heard(game, "at n1")]
