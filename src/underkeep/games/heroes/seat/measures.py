"""KHO-GOAL-02  Numbers on the table that a puzzle's goal may speak of."""

from __future__ import annotations

from typing import Final

from underkeep.games.heroes.names import NOWHERE, VAULT
from underkeep.games.heroes.state.game import Heroes

MEASURES: Final = ("heroes", "vault-heroes", "treasures", "built", "cards", "portals")


def measure(game: Heroes, name: str) -> int:
    """One of them now."""
    board = game.board
    match name:
        case "heroes":
            return sum([1 for room in board.hero_room if room != NOWHERE])
        case "vault-heroes":
            return int(board.count_heroes(VAULT))
        case "treasures":
            return sum([1 for treasure in board.treasure if treasure >= 0])
        case "built":
            return int(game.market.built)
        case "cards":
            return sum([cards_of(game, role) for role in range(int(game.roles))])
        case _:
            return bin(int(board.rooms_with_portal())).count("1")


def cards_of(game: Heroes, role: int) -> int:
    """Cards of a clan, wherever they are."""
    player = game.players[role]
    piles = (player.deck, player.hand, player.area, player.discard)
    return sum([int(pile.count()) for pile in piles])
