"""VAST-MAP-003  Squares: a window of 56 by 56 over the unbounded grid, named by their way from its centre.

The Entrance starts in the centre, so `n2e1` is two north and one east of it until the map outgrows the window and is
shifted (board/cavern.py). No map of 52 connected tiles can be longer than the window with a margin of two squares;
Terrain is laid only where it keeps to that margin (terrain/spots.py).
"""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64, vec

SIDE: Final = 56
CELLS: Final = SIDE * SIDE
MIDDLE: Final = 28
CENTRE: Final = MIDDLE * SIDE + MIDDLE
MARGIN: Final = 2
NOWHERE: Final = -1
A, LETTERS = ord("A"), 26
ENTRANCE_COLUMN, ENTRANCE_ROW = 12, 20  # M20, so that nearly every map begins behind A1

STEPS: Final[vec[i64]] = vec[i64]([-SIDE, 1, SIDE, -1])  # north, east, south, west
AROUND: Final[vec[i64]] = vec[i64]([-SIDE - 1, -SIDE, -SIDE + 1, -1, 0, 1, SIDE - 1, SIDE, SIDE + 1])
AS_READ: Final[vec[i64]] = vec[i64]([-SIDE, -1, 1, SIDE])  # the same four in reading order
DIAGONALS: Final[vec[i64]] = vec[i64]([-SIDE - 1, -SIDE + 1, SIDE - 1, SIDE + 1])


def step(cell: i64, direction: i64) -> i64:
    """The next square that way."""
    return cell + STEPS[direction]


def opposite(direction: i64) -> i64:
    return (direction + 2) & 3


def column(cell: i64) -> i64:
    return cell % SIDE


def row(cell: i64) -> i64:
    return cell // SIDE


def distance(one: i64, other: i64) -> i64:
    """VAST-MAP-004  Distances are counted orthogonally."""
    across = column(one) - column(other)
    down = row(one) - row(other)
    return (across if across >= 0 else -across) + (down if down >= 0 else -down)


def direction_to(one: i64, other: i64) -> i64:
    """The direction of an adjacent square, -1 if it is not adjacent."""
    for direction in range(i64(4)):
        if step(one, direction) == other:
            return direction
    return -1


def square_name(cell: int) -> str:
    """`o` is the centre of the window, `n2e1` two north and one east of it."""
    down, across = cell // SIDE - MIDDLE, cell % SIDE - MIDDLE
    north = f"n{-down}" if down < 0 else f"s{down}" if down > 0 else ""
    east = f"e{across}" if across > 0 else f"w{-across}" if across < 0 else ""
    return north + east or "o"


def column_sign(across: int) -> str:
    """The letters over a column: M over that of the Entrance, AA behind Z, ZZ before A."""
    number = ENTRANCE_COLUMN + across
    if 0 <= number < LETTERS:
        return chr(A + number)
    first, second = (
        (A + number // LETTERS - 1, A + number % LETTERS) if number > 0 else (A + LETTERS - 1, A + number % LETTERS)
    )
    return chr(first) + chr(second)


def row_sign(down: int) -> str:
    """The number beside a row: 20 beside that of the Entrance, growing to the south."""
    return str(ENTRANCE_ROW + down)


def board_sign(cell: int) -> str:
    """A square as it is written on the board: the Entrance starts on M20."""
    return column_sign(cell % SIDE - MIDDLE) + row_sign(cell // SIDE - MIDDLE)


SQUARE_NAMES: Final = [square_name(cell) for cell in range(CELLS)]
BOARD_SIGNS: Final = {name: board_sign(cell) for cell, name in enumerate(SQUARE_NAMES)}
