"""The View itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.games.vast.seat.view.boards import (
    CaveBoardView,
    DragonBoardView,
    GoblinsBoardView,
    KnightBoardView,
    ThiefBoardView,
)
from underkeep.games.vast.seat.view.parts import PieceView, TileView, UnderWay


@final
@dataclass(frozen=True)
class VastView:
    """The whole view of a seat."""

    game: str
    content: str
    options: tuple[tuple[str, str], ...]
    roles: tuple[str, ...]  # of this seat
    playing: tuple[str, ...]  # all roles of the table, in turn order
    asked: tuple[str, ...]
    round: int
    turn: str | None  # the role whose turn it is
    collapse: bool
    winner: str | None  # a role, or nobody: all have lost; None while it is undecided
    how: str
    die: int  # the last face of the Dragon die
    spared: bool  # an attack or power was evaded or ignored
    smashed: int  # Crystals, by anybody
    terrain_round: int  # the last one in which Terrain had its chance
    terrain_gone: tuple[str, ...]
    entrance: str  # the square that is the Entrance now
    tiles: tuple[TileView, ...]
    spaces: tuple[str, ...]  # sq:… of the open spaces around the map, and those a Terrain may cover
    pieces: tuple[PieceView, ...]
    knight: KnightBoardView
    goblins: GoblinsBoardView
    dragon: DragonBoardView
    cave: CaveBoardView
    thief: ThiefBoardView
    under_way: tuple[UnderWay, ...]  # from the whole game to the question that is asked now
    answered: tuple[int, ...]
    targets: tuple[str, ...]  # what else may be clicked
