"""VAST-BON-001  The moving Entrance: a token marks it, its tile may fall, and then the token moves on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import SQUARE
from underkeep.games.vast.board.ground import is_ground
from underkeep.games.vast.names import OFF, P_DRAGON, P_FANGS, P_THIEF
from underkeep.games.vast.options import MOVING_ENTRANCE
from underkeep.games.vast.refusals import LEGAL, NOT_ADJACENT, NOT_LIT, OCCUPIED, WRONG_KIND
from underkeep.games.vast.rules.ask import Ask, around
from underkeep.games.vast.rules.forced import refuse_push
from underkeep.games.vast.state.changes.map import move_entrance
from underkeep.games.vast.state.game import Vast


def refuse_new_entrance(game: Vast, tile: i64, falling: tuple[int, ...]) -> i64:
    """VAST-BON-002  An adjacent, unoccupied Lit Cave tile that stays, not through a wall."""
    here = game.cavern.entrance
    direction = game.cavern.direction_between(here, tile) if tile >= 0 else i64(-1)
    if direction < 0 or game.cavern.wall(here, direction) or tile in falling:
        return NOT_ADJACENT
    if is_ground(tile) or not game.cavern.is_lit(tile):
        return NOT_LIT
    return LEGAL if game.is_unoccupied(tile) else OCCUPIED


def entrance_ways(game: Vast, falling: tuple[int, ...]) -> list[i64]:
    """VAST-BON-002  The tiles that the token could move to."""
    found: list[i64] = []
    for direction in range(i64(4)):
        tile = game.cavern.neighbour(game.cavern.entrance, direction)
        if tile >= 0 and refuse_new_entrance(game, tile, falling) == LEGAL:
            found.append(tile)
    return found


def stays_for_good(game: Vast, tile: i64, tribes_scatter: bool = False) -> bool:
    """VAST-COL-005  The Entrance is never removed, unless its token can move on after all pieces (VAST-BON-002)."""
    if tile != game.cavern.entrance:
        return False
    return not game.rules.flag(MOVING_ENTRANCE) or not token_keeps_room(game, OFF, OFF, tribes_scatter)


def token_keeps_room(game: Vast, mover: i64, to: i64, tribes_scatter: bool = False) -> bool:
    """VAST-BON-002  Whether the token has somewhere to go when a piece has moved there and all others have left too."""
    for way in entrance_ways(game, (int(game.cavern.entrance),)):
        if way != to and others_avoid(game, mover, way, tribes_scatter):
            return True
    return False


def others_avoid(game: Vast, mover: i64, way: i64, tribes_scatter: bool) -> bool:
    """VAST-BON-002  Whether every other piece on the Entrance can leave to another tile than that one."""
    for piece in range(i64(P_THIEF + 1)):
        if piece == mover or game.piece_tile(piece) != game.cavern.entrance:
            continue
        if tribes_scatter and P_FANGS <= piece < P_DRAGON:
            continue
        if not leaves_elsewhere(game, piece, way):
            return False
    return True


def leaves_elsewhere(game: Vast, piece: i64, way: i64) -> bool:
    """VAST-COL-008  Whether a piece on the Entrance can leave it to another tile than that one."""
    here = game.cavern.entrance
    for direction in range(i64(4)):
        to = game.cavern.neighbour(here, direction)
        if to >= 0 and to != way and refuse_push(game, piece, here, to, True) == LEGAL:
            return True
    return False


def is_entrance_of(game: Vast, tiles: tuple[int, ...]) -> bool:
    """Whether the token's tile is among those that fall."""
    return game.cavern.entrance in tiles


@final
@dataclass(frozen=True)
class MoveEntrance(Procedure):
    """VAST-BON-002  The token leaves its falling tile last of all; whoever removes the tile chooses where to."""

    by: i64
    tiles: tuple[int, ...]

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.move(game)
            case _:
                game.finish()

    def move(self, game: Vast) -> None:
        """VAST-BON-002  If it can go nowhere the tile stays."""
        ways = entrance_ways(game, self.tiles)
        if len(ways) == 1:
            move_entrance(game, ways[0])
        elif ways:
            game.push(ChooseEntrance(self.by, self.tiles))


@final
@dataclass(frozen=True)
class ChooseEntrance(Ask):
    """VAST-BON-002  Where does the Entrance token go?"""

    by: i64
    tiles: tuple[int, ...]

    def who(self, game: Vast) -> i64:
        return game.seat(self.by)

    def candidates(self, game: Vast) -> list[Action]:
        return around(game, game.cavern.entrance)

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        return refuse_new_entrance(game, game.cavern.tile_at(action.a), self.tiles)

    def take(self, game: Vast, action: Action) -> None:
        move_entrance(game, game.cavern.tile_at(action.a))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-entrance")

    def rule(self) -> str:
        return "VAST-BON-002"
