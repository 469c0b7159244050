"""DT-GOLD-01  A character on the way: walking, jumping or going through a wall, with what is taken and left meanwhile.

The action is one chain of questions: `walk thief`, `via c5`, `take rope`, `to e5`. A destination is reached by the
cheapest path; `via` is offered where something can be taken or left.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import LEGAL, SurveyedDecision
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.views import Label, label
from underkeep.games.twister.actions import DROP, DROP_ACTION, TAKE, TAKES, TO, TOS, VIA, VIAS
from underkeep.games.twister.board.squares import LINE_OF
from underkeep.games.twister.names import BALL, CROSS, NOBODY, other, owner
from underkeep.games.twister.refusals import (
    HANDLE_FIRST,
    HANDLED_HERE,
    NO_HANDLING_HERE,
    NOT_HERE,
    NOTHING_HELD,
    NOTHING_TO_HANDLE,
    NOWHERE,
    WRONG_KIND,
    ZERO_STEPS,
)
from underkeep.games.twister.rules.arriving import arrive, cursed_at, load_after_cross, take_curse
from underkeep.games.twister.rules.carrying import (
    refuse_drop,
    refuse_grasp,
    refuse_leave,
    refuse_stranding,
    refuse_take,
)
from underkeep.games.twister.rules.crowd import count, crowd, loose_curse
from underkeep.games.twister.rules.jump import landings, refuse_landing
from underkeep.games.twister.rules.leaving import leave_maze
from underkeep.games.twister.rules.movement import (
    Walker,
    can_step_aside,
    can_stop_somewhere,
    dies_at,
    explain_unreached,
    is_exit,
    loses_load_at,
    path_to,
    reach,
    refuse_stop,
    walker_of,
)  # fmt: skip
from underkeep.games.twister.rules.wall_walking import crossings, neighbours, refuse_crossing
from underkeep.games.twister.state.changes.moving import drop, move, take
from underkeep.games.twister.state.game import Twister

WALKING: Final = 0
JUMPING: Final = 1
CROSSING: Final = 2
START: Final = 0
HANDLE: Final = 1  # came by `via`: something must be taken or left here
HANDLED: Final = 2  # done here: go on, or stay
STAGES: Final = ("start", "handle", "handled")


@final
class Outlook:
    """What a walker has within reach: squares in order of distance, and the steps to every square (-1: none)."""

    def __init__(self, game: Twister, mover: i64, load: i64, left: i64) -> None:
        self.at = game.place[mover]
        self.walker = walker_of(game, mover, load)
        self.near, self.steps = reach(game, self.walker, self.at, left)


@final
@dataclass(frozen=True)
class OnTheWay(SurveyedDecision):
    """DT-ACT-MOVE  Where to, and what to take or leave on the way."""

    mover: i64
    load: i64
    left: i64  # steps
    how: i64
    stage: i64

    def who(self, game: Twister) -> i64:
        return owner(self.mover)

    def question(self, game: Twister) -> Label:
        name = game.piece(self.mover)
        return label(f"twister-ask-{('walk', 'jump', 'wall')[int(self.how)]}", piece=name, steps=int(self.left))

    def rule(self) -> str:
        return ("DT-MOVE-01", "DT-JUMP-01", "DT-WALL-01")[int(self.how)]

    # ------------------------------------------------------------------ candidates
    def survey(self, game: Twister) -> Outlook:
        """What is within reach on foot; a jump or a crossing has its few squares by itself."""
        return Outlook(game, self.mover, self.load, self.left if self.how == WALKING and self.stage != HANDLE else 0)

    def candidates_in(self, game: Twister, survey: Outlook) -> list[Action]:
        found: list[Action] = []
        if self.stage != HANDLED:
            self.add_handlings(game, found)
        if self.stage != HANDLE:
            self.add_destinations(game, survey, found)
        return found

    def add_handlings(self, game: Twister, found: list[Action]) -> None:
        """DT-CARRY-03  On the starting square and on every square passed; in a jump or crossing only leaving
        (DT-CARRY-04).
        """
        at = game.place[self.mover]
        if self.how == WALKING:
            for n in range(i64(len(game.roster))):
                token = game.roster[n]
                lies_here = game.place[token] == at and token != self.mover and token != self.load
                if lies_here and TAKES[game.kind[token]] not in found:
                    found.append(TAKES[game.kind[token]])
        if self.load >= 0:
            found.append(DROP_ACTION)

    def add_destinations(self, game: Twister, survey: Outlook, found: list[Action]) -> None:
        if self.how == WALKING:
            self.add_walks(survey, found)
        elif self.how == JUMPING:
            for square in landings(game, survey.walker):  # DT-JUMP-07: no steps besides
                found.append(TOS[square])
        else:
            for square in neighbours(game.place[self.mover]):
                found.append(TOS[square])

    def add_walks(self, survey: Outlook, found: list[Action]) -> None:
        """DT-MOVE-01  Every square within reach, and those where something may be handled once more."""
        near, walker = survey.near, survey.walker
        for n in range(i64(0 if self.stage == HANDLED else 1), i64(len(near))):
            found.append(TOS[near[n]])
        for n in range(i64(1), i64(len(near))):
            if walker.load >= 0 or walker.crowd[near[n]]:
                found.append(VIAS[near[n]])

    # ------------------------------------------------------------------ refusals
    def refuse_in(self, game: Twister, action: Action, survey: Outlook) -> i64:
        verb: i64 = action.verb
        if verb == TO or verb == VIA:
            return HANDLE_FIRST if self.stage == HANDLE else self.refuse_going(game, action, survey)
        if verb == TAKE or verb == DROP:
            return HANDLED_HERE if self.stage == HANDLED else self.refuse_handling(game, action)
        return WRONG_KIND

    def refuse_going(self, game: Twister, action: Action, survey: Outlook) -> i64:
        if self.how == WALKING:
            if action.verb == TO:
                return refuse_to(game, survey, self.stage, action.a)
            return refuse_via(game, survey, self.left, action.a)
        if action.verb == VIA:
            return NO_HANDLING_HERE  # DT-CARRY-04: not on the square jumped over
        if self.how == JUMPING:
            return refuse_landing(game, survey.walker, action.a)
        return refuse_crossing(game, survey.walker, action.a)

    def refuse_handling(self, game: Twister, action: Action) -> i64:
        if action.verb == DROP:
            return self.refuse_leaving(game)
        if self.how != WALKING:
            return NO_HANDLING_HERE
        at = game.place[self.mover]
        first: i64 = NOT_HERE
        for n in range(i64(len(game.roster))):
            token = game.roster[n]
            if game.place[token] == at and game.kind[token] == action.a:
                code = refuse_take(game, self.mover, self.load, token, at, self.left)
                if code == LEGAL:
                    return LEGAL
                if code != NOT_HERE:
                    first = code
        return first

    def refuse_leaving(self, game: Twister) -> i64:
        """DT-CARRY-04  Before a jump or a crossing too, if there is somewhere to go without the load."""
        at = game.place[self.mover]
        if self.how == WALKING:
            return refuse_drop(game, self.mover, self.load, at, self.left)
        if self.load < 0:
            return NOTHING_HELD
        code = refuse_leave(game, walker_of(game, self.mover, self.load), self.load, at)
        if code != LEGAL:
            return code
        alone = walker_of(game, self.mover, NOBODY)
        ways = landings(game, alone) if self.how == JUMPING else crossings(game, alone)
        return LEGAL if ways else NOWHERE

    # ------------------------------------------------------------------ what is done
    def take(self, game: Twister, action: Action) -> None:
        verb: i64 = action.verb
        if verb == TO:
            self.on_to(game, action.a)
        elif verb == VIA:
            self.on_via(game, action.a)
        elif verb == TAKE:
            self.on_take(game, action.a)
        else:
            self.on_drop(game)

    def on_to(self, game: Twister, square: i64) -> None:
        """DT-MOVE-01  The end of the way; on the opponent's line the end of the game for him (DT-MOVE-09)."""
        exits = LINE_OF[square] == other(int(owner(self.mover)))
        stays = square == game.place[self.mover]
        if not stays:
            self.tell_left(game)
        move(game, self.mover, self.load, self.path(game, square), self.how)
        if exits:
            leave_maze(game, self.mover, self.load)
        elif game.darkness and not stays:
            arrive(game, self.mover, self.load)

    def on_via(self, game: Twister, square: i64) -> None:
        walker = walker_of(game, self.mover, self.load)
        _, distance = reach(game, walker, game.place[self.mover], self.left)
        steps = distance[square]
        self.tell_left(game)
        move(game, self.mover, self.load, self.path(game, square), self.how)
        self.pass_through(game, self.left - steps)

    def pass_through(self, game: Twister, left: i64) -> None:
        """FOD-CURSE-02  What happens there by itself, to his load too (FOD-CROSS-06); else he takes or leaves."""
        load = load_after_cross(game, self.mover, self.load) if game.darkness else self.load
        curse = cursed_at(game, self.mover, load) if game.darkness else NOBODY
        if curse < 0:
            stage: i64 = HANDLE if load == self.load else HANDLED
            game.push(OnTheWay(self.mover, load, left, self.how, stage))
            return
        take_curse(game, self.mover, curse)
        game.push(OnTheWay(self.mover, curse, burdened(game, curse, left), self.how, HANDLED))

    def on_take(self, game: Twister, kind: i64) -> None:
        """DT-CARRY-01  What he held before stays in exchange."""
        taken = self.first_takeable(game, kind)
        take(game, self.mover, taken, self.load)
        game.push(OnTheWay(self.mover, taken, self.left, self.how, HANDLED))

    def first_takeable(self, game: Twister, kind: i64) -> i64:
        at = game.place[self.mover]
        for n in range(i64(len(game.roster))):
            token = game.roster[n]
            if game.place[token] == at and game.kind[token] == kind:
                if refuse_take(game, self.mover, self.load, token, at, self.left) == LEGAL:
                    return token
        return NOBODY

    def on_drop(self, game: Twister) -> None:
        """DT-CARRY-03  Who stays where he left it holds it again: then nothing has happened, and nothing is told."""
        if game.listener is not None and not self.may_hold_again(game, self.load):
            drop(game, self.mover, self.load)
        game.push(OnTheWay(self.mover, NOBODY, self.left, self.how, HANDLED))

    def tell_left(self, game: Twister) -> None:
        """DT-CARRY-03  He goes on, so what he let go of stays behind."""
        if game.listener is not None and self.stage == HANDLED and self.load < 0:
            left = game.load_of(self.mover)
            if left >= 0 and self.may_hold_again(game, left):
                drop(game, self.mover, left)

    def may_hold_again(self, game: Twister, thing: i64) -> bool:
        """DT-CARRY-02  Whether he could stay with it and hold it; a Cross he may only have walked over."""
        stays = refuse_stop(game, walker_of(game, self.mover, thing), game.place[self.mover]) == LEGAL
        return stays and game.kind[thing] != CROSS

    def path(self, game: Twister, square: i64) -> list[i64]:
        """The squares passed; only a listener needs them all."""
        at = game.place[self.mover]
        if game.listener is None or self.how != WALKING:
            return [at, square]
        walker = walker_of(game, self.mover, self.load)
        _, distance = reach(game, walker, at, self.left)
        return path_to(game, walker, at, square, distance)


def refuse_to(game: Twister, outlook: Outlook, stage: i64, square: i64) -> i64:
    """DT-MOVE-01  A square where he may stop, within the steps left; staying only after taking or leaving
    (DT-CARRY-03).
    """
    if square == outlook.at and stage != HANDLED:
        return ZERO_STEPS
    code = refuse_stop(game, outlook.walker, square)
    if code != LEGAL:
        return code
    return LEGAL if outlook.steps[square] >= 0 else explain_unreached(game, outlook.walker, outlook.at, square)


def refuse_via(game: Twister, outlook: Outlook, left: i64, square: i64) -> i64:
    """DT-CARRY-03  A square within reach where something can be taken or left, and the movement can still end well."""
    if square == outlook.at or is_exit(outlook.walker, square):
        return NOTHING_TO_HANDLE
    if outlook.steps[square] < 0:
        return explain_unreached(game, outlook.walker, outlook.at, square)
    return refuse_errand(game, outlook.walker, square, left - outlook.steps[square])


def refuse_errand(game: Twister, walker: Walker, square: i64, left: i64) -> i64:
    """Whether a walker who is there with that many steps left could take or leave something and then end his
    movement.
    """
    if walker.careful and dies_at(walker, square):
        return NOTHING_TO_HANDLE
    if walker.careful and walker.can_hold and loose_curse(walker.crowd[square]):
        return refuse_burden(game, walker, square, left)
    if walker.careful and loses_load_at(walker, square):
        return refuse_bereavement(game, walker, square, left)
    leaves = walker.load >= 0 and refuse_leave(game, walker, walker.load, square) == LEGAL
    if not leaves and count(walker.crowd[square]) == 0:
        return NOTHING_TO_HANDLE
    if leaves and (refuse_stop(game, walker, square) == LEGAL or can_go_on_without(game, walker, square, left)):
        return LEGAL
    return refuse_taking_there(game, walker, square, left)


def refuse_burden(game: Twister, walker: Walker, square: i64, left: i64) -> i64:
    """AMB-28  Going on with a cursed object just taken: the movement must still have somewhere to end; a wounded holder
    stays behind (AMB-30).
    """
    copy = there(game, walker, square)
    curse = cursed_at(copy, walker.token, walker.load)
    after = walker_of(copy, walker.token, curse)
    ends = can_stop_somewhere(copy, after, square, burdened(copy, curse, left))
    return LEGAL if ends else NOWHERE


def refuse_bereavement(game: Twister, walker: Walker, square: i64, left: i64) -> i64:
    """FOD-CROSS-06  Going on without the wounded undead that dies there: the movement must have somewhere to end."""
    copy = there(game, walker, square)
    alone = Walker(copy, walker.token, NOBODY, crowd(copy, walker.token, walker.load, -1))
    return refuse_stranding(copy, alone, square, left)


def burdened(game: Twister, curse: i64, left: i64) -> i64:
    """FOD-BALL-01  Ball and Chain costs a step at once; who has used his new maximum stops there."""
    return max(left - 1, i64(0)) if game.kind[curse] == BALL else left


def can_go_on_without(game: Twister, walker: Walker, square: i64, left: i64) -> bool:
    """Whether he could end somewhere after leaving his load on a square where he may not stop."""
    if left == 0:
        return False
    return refuse_drop(there(game, walker, square), walker.token, walker.load, square, left) == LEGAL


def refuse_taking_there(game: Twister, walker: Walker, square: i64, left: i64) -> i64:
    """Whether one of the tokens on that square can be taken up by the walker once he is there, and if none, why not."""
    code: i64 = NOTHING_TO_HANDLE
    for n in range(i64(len(game.roster))):
        token = game.roster[n]
        if game.place[token] == square:
            code = refuse_grasp(game, walker.token, walker.load, token, square)
            if code == LEGAL:
                at_hand = game if walker.load < 0 else there(game, walker, square)  # else nothing but he moves
                code = refuse_take(at_hand, walker.token, walker.load, token, square, left)
            if code == LEGAL:
                return LEGAL
    return code


def there(game: Twister, walker: Walker, square: i64) -> Twister:
    """A copy in which the walker has come to that square with his load."""
    copy = game.clone()
    copy.place[walker.token] = square
    if walker.load >= 0:
        copy.place[walker.load] = square
    return copy


def can_walk(game: Twister, token: i64, bits: vec[i64]) -> bool:
    """Whether a movement of this character could end anywhere; with something in hand it may end where it began
    (AMB-17).
    """
    at = game.place[token]
    load: i64 = game.load_of(token) if count(bits[at]) > 1 else NOBODY
    if can_step_aside(game, Walker(game, token, load, bits), at):
        return True  # on other squares than his own it does not matter that the bits count himself
    steps = game.movement_of(token)
    walker = walker_of(game, token, load)
    return can_stop_somewhere(game, walker, at, steps) or refuse_drop(game, token, load, at, steps) == LEGAL


def first_step(game: Twister, token: i64, how: i64) -> OnTheWay:
    """The beginning of a way: what shares his square is in his hands (DT-CARRY-02)."""
    return OnTheWay(token, game.load_of(token), game.movement_of(token), how, START)
