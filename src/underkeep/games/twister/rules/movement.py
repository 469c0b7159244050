"""DT-MOVE-01  Movement: who may enter which square, who may stop where, and what is within reach."""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.frames import LEGAL
from underkeep.core.kernel.native import append, i64, vec
from underkeep.games.twister.board.squares import LINE_OF, SQUARES, beyond
from underkeep.games.twister.names import (
    DARK,
    GHOUL,
    HOLY,
    PIT,
    ROPE,
    SHADOW,
    SPECTER,
    THIEF,
    UNSEEN,
    is_character,
    other,
    owner,
)
from underkeep.games.twister.refusals import (
    CROSS_IN_THE_WAY,
    CURSE_IN_THE_WAY,
    CURSE_NEEDS_HANDS,
    DARK_IN_THE_WAY,
    DEADLY_FULL,
    ENEMY_IN_THE_WAY,
    ENEMY_LIES_THERE,
    EXIT_BLOCKED,
    NO_ATTACHMENT,
    NO_REINCARNATION,
    NO_STOP_ON_PIT,
    NO_WAY,
    NOT_EMPTY,
    OCCUPIED,
    PIT_IN_THE_WAY,
    SACRED,
    SACRED_LOAD,
    SOLID,
    TOO_FAR,
    TORCH_BURNS,
    TWO_TOKENS,
    UNREVEALED,
    WOULD_KILL_FRIEND,
)
from underkeep.games.twister.rules.crowd import (
    ANY_STANDING,
    CROSS_HERE,
    ROPE_HERE,
    TORCH_HERE,
    count,
    crowd,
    loose_curse,
    standing_of,
    thief_of,
    wounded_of,
)  # fmt: skip
from underkeep.games.twister.state.game import Twister

FAR: Final = 1000  # steps without end, to explain a refusal
OBSTACLES: Final = (
    ENEMY_IN_THE_WAY, SACRED, SACRED_LOAD, TORCH_BURNS, CURSE_NEEDS_HANDS, CURSE_IN_THE_WAY, CROSS_IN_THE_WAY, SOLID,
    PIT_IN_THE_WAY, DARK_IN_THE_WAY, NOT_EMPTY,
)  # fmt: skip
UNREACHED: Final = vec[i64]([-1] * SQUARES)
NOTHING_IGNORED: Final = vec[i64]()


@final
class Walker:
    """Facts about a character on the way, worked out once; an explanation lets it ignore some obstacles."""

    def __init__(self, game: Twister, token: i64, load: i64, bits: vec[i64]) -> None:
        content, kind = game.maze.content, game.kind[token]
        self.token = token
        self.load = load
        self.kind = kind
        self.side = owner(token)
        self.enemy: i64 = other(int(self.side))
        self.ghostly = kind == SPECTER  # FOD-SPECTER-01: like the Ghost (OTH-GHOST)
        self.flies = content.flies[kind] != 0 or self.ghostly  # FOD-ANGEL-01
        self.is_thief = kind == THIEF
        self.has_rope = load >= 0 and game.kind[load] == ROPE
        self.bears_wounded = load >= 0 and is_character(load)
        self.crowd = bits  # who and what lies where, himself and his load not counted
        self.ignored: vec[i64] = NOTHING_IGNORED
        self.careful = game.darkness  # whether the rules of Forces of Darkness matter
        self.undead = content.undead[kind] != 0
        self.in_the_dark = kind == SHADOW or self.ghostly  # FOD-DARK-02, FOD-SHADOW-01: at home there
        self.can_hold = not game.is_handless(token)
        self.fears_cross = fears_cross(game, kind)
        self.bears_undead = self.bears_wounded and content.undead[game.kind[load]] != 0  # FOD-STOMB-06


def fears_cross(game: Twister, kind: i64) -> bool:
    """FOD-CROSS-01  Undead on foot; Specters die by the Cross like others, unless the table spares them (AMB-16)."""
    if not game.maze.content.undead[kind] or game.maze.content.flies[kind]:
        return False
    return kind != SPECTER or not game.rules.incorporeal_passes_cross


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
    if standing_of(bits, walker.enemy) and not walker.flies and not ignores(walker, ENEMY_IN_THE_WAY):
        return False  # DT-MOVE-05, DT-FLY-01
    if game.maze.terrain[square] == PIT and not can_enter_pit(game, walker, start, square):  # DT-MOVE-07
        return False
    if not walker.careful:
        return True
    code = refuse_dread(game, walker, start, square)
    return code == LEGAL or ignores(walker, code)


def ignores(walker: Walker, obstacle: i64) -> bool:
    """Whether an explanation leaves that obstacle out."""
    for n in range(i64(len(walker.ignored))):
        if walker.ignored[n] == obstacle:
            return True
    return False


def refuse_dread(game: Twister, walker: Walker, start: i64, square: i64) -> i64:
    """FOD-DARK-02  Darkness, 3D obstacles, the Sacred Tomb, Torches and curses keep some out."""
    terrain, bits = game.maze.terrain[square], walker.crowd[square]
    if terrain >= HOLY:
        code = refuse_terrain(game, walker, square)
        if code != LEGAL:
            return code
    if bits:
        if bits & TORCH_HERE and walker.kind == SHADOW:
            return TORCH_BURNS  # FOD-SHADOW-06; a sconce does not matter (FOD-SCONCE-03)
        if loose_curse(bits) and walker.can_hold and walker.load >= 0:
            return CURSE_NEEDS_HANDS  # FOD-CURSE-03
    return refuse_leaving_dark(game, walker, start, square)


def refuse_terrain(game: Twister, walker: Walker, square: i64) -> i64:
    """FOD-DARK-02  Who enters darkness, 3D obstacles (FOD-3D-01) and the Sacred Tomb."""
    terrain = game.maze.terrain[square]
    if terrain == DARK and not walker.in_the_dark:
        return DARK_IN_THE_WAY  # flyers neither (AMB-60)
    if game.maze.is_solid(square) and not walker.flies:
        return SOLID
    if terrain != HOLY:
        return LEGAL
    if walker.undead:
        return SACRED  # no exception for flyers (AMB-16)
    return SACRED_LOAD if walker.bears_undead else LEGAL  # FOD-STOMB-06


def refuse_leaving_dark(game: Twister, walker: Walker, start: i64, square: i64) -> i64:
    """FOD-DARK-04  Out of darkness the first step goes to a valid and empty square (AMB-46)."""
    if game.maze.terrain[start] != DARK or walker.in_the_dark:
        return LEGAL
    return LEGAL if game.maze.is_ground(square) and count(walker.crowd[square]) == 0 else NOT_EMPTY


def ends_walk(walker: Walker, square: i64) -> bool:
    """FOD-CURSE-02  Where a way cannot go straight on: a curse must be taken first; a Cross kills (FOD-CROSS-01)."""
    if loose_curse(walker.crowd[square]) and walker.can_hold:
        return not ignores(walker, CURSE_IN_THE_WAY if walker.load < 0 else CURSE_NEEDS_HANDS)
    return (dies_at(walker, square) or loses_load_at(walker, square)) and not ignores(walker, CROSS_IN_THE_WAY)


def dies_at(walker: Walker, square: i64) -> bool:
    """FOD-CROSS-01  An undead on foot that enters a square with a Holy Cross, held or loose, even in passing."""
    return walker.fears_cross and walker.crowd[square] & CROSS_HERE != 0  # in darkness too (AMB-31)


def loses_load_at(walker: Walker, square: i64) -> bool:
    """FOD-CROSS-06  Where a wounded undead in his arms would die by a Holy Cross."""
    return walker.bears_undead and walker.crowd[square] & CROSS_HERE != 0


def can_enter_pit(game: Twister, walker: Walker, start: i64, pit: i64) -> bool:
    """DT-PIT-02  The Thief, flyers, Rope holders, anybody where a Rope hangs, friends of a standing Thief who is
    there.
    """
    if walker.is_thief or walker.flies or ignores(walker, PIT_IN_THE_WAY):
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
        return LEGAL if can_leave_over(walker, bits) else EXIT_BLOCKED  # DT-EXIT-02
    if walker.careful:
        code = refuse_dread(game, walker, square, square)
        if code != LEGAL or dies_at(walker, square):
            return code if code != LEGAL else refuse_dying(walker, bits)
    if bits & ANY_STANDING:
        return OCCUPIED  # DT-GOLD-03
    if game.maze.is_solid(square):
        return SOLID  # FOD-3D-01: also for those who cross it
    if wounded_of(bits, walker.enemy) and walker.kind != GHOUL:  # FOD-GHOUL-01
        return refuse_reincarnation(game, walker, square) if walker.ghostly else ENEMY_LIES_THERE
    bears = walker.load >= 0 and not loses_load_at(walker, square)
    if count(bits) + (2 if bears else 1) > 2:  # DT-GOLD-02, DT-CARRY-12
        return TWO_TOKENS
    return refuse_pit_stop(game, walker, square) if terrain == PIT else LEGAL


def refuse_dying(walker: Walker, bits: i64) -> i64:
    """FOD-SUICIDE-01  An undead may walk into a Cross; what it held is left there, within GR2 (DT-GOLD-06)."""
    if standing_of(bits, walker.enemy):
        return OCCUPIED
    leaves = walker.load >= 0 and not walker.bears_wounded  # whom it carries dies with it (DT-WOUND-08)
    return LEGAL if count(bits) + (1 if leaves else 0) <= 2 else DEADLY_FULL


def refuse_reincarnation(game: Twister, walker: Walker, square: i64) -> i64:
    """FOD-SPECTER-06  Ending on a wounded enemy the Specter must reincarnate (AMB-22), within GR2 afterwards."""
    if game.maze.is_pit(square):
        return NO_STOP_ON_PIT  # FOD-SPECTER-02
    wounded_enemies: i64 = 0
    for n in range(i64(len(game.people))):
        token = game.people[n]
        if game.place[token] == square and owner(token) == walker.enemy:
            wounded_enemies += 1
    # an object of the host stays with it (FOD-SPECTER-10); one whom somebody holds was refused before (FOD-SPECTER-13)
    return LEGAL if wounded_enemies == 1 and count(walker.crowd[square]) <= 2 else NO_REINCARNATION


def refuse_pit_stop(game: Twister, walker: Walker, pit: i64) -> i64:
    """DT-PIT-03  The Thief, a Rope holder, anybody where a Rope hangs (he then holds it)."""
    roped = walker.has_rope or walker.crowd[pit] & ROPE_HERE != 0
    if walker.is_thief:
        kills = walker.bears_wounded and not roped and not game.rules.may_kill_own_by_terrain  # DT-MOVE-08
        return WOULD_KILL_FRIEND if kills else LEGAL
    if not roped or walker.ghostly:
        return NO_STOP_ON_PIT  # FOD-SPECTER-02
    return LEGAL if game.maze.holds_rope(pit) else NO_ATTACHMENT


# ---------------------------------------------------------------------- reach
def is_open_way(game: Twister, walker: Walker, here: i64, side: i64) -> bool:
    """DT-MOVE-03  Walls and closed portcullises stop everybody but the Specter, who goes where rooms are revealed."""
    if game.maze.passage(here, side):
        return True
    there = beyond(here, side)
    return walker.ghostly and there >= 0 and game.maze.terrain[there] != UNSEEN


def reach(game: Twister, walker: Walker, start: i64, steps: i64) -> tuple[vec[i64], vec[i64]]:
    """DT-MOVE-01  Squares within that many steps in order of distance, and the distance of every square (-1: none).

    A square of the opponent's line ends the movement (DT-MOVE-09), so nothing is reached beyond it.
    """
    distance = UNREACHED[:]
    distance[start] = 0
    queue = append(vec[i64](capacity=64), start)
    most = steps_allowed(game, walker, start, steps) if walker.careful else steps
    head: i64 = 0
    while head < len(queue):
        here: i64 = queue[head]
        head += 1
        gone: i64 = distance[here]
        if gone >= most or is_exit(walker, here) or (walker.careful and here != start and ends_walk(walker, here)):
            continue
        for side in range(i64(4)):
            if not is_open_way(game, walker, here, side):
                continue
            there = beyond(here, side)
            if distance[there] < 0 and can_enter(game, walker, here, there):
                distance[there] = gone + 1
                queue = append(queue, there)
    return queue, distance


def steps_allowed(game: Twister, walker: Walker, start: i64, steps: i64) -> i64:
    """FOD-DARK-09  Out of darkness the movement goes on after the first step, unless the table stops it (AMB-40)."""
    leaves_dark = game.maze.terrain[start] == DARK and not walker.in_the_dark
    return min(steps, i64(1)) if leaves_dark and game.rules.one_step_out_of_darkness else steps


def can_stop_somewhere(game: Twister, walker: Walker, start: i64, steps: i64) -> bool:
    """Whether a movement could end on another square."""
    queue, _ = reach(game, walker, start, steps)
    for n in range(i64(1), i64(len(queue))):
        if refuse_stop(game, walker, queue[n]) == LEGAL:
            return True
    return False


def can_step_aside(game: Twister, walker: Walker, start: i64) -> bool:
    """Whether one step could be the whole movement: the common case, answered without a search."""
    for side in range(i64(4)):
        if is_open_way(game, walker, start, side):
            square = beyond(start, side)
            if can_enter(game, walker, start, square) and refuse_stop(game, walker, square) == LEGAL:
                return True
    return False


def path_to(game: Twister, walker: Walker, start: i64, square: i64, distance: vec[i64]) -> list[i64]:
    """A cheapest path, found backwards; the walker could have taken each of its steps."""
    path = [square]
    here = square
    while here != start:
        for side in range(i64(4)):
            before = beyond(here, side)
            if before >= 0 and distance[before] == distance[here] - 1 and is_open_way(game, walker, here, side):
                if can_enter(game, walker, before, here) and (before == start or not is_end(walker, before)):
                    here = before
                    path.append(here)
                    break
    path.reverse()
    return path


def is_end(walker: Walker, square: i64) -> bool:
    """Whether a way that comes here cannot simply go on."""
    return is_exit(walker, square) or (walker.careful and ends_walk(walker, square))


def explain_unreached(game: Twister, walker: Walker, start: i64, square: i64) -> i64:
    """Which rule keeps the walker from a square where he could stop: distance, an obstacle, or walls."""
    if is_reached(game, walker, start, square, NOTHING_IGNORED):
        return TOO_FAR
    for reason in OBSTACLES:
        if is_reached(game, walker, start, square, vec[i64]([reason])):
            return reason
    ignored = NOTHING_IGNORED
    for reason in OBSTACLES:
        ignored = append(ignored[:], reason)
        if is_reached(game, walker, start, square, ignored):
            return reason
    return NO_WAY


def is_reached(game: Twister, walker: Walker, start: i64, square: i64, ignored: vec[i64]) -> bool:
    """Whether he could come there with any number of steps if those obstacles were not."""
    bold = walker_of(game, walker.token, walker.load)
    bold.ignored = ignored
    _, distance = reach(game, bold, start, FAR)
    return distance[square] >= 0


def steps_to(game: Twister, token: i64, load: i64, square: i64) -> i64:
    """How many steps a way there takes, -1 if there is none."""
    _, distance = reach(game, walker_of(game, token, load), game.place[token], FAR)
    return distance[square]
