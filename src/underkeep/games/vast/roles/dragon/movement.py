"""VAST-DR-006  How the Dragon moves: straight, under walls and Dark tiles, and what awaits it on the surface."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Window
from underkeep.games.vast.actions import DONE, SQUARE, SQUARES
from underkeep.games.vast.board.ground import is_barred, is_ground, is_pit, is_river
from underkeep.games.vast.board.sight import straight
from underkeep.games.vast.board.squares import distance
from underkeep.games.vast.board.squares import step as step_to
from underkeep.games.vast.names import OFF, P_DRAGON, PW_WING, TILE_COUNT
from underkeep.games.vast.options import ESCAPE_AT_END
from underkeep.games.vast.refusals import (
    ALREADY_MOVED,
    CANYON_BARS,
    DARK_ABOVE,
    LEGAL,
    NOT_A_TILE,
    NOT_STRAIGHT,
    WALL_BETWEEN,
    WRONG_KIND,
)
from underkeep.games.vast.rules import victory
from underkeep.games.vast.rules.arrive import Arrive
from underkeep.games.vast.rules.ask import DragonAsk, options_exist, squares_of
from underkeep.games.vast.rules.fill import lay_at
from underkeep.games.vast.rules.moments import DRAGON_MET
from underkeep.games.vast.rules.scales import can_pay
from underkeep.games.vast.rules.terrain.effects import Drift, may_drift
from underkeep.games.vast.rules.terrain.walk import other_pits, refuse_out, refuse_space
from underkeep.games.vast.state.changes.dragon import free_dragon, use_flight
from underkeep.games.vast.state.changes.pieces import ENTER, move_piece
from underkeep.games.vast.state.game import Vast

REACH: Final = 2


def refuse_way(game: Vast, tile: i64, direction: i64, over_wall: bool) -> i64:
    """VAST-DR-007  Underground only a tile is needed; surfaced no walls and no Dark tiles (VAST-DR-008)."""
    to = game.cavern.neighbour(tile, direction)
    if to < 0:
        return refuse_unexplored(game, tile, direction)
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
    if is_pit(game.dragon.tile) and is_beside_other_pit(game, game.cavern.tile_at(cell)):
        return refuse_end(game, cell, wing)  # VAST-TER-014: a jump and out again
    if direction < 0 or length > REACH:
        return NOT_STRAIGHT
    code = refuse_way(game, game.dragon.tile, direction, wing and length == 1)
    if code == LEGAL and length == 2:
        code = refuse_second(game, game.cavern.neighbour(game.dragon.tile, direction), direction, wing)
    return refuse_end(game, cell, wing) if code == LEGAL else code


def refuse_second(game: Vast, between: i64, direction: i64, wing: bool) -> i64:
    """VAST-TER-010  The second space of a move: not from ground that does not exist yet; over the Canyon only a
    surfaced Dragon's Wing carries.
    """
    if between < 0:
        return NOT_A_TILE
    if is_barred(between) and not (wing and game.dragon.surfaced):
        return CANYON_BARS
    return refuse_way(game, between, direction, False)


def refuse_unexplored(game: Vast, tile: i64, direction: i64) -> i64:
    """VAST-TER-006  Off Terrain onto unexplored ground: only underground, since a Dark tile will lie there."""
    if not is_ground(tile) or is_barred(tile):
        return NOT_A_TILE
    return DARK_ABOVE if game.dragon.surfaced else refuse_out(game, step_to(game.cavern.where[tile], direction))


def refuse_end(game: Vast, cell: i64, wing: bool) -> i64:
    """VAST-TER-014  No move ends in the Canyon; a Pit needs a second movement this turn: the free move, or a Wing that
    can be paid.
    """
    to = game.cavern.tile_at(cell)
    if not is_ground(to):
        return LEGAL
    again = not game.dragon.free_moved if wing else wing_in_hand(game)
    return refuse_space(game, to, 1 if again else 0)


def wing_in_hand(game: Vast) -> bool:
    """VAST-DR-042  Whether Wing can be paid for."""
    return can_pay(game, PW_WING)


def is_beside_other_pit(game: Vast, tile: i64) -> bool:
    """VAST-TER-014  Whether a tile is next to one of the Pits that the Dragon's Pit leads to."""
    if tile < 0 or is_pit(tile):
        return False
    for pit in other_pits(game, game.dragon.tile):
        for direction in range(i64(4)):
            if game.cavern.neighbour(pit, direction) == tile:
                return refuse_way(game, pit, direction, False) == LEGAL
    return False


def must_leave_pit(game: Vast) -> bool:
    """VAST-TER-014  It lies in a Pit and has a movement left."""
    if not is_pit(game.dragon.tile):
        return False
    if not game.dragon.free_moved:
        return options_exist(game, CHOOSE_WING)
    return wing_in_hand(game) and options_exist(game, CHOOSE_WING)


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
    found = squares_of(game, tiles)
    if game.cavern.count > TILE_COUNT:
        found.extend(ground_places(game, found))
    return found


def ground_places(game: Vast, found: list[Action]) -> list[Action]:
    """VAST-TER-006  Beyond that: open spaces that a move off Terrain could reach, and what lies beside the other
    Pits.
    """
    here = game.dragon.tile
    cells = [step_to(game.cavern.where[pit], way) for pit in other_pits(game, here) for way in range(i64(4))]
    for direction in range(i64(4)):
        near = step_to(game.cavern.where[here], direction)
        cells.append(near)
        if is_ground(game.cavern.tile_at(near)):
            cells.append(step_to(near, direction))
    more: list[Action] = []
    for cell in cells:
        if SQUARES[cell] not in found and SQUARES[cell] not in more:
            more.append(SQUARES[cell])
    return more


def begin_flight(game: Vast, cell: i64) -> None:
    """VAST-DR-058  A move is completed before anything else."""
    here = game.cavern.where[game.dragon.tile]
    use_flight(game)
    if straight(here, cell) < 0 or distance(here, cell) > REACH or jumps(game, cell):
        game.push(DragonJumps(int(game.cavern.tile_at(cell))))
    else:
        game.push(DragonMoves(straight(here, cell), distance(here, cell)))


def jumps(game: Vast, cell: i64) -> bool:
    """VAST-TER-014  Only by way of another Pit does it get there."""
    if not is_pit(game.dragon.tile):
        return False
    direction = straight(game.cavern.where[game.dragon.tile], cell)
    code = refuse_way(game, game.dragon.tile, direction, False)
    if code == LEGAL and distance(game.cavern.where[game.dragon.tile], cell) == 2:
        code = refuse_second(game, game.cavern.neighbour(game.dragon.tile, direction), direction, False)
    return code != LEGAL and is_beside_other_pit(game, game.cavern.tile_at(cell))


@final
@dataclass(frozen=True)
class DragonJumps(Procedure):
    """VAST-TER-014  From its Pit to another and out onto a space beside that."""

    tile: int

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.jump(game)
            case 1:
                self.come_out(game)
            case _:
                game.finish()

    def jump(self, game: Vast) -> None:
        """VAST-TER-014  The Pits are adjacent for movement."""
        for pit in other_pits(game, game.dragon.tile):
            if game.cavern.direction_between(pit, self.tile) >= 0:
                move_piece(game, P_DRAGON, pit)
                return

    def come_out(self, game: Vast) -> None:
        """VAST-DR-009  It meets who is there as after any step."""
        game.push(DragonMoves(game.cavern.direction_between(game.dragon.tile, self.tile), 1))


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
        """VAST-DR-073  It may share any tile with anybody; onto unexplored ground a Dark tile is placed first
        (VAST-TER-006).
        """
        to = game.cavern.neighbour(game.dragon.tile, self.direction)
        if to < 0:
            game.go_to(0)
            lay_at(game, step_to(game.cavern.where[game.dragon.tile], self.direction))
            return
        move_piece(game, P_DRAGON, to)
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
        elif is_river(game.dragon.tile) and may_drift(game, DRAGON_DRIFTS):
            game.push(DRAGON_DRIFTS)  # VAST-TER-015


@final
@dataclass(frozen=True)
class DragonDrifts(Drift):
    """VAST-TER-015  Does the River carry the Dragon on?"""

    def piece(self) -> i64:
        return P_DRAGON

    def refuse_entry(self, game: Vast, to: i64) -> i64:
        return refuse_way(game, game.dragon.tile, game.cavern.direction_between(game.dragon.tile, to), False)

    def take(self, game: Vast, action: Action) -> None:
        if action is not DONE:
            game.push(DragonMoves(straight(game.cavern.where[game.dragon.tile], action.a), 1))


DRAGON_DRIFTS: Final = DragonDrifts()


def try_escape(game: Vast) -> None:
    """VAST-DR-023  The surfaced Dragon stands on the Entrance."""
    if game.dragon.surfaced and game.dragon.tile == game.cavern.entrance and not game.over():
        free_dragon(game)
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
        to = game.knight.tile if game.knight.tile != OFF else game.cavern.entrance
        move_piece(game, P_DRAGON, to, ENTER)
