"""Ways to choose teams and rooms: printed, by lot, free and mutual choice, scenarios, tournaments."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.table import LOADED, do, moves, new_game, told, why_not
from underkeep.core.kernel.errors import BadInput
from underkeep.games.twister.names import BASE_CHARACTERS, DARK_CHARACTERS, DARK_OBJECTS, FIRST_SET
from underkeep.games.twister.rules.draft import scenario_of
from underkeep.games.twister.scenarios import SCENARIOS
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.game import Twister

YELLOW, BLUE, NOBODY = frozenset({0}), frozenset({1}), frozenset[int]()


def team(game: Twister, side: str) -> set[str]:
    return {name for name in told(game, f"state.tokens.{side}") if not name.startswith("zombie")}


def choose_all(game: Twister, first: bool = True) -> None:
    """Everybody picks the first (or last) option until the teams are complete."""
    while told(game, "question") == "draft":
        role = SPEC.asked(game)[0]
        game.advance(role, game.options(role)[0 if first else -1])


def room_ids(game: Twister) -> list[str]:
    return sorted(LOADED.content.rooms[int(room)].id for room in game.maze.room)


# ---------------------------------------------------------------------- one box
@pytest.mark.rule("FOD-USE-02")
@pytest.mark.rule("FOD-USE-04")
@pytest.mark.rule("DT-SETUP-01")
@pytest.mark.rule("FOD-COMP-03")
@pytest.mark.rule("MIX-COMMON-01")
def test_FOD_USE_01_the_box_alone_with_the_first_set() -> None:
    game = new_game(box="darkness", first_set=True)

    assert told(game, "question") == "line"
    for side in ("yellow", "blue"):
        assert team(game, side) == {*DARK_CHARACTERS, *FIRST_SET}
    assert room_ids(game) == ["17D", "17G", "18D", "18G", "19D", "19G", "20D", "20G"]


@pytest.mark.rule("AMB-57")
def test_FOD_USE_02_six_objects_of_seven_and_the_rope() -> None:
    game = new_game(box="darkness")

    assert {move.split()[1] for move in moves(game, 0)} == {*DARK_OBJECTS, "rope"}
    do(game, "yellow: pick torch")
    assert "pick torch" not in moves(game, 0)
    assert why_not(game, "pick torch", 0) == "MIX-FREE-02"
    assert why_not(game, "pick angel", 0) == "MIX-FREE-02"
    choose_all(game)
    assert len(team(game, "yellow")) == len(team(game, "blue")) == 14


@pytest.mark.rule("FOD-USE-05")
@pytest.mark.rule("MIX-COMMON-01")
def test_DT_TIME_02_both_boxes_without_a_choice_are_equal_by_lot() -> None:
    first, second = new_game(1, box="mixed"), new_game(2, box="mixed")

    assert team(first, "yellow") == team(first, "blue")
    assert team(first, "yellow") != team(second, "yellow")
    assert len(set(room_ids(first))) == 8
    assert len({name.rstrip("DG") for name in room_ids(first)}) == 4


# ---------------------------------------------------------------------- free choice
@pytest.mark.rule("MIX-FREE-01")
@pytest.mark.rule("MIX-COMMON-01")
@pytest.mark.rule("MIX-FREE-03")
@pytest.mark.rule("MIX-FREE-04")
@pytest.mark.rule("DT-CARD-07")
def test_MIX_FREE_02_each_chooses_eight_characters_six_objects_and_two_pairs() -> None:
    game = new_game(box="mixed", choice="free")

    assert {move.split()[1] for move in moves(game, 0)} == {*BASE_CHARACTERS, *DARK_CHARACTERS}
    choose_all(game)

    view = SPEC.view(game, YELLOW)
    assert view.sides[0].team is not None
    assert len(view.sides[0].team) == 14
    assert view.sides[0].pairs == (1, 2)
    assert room_ids(game) == ["1D", "1D-2", "1G", "1G-2", "2D", "2D-2", "2G", "2G-2"]
    assert told(game, "question") == "line"


@pytest.mark.rule("FOD-GLOSS-06")
@pytest.mark.rule("FOD-KEY-02")
def test_MIX_FREE_02_no_character_twice_but_common_objects() -> None:
    game = new_game(box="mixed", choice="free", common_copies=3)
    for name in (*BASE_CHARACTERS,):
        do(game, f"yellow: pick {name}")

    assert "pick rope-2" not in moves(game, 0)
    do(game, "yellow: pick rope")
    assert "pick rope-2" in moves(game, 0)
    assert "pick rope-3" not in moves(game, 0)
    do(game, "yellow: pick rope-2", "yellow: pick rope-3", "yellow: pick torch", "yellow: pick torch-2")
    assert why_not(game, "pick rope", 0) == "MIX-FREE-02"
    do(game, "yellow: pick key")
    assert why_not(game, "pick key-2", 0) == "DT-GOLD-01"
    do(game, "yellow: pair 17")
    assert why_not(game, "pair 17", 0) == "MIX-FREE-03"


@pytest.mark.rule("DT-ROT-08")
def test_MIX_FREE_05_both_may_bring_the_same_pair() -> None:
    game = new_game(box="darkness", choice="free")
    choose_all(game)

    assert room_ids(game) == ["17D", "17D-2", "17G", "17G-2", "18D", "18D-2", "18G", "18G-2"]


@pytest.mark.rule("MIX-FREE-03")
def test_MIX_FREE_02_what_one_chooses_is_secret() -> None:
    game = new_game(box="mixed", choice="free")
    do(game, "yellow: pick dragon")

    assert SPEC.view(game, YELLOW).sides[0].picked == ("dragon",)
    assert SPEC.view(game, BLUE).sides[0].picked is None
    assert SPEC.view(game, NOBODY).sides[0].pairs is None
    choose_all(game)
    assert SPEC.view(game, BLUE).sides[0].team is None
    assert not [token for token in SPEC.view(game, BLUE).tokens if token.owner == "yellow"]


# ---------------------------------------------------------------------- mutual choice
@pytest.mark.rule("MIX-EQUAL-02")
@pytest.mark.rule("MIX-EQUAL-03")
@pytest.mark.rule("MIX-EQUAL-04")
def test_MIX_EQUAL_01_in_turns_rooms_then_characters_then_objects() -> None:
    game = new_game(3, box="mixed", choice="mutual")
    first = SPEC.asked(game)[0]
    order: list[int] = []
    kinds: list[str] = []
    while told(game, "question") == "draft":
        role = SPEC.asked(game)[0]
        order.append(role)
        kinds.append(game.options(role)[0].text.split()[0])
        game.advance(role, game.options(role)[0])

    assert kinds == ["pair"] * 4 + ["pick"] * 14
    turns = [first, 1 - first] * 4
    assert order == turns[:4] + turns[:8] + turns[:6]
    assert team(game, "yellow") == team(game, "blue")
    assert SPEC.view(game, NOBODY).sides[1].team is not None
    assert len(set(room_ids(game))) == 8


@pytest.mark.rule("MIX-EQUAL-02")
def test_MIX_EQUAL_01_a_pair_is_taken_once() -> None:
    game = new_game(3, box="mixed", choice="mutual")
    do(game, "pair 18")

    assert why_not(game, "pair 18") == "MIX-FREE-03"
    assert why_not(game, "pick dragon") == "DT-GOLD-01"


def test_MIX_EQUAL_02_the_other_takes_the_same() -> None:
    game = new_game(3, box="mixed", choice="mutual")
    do(game, "pair 1", "pair 2", "pair 3", "pair 4", "pick dragon")

    assert [side.picked for side in SPEC.view(game, NOBODY).sides] == [("dragon",), ("dragon",)]
    assert why_not(game, "pick dragon") == "MIX-FREE-02"


# ---------------------------------------------------------------------- scenarios and tournaments
@pytest.mark.parametrize("id", SCENARIOS)
def test_MIX_SCEN_01_scenarios_impose_teams_rooms_and_target(id: str) -> None:
    game = new_game(scenario=id)
    scenario = scenario_of(game)

    assert scenario is not None
    assert team(game, "yellow") == set(scenario.yellow)
    assert team(game, "blue") == set(scenario.blue)
    assert sorted(int(room) for room in game.maze.room) == sorted(scenario.rooms)
    assert int(game.rules.target_points) == scenario.target_points
    assert SPEC.view(game, NOBODY).target_points == scenario.target_points


@pytest.mark.parametrize(
    "options",
    [
        {"scenario": "graveyard", "box": "mixed"},
        {"scenario": "graveyard", "choice": "free"},
        {"tournament": True, "box": "mixed"},
        {"first_set": True},
        {"tournament": True},
    ],
)
@pytest.mark.rule("MIX-SCEN-01")
def test_options_that_do_not_go_together(options: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        SPEC.options.resolve(options)


@pytest.mark.rule("AMB-58")
@pytest.mark.rule("FOD-TOUR-01")
@pytest.mark.rule("FOD-TOUR-02")
@pytest.mark.rule("FOD-TOUR-04")
@pytest.mark.rule("DT-SETUP-01")
def test_FOD_TOUR_03_two_sets_if_both_bring_darkness() -> None:
    both = new_game(box="darkness", choice="free", tournament=True, clock_seconds=60)
    plain = new_game(box="darkness", choice="free")
    one = new_game(box="mixed", choice="free", tournament=True)
    choose_all(both)
    choose_all(plain)
    choose_all(one)  # the first pairs: 1 and 2, without darkness

    assert SPEC.view(both, NOBODY).stacks == (10, 10, 10, 10, 10, 10)
    assert SPEC.view(plain, NOBODY).stacks == (10, 10, 10)
    assert SPEC.view(one, NOBODY).stacks == (10, 10, 10)


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
