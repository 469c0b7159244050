"""DT-WALL-01  The Wall-Walker goes to the next square behind one wall, or behind the two facing walls of two rooms."""

from __future__ import annotations

from underkeep.core.kernel.frames import LEGAL
from underkeep.core.kernel.native import i64, vec
from underkeep.games.twister.board.squares import beyond, opposite
from underkeep.games.twister.names import GATE, NOBODY, UNSEEN, WALL, WALL_WALKER
from underkeep.games.twister.refusals import NO_WALL_THERE, NOWHERE, ONLY_WALL_WALKER, WALL_IS_GATE, WALL_UNREVEALED
from underkeep.games.twister.rules.carrying import can_leave_behind
from underkeep.games.twister.rules.movement import Walker, refuse_stop
from underkeep.games.twister.state.game import Twister


def refuse_through(game: Twister, token: i64, crowd: vec[i64]) -> i64:
    """DT-ACT-WALL  With what she holds (DT-WALL-02), or leaving it behind (DT-CARRY-04)."""
    if game.kind[token] != WALL_WALKER:
        return ONLY_WALL_WALKER
    load = game.load_of(token)
    if crossings(game, Walker(game, token, load, crowd)):
        return LEGAL  # away from her own square it does not matter that the crowd counts herself and her load
    leaves = can_leave_behind(game, token, load) and crossings(game, Walker(game, token, NOBODY, crowd))
    return LEGAL if leaves else NOWHERE


def crossings(game: Twister, walker: Walker) -> list[i64]:
    """Every square behind a wall where she may stop."""
    start = game.place[walker.token]
    return [square for square in neighbours(start) if refuse_crossing(game, walker, square) == LEGAL]


def neighbours(square: i64) -> list[i64]:
    found: list[i64] = []
    for side in range(i64(4)):
        there = beyond(square, side)
        if there >= 0:
            found.append(there)
    return found


def refuse_crossing(game: Twister, walker: Walker, square: i64) -> i64:
    """DT-WALL-03  The arrival must be revealed, or a starting line, and legal to stop on."""
    start = game.place[walker.token]
    for side in range(i64(4)):
        if beyond(start, side) == square:
            code = refuse_wall(game, start, side)
            return code if code != LEGAL else refuse_stop(game, walker, square)
    return NO_WALL_THERE


def refuse_wall(game: Twister, start: i64, side: i64) -> i64:
    """DT-WALL-04  Walls only: a portcullis stops her, open or not (DT-GATE-05)."""
    there = beyond(start, side)
    if game.maze.terrain[there] == UNSEEN:
        return WALL_UNREVEALED
    here, facing = game.maze.edge(start, side), game.maze.edge(there, opposite(side))
    if max(here, facing) >= GATE:
        return WALL_IS_GATE
    return LEGAL if here == WALL or facing == WALL else NO_WALL_THERE
