"""What happens on the boards of Goblins, Dragon, Cave and Thief; the map and the Knight have events.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.events import EVERYBODY, NOBODY, Event
from underkeep.core.kernel.native import i64
from underkeep.games.vast.state.events.map import CardLearnt


@final
@dataclass(frozen=True)
class RageChanged(Event):
    """Rage rose or fell."""

    rage: int


@final
@dataclass(frozen=True)
class PopulationChanged(Event):
    """A Tribe grew or shrank."""

    tribe: str
    population: int


@final
@dataclass(frozen=True)
class TribeScattered(Event):
    """A Tribe scattered."""

    tribe: str


@final
@dataclass(frozen=True)
class TribePledged(Event):
    """VAST-GO-033  A Tribe waits for another to smash a Crystal."""

    tribe: str
    square: str


@final
@dataclass(frozen=True)
class CardsDrawn(CardLearnt):
    """Cards went into a hand; only its owner (`eyes`) sees which."""

    deck: str
    count: int
    eyes: int

    def teaches(self) -> i64:
        return self.eyes if self.eyes else NOBODY


@final
@dataclass(frozen=True)
class WarCardChosen(CardLearnt):
    """The War card of the turn."""

    card: str


@final
@dataclass(frozen=True)
class MonsterDrawn(CardLearnt):
    """A Monster was drawn."""

    monster: str


@final
@dataclass(frozen=True)
class MonsterAssigned(Event):
    """A Monster joined a Tribe."""

    monster: str
    slot: str


@final
@dataclass(frozen=True)
class MonsterDiscarded(Event):
    """A Monster was discarded."""

    monster: str


@final
@dataclass(frozen=True)
class MonsterBoxed(Event):
    """VAST-BON-017  A Monster left the game."""

    monster: str


@final
@dataclass(frozen=True)
class PieceDazed(Event):
    """VAST-BON-018  The Slingshot weakens a piece until the end of the Goblin turn."""

    piece: str


@final
@dataclass(frozen=True)
class SecretPlayed(CardLearnt):
    """A Secret was played."""

    card: str


@final
@dataclass(frozen=True)
class SecretDiscarded(CardLearnt):
    """A Secret was discarded."""

    card: str


@final
@dataclass(frozen=True)
class PowerUsed(Event):
    """The Dragon used a power."""

    power: str


@final
@dataclass(frozen=True)
class PowerPaid(CardLearnt):
    """A Power card was discarded."""

    symbol: str


@final
@dataclass(frozen=True)
class ScaleGained(Event):
    """VAST-BON-040  A Scale was shuffled into the Power deck, unseen."""

    left: int


@final
@dataclass(frozen=True)
class ScaleShown(CardLearnt):
    """VAST-BON-042  The Dragon showed a Scale: the Platinum one that it used, the Silver one that it keeps."""

    scale: str


@final
@dataclass(frozen=True)
class GemUsed(Event):
    """A Gem paid its symbol."""

    symbol: str


@final
@dataclass(frozen=True)
class CubeWoken(Event):
    """A Sloth cube woke."""

    row: str
    wakefulness: int


@final
@dataclass(frozen=True)
class CubeSlept(Event):
    """A cube fell asleep again."""

    row: str
    wakefulness: int


@final
@dataclass(frozen=True)
class DragonAwoke(Event):
    """The Dragon is awake for good."""


@final
@dataclass(frozen=True)
class DragonSurfaced(Event):
    """The Dragon came to the surface."""


@final
@dataclass(frozen=True)
class DragonHurt(Event):
    """The Dragon lost Health."""

    by: int
    health: int


@final
@dataclass(frozen=True)
class GoblinsEaten(Event):
    """The Dragon ate Goblins."""

    by: int
    eaten: int


@final
@dataclass(frozen=True)
class ShriekReadied(Event):
    """The Shriek token is ready."""


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
    """The Cave used an omen."""

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

    left: int


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


@final
@dataclass(frozen=True)
class SchemeBought(CardLearnt):
    """VAST-BON-031  The Goblins bought a Scheme."""

    card: str
    price: int


@final
@dataclass(frozen=True)
class TreasureStored(Event):
    """VAST-BON-032  So many Treasures lie with the Goblins."""

    stored: int
