"""DT-END-01  Numbers on the table that a puzzle's goal may speak of."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64
from underkeep.games.twister.names import owner
from underkeep.games.twister.state.game import Twister

MEASURES: Final = (
    "yellow-points", "blue-points", "yellow-standing", "blue-standing", "yellow-wounded", "blue-wounded",
)  # fmt: skip


def measure(game: Twister, name: str) -> int:
    """One of them now: victory points, or how many characters of a side stand or lie wounded."""
    side: i64 = 0 if name.startswith("yellow") else 1
    if name.endswith("points"):
        return int(game.points[side])
    wounded = name.endswith("wounded")
    mine = [token for token in game.people if owner(token) == side]
    return sum([1 for token in mine if (game.lies_wounded(token) if wounded else game.is_standing(token))])
