"""What a seat may know of a game of Vast: built by adding, never by filtering.

TargetIds: squares `sq:n1e2`, pieces `piece:knight`, and `power:`, `omen:`, `row:`, `cube:`,
`upgrade:`, `slot:` with a name.
"""

from __future__ import annotations

from underkeep.games.vast.seat.view.boards import (
    CaveBoardView,
    DragonBoardView,
    GemView,
    GoblinsBoardView,
    HeroCubesView,
    KnightBoardView,
    MonsterSlotView,
    OmenCostsView,
    OmenTokensView,
    SlothRowView,
    ThiefBoardView,
    TribeView,
)
from underkeep.games.vast.seat.view.parts import PieceView, PileView, TileView, UnderWay
from underkeep.games.vast.seat.view.whole import VastView

__all__ = [
    "CaveBoardView",
    "DragonBoardView",
    "GemView",
    "GoblinsBoardView",
    "HeroCubesView",
    "KnightBoardView",
    "MonsterSlotView",
    "OmenCostsView",
    "OmenTokensView",
    "PieceView",
    "PileView",
    "SlothRowView",
    "ThiefBoardView",
    "TileView",
    "TribeView",
    "UnderWay",
    "VastView",
]
