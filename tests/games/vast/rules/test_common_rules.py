"""The common rules one by one: tiles and tokens, movement, reveals, the Collapse, forced movement, dice."""

from __future__ import annotations

import pytest

from tests.games.vast.table import asked, do, heard, moves, new_game, situation, told, why_not
from underkeep.games.vast import names
from underkeep.games.vast.board.cavern import Cavern
from underkeep.games.vast.board.sight import visible_next
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.rules.forced import refuse_push, token_reach
from underkeep.games.vast.state.changes.dice import roll_action_die
from underkeep.games.vast.state.game import Vast

DRAGON_GAME = "knight-goblins-dragon"


def at(game: Vast, square: str) -> int:
    return next(tile for tile in game.cavern.tiles() if told_square(game.cavern, tile) == square)


def told_square(cavern: Cavern, tile: int) -> str:
    return SQUARE_NAMES[cavern.where[tile]]


def test_VAST_GEN_010_tokens_occupy_their_space_and_edge_tokens_do_not() -> None:
    game = situation(
        state={
            "map": {
                "n1": {"tile": "ambush-01", "treasures": 1},
                "e1": {"tile": "vault-01", "tokens": ["vault"]},
                "s1": {"tile": "crystal-01", "tokens": ["crystal"]},
                "w1": {"tile": "event-01", "tokens": ["event"]},
                "n2": "ambush-05",
                "n3": "ambush-10",
            },
            "dragon": {"gems": {"claw": "n2"}, "flame_wall": "n3"},
            "knight": {"at": "n1"},
            "rockslides": ["n2 north"],
        },
    )
    for square in ("n1", "e1", "s1", "w1", "n2", "n3"):
        assert game.has_token(at(game, square)), square
    assert not game.has_token(at(game, "o"))


def test_VAST_MAP_001_a_tile_is_dark_until_it_is_turned_up() -> None:
    game = situation(DRAGON_GAME, state={"map": {"n1": {"dark": "fangs"}, "e1": "ambush-12"}})

    assert game.cavern.is_dark(at(game, "n1"))
    assert not game.cavern.is_lit(at(game, "n1"))
    assert game.cavern.is_lit(at(game, "e1"))
    assert not game.cavern.wall(at(game, "n1"), names.NORTH)
    assert game.cavern.wall(at(game, "e1"), names.EAST)


def test_VAST_MAP_005_unoccupied_means_no_piece_and_no_token() -> None:
    game = situation(
        DRAGON_GAME,
        state={"map": {"n1": {"tile": "ambush-01", "treasures": 1}, "e1": "ambush-05"}, "knight": {"at": "o"}},
    )

    assert not game.is_unoccupied(at(game, "o"))
    assert not game.is_unoccupied(at(game, "n1"))
    assert game.is_empty(at(game, "n1"))
    assert game.is_unoccupied(at(game, "e1"))


@pytest.mark.rule("VAST-MAP-007")
def test_VAST_MAP_006_open_edges_lie_at_lit_tiles_without_a_wall() -> None:
    game = situation("knight-goblins", state={"map": {"n1": "ambush-12", "e1": {"dark": "eye"}, "w1": {"dark": "eye"}}})

    spaces = [told_cell(cell) for cell in game.cavern.open_spaces()]
    assert spaces == ["n2", "s1"]  # ambush-12 has one opening, to the north; Dark tiles have no open edges


def told_cell(cell: int) -> str:
    return SQUARE_NAMES[cell]


@pytest.mark.rule("VAST-KN-009")
def test_VAST_MAP_009_one_square_at_a_time_never_through_a_wall_or_into_the_void() -> None:
    game = situation(
        "knight-goblins",
        state={"map": {"n1": "ambush-12", "e1": "ambush-01"}, "knight": {"slots": {"movement": 1}, "free": 1}},
    )

    assert why_not(game, "at n1") == "VAST-MAP-009"
    assert why_not(game, "at e1") == ""
    assert why_not(game, "at s1") == "VAST-MAP-003"
    assert why_not(game, "at e2") == "VAST-MAP-003"


@pytest.mark.rule("VAST-REV-006")
def test_VAST_REV_001_a_revealed_tile_is_lit_then_edges_are_filled_then_tokens_come() -> None:
    game = situation(
        "knight-goblins",
        state={"map": {"n1": {"dark": "treasure_room-01"}, "e1": {"dark": "eye"}, "w1": {"dark": "eye"}}},
    )
    kinds = [type(event).__name__ for event in heard(game, "at n1")]

    lit, laid, token = kinds.index("TileRevealed"), kinds.index("TilePlaced"), kinds.index("TokenPlaced")
    assert lit < laid < token
    assert game.cavern.is_lit(at(game, "n1"))
    assert told(game, "state.map.n1.treasures") == 1


@pytest.mark.rule("VAST-DR-046")
def test_VAST_REV_009_only_tiles_that_were_there_are_revealed() -> None:
    game = situation(
        DRAGON_GAME,
        state={
            "map": {"n1": {"dark": "ambush-01"}, "e1": "ambush-05"},
            "dragon": {"hand": ["flame", "flame"], "at": "o"},
        },
        turn="dragon",
    )
    do(game, "power scorch")
    while asked(game) != "dragon VAST-DR-005":
        do(game, moves(game)[0])

    assert game.cavern.is_lit(at(game, "n1"))
    assert [told_square(game.cavern, tile) for tile in game.cavern.dark_tiles()]
    assert all(game.cavern.is_dark(at(game, square)) for square in ("n2", "s1"))


@pytest.mark.rule("VAST-FILL-003")
def test_VAST_FILL_006_every_turn_ends_with_a_tile_on_any_open_space() -> None:
    game = situation("knight-goblins", state={"map": {"n1": {"dark": "eye"}, "e1": {"dark": "eye"}}}, question="end")

    assert why_not(game, "at s5") == "VAST-FILL-006"
    assert why_not(game, "at o") == "VAST-FILL-006"
    assert {"at n2", "at n1e1", "at s1", "at n1w1"} <= set(moves(game))
    before = len(game.cavern.tiles())
    do(game, "at n2")
    assert len(game.cavern.tiles()) == before + 1
    assert game.cavern.is_dark(at(game, "n2"))


@pytest.mark.rule("VAST-SPL-001")
def test_VAST_COL_004_a_lit_crystal_tile_goes_first() -> None:
    game = situation(
        "knight-goblins",
        state={"map": {"n1": "crystal-01", "e1": "ambush-01", "s1": {"dark": "eye"}}},
        turn_state={"collapse": True},
        question="end",
    )

    assert why_not(game, "at e1") == "VAST-COL-004"
    assert why_not(game, "at s1") == "VAST-COL-004"
    do(game, "at n1")
    assert {"at e1", "at s1"} <= set(moves(game))


def test_VAST_COL_005_the_entrance_is_never_removed() -> None:
    game = situation(
        "knight-goblins", state={"map": {"n1": "ambush-01"}}, turn_state={"collapse": True}, question="end"
    )

    assert why_not(game, "at o") == "VAST-COL-005"
    do(game, "at n1")
    assert len(game.cavern.tiles()) == 1  # the Entrance alone: nothing more can be removed


@pytest.mark.rule("VAST-COL-011")
@pytest.mark.rule("VAST-DMG-001")
def test_VAST_COL_012_her_own_collapse_can_free_the_poisoned_cubes() -> None:
    game = situation(
        "knight-goblins",
        state={
            "map": {"n1": "ambush-01", "n2": "ambush-05"},
            "knight": {"at": "n1", "poisoned": 1, "slots": {}, "free": 1},
        },
        turn="goblins",
        turn_state={"collapse": True},
        question="end",
    )
    do(game, "at n2", "at n1")

    assert told(game, "state.knight.at") == "o"
    assert told(game, "state.knight.poisoned") == 0


def test_VAST_FM_006_walls_alone_stop_a_moved_thief() -> None:
    game = situation(
        state={
            "map": {"n1": {"dark": "eye"}, "e1": "ambush-12", "w1": "ambush-01", "s1": "ambush-05"},
            "thief": {"at": "o"},
            "knight": {"at": "w1"},
        },
    )
    here = at(game, "o")
    codes = {square: refuse_push(game, names.P_THIEF, here, at(game, square), False) for square in ("n1", "e1", "w1")}
    assert codes["n1"] == 0  # Dark tiles and other pieces do not stop him
    assert codes["w1"] == 0
    assert codes["e1"] != 0


def test_VAST_FM_008_a_treasure_is_swatted_over_pieces_but_not_through_walls() -> None:
    game = situation(
        DRAGON_GAME,
        state={
            "map": {
                "n1": {"tile": "ambush-01", "treasures": 1},
                "n2": {"dark": "eye"},
                "n3": "ambush-05",
                "e1": "ambush-10",
                "n1e1": "ambush-12",
            },
            "knight": {"at": "n2"},
            "dragon": {"at": "n1", "hand": ["wing", "flame"]},
        },
        turn="dragon",
    )
    ends = {told_square(game.cavern, tile) for tile in token_reach(game, at(game, "n1"), 5)}
    assert "n3" in ends  # over the Knight and the Dark tile
    assert "n2" not in ends  # she stands there
    assert "n1e1" not in ends  # one opening, to the north
    assert {"o", "e1"} <= ends


def test_VAST_FM_009_nothing_is_moved_off_the_map() -> None:
    game = situation(
        DRAGON_GAME,
        state={
            "map": {"n1": "ambush-01", "n2": "ambush-05"},
            "knight": {"at": "n1"},
            "dragon": {"at": "o", "hand": ["wing", "wing"]},
        },
        turn="dragon",
    )
    do(game, "power slap")

    assert why_not(game, "at n1e1") == "VAST-MAP-009"
    assert set(moves(game)) == {"at n2", "done"}  # the Dragon is under the third


@pytest.mark.rule("VAST-CAVE-013")
def test_VAST_DMG_002_lit_tiles_cost_population_only_in_the_goblins_own_turn() -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        state={
            "map": {"n1": "ambush-01", "n2": "ambush-05", "n3": "ambush-10"},
            "knight": {"at": "o"},
            "goblins": {"population": {"fangs": 3}, "tile": {"fangs": "n1"}},
            "cave": {"omens": {"bat": 1, "chasm": 1}},
        },
        turn="cave",
    )
    do(game, "omen giant_bats", "spend bat", "piece fangs", "at n2", "at n3", "at n2")

    assert told(game, "state.goblins.tile.fangs") == "n2"
    assert told(game, "state.goblins.population.fangs") == 3


@pytest.mark.rule("VAST-KN-048")
def test_VAST_ATK_002_a_bow_is_no_attack_and_cannot_be_evaded() -> None:
    game = situation(
        state={
            "map": {"n1": "ambush-01"},
            "knight": {
                "shown": ["enchanted_bow"],
                "on_cards": ["enchanted_bow"],
                "grit": 5,
            },
            "thief": {"at": "n1", "upgrades": ["unnatural_evasion"], "stashed": 1, "carried": 3},
        },
    )
    do(game, "use enchanted_bow", "piece thief")

    assert game.thief.tile == names.OFF
    assert not game.thief.evasion_used


@pytest.mark.rule("VAST-DR-011")
@pytest.mark.parametrize(
    ("roles", "turn", "state", "actions"),
    [
        (DRAGON_GAME, "dragon", {"dragon": {"hand": ["claw"]}}, ["power claw"]),
        (DRAGON_GAME, "dragon", {"dragon": {"hand": ["flame"]}}, ["power flame"]),
        (DRAGON_GAME, "dragon", {"dragon": {"hand": ["claw", "claw", "claw", "claw"]}}, ["power wrath"]),
        ("knight-goblins-cave", "knight", {}, ["flare", "at o"]),
    ],
)
def test_VAST_DIE_003_when_the_dragon_die_is_rolled(
    roles: str, turn: str, state: dict[str, object], actions: list[str]
) -> None:
    game = situation(roles, turn, state=state)
    events = heard(game, *actions)
    while not [event for event in events if type(event).__name__ == "DieRolled"]:
        assert any(move.startswith("pay ") for move in moves(game)), moves(game)
        events += heard(game, moves(game)[0])

    assert 1 <= next(event for event in events if type(event).__name__ == "DieRolled").face <= 6


def test_VAST_DIE_004_the_action_die_has_six_faces() -> None:
    game = new_game(5)

    assert {int(roll_action_die(game)) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_VAST_RUL_02_the_next_visible_tile_is_lit_and_not_behind_a_wall() -> None:
    game = situation(
        DRAGON_GAME, state={"map": {"n1": {"dark": "eye"}, "e1": "ambush-12", "w1": "ambush-01", "w2": "ambush-05"}}
    )
    here = at(game, "o")

    seen = [int(visible_next(game.cavern, here, direction)) for direction in range(4)]
    assert seen == [-1, -1, -1, at(game, "w1")]


@pytest.mark.parametrize(("on", "allowed"), [(False, True), (True, False)])
def test_VAST_CTR_34_a_strong_tribe_may_be_moved_onto_the_dragon_unless_the_switch_forbids(
    on: bool, allowed: bool
) -> None:
    game = situation(
        DRAGON_GAME,
        setup={"faq2019_strict_forced_movement": on},
        state={
            "map": {"n1": "ambush-01", "n2": "ambush-05"},
            "goblins": {"population": {"fangs": 4, "eye": 1}, "tile": {"fangs": "n1", "eye": "n1"}, "rage": 2},
            "dragon": {"at": "n2"},
        },
    )
    here, there = at(game, "n1"), at(game, "n2")

    assert (refuse_push(game, names.P_FANGS, here, there, False) == 0) is allowed
    assert refuse_push(game, names.P_EYE, here, there, False) != 0  # 1 is not above Armor 1


@pytest.mark.rule("VAST-GEN-001")
def test_UK_VAST_01_the_last_round_ends_the_game_for_everybody() -> None:
    game = situation("goblins-thief", setup={"last_round": 20}, turn="thief", turn_state={"round": 20})
    for _ in range(60):
        if game.over():
            break
        offered = moves(game)
        do(game, "done" if "done" in offered else offered[0])

    assert game.over()
    assert game.winner == names.NOBODY_PLAYS
    assert game.round == 21
