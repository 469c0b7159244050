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

    before: int
    rage: int


@final
@dataclass(frozen=True)
class PopulationChanged(Event):
    """A Tribe grew or shrank."""

    tribe: str
    before: int
    population: int


@final
@dataclass(frozen=True)
class TribeScattered(Event):
    """A Tribe scattered; so much Population is left."""

    tribe: str
    population: int


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
    """VAST-BON-018  The Slingshot of a Tribe weakens a piece until the end of the Goblin turn."""

    tribe: str
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


@final
@dataclass(frozen=True)
class KnightAttacked(Event):
    """VAST-GO-030  A Tribe attacks the Knight: by its `action`, in an `ambush`, or from `hiding_spots`."""

    tribe: str
    how: str
    square: str
    strength: int
    hers: int


@final
@dataclass(frozen=True)
class TribesAttacked(Event):
    """VAST-KN-027  The Knight attacks Tribes; `defence` is the Strength of the strongest."""

    tribes: tuple[str, ...]
    square: str
    strength: int
    defence: int
    means: tuple[str, ...]


@final
@dataclass(frozen=True)
class AmbushSprung(Event):
    """VAST-KN-018  The Knight walked into an Ambush."""

    square: str
    strength: int


@final
@dataclass(frozen=True)
class MonsterAmbushed(Event):
    """VAST-VAR-021  Goblin Infestation ambushes the Knight; without a card the Monster is empty, and a Strength below 0
    is always rolled.
    """

    monster: str
    square: str
    strength: int
    hers: int


@final
@dataclass(frozen=True)
class AmbushWithstood(Event):
    """VAST-KN-018  The Knight got away with an Ambush: a `monster` was too weak, or no one of the `tribes` struck."""

    by: str


@final
@dataclass(frozen=True)
class DiscsRefused(Event):
    """VAST-GO-013  A Tribe gets no discs, for 1 Rage."""

    tribe: str


@final
@dataclass(frozen=True)
class TribesOverpopulated(Event):
    """VAST-GO-014  Overpopulation costs a Tribe, by `scatter` or a `disc`; the `leader` prevents it."""

    tribe: str
    how: str


@final
@dataclass(frozen=True)
class PlunderMade(Event):
    """VAST-GO-034  A Tribe plunders a Treasure, a Gem that may be trapped, or the Dragon itself."""

    tribe: str
    token: str
    square: str
    strength: int
    armor: int


@final
@dataclass(frozen=True)
class TribeExplored(Event):
    """VAST-GO-037  A Tribe goes where no tile lies yet."""

    tribe: str
    square: str


@final
@dataclass(frozen=True)
class SpecialUsed(Event):
    """VAST-GO-040  The special action of a Tribe."""

    tribe: str


@final
@dataclass(frozen=True)
class KnightLured(Event):
    """VAST-GO-054  The Wisp of a Tribe leads the Knight."""

    tribe: str
    square: str
    spaces: int


@final
@dataclass(frozen=True)
class HexCast(Event):
    """VAST-GO-086  The Hex strikes a role."""

    target: str
    amount: int


@final
@dataclass(frozen=True)
class TribeBlessed(Event):
    """VAST-GO-084  A card works for one Tribe."""

    card: str
    tribe: str


@final
@dataclass(frozen=True)
class SchemeUsed(Event):
    """VAST-BON-033  The Goblins use a Scheme that they have bought."""

    card: str
    tribe: str


@final
@dataclass(frozen=True)
class KrakenRose(Event):
    """VAST-BON-017  The Ground Kraken of a Tribe that attacked rises around a square."""

    square: str


@final
@dataclass(frozen=True)
class MonsterStayed(Event):
    """VAST-VAR-023  A Monster of Goblin Infestation stays in play after its Ambush."""

    monster: str
    square: str
