"""VAST-COL-006  A tile leaves the map, which may end the game."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.vast.board.ground import is_ground
from underkeep.games.vast.rules import victory
from underkeep.games.vast.state.changes.map import remove_tile
from underkeep.games.vast.state.game import Vast


def take_off(game: Vast, tile: i64) -> None:
    """VAST-COL-006  A tile collapses, if it lies there still; a Crystal tile may end the game."""
    if game.cavern.on_map(tile):
        remove_tile(game, tile)
        if not is_ground(tile):
            victory.settle(game)
