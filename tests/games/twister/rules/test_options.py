"""What is offered is what is legal, and what is chosen is done: for every kind of action and every stage of a way."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.table import dark_situation, do, heard, moves, situation, told, why_not
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.events.base_box import TokenTaken
from underkeep.games.twister.state.game import Twister

WOUNDED = {"wounded": True}
BESIDE_D3 = {"d2", "c3", "e3", "d4"}


def everything() -> Twister:
    """A position in which every kind of action is possible for somebody of yellow's."""
    yellow = {
        "cleric": "d5", "goblin": "r7", "potion": "r7", "mekanork": "d3", "thief": "h3",
        "troll": {"at": "f5", **WOUNDED}, "wall-walker": "f2", "warrior": "g3", "wizard": "b1", "wand": "b1",
        "rope": "c1",
    }  # fmt: skip
    blue = {"goblin": {"at": "c5", **WOUNDED}, "troll": "b4", "thief": "h4"}
    return situation({"n1": "1D", "n2": "1G", "s4": "4G"}, yellow, blue, turn={"points": 4})


OFFERED = {
    "walk cleric", "fight cleric w", "heal cleric w", "reveal cleric s1", "walk goblin", "jump goblin", "drink goblin",
    "walk mekanork", "turn mekanork n1 cw", "turn mekanork n1 ccw", "turn mekanork n2 cw", "turn mekanork n2 ccw",
    "walk thief", "gate thief w", "fight thief s", "regenerate troll", "walk wall-walker", "through wall-walker",
    "jump wall-walker", "walk warrior", "break warrior e", "walk wizard", "fire wizard s", "done",
}  # fmt: skip


@pytest.mark.rule("DT-ACT-01")
@pytest.mark.rule("DT-ACT-03")
def test_DT_TURN_04_every_kind_of_action_is_offered_to_those_who_can() -> None:
    game = everything()

    assert set(moves(game)) == OFFERED
    assert len(moves(game)) == len(set(moves(game)))


@pytest.mark.rule("DT-ACT-01")
@pytest.mark.rule("DT-ACT-03")
def test_DT_TURN_04_what_is_offered_is_what_is_not_refused() -> None:
    game = everything()

    legal = {text for text in SPEC.table.by_text if why_not(game, text) == ""}

    assert set(moves(game)) == legal


@pytest.mark.parametrize(
    ("move", "path", "value"),
    [
        ("heal cleric w", "state.tokens.blue.goblin.wounded", False),
        ("drink goblin", "state.tokens.yellow.goblin.potion", 4),
        ("jump goblin", "state.cards.yellow.jumps", 2),
        ("walk goblin", "state.cards.yellow.jumps", 3),
        ("turn mekanork n1 ccw", "state.rooms.n1.orientation", 3),
        ("turn mekanork n2 cw", "state.rooms.n2.orientation", 1),
        ("gate thief w", "state.gates.h3 w", "open"),
        ("break warrior e", "state.gates.h3 w", "broken"),
        ("regenerate troll", "state.tokens.yellow.troll.wounded", False),
        ("fire wizard s", "state.tokens.blue.troll.at", "out"),
        ("fight thief s", "question", "combat"),
        ("through wall-walker", "question", "journey"),
        ("walk wall-walker", "question", "journey"),
        ("reveal cleric s1", "hidden.counts.s1", 0),
        ("fight cleric w", "question", "combat"),
        ("done", "turn.points", 0),
    ],
)
@pytest.mark.rule("DT-ACT-JUMP")
@pytest.mark.rule("DT-ACT-WALL")
@pytest.mark.rule("DT-GOLD-01")
def test_DT_TURN_04_each_action_does_what_it_says_for_one_point(move: str, path: str, value: Any) -> None:
    game = everything()

    do(game, move)

    assert told(game, path) == value
    assert told(game, "turn.points") == (0 if move == "done" else 3)


def test_DT_TURN_04_a_reveal_turns_the_room_up() -> None:
    game = situation({"n1": "1D"}, {"goblin": "f4"}, hidden={"rooms": {"n2": "1G"}}, turn={"points": 3})

    do(game, "reveal goblin n2")

    assert told(game, "state.rooms.n2.room") == "1G"
    assert told(game, "turn.points") == 2


@pytest.mark.parametrize(
    ("move", "how"), [("walk wall-walker", "walk"), ("through wall-walker", "wall"), ("jump goblin", "jump")]
)
@pytest.mark.rule("DT-ACT-JUMP")
@pytest.mark.rule("DT-ACT-WALL")
def test_DT_ACT_MOVE_a_way_is_of_the_kind_that_was_chosen(move: str, how: str) -> None:
    game = everything()

    do(game, move)

    journey = SPEC.view(game, frozenset()).journey
    assert journey is not None
    assert journey.kind == how


# ---------------------------------------------------------------------- on the way
def ways() -> list[Any]:
    loaded = {
        "goblin": "b1",
        "sword": "b1",
        "cleric": "c1",
        "armor": "c1",
        "troll": {"at": "d1", **WOUNDED},
        "rope": "e1",
    }
    enemy = {"thief": {"at": "b2", **WOUNDED}, "wand": "b2"}
    walk = ["walk goblin"]
    jump = {"goblin": "r7", "rope": "r7"}
    wall = {"wall-walker": "f5", "sword": "f5"}
    return [
        pytest.param({"n1": "1D"}, loaded, enemy, walk, id="start"),
        pytest.param({"n1": "1D"}, loaded, enemy, [*walk, "via c1"], id="handle"),
        pytest.param({"n1": "1D"}, loaded, enemy, [*walk, "via c1", "take armor"], id="swapped"),
        pytest.param({"n1": "1D"}, loaded, enemy, [*walk, "via b2"], id="on a wounded enemy"),
        pytest.param({"n1": "1D"}, loaded, enemy, [*walk, "via b2", "take wand"], id="taken from the enemy"),
        pytest.param({"n1": "1D"}, loaded, enemy, [*walk, "drop"], id="dropped"),
        pytest.param({"n1": "1D"}, {"goblin": "b1", "rope": "c1"}, enemy, walk, id="empty-handed"),
        pytest.param({"s4": "4G"}, jump, {}, ["jump goblin"], id="jump"),
        pytest.param({"s4": "4G"}, jump, {}, ["jump goblin", "drop"], id="jump without the rope"),
        pytest.param({"s4": "4G"}, {"goblin": "r7", "sword": "r7"}, {}, ["jump goblin"], id="jump with a sword"),
        pytest.param({"n1": "1D", "n2": "1G"}, wall, {}, ["through wall-walker"], id="wall"),
        pytest.param({"n1": "1D", "n2": "1G"}, wall, {}, ["through wall-walker", "drop"], id="wall without the sword"),
    ]  # fmt: skip


@pytest.mark.parametrize(("rooms", "yellow", "blue", "before"), ways())
@pytest.mark.rule("DT-CARRY-01")
@pytest.mark.rule("DT-CARRY-03")
@pytest.mark.rule("DT-CARRY-04")
@pytest.mark.rule("DT-MOVE-01")
@pytest.mark.rule("DT-GOLD-06")
@pytest.mark.rule("AMB-17")
@pytest.mark.rule("DT-WALL-03")
def test_DT_ACT_MOVE_on_the_way_what_is_offered_is_what_is_not_refused(
    rooms: dict[str, Any], yellow: dict[str, Any], blue: dict[str, Any], before: list[str]
) -> None:
    game = situation(rooms, yellow, blue)
    do(game, *before)

    legal = {text for text in SPEC.table.by_text if why_not(game, text) == ""}

    assert set(moves(game)) == legal
    assert len(moves(game)) == len(legal)
    assert legal


@pytest.mark.rule("DT-CARRY-03")
@pytest.mark.rule("DT-CARRY-01")
@pytest.mark.rule("DT-GOLD-06")
def test_DT_ACT_MOVE_a_way_with_everything_on_it() -> None:
    game = situation({"n1": "1D"}, {"thief": "b1", "sword": "b1", "cleric": "c1", "armor": "c1", "rope": "d1"})

    assert "take armor" not in moves(game)
    do(game, "walk thief")
    assert {"drop", "via c1", "via d1", "to e1", "to f2"} <= set(moves(game))
    assert not {"to b1", "to c1", "to d1", "take sword"} & set(moves(game))
    do(game, "via c1")
    assert moves(game) == ["take armor"]
    assert why_not(game, "drop") == "DT-GOLD-02"
    do(game, "take armor")
    assert "to c1" not in moves(game)
    do(game, "via d1", "take rope", "to f1")

    where = {piece: told(game, f"state.tokens.yellow.{piece}.at") for piece in ("thief", "sword", "armor", "rope")}
    assert where == {"thief": "f1", "sword": "c1", "armor": "d1", "rope": "f1"}
    assert told(game, "state.tokens.yellow.sword.held_by") == "yellow:cleric"


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


def test_DT_FIGHT_03_the_preview_names_everybody_who_would_fight() -> None:
    game = situation({"n1": "1D"}, {"troll": "c3", "goblin": "d4"}, {"warrior": "d3"})
    lying = {"warrior": {"at": "d3", **WOUNDED}, "thief": {"at": "d3", **WOUNDED}}
    aimed = situation({"n1": "1D"}, {"troll": "c3"}, lying)
    fight = SPEC.parse("fight troll e")

    marks, choice = SPEC.preview(game, 0, fight), SPEC.preview(aimed, 0, fight)

    assert {(mark.kind, mark.target, mark.value) for mark in marks} == {
        ("fighter", "tok:yellow:troll", "yellow"), ("fighter", "tok:yellow:goblin", "yellow"),
        ("fighter", "tok:blue:warrior", "blue"),
    }  # fmt: skip
    assert [(mark.kind, mark.target) for mark in choice] == [
        ("target", "tok:blue:thief"),
        ("target", "tok:blue:warrior"),
    ]


def test_DT_LOS_01_the_preview_draws_the_line_to_the_victim() -> None:
    game = situation({"n1": "1D"}, {"wizard": "b1", "wand": "b1"}, {"goblin": "e1"})

    marks = SPEC.preview(game, 0, SPEC.parse("fire wizard e"))

    assert [(mark.kind, mark.target) for mark in marks] == [("line", "sq:c1"), ("line", "sq:d1"), ("hit", "sq:e1")]


def test_DT_ACT_01_one_point_is_enough_to_act() -> None:
    game = situation({"n1": "1D"}, {"goblin": "b1"}, turn={"points": 1})

    assert "walk goblin" in moves(game)


@pytest.mark.rule("DT-TURN-04")
def test_FOD_LIGHT_03_the_preview_shows_what_a_tile_could_cover() -> None:
    """On a gear ringed by darkness: one square goes beside, three go round."""
    game = dark_situation({"n1": "18G"}, {"angel": "d3"})
    start = SPEC.preview(game, 0, SPEC.parse("light angel"))
    do(game, "light angel")
    longest = SPEC.preview(game, 0, SPEC.parse("length 3"))

    assert {(mark.kind, mark.target) for mark in start} == {("light", f"sq:{name}") for name in BESIDE_D3}
    assert {mark.target for mark in longest} == {f"sq:{name}" for name in BESIDE_D3 | {"c2", "e2", "c4", "e4"}}


@pytest.mark.rule("FOD-DARK-02")
@pytest.mark.rule("DT-ACT-MOVE")
def test_FOD_CURSE_02_taking_a_curse_is_told() -> None:
    game = dark_situation({"n1": "1D"}, {"angel": "c3"}, {"ring-of-weakness": "d3"})

    events = heard(game, "walk angel", "via d3")

    assert [(e.by, e.token) for e in events if isinstance(e, TokenTaken)] == [
        ("tok:yellow:angel", "tok:blue:ring-of-weakness")
    ]
