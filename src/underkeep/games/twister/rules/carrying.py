"""DT-CARRY-03  Taking up, leaving and swapping on the way: free, inside a movement, on any square passed."""

from __future__ import annotations

from underkeep.core.kernel.frames import LEGAL
from underkeep.core.kernel.native import i64
from underkeep.games.twister.names import (
    DARK,
    GHOUL,
    NOBODY,
    PIT,
    ROPE,
    SHADOW,
    THIEF,
    TORCH,
    is_character,
    is_cursed,
    other,
    owner,
)
from underkeep.games.twister.refusals import (
    CANNOT_HOLD,
    CURSED_KEPT,
    CURSED_STAYS,
    ENEMY_HOLDS_IT,
    ENEMY_LIES_THERE,
    IN_DARKNESS,
    NOT_HERE,
    NOT_LEFT_HERE,
    NOTHING_HELD,
    NOWHERE,
    ONLY_WOUNDED_FRIENDS,
    ROPE_NEEDS_POINTS,
    ROPE_UNDER_FRIEND,
    SOLID,
    TORCH_BURNS,
    TWO_TOKENS,
    TWO_WOUNDED,
    WOULD_KILL_FRIEND,
)
from underkeep.games.twister.rules.crowd import ANY_STANDING, ANY_WOUNDED, ROPE_HERE, count, crowd, standing_of
from underkeep.games.twister.rules.movement import Walker, can_stop_somewhere, refuse_stop, walker_of
from underkeep.games.twister.state.game import Twister


def refuse_take(game: Twister, mover: i64, load: i64, taken: i64, at: i64, left: i64) -> i64:
    """DT-CARRY-01  One token at a time: what is held already stays here in exchange."""
    code = refuse_grasp(game, mover, load, taken, at)
    if code == LEGAL and game.darkness:
        code = refuse_dark_hands(game, mover, taken, at)
    if code != LEGAL:
        return code
    after = walker_of(game, mover, taken)
    if load >= 0:
        before = Walker(game, mover, load, crowd(game, mover, load, taken))
        code = refuse_leave(game, before, load, at)
        if code != LEGAL:
            return code
    return refuse_stranding(game, after, at, left)


def refuse_grasp(game: Twister, mover: i64, load: i64, taken: i64, at: i64) -> i64:
    """DT-CARRY-05  From friends, from wounded ones of either colour (DT-CARRY-06), never from a standing enemy
    (DT-CARRY-07).
    """
    if taken < 0 or taken == mover or taken == load or game.place[taken] != at:
        return NOT_HERE
    holder = stander_but(game, at, mover)
    if holder >= 0 and owner(holder) != owner(mover):
        return ENEMY_HOLDS_IT  # DT-CARRY-07, DT-FLY-03
    if is_character(taken):
        prey = owner(taken) == owner(mover) or game.kind[mover] == GHOUL  # FOD-GHOUL-01
        return LEGAL if game.wounded[taken] and prey else ONLY_WOUNDED_FRIENDS  # DT-WOUND-02
    if holder >= 0 and is_cursed(game.kind[taken]):
        return CURSED_KEPT
    return refuse_rope(game, mover, load, taken, at) if game.kind[taken] == ROPE else LEGAL  # DT-ROPE-04


def refuse_dark_hands(game: Twister, mover: i64, taken: i64, at: i64) -> i64:
    """FOD-SPECTER-03  Specter and Bat hold nothing; in darkness only a Shadow handles objects (FOD-DARK-10)."""
    if game.is_handless(mover):
        return CANNOT_HOLD
    if game.maze.terrain[at] == DARK and game.kind[mover] != SHADOW:
        return IN_DARKNESS
    # a Mummy may hold a Torch (FOD-MUMMY-03), an undead never comes to hold a Cross (FOD-CROSS-04)
    return TORCH_BURNS if game.kind[mover] == SHADOW and game.kind[taken] == TORCH else LEGAL


def stander_but(game: Twister, square: i64, mover: i64) -> i64:
    """A standing character on the square other than the mover, -1."""
    for n in range(i64(len(game.people))):
        token = game.people[n]
        if game.place[token] == square and token != mover and game.wounded[token] == 0:
            return token
    return -1


def refuse_rope(game: Twister, mover: i64, load: i64, rope: i64, at: i64) -> i64:
    """DT-ROPE-04  Not from under a friend who would die by it; a standing Thief would not (AMB-63)."""
    if game.maze.terrain[at] != PIT or (load >= 0 and game.kind[load] == ROPE):
        return LEGAL
    for n in range(i64(len(game.people))):
        friend = game.people[n]
        if game.place[friend] == at and friend != mover and owner(friend) == owner(mover):
            if game.kind[friend] != THIEF or game.wounded[friend]:
                return ROPE_UNDER_FRIEND
    return LEGAL


def refuse_leave(game: Twister, walker: Walker, token: i64, at: i64) -> i64:
    """DT-CARRY-08  On floor, gear or one's own line, within GR2; on a pit only a Rope that hangs (DT-ROPE-03)."""
    bits = walker.crowd[at]
    if is_cursed(game.kind[token]):
        return CURSED_STAYS  # FOD-CURSE-08
    if game.darkness and game.maze.is_solid(at):
        return SOLID  # FOD-3D-01
    if game.darkness and game.maze.terrain[at] == DARK and walker.kind != SHADOW:
        return IN_DARKNESS  # AMB-46
    if count(bits) + 1 > 2:
        return TWO_TOKENS
    if is_character(token) and standing_of(bits, other(int(owner(token)))):
        return ENEMY_LIES_THERE  # DT-GOLD-04
    if game.maze.terrain[at] != PIT:
        return refuse_two_wounded(game, walker, token, bits)
    if is_character(token):
        safe = bits & ROPE_HERE != 0 or game.rules.may_kill_own_by_terrain  # AMB-34, FOD-SUICIDE-01
        return LEGAL if safe else WOULD_KILL_FRIEND
    if game.kind[token] == ROPE:
        return LEGAL if game.maze.holds_rope(at) else ROPE_NEEDS_POINTS
    return LEGAL if bits & ANY_STANDING else NOT_LEFT_HERE  # DT-PIT-06: a standing character there holds it


def refuse_two_wounded(game: Twister, walker: Walker, token: i64, bits: i64) -> i64:
    """AMB-06  Two wounded characters may share a square, unless the table forbids it."""
    lying = bits & ANY_WOUNDED != 0
    return TWO_WOUNDED if is_character(token) and lying and not game.rules.two_wounded_share else LEGAL


def refuse_drop(game: Twister, mover: i64, load: i64, at: i64, left: i64) -> i64:
    """DT-CARRY-03  Leave what is held and go on, or stay."""
    if load < 0:
        return NOTHING_HELD
    before = walker_of(game, mover, load)
    code = refuse_leave(game, before, load, at)
    if code != LEGAL:
        return code
    if refuse_stop(game, before, at) == LEGAL:
        return LEGAL  # he can stay: sharing the square, he holds it again
    return refuse_stranding(game, walker_of(game, mover, NOBODY), at, left)


def refuse_stranding(game: Twister, after: Walker, at: i64, left: i64) -> i64:
    """DT-GOLD-06  After the handling the movement must have somewhere to end."""
    if refuse_stop(game, after, at) == LEGAL or (left > 0 and can_stop_somewhere(game, after, at, left)):
        return LEGAL
    return NOWHERE


def can_leave_behind(game: Twister, token: i64, load: i64) -> bool:
    """DT-CARRY-04  Whether what he holds may stay where a jump or a crossing begins."""
    return load >= 0 and refuse_leave(game, walker_of(game, token, load), load, game.place[token]) == LEGAL
