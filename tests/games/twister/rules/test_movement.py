"""Movement, flying and carrying."""

from __future__ import annotations

import pytest

from tests.games.twister.situations import WOUNDED
from tests.games.twister.table import (
    LOADED,
    dark_situation,
    do,
    heard,
    moves,
    situation,
    told,
    why_not,
)
from underkeep.games.twister.state.events.base_box import (
    TokenDropped,
    TokenTaken,
)


@pytest.mark.rule("AMB-34")
@pytest.mark.rule("DT-CARRY-08")
def test_DT_MOVE_08_nobody_lets_his_own_wounded_friend_fall() -> None:
    game = situation(
        {"n1": "1D"},
        {"thief": "e1", "goblin": {"at": "e1", **WOUNDED}, "wizard": "c1", "cleric": {"at": "c1", **WOUNDED}},
    )

    do(game, "walk thief")

    assert why_not(game, "to f1") == "DT-MOVE-08"
    assert "via f1" not in moves(game)
    assert "to f2" in moves(game)


def test_DT_MOVE_08_with_a_rope_on_the_pit_the_friend_is_safe() -> None:
    friend = {"at": "e1", **WOUNDED}
    game = situation({"n1": "1D"}, {"thief": "e1", "goblin": friend, "rope": "f1"})

    do(game, "walk thief", "via f1", "drop", "to f2")

    assert told(game, "state.tokens.yellow.goblin.at") == "f1"
    assert told(game, "state.points.blue") == 0


@pytest.mark.rule("DT-ACT-MOVE")
@pytest.mark.rule("DT-CARRY-03")
def test_DT_CARRY_01_taking_and_leaving_are_told() -> None:
    game = situation({"n1": "1D"}, {"goblin": "b1", "sword": "b1", "armor": "c1"})

    events = heard(game, "walk goblin", "via c1", "take armor", "via d1", "drop", "to e1")

    assert TokenTaken("tok:yellow:goblin", "tok:yellow:armor", "tok:yellow:sword", "sq:c1") in events
    assert TokenDropped("tok:yellow:goblin", "tok:yellow:armor", "sq:d1") in events


def test_DT_CARRY_04_before_a_jump_or_a_crossing_things_may_be_left() -> None:
    jumping = situation({"s4": "4G"}, {"goblin": "r7", "sword": "r7"})
    crossing = situation({"n1": "1D", "n2": "1G"}, {"wall-walker": "f5", "sword": "f5"})

    do(jumping, "jump goblin", "drop", "to t7")
    do(crossing, "through wall-walker", "drop", "to g5")

    assert told(jumping, "state.tokens.yellow.sword.at") == "r7"
    assert told(crossing, "state.tokens.yellow.sword.at") == "f5"


@pytest.mark.rule("FOD-ANGEL-01")
def test_DT_CARRY_04_in_a_jump_nothing_is_taken_and_only_what_is_held_can_be_left() -> None:
    game = situation({"s4": "4G"}, {"goblin": "r7"})

    do(game, "jump goblin")

    assert why_not(game, "drop") == "DT-CARRY-03"
    assert why_not(game, "take goblin") == "DT-CARRY-04"
    assert why_not(game, "via t7") == "DT-CARRY-04"
    assert moves(game) == ["to s6", "to t7"]


def test_DT_FLY_02_only_the_wizard_flies_and_does_so_by_magic() -> None:
    base = LOADED.content.pieces[:8]

    assert [one.id for one in base if one.flies] == ["wizard"]
    assert [one.id for one in base if one.magic_user] == ["wizard"]


@pytest.mark.rule("DT-GOLD-02")
def test_DT_MOVE_06_nobody_stops_on_a_friend_or_on_two_tokens_in_this_box_either() -> None:
    game = dark_situation({"n1": "1D"}, {"goblin": "c3", "troll": "d3", "rope": "c2", "torch": "c2"})

    do(game, "walk goblin")

    assert not {"to d3", "to c2"} & set(moves(game))
