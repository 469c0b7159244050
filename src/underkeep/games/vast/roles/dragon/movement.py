"""VAST-DR-006  How the Dragon moves: straight, under walls and Dark tiles, and what awaits it on the surface."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.actions import Action
from underkeep.core.frames import Procedure
from underkeep.core.native import i64
from underkeep.core.views import Label, label
from underkeep.core.windows import Window
from underkeep.games.vast import victory
from underkeep.games.vast.actions import SQUARE
from underkeep.games.vast.board.sight import straight
from underkeep.games.vast.board.squares import distance
from underkeep.games.vast.moments import DRAGON_MET
from underkeep.games.vast.names import ENTRANCE_TILE, OFF, P_DRAGON
from underkeep.games.vast.options import ESCAPE_AT_END
from underkeep.games.vast.refusals import (
    ALREADY_MOVED,
    DARK_ABOVE,
    LEGAL,
    NOT_A_TILE,
    NOT_STRAIGHT,
    WALL_BETWEEN,
    WRONG_KIND,
)
from underkeep.games.vast.rules.arrive import Arrive
from underkeep.games.vast.rules.ask import DragonAsk, squares_of
from underkeep.games.vast.rules.pieces import move_piece
from underkeep.games.vast.state import Vast

REACH: Final = 2


def refuse_way(game: Vast, tile: i64, direction: i64, over_wall: bool) -> i64:
    """VAST-DR-007  Underground only a tile is needed; surfaced no walls and no Dark tiles (VAST-DR-008)."""
    to = game.cavern.neighbour(tile, direction)
    if to < 0:
        return NOT_A_TILE
    if not game.dragon.surfaced:
        return LEGAL
    if game.cavern.wall(tile, direction) and not over_wall:
        return WALL_BETWEEN
    return DARK_ABOVE if game.cavern.is_dark(to) else LEGAL


def refuse_flight(game: Vast, cell: i64, wing: bool) -> i64:
    """VAST-DR-006  1 or 2 tiles in a straight line; Wing may cross one wall with a move of 1 (VAST-DR-058)."""
    here = game.cavern.where[game.dragon.tile]
    direction = straight(here, cell)
    length = distance(here, cell)
    if direction < 0 or length > REACH:
        return NOT_STRAIGHT
    code = refuse_way(game, game.dragon.tile, direction, wing and length == 1)
    if code != LEGAL or length == 1:
        return code
    return refuse_way(game, game.cavern.neighbour(game.dragon.tile, direction), direction, False)


def refuse_free_move(game: Vast, cell: i64) -> i64:
    """VAST-DR-006  One free move per turn."""
    return ALREADY_MOVED if game.dragon.free_moved else refuse_flight(game, cell, False)


def flight_places(game: Vast) -> list[Action]:
    """Natural candidates: the tiles one and two squares away in the four directions."""
    tiles: list[i64] = []
    for direction in range(i64(4)):
        near = game.cavern.neighbour(game.dragon.tile, direction)
        if near >= 0:
            tiles.append(near)
            far = game.cavern.neighbour(near, direction)
            if far >= 0:
                tiles.append(far)
    return squares_of(game, tiles)


def begin_flight(game: Vast, cell: i64) -> None:
    """VAST-DR-058  A move is completed before anything else."""
    here = game.cavern.where[game.dragon.tile]
    game.dragon.moved = True
    game.push(DragonMoves(straight(here, cell), distance(here, cell)))


@final
@dataclass(frozen=True)
class DragonMoves(Procedure):
    """VAST-DR-006  So many tiles that way."""

    direction: i64
    spaces: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.enter(game)
            case 1:
                self.meet(game)
            case 2:
                self.escape(game)
            case 3:
                self.go_on(game)
            case _:
                game.finish()

    def enter(self, game: Vast) -> None:
        """VAST-DR-073  It may share any tile with anybody."""
        move_piece(game, P_DRAGON, game.cavern.neighbour(game.dragon.tile, self.direction))
        game.push(Arrive(P_DRAGON))

    def meet(self, game: Vast) -> None:
        """VAST-DR-009  Surfaced, it is attacked by those who can."""
        if game.dragon.surfaced:
            game.open_window(Window(DRAGON_MET))

    def escape(self, game: Vast) -> None:
        """VAST-DR-023  Surfaced on the Entrance it has won, after any attack there; with the switch only at the end of
        its turn.
        """
        if not game.rules.flag(ESCAPE_AT_END):
            try_escape(game)

    def go_on(self, game: Vast) -> None:
        """VAST-DR-009  Movement continues afterwards."""
        if self.spaces > 1:
            game.push(DragonMoves(self.direction, self.spaces - 1))


def try_escape(game: Vast) -> None:
    """VAST-DR-023  The surfaced Dragon stands on the Entrance."""
    if game.dragon.surfaced and game.dragon.tile == ENTRANCE_TILE and not game.over():
        game.dragon.escaped = True
        victory.settle(game)


@final
@dataclass(frozen=True)
class ChooseWing(DragonAsk):
    """VAST-DR-042  Where does the Wing carry the Dragon?"""

    def candidates(self, game: Vast) -> list[Action]:
        return flight_places(game)

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_flight(game, action.a, True) if action.verb == SQUARE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        begin_flight(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-wing")

    def rule(self) -> str:
        return "VAST-DR-042"


CHOOSE_WING: Final = ChooseWing()


def enter_map(game: Vast) -> None:
    """VAST-DR-004  On its first turn it enters on the Knight's tile, without her on the Entrance; that is no movement
    (VAST-DR-074).
    """
    if game.dragon.tile == OFF:
        move_piece(game, P_DRAGON, game.knight.tile if game.knight.tile != OFF else i64(ENTRANCE_TILE))
