"""Rulings that decide what the rulebooks leave open."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.situations import BOX, NOBODY, WOUNDED, piece
from tests.games.twister.table import (
    LOADED,
    dark_situation,
    do,
    moves,
    situation,
    told,
)
from underkeep.games.twister.names import (
    DARK_OBJECTS,
    NEUTRALS,
    ZOMBIES,
)
from underkeep.games.twister.spec import SPEC


@pytest.mark.rule("DT-WAND-01")
@pytest.mark.rule("DT-GOLD-05")
def test_AMB_09_where_friends_are_spared_only_the_enemy_beside_them_can_be_hit() -> None:
    game = situation(
        {"n1": "1D"}, {"wizard": "b1", "wand": "b1", "goblin": {"at": "d1", **WOUNDED}},
        {"troll": {"at": "d1", **WOUNDED}}, setup={"wand_on_friends": False},
    )  # fmt: skip

    do(game, "fire wizard e")

    assert told(game, "state.tokens.blue.troll.at") == "out"
    assert told(game, "state.tokens.yellow.goblin.at") == "d1"


@pytest.mark.rule("AMB-13")
@pytest.mark.rule("FOD-COMP-03")
def test_AMB_12_seven_objects_and_three_zombies() -> None:
    assert len(DARK_OBJECTS) == 7
    assert len(ZOMBIES) == 3


def test_FOD_COMP_04_two_swords_and_the_torches_of_four_sconces_are_nobodys() -> None:
    assert [name.rpartition("-")[0] or name for name in NEUTRALS.names[:2]] == ["greatsword", "greatsword"]
    assert sum(one.sconce >= 0 for one in BOX.rooms[:16]) == 4
    assert sum(one.front >= 0 for one in BOX.rooms[:16]) == 1


def test_AMB_01_the_troll_moves_two() -> None:
    assert piece("troll").movement == 2


@pytest.mark.rule("FOD-DARK-09")
def test_AMB_40_leaving_darkness_goes_on_unless_the_table_stops_it() -> None:
    lost = {"specter": {"at": "c3", "as": "warrior"}}
    free = dark_situation({"n1": "18G"}, lost)
    held = dark_situation({"n1": "18G"}, lost, setup={"leave_darkness_single_step": True})

    do(free, "walk specter")
    do(held, "walk specter")

    assert moves(held) == ["to d3", "to b3"]
    assert {"to b2", "to a3", "to b5"} < set(moves(free))


@pytest.mark.rule("FOD-TOUR-03")
def test_AMB_58_the_stacks_of_both_sets_are_usable_by_both() -> None:
    state = {"rooms": {"n1": "18G", "n2": "20D-2"}, "tokens": {"yellow": {"angel": "d3"}}}
    setup = {"box": "darkness", "choice": "free", "tournament": True}
    game: Any = SPEC.position_in({"setup": setup, "state": state, "luck": {"tiles": [0]}}, LOADED.content)
    do(game, "light angel")

    assert "length 1 blue" in moves(game)
    do(game, "length 1 blue", "tile c3 0")
    assert told(game, "state.tiles.c3.tile") == 31
    assert SPEC.view(game, NOBODY).stacks == (10, 10, 10, 9, 10, 10)
