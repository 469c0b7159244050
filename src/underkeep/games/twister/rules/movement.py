"""DT-MOVE-01  Movement: who may enter which square, who may stop where, and what is within reach."""

from __future__ import annotations

from typing import Final, final

from underkeep.core.native import append, i64, vec
from underkeep.games.twister.board.squares import LINE_OF, SQUARES, beyond
from underkeep.games.twister.kinds import PIT, ROPE, THIEF, UNSEEN, other
from underkeep.games.twister.refusals import (
    ENEMY_IN_THE_WAY,
    ENEMY_LIES_THERE,
    EXIT_BLOCKED,
    NO_ATTACHMENT,
    NO_STOP_ON_PIT,
    NO_WAY,
    OCCUPIED,
    OK,
    PIT_IN_THE_WAY,
    TOO_FAR,
    TWO_TOKENS,
    UNREVEALED,
    WOULD_KILL_FRIEND,
)  # fmt: skip
from underkeep.games.twister.rules.crowd import ANY_STANDING, ROPE_HERE, count, crowd, standing_of, thief_of, wounded_of
from underkeep.games.twister.state import Twister, is_character, kind_of, owner

FAR: Final = 1000  # steps without end, to explain a refusal
UNREACHED: Final = vec[i64]([-1] * SQUARES)


@final
class Walker:
    """Facts about a character on the way, worked out once; `boldness` lets an explanation ignore enemies or pits."""

    def __init__(self, game: Twister, token: i64, load: i64, bits: vec[i64]) -> None:
        self.token = token
        self.load = load
        self.side = owner(token)
        self.enemy: i64 = other(int(self.side))
        self.flies = game.maze.box.flies[kind_of(token)] != 0
        self.is_thief = kind_of(token) == THIEF
        self.has_rope = load >= 0 and kind_of(load) == ROPE
        self.bears_wounded = load >= 0 and is_character(load)
        self.crowd = bits  # who and what lies where, himself and his load not counted
        self.ignores_enemies = False
        self.ignores_pits = False


def walker_of(game: Twister, token: i64, load: i64) -> Walker:
    """A character on the way with what he carries."""
    return Walker(game, token, load, crowd(game, token, load, -1))


def is_exit(walker: Walker, square: i64) -> bool:
    """DT-MOVE-09  Any square of the opponent's line, no other way out (DT-EXIT-04); one's own is ordinary ground
    (DT-MOVE-10).
    """
    return LINE_OF[square] == walker.enemy


# ---------------------------------------------------------------------- entering
def can_enter(game: Twister, walker: Walker, start: i64, square: i64) -> bool:
    """DT-MOVE-04  Friends, wounded ones and objects are walked over, whatever lies there meanwhile (DT-GOLD-07)."""
    bits = walker.crowd[square]
    if is_exit(walker, square):
        return can_leave_over(walker, bits)
    if standing_of(bits, walker.enemy) and not walker.flies and not walker.ignores_enemies:
        return False  # DT-MOVE-05, DT-FLY-01
    if game.maze.terrain[square] == PIT:  # DT-MOVE-07
        return can_enter_pit(game, walker, start, square)
    return True


def can_enter_pit(game: Twister, walker: Walker, start: i64, pit: i64) -> bool:
    """DT-PIT-02  The Thief, flyers, Rope holders, anybody where a Rope hangs, friends of a standing Thief who is
    there.
    """
    if walker.is_thief or walker.flies or walker.ignores_pits:
        return True
    if game.maze.terrain[start] == PIT:
        return False  # DT-ROPE-02: coming from ground, going to ground
    bits = walker.crowd[pit]
    if thief_of(bits, walker.side):
        return True
    return (walker.has_rope or bits & ROPE_HERE != 0) and game.maze.holds_rope(pit)  # DT-PIT-02, DT-ROPE-01


def can_leave_over(walker: Walker, bits: i64) -> bool:
    """DT-EXIT-02  The square must not hold a standing character, unless the leaver flies; wounded ones do not matter
    (AMB-64).
    """
    return bits & ANY_STANDING == 0 or walker.flies


# ---------------------------------------------------------------------- stopping
def refuse_stop(game: Twister, walker: Walker, square: i64) -> i64:
    """DT-MOVE-06  Not on a standing character, not on a wounded enemy, within GR2 (DT-GOLD-02)."""
    terrain = game.maze.terrain[square]
    bits = walker.crowd[square]
    if terrain == UNSEEN:
        return UNREVEALED  # DT-MOVE-02
    if is_exit(walker, square):
        return OK if can_leave_over(walker, bits) else EXIT_BLOCKED  # DT-EXIT-02
    if bits & ANY_STANDING:
        return OCCUPIED  # DT-GOLD-03
    if wounded_of(bits, walker.enemy):
        return ENEMY_LIES_THERE
    if count(bits) + (2 if walker.load >= 0 else 1) > 2:  # DT-GOLD-02, DT-CARRY-12
        return TWO_TOKENS
    return refuse_pit_stop(game, walker, square) if terrain == PIT else OK


def refuse_pit_stop(game: Twister, walker: Walker, pit: i64) -> i64:
    """DT-PIT-03  The Thief, a Rope holder, anybody where a Rope hangs (he then holds it)."""
    roped = walker.has_rope or walker.crowd[pit] & ROPE_HERE != 0
    if walker.is_thief:
        return WOULD_KILL_FRIEND if walker.bears_wounded and not roped else OK  # DT-MOVE-08, DT-PIT-04
    if not roped:
        return NO_STOP_ON_PIT
    return OK if game.maze.holds_rope(pit) else NO_ATTACHMENT


# ---------------------------------------------------------------------- reach
def reach(game: Twister, walker: Walker, start: i64, steps: i64) -> tuple[vec[i64], vec[i64]]:
    """DT-MOVE-01  Squares within that many steps in order of distance, and the distance of every square (-1: none).

    A square of the opponent's line ends the movement (DT-MOVE-09), so nothing is reached beyond it.
    """
    maze = game.maze
    distance = UNREACHED[:]
    distance[start] = 0
    queue = append(vec[i64](capacity=64), start)
    head: i64 = 0
    while head < len(queue):
        here: i64 = queue[head]
        head += 1
        gone: i64 = distance[here]
        if gone >= steps or is_exit(walker, here):
            continue
        for side in range(i64(4)):
            if not maze.passage(here, side):  # DT-MOVE-03
                continue
            there = beyond(here, side)
            if distance[there] < 0 and can_enter(game, walker, here, there):
                distance[there] = gone + 1
                queue = append(queue, there)
    return queue, distance


def can_stop_somewhere(game: Twister, walker: Walker, start: i64, steps: i64) -> bool:
    """Whether a movement could end on another square."""
    queue, _ = reach(game, walker, start, steps)
    for n in range(i64(1), i64(len(queue))):
        if refuse_stop(game, walker, queue[n]) == OK:
            return True
    return False


def can_step_aside(game: Twister, walker: Walker, start: i64) -> bool:
    """Whether one step could be the whole movement: the common case, answered without a search."""
    for side in range(i64(4)):
        if game.maze.passage(start, side):
            square = beyond(start, side)
            if can_enter(game, walker, start, square) and refuse_stop(game, walker, square) == OK:
                return True
    return False


def path_to(game: Twister, walker: Walker, start: i64, square: i64, distance: vec[i64]) -> list[i64]:
    """A cheapest path, found backwards; the walker could have taken each of its steps."""
    path = [square]
    here = square
    while here != start:
        for side in range(i64(4)):
            before = beyond(here, side)
            if before >= 0 and distance[before] == distance[here] - 1 and game.maze.passage(here, side):
                if can_enter(game, walker, before, here) and not (before != start and is_exit(walker, before)):
                    here = before
                    path.append(here)
                    break
    path.reverse()
    return path


def explain_unreached(game: Twister, walker: Walker, start: i64, square: i64) -> i64:
    """Which rule keeps the walker from a square where he could stop: distance, an enemy, a pit, or walls."""
    _, distance = reach(game, walker, start, FAR)
    if distance[square] >= 0:
        return TOO_FAR
    walker.ignores_enemies = True
    _, distance = reach(game, walker, start, FAR)
    if distance[square] >= 0:
        return ENEMY_IN_THE_WAY
    walker.ignores_pits = True
    _, distance = reach(game, walker, start, FAR)
    return PIT_IN_THE_WAY if distance[square] >= 0 else NO_WAY
