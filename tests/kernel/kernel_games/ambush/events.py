"""Events of Ambush. A drawn card and a peeked tile are shown to one role only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.events import EVERYBODY, Event
from underkeep.core.kernel.native import i64


@final
@dataclass(frozen=True)
class ScoutMoved(Event):
    """The Scout stands on another square."""

    square: str


@final
@dataclass(frozen=True)
class MapGrew(Event):
    """A row or column was added; going north or west renumbers every square."""

    direction: str
    width: int
    height: int


@final
@dataclass(frozen=True)
class TileRevealed(Event):
    """The Scout found a tile."""

    tile: str

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "ambush-fact-tile"


@final
@dataclass(frozen=True)
class CardDrawn(Event):
    """A card came to a hand; only its owner sees which."""

    role: int
    card: str

    def seen_by(self, roles: i64) -> Event:
        return self if roles >> self.role & 1 else CardDrawn(self.role, "")

    def teaches(self) -> i64:
        return i64(1) << self.role

    def fact(self) -> str:
        return "ambush-fact-card"


@final
@dataclass(frozen=True)
class TilePeeked(Event):
    """The Witch looked at the next tile."""

    role: int
    tile: str

    def seen_by(self, roles: i64) -> Event:
        return self if roles >> self.role & 1 else TilePeeked(self.role, "")

    def teaches(self) -> i64:
        return i64(1) << self.role

    def fact(self) -> str:
        return "ambush-fact-tile"


@final
@dataclass(frozen=True)
class CardPlayed(Event):
    """A card was shown and laid off: everybody learns that it was in the hand."""

    role: int
    card: str

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "ambush-fact-card"


@final
@dataclass(frozen=True)
class DieRolled(Event):
    """The Beast's die."""

    result: int

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "ambush-fact-die"


@final
@dataclass(frozen=True)
class BeastMoved(Event):
    """The Beast stands on another square."""

    square: str


@final
@dataclass(frozen=True)
class HealthChanged(Event):
    """The Scout was hurt or healed."""

    by: int
    now: int


@final
@dataclass(frozen=True)
class ScoutCaught(Event):
    """The Scout loses the next turn."""


@final
@dataclass(frozen=True)
class ScoutFreed(Event):
    """The Scout spent her turn getting free."""


@final
@dataclass(frozen=True)
class ScoutBitten(Event):
    """The Beast has bitten so many times."""

    now: int


@final
@dataclass(frozen=True)
class RoundBegun(Event):
    """The next round."""

    number: int


@final
@dataclass(frozen=True)
class GoldTaken(Event):
    """The Scout took the gold of the tile."""

    now: int


@final
@dataclass(frozen=True)
class ShieldsChanged(Event):
    """The Warden raised or spent a shield."""

    now: int


@final
@dataclass(frozen=True)
class AttackCancelled(Event):
    """Fog or shield stopped the ambush."""


@final
@dataclass(frozen=True)
class GameEnded(Event):
    """Somebody has won, or the rounds are over."""

    how: str
