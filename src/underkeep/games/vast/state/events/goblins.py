"""What happens on the board of the Goblins: Rage, Tribes, War cards, Monsters, Secrets and Schemes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.events import Event
from underkeep.games.vast.state.events.learnt import CardLearnt


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
class TribeLurked(Event):
    """VAST-GO-038  A Tribe lurks on an open space."""

    tribe: str
    square: str


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
class SchemeBought(CardLearnt):
    """VAST-BON-031  The Goblins bought a Scheme."""

    card: str
    price: int


@final
@dataclass(frozen=True)
class TreasureStored(Event):
    """VAST-BON-032  So many Treasures lie with the Goblins."""

    stored: int
