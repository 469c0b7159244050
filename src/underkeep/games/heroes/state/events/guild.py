"""KHO-WAVE-02  What the guild, its heroes and the Treasures did; and how the team decided and the game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.events import EVERYBODY, Event
from underkeep.core.kernel.native import i64


@final
@dataclass(frozen=True)
class GuildCardDrawn(Event):
    """KHO-WAVE-02  The guild sends a card."""

    card: str

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "heroes-fact-guild"


@final
@dataclass(frozen=True)
class WaveBegun(Event):
    """KHO-WAVE-03  The guild cards are shuffled: the second wave."""

    wave: int
    clans: tuple[str, ...]


@final
@dataclass(frozen=True)
class AssaultSkipped(Event):
    """KHO-WAVE-07  An assault without cards; so many more are to come."""

    more: int


@final
@dataclass(frozen=True)
class HeroSummoned(Event):
    """KHO-ASSAULT-01  A hero stands in a room."""

    hero: str
    room: str


@final
@dataclass(frozen=True)
class HeroWoken(Event):
    """KHO-ASSAULT-16  An exhausted hero is active again."""

    hero: str
    room: str


@final
@dataclass(frozen=True)
class HeroExhausted(Event):
    """KHO-ASSAULT-29  A hero attacked, plundered, waited or was locked up."""

    hero: str
    room: str
    why: str


@final
@dataclass(frozen=True)
class HeroesCharged(Event):
    """KHO-ASSAULT-24  The active heroes of a room ran on."""

    origin: str
    room: str
    count: int
    heroes: tuple[str, ...]
    steps: int  # still to go to the Vault


@final
@dataclass(frozen=True)
class HeroHurt(Event):
    """KHO-SCN-1103  A champion took its first Wound."""

    hero: str
    room: str
    before: int  # health
    after: int


@final
@dataclass(frozen=True)
class HeroKilled(Event):
    """KHO-DMG-01  A hero went back to the supply."""

    hero: str
    room: str
    before: int  # heroes in the dungeon
    after: int


@final
@dataclass(frozen=True)
class HeroPromoted(Event):
    """KHO-SCN-1102  A hero wears a badge."""

    hero: str
    room: str


@final
@dataclass(frozen=True)
class TreasurePlaced(Event):
    """KHO-BUILD-09  A Treasure was put in a room, its effect unseen."""

    room: str
    value: int


@final
@dataclass(frozen=True)
class TreasureMoved(Event):
    """KHO-SCN-1302  A Treasure changed its room."""

    origin: str
    room: str
    swapped: bool  # one came back


@final
@dataclass(frozen=True)
class TreasureRemoved(Event):
    """KHO-SCN-2002  A Treasure was carted out of the game."""

    room: str


@final
@dataclass(frozen=True)
class TreasurePlundered(Event):
    """KHO-ASSAULT-21  A Treasure was turned."""

    room: str
    value: int
    effect: str

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "heroes-fact-treasure"


@final
@dataclass(frozen=True)
class RoomBuilt(Event):
    """KHO-BUILD-04  The dungeon has a new room."""

    room: str
    cell: str


@final
@dataclass(frozen=True)
class ProjectRevealed(Event):
    """KHO-BUILD-04  A new project lies open."""

    room: str

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "heroes-fact-project"


@final
@dataclass(frozen=True)
class ForeignClanJoined(Event):
    """KHO-LAB-01  The cards of a clan were shuffled into the loot."""

    clan: str
    news: bool  # luck chose the clan

    def teaches(self) -> i64:
        return EVERYBODY if self.news else 0

    def fact(self) -> str:
        return "heroes-fact-foreign-clan"


@final
@dataclass(frozen=True)
class TeamVoted(Event):
    """KHO-RUL-09  The table has voted."""

    move: str

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "heroes-fact-vote"


@final
@dataclass(frozen=True)
class VotesShown(Event):
    """KHO-RUL-09  All have voted: who for what has most votes, who for something else, who as the active player did."""

    agreed: tuple[str, ...]
    others: tuple[str, ...]
    trusting: tuple[str, ...]

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "heroes-fact-vote"


@final
@dataclass(frozen=True)
class VotesTied(Event):
    """KHO-RUL-09  Several answers have most votes; the active player decides among them."""

    moves: tuple[str, ...]

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "heroes-fact-vote"


@final
@dataclass(frozen=True)
class GameEnded(Event):
    """KHO-GOAL-02  Won, or lost (KHO-GOAL-01), and how it came about."""

    won: bool
    how: str
    clans: tuple[str, ...]
