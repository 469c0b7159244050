"""KHO-TURN-01  What the clans do, told before what comes of it: no rule listens, and nothing hidden is in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.events import Event


@final
@dataclass(frozen=True)
class DrawMade(Event):
    """KHO-ACT-10  A clan draws so many cards; `why`: deal, icon, throw or upkeep."""

    clan: str
    count: int
    why: str


@final
@dataclass(frozen=True)
class ReinforcementsCalled(Event):
    """KHO-REINF-01  A clan looks for cards with an action."""

    clan: str
    action: str


@final
@dataclass(frozen=True)
class MonstersCalled(Event):
    """KHO-ACT-19  Monsters come from the lair, which had so many and has so many left; `how`: first, summon, ambush or
    reserve.
    """

    clan: str
    room: str
    count: int
    how: str
    before: int
    after: int


@final
@dataclass(frozen=True)
class MonsterAttacked(Event):
    """KHO-DMG-01  A clan strikes a hero, or shoots at one; `origin` is where the shot came from, if only one room can
    be meant.
    """

    clan: str
    hero: str
    origin: str
    room: str
    how: str


@final
@dataclass(frozen=True)
class ActionUsed(Event):
    """KHO-ACT-15  A clan generates, lays a Trap, opens or completes a Portal, or pays a price in a room."""

    clan: str
    action: str
    token: str
    room: str


@final
@dataclass(frozen=True)
class RoomUsed(Event):
    """KHO-ROOM-02  A clan uses the action of a room."""

    clan: str
    room: str


@final
@dataclass(frozen=True)
class AbilityUsed(Event):
    """KHO-CLAN-02  A clan uses its ability."""

    clan: str


@final
@dataclass(frozen=True)
class ScenarioUsed(Event):
    """KHO-ACT-11  A clan uses an Activate for what the scenario offers in a room."""

    clan: str
    scenario: str
    room: str


@final
@dataclass(frozen=True)
class HeroThrown(Event):
    """KHO-CELLS-01  A clan throws the hero of the next guild card into the Cells."""

    clan: str


@final
@dataclass(frozen=True)
class LootRefreshed(Event):
    """KHO-REFRESH-01  A clan pays to replace cards of the display."""

    clan: str


@final
@dataclass(frozen=True)
class CardDropped(Event):
    """KHO-PLAY-07  A clan does not want to keep a hand card."""

    clan: str


@final
@dataclass(frozen=True)
class TollPaid(Event):
    """KHO-SCN-0803  A clan pays the toll of the scenario."""

    clan: str


@final
@dataclass(frozen=True)
class ConstructionBegun(Event):
    """KHO-BUILD-02  A clan builds a room for so many Coins."""

    clan: str
    room: str
    cell: str
    coins: int
