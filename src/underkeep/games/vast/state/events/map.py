"""What happens on the map: pieces, tiles, Terrain and tokens. Names of things, no secrets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.events import EVERYBODY, Event
from underkeep.core.kernel.native import i64
from underkeep.games.vast.state.events.learnt import TileLearnt


@final
@dataclass(frozen=True)
class PieceMoved(Event):
    """A piece stands on another square now; who was nowhere has it for `origin` too. `by` is the role that moves it,
    `how` one of the words of state/changes/pieces.py; `goblins` is the Population of a Tribe.
    """

    piece: str
    origin: str
    square: str
    by: str
    how: str
    goblins: int


@final
@dataclass(frozen=True)
class PieceLeft(Event):
    """A piece went back to its board; `how` is one of the words of state/changes/pieces.py."""

    piece: str
    origin: str
    how: str


@final
@dataclass(frozen=True)
class TilePlaced(TileLearnt):
    """A Dark tile was laid; only its symbol is seen, and that was not known before."""

    square: str
    symbol: str


@final
@dataclass(frozen=True)
class TileRevealed(TileLearnt):
    """A Dark tile is Lit now."""

    square: str
    tile: str
    what: str
    rotation: int


@final
@dataclass(frozen=True)
class TileShown(TileLearnt):
    """A tile was turned over; its rotation is still to be chosen."""

    square: str
    tile: str
    what: str


@final
@dataclass(frozen=True)
class TileRotated(Event):
    """A tile was turned round."""

    square: str
    rotation: int


@final
@dataclass(frozen=True)
class TileRemoved(TileLearnt):
    """A tile collapsed, for all to see."""

    square: str
    tile: str
    what: str


@final
@dataclass(frozen=True)
class TileLookedAt(TileLearnt):
    """The Thief looked; `eyes` is his mask."""

    square: str
    tile: str
    what: str
    eyes: int

    def seen_by(self, roles: i64) -> Event | None:
        return self if self.eyes & roles else TileLookedAt(self.square, "", "", 0)

    def teaches(self) -> i64:
        return self.eyes


@final
@dataclass(frozen=True)
class TerrainPlaced(Event):
    """VAST-TER-001  Terrain lies on the map; `square` is that of its first space."""

    terrain: str
    square: str
    rotation: int


@final
@dataclass(frozen=True)
class TerrainDrawn(Event):
    """VAST-TER-016  A Terrain card was turned up."""

    terrain: str

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "vast-fact-card"


@final
@dataclass(frozen=True)
class TerrainRemoved(Event):
    """VAST-TER-007  A piece of Terrain left the map."""

    terrain: str
    square: str


@final
@dataclass(frozen=True)
class EntranceMoved(Event):
    """VAST-BON-002  The Entrance token lies on another tile."""

    square: str


@final
@dataclass(frozen=True)
class MapSlid(Event):
    """VAST-SPL-002  A group of tiles slid."""

    square: str
    to: str


@final
@dataclass(frozen=True)
class MapShifted(Event):
    """The window moved over the map: every square has another name now."""

    south: int
    east: int


@final
@dataclass(frozen=True)
class TokenPlaced(Event):
    """A token lies on a square: `placed` by a role, `dropped`, or `due` there by the rules."""

    token: str
    square: str
    by: str
    how: str


@final
@dataclass(frozen=True)
class TokenRemoved(Event):
    """A token left a square."""

    token: str
    square: str


@final
@dataclass(frozen=True)
class EdgePlaced(Event):
    """A Bomb or Rockslide lies on an edge."""

    token: str
    square: str
    direction: str


@final
@dataclass(frozen=True)
class TokenShifted(Event):
    """VAST-FM-008  Somebody moved a Treasure or Gem."""

    token: str
    origin: str
    square: str
    by: str


@final
@dataclass(frozen=True)
class HazardStruck(Event):
    """VAST-DMG-001  What a piece meets on its way: the Flame Wall, light, Magma, water."""

    piece: str
    hazard: str
    square: str


@final
@dataclass(frozen=True)
class FlareBurnt(Event):
    """VAST-VAR-010  Somebody lets a Flare burn around a square."""

    by: str
    square: str


@final
@dataclass(frozen=True)
class TileTurned(Event):
    """VAST-TH-006  Somebody turns a Dark tile up of his own accord."""

    by: str
    square: str
