"""Common rules: the map and its tiles."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.vast.scenes import CROSS, THREE, at
from tests.games.vast.table import CONTENT, new_game, situation, why_not
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.board.cavern import Cavern, turned
from underkeep.games.vast.board.sight import sees
from underkeep.games.vast.board.squares import CENTRE, SIDE, SQUARE_NAMES, distance, square_name
from underkeep.games.vast.names import TILE_COUNT
from underkeep.games.vast.rules.die import surrounding_dark
from underkeep.games.vast.seat.previews import shot_marks


def told_cell(cell: int) -> str:
    return SQUARE_NAMES[cell]


def test_VAST_MAP_001_a_tile_is_dark_until_it_is_turned_up() -> None:
    game = situation(THREE, state={"map": {"n1": {"dark": "fangs"}, "e1": "ambush-12"}})

    assert game.cavern.is_dark(at(game, "n1"))
    assert not game.cavern.is_lit(at(game, "n1"))
    assert game.cavern.is_lit(at(game, "e1"))
    assert not game.cavern.wall(at(game, "n1"), names.NORTH)
    assert game.cavern.wall(at(game, "e1"), names.EAST)


def test_turning_moves_openings_clockwise() -> None:
    assert turned(0b0001, 1) == 0b0010
    assert turned(0b1001, 3) == 0b1100


@pytest.mark.rule("VAST-MAP-002")
def test_the_tiles_of_all_types_are_the_whole_box() -> None:
    assert sum(names.TYPE_COUNTS) == names.TILE_COUNT


def test_VAST_MAP_002_tiles_by_type() -> None:
    counts = Counter(names.TYPES[tile.type] for tile in CONTENT.tiles)

    assert counts == {"entrance": 1, "event": 15, "ambush": 15, "treasure_room": 6, "crystal": 9, "vault": 6}


def test_VAST_MAP_003_the_eight_squares_around_and_not_the_middle() -> None:
    game = situation(THREE, state={"map": {"n1": {"dark": "fangs"}, "n1e1": {"dark": "eye"}, "e1": "ambush-01"}})
    around_entrance = surrounding_dark(game, at(game, "o"))

    assert sorted(around_entrance) == sorted([at(game, "n1"), at(game, "n1e1")])
    assert surrounding_dark(game, at(game, "n1")) == [at(game, "n1e1")]


def test_VAST_MAP_003_squares_are_named_by_their_way_from_the_centre() -> None:
    assert square_name(CENTRE) == "o"
    assert square_name(CENTRE - 2 * SIDE + 1) == "n2e1"
    assert square_name(CENTRE + SIDE - 3) == "s1w3"


def test_VAST_MAP_004_distances_are_orthogonal() -> None:
    assert distance(CENTRE, CENTRE - 2 * SIDE + 3) == 5


def test_VAST_MAP_005_unoccupied_means_no_piece_and_no_token() -> None:
    game = situation(
        THREE,
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


@pytest.mark.rule("VAST-MAP-007")
@pytest.mark.rule("VAST-SET-001")
def test_a_tile_connects_only_through_openings_of_both_sides() -> None:
    cavern = Cavern.new(new_game(1).content.shapes)
    tile = next(n for n in range(1, TILE_COUNT) if cavern.shapes[n] not in (0, 15))
    cavern.put(i64(tile), i64(CENTRE - SIDE))
    region = cavern.lit_region()
    south = [bool(cavern.would_join(i64(tile), i64(turn), region)) for turn in range(4)]

    assert any(south)
    assert not all(south)
    for turn in range(4):
        cavern.light(i64(tile), i64(turn))
        assert (not cavern.wall(i64(names.ENTRANCE_TILE), i64(names.NORTH))) == south[turn]


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


@pytest.mark.rule("VAST-MAP-007")
def test_a_dark_tile_would_open_through_a_bomb_and_never_through_a_rockslide() -> None:
    board = {"n1": {"dark": "eye"}, "e1": {"dark": "eye"}, "s1": {"dark": "eye"}}
    edges = {"bombs": ["o north"], "rockslides": ["o east"]}
    cavern = situation("knight-goblins", state={"map": board, **edges}).cavern
    sides = {"n1": names.SOUTH, "e1": names.WEST, "s1": names.NORTH}
    game = situation("knight-goblins", state={"map": board, **edges})

    opens = {square: cavern.would_open(at(game, square), 0, i64(0), i64(way)) for square, way in sides.items()}
    assert opens == {"n1": True, "e1": False, "s1": False}
    wide = {square: cavern.would_open(at(game, square), 0, i64(15), i64(way)) for square, way in sides.items()}
    assert wide == {"n1": True, "e1": False, "s1": True}


def test_VAST_MAP_008_the_same_space_counts_as_seen() -> None:
    game = situation("knight-goblins")

    assert sees(game.cavern, names.ENTRANCE_TILE, names.ENTRANCE_TILE, 9)


@pytest.mark.rule("VAST-MAP-008")
def test_the_thief_is_shown_the_line_to_whom_he_throws_at() -> None:
    game = situation("knight-goblins-thief", "thief", state={"map": CROSS, "knight": {"at": "n1"}})

    assert [mark.target for mark in shot_marks(game, names.P_KNIGHT)] == ["sq:o", "sq:n1"]
    assert shot_marks(game, names.P_FANGS) == ()
    assert shot_marks(game, names.P_THIEF) == ()


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


def test_VAST_MAP_009_a_passage_is_a_tile_without_a_wall_between() -> None:
    game = situation(THREE, state={"map": {"n1": "ambush-12", "e1": "ambush-01"}})
    here = at(game, "o")

    ways = [int(game.cavern.passage(here, direction)) for direction in range(4)]
    assert ways == [-1, at(game, "e1"), -1, -1]  # a wall, a tile, two open spaces
