"""VAST-MAP-008  Sight: along rows and columns, stopped by walls, Dark tiles and open spaces strictly between."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.vast.board.cavern import Cavern
from underkeep.games.vast.board.squares import column, distance, row


def straight(one: i64, other: i64) -> i64:
    """The direction of a square in the same row or column, -1 otherwise or for the same square."""
    if one == other:
        return -1
    if column(one) == column(other):
        return 0 if other < one else 2
    if row(one) == row(other):
        return 1 if other > one else 3
    return -1


def sees(cavern: Cavern, viewer: i64, target: i64, reach: i64) -> bool:
    """VAST-MAP-008  A seen piece: both may stand on Dark tiles, nothing opaque lies between them."""
    if viewer == target:
        return True  # the same space counts as seen
    direction = straight(cavern.where[viewer], cavern.where[target])
    if direction < 0 or distance(cavern.where[viewer], cavern.where[target]) > reach:
        return False
    tile = viewer
    while True:
        tile = cavern.passage(tile, direction)
        if tile == target:
            return True
        if tile < 0 or not cavern.lit[tile]:
            return False


def visible_next(cavern: Cavern, viewer: i64, direction: i64) -> i64:
    """VAST-RUL-02  The adjacent visible tile that way: Lit and without a wall between; OFF otherwise."""
    tile = cavern.passage(viewer, direction)
    return tile if tile >= 0 and cavern.lit[tile] == 1 else i64(-1)


def in_line(cavern: Cavern, one: i64, other: i64, reach: i64) -> bool:
    """VAST-KN-048  A straight line through walls, Dark tiles and open spaces; the own space is no distance away."""
    here, there = cavern.where[one], cavern.where[other]
    return here == there or (straight(here, there) >= 0 and distance(here, there) <= reach)
