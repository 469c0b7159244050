"""The field, the rooms and how they lie."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.twister.table import LOADED, moves, situation, told, why_not
from underkeep.core.formats.content import make_pack
from underkeep.core.kernel.errors import BadInput
from underkeep.games.twister.board.squares import SQUARE_NAMES, beyond, capacity, dot, is_dot, square_at, turned_cell
from underkeep.games.twister.content import Content, read_content
from underkeep.games.twister.names import EAST, FLOOR, GATE, GEAR, NORTH, OPEN, PIT, SOUTH, WALL, WEST
from underkeep.games.twister.spec import SPEC

ALL_ROOMS = {"n1": "1D", "n2": "1G", "n3": "2D", "n4": "2G", "s1": "3D", "s2": "3G", "s3": "4D", "s4": "4G"}


def square(name: str) -> int:
    return SQUARE_NAMES.number(name)


def room(id: str) -> Any:
    return next(room for room in LOADED.content.rooms if room.id == id)


@pytest.mark.rule("DT-BOARD-02")
def test_DT_BOARD_01_the_field_is_22_by_10_with_eight_rooms_of_25_squares() -> None:
    view = SPEC.view(situation(ALL_ROOMS), frozenset())

    assert len(view.squares) == 220
    assert [one.name for one in view.squares if one.terrain == "line"] == [
        f"{column}{row}" for row in range(1, 11) for column in "av"
    ]
    assert [one.name for one in view.rooms] == ["n1", "n2", "n3", "n4", "s1", "s2", "s3", "s4"]
    assert all(told(situation({place: "1D"}), f"state.rooms.{place}.room") == "1D" for place in ALL_ROOMS)


def test_DT_BOARD_03_four_squares_of_each_line_carry_a_dot() -> None:
    view = SPEC.view(situation({}), frozenset())

    assert [one.name for one in view.squares if one.dot] == ["a2", "v2", "a4", "v4", "a7", "v7", "a9", "v9"]
    assert [SQUARE_NAMES.name(int(dot(1, n))) for n in range(4)] == ["v2", "v4", "v7", "v9"]
    assert [SQUARE_NAMES.name(int(dot(0, n))) for n in range(4)] == ["a2", "a4", "a7", "a9"]
    assert not is_dot(square("b2"))


def test_DT_BOARD_04_line_squares_have_no_walls_and_take_no_tokens_of_rooms() -> None:
    game = situation({}, {"thief": "a5"}, hidden={"rooms": {"n1": "1D"}, "tokens": {"blue": {"rope": "n1"}}})
    line = next(one for one in SPEC.view(game, frozenset()).squares if one.name == "a5")

    SPEC.act(game, 0, SPEC.parse("reveal thief n1"))

    assert line.edges == ("open", "open", "open", "open")
    assert why_not(game, "at a5") == "DT-REVEAL-05"
    assert why_not(game, "at a4") == "DT-REVEAL-05"


@pytest.mark.rule("DT-BOARD-04")
@pytest.mark.rule("DT-MAP-04")
def test_DT_BOARD_05_a_passage_needs_both_facing_edges() -> None:
    maze = situation({"n1": "1D", "n2": "1G"}).maze

    assert maze.edge(square("f2"), EAST) == WALL
    assert maze.edge(square("g2"), WEST) == OPEN
    assert not maze.passage(square("f2"), EAST)
    assert not maze.passage(square("g2"), WEST)
    assert maze.passage(square("f3"), EAST)
    assert maze.passage(square("g3"), WEST)
    for cell in range(25):
        for side in range(4):
            assert maze.edge(square_at(1, cell), side) == room("1G").edges[cell * 4 + side]


def test_DT_BOARD_06_nothing_lies_beyond_the_long_sides_or_behind_the_lines() -> None:
    assert [beyond(square(name), NORTH) for name in ("a1", "b1", "u1")] == [-1, -1, -1]
    assert [beyond(square(name), SOUTH) for name in ("a10", "b10", "u10")] == [-1, -1, -1]
    assert [beyond(square("a5"), WEST), beyond(square("v5"), EAST)] == [-1, -1]
    assert beyond(square("b2"), NORTH) == square("b1")
    assert beyond(square("b9"), SOUTH) == square("b10")
    assert beyond(square("b2"), WEST) == square("a2")
    assert beyond(square("u2"), EAST) == square("v2")


def test_DT_BOARD_07_rooms_come_in_four_pairs_of_opposite_arrows() -> None:
    rooms = LOADED.content.rooms[:8]

    assert sorted(room.number for room in rooms) == [1, 1, 2, 2, 3, 3, 4, 4]
    for number in range(1, 5):
        assert sorted(room.clockwise for room in rooms if room.number == number) == [False, True]


def broken_pack(**changes: Any) -> Any:
    """The box with some fields of its first room changed."""
    rooms = [dict(entry) for entry in LOADED.pack.trees["rooms"]["room"]]
    rooms[0].update(changes)
    trees = {**LOADED.pack.trees, "rooms": {"room": rooms}}
    return make_pack("twister", "broken", "1", trees)


@pytest.mark.parametrize("changes", [{"number": 2}, {"number": 9}, {"rotation": "ccw"}])
def test_DT_BOARD_07_a_pack_without_pairs_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match=r"rooms\.toml"):
        read_content(broken_pack(**changes))


def test_DT_BOARD_07_a_pack_with_three_pairs_is_refused() -> None:
    rooms = [entry for entry in LOADED.pack.trees["rooms"]["room"] if entry["number"] != 4]
    pack = make_pack("twister", "small", "1", {**LOADED.pack.trees, "rooms": {"room": rooms}})

    with pytest.raises(BadInput, match="3 pairs"):
        read_content(pack)


@pytest.mark.parametrize(
    "cells", [["....O", ".....", ".....", ".....", "....."], ["....O", ".R...", "..R..", ".....", "....."]]
)
def test_DT_BOARD_08_a_room_has_exactly_one_gear(cells: list[str]) -> None:
    with pytest.raises(BadInput, match="exactly one gear"):
        read_content(broken_pack(cells=cells))


def test_DT_BOARD_08_terrain_is_floor_gear_or_pit_and_edges_open_wall_or_portcullis() -> None:
    for one in LOADED.content.rooms[:8]:
        assert one.terrain.count(GEAR) == 1
        assert set(one.terrain) == {FLOOR, GEAR, PIT}
        assert {min(edge, GATE) for edge in one.edges} <= {OPEN, WALL, GATE}


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


@pytest.mark.rule("DT-MAP-02")
def test_DT_BOARD_05_every_edge_is_read_as_it_is_drawn() -> None:
    trees = LOADED.pack.trees
    printed = [*trees["rooms"]["room"], *trees["rooms-darkness"]["room"]]
    for drawn, one in zip(printed * 2, LOADED.content.rooms, strict=True):
        for cell in range(25):
            row, column = divmod(cell, 5)
            letters = (
                drawn["h"][row][column],
                drawn["v"][row][column + 1],
                drawn["h"][row + 1][column],
                drawn["v"][row][column],
            )
            kinds = [min(one.edges[cell * 4 + side], GATE) for side in (NORTH, EAST, SOUTH, WEST)]
            assert kinds == [OPEN if letter == "." else WALL if letter in "-|" else GATE for letter in letters]
    gates = [edge for one in LOADED.content.rooms for edge in one.edges if edge >= GATE]
    assert sorted(set(gates)) == [GATE + n for n in range(LOADED.content.gates)]
    assert all(gates.count(gate) == 2 for gate in gates)


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


def test_DT_ADJ_02_a_room_not_revealed_is_closed_all_round() -> None:
    maze = situation({"n1": "1D"}).maze

    assert not maze.passage(square("f4"), EAST)
    assert not maze.passage(square("a6"), EAST)
    assert not maze.passage(square("g4"), EAST)
    assert maze.passage(square("a2"), EAST)


@pytest.mark.rule("DT-MAP-01")
def test_DT_ROT_08_with_two_pairs_of_one_number_any_of_the_four_rooms_may_be_turned() -> None:
    content: Content = LOADED.content
    rooms = tuple(replace(one, number=1 if one.number == 2 else one.number) for one in content.rooms)
    box = Content("mixed", rooms, content.pieces, content.gates, content.tiles, content.scenarios)
    state = {"rooms": ALL_ROOMS, "tokens": {"yellow": {"mekanork": "d3"}}}

    game: Any = SPEC.position_in({"state": state}, box)

    turned = {move.split()[2] for move in moves(game) if move.startswith("turn")}
    assert turned == {"n1", "n2", "n3", "n4"}


def test_DT_SETUP_05_rooms_at_a_line_hold_two_tokens_the_others_three() -> None:
    assert [int(capacity(place)) for place in range(8)] == [2, 3, 3, 2, 2, 3, 3, 2]
