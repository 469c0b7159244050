"""The map: walls, sight, filling, sliding, the window; and what a collapse leaves behind."""

from __future__ import annotations

import pytest

from tests.games.vast.table import asked, do, heard, moves, situation, told, why_not
from underkeep.games.vast import names
from underkeep.games.vast.board.cavern import turned
from underkeep.games.vast.board.sight import sees
from underkeep.games.vast.board.squares import CENTRE, SIDE, distance, square_name
from underkeep.games.vast.rules.tiles import take_off
from underkeep.games.vast.state.changes.map import keep_in_window, lay_tile
from underkeep.games.vast.state.game import Vast


def test_VAST_MAP_003_squares_are_named_by_their_way_from_the_centre() -> None:
    assert square_name(CENTRE) == "o"
    assert square_name(CENTRE - 2 * SIDE + 1) == "n2e1"
    assert square_name(CENTRE + SIDE - 3) == "s1w3"


def test_VAST_MAP_004_distances_are_orthogonal() -> None:
    assert distance(CENTRE, CENTRE - 2 * SIDE + 3) == 5


def test_turning_moves_openings_clockwise() -> None:
    assert turned(0b0001, 1) == 0b0010
    assert turned(0b1001, 3) == 0b1100


def test_VAST_MAP_007_a_wall_on_either_side_is_a_wall_and_dark_tiles_have_none() -> None:
    game = situation("knight-goblins", state={"map": {"n1": "ambush-12", "n2": {"dark": "eye"}, "n3": {"dark": "eye"}}})
    entrance, deadend = names.ENTRANCE_TILE, names.TILES.index("ambush-12")

    assert game.cavern.wall(entrance, names.NORTH)
    assert not game.cavern.wall(deadend, names.NORTH)
    dark = int(game.cavern.neighbour(deadend, names.NORTH))
    assert not game.cavern.wall(dark, names.NORTH)


def test_VAST_MAP_007_rockslide_over_bomb_over_printed_wall() -> None:
    walls = {"n1": "ambush-12"}
    bombed = situation("knight-goblins", state={"map": walls, "bombs": ["o north"]})
    blocked = situation("knight-goblins", state={"map": walls, "bombs": ["o north"], "rockslides": ["o north"]})

    assert not bombed.cavern.wall(names.ENTRANCE_TILE, names.NORTH)
    assert blocked.cavern.wall(names.ENTRANCE_TILE, names.NORTH)


def test_VAST_MAP_008_the_same_space_counts_as_seen() -> None:
    game = situation("knight-goblins")

    assert sees(game.cavern, names.ENTRANCE_TILE, names.ENTRANCE_TILE, 9)


def test_VAST_FILL_002_the_cave_fills_edges_from_its_hand_and_refills_it() -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        turn="dragon",
        state={
            "map": {"n1": {"dark": "ambush-01"}, "e1": {"dark": "eye"}, "s1": {"dark": "eye"}, "w1": {"dark": "eye"}},
            "dragon": {"hand": ["flame", "wing"]},
        },
    )

    do(game, "power burn", "at n1")

    assert asked(game) == "cave VAST-FILL-002"
    assert moves(game) == ["at n2", "at n1w1", "at n1e1"]
    assert why_not(game, "at n3") == "VAST-MAP-006"
    do(game, "at n2", first_tile(game))
    assert game.cave.hand.count() == 3


def first_tile(game: Vast) -> str:
    """The first tile of the Cave's hand."""
    return f"tile {names.TILES[min(int(tile) for tile in game.cave.hand.items)]}"


@pytest.mark.rule("VAST-FILL-004")
def test_VAST_FILL_003_without_a_cave_edges_fill_from_the_top_of_the_stack() -> None:
    game = situation(
        "knight-goblins",
        state={
            "map": {
                "n1": {"dark": "treasure_room-01"},
                "e1": {"dark": "eye"},
                "s1": {"dark": "eye"},
                "w1": {"dark": "eye"},
            },
            "cave": {"stack": ["event-03", "event-02", "event-01"]},
        },
    )

    do(game, "at n1")

    assert [told(game, f"state.map.{s}.dark") for s in ("n2", "n1w1", "n1e1")] == ["event-01", "event-02", "event-03"]


def test_VAST_FILL_004_no_filling_during_the_collapse() -> None:
    game = situation(
        "knight-goblins", turn_state={"collapse": True}, state={"map": {"n1": {"dark": "treasure_room-01"}}}
    )

    do(game, "at n1")

    assert len(game.cavern.tiles()) == 2


@pytest.mark.rule("VAST-COL-013")
@pytest.mark.rule("VAST-GO-080")
@pytest.mark.rule("VAST-COL-015")
def test_VAST_COL_006_before_the_collapse_tiles_go_under_the_stack_and_crystals_leave() -> None:
    game = situation(
        "knight-goblins",
        turn="goblins",
        state={
            "map": {"n1": "ambush-01", "n2": "ambush-05", "e1": "crystal-01"},
            "goblins": {"population": {"eye": 2}, "secrets": ["cave_in"]},
        },
    )

    do(game, "secret cave_in", "at n2", "at e1")

    assert told(game, "state.cave.stack")[0] == "ambush-05"
    assert told(game, "state.cave.crystals_fallen") == 1
    assert "crystal-01" in told(game, "state.cave.gone")


@pytest.mark.rule("VAST-CAVE-022")
def test_VAST_COL_007_tokens_of_a_collapsed_tile_go_to_their_owners() -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        state={
            "map": {"n1": {"tile": "crystal-01", "tokens": ["crystal"], "treasures": 2}},
            "dragon": {"gems": {"claw": "n1"}, "flame_wall": "n1"},
            "rockslides": ["o north"],
        },
    )

    take_off(game, names.TILES.index("crystal-01"))

    assert (game.cave.supply, game.cave.crystal_tokens, game.cave.rockslides) == (10, 9, 3)
    assert told(game, "state.dragon.gems.claw") == "reserve"
    assert told(game, "state.dragon.flame_wall") is None


def test_VAST_SPL_005_a_stranded_lurker_becomes_hidden() -> None:
    game = situation(
        "knight-goblins",
        turn="goblins",
        state={
            "map": {"n1": {"dark": "bones"}, "n2": {"dark": "bones"}},
            "goblins": {"population": {"fangs": 1, "eye": 1}, "lurk": {"fangs": "n3"}, "secrets": ["cave_in"]},
        },
    )

    do(game, "secret cave_in", "at n2")

    assert told(game, "state.goblins.lurk.fangs") is None
    assert told(game, "state.goblins.tile.fangs") is None


def test_UK_VAST_02_a_map_that_outgrows_its_window_is_shifted() -> None:
    game = situation("knight-goblins", state={"map": {"n1": {"dark": "fangs"}}, "goblins": {"population": {"eye": 1}}})
    game.goblins.lurk[names.EYE] = CENTRE + 1
    for tile, north in enumerate(range(2, 28), start=20):
        lay_tile(game, tile, CENTRE - north * SIDE)

    keep_in_window(game)

    assert game.cavern.overflow() == 0
    assert game.cavern.where[names.ENTRANCE_TILE] != CENTRE
    assert game.goblins.lurk[names.EYE] == game.cavern.where[names.ENTRANCE_TILE] + 1


def test_VAST_KN_017_the_knight_resolves_an_event_and_the_token_goes() -> None:
    game = situation(
        "knight-goblins",
        state={
            "map": {"n1": {"tile": "event-05", "tokens": ["event"]}},
            "knight": {"at": "n1"},
            "cave": {"events": ["deep_and_dark", "rats"]},
        },
    )

    kinds = [type(event).__name__ for event in heard(game, "encounter")]

    assert "EventPlayed" in kinds
    assert told(game, "state.map.n1.tokens") == []
    assert told(game, "state.cave.events_gone.rats") == 1
