"""Shares of games with the interval that they may lie in: tournaments, reports and the workshop tell wins by them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, final

Z95: Final = 1.959964


@final
@dataclass(frozen=True)
class Share:
    """How often something happened, with a 95 % interval (Wilson)."""

    count: int
    of: int
    low: float
    high: float


def share(count: int, of: int) -> Share:
    """A count as a share with its Wilson interval."""
    p, z2 = count / of, Z95 * Z95
    middle = (p + z2 / (2 * of)) / (1 + z2 / of)
    half = Z95 * math.sqrt(p * (1 - p) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return Share(count, of, max(0.0, middle - half), min(1.0, middle + half))
