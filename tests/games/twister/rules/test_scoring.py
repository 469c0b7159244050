"""Points for deaths and exits, and the end of the game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.twister.table import LOADED, do, heard, situation, told
from underkeep.games.twister.content import Content
from underkeep.games.twister.rules.victory import check_victory
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.changes.characters import scorers
from underkeep.games.twister.state.changes.turn import score
from underkeep.games.twister.state.events.base_box import GameEnded, PointsScored
from underkeep.games.twister.state.game import Twister


def dear_box() -> Content:
    """A box in which every death is worth 2, so that kills and suicides can be told apart."""
    box: Content = LOADED.content
    pieces = tuple(replace(piece, kill_points=2) for piece in box.pieces)
    return Content("dear", box.rooms, pieces, box.gates, box.tiles, box.scenarios)


def dear(setup: dict[str, Any], yellow: dict[str, Any], blue: dict[str, Any]) -> Twister:
    state = {"rooms": {"n1": "1D"}, "tokens": {"yellow": yellow, "blue": blue}}
    game = SPEC.position_in({"setup": setup, "state": state}, dear_box())
    assert isinstance(game, Twister)
    return game


def test_DT_VP_01_a_point_for_each_enemy_eliminated() -> None:
    game = situation({"n1": "1D"}, {"troll": "c3"}, {"goblin": {"at": "d3", "wounded": True}})

    events = heard(game, "fight troll e", "yellow: card 0", "blue: card 0")

    assert PointsScored("yellow", 1, 1) in events
    assert (told(game, "state.points.yellow"), told(game, "state.points.blue")) == (1, 0)


@pytest.mark.parametrize(("switch", "points"), [("1", 1), ("kill_value", 2)])
def test_DT_VP_05_by_his_own_side_a_death_is_worth_what_the_table_says(switch: str, points: int) -> None:
    game = dear({"suicide_vp": switch}, {"wizard": "b1", "wand": "b1", "goblin": "c1"}, {})

    do(game, "fire wizard e")

    assert told(game, "state.points.blue") == points


@pytest.mark.parametrize("switch", ["1", "kill_value"])
def test_DT_VP_05_by_the_enemy_a_death_is_worth_the_kill_value(switch: str) -> None:
    game = dear({"suicide_vp": switch}, {"wizard": "b1", "wand": "b1"}, {"goblin": "c1"})

    do(game, "fire wizard e")

    assert (told(game, "state.points.yellow"), told(game, "state.points.blue")) == (2, 0)


def test_DT_VP_06_in_a_combat_the_winning_side_caused_the_death_even_of_an_attacker() -> None:
    game = dear({}, {"thief": "f1"}, {"troll": "e1"})

    do(game, "fight thief w", "yellow: card 0", "blue: card 0")

    assert told(game, "state.tokens.yellow.thief.at") == "out"
    assert told(game, "state.points.blue") == 2


def test_DT_VP_06_otherwise_the_active_player_did() -> None:
    game = dear({}, {"wizard": "d1"}, {"goblin": {"at": "f1", "wounded": True}, "rope": "f1"})

    do(game, "walk wizard", "via f1", "take rope", "to f2")

    assert told(game, "state.tokens.blue.goblin.at") == "out"
    assert (told(game, "state.points.yellow"), told(game, "state.points.blue")) == (2, 0)


def test_DT_END_01_the_table_sets_the_target() -> None:
    game = situation({"n4": "2G"}, {"goblin": "u2"}, setup={"target_points": 2})

    events = heard(game, "walk goblin", "to v2")

    result = SPEC.result(game)
    assert events[-1] == GameEnded("yellow", "points")
    assert result is not None
    assert result.winners == ("yellow",)
    assert result.how.id == "twister-result-points"
    assert dict(result.scores) == {"yellow": 2, "blue": 0}
    assert SPEC.asked(game) == ()


def test_DT_END_02_points_inside_an_action_are_added_before_the_check() -> None:
    tokens = {"cleric": "c1", "troll": {"at": "c1", "wounded": True}}
    game = situation({"n1": "1D"}, {"wizard": "b1", "wand": "b1"}, tokens, state={"points": {"yellow": 4}})

    do(game, "fire wizard e")

    assert told(game, "state.points.yellow") == 6
    assert told(game, "winner") == "yellow"


@pytest.mark.parametrize(
    ("yellow", "blue", "winner"), [(5, 5, "draw"), (6, 5, "yellow"), (5, 7, "blue"), (4, 4, "nobody")]
)
@pytest.mark.rule("AMB-33")
def test_DT_END_03_more_points_win_and_equal_points_are_a_draw(yellow: int, blue: int, winner: str) -> None:
    game = situation({"n1": "1D"}, {"goblin": "c3"}, state={"points": {"yellow": yellow, "blue": blue}})

    check_victory(game)

    assert told(game, "winner") == winner
    result = SPEC.result(game)
    assert (result.winners if result else None) == {"draw": (), "nobody": None}.get(winner, (winner,))


def test_DT_EXIT_03_who_is_out_never_comes_back() -> None:
    game = situation({"n4": "2G"}, {"goblin": "u2", "thief": "u3", "troll": {"at": "out"}}, {"thief": "q2"})

    do(game, "walk goblin", "to v2", "done", "play 2", "done", "play 2")

    for piece in ("goblin", "troll"):
        refusal = SPEC.check(game, 0, SPEC.parse(f"walk {piece}"))
        assert refusal is not None
        assert refusal.rule == "DT-EXIT-03"


@pytest.mark.rule("DT-WOUND-07")
def test_DT_VP_05_the_dead_keep_no_marks() -> None:
    victim = {"at": "c1", "spent": True, "potion": 2}
    game = situation(
        {"n1": "1D"}, {"wizard": "b1", "wand": "b1"}, {"goblin": victim, "troll": {"at": "d1", "wounded": True}}
    )
    other = situation({"n1": "1D"}, {"wizard": "b1", "wand": "b1"}, {"troll": {"at": "d1", "wounded": True}})

    do(game, "fire wizard e")
    do(other, "fire wizard e")

    dead = told(game, "state.tokens.blue.goblin")
    assert (dead["at"], dead["spent"], dead["fresh"], dead["potion"]) == ("out", False, False, 0)
    assert told(other, "state.tokens.blue.troll.wounded") is False


@pytest.mark.rule("DT-CARRY-10")
@pytest.mark.rule("DT-VP-04")
def test_DT_EXIT_01_who_left_keeps_no_marks_either() -> None:
    yellow = {"goblin": {"at": "u2", "potion": 3}, "troll": {"at": "u2", "wounded": True}}
    game = situation({"n4": "2G"}, yellow, {"thief": "q2"}, turn={"points": 1})

    do(game, "walk goblin", "to v2")

    assert told(game, "state.tokens.yellow.goblin.potion") == 0
    assert told(game, "state.tokens.yellow.troll.wounded") is False
    assert told(game, "state.tokens.yellow.troll.at") == "left"
    do(game, "done")
    assert told(game, "turn.player") == "blue"


@pytest.mark.rule("UK-TWISTER-01")
def test_DT_VP_01_no_points_are_no_event_and_do_not_stir() -> None:
    game = situation({"n1": "1D"}, {"goblin": "c3"})

    score(game, 0, 0)
    assert int(game.stirred) == 0
    score(game, 0, 2)

    assert (int(game.points[0]), int(game.stirred)) == (2, 1)


def test_FOD_SUICIDE_02_every_other_player_scores_for_a_suicide_and_the_killer_for_a_kill() -> None:
    assert list(scorers(0, 0, 2)) == [1]
    assert list(scorers(1, 1, 4)) == [0, 2, 3]
    assert list(scorers(1, 2, 4)) == [2]  # DT-VP-06
