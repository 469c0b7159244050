"""KHO-ROOM-03  The dungeon as it is laid: tiles on a grid, passages, walls and distances to the Vault.

A Dungeon never changes; building makes a new one, so clones of a game share it. Sets of rooms are bits by room number.
"""

from __future__ import annotations

from typing import Final, final

from underkeep.core.formats.content import Entry
from underkeep.core.formats.notation import Names, grid_names
from underkeep.core.kernel.native import append, i64, vec
from underkeep.games.heroes.names import NOWHERE, ROOMS, VAULT

GRID: Final[i64] = 18  # a printed map fits 4 x 4, and at most seven rooms are built on one side of it (KHO-BUILD-05)
ORIGIN: Final[i64] = 7  # where row 0 and column 0 of a scenario lie
FAR: Final[i64] = 99
SIDE_NAMES: Final = "NESW"
CELL_NAMES: Final = grid_names(int(GRID), int(GRID))
grid_cells: Final = Names("cell", CELL_NAMES)


def cell_at(row: int, column: int) -> i64:
    """The grid cell of a scenario's row and column."""
    return (i64(row) + ORIGIN) * GRID + i64(column) + ORIGIN


def neighbour(cell: i64, side: i64) -> i64:
    """The cell beyond a side, -1 outside the grid."""
    row, column = cell // GRID, cell % GRID
    if side == 0:
        return cell - GRID if row > 0 else -1
    if side == 1:
        return cell + 1 if column < GRID - 1 else -1
    if side == 2:
        return cell + GRID if row < GRID - 1 else -1
    return cell - 1 if column > 0 else -1


def turned(sides: i64, turns: i64) -> i64:
    """The open sides of a tile after quarter turns clockwise; bit 0 is north, bit 1 east."""
    return ((sides << turns) | (sides >> (4 - turns))) & 15


def sides_of(text: str) -> i64:
    """Open sides from letters, as content files write them."""
    sides: i64 = 0
    for letter in text:
        sides |= i64(1) << i64(SIDE_NAMES.index(letter))
    return sides


def read_sides(entry: Entry) -> int:
    """KHO-ROOM-01  The open sides of a room before it is turned."""
    sides = entry.get("open", '"NE"')
    if not isinstance(sides, str) or any(letter not in SIDE_NAMES for letter in sides):
        raise entry.bad("open", f"{sides!r} does not fit", "Give letters of NESW.")
    return int(sides_of(sides))


def sides_text(sides: i64) -> str:
    return "".join(SIDE_NAMES[n] for n in range(4) if sides >> n & 1)


def rooms_in(mask: i64) -> vec[i64]:
    """The rooms of a set, in printed order."""
    found = vec[i64]()
    for room in range(ROOMS):
        if mask >> room & 1:
            found = append(found, room)
    return found


@final
class Dungeon:
    """KHO-SETUP-01  The tiles in play. `doors` and `touching` are sets of rooms, `steps` the distances to the Vault."""

    def __init__(self, cell: vec[i64], sides: vec[i64]) -> None:
        self.cell = cell
        self.sides = sides
        self.present: i64 = 0
        for room in range(ROOMS):
            if cell[room] != NOWHERE:
                self.present |= i64(1) << room
        self.doors = vec[i64]([0] * int(ROOMS))
        self.touching = vec[i64]([0] * int(ROOMS))
        self.link()
        self.steps = self.distances(self.doors)

    def has(self, room: i64) -> bool:
        return self.cell[room] != NOWHERE

    def room_at(self, cell: i64) -> i64:
        """The room on a cell, -1 if it is free."""
        for room in range(ROOMS):
            if self.cell[room] == cell and cell != NOWHERE:
                return room
        return NOWHERE

    def link(self) -> None:
        """KHO-ROOM-04  Rooms that touch are wall-adjacent; both touching sides open, and they are passage-adjacent."""
        for room in range(ROOMS):
            if not self.has(room):
                continue
            for side in range(i64(4)):
                other = self.room_at(neighbour(self.cell[room], side))
                if other == NOWHERE:
                    continue
                self.touching[room] |= i64(1) << other
                if self.sides[room] >> side & 1 and self.sides[other] >> ((side + 2) & 3) & 1:
                    self.doors[room] |= i64(1) << other

    def distances(self, links: vec[i64]) -> vec[i64]:
        """KHO-ROOM-05  Fewest steps to the Vault over the links given, FAR where no way leads."""
        steps = vec[i64]([int(FAR)] * int(ROOMS))
        steps[VAULT] = 0
        reached: i64 = i64(1) << VAULT
        front = reached
        step: i64 = 0
        while front:
            step += 1
            ahead: i64 = 0
            for room in range(ROOMS):
                if front >> room & 1:
                    ahead |= links[room]
            front = ahead & ~reached
            reached |= front
            for room in range(ROOMS):
                if front >> room & 1:
                    steps[room] = step
        return steps

    def with_room(self, room: i64, cell: i64, sides: i64) -> Dungeon:
        """KHO-BUILD-04  The dungeon with one more tile."""
        cells, open_sides = self.cell[:], self.sides[:]
        cells[room] = cell
        open_sides[room] = sides
        return Dungeon(cells, open_sides)

    def without(self, room: i64, other: i64) -> vec[i64]:
        """The doors with one passage closed."""
        doors = self.doors[:]
        doors[room] &= ~(i64(1) << other)
        doors[other] &= ~(i64(1) << room)
        return doors

    def joins(self, cell: i64, sides: i64) -> bool:
        """KHO-BUILD-10  Would a tile with these open sides have a passage to a room that reaches the Vault?"""
        for side in range(i64(4)):
            if sides >> side & 1:
                other = self.room_at(neighbour(cell, side))
                if other != NOWHERE and self.sides[other] >> ((side + 2) & 3) & 1 and self.steps[other] < FAR:
                    return True
        return False

    def longest_ring(self) -> i64:
        """KHO-SCN-1903  The number of rooms on the longest closed round by passages, 0 if there is none."""
        best: i64 = 0
        for start in range(ROOMS):
            if self.has(start):
                best = max(best, self.longest_round(start, start, i64(1) << start, 1))
        return best

    def longest_round(self, start: i64, here: i64, seen: i64, length: i64) -> i64:
        """KHO-SCN-1903  The longest way on from `here` that comes back to `start` over rooms numbered above it."""
        best: i64 = 0
        for room in range(start, ROOMS):
            if not self.doors[here] >> room & 1:
                continue
            if room == start and length > 2:
                best = max(best, length)
            elif not seen >> room & 1:
                best = max(best, self.longest_round(start, room, seen | i64(1) << room, length + 1))
        return best
