"""What happens only with Forces of Darkness, or where teams are chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.events import EVERYBODY, Event
from underkeep.core.kernel.native import i64
from underkeep.games.twister.names import ROLES


@final
@dataclass(frozen=True)
class PiecePicked(Event):
    """MIX-FREE-02  A piece or a pair of rooms for a team; in a free choice only its owner knows which."""

    side: str
    piece: str
    public: bool
    pair: int  # the number of a pair of rooms, 0 for a piece

    def seen_by(self, roles: i64) -> Event | None:
        own = roles >> ROLES.index(self.side) & 1 != 0
        return self if own or self.public else PiecePicked(self.side, "", False, 0)


@final
@dataclass(frozen=True)
class TeamsComplete(Event):
    """MIX-COMMON-01  Both teams are chosen; the eight rooms are shuffled and laid face down."""

    first: str  # who began to choose, empty where nobody did

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "twister-fact-lot"


@final
@dataclass(frozen=True)
class TileDrawn(Event):
    """FOD-LIGHT-02  A corridor tile of the length that was named."""

    by: str
    tile: int
    length: int

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "twister-fact-tile"


@final
@dataclass(frozen=True)
class TileLaid(Event):
    """FOD-LIGHT-03  Darkness is covered, from the first square of the tile on."""

    tile: int
    squares: tuple[str, ...]
    turns: int


@final
@dataclass(frozen=True)
class ZombieRaised(Event):
    """FOD-NECRO-01  Out of a wounded character, or out of a Tomb (empty)."""

    by: str
    zombie: str
    body: str
    at: str


@final
@dataclass(frozen=True)
class ShapeChanged(Event):
    """FOD-VAMP-02  The Vampire is a Bat, or the Bat a Vampire again."""

    token: str
    shape: str  # vampire, bat; not `kind`, which is the event's own on the wire


@final
@dataclass(frozen=True)
class BloodDrunk(Event):
    """FOD-VAMP-01  So many blood markers lie with the Vampire now."""

    token: str
    before: int
    blood: int


@final
@dataclass(frozen=True)
class SpecterReincarnated(Event):
    """FOD-SPECTER-06  The Specter is now the character whose body it took."""

    token: str
    host: str


@final
@dataclass(frozen=True)
class RoomsSwapped(Event):
    """FOD-INV-01  Two rooms have changed places; what is known of them has, too."""

    by: str
    place: str
    next: str

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "twister-fact-turned"


@final
@dataclass(frozen=True)
class ObjectFound(Event):
    """FOD-STATUE-01  The sword of the Statue, or the Torch of a wall sconce (FOD-SCONCE-01)."""

    by: str
    token: str
    at: str


@final
@dataclass(frozen=True)
class ElementShown(Event):
    """MIX-SCEN-02  An object of the scenario lies in the room that was revealed."""

    token: str
    at: str


@final
@dataclass(frozen=True)
class FountainDrunk(Event):
    """FOD-FOUNT-01  A wounded character stands again."""

    token: str
