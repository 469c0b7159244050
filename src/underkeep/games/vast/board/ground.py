"""VAST-TER-003  Which spaces belong to which Terrain, and what kind of ground each space is. Numbers only, no game."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64
from underkeep.games.vast.names import (
    BRIDGE,
    FOREST,
    LAKE,
    MAGMA,
    PIT_1,
    PIT_3,
    PITS,
    RIVER_1,
    TERRAIN_FIRST,
    TERRAIN_OF,
    TILE_COUNT,
)

NO_TERRAIN: Final = -1


def is_ground(space: i64) -> bool:
    """VAST-TER-018  Terrain is no Cave tile: its spaces are numbered on after the tiles."""
    return space >= TILE_COUNT


def kind_of(space: i64) -> i64:
    """VAST-TER-003  The Terrain that a space is a part of, NO_TERRAIN for a Cave tile."""
    return i64(TERRAIN_OF[space - TILE_COUNT]) if is_ground(space) else i64(NO_TERRAIN)


def spaces_of(kind: i64) -> list[i64]:
    """VAST-TER-003  The spaces of a Terrain in their printed order."""
    return list(range(i64(TERRAIN_FIRST[kind]), i64(TERRAIN_FIRST[kind + 1])))


def together(space: i64) -> list[i64]:
    """VAST-TER-007  What falls with a space: the whole piece, but of the Pits each is a piece."""
    kind = kind_of(space)
    return [space] if kind < 0 or kind == PITS else spaces_of(kind)


def is_barred(space: i64) -> bool:
    """VAST-TER-010  The outer spaces of the Canyon are impassable."""
    return space == BRIDGE - 1 or space == BRIDGE + 1


def is_pit(space: i64) -> bool:
    return PIT_1 <= space <= PIT_3


def is_river(space: i64) -> bool:
    return space >= RIVER_1


def is_lake(space: i64) -> bool:
    return kind_of(space) == LAKE


def is_magma(space: i64) -> bool:
    return kind_of(space) == MAGMA


def in_forest(space: i64) -> bool:
    return kind_of(space) == FOREST


def sheltered(one: i64, other: i64) -> bool:
    """VAST-TER-013  The Mushroom Forest lets no ranged effect on pieces in or out, not even within: only the same space
    counts.
    """
    return one != other and (in_forest(one) or in_forest(other))
