"""DT-JUMP-01  Jump: exactly two squares, straight or in an L, over an obstacle that cannot be walked."""

from __future__ import annotations

from underkeep.core.kernel.frames import LEGAL
from underkeep.core.kernel.native import i64, vec
from underkeep.games.twister.board.squares import beyond
from underkeep.games.twister.names import GHOUL, NOBODY, owner
from underkeep.games.twister.refusals import (
    CHARACTER_BETWEEN,
    JUMP_BLOCKED,
    JUMP_EXIT_TAKEN,
    NO_JUMP_CARD,
    NOT_TWO_SQUARES,
    NOTHING_TO_JUMP,
    NOWHERE,
)
from underkeep.games.twister.rules.carrying import can_leave_behind
from underkeep.games.twister.rules.crowd import ANY_CHARACTER, ANY_STANDING
from underkeep.games.twister.rules.movement import Walker, can_enter_pit, is_exit, refuse_stop
from underkeep.games.twister.state.game import Twister


def refuse_jump(game: Twister, token: i64, crowd: vec[i64]) -> i64:
    """DT-ACT-JUMP  One Jump card (DT-CARD-05), and somewhere to land (DT-JUMP-01)."""
    if game.jumps[owner(token)] == 0:
        return NO_JUMP_CARD
    load = game.load_of(token)
    if landings(game, Walker(game, token, load, crowd)):
        return LEGAL  # away from his own square it does not matter that the crowd counts himself and his load
    leaves = can_leave_behind(game, token, load) and landings(game, Walker(game, token, NOBODY, crowd))
    return LEGAL if leaves else NOWHERE


def beside_pit(game: Twister, square: i64) -> bool:
    """In the base box only pits can be jumped: elsewhere nothing need be worked out."""
    for side in range(i64(4)):
        middle = beyond(square, side)
        if middle >= 0 and game.maze.is_pit(middle):
            return True
    return False


def landings(game: Twister, walker: Walker) -> list[i64]:
    """All squares that a jump may end on, each once."""
    start = game.place[walker.token]
    found: list[i64] = []
    for side in range(i64(4)):
        if refuse_leap(game, walker, start, side) != LEGAL:
            continue
        middle = beyond(start, side)
        for onward in range(i64(4)):
            square = beyond(middle, onward)
            if (
                square >= 0
                and square not in found
                and refuse_landing_from(game, walker, start, middle, onward) == LEGAL
            ):
                found.append(square)
    return found


def refuse_leap(game: Twister, walker: Walker, start: i64, side: i64) -> i64:
    """DT-JUMP-02  The square between: an obstacle he could not walk, a useless Rope or not (AMB-61), with nobody on it
    (DT-JUMP-03).
    """
    if not game.maze.passage(start, side):
        return JUMP_BLOCKED
    middle = beyond(start, side)
    if not game.maze.is_pit(middle) or can_enter_pit(game, walker, start, middle):
        return NOTHING_TO_JUMP
    return CHARACTER_BETWEEN if walker.crowd[middle] & ANY_CHARACTER else LEGAL


def refuse_landing_from(game: Twister, walker: Walker, start: i64, middle: i64, side: i64) -> i64:
    """DT-JUMP-04  Both steps need open edges; the arrival must be a square where he may stop."""
    square = beyond(middle, side)
    if square == start or not game.maze.passage(middle, side):
        return JUMP_BLOCKED
    if is_exit(walker, square) and exit_taken(game, walker, square):
        return JUMP_EXIT_TAKEN
    return refuse_stop(game, walker, square)


def exit_taken(game: Twister, walker: Walker, square: i64) -> bool:
    """DT-JUMP-06  No character on the opponent's line may be there, not even a wounded one (AMB-11)."""
    bits = walker.crowd[square]
    over_wounded = game.rules.jump_exit_over_wounded or walker.kind == GHOUL  # FOD-GHOUL-01
    return bits & (ANY_STANDING if over_wounded else ANY_CHARACTER) != 0


def refuse_landing(game: Twister, walker: Walker, square: i64) -> i64:
    """DT-JUMP-01  Why a jump may not end there; of several ways the first that works decides."""
    start = game.place[walker.token]
    worst: i64 = NOT_TWO_SQUARES
    for side in range(i64(4)):
        middle = beyond(start, side)
        if middle < 0:
            continue
        for onward in range(i64(4)):
            if beyond(middle, onward) != square or square == start:
                continue
            code = refuse_leap(game, walker, start, side)
            if code == LEGAL:
                code = refuse_landing_from(game, walker, start, middle, onward)
            if code == LEGAL:
                return LEGAL
            worst = code
    return worst
