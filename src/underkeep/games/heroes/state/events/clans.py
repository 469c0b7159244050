"""KHO-SETUP-15  What happened, for log, animation and the information ledger. Everybody sees all but cards of hidden
hands.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.events import EVERYBODY, Event
from underkeep.core.kernel.native import i64


@final
@dataclass(frozen=True)
class TurnBegun(Event):
    """KHO-END-01  The token has come to a clan."""

    clan: str


@final
@dataclass(frozen=True)
class PhaseBegun(Event):
    """KHO-TURN-01  The next phase of the turn."""

    clan: str
    phase: str


@final
@dataclass(frozen=True)
class CardPlayed(Event):
    """KHO-PLAY-01  A card was played from the hand."""

    clan: str
    card: str
    news: bool  # from a hidden hand: everybody learns what it was

    def teaches(self) -> i64:
        return EVERYBODY if self.news else 0

    def fact(self) -> str:
        return "heroes-fact-card-shown"


@final
@dataclass(frozen=True)
class CardDrawn(Event):
    """KHO-ACT-10  A card was drawn; who may not look learns that it was, not which."""

    clan: str
    card: str
    eyes: int

    def seen_by(self, roles: i64) -> Event | None:
        return self if self.eyes == EVERYBODY or self.eyes & roles else CardDrawn(self.clan, "", 0)

    def teaches(self) -> i64:
        return i64(self.eyes)

    def fact(self) -> str:
        return "heroes-fact-card-drawn"


@final
@dataclass(frozen=True)
class CardLookedAt(Event):
    """KHO-REINF-01  A looked-at card was taken or discarded."""

    clan: str
    card: str
    eyes: int
    taken: bool

    def seen_by(self, roles: i64) -> Event | None:
        if self.eyes == EVERYBODY or self.eyes & roles or not self.taken:
            return self
        return CardLookedAt(self.clan, "", 0, True)

    def teaches(self) -> i64:
        return i64(self.eyes) if self.taken else EVERYBODY

    def fact(self) -> str:
        return "heroes-fact-card-drawn"


@final
@dataclass(frozen=True)
class DeckReshuffled(Event):
    """KHO-PLAY-04  A discard pile became the new deck."""

    clan: str


@final
@dataclass(frozen=True)
class CardDiscarded(Event):
    """KHO-REFRESH-01  A hand card went to the discard pile."""

    clan: str
    card: str
    news: bool  # from a hidden hand: everybody learns what it was

    def teaches(self) -> i64:
        return EVERYBODY if self.news else 0

    def fact(self) -> str:
        return "heroes-fact-card-shown"


@final
@dataclass(frozen=True)
class CardAcquired(Event):
    """KHO-ROOM-23  A display card went to a discard pile."""

    clan: str
    card: str


@final
@dataclass(frozen=True)
class CardReturned(Event):
    """KHO-REFRESH-01  A display card went under the loot deck."""

    card: str


@final
@dataclass(frozen=True)
class DisplayFilled(Event):
    """KHO-LOOT-01  A new card lies on display."""

    card: str

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "heroes-fact-display"


@final
@dataclass(frozen=True)
class CardDefended(Event):
    """KHO-DEF-02  A Defend card lowered the damage."""

    clan: str
    card: str
    room: str
    news: bool

    def teaches(self) -> i64:
        return EVERYBODY if self.news else 0

    def fact(self) -> str:
        return "heroes-fact-card-shown"


@final
@dataclass(frozen=True)
class MonsterSummoned(Event):
    """KHO-SETUP-16  A monster came from its lair."""

    clan: str
    room: str


@final
@dataclass(frozen=True)
class MonsterMoved(Event):
    """KHO-ACT-12  A monster moved, perhaps with a token."""

    clan: str
    origin: str
    room: str
    load: str
    by: str  # portal or wall, nothing for a passage


@final
@dataclass(frozen=True)
class MonsterWounded(Event):
    """KHO-WOUND-01  A monster took a Wound and stays."""

    clan: str
    room: str
    before: int  # Wounds
    after: int
    health: int


@final
@dataclass(frozen=True)
class MonsterLeft(Event):
    """KHO-WOUND-01  A monster went back to its lair."""

    clan: str
    room: str
    before: int  # monsters of the clan in the dungeon
    after: int


@final
@dataclass(frozen=True)
class WoundsHealed(Event):
    """KHO-CLAN-10  The Dragon is whole again."""

    clan: str
    room: str
    before: int  # Wounds


@final
@dataclass(frozen=True)
class TokenPlaced(Event):
    """KHO-ACT-15  A resource or Trap came from the supply."""

    token: str
    room: str
    before: int
    after: int


@final
@dataclass(frozen=True)
class TokenDiscarded(Event):
    """KHO-COMP-10  A resource or Trap went to the supply."""

    token: str
    room: str
    before: int
    after: int


@final
@dataclass(frozen=True)
class PortalTurned(Event):
    """KHO-PORTAL-02  A Portal was placed or turned."""

    room: str
    side: str
    before: str


@final
@dataclass(frozen=True)
class MarkerPlaced(Event):
    """KHO-SCEN-10  An Event token was put in a room."""

    room: str
    scenario: str
    before: int
    after: int


@final
@dataclass(frozen=True)
class MarkerRemoved(Event):
    """KHO-SCEN-10  An Event token left a room."""

    room: str
    scenario: str
    before: int
    after: int
