"""What a seat may know of a game of Vast: built by adding, never by filtering.

TargetIds: squares `sq:n1e2`, pieces `piece:knight`, and `power:`, `omen:`, `row:`, `cube:`,
`upgrade:`, `slot:` with a name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final


@final
@dataclass(frozen=True)
class TileView:
    """A tile on the map. Sides are north, east, south, west; the Lit side of a Dark tile only for who may know it."""

    id: str  # sq:n1e2
    square: str  # n1e2
    lit: bool  # Terrain is neither Lit nor Dark, but for the bridge
    symbol: str  # fangs, bones, eye, none
    tile: str | None  # event-04
    type: str | None  # event; of Terrain its name: lake
    rotation: int
    walls: tuple[bool, bool, bool, bool]
    bombs: tuple[bool, bool, bool, bool]
    rockslides: tuple[bool, bool, bool, bool]
    treasures: int
    crystal: bool
    event: bool
    vault: bool
    gems: tuple[str, ...]
    flame_wall: bool
    ogre: bool
    troll: bool
    meat: bool
    pieces: tuple[str, ...]
    looked_at: tuple[str, ...]  # roles that have looked at its Lit side


@final
@dataclass(frozen=True)
class Fact:
    """A public number of a board."""

    id: str
    value: int


@final
@dataclass(frozen=True)
class FactList:
    """Several public numbers in order."""

    id: str
    values: tuple[int, ...]


@final
@dataclass(frozen=True)
class Places:
    """Tiles that a board refers to, by square; an empty text is none."""

    id: str
    squares: tuple[str, ...]


@final
@dataclass(frozen=True)
class PileView:
    """A deck, hand or discard: how many cards, and which for who may look (hands in the order drawn, decks from the
    top).
    """

    id: str
    count: int
    cards: tuple[str, ...] | None


@final
@dataclass(frozen=True)
class BoardView:
    """One role's board."""

    id: str  # board:knight
    role: str
    plays: bool
    facts: tuple[Fact, ...]
    lists: tuple[FactList, ...]
    places: tuple[Places, ...]
    piles: tuple[PileView, ...]
    stats: tuple[Fact, ...]  # numbers worked out: strength, armor, stealth, ...


@final
@dataclass(frozen=True)
class PieceView:
    """A piece: where it stands, where a Tribe lurks, or that it is on its board."""

    id: str  # piece:fangs
    piece: str
    role: str
    square: str | None
    lurking: bool


@final
@dataclass(frozen=True)
class Doing:
    """Something under way, by a name of its own, how far it has come and what it is about; all of it is public."""

    what: str
    step: int
    about: tuple[tuple[str, ...], ...]  # for each thing its words


@final
@dataclass(frozen=True)
class VastView:
    """The whole view of a seat."""

    game: str
    content: str
    options: tuple[tuple[str, str], ...]
    roles: tuple[str, ...]  # of this seat
    asked: tuple[str, ...]
    facts: tuple[Fact, ...]  # round, collapse, die, ...
    how: str
    entrance: str  # the square that is the Entrance now
    tiles: tuple[TileView, ...]
    spaces: tuple[str, ...]  # sq:… of the open spaces around the map, and those a Terrain may cover
    pieces: tuple[PieceView, ...]
    boards: tuple[BoardView, ...]
    under_way: tuple[Doing, ...]
    answered: tuple[int, ...]
    targets: tuple[str, ...]  # what else may be clicked
