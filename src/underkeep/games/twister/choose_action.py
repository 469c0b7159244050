"""DT-ACT-01  The list of actions: what the active player may spend a point on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.actions import Action
from underkeep.core.frames import Decision
from underkeep.core.native import i64, vec
from underkeep.core.views import Label, label
from underkeep.games.twister.actions import (
    BREAK,
    BREAKS,
    DONE,
    DONE_ACTION,
    DRINK,
    DRINKS,
    FIGHT,
    FIGHTS,
    FIRE,
    FIRES,
    GATE_WORK,
    GATE_WORKS,
    HEAL,
    HEALS,
    JUMP,
    JUMPS,
    REGENERATE,
    REGENERATES,
    REVEAL,
    REVEALS,
    THROUGH,
    THROUGHS,
    TURN,
    TURNS,
    WALK,
    WALKS,
)  # fmt: skip
from underkeep.games.twister.board.squares import PLACES, beyond
from underkeep.games.twister.changes import heal, pay, turn_room
from underkeep.games.twister.events import JumpCardSpent, TurnEnded
from underkeep.games.twister.kinds import (
    CHARACTERS,
    CLERIC,
    DEAD,
    GONE,
    ROLES,
    TEAM,
    THIEF,
    TROLL,
    WALL_WALKER,
    WARRIOR,
    WIZARD,
)  # fmt: skip
from underkeep.games.twister.refusals import (
    IS_SPENT,
    IS_WOUNDED,
    NO_POINTS,
    NOT_ON_BOARD,
    NOWHERE,
    OK,
    OUT_OF_GAME,
    WRONG_KIND,
)  # fmt: skip
from underkeep.games.twister.rules.abilities import (
    AIM_FIGHT,
    AIM_FIRE,
    AIM_HEAL,
    aim_at,
    drink,
    refuse_drink,
    refuse_fire,
    refuse_heal,
    refuse_regenerate,
)  # fmt: skip
from underkeep.games.twister.rules.adjacency import adjacent_square, first_in_line, refuse_fight
from underkeep.games.twister.rules.crowd import ANY_CHARACTER, whole_crowd
from underkeep.games.twister.rules.gates import break_gate, refuse_break, refuse_gate_work, work_gate
from underkeep.games.twister.rules.journey import CROSSING, JUMPING, WALKING, can_walk, first_step
from underkeep.games.twister.rules.jump import refuse_jump
from underkeep.games.twister.rules.reveal import RevealRoom, refuse_reveal
from underkeep.games.twister.rules.rotation import refuse_gear, refuse_turn
from underkeep.games.twister.rules.wall_walking import refuse_through
from underkeep.games.twister.state import Twister, token_of


def has_points(game: Twister) -> bool:
    """DT-TURN-06  Points of the card, or of a potion that somebody drank."""
    if game.ap > 0:
        return True
    for token in range(game.active * TEAM, game.active * TEAM + CHARACTERS):
        if game.potion[token] > 0:
            return True
    return False


def refuse_paying(game: Twister, token: i64) -> i64:
    """DT-TURN-05  On the board, neither hidden (DT-SETUP-08) nor out (DT-EXIT-03), with a point to spend."""
    place = game.place[token]
    if place < 0:
        return OUT_OF_GAME if place == DEAD or place == GONE else NOT_ON_BOARD
    return OK if game.points_for(token) > 0 else NO_POINTS


def refuse_actor(game: Twister, token: i64) -> i64:
    """DT-ACT-01  Only standing characters act, and not those healed or regenerated this turn (DT-ACT-02)."""
    code = refuse_paying(game, token)
    if code != OK:
        return code
    if game.wounded[token]:
        return IS_WOUNDED
    return IS_SPENT if game.is_spent(token) else OK


@final
@dataclass(frozen=True)
class ChooseAction(Decision):
    """DT-TURN-04  What to spend a point on, and with whom."""

    def who(self, game: Twister) -> i64:
        return game.active

    def question(self, game: Twister) -> Label:
        return label("twister-ask-action", points=int(game.ap))

    def rule(self) -> str:
        return "DT-TURN-04"

    # ------------------------------------------------------------------ options
    def options(self, game: Twister) -> list[Action]:
        options: list[Action] = []
        bits = whole_crowd(game)
        for kind in range(i64(CHARACTERS)):
            token = token_of(game.active, kind)
            if refuse_actor(game, token) == OK:
                self.add_basic(game, token, kind, bits, options)
                self.add_abilities(game, token, kind, options)
        troll = token_of(game.active, TROLL)
        if refuse_paying(game, troll) == OK and refuse_regenerate(game, troll) == OK:
            options.append(REGENERATES[0])
        options.append(DONE_ACTION)
        return options

    def add_basic(self, game: Twister, token: i64, kind: i64, bits: vec[i64], options: list[Action]) -> None:
        """DT-ACT-03  What everybody can do."""
        if can_walk(game, token, bits):
            options.append(WALKS[kind])
        if refuse_jump(game, token) == OK:
            options.append(JUMPS[kind])
        for place in range(i64(PLACES)):
            if refuse_reveal(game, token, place) == OK:
                options.append(REVEALS[kind][place])
        if refuse_gear(game, token) == OK:
            self.add_turns(game, token, kind, options)
        for side in range(i64(4)):
            square = beyond(game.place[token], side)
            if square >= 0 and bits[square] & ANY_CHARACTER and refuse_fight(game, token, side) == OK:
                options.append(FIGHTS[kind][side])
        if refuse_drink(game, token) == OK:
            options.append(DRINKS[kind])

    def add_turns(self, game: Twister, token: i64, kind: i64, options: list[Action]) -> None:
        for place in range(i64(PLACES)):
            for action in TURNS[kind][place]:
                if refuse_turn(game, token, place, action.c) == OK:
                    options.append(action)

    def add_abilities(self, game: Twister, token: i64, kind: i64, options: list[Action]) -> None:
        if kind == WALL_WALKER:
            if refuse_through(game, token) == OK:
                options.append(THROUGHS[0])
            return
        for side in range(i64(4)):
            if kind == CLERIC and refuse_heal(game, token, side) == OK:
                options.append(HEALS[kind][side])
            elif kind == THIEF and refuse_gate_work(game, token, side) == OK:
                options.append(GATE_WORKS[kind][side])
            elif kind == WARRIOR and refuse_break(game, token, side) == OK:
                options.append(BREAKS[kind][side])
            elif kind == WIZARD and refuse_fire(game, token, side) == OK:
                options.append(FIRES[kind][side])

    # ------------------------------------------------------------------ refusals
    def refuse(self, game: Twister, action: Action) -> i64:
        verb: i64 = action.verb
        if verb == DONE:
            return OK
        if verb < WALK or verb > DRINK:
            return WRONG_KIND
        token = token_of(game.active, action.a)
        if verb == REGENERATE:
            code = refuse_paying(game, token)
            return code if code != OK else refuse_regenerate(game, token)
        code = refuse_actor(game, token)
        return code if code != OK else refuse_deed(game, token, action)

    # ------------------------------------------------------------------ what is done
    def take(self, game: Twister, action: Action) -> None:
        verb: i64 = action.verb
        if verb == DONE:
            stop_early(game)
            return
        token = token_of(game.active, action.a)
        pay(game, token)
        if verb <= THROUGH:
            set_out(game, token, verb)
        elif verb == REVEAL:
            game.push(RevealRoom(action.b, game.active))
        elif verb == TURN:
            turn_room(game, action.b, action.c, token)  # DT-ROT-04: one room, a quarter turn
        elif verb == FIGHT or verb == HEAL or verb == FIRE:
            begin_aimed(game, token, verb, action.b)
        elif verb == REGENERATE:
            heal(game, token, token)  # DT-REGEN-03: he does nothing else this turn
        elif verb == GATE_WORK:
            work_gate(game, token, action.b)
        elif verb == BREAK:
            break_gate(game, token, action.b)
        else:
            drink(game, token)


CHOOSE_ACTION: Final = ChooseAction()


def refuse_deed(game: Twister, token: i64, action: Action) -> i64:
    """DT-ACT-01  The refusal of each kind of action, for one who is able to act."""
    verb: i64 = action.verb
    if verb == WALK:
        return OK if can_walk(game, token, whole_crowd(game)) else NOWHERE
    if verb == JUMP:
        return refuse_jump(game, token)
    if verb == THROUGH:
        return refuse_through(game, token)
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
    return refuse_drink(game, token)


def set_out(game: Twister, token: i64, verb: i64) -> None:
    """DT-GOLD-01  A movement, jump or crossing begins; it is one action until it ends."""
    if verb == JUMP:  # DT-CARD-05
        spend_jump(game, game.active)
    how: i64 = WALKING if verb == WALK else JUMPING if verb == JUMP else CROSSING  # DT-ACT-JUMP, DT-ACT-WALL
    game.push(first_step(game, token, how))


def spend_jump(game: Twister, side: i64) -> None:
    """DT-CARD-05  A used Jump card is gone for the whole game."""
    game.jumps[side] -= 1
    if game.listener is not None:
        game.listener.hear(JumpCardSpent(ROLES[int(side)], int(game.jumps[side])))


def begin_aimed(game: Twister, token: i64, verb: i64, side: i64) -> None:
    if verb == FIRE:
        aim_at(game, AIM_FIRE, token, first_in_line(game, game.place[token], side))
    else:
        square = adjacent_square(game, game.place[token], side)
        aim_at(game, AIM_FIGHT if verb == FIGHT else AIM_HEAL, token, square)


def stop_early(game: Twister) -> None:
    """DT-TURN-05  Points not spent are lost, those of potions too (DT-POTION-02)."""
    if game.listener is not None:
        game.listener.hear(TurnEnded(ROLES[int(game.active)], int(game.ap)))
    game.ap = 0
    for token in range(game.active * TEAM, game.active * TEAM + CHARACTERS):
        game.potion[token] = 0
