"""The turn, golden rules, adjacency and the list of actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.situations import WOUNDED, square
from tests.games.twister.table import (
    do,
    moves,
    new_game,
    situation,
    through_setup,
    told,
    why_not,
)
from underkeep.games.twister.names import (
    EAST,
)
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.game import Twister


@pytest.mark.parametrize(
    ("piece", "at", "move", "changed", "value"),
    [
        pytest.param("thief", "b2", "gate thief e", "state.gates.b2 e", "open", marks=pytest.mark.rule("DT-ACT-OPEN")),
        pytest.param(
            "warrior", "b2", "break warrior e", "state.gates.b2 e", "broken", marks=pytest.mark.rule("DT-ACT-BREAK")
        ),
        pytest.param(
            "cleric",
            "b2",
            "heal cleric s",
            "state.tokens.blue.troll.wounded",
            False,
            marks=pytest.mark.rule("DT-ACT-HEAL"),
        ),
        pytest.param(
            "goblin",
            "d3",
            "turn goblin n1 cw",
            "state.rooms.n1.orientation",
            1,
            marks=pytest.mark.rule("DT-ACT-ROTATE"),
        ),
    ],
)
def test_abilities_cost_a_point(piece: str, at: str, move: str, changed: str, value: Any) -> None:
    game = situation({"n1": "1D"}, {piece: at, "wizard": "b5"}, {"troll": {"at": "b3", **WOUNDED}}, turn={"points": 3})

    do(game, move)

    assert told(game, changed) == value
    assert told(game, "turn.points") == 2


def test_DT_GOLD_05_a_question_about_two_names_only_those_it_can_mean() -> None:
    tokens = {"troll": {"at": "d3", **WOUNDED, "fresh": True}, "thief": {"at": "d3", **WOUNDED}}
    game = situation({"n1": "1D"}, {"warrior": "c3"}, tokens)

    do(game, "fight warrior e")

    assert told(game, "question") == "combat"
    combat = SPEC.view(game, frozenset()).combat
    assert combat is not None
    assert combat.target == "tok:blue:thief"


def test_DT_TURN_06_one_point_is_enough_to_go_on() -> None:
    game = situation({"n1": "1D"}, {"goblin": "c3"}, {"thief": "v2"}, turn={"points": 2})

    do(game, "walk goblin", "to d3")

    assert (told(game, "turn.player"), told(game, "turn.points")) == ("yellow", 1)


def test_DT_TURN_06_points_of_the_card_and_of_the_potion_are_mixed() -> None:
    game = situation({"n1": "1D"}, {"goblin": {"at": "c3", "potion": 1}}, {"thief": "v2"}, turn={"points": 1})

    do(game, "walk goblin", "to d3", "walk goblin", "to c3")

    assert told(game, "turn.player") == "blue"


def test_DT_ADJ_02_a_room_not_revealed_is_closed_all_round() -> None:
    maze = situation({"n1": "1D"}).maze

    assert not maze.passage(square("f4"), EAST)
    assert not maze.passage(square("a6"), EAST)
    assert not maze.passage(square("g4"), EAST)
    assert maze.passage(square("a2"), EAST)


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
        pytest.param("jump goblin", "state.cards.yellow.jumps", 2, marks=pytest.mark.rule("DT-ACT-JUMP")),
        ("walk goblin", "state.cards.yellow.jumps", 3),
        ("turn mekanork n1 ccw", "state.rooms.n1.orientation", 3),
        ("turn mekanork n2 cw", "state.rooms.n2.orientation", 1),
        ("gate thief w", "state.gates.h3 w", "open"),
        ("break warrior e", "state.gates.h3 w", "broken"),
        ("regenerate troll", "state.tokens.yellow.troll.wounded", False),
        ("fire wizard s", "state.tokens.blue.troll.at", "out"),
        ("fight thief s", "question", "combat"),
        pytest.param("through wall-walker", "question", "journey", marks=pytest.mark.rule("DT-ACT-WALL")),
        ("walk wall-walker", "question", "journey"),
        ("reveal cleric s1", "hidden.counts.s1", 0),
        ("fight cleric w", "question", "combat"),
        ("done", "turn.points", 0),
    ],
)
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
        pytest.param(
            {"n1": "1D"},
            loaded,
            enemy,
            walk,
            id="start",
            marks=[pytest.mark.rule("DT-MOVE-01"), pytest.mark.rule("AMB-17")],
        ),
        pytest.param(
            {"n1": "1D"}, loaded, enemy, [*walk, "via c1"], id="handle", marks=[pytest.mark.rule("DT-CARRY-03")]
        ),
        pytest.param(
            {"n1": "1D"},
            loaded,
            enemy,
            [*walk, "via c1", "take armor"],
            id="swapped",
            marks=[pytest.mark.rule("DT-CARRY-01")],
        ),
        pytest.param({"n1": "1D"}, loaded, enemy, [*walk, "via b2"], id="on a wounded enemy"),
        pytest.param({"n1": "1D"}, loaded, enemy, [*walk, "via b2", "take wand"], id="taken from the enemy"),
        pytest.param(
            {"n1": "1D"}, loaded, enemy, [*walk, "drop"], id="dropped", marks=[pytest.mark.rule("DT-GOLD-06")]
        ),
        pytest.param({"n1": "1D"}, {"goblin": "b1", "rope": "c1"}, enemy, walk, id="empty-handed"),
        pytest.param({"s4": "4G"}, jump, {}, ["jump goblin"], id="jump", marks=[pytest.mark.rule("DT-CARRY-04")]),
        pytest.param({"s4": "4G"}, jump, {}, ["jump goblin", "drop"], id="jump without the rope"),
        pytest.param({"s4": "4G"}, {"goblin": "r7", "sword": "r7"}, {}, ["jump goblin"], id="jump with a sword"),
        pytest.param(
            {"n1": "1D", "n2": "1G"},
            wall,
            {},
            ["through wall-walker"],
            id="wall",
            marks=[pytest.mark.rule("DT-WALL-03")],
        ),
        pytest.param({"n1": "1D", "n2": "1G"}, wall, {}, ["through wall-walker", "drop"], id="wall without the sword"),
    ]


@pytest.mark.parametrize(("rooms", "yellow", "blue", "before"), ways())
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


def test_DT_LOS_01_the_preview_draws_the_line_to_the_victim() -> None:
    game = situation({"n1": "1D"}, {"wizard": "b1", "wand": "b1"}, {"goblin": "e1"})

    marks = SPEC.preview(game, 0, SPEC.parse("fire wizard e"))

    assert [(mark.kind, mark.target) for mark in marks] == [("line", "sq:c1"), ("line", "sq:d1"), ("hit", "sq:e1")]


def test_DT_ACT_01_one_point_is_enough_to_act() -> None:
    game = situation({"n1": "1D"}, {"goblin": "b1"}, turn={"points": 1})

    assert "walk goblin" in moves(game)


def test_DT_TURN_02_the_first_turn_is_played_with_the_two() -> None:
    game = through_setup(new_game(5))

    assert moves(game) == ["play 2"]
    assert why_not(game, "play 3") == "DT-TURN-02"
    assert told(game, "turn.number") == 1


def test_DT_TURN_06_the_last_point_of_a_potion_is_spent_before_the_cards() -> None:
    game = situation({"n1": "1D"}, {"goblin": {"at": "b1", "potion": 1}}, turn={"points": 2})

    do(game, "walk goblin")

    assert (told(game, "turn.points"), told(game, "state.tokens.yellow.goblin.potion")) == (2, 0)
