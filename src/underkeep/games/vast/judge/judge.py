"""The judge of Vast: an option gains what it takes off the own way to victory and puts on the leader's.

An option is followed to the end of what it begins: questions to the same role on the way are answered as well as one
step shows. Then the standings of all roles are compared.
"""

from __future__ import annotations

import math
from typing import Final, final

from underkeep.core.actions import Action
from underkeep.core.judge import Judge
from underkeep.core.native import i64
from underkeep.core.views import Reason, label
from underkeep.games.vast.judge.standing import lacking, lacks_at_hand, means, secret_means
from underkeep.games.vast.judge.weights import W
from underkeep.games.vast.roles.cave.turn import CaveActs
from underkeep.games.vast.roles.dragon.turn import DragonActs
from underkeep.games.vast.roles.goblins.activation import TribeActs
from underkeep.games.vast.roles.goblins.turn import ChooseTribe
from underkeep.games.vast.roles.knight.turn import KnightActs
from underkeep.games.vast.roles.thief.turn import ThiefActs
from underkeep.games.vast.state import Vast

WON: Final[i64] = 3000
FOLLOWED: Final = 4  # questions that are answered on the way
LOOKED_AT: Final = 10  # options of each of them


def is_turn(game: Vast) -> bool:
    """Whether the question is what somebody does next in his turn: then what was begun is done."""
    frame = game.top()
    if isinstance(frame, (KnightActs, DragonActs, CaveActs)):
        return True
    return isinstance(frame, (ThiefActs, ChooseTribe, TribeActs))


def ended(game: Vast, role: i64) -> i64:
    return WON if game.winner == game.rules.kinds[role] else -WON


def standing(game: Vast, role: i64) -> i64:
    """How a role stands: the more the better."""
    if game.over():
        return ended(game, role)
    kind = game.rules.kinds[role]
    return means(game, kind) - lacking(game, kind)


def own_standing(game: Vast, role: i64) -> i64:
    """How a role stands in its own eyes."""
    return standing(game, role) + (i64(0) if game.over() else secret_means(game, game.rules.kinds[role]))


def follow(game: Vast, role: i64) -> None:
    """Answer what the same role is asked until its action is done."""
    for _ in range(FOLLOWED):
        if game.over() or game.first_asked() != role or is_turn(game):
            return
        game.advance(role, best_at_once(game, role))


def best_at_once(game: Vast, role: i64) -> Action:
    """The option after which the role stands best."""
    options = game.options(role)
    best, top = options[0], -10 * WON
    if len(options) == 1:
        return best
    for action in options[:LOOKED_AT]:
        world = game.clone()
        world.advance(role, action)
        worth = own_standing(world, role)
        if worth > top:
            best, top = action, worth
    return best


def after(game: Vast, role: i64, action: Action) -> Vast:
    """The game when what the option begins is done."""
    world = game.clone()
    world.advance(role, action)
    follow(world, role)
    return world


def standings(game: Vast) -> list[i64]:
    return [standing(game, role) for role in range(game.roles)]


def leader_of(game: Vast, before: list[i64], role: i64) -> i64:
    """Of the others the one nearest to victory, each role measured by how it usually stands."""
    leader, top = role, -1e9
    for other in range(game.roles):
        lead = float(before[other]) + W.usual[game.rules.kinds[other]]
        if other != role and lead > top:
            leader, top = other, lead
    return leader


def hindrance(game: Vast, before: list[i64], then: list[i64], role: i64) -> float:
    """What the others have lost, the leader's loss counting most, and more yet when somebody is about to win."""
    leader = leader_of(game, before, role)
    total = 0.0
    for other in range(game.roles):
        if other != role:
            share = W.leader[game.rules.kinds[role]] if other == leader else W.others
            if lacks_at_hand(game, game.rules.kinds[other]) <= W.urgent_below:
                share += W.urgent
            total += float(before[other] - then[other]) * share
    return total


def gain(game: Vast, before: list[i64], world: Vast, role: i64) -> float:
    """What a role has gained on the way from one position to another."""
    then = standings(world)
    own = then[role] - before[role] + secret_gain(game, world, role)
    return float(own) + hindrance(game, before, then, role)


def secret_gain(game: Vast, world: Vast, role: i64) -> i64:
    """What it has gained that only itself knows of."""
    kind = game.rules.kinds[role]
    return i64(0) if world.over() else secret_means(world, kind) - secret_means(game, kind)


@final
class VastJudge(Judge):
    """Everybody for himself; no question is answered by several at once, so nothing is mixed."""

    temperature: float = 20.0

    def scores(self, game: Vast, role: i64, options: list[Action]) -> list[float]:
        before = standings(game)
        return [gain(game, before, after(game, role, action), role) for action in options]

    def explain(self, game: Vast, role: i64, action: Action) -> tuple[Reason, ...]:
        """Nearer to the goal, better means, others held up."""
        world, kind, before = after(game, role, action), game.rules.kinds[role], standings(game)
        if world.over():
            return (Reason(label("vast-why-end"), gain(game, before, world, role)),)
        goal = float(lacking(game, kind) - lacking(world, kind))
        gained = float(means(world, kind) - means(game, kind) + secret_gain(game, world, role))
        parts = [("goal", goal), ("means", gained), ("hinder", hindrance(game, before, standings(world), role))]
        return tuple(Reason(label(f"vast-why-{name}"), weight) for name, weight in parts if weight != 0.0)

    def is_mixed(self, game: Vast, role: i64) -> bool:
        return False

    def chances(self, game: Vast, role: i64, gain: float) -> list[float]:
        """By their standings against how each role usually stands, the one who is asked having gained so much."""
        worth = [float(standing(game, other)) + W.usual[game.rules.kinds[other]] for other in range(game.roles)]
        worth[role] += gain
        top = max(worth)
        shares = [math.exp(max(-30.0, (one - top) / W.scale)) for one in worth]
        total = sum(shares)
        return [share / total for share in shares]

    def outcome(self, game: Vast) -> list[float]:
        return [1.0 if game.winner == game.rules.kinds[role] else 0.0 for role in range(game.roles)]


JUDGE: Final = VastJudge()
