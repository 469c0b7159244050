"""VAST-BON-020  The disc of Meat! on the map: neither piece nor token, it only lures (VAST-BON-024)."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.vast.names import MEAT
from underkeep.games.vast.state.changes.goblin_cards import discard_face_up
from underkeep.games.vast.state.changes.sloth import eat_goblins
from underkeep.games.vast.state.changes.tokens import PLACED, square_of
from underkeep.games.vast.state.events.map import TokenPlaced
from underkeep.games.vast.state.game import Vast


def lay_meat(game: Vast, tile: i64) -> None:
    """VAST-BON-020  The disc lies there, the card face up with the Goblins."""
    game.goblins.meat = tile
    if game.listener is not None:
        game.tell(TokenPlaced("meat_disc", square_of(game, tile), "goblins", PLACED))


def lift_meat(game: Vast) -> None:
    """VAST-BON-020  The card is discarded, and its disc is free again."""
    discard_face_up(game, MEAT)


def eat_meat(game: Vast) -> None:
    """VAST-BON-024  The Dragon eats it as one Goblin."""
    lift_meat(game)
    eat_goblins(game, 1)
