"""VAST-COL-002  Tiles collapse: which may be removed, how pieces leave them, and what follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure, SurveyedDecision
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import SCATTER, SQUARE
from underkeep.games.vast.board.ground import is_ground
from underkeep.games.vast.names import (
    OFF,
    P_DRAGON,
    P_FANGS,
    P_THIEF,
    PIECES,
    TILE_COUNT,
    TYPE_CRYSTAL,
)
from underkeep.games.vast.options import MOVING_ENTRANCE, REMOVER_MOVES
from underkeep.games.vast.refusals import (
    CANNOT_LEAVE,
    DARK_FIRST,
    ENTRANCE_NEEDS_ROOM,
    LEGAL,
    LIT_CRYSTAL_FIRST,
    NEVER_THE_ENTRANCE,
    NOT_A_TILE,
    TERRAIN_NOT_OPEN,
    TOUCHES_TOO_MANY,
    WRONG_KIND,
)
from underkeep.games.vast.role_sets import ALONE
from underkeep.games.vast.rules.arrive import Arrive
from underkeep.games.vast.rules.ask import Ask, around, squares_of
from underkeep.games.vast.rules.entrance import MoveEntrance, stays_for_good, token_keeps_room
from underkeep.games.vast.rules.forced import refuse_push
from underkeep.games.vast.rules.reconnect import Reconnect
from underkeep.games.vast.rules.tell import tell_collapse
from underkeep.games.vast.rules.terrain.fall import EmptyTerrain, fallible, take_off_piece, with_whole_pieces
from underkeep.games.vast.rules.tribes import scatter_by_choice
from underkeep.games.vast.state.changes.map import bury_fallen
from underkeep.games.vast.state.changes.pieces import LEAVE, move_piece, owner_of
from underkeep.games.vast.state.changes.tokens import square_of
from underkeep.games.vast.state.game import Vast


def refuse_exit(game: Vast, piece: i64, tile: i64, to: i64) -> i64:
    """VAST-COL-010  A piece leaves a collapsing tile by its own movement rules, without special moves and without an
    attack.
    """
    if game.cavern.direction_between(tile, to) < 0:
        return NOT_A_TILE
    code = refuse_push(game, piece, tile, to, True)
    if code == LEGAL and tile == game.cavern.entrance and game.rules.flag(MOVING_ENTRANCE):
        return LEGAL if token_keeps_room(game, piece, to, True) else ENTRANCE_NEEDS_ROOM  # VAST-BON-002
    return code


def exits(game: Vast, piece: i64, tile: i64) -> list[i64]:
    """VAST-COL-008  The adjacent tiles that a piece may leave to."""
    found: list[i64] = []
    for direction in range(i64(4)):
        to = game.cavern.neighbour(tile, direction)
        if to >= 0 and refuse_exit(game, piece, tile, to) == LEGAL:
            found.append(to)
    return found


def can_clear(game: Vast, tile: i64) -> bool:
    """VAST-COL-009  Whether every piece on the tile has somewhere to go."""
    for piece in range(i64(6)):
        if game.piece_tile(piece) == tile and not exits(game, piece, tile):
            return False
    return True


def removable(game: Vast) -> list[i64]:
    """VAST-COL-003  The tiles that touch fewest others among those that can be removed; nothing if all are blocked
    (VAST-COL-014).
    """
    fewest: i64 = TILE_COUNT
    found: list[i64] = []
    for tile in game.cavern.tiles():
        if is_ground(tile) or stays_for_good(game, tile):
            continue
        touching = game.cavern.touching(tile)
        if touching > fewest or not can_clear(game, tile):
            continue
        if touching < fewest:
            fewest = touching
            found = []
        found.append(tile)
    found.extend(fallible(game))  # VAST-TER-007
    return found


def is_lit_crystal(game: Vast, tile: i64) -> bool:
    return game.cavern.is_lit(tile) and game.type_of(tile) == TYPE_CRYSTAL


def refuse_removal(game: Vast, tile: i64, eligible: list[i64]) -> i64:
    """VAST-COL-004  Among the eligible tiles a Lit Crystal tile goes first; alone in the dark then Dark ones
    (VAST-VAR-032).
    """
    if tile == OFF:
        return NOT_A_TILE
    if stays_for_good(game, tile):
        return ENTRANCE_NEEDS_ROOM if game.rules.flag(MOVING_ENTRANCE) else NEVER_THE_ENTRANCE
    if tile not in eligible:
        if is_ground(tile):
            return TERRAIN_NOT_OPEN
        return TOUCHES_TOO_MANY if can_clear(game, tile) else CANNOT_LEAVE
    if is_lit_crystal(game, tile):
        return LEGAL
    for other in eligible:
        if is_lit_crystal(game, other):
            return LIT_CRYSTAL_FIRST  # VAST-CTR-08
        if game.rules.tiles_by == ALONE and game.cavern.is_lit(tile) and game.cavern.is_dark(other):
            return DARK_FIRST
    return LEGAL


@final
@dataclass(frozen=True)
class RemoveTiles(Procedure):
    """VAST-COL-002  During the Collapse so many tiles are removed, one after the other."""

    by: i64
    count: i64

    def run(self, game: Vast, step: i64) -> None:
        if step >= self.count:
            game.finish()
        else:
            self.remove_next(game)

    def remove_next(self, game: Vast) -> None:
        """VAST-COL-014  If every tile is blocked the removal is skipped."""
        if removable(game):
            game.push(ChooseRemoval(self.by))


@final
@dataclass(frozen=True)
class ChooseRemoval(SurveyedDecision):
    """VAST-COL-003  Which tile is removed?"""

    by: i64

    def who(self, game: Vast) -> i64:
        return game.seat(self.by)

    def survey(self, game: Vast) -> list[i64]:
        return removable(game)

    def candidates_in(self, game: Vast, survey: list[i64]) -> list[Action]:
        return squares_of(game, survey)

    def refuse_in(self, game: Vast, action: Action, survey: list[i64]) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        return refuse_removal(game, game.cavern.tile_at(action.a), survey)

    def take(self, game: Vast, action: Action) -> None:
        tell_collapse(game, self.by, game.cavern.tile_at(action.a))
        game.push(CollapseTile(self.by, int(game.cavern.tile_at(action.a))))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-remove")

    def rule(self) -> str:
        return "VAST-COL-003"


@final
@dataclass(frozen=True)
class CollapseTile(Procedure):
    """VAST-COL-008  One tile collapses: pieces leave in turn order, the tile goes, the map is mended."""

    by: i64
    tile: int

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.clear(game)
            case 1:
                self.move_token(game)
            case 2:
                self.remove(game)
            case 3:
                self.mend(game)
            case _:
                game.finish()

    def clear(self, game: Vast) -> None:
        """VAST-COL-008  Pieces on it leave first."""
        if is_ground(self.tile):
            game.push(EmptyTerrain(self.by, with_whole_pieces([self.tile])))
        else:
            game.push(ClearTile(self.by, self.tile))

    def move_token(self, game: Vast) -> None:
        """VAST-BON-002  The Entrance token leaves last of all."""
        if self.tile == game.cavern.entrance and game.is_empty(self.tile):
            game.push(MoveEntrance(self.by, (self.tile,)))

    def remove(self, game: Vast) -> None:
        """VAST-COL-009  A tile that somebody could not leave stays."""
        if self.tile != game.cavern.entrance:
            take_off_piece(game, self.tile)
            bury_fallen(game)

    def mend(self, game: Vast) -> None:
        """VAST-COL-013  The map slides together, edges are filled."""
        game.push(Reconnect(self.by))


@final
@dataclass(frozen=True)
class ClearTile(Procedure):
    """VAST-COL-008  The pieces on a tile leave it in turn order, beginning with the Knight."""

    by: i64
    tile: int
    scatter: i64 = 0  # 1 in a Cave-In, where Tribes may scatter instead of moving (VAST-GO-090)

    def run(self, game: Vast, step: i64) -> None:
        if step > P_THIEF:
            game.finish()
        elif game.piece_tile(step) == self.tile:
            self.send_away(game, step)

    def send_away(self, game: Vast, piece: i64) -> None:
        """VAST-COL-011  To an adjacent tile; where several fit its owner chooses."""
        ways = exits(game, piece, self.tile)
        scatter = self.scatter if P_FANGS <= piece < P_DRAGON else i64(0)
        if len(ways) == 1 and not scatter:
            leave(game, piece, ways[0])
        elif ways or scatter:
            game.push(ChooseExit(self.by, self.tile, piece, scatter))


def leave(game: Vast, piece: i64, to: i64) -> None:
    """VAST-DMG-001  Leaving a collapsing tile enters the next one with all that this brings."""
    came = int(game.piece_tile(piece))
    move_piece(game, piece, to, LEAVE)
    game.push(Arrive(piece, came))


@final
@dataclass(frozen=True)
class ChooseExit(Ask):
    """VAST-COL-011  Where does the piece go? Its owner decides, with the switch the remover (VAST-CTR-18)."""

    by: i64
    tile: int
    piece: i64
    scatter: i64

    def who(self, game: Vast) -> i64:
        return game.seat(self.by if game.rules.flag(REMOVER_MOVES) else owner_of(self.piece))

    def candidates(self, game: Vast) -> list[Action]:
        return [*around(game, self.tile), SCATTER]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is SCATTER:
            return LEGAL if self.scatter else WRONG_KIND  # VAST-GO-090
        if action.verb != SQUARE:
            return WRONG_KIND
        to = game.cavern.tile_at(action.a)
        return refuse_exit(game, self.piece, self.tile, to) if to >= 0 else NOT_A_TILE

    def take(self, game: Vast, action: Action) -> None:
        if action is SCATTER:
            scatter_by_choice(game, self.piece - P_FANGS)
        else:
            leave(game, self.piece, game.cavern.tile_at(action.a))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-exit", piece=PIECES[self.piece], square=square_of(game, self.tile))

    def rule(self) -> str:
        return "VAST-COL-011"
