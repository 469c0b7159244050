"""VAST-SPL-001  A split map: its groups, and how far a group slides until it touches another."""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import append, bit, i64, u8, vec
from underkeep.games.vast.board.cavern import Cavern
from underkeep.games.vast.board.squares import SIDE, STEPS, column, opposite, row, step
from underkeep.games.vast.names import EAST, NORTH, SOUTH

FAR: Final[i64] = SIDE  # no slide is longer than the window
FARTHEST: Final[i64] = 2 * SIDE  # nor any translation that bends once
EVERY_GROUP: Final[i64] = -1


def groups(cavern: Cavern) -> vec[i64]:
    """VAST-SPL-001  For each tile its group, named by the tile of the group that comes first in reading order; -1 off
    the map.
    """
    label = vec[i64]([-1] * cavern.count)
    for tile in range(cavern.count):
        if cavern.where[tile] >= 0 and label[tile] < 0:
            spread(cavern, tile, label)
    return label


def spread(cavern: Cavern, tile: i64, label: vec[i64]) -> None:
    """Name everything that is edge-connected to a tile after the first of it."""
    label[tile] = tile
    queue = vec[i64]([tile])
    first = tile
    at: i64 = 0
    while at < len(queue):
        for direction in range(i64(4)):
            other = cavern.neighbour(queue[at], direction)
            if other >= 0 and label[other] < 0:
                label[other] = tile
                queue = append(queue, other)
                if cavern.where[other] < cavern.where[first]:
                    first = other
        at += 1
    if first != tile:
        for other in queue:
            label[other] = first


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
    """VAST-SPL-003  The straight slides of groups of a split map, looked at once: how many squares each goes each way
    until it touches another one, 0 if it never does; and the fewest of all.
    """

    def __init__(self, cavern: Cavern, only: i64 = EVERY_GROUP) -> None:
        label = groups(cavern)
        self.names = names_of(cavern, label) if only == EVERY_GROUP else [only]
        self.lengths = vec[i64]()  # four for each group
        self.least: i64 = 0
        for group in self.names:
            for direction in range(i64(4)):
                length = slide_length(cavern, label, group, direction)
                self.lengths = append(self.lengths, length)
                if length > 0 and (self.least == 0 or length < self.least):
                    self.least = length

    def length(self, group: i64, direction: i64) -> i64:
        return self.lengths[i64(self.names.index(group)) * 4 + direction]

    def shortest(self, group: i64) -> list[i64]:
        """VAST-SPL-003  The directions in which the group slides no farther than any group has to."""
        return [way for way in range(i64(4)) if self.least > 0 and self.length(group, way) == self.least]


def slide_length(cavern: Cavern, label: vec[i64], group: i64, direction: i64) -> i64:
    """VAST-SPL-002  The least number of squares after which the group touches another one that way, 0 if it never
    does.
    """
    most = FAR
    least = FAR
    for tile in range(cavern.count):
        if label[tile] == group:
            most = min(most, squares_ahead(cavern.where[tile], direction))
            least = first_contact(cavern, label, tile, direction, least)
    return least if least <= most and least < FAR else i64(0)


def squares_ahead(cell: i64, direction: i64) -> i64:
    """How far a tile may go that way within the window."""
    if direction == NORTH:
        return row(cell) - 1
    if direction == SOUTH:
        return SIDE - 2 - row(cell)
    return SIDE - 2 - column(cell) if direction == EAST else column(cell) - 1


def first_contact(cavern: Cavern, label: vec[i64], tile: i64, direction: i64, least: i64) -> i64:
    """After how many squares a tile touches another group, ahead or at its sides, if after fewer than `least`. Where
    one of its own group is before it, that one touches earlier whatever lies beyond.
    """
    group = label[tile]
    ahead = STEPS[direction]
    aside = STEPS[direction ^ 1]
    cell = cavern.where[tile] + ahead
    for length in range(i64(1), min(least, squares_ahead(cavern.where[tile], direction) + 1)):
        if cavern.grid[cell] != 0:
            return least
        if is_other(cavern, label, group, cell + aside) or is_other(cavern, label, group, cell - aside):
            return length
        cell += ahead
        if is_other(cavern, label, group, cell):
            return length
    return least


def is_other(cavern: Cavern, label: vec[i64], group: i64, cell: i64) -> bool:
    """Whether a tile of another group lies on that square."""
    tile = cavern.tile_at(cell)
    return tile >= 0 and label[tile] != group


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
