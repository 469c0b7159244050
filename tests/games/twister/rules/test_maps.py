"""Drawings of rooms and corridor tiles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.situations import BOX, room, shown
from tests.games.twister.table import (
    LOADED,
    dark_situation,
    do,
)
from underkeep.core.formats.content import make_pack
from underkeep.core.kernel.errors import BadInput
from underkeep.games.twister.board.squares import turned_cell
from underkeep.games.twister.content import Content, read_content
from underkeep.games.twister.names import (
    EAST,
    GATE,
    GEAR,
    NORTH,
    OPEN,
    PIT,
    SOUTH,
    WALL,
    WEST,
)
from underkeep.games.twister.state.game import Twister


def test_DT_MAP_01_a_clockwise_turn_takes_north_to_east() -> None:
    box: Content = LOADED.content
    first = [one.id for one in box.rooms].index("1D")

    assert [int(turned_cell(4, turns)) for turns in range(6)] == [4, 24, 20, 0, 4, 24]
    assert (len(box.terrain), len(box.edges)) == (32 * 4 * 25, 32 * 4 * 25 * 4)
    for turns in range(4):
        cell = int(turned_cell(4, turns))
        assert box.terrain[(first * 4 + turns) * 25 + cell] == PIT
        at = ((first * 4 + turns) * 25 + int(turned_cell(0, turns))) * 4
        assert [int(box.edges[at + (side + turns) % 4]) for side in range(4)] == [WALL, OPEN, OPEN, WALL]


def test_DT_MAP_02_drawings_are_read_as_the_notation_says() -> None:
    one = room("1D")

    assert one.terrain[4] == PIT
    assert one.terrain[12] == GEAR
    assert one.edges[0 * 4 + NORTH] == WALL  # +---+
    assert one.edges[1 * 4 + NORTH] == OPEN
    assert one.edges[0 * 4 + WEST] == WALL  # |
    assert one.edges[6 * 4 + WEST] >= GATE  # #
    assert one.edges[6 * 4 + WEST] == one.edges[5 * 4 + EAST]
    assert one.edges[24 * 4 + SOUTH] == WALL
    assert room("3D").edges[10 * 4 + SOUTH] >= GATE  # ===


def test_DT_MAP_03_the_letter_of_a_room_tells_the_way_it_turns() -> None:
    for one in LOADED.content.rooms:
        assert one.id.removesuffix("-2") == f"{one.number}{'D' if one.clockwise else 'G'}"


def test_DT_MAP_04_no_portcullis_is_on_a_rim() -> None:
    for one in LOADED.content.rooms:
        rim = [one.edges[n * 4 + NORTH] for n in range(5)] + [one.edges[n * 5 * 4 + WEST] for n in range(5)]
        rim += [one.edges[(20 + n) * 4 + SOUTH] for n in range(5)] + [
            one.edges[(n * 5 + 4) * 4 + EAST] for n in range(5)
        ]
        assert all(edge < GATE for edge in rim)


def test_DT_MAP_06_sconces_sit_on_walls_and_rims_have_no_portcullis() -> None:
    for one in BOX.rooms[8:16]:
        if one.sconce >= 0:
            assert one.edges[one.sconce] == 1
        assert all(edge < GATE for edge in one.edges[0:20:4])


def broken(file: str, entry: str, **changes: Any) -> Any:
    tree = LOADED.pack.trees[file]
    entries = [dict(one) for one in tree[entry]]
    entries[0].update(changes)
    return make_pack("twister", "broken", "1", {**LOADED.pack.trees, file: {**tree, entry: entries}})


@pytest.mark.parametrize(
    ("file", "entry", "changes"),
    [
        ("tiles", "tile", {"cells": "...."}),
        ("tiles", "tile", {"top": "--"}),
        ("tiles", "tile", {"number": 2}),
        ("rooms-darkness", "room", {"sconce": [2, 2], "sconce_side": "n"}),
        ("rooms-darkness", "room", {"statue_front": [0, 0]}),
        ("scenarios", "scenario", {"id": "none"}),
        ("scenarios", "scenario", {"rooms": ["1D"]}),
        ("scenarios", "scenario", {"yellow": ["cleric"]}),
        ("scenarios", "scenario", {"rules": {"target_points": 3}}),
        ("scenarios", "scenario", {"jump_cards": 4}),
        ("scenarios", "scenario", {"element": [{"piece": "rope", "room": "1D", "square": [0, 0]}]}),
        ("scenarios", "scenario", {"element": [{"piece": "torch", "room": "17D", "square": [0, 0]}]}),
        ("scenarios", "scenario", {"element": [{"piece": "torch", "room": "1D", "square": [0, 4]}]}),
        ("scenarios", "scenario", {"element": [{"piece": "torch", "room": "1D", "square": [4, 4]}] * 2}),
    ],
)
@pytest.mark.rule("FOD-TOUR-04")
def test_DT_MAP_06_a_faulty_pack_is_refused(file: str, entry: str, changes: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as caught:
        read_content(broken(file, entry, **changes))

    assert caught.value.where.startswith(file)
    assert caught.value.remedy.endswith(".")


@pytest.mark.rule("FOD-COMP-02")
@pytest.mark.rule("FOD-TOUR-04")
def test_FOD_TILE_01_thirty_numbered_tiles_ten_of_each_length() -> None:
    assert [tile.number for tile in BOX.tiles] == list(range(1, 31))
    assert [tile.length() for tile in BOX.tiles] == [1] * 10 + [2] * 10 + [3] * 10


def test_FOD_TILE_02_two_tiles_with_pits_per_length() -> None:
    assert [sum(any(tile.pits) for tile in BOX.tiles[n : n + 10]) for n in (0, 10, 20)] == [2, 2, 2]


def test_DT_MAP_07_a_pack_with_a_missing_or_an_unknown_piece_is_refused() -> None:
    pieces = LOADED.pack.trees["pieces"]
    without = {**pieces, "object": [one for one in pieces["object"] if one["id"] != "rope"]}
    stranger = {**pieces["object"][0], "id": "bomb"}
    unknown = {**pieces, "object": [*pieces["object"], stranger]}

    weather = {**pieces, "weather": []}

    for tree, problem in ((without, "rope is missing"), (unknown, "bomb is unknown"), (weather, "weather")):
        with pytest.raises(BadInput, match=problem):
            read_content(make_pack("twister", "odd", "1", {**LOADED.pack.trees, "pieces": tree}))


def lit() -> Twister:
    """A tile of two squares has just been laid."""
    game = dark_situation({"n1": "18G"}, {"angel": "d3"}, luck={"tiles": [1]})
    do(game, "light angel", "length 2", "tile c2 1")
    return game


@pytest.mark.rule("FOD-GLOSS-04")
def test_FOD_TILE_06_a_tile_shows_number_part_and_turns() -> None:
    laid = {name: facts for name, facts in shown(lit()).items() if "tile" in facts}

    assert laid == {
        "c2": {"tile": 12, "turns": 1, "lit_now": True},
        "c3": {"tile": 12, "part": 1, "turns": 1, "lit_now": True},
    }


@pytest.mark.rule("DT-TURN-08")
def test_FOD_LIGHTRING_05_a_tile_is_new_until_the_turn_ends() -> None:
    game = lit()

    do(game, "done")

    assert [facts.get("lit_now") for facts in shown(game).values() if "tile" in facts] == [None, None]
