"""VAST-GEN-004  Numbers on the table that a puzzle's goal may speak of."""

from __future__ import annotations

from typing import Final

from underkeep.games.vast.names import OFF
from underkeep.games.vast.state.game import Vast

MEASURES: Final = (
    "dragon-health", "knight-health", "grit", "population", "wakefulness", "awake", "surfaced", "thief-in-cave",
    "carried", "stashed", "crystals-fallen", "gems",
)  # fmt: skip


def measure(game: Vast, name: str) -> int:
    """One of them now."""
    match name:
        case "dragon-health":
            return int(game.dragon.health)
        case "knight-health":
            return int(game.knight.health)
        case "grit":
            return int(game.knight.grit)
        case "population":
            return sum([int(count) for count in game.goblins.population])
        case "wakefulness":
            return int(game.dragon.wakefulness())
        case "awake":
            return 1 if game.dragon.awake else 0
        case "surfaced":
            return 1 if game.dragon.surfaced else 0
        case "thief-in-cave":
            return 0 if game.thief.tile == OFF else 1
        case "carried":
            return int(game.thief.carried)
        case "stashed":
            return int(game.thief.stashed)
        case "crystals-fallen":
            return int(game.cave.crystals_fallen)
        case _:
            return int(game.dragon.gems_on_map())
