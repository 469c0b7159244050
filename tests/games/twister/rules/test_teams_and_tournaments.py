"""Choosing teams and rooms, scenarios, tournaments, time."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tests.games.twister.situations import BLUE, BOX, NOBODY, YELLOW, choose_all, room_ids, team
from tests.games.twister.table import (
    LOADED,
    do,
    moves,
    new_game,
    situation,
    told,
    why_not,
)
from underkeep.core.formats.content import ContentPack, make_pack
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import seed_from
from underkeep.games.twister.names import (
    BASE_CHARACTERS,
    DARK,
    DARK_CHARACTERS,
    FOUNTAIN,
    HOLY,
    SARCOPHAGUS,
    STATUE,
    TOMB,
)
from underkeep.games.twister.options import OPTIONS
from underkeep.games.twister.rules.draft import scenario_of
from underkeep.games.twister.spec import SPEC


@pytest.mark.rule("FOD-3D-02")
def test_FOD_NEED_01_every_terrain_is_somewhere() -> None:
    met = {kind for one in BOX.rooms[8:16] for kind in one.terrain}

    assert {DARK, TOMB, HOLY, SARCOPHAGUS, STATUE, FOUNTAIN} <= met


def test_MIX_EQUAL_01_who_chooses_first_is_drawn() -> None:
    assert {int(new_game(seed, box="mixed", choice="mutual").active) for seed in range(12)} == {0, 1}


@pytest.mark.rule("FOD-USE-05")
@pytest.mark.rule("MIX-COMMON-01")
def test_DT_TIME_02_both_boxes_by_lot_are_equal() -> None:
    first, second = new_game(1, box="mixed", choice="lots"), new_game(2, box="mixed", choice="lots")

    assert team(first, "yellow") == team(first, "blue")
    assert team(first, "yellow") != team(second, "yellow")
    assert len(set(room_ids(first))) == 8
    assert len({name.rstrip("DG") for name in room_ids(first)}) == 4


@pytest.mark.rule("MIX-FREE-01")
@pytest.mark.rule("MIX-FREE-03")
def test_MIX_FREE_02_each_chooses_eight_characters_six_objects_and_two_pairs() -> None:
    game = new_game(box="mixed", choice="free")

    assert {move.split()[1] for move in moves(game, 0)} == {*BASE_CHARACTERS, *DARK_CHARACTERS}
    choose_all(game)

    assert len(team(game, "yellow")) == 14
    assert SPEC.view(game, YELLOW).sides[0].pairs == (1, 2)


@pytest.mark.rule("MIX-COMMON-01")
@pytest.mark.rule("DT-CARD-07")
def test_MIX_FREE_04_after_a_free_choice_set_up_goes_on_as_in_the_base_box() -> None:
    game = new_game(box="mixed", choice="free")

    choose_all(game)

    view = SPEC.view(game, YELLOW)
    assert view.sides[0].team is not None
    assert len(view.sides[0].team) == 14
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
    assert why_not(game, "pick key-2", 0) == "MIX-FREE-02"
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


@pytest.mark.rule("MIX-EQUAL-03")
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


@pytest.mark.rule("MIX-EQUAL-04")
def test_MIX_EQUAL_02_equal_teams_are_public_and_there_are_eight_rooms() -> None:
    game = new_game(3, box="mixed", choice="mutual")

    choose_all(game)

    assert team(game, "yellow") == team(game, "blue")
    assert SPEC.view(game, NOBODY).sides[1].team is not None
    assert len(set(room_ids(game))) == 8


@pytest.mark.rule("MIX-EQUAL-02")
def test_MIX_EQUAL_01_a_pair_is_taken_once() -> None:
    game = new_game(3, box="mixed", choice="mutual")
    do(game, "pair 18")

    assert why_not(game, "pair 18") == "MIX-FREE-03"
    assert why_not(game, "pick dragon") == "MIX-FREE-02"


def test_MIX_EQUAL_02_the_other_takes_the_same() -> None:
    game = new_game(3, box="mixed", choice="mutual")
    do(game, "pair 1", "pair 2", "pair 3", "pair 4", "pick dragon")

    assert [side.picked for side in SPEC.view(game, NOBODY).sides] == [("dragon",), ("dragon",)]
    assert why_not(game, "pick dragon") == "MIX-FREE-02"


@pytest.mark.parametrize("id", [scenario.id for scenario in BOX.scenarios])
def test_MIX_SCEN_01_scenarios_impose_teams_rooms_and_target(id: str) -> None:
    game = new_game(scenario=id)
    scenario = scenario_of(game)

    assert scenario is not None
    assert team(game, "yellow") == set(scenario.yellow)
    assert team(game, "blue") == set(scenario.blue)
    assert sorted(int(room) for room in game.maze.room) == sorted(scenario.rooms)
    assert int(game.rules.target_points) == scenario.target_points
    assert SPEC.view(game, NOBODY).target_points == scenario.target_points


@pytest.mark.rule("MIX-EQUAL-01")
def test_MIX_COMMON_01_both_boxes_are_mixed_by_mutual_choice_unless_the_table_says_otherwise() -> None:
    game = new_game(3, box="mixed")

    do(game, "pair 1", "pair 2", "pair 3", "pair 18", "pick dragon")

    assert [side.picked for side in SPEC.view(game, NOBODY).sides] == [("dragon",), ("dragon",)]


def picnic() -> ContentPack:
    """The box with one more scenario, all of it in the base box."""
    scenarios = deepcopy(dict(LOADED.pack.trees["scenarios"]))
    words = {"en": "Picnic", "it": "Merenda"}
    own = {**scenarios["scenario"][0], "id": "picnic", "name": words, "help": words, "story": words, "jump_cards": 1}
    scenarios["scenario"] = [*scenarios["scenario"], own]
    return make_pack("twister", "picnic", "1", {**LOADED.pack.trees, "scenarios": scenarios})


@pytest.mark.rule("MIX-SCEN-02")
def test_MIX_SCEN_01_a_pack_may_bring_a_scenario() -> None:
    content = SPEC.content(picnic())
    options = SPEC.options.resolve({"scenario": "picnic"})
    game = SPEC.new(options, content, seed_from(1))

    assert SPEC.choices(SPEC.options.field("scenario"), content)[-1] == "picnic"
    assert [side.jumps for side in SPEC.view(game, NOBODY).sides] == [1, 1]
    assert SPEC.view(game, NOBODY).target_points == 3
    with pytest.raises(BadInput, match="picnic"):
        SPEC.new(options, LOADED.content, seed_from(1))


@pytest.mark.parametrize(
    "options",
    [
        {"scenario": "graveyard", "box": "mixed"},
        {"scenario": "graveyard", "choice": "free"},
        {"tournament": True, "box": "mixed", "choice": "lots"},
        {"choice": "lots"},
        {"first_set": True},
        {"tournament": True},
    ],
)
@pytest.mark.rule("MIX-SCEN-01")
def test_options_that_do_not_go_together(options: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        SPEC.options.resolve(options)


@pytest.mark.rule("AMB-58")
@pytest.mark.rule("FOD-TOUR-02")
def test_FOD_TOUR_04_in_a_tournament_two_sets_if_both_bring_darkness() -> None:
    both = new_game(box="darkness", choice="free", tournament=True, clock_seconds=60)

    choose_all(both)

    assert SPEC.view(both, NOBODY).stacks == (10, 10, 10, 10, 10, 10)


@pytest.mark.rule("FOD-TOUR-01")
@pytest.mark.rule("DT-SETUP-01")
def test_FOD_TOUR_03_one_set_for_both_otherwise() -> None:
    plain = new_game(box="darkness", choice="free")
    one = new_game(box="mixed", choice="free", tournament=True)

    choose_all(plain)
    choose_all(one)  # the first pairs: 1 and 2, without darkness

    assert SPEC.view(plain, NOBODY).stacks == (10, 10, 10)
    assert SPEC.view(one, NOBODY).stacks == (10, 10, 10)


def test_DT_TIME_01_the_clock_is_an_option_of_the_table() -> None:
    assert OPTIONS.resolve({}).number("clock_seconds") == 0
    assert OPTIONS.resolve({"clock_seconds": 90}).number("clock_seconds") == 90


def test_DT_TIME_01_in_play_the_points_left_are_dropped() -> None:
    game = situation({"n1": "1D"}, {"goblin": "c3"}, {"thief": "v2"})

    assert SPEC.timeout(game, 0).text == "done"


def test_DT_TIME_01_an_action_under_way_is_ended_before() -> None:
    game = situation({"n1": "1D"}, {"goblin": "c3"}, {"thief": "v2"})
    do(game, "walk goblin")

    SPEC.act(game, 0, SPEC.timeout(game, 0))

    assert SPEC.timeout(game, 0).text == "done"


@pytest.mark.rule("DT-SETUP-01")
@pytest.mark.rule("FOD-USE-01")
def test_DT_TIME_01_in_set_up_the_choice_is_drawn() -> None:
    drawn = {SPEC.timeout(new_game(seed), 0).text for seed in range(30)}

    assert len(drawn) > 4
    assert all(text.startswith("line ") for text in drawn)


def test_DT_TIME_01_a_whole_set_up_can_run_out() -> None:
    game = new_game(4)

    while told(game, "question") in ("line", "placement"):
        role = SPEC.asked(game)[0]
        SPEC.act(game, role, SPEC.timeout(game, role))

    assert told(game, "question") == "card"


def test_DT_TIME_01_asking_what_a_timeout_would_play_changes_nothing() -> None:
    game = new_game(4)
    before = SPEC.save(game)

    first, again = SPEC.timeout(game, 0), SPEC.timeout(game, 0)

    assert first is again
    assert SPEC.save(game) == before
