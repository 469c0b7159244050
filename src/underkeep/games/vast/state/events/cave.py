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
    """An omen is paid for and works now."""

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

    before: int
    left: int


@final
@dataclass(frozen=True)
class OmenAnnounced(Event):
    """The Cave uses an omen, for so many tokens."""

    omen: str
    tokens: int


@final
@dataclass(frozen=True)
class OmenAimed(Event):
    """Whom an omen is meant for."""

    omen: str
    target: str


@final
@dataclass(frozen=True)
class CaveShaped(Event):
    """Somebody lays a tile of his choice; so many were left before."""

    by: str
    square: str
    before: int
    left: int


@final
@dataclass(frozen=True)
class CollapseCaused(Event):
    """VAST-COL-002  Somebody lets a tile fall."""

    by: str
    square: str


@final
@dataclass(frozen=True)
class CrystalTileFallen(Event):
    """VAST-CAVE-009  One more Crystal tile is gone."""

    before: int
    fallen: int
    needed: int


@final
@dataclass(frozen=True)
class OmensCollected(Event):
    """VAST-CAVE-003  The Cave collects Omens: so many are due."""

    due: int
