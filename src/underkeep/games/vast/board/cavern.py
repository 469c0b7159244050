"""VAST-MAP-001  The map: which tile lies where, which face is up, walls, and the tokens on spaces and edges.

Everything is kept by tile, not by square, so that sliding a part of the map moves all that lies on it. The grid only
answers which tile lies on a square.
"""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import append, bit, i64, sort, u8, vec
from underkeep.games.vast.board.ground import is_ground
from underkeep.games.vast.board.squares import (
    CELLS,
    CENTRE,
    MARGIN,
    MIDDLE,
    NOWHERE,
    SIDE,
    column,
    opposite,
    row,
    step,
)
from underkeep.games.vast.names import ENTRANCE_TILE, OFF, PIT_1, PITS, TERRAIN_OF, TERRAINS, TILE_COUNT

ALL_OPEN: Final[i64] = 15
DARK: Final = 0  # the face of a space
LIT: Final = 1
NEITHER: Final[i64] = 2  # all Terrain but the bridge (VAST-TER-004)


def turned(openings: i64, rotation: i64) -> i64:
    """The openings after that many quarter turns clockwise."""
    return (openings << rotation | openings >> (4 - rotation)) & 15


def piece_of(space: i64) -> i64:
    """VAST-TER-003  Which of the eight Terrain pieces a space is a part of: six kinds, the Pits are three of their
    own.
    """
    kind = i64(TERRAIN_OF[space - TILE_COUNT])
    return kind if kind != PITS else i64(len(TERRAINS)) + space - PIT_1


@final
class Cavern:
    """Tiles by number; `doors` are the edges without printed wall, all four of a Dark tile."""

    def __init__(
        self,
        shapes: vec[i64],
        grid: vec[u8],
        where: vec[i64],
        lit: vec[i64],
        rotation: vec[i64],
        doors: vec[i64],
        blown: vec[i64],
        blocked: vec[i64],
        treasures: vec[i64],
        marks: vec[i64],
        known: vec[i64],
    ) -> None:
        self.shapes = shapes
        self.grid = grid
        self.where = where
        self.lit = lit
        self.rotation = rotation
        self.doors = doors
        self.blown = blown
        self.blocked = blocked
        self.treasures = treasures
        self.marks = marks
        self.known = known
        self.count: i64 = i64(len(where))  # spaces: the tiles, with Terrain also its spaces
        self.entrance: i64 = ENTRANCE_TILE  # the tile that is the Entrance now

    @staticmethod
    def new(shapes: vec[i64], count: int = TILE_COUNT) -> Cavern:
        """VAST-SET-001  Only the Entrance, Lit, in the middle."""
        zeros = [0] * count
        cavern = Cavern(
            shapes, vec[u8]([0] * CELLS), vec[i64]([NOWHERE] * count), vec[i64](zeros), vec[i64](zeros),
            vec[i64]([ALL_OPEN] * count), vec[i64](zeros), vec[i64](zeros), vec[i64](zeros), vec[i64](zeros),
            vec[i64](zeros),
        )  # fmt: skip
        cavern.put(ENTRANCE_TILE, CENTRE)
        cavern.light(ENTRANCE_TILE, 0)
        return cavern

    def clone(self) -> Cavern:
        copy = Cavern(
            self.shapes,
            self.grid[:],
            self.where[:],
            self.lit[:],
            self.rotation[:],
            self.doors[:],
            self.blown[:],
            self.blocked[:],
            self.treasures[:],
            self.marks[:],
            self.known[:],
        )
        copy.entrance = self.entrance
        return copy

    # ------------------------------------------------------------------ questions
    def tile_at(self, cell: i64) -> i64:
        """The tile on a square, OFF for an open space."""
        return i64(self.grid[cell]) - 1

    def on_map(self, tile: i64) -> bool:
        return self.where[tile] >= 0

    def is_dark(self, tile: i64) -> bool:
        """VAST-MAP-001  A tile that shows its Tribe symbol."""
        return self.where[tile] >= 0 and self.lit[tile] == DARK

    def is_lit(self, tile: i64) -> bool:
        return self.where[tile] >= 0 and self.lit[tile] == LIT

    def neighbour(self, tile: i64, direction: i64) -> i64:
        """The tile that shares that edge, OFF if there is none."""
        return i64(self.grid[step(self.where[tile], direction)]) - 1

    def wall(self, tile: i64, direction: i64) -> bool:
        """VAST-MAP-007  Rockslide: wall. Bomb: none. Else a printed wall on either side; Dark tiles print none."""
        if self.blocked[tile] >> direction & 1:
            return True
        if self.blown[tile] >> direction & 1:
            return False
        if not self.doors[tile] >> direction & 1:
            return True
        other = self.neighbour(tile, direction)
        return other >= 0 and not self.doors[other] >> opposite(direction) & 1

    def passage(self, tile: i64, direction: i64) -> i64:
        """VAST-MAP-009  The tile one steps onto that way, OFF through a wall or onto an open space."""
        other = self.neighbour(tile, direction)
        return other if other >= 0 and not self.wall(tile, direction) else i64(OFF)

    def direction_between(self, one: i64, other: i64) -> i64:
        """The direction from a tile to one that shares an edge with it, -1 otherwise."""
        for direction in range(i64(4)):
            if self.neighbour(one, direction) == other:
                return direction
        return -1

    def touching(self, tile: i64) -> i64:
        """VAST-COL-016  How many tiles share an edge with it, whatever their face and walls; a Terrain piece counts
        once (VAST-RUL-01).
        """
        count: i64 = 0
        touched: i64 = 0
        for direction in range(i64(4)):
            other = self.neighbour(tile, direction)
            if is_ground(other):
                if not touched & bit(piece_of(other)):
                    count += 1
                touched |= bit(piece_of(other))
            elif other >= 0:
                count += 1
        return count

    def touches_map(self, cell: i64) -> bool:
        """Whether a square is adjacent to any tile."""
        if cell < SIDE or cell >= CELLS - SIDE:
            return False
        for direction in range(i64(4)):
            if self.tile_at(step(cell, direction)) >= 0:
                return True
        return False

    def open_spaces(self) -> vec[i64]:
        """VAST-MAP-006  The open spaces at open edges of Lit tiles, each once, in reading order."""
        found = vec[i64]()
        for tile in range(self.count):
            if self.where[tile] >= 0 and self.lit[tile] == LIT:
                for direction in range(i64(4)):
                    cell = step(self.where[tile], direction)
                    if self.grid[cell] == 0 and self.first_opening(cell) == opposite(direction):
                        found = append(found, cell)
        sort(found)
        return found

    def first_opening(self, cell: i64) -> i64:
        """The direction from an open space to the first Lit tile with an open edge there, -1 if there is none."""
        for direction in range(i64(4)):
            tile = self.tile_at(step(cell, direction))
            if tile >= 0 and self.lit[tile] == LIT and not self.wall(tile, opposite(direction)):
                return direction
        return -1

    def is_open_space(self, cell: i64) -> bool:
        """VAST-MAP-006  One of the open spaces at open edges."""
        return SIDE <= cell < CELLS - SIDE and self.grid[cell] == 0 and self.first_opening(cell) >= 0

    def border(self) -> vec[i64]:
        """All open spaces adjacent to a tile, in reading order."""
        found = vec[i64]()
        for tile in range(self.count):
            if self.where[tile] >= 0:
                for direction in range(i64(4)):
                    cell = step(self.where[tile], direction)
                    if self.grid[cell] == 0 and self.first_beside(cell) == tile:
                        found = append(found, cell)
        sort(found)
        return found

    def first_beside(self, cell: i64) -> i64:
        """The first tile beside a square that touches the map: one of its neighbours to count it by."""
        for direction in range(i64(4)):
            tile = self.tile_at(step(cell, direction))
            if tile >= 0:
                return tile
        return OFF

    def tiles(self) -> list[i64]:
        """All tiles on the map by number."""
        return [tile for tile in range(self.count) if self.where[tile] >= 0]

    def dark_tiles(self) -> list[i64]:
        return [tile for tile in range(self.count) if self.where[tile] >= 0 and self.lit[tile] == DARK]

    def lit_region(self) -> vec[i64]:
        """VAST-REV-003  1 for every Lit tile that connects to the Entrance through Lit tiles and wall-free edges."""
        reached = vec[i64]([0] * self.count)
        reached[self.entrance] = 1
        queue = vec[i64]([self.entrance])
        at: i64 = 0
        while at < len(queue):
            for direction in range(i64(4)):
                other = self.passage(queue[at], direction)
                if other >= 0 and self.lit[other] == LIT and reached[other] == 0:
                    reached[other] = 1
                    queue = append(queue, other)
            at += 1
        return reached

    def would_join(self, tile: i64, rotation: i64, region: vec[i64]) -> bool:
        """Whether a Dark tile, turned up with that rotation, would connect to the region."""
        openings = turned(self.shapes[tile], rotation)
        for direction in range(i64(4)):
            other = self.neighbour(tile, direction)
            if other >= 0 and region[other] == 1 and self.would_open(tile, other, openings, direction):
                return True
        return False

    def would_open(self, tile: i64, other: i64, openings: i64, direction: i64) -> bool:
        """VAST-MAP-007  As `wall`, for a tile that is not turned up yet."""
        if self.blocked[tile] >> direction & 1:
            return False
        if self.blown[tile] >> direction & 1:
            return True
        return openings >> direction & 1 != 0 and self.doors[other] >> opposite(direction) & 1 != 0

    # ------------------------------------------------------------------ writers, called by the changes in rules/
    def put(self, tile: i64, cell: i64) -> None:
        """Lay a tile Dark side up."""
        self.grid[cell] = u8(tile + 1)
        self.where[tile] = cell
        self.lit[tile] = DARK
        self.doors[tile] = ALL_OPEN
        self.known[tile] = 0
        for direction in range(i64(4)):  # a bombed edge that was open now has a tile behind it
            other = self.neighbour(tile, direction)
            if other >= 0 and self.blown[other] >> opposite(direction) & 1:
                self.blown[tile] = self.blown[tile] | i64(1) << direction

    def lift(self, tile: i64) -> None:
        """Take a tile off the map with the edge tokens around it; what lay on it has been cleared before."""
        self.clear_edges(tile)
        self.grid[self.where[tile]] = u8(0)
        self.where[tile] = NOWHERE
        self.lit[tile] = DARK
        self.rotation[tile] = 0
        self.doors[tile] = ALL_OPEN
        self.known[tile] = 0

    def clear_edges(self, tile: i64) -> None:
        """Bomb and Rockslide tokens on the four edges of a tile go."""
        for direction in range(i64(4)):
            self.clear_edge(tile, direction)

    def clear_edge(self, tile: i64, direction: i64) -> None:
        keep: i64 = 15 ^ i64(1) << direction
        self.blown[tile] = self.blown[tile] & keep
        self.blocked[tile] = self.blocked[tile] & keep
        other = self.neighbour(tile, direction)
        if other >= 0:
            back: i64 = 15 ^ i64(1) << opposite(direction)
            self.blown[other] = self.blown[other] & back
            self.blocked[other] = self.blocked[other] & back

    def light(self, tile: i64, rotation: i64) -> None:
        """Turn a tile up, or turn a Lit tile round."""
        self.lit[tile] = LIT
        self.rotation[tile] = rotation
        self.doors[tile] = turned(self.shapes[tile], rotation)

    def blow(self, tile: i64, direction: i64) -> None:
        """A Bomb token on an edge."""
        self.blown[tile] = self.blown[tile] | i64(1) << direction
        other = self.neighbour(tile, direction)
        if other >= 0:
            self.blown[other] = self.blown[other] | i64(1) << opposite(direction)

    def block(self, tile: i64, direction: i64) -> None:
        """A Rockslide token on the edge between two tiles."""
        self.blocked[tile] = self.blocked[tile] | i64(1) << direction
        other = self.neighbour(tile, direction)
        self.blocked[other] = self.blocked[other] | i64(1) << opposite(direction)

    def rockslides_around(self, tile: i64) -> i64:
        """How many Rockslides lie on its edges."""
        bits = self.blocked[tile]
        return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3 & 1)

    # ------------------------------------------------------------------ the window
    def overflow(self) -> i64:
        """How far all squares must shift to keep the margin around the map, 0 while it does."""
        north: i64 = SIDE
        west: i64 = SIDE
        south: i64 = -1
        east: i64 = -1
        for tile in range(self.count):
            cell = self.where[tile]
            if cell >= 0:
                north = min(north, row(cell))
                south = max(south, row(cell))
                west = min(west, column(cell))
                east = max(east, column(cell))
        down = MIDDLE - (north + south) // 2 if north < MARGIN or south >= SIDE - MARGIN else 0
        right = MIDDLE - (west + east) // 2 if west < MARGIN or east >= SIDE - MARGIN else 0
        return down * SIDE + right

    def shift(self, offset: i64) -> None:
        """Move the whole map within the window."""
        self.grid = vec[u8]([0] * CELLS)
        for tile in range(self.count):
            if self.where[tile] >= 0:
                self.where[tile] = self.where[tile] + offset
                self.grid[self.where[tile]] = u8(tile + 1)
