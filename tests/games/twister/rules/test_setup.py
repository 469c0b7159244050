"""From the shuffled rooms to the first player."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.table import do, heard, moves, new_game, situation, through_setup, told, why_not
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.events.base_box import LinesTurnedUp, PlacementBegun
from underkeep.games.twister.state.game import PHASE_LINE, Twister

LINE = ["line thief", "line goblin", "line troll", "line wizard"]


def placement(**keys: Any) -> Twister:
    return situation({}, question="placement", **keys)


@pytest.mark.rule("AMB-25")
def test_DT_SETUP_01_rooms_and_orientations_are_shuffled_and_face_down() -> None:
    games = [new_game(seed) for seed in range(12)]
    layouts = {tuple(int(room) for room in game.maze.room) for game in games}
    turns = {int(n) for game in games for n in game.maze.orientation}

    assert len(layouts) == 12
    assert turns == {0, 1, 2, 3}
    assert all(not any(game.maze.revealed) for game in games)
    assert told(games[0], "state.rooms") == {}


def test_DT_SETUP_03_each_side_chooses_without_waiting_for_the_other() -> None:
    game = new_game()

    do(game, *[f"blue: {move}" for move in LINE])

    assert SPEC.asked(game) == (0,)
    assert len(moves(game)) == 8
    assert why_not(game, "lay rope n1") == "DT-GOLD-01"
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


def test_DT_TURN_02_the_first_turn_is_played_with_the_two() -> None:
    game = through_setup(new_game(5))

    assert moves(game) == ["play 2"]
    assert why_not(game, "play 3") == "DT-TURN-02"
    assert told(game, "turn.number") == 1


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
