"""VAST-TH-005  How the Thief moves: step by step, over walls and chasms, off Terrain and down the River."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.games.vast.actions import DONE
from underkeep.games.vast.board.ground import is_barred, is_ground, is_pit, is_river
from underkeep.games.vast.board.squares import direction_to
from underkeep.games.vast.board.squares import step as step_to
from underkeep.games.vast.names import CLIMBING_GEAR, OFF, P_THIEF
from underkeep.games.vast.refusals import (
    LEGAL,
    NEVER_ENDS_IN_PIT,
    NO_CUBES,
    NOT_A_TILE,
    NOT_ADJACENT,
    NOTHING_TO_CLIMB,
    THIEF_CANNOT_MOVE,
    WALL_BETWEEN,
)
from underkeep.games.vast.rules.arrive import Arrive
from underkeep.games.vast.rules.fill import StepsOut, lay_at
from underkeep.games.vast.rules.terrain.effects import Drift, may_drift
from underkeep.games.vast.rules.terrain.walk import JUMP, OUT, refuse_out, refuse_space, way_to, ways
from underkeep.games.vast.state.changes.pieces import CLIMB, WALK, move_piece
from underkeep.games.vast.state.changes.thief import spend_cubes, spend_movement
from underkeep.games.vast.state.game import Vast

CLIMB_CUBES: Final = 2


def refuse_walk(game: Vast, cell: i64) -> i64:
    """VAST-TH-005  An adjacent tile, Dark, Lit or occupied, not through a wall."""
    way = way_to(game, game.thief.tile, cell)
    if way < 0:
        return NOT_ADJACENT
    if game.thief.moves_left() == 0:
        return THIEF_CANNOT_MOVE
    if way == OUT:
        return refuse_out(game, cell)
    if way < JUMP and game.cavern.wall(game.thief.tile, way):
        return WALL_BETWEEN
    to = game.cavern.tile_at(cell)
    return refuse_space(game, to, game.thief.moves_left() - 1) if is_ground(to) else i64(LEGAL)


def must_leave_pit(game: Vast) -> bool:
    """VAST-TER-014  He stands in a Pit and can go on."""
    if not is_pit(game.thief.tile):
        return False
    for action in ways(game, game.thief.tile):
        if refuse_walk(game, action.a) == LEGAL:
            return True
    return False


def climb_price(game: Vast) -> i64:
    """VAST-TH-010  2 cubes, 1 with Climbing Gear (VAST-CTR-04)."""
    return CLIMB_CUBES - (1 if game.thief.has(CLIMBING_GEAR) else 0)


def refuse_climb(game: Vast, direction: i64) -> i64:
    """VAST-TH-010  Across a wall onto the tile behind it; Movement is paid too."""
    beyond = game.cavern.neighbour(game.thief.tile, direction)
    if beyond < 0:
        return NOT_A_TILE
    if is_barred(beyond):
        return refuse_crossing(game, beyond, direction)
    if is_pit(beyond):
        return NEVER_ENDS_IN_PIT
    if not game.cavern.wall(game.thief.tile, direction):
        return NOTHING_TO_CLIMB
    if game.thief.moves_left() == 0:
        return THIEF_CANNOT_MOVE
    return LEGAL if game.thief.cubes_left() >= climb_price(game) else NO_CUBES


def refuse_crossing(game: Vast, barred: i64, direction: i64) -> i64:
    """VAST-TER-010  Straight across an outer space of the Canyon: one cube more than a wall, Movement for both spaces,
    no wall on the way.
    """
    to = game.cavern.passage(barred, direction)
    if to < 0 or is_barred(to) or game.cavern.wall(game.thief.tile, direction):
        return NOTHING_TO_CLIMB
    if game.thief.moves_left() < 2:
        return THIEF_CANNOT_MOVE
    return LEGAL if game.thief.cubes_left() > climb_price(game) else NO_CUBES


def climb(game: Vast, direction: i64) -> None:
    """VAST-TH-010  Over the wall, or over the Canyon without stopping on it."""
    to = game.cavern.neighbour(game.thief.tile, direction)
    spend_cubes(game, climb_price(game))
    if is_barred(to):
        spend_cubes(game, 1)
        spend_movement(game)
        to = game.cavern.neighbour(to, direction)
    walk(game, to, CLIMB)


def walk(game: Vast, to: i64, how: str = WALK) -> None:
    """VAST-TH-004  One point of Movement per tile."""
    spend_movement(game)
    enter(game, to, how)


def enter(game: Vast, to: i64, how: str = WALK) -> None:
    """VAST-TER-015  He is there now; a River may carry him on."""
    move_piece(game, P_THIEF, to, how)
    if is_river(to):
        game.push(THIEF_IN_RIVER)
    game.push(Arrive(P_THIEF))


def walk_to(game: Vast, cell: i64) -> None:
    """VAST-TER-006  Over an edge of Terrain a Dark tile is placed first, then entered."""
    if game.cavern.tile_at(cell) >= 0:
        walk(game, game.cavern.tile_at(cell))
    else:
        game.push(ThiefStepsOut(direction_to(game.cavern.where[game.thief.tile], cell)))


@final
@dataclass(frozen=True)
class ThiefStepsOut(StepsOut):
    """VAST-TER-006  He leaves Terrain onto unexplored ground that way."""

    direction: i64

    def lay(self, game: Vast) -> None:
        """VAST-TER-006  A Dark tile: the Cave's choice, or the top of the stack."""
        lay_at(game, step_to(game.cavern.where[game.thief.tile], self.direction))

    def enter(self, game: Vast) -> None:
        """VAST-TH-005  Then he enters it."""
        walk(game, game.cavern.neighbour(game.thief.tile, self.direction))


@final
@dataclass(frozen=True)
class ThiefInRiver(Procedure):
    """VAST-TER-015  He has entered a River space."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.drift(game)
            case _:
                game.finish()

    def drift(self, game: Vast) -> None:
        """VAST-TER-015  It may carry him on."""
        if game.thief.tile != OFF and may_drift(game, THIEF_DRIFTS):
            game.push(THIEF_DRIFTS)


@final
@dataclass(frozen=True)
class ThiefDrifts(Drift):
    """VAST-TER-015  Does the River carry the Thief on?"""

    def piece(self) -> i64:
        return P_THIEF

    def refuse_entry(self, game: Vast, to: i64) -> i64:
        return LEGAL

    def take(self, game: Vast, action: Action) -> None:
        if action is not DONE:
            enter(game, game.cavern.tile_at(action.a))


THIEF_IN_RIVER: Final = ThiefInRiver()
THIEF_DRIFTS: Final = ThiefDrifts()
