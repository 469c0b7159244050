"""KHO-PLAY-02  Doing what an icon shows: single actions, Momentum, Swarm and Reinforcements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision, Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.heroes.actions import FOLLOW, FOLLOW_UP, PASS, PASSES, ROOM, ROOM_CHOICES
from underkeep.games.heroes.faces import (
    ACTIVATE,
    AMBUSH,
    DRAW,
    GENERATE,
    MELEE,
    MOMENTUM,
    MOVE,
    RANGED,
    REINFORCE,
    SUMMON,
    SWARM,
    Icon,
    IconAction,
)  # fmt: skip
from underkeep.games.heroes.names import NOWHERE, ROOMS
from underkeep.games.heroes.refusals import LEGAL, WRONG_KIND
from underkeep.games.heroes.rules.abilities import spare_activates
from underkeep.games.heroes.rules.activation import ChooseActivation
from underkeep.games.heroes.rules.deeds import tell_draw, tell_reinforcements
from underkeep.games.heroes.rules.icons import refuse_icon_action, refuse_swarm
from underkeep.games.heroes.rules.moving import BY_MOVE, BY_OTHER, ChooseMove, SwarmMove
from underkeep.games.heroes.rules.placing import ChooseAmbush, ChoosePlace, put
from underkeep.games.heroes.rules.striking import ChooseShooter, ChooseTarget, SwarmStrike
from underkeep.games.heroes.rules.team import ask
from underkeep.games.heroes.state.changes.cards import draw_card, reinforce
from underkeep.games.heroes.state.changes.turn import gather_swarm, refer_to, spend_swarm
from underkeep.games.heroes.state.game import FIRST_STEP, Heroes


def use_icon(game: Heroes, role: i64, icon: Icon, card: i64, side: i64, slot: i64) -> None:
    """KHO-CARD-01  An item of a side."""
    if icon.kind == MOMENTUM:
        game.push(Momentum(role, card, side, slot))
    elif icon.kind == SWARM:
        ask(game, ChooseSwarm(role, icon.left.verb))
    elif icon.kind == REINFORCE:
        tell_reinforcements(game, role, icon.left.verb)
        reinforce(game, role, icon.left.verb)
    else:
        do_icon_action(game, role, icon.left, NOWHERE)


def do_icon_action(game: Heroes, role: i64, action: IconAction, spot: i64) -> None:
    """KHO-ACT-01  One action; `spot` is the reference room when it is the right side of a Momentum."""
    verb = action.verb
    if verb == DRAW:
        tell_draw(game, role, 1, "icon")
        draw_card(game, role)
    elif verb == ACTIVATE:
        ask(game, ChooseActivation(role))
    elif verb == MOVE:
        ask(game, ChooseMove(role, BY_OTHER if spot >= 0 else BY_MOVE))
    elif verb == MELEE or verb == RANGED:
        ask(game, ChooseTarget(role, verb == RANGED))
    elif verb == AMBUSH:
        ask(game, ChooseAmbush(role, action.what, action.n, True))
    elif spot >= 0 and (verb == SUMMON or verb == GENERATE):
        put(game, role, verb, action.what, action.n, spot)  # KHO-MOM-05
    else:
        ask(game, ChoosePlace(role, verb, action.what, action.n))  # KHO-ACT-21


# ---------------------------------------------------------------------- momentum
@final
@dataclass(frozen=True)
class Momentum(Procedure):
    """KHO-MOM-02  The left action, then the right one for free, at once (KHO-CARD-03)."""

    role: i64
    card: i64
    side: i64
    slot: i64

    def run(self, game: Heroes, step: i64) -> None:
        match step:
            case 0:
                self.do_left(game)
            case 1:
                self.find_place(game)
            case 2:
                self.offer_right(game)
            case _:
                game.finish()

    def icon(self, game: Heroes) -> Icon:
        return game.rules.content.faces[self.card].sides[self.side][self.slot]

    def do_left(self, game: Heroes) -> None:
        """KHO-MOM-03  The left action is fully done: the token is discarded, the attack made."""
        refer_to(game, NOWHERE)
        do_icon_action(game, self.role, self.icon(game).left, NOWHERE)

    def find_place(self, game: Heroes) -> None:
        """KHO-MOM-05  After a shot the reference room is the shooter's, not the target's."""
        if self.icon(game).left.verb == RANGED:
            ask(game, ChooseShooter(self.role, game.turn.spot))

    def offer_right(self, game: Heroes) -> None:
        """KHO-MOM-01  The right action may be done, if it can."""
        spot = game.turn.spot
        refer_to(game, NOWHERE)
        offer_follow_up(game, self.role, self.card, self.side, self.slot, spot)


def refuse_right(game: Heroes, role: i64, right: IconAction, spot: i64) -> i64:
    """KHO-MOM-05  Can the right action be done, in the reference room if it needs one?"""
    return refuse_icon_action(game, role, right, spot, spare_activates(game, role, game.turn.side))


def offer_follow_up(game: Heroes, role: i64, card: i64, side: i64, slot: i64, spot: i64) -> None:
    """KHO-MOM-01  Ask for the right action of a Momentum if it is possible; KHO-MOM-05 says where."""
    right = game.rules.content.faces[card].sides[side][slot].right
    if refuse_right(game, role, right, spot) == LEGAL:
        game.push(FollowUp(role, card, side, slot, spot))


@final
@dataclass(frozen=True)
class FollowUp(Decision):
    """KHO-MOM-01  Doing the right action is optional."""

    role: i64
    card: i64
    side: i64
    slot: i64
    spot: i64

    def rule(self) -> str:
        return "KHO-MOM-01"

    def who(self, game: Heroes) -> i64:
        return self.role

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-follow")

    def right(self, game: Heroes) -> IconAction:
        return game.rules.content.faces[self.card].sides[self.side][self.slot].right

    def candidates(self, game: Heroes) -> list[Action]:
        return [FOLLOW_UP, PASSES]

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb == FOLLOW:
            return refuse_right(game, self.role, self.right(game), self.spot)
        return LEGAL if action.verb == PASS else WRONG_KIND

    def take(self, game: Heroes, action: Action) -> None:
        if action.verb == FOLLOW:
            do_icon_action(game, self.role, self.right(game), self.spot)


# ---------------------------------------------------------------------- swarm
@final
@dataclass(frozen=True)
class ChooseSwarm(Decision):
    """KHO-SWARM-01  Pick one room; all own monsters there do the action."""

    role: i64
    verb: i64

    def rule(self) -> str:
        return "KHO-SWARM-01"

    def who(self, game: Heroes) -> i64:
        return self.role

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-swarm")

    def candidates(self, game: Heroes) -> list[Action]:
        return ROOM_CHOICES

    def refuse(self, game: Heroes, action: Action) -> i64:
        return refuse_swarm(game, self.role, self.verb, action.a) if action.verb == ROOM else WRONG_KIND

    def take(self, game: Heroes, action: Action) -> None:
        swarm_from(game, self.role, self.verb, action.a)


def swarm_from(game: Heroes, role: i64, verb: i64, room: i64) -> None:
    """KHO-SWARM-03  The set of monsters is fixed when the action starts."""
    gather_swarm(game, game.board.bodies[role * ROOMS + room])
    game.push(Swarm(role, verb, room))


@final
@dataclass(frozen=True)
class Swarm(Procedure):
    """KHO-SWARM-02  One monster after the other, each for itself."""

    role: i64
    verb: i64
    room: i64

    def run(self, game: Heroes, step: i64) -> None:
        match step:
            case 0:
                self.act_next(game)
            case _:
                game.finish()

    def act_next(self, game: Heroes) -> None:
        """KHO-SWARM-03  Each may decline; a swarm that can do nothing more is over."""
        if game.turn.swarm == 0 or refuse_swarm(game, self.role, self.verb, self.room) != LEGAL:
            return
        spend_swarm(game)
        game.go_to(FIRST_STEP)
        if self.verb == MOVE:
            game.push(SwarmMove(self.role, self.room))
        else:
            game.push(SwarmStrike(self.role, self.room, self.verb == RANGED))


FRAMES: Final = (Momentum, FollowUp, ChooseSwarm, Swarm)
