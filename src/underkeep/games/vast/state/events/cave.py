"""What happens on the board of the Cave: Omens and Hatred."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.events import EVERYBODY, Event
from underkeep.core.kernel.native import i64


@final
@dataclass(frozen=True)
class OmensDrawn(Event):
    """The Cave drew Omens."""

    symbols: tuple[str, ...]

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "vast-fact-omen"


@final
@dataclass(frozen=True)
class OmenUsed(Event):
    """The Cave used an omen."""

    omen: str


@final
@dataclass(frozen=True)
class OmenSpent(Event):
    """An Omen token went back to the bag."""

    symbol: str


@final
@dataclass(frozen=True)
class HatredRemoved(Event):
    """A Hatred token is gone."""

    left: int
