"""What lies and stands on the map, piles of cards, and what is under way."""

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
class PileView:
    """A deck, hand or discard: how many cards, and which for who may look."""

    count: int
    cards: tuple[str, ...] | None  # hands in the order drawn, decks from the top


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
class UnderWay:
    """Something under way: a turn, an Encounter, an attack, a Collapse, a question; all of it is public."""

    what: str  # attack-on-knight, tiles-revealed, edge: one of the words of seat/under_way_words.py
    stage: int  # how many of its steps are done
    by: str | None  # the role that acts, decides or causes it; nobody
    pieces: tuple[str, ...]  # whom it is about
    squares: tuple[str, ...]  # the tiles that it is about
    space: str | None  # a space of the map, with a tile or without
    way: str | None  # north, east, south, west; where somebody came from may also be nowhere or afar
    card: str | None  # a card, power, omen, row, Monster, Terrain or token; why others may react
    count: int | None  # how many spaces, cards, cubes or tiles
    also: int | None  # a second number: how far, how many already
    grit_spaces: tuple[int, ...]
    special: bool  # the special case of its rule: by the Wisp, with a Bomb, in a Cave-In
