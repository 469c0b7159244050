"""VAST-GO-090  Cave-In: the Goblins let tiles fall anywhere, then the map is mended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import DONE, SQUARE
from underkeep.games.vast.board.ground import is_ground, together
from underkeep.games.vast.names import (
    CRYSTAL,
    EYE,
    GOBLINS,
)
from underkeep.games.vast.options import MOVING_ENTRANCE
from underkeep.games.vast.refusals import (
    CRYSTAL_ON_TILE,
    ENTRANCE_NEEDS_ROOM,
    EYE_IS_EMPTY,
    LEGAL,
    NEVER_THE_ENTRANCE,
    NOT_A_TILE,
    OCCUPIED,
    WRONG_KIND,
)
from underkeep.games.vast.rules.ask import GoblinsAsk, options_exist, squares_of
from underkeep.games.vast.rules.collapse import ClearTile
from underkeep.games.vast.rules.entrance import MoveEntrance, stays_for_good
from underkeep.games.vast.rules.reconnect import Reconnect
from underkeep.games.vast.rules.tell import tell_collapse
from underkeep.games.vast.rules.terrain.fall import EmptyTerrain, take_off_piece, with_whole_pieces
from underkeep.games.vast.state.changes.map import bury_fallen
from underkeep.games.vast.state.game import Vast

MAY_SCATTER: Final = 1  # instead of moving away


def refuse_cave_in_tile(game: Vast, tile: i64) -> i64:
    """VAST-GO-090  Any tile but the Entrance, without Crystal token and without other players."""
    if tile < 0:
        return NOT_A_TILE
    if stays_for_good(game, tile, True):
        return ENTRANCE_NEEDS_ROOM if game.rules.flag(MOVING_ENTRANCE) else NEVER_THE_ENTRANCE
    for space in together(tile):  # VAST-TER-007: Terrain falls as a whole
        if game.has_mark(space, CRYSTAL):
            return CRYSTAL_ON_TILE
        if game.knight.tile == space or game.dragon.tile == space or game.thief.tile == space:
            return OCCUPIED
    return LEGAL


def refuse_cave_in(game: Vast) -> i64:
    """VAST-GO-090  The Eye has Population and a tile may fall; at any time of the turn (VAST-GO-020)."""
    if game.goblins.population[EYE] == 0:
        return EYE_IS_EMPTY
    for tile in game.cavern.tiles():
        if refuse_cave_in_tile(game, tile) == LEGAL:
            return LEGAL
    return NOT_A_TILE


@final
@dataclass(frozen=True)
class CaveIn(Procedure):
    """VAST-GO-090  Up to so many more tiles fall, then the map is mended."""

    count: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.ask(game)
            case _:
                game.finish()

    def ask(self, game: Vast) -> None:
        """VAST-GO-090  One tile at a time."""
        if self.count > 0 and options_exist(game, ChooseCaveIn(self.count)):
            game.push(ChooseCaveIn(self.count))
        else:
            game.push(CAVE_IN_ENDS)


@final
@dataclass(frozen=True)
class ChooseCaveIn(GoblinsAsk):
    """VAST-GO-090  Which tile collapses?"""

    count: i64

    def candidates(self, game: Vast) -> list[Action]:
        return [*squares_of(game, game.cavern.tiles()), DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        return refuse_cave_in_tile(game, game.cavern.tile_at(action.a)) if action.verb == SQUARE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action is DONE:
            game.push(CAVE_IN_ENDS)
        else:
            tell_collapse(game, GOBLINS, game.cavern.tile_at(action.a))
            game.push(CaveInTile(int(game.cavern.tile_at(action.a)), self.count))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-cave-in", count=int(self.count))

    def rule(self) -> str:
        return "VAST-GO-090"


@final
@dataclass(frozen=True)
class CaveInTile(Procedure):
    """VAST-GO-090  One tile falls; own Tribes on it move or scatter."""

    tile: int
    count: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.clear(game)
            case 1:
                self.move_token(game)
            case 2:
                self.fall(game)
            case 3:
                self.go_on(game)
            case _:
                game.finish()

    def clear(self, game: Vast) -> None:
        """VAST-GO-090  Own Tribes leave first."""
        if is_ground(self.tile):
            game.push(EmptyTerrain(GOBLINS, with_whole_pieces([self.tile]), MAY_SCATTER))
        else:
            game.push(ClearTile(GOBLINS, self.tile, MAY_SCATTER))

    def move_token(self, game: Vast) -> None:
        """VAST-BON-002  The Entrance token leaves last of all."""
        if self.tile == game.cavern.entrance and game.is_empty(self.tile):
            game.push(MoveEntrance(GOBLINS, (self.tile,)))

    def fall(self, game: Vast) -> None:
        """VAST-COL-006  The tile falls."""
        if self.tile != game.cavern.entrance:
            take_off_piece(game, self.tile)

    def go_on(self, game: Vast) -> None:
        """VAST-GO-090  The next one."""
        game.push(CaveIn(self.count - 1))


@final
@dataclass(frozen=True)
class CaveInEnds(Procedure):
    """VAST-GO-090  Reconnect, then fill."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.mend(game)
            case _:
                game.finish()

    def mend(self, game: Vast) -> None:
        """VAST-COL-013  What fell goes under the stack, the map slides together."""
        bury_fallen(game)
        game.push(Reconnect(GOBLINS))


CAVE_IN_ENDS: Final = CaveInEnds()
