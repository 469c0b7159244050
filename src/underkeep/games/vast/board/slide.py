"""VAST-SPL-001  A split map: its groups, and how far a group slides until it touches another."""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import append, bit, i64, u8, vec
from underkeep.games.vast.board.cavern import Cavern
from underkeep.games.vast.board.squares import SIDE, STEPS, opposite, step

FAR: Final[i64] = SIDE  # no slide is longer than the window
FARTHEST: Final[i64] = 2 * SIDE  # nor any translation that bends once


def groups(cavern: Cavern) -> vec[i64]:
    """VAST-SPL-001  For each tile its group, named by the tile of the group that comes first in reading order; -1 off
    the map.
    """
    label = vec[i64]([-1] * cavern.count)
    order = [cavern.where[tile] for tile in range(cavern.count) if cavern.where[tile] >= 0]
    order.sort()
    for cell in order:
        first = cavern.tile_at(cell)
        if label[first] < 0:
            spread(cavern, first, label)
    return label


def spread(cavern: Cavern, first: i64, label: vec[i64]) -> None:
    """Name everything that is edge-connected to a tile after it."""
    label[first] = first
    queue = vec[i64]([first])
    at: i64 = 0
    while at < len(queue):
        for direction in range(i64(4)):
            other = cavern.neighbour(queue[at], direction)
            if other >= 0 and label[other] < 0:
                label[other] = first
                queue = append(queue, other)
        at += 1


def group_names(cavern: Cavern) -> list[i64]:
    """One tile for each group."""
    return names_of(cavern, groups(cavern))


def names_of(cavern: Cavern, label: vec[i64]) -> list[i64]:
    return [tile for tile in range(cavern.count) if label[tile] == tile]


def in_window(cell: i64) -> bool:
    """Whether a square and its neighbours lie in the window."""
    return 0 < cell % SIDE < SIDE - 1 and SIDE <= cell < SIDE * (SIDE - 1)


def fits(cavern: Cavern, label: vec[i64], group: i64, offset: i64) -> bool:
    """Whether the group could lie that much further without covering another one."""
    for tile in range(cavern.count):
        if label[tile] == group:
            cell = cavern.where[tile] + offset
            if not in_window(cell):
                return False
            under = cavern.tile_at(cell)
            if under >= 0 and label[under] != group:
                return False
    return True


def meets(cavern: Cavern, label: vec[i64], group: i64, offset: i64) -> bool:
    """Whether the group, lying that much further, would share an edge with another group."""
    for tile in range(cavern.count):
        if label[tile] == group:
            for direction in range(i64(4)):
                beside = cavern.tile_at(step(cavern.where[tile] + offset, direction))
                if beside >= 0 and label[beside] != group:
                    return True
    return False


@final
class Slides:
    """VAST-SPL-003  All straight slides of a split map, looked at once: how many squares each group goes each way until
    it touches another one, 0 if it never does; and the fewest of all.
    """

    def __init__(self, cavern: Cavern) -> None:
        label = groups(cavern)
        self.names = names_of(cavern, label)
        self.lengths: list[i64] = []  # four for each group
        self.least: i64 = 0
        for group in self.names:
            for direction in range(i64(4)):
                length = slide_length(cavern, label, group, direction)
                self.lengths.append(length)
                if length > 0 and (self.least == 0 or length < self.least):
                    self.least = length

    def length(self, group: i64, direction: i64) -> i64:
        return self.lengths[self.names.index(group) * 4 + direction]

    def shortest(self, group: i64) -> list[i64]:
        """VAST-SPL-003  The directions in which the group slides no farther than any group has to."""
        return [way for way in range(i64(4)) if self.least > 0 and self.length(group, way) == self.least]


def slide_length(cavern: Cavern, label: vec[i64], group: i64, direction: i64) -> i64:
    """VAST-SPL-002  The least number of squares after which the group touches another one that way, 0 if it never
    does.
    """
    for length in range(i64(1), FAR):
        offset = STEPS[direction] * length
        if not fits(cavern, label, group, offset):
            return 0
        if meets(cavern, label, group, offset):
            return length
    return 0


def shortest_joins(cavern: Cavern, group: i64) -> list[i64]:
    """VAST-SPL-003  Where no straight slide makes contact: the shortest translations that do."""
    label = groups(cavern)
    for length in range(i64(3), FARTHEST):  # a shorter one would be straight, or come after a straight one
        found: list[i64] = []
        for down in range(1 - length, length):
            across = length - (down if down >= 0 else -down)
            for offset in (down * SIDE + across, down * SIDE - across):
                if fits(cavern, label, group, offset) and meets(cavern, label, group, offset):
                    found.append(offset)
        if found:
            return found
    raise AssertionError("any two groups can be brought together")


def slide(cavern: Cavern, group: i64, offset: i64) -> None:
    """VAST-SPL-004  Everything on the group moves with it; edges that now touch carry no edge token."""
    label = groups(cavern)
    moved = [tile for tile in range(cavern.count) if label[tile] == group]
    for tile in moved:
        cavern.grid[cavern.where[tile]] = u8(0)
    for tile in moved:
        cavern.where[tile] = cavern.where[tile] + offset
        cavern.grid[cavern.where[tile]] = u8(tile + 1)
    for tile in moved:
        clear_contacts(cavern, label, tile)


def clear_contacts(cavern: Cavern, label: vec[i64], tile: i64) -> None:
    """VAST-SPL-004  No edge token lies where two groups meet."""
    for direction in range(i64(4)):
        other = cavern.neighbour(tile, direction)
        if other >= 0 and label[other] != label[tile]:
            cavern.blown[tile] = cavern.blown[tile] & ~bit(direction)
            cavern.blown[other] = cavern.blown[other] & ~bit(opposite(direction))
