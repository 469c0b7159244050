"""VAST-CAVE-015  Rockslide: closing an edge, or moving one of three tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import (
    DIRECTION,
    SQUARE,
    WAYS,
)
from underkeep.games.vast.board.ground import is_ground, kind_of
from underkeep.games.vast.refusals import (
    LEGAL,
    NEEDS_A_LIT_TILE,
    NO_ROCKSLIDE_THERE,
    NOT_A_TILE,
    WALL_BETWEEN,
    WITHIN_TERRAIN,
    WRONG_KIND,
)
from underkeep.games.vast.rules.ask import CaveAsk, squares_of
from underkeep.games.vast.state.changes.map import block_edge, lift_rockslide
from underkeep.games.vast.state.changes.tokens import square_of
from underkeep.games.vast.state.game import Vast


def refuse_slide_edge(game: Vast, tile: i64, direction: i64) -> i64:
    """VAST-CAVE-015  An edge without wall between two tiles, at least one of them Lit."""
    other = game.cavern.neighbour(tile, direction)
    if other < 0:
        return NOT_A_TILE
    if game.cavern.wall(tile, direction):
        return WALL_BETWEEN
    if is_ground(tile) or is_ground(other):
        return WITHIN_TERRAIN if kind_of(tile) == kind_of(other) else LEGAL  # VAST-TER-008
    return LEGAL if game.cavern.is_lit(tile) or game.cavern.is_lit(other) else NEEDS_A_LIT_TILE


def has_edge(game: Vast, tile: i64) -> bool:
    for direction in range(i64(4)):
        if refuse_slide_edge(game, tile, direction) == LEGAL:
            return True
    return False


@final
@dataclass(frozen=True)
class RockslideTile(CaveAsk):
    """VAST-CAVE-015  At which tile does the Rockslide go down?"""

    def candidates(self, game: Vast) -> list[Action]:
        return squares_of(game, game.cavern.tiles())

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        tile = game.cavern.tile_at(action.a)
        if tile < 0:
            return NOT_A_TILE
        return LEGAL if has_edge(game, tile) else WALL_BETWEEN

    def take(self, game: Vast, action: Action) -> None:
        game.push(RockslideEdge(int(game.cavern.tile_at(action.a))))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-rockslide")

    def rule(self) -> str:
        return "VAST-CAVE-015"


ROCKSLIDE_TILE: Final = RockslideTile()


@final
@dataclass(frozen=True)
class RockslideEdge(CaveAsk):
    """VAST-CAVE-015  On which edge of the tile?"""

    tile: int

    def candidates(self, game: Vast) -> list[Action]:
        return WAYS

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_slide_edge(game, self.tile, action.a) if action.verb == DIRECTION else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        block_edge(game, self.tile, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-rockslide-edge", square=square_of(game, self.tile))

    def rule(self) -> str:
        return "VAST-CAVE-015"


@final
@dataclass(frozen=True)
class LiftTile(CaveAsk):
    """VAST-CAVE-015  All three Rockslides are out: from which tile is one taken?"""

    def candidates(self, game: Vast) -> list[Action]:
        return squares_of(game, [tile for tile in game.cavern.tiles() if game.cavern.blocked[tile]])

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        tile = game.cavern.tile_at(action.a)
        return LEGAL if tile >= 0 and game.cavern.blocked[tile] else NO_ROCKSLIDE_THERE

    def take(self, game: Vast, action: Action) -> None:
        game.push(LiftEdge(int(game.cavern.tile_at(action.a))))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-lift")

    def rule(self) -> str:
        return "VAST-CAVE-015"


LIFT_TILE: Final = LiftTile()


@final
@dataclass(frozen=True)
class LiftEdge(CaveAsk):
    """VAST-CAVE-015  Which Rockslide of that tile is moved?"""

    tile: int

    def candidates(self, game: Vast) -> list[Action]:
        return WAYS

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != DIRECTION:
            return WRONG_KIND
        return LEGAL if game.cavern.blocked[self.tile] >> action.a & 1 else NO_ROCKSLIDE_THERE

    def take(self, game: Vast, action: Action) -> None:
        lift_rockslide(game, self.tile, action.a)
        game.push(ROCKSLIDE_TILE)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-lift-edge", square=square_of(game, self.tile))

    def rule(self) -> str:
        return "VAST-CAVE-015"
