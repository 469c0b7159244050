"""DT-BOARD-01  The field: 22 columns (a to v) by 10 rows, the outer columns being the starting lines.

A square is row * 22 + column. Tables are made once: neighbours, the room place of a square, the square within it.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.formats.notation import Names, grid_names
from underkeep.core.kernel.native import i64, vec
from underkeep.games.twister.names import BLUE, EAST, NORTH, SIDES, SOUTH, YELLOW

COLUMNS: Final = 22  # DT-BOARD-02: twenty of rooms and the two starting lines
ROWS: Final = 10
SQUARES: Final = 220
PLACES: Final = 8  # rooms: n1 n2 n3 n4 along the north, s1 to s4 along the south
CELLS: Final = 25  # squares of a room
NO_SQUARE: Final = -1

SQUARE_NAMES: Final = Names("square", grid_names(COLUMNS, ROWS))
PLACE_NAMES: Final = Names("room place", ["n1", "n2", "n3", "n4", "s1", "s2", "s3", "s4"])
SIGNS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
PLACE_SIGNS: Final = {f"room:{name}": sign for name, sign in zip(PLACE_NAMES.names, SIGNS, strict=True)}
DOT_ROWS: Final = (1, 3, 6, 8)  # DT-BOARD-03: squares 2, 4, 7 and 9


def _beyond(square: int, side: int) -> int:
    """DT-BOARD-06  Nothing lies beyond the long sides, nor behind a starting line."""
    row, column = divmod(square, COLUMNS)
    if side == NORTH:
        return square - COLUMNS if row > 0 else -1
    if side == EAST:
        return square + 1 if column < COLUMNS - 1 else -1
    if side == SOUTH:
        return square + COLUMNS if row < ROWS - 1 else -1
    return square - 1 if column > 0 else -1


def _place(square: int) -> int:
    row, column = divmod(square, COLUMNS)
    if column in (0, COLUMNS - 1):
        return -1
    return row // 5 * 4 + (column - 1) // 5


def _cell(square: int) -> int:
    row, column = divmod(square, COLUMNS)
    return row % 5 * 5 + (column - 1) % 5


def _turned(cell: int, turns: int) -> int:
    """DT-MAP-01  A clockwise quarter turn takes (r, c) to (c, 4 - r)."""
    row, column = divmod(cell, 5)
    for _ in range(turns):
        row, column = column, 4 - row
    return row * 5 + column


TURNED: Final = vec[i64]([_turned(cell, turns) for turns in range(4) for cell in range(CELLS)])
NEXT: Final = vec[i64]([_beyond(square, side) for square in range(SQUARES) for side in range(4)])
PLACE_OF: Final = vec[i64]([_place(square) for square in range(SQUARES)])
CELL_OF: Final = vec[i64]([_cell(square) if _place(square) >= 0 else -1 for square in range(SQUARES)])
SQUARE_AT: Final = vec[i64](
    [
        (place // 4 * 5 + cell // 5) * COLUMNS + place % 4 * 5 + cell % 5 + 1
        for place in range(PLACES)
        for cell in range(CELLS)
    ]
)
LINE_OF: Final = vec[i64](
    [YELLOW if square % COLUMNS == 0 else BLUE if square % COLUMNS == COLUMNS - 1 else -1 for square in range(SQUARES)]
)


def beyond(square: i64, side: i64) -> i64:
    """The square on that side, -1 outside the field."""
    return NEXT[square * 4 + side]


def opposite(side: i64) -> i64:
    return side ^ 2


def square_at(place: i64, cell: i64) -> i64:
    """The square of the field where that square of the room at that place lies."""
    return SQUARE_AT[place * CELLS + cell]


def dot(side: i64, number: i64) -> i64:
    """DT-BOARD-03  A dot of a starting line, 0 to 3 from the north."""
    return i64(DOT_ROWS[number]) * COLUMNS + (0 if side == YELLOW else COLUMNS - 1)


def is_dot(square: i64) -> bool:
    return LINE_OF[square] >= 0 and square // COLUMNS in DOT_ROWS


def capacity(place: i64) -> i64:
    """DT-SETUP-05  Rooms at a starting line take two tokens, middle rooms three."""
    return 2 if place % 4 == 0 or place % 4 == 3 else 3


def turned_cell(cell: i64, turns: i64) -> i64:
    """DT-MAP-01  Where a square of a room goes by clockwise quarter turns."""
    return TURNED[turns % 4 * CELLS + cell]


# ---------------------------------------------------------------------- names as views, events and targets carry them
def square_name(square: i64) -> str:
    return SQUARE_NAMES.name(int(square))


def square_id(square: i64) -> str:
    return f"sq:{square_name(square)}"


def edge_id(square: i64, side: i64) -> str:
    """A portcullis as it is clicked: edge:c5:e"""
    return f"edge:{square_name(square)}:{SIDES.name(int(side))}"


def place_name(place: i64) -> str:
    return PLACE_NAMES.name(int(place))


def place_sign(place: str) -> str:
    """What is written beside a room's place: rooms and squares share no name."""
    return PLACE_SIGNS[f"room:{place}"]


def place_id(place: i64) -> str:
    return f"room:{place_name(place)}"
