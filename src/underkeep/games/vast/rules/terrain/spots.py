"""VAST-TER-002  Spots for Terrain: all its spaces open, beside a Cave tile, never touching other Terrain."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64
from underkeep.games.vast.board.ground import is_ground
from underkeep.games.vast.board.squares import AROUND, MARGIN, SIDE, distance, step
from underkeep.games.vast.names import CANYON, TERRAIN_FIRST, TILE_COUNT
from underkeep.games.vast.options import BRIDGE_ANY_TILE
from underkeep.games.vast.rules.fill import FILL
from underkeep.games.vast.state.changes.map import lay_terrain
from underkeep.games.vast.state.game import Vast

SHAPES: Final = [  # VAST-TER-003: squares across and down from the first space
    [(0, 0), (1, 0), (2, 0)],
    [(0, 0), (1, 0), (0, 1), (1, 1)],
    [(0, 0), (1, 0), (1, 1)],
    [(0, 0), (1, 0), (0, 1), (1, 1)],
    [(0, 0)],
    [(0, 0), (1, 0), (2, 0), (3, 0)],
]
TURNS_OF: Final = [[0, 1], [0], [0, 1, 2, 3], [0], [0], [0, 1, 2, 3]]  # rotations that differ
LONGEST: Final = 3  # from the first space to the farthest
NONE: Final = -1


def turned_offset(across: int, down: int, turn: int) -> int:
    """An offset in squares after that many quarter turns clockwise."""
    for _ in range(turn):
        across, down = -down, across
    return down * SIDE + across


OFFSETS: Final = [[[turned_offset(x, y, turn) for x, y in shape] for turn in range(4)] for shape in SHAPES]


def cells_of(kind: i64, cell: i64, turn: i64) -> list[i64]:
    """The squares of a Terrain whose first space lies on a square."""
    return [cell + offset for offset in OFFSETS[kind][turn]]


def in_margin(cell: i64) -> bool:
    """Well within the window, so that its neighbours are squares too."""
    return MARGIN <= cell % SIDE < SIDE - MARGIN and MARGIN * SIDE <= cell < (SIDE - MARGIN) * SIDE


def is_free(game: Vast, cell: i64) -> bool:
    """VAST-TER-002  An open space without a lurking Tribe that no Terrain touches, not even by a corner."""
    if not in_margin(cell) or game.cavern.tile_at(cell) >= 0 or cell in game.goblins.lurk:
        return False
    for place in range(i64(9)):
        if is_ground(game.cavern.tile_at(cell + AROUND[place])):
            return False
    return True


def beside_cave_tile(game: Vast, cell: i64) -> bool:
    for direction in range(i64(4)):
        if 0 <= game.cavern.tile_at(step(cell, direction)) < TILE_COUNT:
            return True
    return False


def bridge_holds(game: Vast, cells: list[i64], turn: i64) -> bool:
    """VAST-TER-010  A free side of the bridge touches a Lit tile, with the switch any Cave tile (VAST-CTR-20)."""
    for direction in (turn, turn + 2):  # the two sides across the Canyon
        tile = game.cavern.tile_at(step(cells[1], direction))
        if 0 <= tile < TILE_COUNT and (game.cavern.is_lit(tile) or game.rules.flag(BRIDGE_ANY_TILE)):
            return True
    return False


def fits(game: Vast, kind: i64, cell: i64, turn: i64) -> bool:
    """VAST-TER-002  Whether a Terrain could lie there."""
    cells = cells_of(kind, cell, turn)
    beside = False
    for place in cells:
        if not is_free(game, place):
            return False
        beside = beside or beside_cave_tile(game, place)
    return beside and (kind != CANYON or bridge_holds(game, cells, turn))


def distance_of(game: Vast, kind: i64, cell: i64, turn: i64, tile: i64) -> i64:
    """VAST-MAP-004  How far the nearest of its spaces is from a piece."""
    here = game.cavern.where[tile]
    return min([distance(here, place) for place in cells_of(kind, cell, turn)])


def at_distance(game: Vast, kind: i64, cell: i64, turn: i64, tile: i64, far: i64) -> bool:
    """Whether a Terrain fits there at exactly that distance."""
    if distance(cell, game.cavern.where[tile]) > far + LONGEST:
        return False
    return distance_of(game, kind, cell, turn, tile) == far and fits(game, kind, cell, turn)


def nearest(game: Vast, kind: i64, tile: i64) -> i64:
    """VAST-TER-002  The least distance at which a Terrain fits, NONE if it fits nowhere."""
    best: i64 = NONE
    for border in game.cavern.border():
        for turn in TURNS_OF[kind]:
            for offset in OFFSETS[kind][turn]:
                far = distance_of(game, kind, border - offset, turn, tile)
                if (best == NONE or far < best) and fits(game, kind, border - offset, turn):
                    best = far
    return best


def spots_near(game: Vast, kind: i64, tile: i64, far: i64) -> list[i64]:
    """The spots at that distance, each as square * 4 + rotation, in reading order."""
    found: list[i64] = []
    for border in game.cavern.border():
        for turn in TURNS_OF[kind]:
            for offset in OFFSETS[kind][turn]:
                spot = (border - offset) * 4 + turn
                if spot not in found and at_distance(game, kind, border - offset, turn, tile, far):
                    found.append(spot)
    found.sort()
    return found


def raise_terrain(game: Vast, kind: i64, cell: i64, turn: i64) -> None:
    """VAST-TER-004  The Terrain lies there, neither Lit nor Dark but for the bridge; only that is filled around
    (VAST-TER-005).
    """
    lay_terrain(game, TERRAIN_FIRST[kind], cells_of(kind, cell, turn), turn)
    if kind == CANYON:
        game.push(FILL)
