"""Set-up, victory points and the end of the game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.twister.table import (
    LOADED,
    do,
    heard,
    moves,
    new_game,
    situation,
    through_setup,
    told,
    why_not,
)
from underkeep.games.twister.board.squares import capacity
from underkeep.games.twister.content import Content
from underkeep.games.twister.rules.victory import check_victory
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.changes.turn import score
from underkeep.games.twister.state.events.base_box import (
    GameEnded,
    LinesTurnedUp,
    PlacementBegun,
    PointsScored,
)
from underkeep.games.twister.state.game import PHASE_LINE, Twister


def test_DT_SETUP_05_rooms_at_a_line_hold_two_tokens_the_others_three() -> None:
    assert [int(capacity(place)) for place in range(8)] == [2, 3, 3, 2, 2, 3, 3, 2]


def test_DT_SETUP_02_each_side_has_fourteen_tokens_and_sixteen_cards() -> None:
    game = new_game()

    for side in ("yellow", "blue"):
        cards = told(game, f"state.cards.{side}")
        assert len(told(game, f"state.tokens.{side}")) == 14
        assert len(cards["action"]) + len(cards["combat"]) + cards["jumps"] == 16


def test_DT_VP_01_a_point_for_each_enemy_eliminated() -> None:
    game = situation({"n1": "1D"}, {"troll": "c3"}, {"goblin": {"at": "d3", "wounded": True}})

    events = heard(game, "fight troll e", "yellow: card 0", "blue: card 0")

    assert PointsScored("yellow", 1, 0, 1) in events
    assert (told(game, "state.points.yellow"), told(game, "state.points.blue")) == (1, 0)


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


@pytest.mark.rule("UK-TWISTER-01")
def test_DT_VP_01_no_points_are_no_event_and_do_not_stir() -> None:
    game = situation({"n1": "1D"}, {"goblin": "c3"})

    score(game, 0, 0)
    assert int(game.stirred) == 0
    score(game, 0, 2)

    assert (int(game.points[0]), int(game.stirred)) == (2, 1)


@pytest.mark.rule("AMB-25")
def test_DT_SETUP_01_rooms_and_orientations_are_shuffled_and_face_down() -> None:
    games = [new_game(seed) for seed in range(12)]
    layouts = {tuple(int(room) for room in game.maze.room) for game in games}
    turns = {int(n) for game in games for n in game.maze.orientation}

    assert len(layouts) == 12
    assert turns == {0, 1, 2, 3}
    assert all(not any(game.maze.revealed) for game in games)
    assert told(games[0], "state.rooms") == {}


LINE = ["line thief", "line goblin", "line troll", "line wizard"]


def test_DT_SETUP_03_each_side_chooses_without_waiting_for_the_other() -> None:
    game = new_game()

    do(game, *[f"blue: {move}" for move in LINE])

    assert SPEC.asked(game) == (0,)
    assert len(moves(game)) == 8
    assert why_not(game, "lay rope n1") == "DT-SETUP-04"
    do(game, *[f"yellow: {move}" for move in LINE])
    assert told(game, "question") == "placement"


@pytest.mark.parametrize(("drawn", "side"), [(0, "yellow"), (1, "blue")])
def test_DT_SETUP_04_a_drawn_player_begins_and_both_place_in_turns(drawn: int, side: str) -> None:
    game = situation({}, question="line", luck={"placement": [drawn]})

    events = heard(game, *[f"{who}: {move}" for who in ("yellow", "blue") for move in LINE])

    assert [one for one in events if isinstance(one, PlacementBegun)] == [PlacementBegun(side)]
    assert told(game, "turn.player") == side
    view = SPEC.view(game, frozenset())
    assert view.phase == "placement"
    assert [one.tokens_to_place for one in view.sides] == [10, 10]
    do(game, "lay rope n2")
    assert told(game, "turn.player") != side
    assert SPEC.view(game, frozenset()).sides[drawn].tokens_to_place == 9
    assert told(game, f"hidden.tokens.{side}.rope") == "n2"
    assert told(game, f"state.tokens.{side}.sword.at") == "hand"


def placement(**keys: Any) -> Twister:
    return situation({}, question="placement", **keys)


def test_DT_SETUP_04_what_is_on_the_line_or_laid_cannot_be_laid() -> None:
    game = placement(hidden={"tokens": {"yellow": {"rope": "n2"}}})

    assert why_not(game, "lay rope n3") == "DT-SETUP-04"
    assert why_not(game, "lay cleric n3") == "DT-SETUP-04"
    assert not [move for move in moves(game) if move.startswith(("lay rope", "lay cleric"))]
    assert len(moves(game)) == 9 * 8


@pytest.mark.rule("DT-SETUP-04")
@pytest.mark.rule("DT-SETUP-03")
def test_DT_SETUP_05_twenty_tokens_fill_the_rooms_exactly() -> None:
    game = through_setup(new_game(3))

    assert [told(game, f"hidden.counts.{place}") for place in ("n1", "n2", "n3", "n4")] == [2, 3, 3, 2]
    assert [told(game, f"hidden.counts.{place}") for place in ("s1", "s2", "s3", "s4")] == [2, 3, 3, 2]


def test_DT_SETUP_06_one_sees_ones_own_face_down_tokens_and_counts_the_others() -> None:
    hidden = {"tokens": {"yellow": {"rope": "n2"}, "blue": {"wand": "n2", "sword": "n2"}}}
    game = placement(hidden=hidden)

    yellow, spectator = SPEC.view(game, frozenset({0})), SPEC.view(game, frozenset())

    assert [one.id for one in yellow.tokens if one.place == "room"] == ["tok:yellow:rope"]
    assert {one.owner for one in yellow.tokens} == {"yellow"}
    assert yellow.rooms[1].face_down == (("yellow", 1), ("blue", 2))
    assert spectator.tokens == ()
    assert spectator.rooms[1].face_down == (("yellow", 1), ("blue", 2))


@pytest.mark.parametrize(("drawn", "side"), [(0, "yellow"), (1, "blue")])
def test_DT_SETUP_07_lines_are_turned_up_together_and_the_first_player_is_drawn_anew(drawn: int, side: str) -> None:
    rooms = {"n1": 2, "n2": 3, "n3": 3, "n4": 2, "s1": 2, "s2": 3, "s3": 3, "s4": 2}
    places = [place for place, count in rooms.items() for _ in range(count)]
    pieces = ["troll", "wall-walker", "warrior", "wizard", "armor", "sword", "rope", "wand", "potion", "treasure"]
    laid = {
        "yellow": dict(zip(pieces, places[:10], strict=True)),
        "blue": dict(zip(pieces[:9], places[10:19], strict=True)),
    }
    game = placement(hidden={"tokens": laid}, turn={"player": "blue"}, luck={"first": [drawn]})
    assert SPEC.view(game, frozenset()).tokens == ()

    events = heard(game, "lay treasure s4")

    line = tuple(f"tok:{{}}:{name}" for name in ("cleric", "goblin", "mekanork", "thief"))
    turned = [tuple(one.format(colour) for one in line) for colour in ("yellow", "blue")]
    assert events[-1] == LinesTurnedUp(turned[0], turned[1], side)
    assert told(game, "turn.player") == side
    assert [one.id for one in SPEC.view(game, frozenset()).tokens] == [*turned[0], *turned[1]]
    assert moves(game) == ["play 2"]


def test_DT_SETUP_08_hidden_characters_are_no_targets() -> None:
    hidden = {"rooms": {"n1": "1D"}, "tokens": {"blue": {"troll": "n1"}}}
    game = situation({}, {"wizard": "a3", "wand": "a3"}, hidden=hidden)

    assert why_not(game, "fire wizard e") == "DT-LOS-02"
    assert why_not(game, "fight wizard e") == "DT-ADJ-01"


@pytest.mark.rule("DT-SETUP-04")
def test_DT_SETUP_07_lots_fall_on_both_sides() -> None:
    placing, starting = set(), set()

    for seed in range(16):
        game = new_game(seed)
        do(game, *[f"{who}: {move}" for who in ("yellow", "blue") for move in LINE])
        placing.add(told(game, "turn.player"))
        starting.add(told(through_setup(game), "turn.player"))

    assert placing == starting == {"yellow", "blue"}
    assert list(game.line) == [-1] * 8


@pytest.mark.rule("MIX-COMMON-01")
def test_DT_SETUP_02_nothing_has_happened_yet() -> None:
    game = new_game()

    turn, tokens = told(game, "turn"), told(game, "state.tokens")
    assert turn == {"player": "yellow", "points": 0, "ceiling": 2, "number": 0, "quiet": 0}
    assert told(game, "state.points") == {"yellow": 0, "blue": 0}
    for side in ("yellow", "blue"):
        assert {one["at"] for one in tokens[side].values()} == {"hand"}
        assert not any(one.get("wounded") or one.get("potion") or one.get("spent") for one in tokens[side].values())
    assert (list(game.line), list(game.laid)) == ([-1] * 8, [-1, -1])
    assert (int(game.winner), int(game.stirred), int(game.phase)) == (-1, 0, PHASE_LINE)


@pytest.mark.parametrize("named", [{}, {"troll": "a2", "wizard": "a7"}])
def test_DT_SETUP_03_before_tokens_are_placed_four_lie_on_each_line(named: dict[str, str]) -> None:
    game = situation({}, named, question="placement")

    for side, letter in (("yellow", "a"), ("blue", "v")):
        places = [one["at"] for one in told(game, f"state.tokens.{side}").values()]
        assert sorted(place for place in places if place != "hand") == [f"{letter}{row}" for row in (2, 4, 7, 9)]
        assert places.count("hand") == 10
    assert all(told(game, f"state.tokens.yellow.{piece}.at") == at for piece, at in named.items())
    assert all(token >= 0 for token in game.line)
