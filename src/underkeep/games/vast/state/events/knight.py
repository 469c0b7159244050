"""What happens on the board of the Knight: Health, Grit, Hero cubes, her cards and the Events she meets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.events import EVERYBODY, Event
from underkeep.core.kernel.native import i64
from underkeep.games.vast.state.events.learnt import CardLearnt


@final
@dataclass(frozen=True)
class GritChanged(Event):
    """The Knight gained or lost Grit."""

    by: int
    before: int
    grit: int


@final
@dataclass(frozen=True)
class KnightHurt(Event):
    """The Knight lost Health."""

    by: int
    before: int
    health: int


@final
@dataclass(frozen=True)
class KnightHealed(Event):
    """The Knight gained Health."""

    by: int
    before: int
    health: int


@final
@dataclass(frozen=True)
class CubePlaced(Event):
    """A Hero cube was placed; so many are left to place."""

    place: str
    left: int


@final
@dataclass(frozen=True)
class CubeMoved(Event):
    """A Hero cube went from a place to the Grit track, the discards, the Entrance or aside."""

    place: str
    to: str


@final
@dataclass(frozen=True)
class CubesPickedUp(Event):
    """The Knight picked up her cubes."""

    free: int


@final
@dataclass(frozen=True)
class EventPlayed(CardLearnt):
    """An Event card was played."""

    card: str


@final
@dataclass(frozen=True)
class EventsCycled(CardLearnt):
    """The Cave sees other cards on top of the Event deck now; `eyes` is its mask."""

    eyes: int

    def teaches(self) -> i64:
        return self.eyes


@final
@dataclass(frozen=True)
class TreasureDealt(CardLearnt):
    """`eyes` are those of Knight and Cave."""

    card: str
    eyes: int

    def seen_by(self, roles: i64) -> Event | None:
        return self if self.eyes & roles else TreasureDealt("", 0)

    def teaches(self) -> i64:
        return self.eyes


@final
@dataclass(frozen=True)
class TreasureKept(Event):
    """The Knight kept a card face down."""


@final
@dataclass(frozen=True)
class TreasureDeclined(CardLearnt):
    """A Treasure card left the game for Grit; `eyes` are those that knew it."""

    card: str
    eyes: int

    def seen_by(self, roles: i64) -> Event | None:
        return self if self.eyes & roles else TreasureDeclined("", 0)

    def teaches(self) -> i64:
        return self.eyes


@final
@dataclass(frozen=True)
class TreasureShown(CardLearnt):
    """A Treasure card lies face up."""

    card: str


@final
@dataclass(frozen=True)
class TreasureLost(CardLearnt):
    """A Treasure card was stolen, spent or discarded; one that lay face down is known to the `eyes` only."""

    card: str
    eyes: int

    def seen_by(self, roles: i64) -> Event | None:
        return self if self.eyes == EVERYBODY or self.eyes & roles else TreasureLost("", 0)

    def teaches(self) -> i64:
        return self.eyes


@final
@dataclass(frozen=True)
class QuestCompleted(CardLearnt):
    """A Sidequest was completed."""

    card: str
    grit: int


@final
@dataclass(frozen=True)
class EventMet(Event):
    """VAST-KN-017  The Knight meets an Event; `by` plays the card, nobody where there is no Cave."""

    square: str
    by: str


@final
@dataclass(frozen=True)
class BowShot(Event):
    """VAST-KN-044  The Knight shoots at a Tribe."""

    tribe: str
    square: str
    strength: int
    arrows: int


@final
@dataclass(frozen=True)
class EnchantedShot(Event):
    """VAST-KN-048  The Knight shoots the Enchanted Bow at Dragon or Thief."""

    target: str
    square: str
    cards: int


@final
@dataclass(frozen=True)
class TreasureUsed(Event):
    """VAST-KN-062  The Knight uses a Treasure card."""

    card: str


@final
@dataclass(frozen=True)
class RuneStaffUsed(Event):
    """VAST-BON-013  The Knight leaps to a square for Grit."""

    square: str
    grit: int


@final
@dataclass(frozen=True)
class CrystalSmashed(Event):
    """A Crystal is smashed, by Knight, Tribe or Dragon."""

    by: str
    square: str
    strength: int
    means: tuple[str, ...]
