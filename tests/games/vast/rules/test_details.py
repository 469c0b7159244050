"""Details that a wrong rule would get wrong: each of these fails when its rule is broken."""

from __future__ import annotations

import pytest

from tests.games.vast.rules.test_common_rules import at
from tests.games.vast.table import asked, do, moves, seat, situation, told
from underkeep.games.vast import names
from underkeep.games.vast.roles.knight.attacks import strength_against_dragon
from underkeep.games.vast.rules.victory import wins
from underkeep.games.vast.spec import SPEC
from underkeep.games.vast.state.changes.map import block_edge, lift_rockslide
from underkeep.games.vast.state.game import Vast

THREE = "knight-goblins-dragon"
CROSS = {"n1": "ambush-01", "e1": "ambush-05", "s1": "ambush-10", "w1": "ambush-13"}


def winners(game: Vast) -> list[str]:
    return [name for role, name in enumerate(names.ROLES) if wins(game, role)]


def test_VAST_GEN_004_who_has_won() -> None:
    assert winners(situation()) == []
    assert winners(situation(state={"knight": {"health": 0}})) == ["goblins"]
    assert winners(situation(state={"dragon": {"health": 0}})) == ["knight"]
    assert winners(situation(state={"dragon": {"escaped": True}})) == ["dragon"]
    assert winners(situation(state={"thief": {"stashed": 6}})) == ["thief"]
    assert winners(situation(state={"cave": {"crystals_fallen": 5}}, turn_state={"collapse": True})) == ["cave"]


@pytest.mark.rule("VAST-GO-033")
def test_VAST_GEN_006_a_crystal_smashed_by_tribes_counts_for_the_knight() -> None:
    game = situation(
        "knight-goblins-cave",
        "goblins",
        state={
            "map": {"n1": {"tile": "crystal-01", "tokens": ["crystal"]}},
            "goblins": {"population": {"fangs": 3, "bones": 3}, "tile": {"fangs": "n1", "bones": "n1"}, "rage": 2},
        },
    )
    do(game, "tribe fangs", "attack crystal", "tribe bones", "attack crystal")

    assert told(game, "state.knight.crystals") == 1
    assert told(game, "state.goblins.crystals") == 0
    assert told(game, "state.smashed") == 1


def test_VAST_GEN_011_and_VAST_GO_033_the_war_deck_is_shuffled_after_the_turn() -> None:
    game = situation("goblins-thief", "goblins")
    before = int(game.luck.drawn[names.L_WAR])
    do(game, "done")

    assert game.luck.drawn[names.L_WAR] > before


def test_VAST_MAP_009_a_passage_is_a_tile_without_a_wall_between() -> None:
    game = situation(THREE, state={"map": {"n1": "ambush-12", "e1": "ambush-01"}})
    here = at(game, "o")

    ways = [int(game.cavern.passage(here, direction)) for direction in range(4)]
    assert ways == [-1, at(game, "e1"), -1, -1]  # a wall, a tile, two open spaces


def test_VAST_KN_002_what_the_board_says_of_her_turn() -> None:
    game = situation("knight-goblins", state={"map": CROSS, "knight": {"moves": 4, "encounters": 3}})

    board = SPEC.view(game, frozenset({seat(game, "knight")})).knight

    assert (board.moves_left, board.encounters_left) == (0, 0)
    assert (board.movement, board.perception, board.strength) == (1, 1, 1)


@pytest.mark.parametrize(("bombing", "strength"), [(True, 1), (False, 2)])
def test_VAST_KN_026_and_VAST_KN_051_a_bomb_forbids_the_mighty_axe(bombing: bool, strength: int) -> None:
    game = situation(THREE, state={"knight": {"shown": ["mighty_axe"], "on_cards": ["mighty_axe"], "slots": {}}})

    assert strength_against_dragon(game, bombing) == strength


@pytest.mark.rule("VAST-KN-049")
@pytest.mark.rule("VAST-KN-051")
def test_without_the_axe_a_bomb_changes_nothing() -> None:
    assert strength_against_dragon(situation(THREE, state={"knight": {"slots": {}}}), True) == 1


def test_VAST_KN_036_with_two_cubes_a_discarded_one_goes_back_to_the_track() -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        "cave",
        state={
            "map": CROSS,
            "knight": {"grit": 12, "discarded": 2, "slots": {}, "free": 2},
            "cave": {"omens": {"path": 3}, "phase": 3},
        },
    )
    do(game, "omen soporific_spores", "target knight")

    assert told(game, "state.knight.grit") == 7
    assert told(game, "state.knight.discarded") == 1
    assert game.knight.owned() == 2


def test_VAST_KN_063_the_chosen_event_happens() -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        state={
            "map": {**CROSS, "n1": {"tile": "event-01", "tokens": ["event"]}},
            "cave": {"events": ["rats", "light"]},
            "knight": {"grit": 8},
        },
    )
    do(game, "at n1", "event rats")

    assert told(game, "state.knight.grit") == 6


@pytest.mark.parametrize(("keeps", "bombs"), [(True, ["n1 south"]), (False, [])])
def test_VAST_CAVE_015_a_lifted_rockslide_uncovers_a_kept_bomb(keeps: bool, bombs: list[str]) -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        setup={"faq2019_rockslide_keeps_bomb": keeps},
        state={"map": {"n1": "ambush-12"}, "bombs": ["o north"]},
    )
    block_edge(game, at(game, "o"), names.NORTH)
    assert game.cavern.wall(at(game, "o"), names.NORTH)
    lift_rockslide(game, at(game, "o"), names.NORTH)

    assert told(game, "state.bombs") == bombs
    assert told(game, "state.rockslides") == []
    assert game.cave.rockslides == names.ROCKSLIDES


@pytest.mark.parametrize(("roles", "turn"), [("knight-goblins", "goblins"), ("goblins-thief", "thief")])
def test_VAST_VAR_033_with_others_it_is_one_tile(roles: str, turn: str) -> None:
    game = situation(roles, turn, question="end")
    before = len(game.cavern.tiles())
    while asked(game) == f"{turn} VAST-FILL-006":
        do(game, moves(game)[0])

    assert len(game.cavern.tiles()) == before + 1
