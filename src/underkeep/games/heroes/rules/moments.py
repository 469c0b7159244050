"""KHO-DEF-01  Moments of the game that open a window."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64

HERO_ATTACKS: Final[i64] = 0  # a: the room of the monster that is hit
MOMENTS: Final = 1
