"""The judge of Vast: an option gains what it takes off the own way to victory and puts on the leader's.

An option is followed to the end of what it begins: questions to the same role on the way are answered as well as one
step shows. Then the standings of all roles are compared.
"""

from __future__ import annotations

import math
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, Reason, label
from underkeep.core.search.judge import Judge
from underkeep.core.search.values import points_between
from underkeep.games.vast.judge.alarm import is_near_win
from underkeep.games.vast.judge.fitted import HINDERS, fitted_chances, fitted_reasons, mean_worth, said
from underkeep.games.vast.judge.readings import V, by_standings, reading_names, readings
from underkeep.games.vast.judge.standing import TERMS, lacking, lacks_at_hand, means, secret_means, terms
from underkeep.games.vast.judge.weights import W
from underkeep.games.vast.names import L_DRAGON_DIE, ROLES
from underkeep.games.vast.roles.cave.turn import CaveActs
from underkeep.games.vast.roles.dragon.turn import DragonActs
from underkeep.games.vast.roles.goblins.activation import TribeActs
from underkeep.games.vast.roles.goblins.turn import ChooseTribe
from underkeep.games.vast.roles.knight.turn import KnightActs
from underkeep.games.vast.roles.thief.turn import ThiefActs
from underkeep.games.vast.state.game import Vast

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


def after(game: Vast, role: i64, action: Action) -> list[Vast]:
    """The game when what the option begins is done, or two games if the Dragon die is rolled on the way, lest the roll
    of a guessed world pass for the truth.
    """
    worlds = outcomes(game, role, action)
    for _ in range(FOLLOWED):
        if len(worlds) > 1 or is_done(worlds[0], role):
            break
        worlds = outcomes(worlds[0], role, best_at_once(worlds[0], role))
    if len(worlds) > 1:
        for world in worlds:
            follow(world, role)
    return worlds


def outcomes(game: Vast, role: i64, action: Action) -> list[Vast]:
    """The games that an option may lead to at once: one, or two where the Dragon die is rolled. Its faces are pairs
    that hit opposite spaces (VAST-DIE-001), so that both together hit each space as often as the die does.
    """
    world = game.clone()
    world.advance(role, action)
    if world.luck.drawn[L_DRAGON_DIE] == game.luck.drawn[L_DRAGON_DIE]:
        return [world]
    opposite = game.clone()
    opposite.luck.force(L_DRAGON_DIE, [len(game.content.die) - 1 - int(world.die)])
    opposite.advance(role, action)
    return [world, opposite]


def is_done(game: Vast, role: i64) -> bool:
    """Whether what the role began is over."""
    return game.over() or game.first_asked() != role or is_turn(game)


def follow(game: Vast, role: i64) -> None:
    """Answer what the same role is asked until its action is done."""
    for _ in range(FOLLOWED):
        if is_done(game, role):
            return
        game.advance(role, best_at_once(game, role))


def best_at_once(game: Vast, role: i64) -> Action:
    """The option after which the role stands best, on the average of what a die may bring."""
    options = game.options(role)
    best, top = options[0], -10.0 * float(WON)
    if len(options) == 1:
        return best
    for action in options[:LOOKED_AT]:
        worth = mean_for(game, outcomes(game, role, action), role)
        if worth > top:
            best, top = action, worth
    return best


def mean_for(game: Vast, worlds: list[Vast], role: i64) -> float:
    """What some worlds are worth to a role on the average: by the model it chooses by, else by its standing."""
    model = V.for_role(game, role)
    if model is not None:
        return mean_worth(model, worlds, role)
    total = 0.0
    for world in worlds:
        total += float(own_standing(world, role))
    return total / len(worlds)


def standings(game: Vast) -> list[i64]:
    return [standing(game, role) for role in range(game.roles)]


def standings_after(game: Vast, before: list[i64], world: Vast, role: i64) -> list[i64]:
    """How all stand after an option. That somebody's turn begins is nobody's doing: what he may do in it counts for
    nothing against the one who ends his own, or ending it would cost more than wasting what is left.
    """
    then = standings(world)
    if not world.over() and world.active != game.active and world.active >= 0:
        begins = world.seat(world.active)
        if begins != role:
            then[begins] = before[begins]
    return then


def leader_of(game: Vast, before: list[i64], role: i64) -> i64:
    """Of the others the one nearest to victory, each role measured by how it usually stands."""
    leader, top = role, -1e9
    for other in range(game.roles):
        lead = float(before[other]) + W.usual[game.rules.kinds[other]]
        if other != role and lead > top:
            leader, top = other, lead
    return leader


def hindered(game: Vast, before: list[i64], then: list[i64], role: i64) -> list[float]:
    """What each of the others has lost, the leader's loss counting most, and more yet when somebody is about to win."""
    leader = leader_of(game, before, role)
    losses = [0.0] * int(game.roles)
    for other in range(game.roles):
        if other != role:
            share = W.leader[game.rules.kinds[role]] if other == leader else W.others
            if lacks_at_hand(game, game.rules.kinds[other]) <= W.urgent_below:
                share += W.urgent
            losses[other] = float(before[other] - then[other]) * share
    return losses


def hindrance(game: Vast, before: list[i64], then: list[i64], role: i64) -> float:
    """All of it."""
    return sum(hindered(game, before, then, role))


def gain(game: Vast, before: list[i64], worlds: list[Vast], role: i64) -> float:
    """What a role gains on the way from one position to others that are equally likely."""
    total = 0.0
    for world in worlds:
        then = standings_after(game, before, world, role)
        total += float(then[role] - before[role] + secret_gain(game, world, role)) + hindrance(game, before, then, role)
    return total / len(worlds)


def secret_gain(game: Vast, world: Vast, role: i64) -> i64:
    """What it has gained that only itself knows of."""
    kind = game.rules.kinds[role]
    return i64(0) if world.over() else secret_means(world, kind) - secret_means(game, kind)


def changes(game: Vast, before: list[i64], world: Vast, role: i64) -> list[Reason]:
    """What one position has over another, by name."""
    kind = game.rules.kinds[role]
    if world.over():
        return [Reason(label("vast-why-end"), gain(game, before, [world], role))]
    parts = [Reason(label("vast-why-goal"), float(lacking(game, kind) - lacking(world, kind)))]
    had, has = terms(game, kind), terms(world, kind)
    for part in range(i64(len(had))):
        parts.append(Reason(label(f"vast-why-{TERMS[kind][part]}"), float(has[part] - had[part])))
    parts.append(Reason(label("vast-why-quests"), float(secret_gain(game, world, role))))
    losses = hindered(game, before, standings_after(game, before, world, role), role)
    for other in range(i64(len(losses))):
        parts.append(Reason(label(HINDERS, role=ROLES[game.rules.kinds[other]]), losses[other]))
    return parts


@final
class VastJudge(Judge):
    """Everybody for himself; no question is answered by several at once, so nothing is mixed."""

    temperature: float = 20.0

    def scores(self, game: Vast, role: i64, options: list[Action]) -> list[float]:
        model = V.for_role(game, role)
        if model is not None:
            worth = mean_worth(model, [game], role)
            return [points_between(worth, mean_worth(model, after(game, role, one), role)) for one in options]
        before = standings(game)
        return [gain(game, before, after(game, role, action), role) for action in options]

    def explain(self, game: Vast, role: i64, action: Action) -> tuple[Reason, ...]:
        """Nearer to the goal, each of the means that changes, whom it hinders and whom it helps; where a die decides,
        on the average of its faces.
        """
        worlds, model = after(game, role, action), V.for_role(game, role)
        if model is not None:
            return fitted_reasons(model, game, worlds, role)
        before = standings(game)
        found: dict[Label, float] = {}
        for world in worlds:
            for reason in changes(game, before, world, role):
                found[reason.label] = found.get(reason.label, 0.0) + reason.weight / len(worlds)
        return tuple(Reason(said(why, weight), weight) for why, weight in found.items() if weight != 0.0)

    def is_mixed(self, game: Vast, role: i64) -> bool:
        return False

    def chances(self, game: Vast, role: i64, gain: float) -> list[float]:
        """By the fitted values; without them by their standings against how each role usually stands, the one who is
        asked having gained so much.
        """
        model = V.of(game)
        if model is not None:
            return fitted_chances(model, game, role, gain)
        worth = [float(standing(game, other)) + W.usual[game.rules.kinds[other]] for other in range(game.roles)]
        worth[role] += gain
        top = max(worth)
        shares = [math.exp(max(-30.0, (one - top) / W.scale)) for one in worth]
        total = sum(shares)
        return [share / total for share in shares]

    def turn(self, game: Vast) -> i64:
        return game.round * i64(len(ROLES)) + game.active

    def mover(self, game: Vast) -> i64:
        return game.seat(game.active) if game.active >= 0 else i64(-1)

    def near_win(self, game: Vast, role: i64) -> bool:
        return is_near_win(game, game.rules.kinds[role])

    def reading_names(self, game: Vast) -> tuple[str, ...]:
        return reading_names(tuple(game.rules.row.roles))

    def readings(self, game: Vast) -> list[float]:
        return list(readings(game, i64(len(self.reading_names(game)))))

    def centre(self, game: Vast) -> list[list[float]]:
        return by_standings(game)

    def is_pause(self, game: Vast) -> bool:
        return is_turn(game)

    def outcome(self, game: Vast) -> list[float]:
        return [1.0 if game.winner == game.rules.kinds[role] else 0.0 for role in range(game.roles)]


JUDGE: Final = VastJudge()
