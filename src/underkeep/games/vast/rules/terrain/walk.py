"""VAST-TER-004  Walking on Terrain: what bars the way, Pits that lead to each other, and edges onto unexplored
ground.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.games.vast.actions import SQUARES
from underkeep.games.vast.board.ground import is_barred, is_ground, is_pit
from underkeep.games.vast.board.squares import direction_to, step
from underkeep.games.vast.names import PIT_1, PIT_3
from underkeep.games.vast.refusals import CANYON_BARS, DEAD_PIT, LEGAL, NEVER_ENDS_IN_PIT, NO_TILES_LEFT, OCCUPIED
from underkeep.games.vast.rules.ask import around
from underkeep.games.vast.state.game import Vast

JUMP: Final = 4  # ways beyond the four directions: from one Pit to another,
OUT: Final = 5  # and over an edge of Terrain onto an open space
NO_WAY_THERE: Final = -1


def way_to(game: Vast, here: i64, cell: i64) -> i64:
    """VAST-TER-014  How one steps from a space to a square: a direction, JUMP between Pits, OUT onto unexplored ground
    (VAST-TER-006), or NO_WAY_THERE.
    """
    to = game.cavern.tile_at(cell)
    if to >= 0:
        if is_pit(here) and is_pit(to) and here != to:
            return JUMP
        return game.cavern.direction_between(here, to)
    if not is_ground(here) or is_barred(here):
        return NO_WAY_THERE
    return OUT if direction_to(game.cavern.where[here], cell) >= 0 else i64(NO_WAY_THERE)


def refuse_out(game: Vast, cell: i64) -> i64:
    """VAST-TER-006  A Dark tile must be left to be placed there; not during the Collapse, and not where a Tribe
    lurks.
    """
    if game.collapse or not game.tiles_ready():
        return NO_TILES_LEFT
    return OCCUPIED if cell in game.goblins.lurk else LEGAL


def pits_left(game: Vast) -> i64:
    """VAST-TER-014  How many Pits are on the map."""
    count: i64 = 0
    for pit in range(i64(PIT_1), i64(PIT_3 + 1)):
        if game.cavern.on_map(pit):
            count += 1
    return count


def refuse_space(game: Vast, to: i64, moves_after: i64) -> i64:
    """VAST-TER-010  Nobody stands on the Canyon's outer spaces; nobody ends in a Pit, so that one may enter only with
    movement left, and never the last one (VAST-TER-014).
    """
    if is_barred(to):
        return CANYON_BARS
    if not is_pit(to):
        return LEGAL
    if pits_left(game) < 2:
        return DEAD_PIT
    return LEGAL if moves_after > 0 else NEVER_ENDS_IN_PIT


def other_pits(game: Vast, here: i64) -> list[i64]:
    """VAST-TER-014  The Pits that a Pit is adjacent to for movement."""
    if not is_pit(here):
        return []
    return [pit for pit in range(i64(PIT_1), i64(PIT_3 + 1)) if pit != here and game.cavern.on_map(pit)]


def open_cells(game: Vast, here: i64) -> list[i64]:
    """VAST-TER-006  The open spaces around a space of Terrain."""
    if not is_ground(here):
        return []
    cells = [step(game.cavern.where[here], direction) for direction in range(i64(4))]
    return [cell for cell in cells if game.cavern.tile_at(cell) < 0]


def ways(game: Vast, here: i64) -> list[Action]:
    """Natural candidates of a step: the squares around, from a Pit the other Pits, from Terrain the open spaces."""
    found = around(game, here)
    if is_ground(here):
        found.extend([SQUARES[game.cavern.where[pit]] for pit in other_pits(game, here)])
        found.extend([SQUARES[cell] for cell in open_cells(game, here)])
    return found


def pushes(game: Vast, here: i64) -> list[Action]:
    """VAST-FM-009  As `ways` for a piece that others move: never onto an open space."""
    found = around(game, here)
    if is_ground(here):
        found.extend([SQUARES[game.cavern.where[pit]] for pit in other_pits(game, here)])
    return found
