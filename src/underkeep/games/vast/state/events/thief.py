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
    """The Thief died, by a role or by none."""

    by: str
    square: str


@final
@dataclass(frozen=True)
class AttackEvaded(Event):
    """The Thief evaded an attack."""


@final
@dataclass(frozen=True)
class LootTaken(Event):
    """Thief or Dragon took a token; so many tokens are with the role."""

    role: str
    token: str
    before: int
    held: int


@final
@dataclass(frozen=True)
class LootStashed(Event):
    """The Thief stashed a token, perhaps brought home by others; he wins with `needed`."""

    square: str
    before: int
    stashed: int
    needed: int
    own_turn: bool


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
    """The Loot Drop Level changed; `cubes` if the Thief hid loot for them."""

    before: int
    level: int
    cubes: int


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


@final
@dataclass(frozen=True)
class ThiefAttacked(Event):
    """VAST-TH-028  A piece attacks the Thief."""

    by: str
    square: str
    perception: int
    stealth: int
    means: tuple[str, ...]


@final
@dataclass(frozen=True)
class TokenSought(Event):
    """Somebody takes a token, a Thief for cubes; what is `trapped` is decided by the die."""

    by: str
    token: str
    square: str
    cubes: int
    trapped: bool


@final
@dataclass(frozen=True)
class TrapSprung(Event):
    """VAST-DR-072  A Gem was trapped."""

    by: str
    token: str


@final
@dataclass(frozen=True)
class PickpocketTried(Event):
    """VAST-TH-011  The Thief picks a pocket; the Action die must show `needed`, 1 is sure."""

    target: str
    square: str
    stealth: int
    defence: int
    cubes: int
    needed: int


@final
@dataclass(frozen=True)
class LockTried(Event):
    """VAST-TH-012  The Thief tries to open a Vault; the Action die must show `needed`, 1 is sure."""

    square: str
    cubes: int
    needed: int


@final
@dataclass(frozen=True)
class LockOpened(Event):
    """VAST-TH-012  The Vault is open."""

    square: str


@final
@dataclass(frozen=True)
class AttemptFailed(Event):
    """VAST-TH-011  The Action die showed too little."""

    needed: int


@final
@dataclass(frozen=True)
class BackstabMade(Event):
    """VAST-TH-013  The Thief stabs somebody in the back."""

    target: str
    square: str
    stealth: int
    defence: int
    cubes: int
    means: tuple[str, ...]
