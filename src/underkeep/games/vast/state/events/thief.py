"""What happens on the board of the Thief: stats, loot, upgrades and his Advancement card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.events import Event
from underkeep.games.vast.state.events.learnt import CardLearnt


@final
@dataclass(frozen=True)
class StatsAssigned(Event):
    """The Thief assigned his Stat tokens."""

    movement: int
    stealth: int
    thievery: int


@final
@dataclass(frozen=True)
class ThiefKilled(Event):
    """The Thief died."""

    by: str


@final
@dataclass(frozen=True)
class AttackEvaded(Event):
    """The Thief evaded an attack."""


@final
@dataclass(frozen=True)
class LootTaken(Event):
    """Thief or Dragon took a token."""

    token: str


@final
@dataclass(frozen=True)
class LootStashed(Event):
    """The Thief stashed a token."""

    stashed: int


@final
@dataclass(frozen=True)
class UpgradeGained(Event):
    """An upgrade came into force."""

    upgrade: str


@final
@dataclass(frozen=True)
class UpgradeLost(Event):
    """An upgrade was lost."""

    upgrade: str


@final
@dataclass(frozen=True)
class LootLevelSet(Event):
    """The Loot Drop Level changed."""

    level: int


@final
@dataclass(frozen=True)
class AdvancementRevealed(CardLearnt):
    """VAST-BON-050  The Thief turned up his Advancement card."""

    card: str


@final
@dataclass(frozen=True)
class CharmUsed(Event):
    """VAST-BON-051  The Thief helped somebody."""

    role: str


@final
@dataclass(frozen=True)
class WandUsed(Event):
    """VAST-BON-052  The Thief used his Wand."""

    target: str
    charges: int
