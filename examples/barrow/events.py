"""What happens in Barrow, as log and undo hear of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.events import EVERYBODY, Event
from underkeep.core.kernel.native import i64


@final
@dataclass(frozen=True)
class RelicTurned(Event):
    """The top card of the mound came to light."""

    who: str
    relic: str

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "barrow-fact-relic"


@final
@dataclass(frozen=True)
class CharmDrawn(Event):
    """A charm came to a hand; only its owner sees which."""

    who: str
    charm: str
    role: int

    def seen_by(self, roles: i64) -> Event:
        return self if roles >> self.role & 1 else CharmDrawn(self.who, "", self.role)

    def teaches(self) -> i64:
        return i64(1) << self.role

    def fact(self) -> str:
        return "barrow-fact-charm"


@final
@dataclass(frozen=True)
class CharmPlayed(Event):
    """A charm was shown and used."""

    who: str
    charm: str

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "barrow-fact-charm"


@final
@dataclass(frozen=True)
class SackSaved(Event):
    """So many relics of the sack are the robber's own now."""

    who: str
    count: int


@final
@dataclass(frozen=True)
class SackLost(Event):
    """The robber fled, and so many relics stayed behind."""

    who: str
    count: int


@final
@dataclass(frozen=True)
class BarrowEmptied(Event):
    """The last relic is out: hands are shown and points counted."""

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "barrow-fact-end"
