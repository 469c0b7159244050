"""DT-ACT-01  Who is able to act, and each kind of action: why not, and what is done."""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import LEGAL
from underkeep.core.kernel.native import i64, vec
from underkeep.games.twister.actions import (
    BREAK,
    CHANGE,
    DRAW_SWORD,
    DRINK,
    FIGHT,
    FIRE,
    GATE_WORK,
    HEAL,
    INVERT,
    JUMP,
    LIGHT,
    RAISE,
    REVEAL,
    THROUGH,
    TURN,
    UNHOOK,
    WAKE,
    WALK,
)  # fmt: skip
from underkeep.games.twister.names import DARK, DEAD, GONE, PEOPLE, SHADOW, SPECTER, owner, slot_of
from underkeep.games.twister.refusals import IS_SPENT, IS_WOUNDED, NO_POINTS, NOT_ON_BOARD, NOWHERE, OUT_OF_GAME
from underkeep.games.twister.rules.abilities import (
    AIM_FIGHT,
    AIM_FIRE,
    AIM_HEAL,
    AIM_RAISE,
    aim_at,
    refuse_drink,
    refuse_fire,
    refuse_heal,
)  # fmt: skip
from underkeep.games.twister.rules.adjacency import adjacent_square, first_in_line, refuse_fight
from underkeep.games.twister.rules.crowd import whole_crowd
from underkeep.games.twister.rules.dark_powers import (
    change,
    invert,
    refuse_change,
    refuse_draw,
    refuse_invert,
    refuse_unhook,
    sword_before,
    torch_at,
)
from underkeep.games.twister.rules.gates import refuse_break, refuse_gate_work
from underkeep.games.twister.rules.journey import CROSSING, JUMPING, WALKING, can_walk, first_step
from underkeep.games.twister.rules.jump import refuse_jump
from underkeep.games.twister.rules.lighting import refuse_light, refuse_shine
from underkeep.games.twister.rules.raising import refuse_raise, refuse_wake, wake
from underkeep.games.twister.rules.reveal import refuse_reveal
from underkeep.games.twister.rules.rotation import refuse_turn
from underkeep.games.twister.rules.standing_up import sip
from underkeep.games.twister.rules.wall_walking import refuse_through
from underkeep.games.twister.state.changes.moving import find
from underkeep.games.twister.state.changes.turn import spend_jump
from underkeep.games.twister.state.game import Twister


def has_points(game: Twister) -> bool:
    """DT-TURN-06  Points of the card, or of a potion that somebody drank."""
    if game.ap > 0:
        return True
    for n in range(i64(len(game.people))):
        if game.potion[game.people[n]] > 0:
            return True
    return False


def can_still_light(game: Twister) -> bool:
    """FOD-LIGHT-07  Lighting costs nothing: as often as one likes until the end of the turn."""
    for n in range(i64(len(game.people))):
        token = game.people[n]
        if owner(token) == game.active and refuse_able(game, token) == LEGAL:
            if refuse_light(game, token) == LEGAL or refuse_shine(game, token) == LEGAL:
                return True
    return False


def refuse_place(game: Twister, token: i64) -> i64:
    """DT-SETUP-08  On the board, neither hidden nor out (DT-EXIT-03)."""
    place = game.place[token]
    if place >= 0:
        return LEGAL
    return OUT_OF_GAME if place == DEAD or place == GONE else NOT_ON_BOARD


def refuse_paying(game: Twister, token: i64) -> i64:
    """DT-TURN-05  On the board, with a point to spend."""
    code = refuse_place(game, token)
    if code != LEGAL:
        return code
    return LEGAL if game.points_for(token) > 0 else NO_POINTS


def refuse_able(game: Twister, token: i64) -> i64:
    """DT-ACT-01  Only standing characters act, and not those healed or regenerated this turn (DT-ACT-02)."""
    code = refuse_place(game, token)
    if code != LEGAL:
        return code
    if game.wounded[token]:
        return IS_WOUNDED
    return IS_SPENT if game.is_spent(token) else LEGAL


def refuse_actor(game: Twister, token: i64) -> i64:
    """DT-ACT-01  One who is able to act and has a point to spend (DT-TURN-05)."""
    code = refuse_able(game, token)
    return code if code != LEGAL or game.points_for(token) > 0 else NO_POINTS


NOT_IN_PLAY: Final = vec[i64]([NOT_ON_BOARD] * PEOPLE)  # by slot


@final
class AbleCharacters:
    """One look at the side that acts: who lies where, and by slot what keeps each of its characters from acting."""

    def __init__(self, game: Twister) -> None:
        self.crowd: vec[i64] = whole_crowd(game)
        self.actor: vec[i64] = NOT_IN_PLAY[:]
        for n in range(i64(len(game.people))):
            token = game.people[n]
            if owner(token) == game.active:
                self.actor[slot_of(token)] = refuse_actor(game, token)


def is_lost_in_dark(game: Twister, token: i64) -> bool:
    """FOD-DARK-04  In darkness whoever is no Shadow may only leave, or reveal an adjacent room; a Specter by the table
    (AMB-67).
    """
    if game.maze.terrain[game.place[token]] != DARK or game.kind[token] == SHADOW:
        return False
    return game.kind[token] != SPECTER or not game.rules.specter_acts_in_dark


def refuse_doing(game: Twister, token: i64, action: Action, crowd: vec[i64]) -> i64:
    """DT-ACT-01  The refusal of each kind of action, for one who is able to act."""
    verb: i64 = action.verb
    if verb == WALK:
        return LEGAL if can_walk(game, token, crowd) else NOWHERE
    if verb == JUMP:
        return refuse_jump(game, token, crowd)
    if verb == THROUGH:
        return refuse_through(game, token, crowd)
    if verb == REVEAL:
        return refuse_reveal(game, token, action.b)
    if verb == TURN:
        return refuse_turn(game, token, action.b, action.c)
    if verb == FIGHT:
        return refuse_fight(game, token, action.b)
    if verb == HEAL:
        return refuse_heal(game, token, action.b)
    if verb == GATE_WORK:
        return refuse_gate_work(game, token, action.b)
    if verb == BREAK:
        return refuse_break(game, token, action.b)
    if verb == FIRE:
        return refuse_fire(game, token, action.b)
    return refuse_drink(game, token) if verb == DRINK else refuse_power(game, token, action, crowd)


def refuse_power(game: Twister, token: i64, action: Action, crowd: vec[i64]) -> i64:
    """FOD-USE-05  The same for what Forces of Darkness adds."""
    verb: i64 = action.verb
    if verb == RAISE:
        return refuse_raise(game, token, action.b)
    if verb == WAKE:
        return refuse_wake(game, token, action.b, crowd)
    if verb == CHANGE:
        return refuse_change(game, token)
    if verb == INVERT:
        return refuse_invert(game, token, action.b)
    if verb == DRAW_SWORD:
        return refuse_draw(game, token)
    if verb == UNHOOK:
        return refuse_unhook(game, token)
    return refuse_light(game, token) if verb == LIGHT else refuse_shine(game, token)


def use_power(game: Twister, token: i64, verb: i64, action: Action) -> None:
    """FOD-USE-05  Carry out what Forces of Darkness adds."""
    if verb == WAKE:
        wake(game, token, action.b)
    elif verb == CHANGE:
        change(game, token)
    elif verb == INVERT:
        invert(game, token, action.b)
    elif verb == DRAW_SWORD:
        find(game, token, sword_before(game, game.place[token]))
    elif verb == UNHOOK:
        find(game, token, torch_at(game, game.place[token]))
    else:
        sip(game, token)


def set_out(game: Twister, token: i64, verb: i64) -> None:
    """DT-GOLD-01  A movement, jump or crossing begins; it is one action until it ends."""
    if verb == JUMP:  # DT-CARD-05
        spend_jump(game, game.active)
    how: i64 = WALKING if verb == WALK else JUMPING if verb == JUMP else CROSSING  # DT-ACT-JUMP, DT-ACT-WALL
    game.push(first_step(game, token, how))


def begin_aimed(game: Twister, token: i64, verb: i64, side: i64) -> None:
    if verb == FIRE:
        aim_at(game, AIM_FIRE, token, first_in_line(game, game.place[token], side))
    else:
        square = adjacent_square(game, game.place[token], side)
        aim_at(game, AIM_FIGHT if verb == FIGHT else AIM_HEAL if verb == HEAL else AIM_RAISE, token, square)
