"""KHO-ASSAULT-03  What the guild and its heroes do in an assault, told before what comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.events import Event


@final
@dataclass(frozen=True)
class AssaultBegun(Event):
    """KHO-WAVE-04  The next assault of the heroes, of so many guild cards; so many are left in the deck."""

    number: int
    wave: int
    cards: int
    left: int


@final
@dataclass(frozen=True)
class ScenarioStruck(Event):
    """KHO-SCEN-09  A Scenario card does what the scenario says of it."""

    scenario: str
    number: int
    wave: int


@final
@dataclass(frozen=True)
class SupplyEmptied(Event):
    """KHO-EMPTY-01  No token of the class is left: its exhausted heroes wake up instead."""

    hero: str


@final
@dataclass(frozen=True)
class HeroEntered(Event):
    """KHO-ASSAULT-10  A summoned hero does its Exhibit; `does`: loot, disarm, free or nothing, `count` times."""

    hero: str
    room: str
    does: str
    count: int


@final
@dataclass(frozen=True)
class HeroShot(Event):
    """KHO-ASSAULT-11  An Archer in `origin` shoots into a room next door."""

    hero: str
    origin: str
    room: str


@final
@dataclass(frozen=True)
class HeroTrapped(Event):
    """KHO-TRAP-01  A hero steps into a Trap."""

    hero: str
    room: str


@final
@dataclass(frozen=True)
class HeroInspired(Event):
    """KHO-ASSAULT-16  A hero, or with no name the group that charged, wakes so many of the room."""

    hero: str
    room: str
    count: int


@final
@dataclass(frozen=True)
class HeroAttacked(Event):
    """KHO-ASSAULT-20  A hero attacks the monsters of its room."""

    hero: str
    room: str
    damage: int


@final
@dataclass(frozen=True)
class HeroWaited(Event):
    """KHO-ASSAULT-23  Too few for the Treasure, or, with nothing needed, no way that leads nearer to the Vault."""

    hero: str
    room: str
    heroes: int
    needed: int


@final
@dataclass(frozen=True)
class PlunderBegun(Event):
    """KHO-ASSAULT-21  Enough heroes reach for a Treasure."""

    room: str
    value: int
    heroes: int


@final
@dataclass(frozen=True)
class TreasureTurned(Event):
    """KHO-ASSAULT-34  What the plundered Treasure does; so many lay in the dungeon, so many are left."""

    room: str
    value: int
    effect: str
    before: int
    after: int
    clans: tuple[str, ...]


@final
@dataclass(frozen=True)
class BlowParried(Event):
    """KHO-DEF-02  The damage of an attack falls."""

    clan: str
    room: str
    before: int
    after: int


@final
@dataclass(frozen=True)
class RoomStirred(Event):
    """KHO-SCN-0303  Frogs, so many of them, bite in a room; or so many heroes riot in the Cells (KHO-SCN-1802)."""

    scenario: str
    room: str
    count: int


@final
@dataclass(frozen=True)
class FrostMoved(Event):
    """KHO-SCN-1601  Which half of the dungeon is frozen now: vault, far, both or none."""

    half: str


@final
@dataclass(frozen=True)
class DishServed(Event):
    """KHO-SCN-1202  A resource was served at the feast."""

    token: str
    before: int
    after: int
