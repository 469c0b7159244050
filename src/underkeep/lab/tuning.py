"""Weights tuned by self-play: small random steps that gain (SPSA), and a trial that decides whether they are kept.

A round takes one group of weights. In each step all its numbers are nudged up or down at random; the nudge and its
mirror image play the same seeds, and the numbers move towards the better of the two. What came of the steps then plays
the last accepted weights on other seeds: only if a sequential test finds it stronger is it accepted. Everybody else at
the table plays with the accepted weights. A round depends on the seed, its number and what was accepted before.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from statistics import mean, variance
from typing import Any, Final

from underkeep.bots.api import choose
from underkeep.core.formats.content import digest_of
from underkeep.core.formats.options import Options
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.game import Game
from underkeep.core.search.weights import Number, WeightSheet
from underkeep.lab.executors import spread
from underkeep.lab.simulate import opened, seed_of
from underkeep.lab.tournament import ERROR, MAX_DECISIONS, NO_CLOCK, bot_seed
from underkeep.library import Loaded, weights_of

BOT: Final = "adept"  # quick, and it plays by the weights alone
Numbers = dict[str, tuple[Number, ...]]  # by name of the weight
Row = dict[str, Any]


@dataclass(frozen=True)
class TuningPlan:
    """What is tuned, and how hard."""

    game: str
    groups: tuple[str, ...]  # a round each, in turn; a group named like a role is that role's alone
    options: tuple[str, ...]
    seed: str
    steps: int  # of a round
    pairs: int  # of games in a step
    trial: int  # pairs of games in a trial, at most
    nudge: float  # share of a number by which a step tries it
    gain: float = 0.04  # how much better a trial must look: a share of the score
    jobs: int = 1
    most: int = MAX_DECISIONS  # then a game is cut off, and the way to the goal alone counts
    setups: tuple[tuple[str, ...], ...] = ((),)  # further options, for two games each in turn

    def words(self, number: int) -> list[str]:
        """The options of a game or pair of games."""
        return [*self.options, *self.setups[number // 2 % len(self.setups)]]

    def key(self) -> Row:
        """Rounds of the same key belong together."""
        fixed: Row = {"game": self.game, "groups": self.groups, "options": self.options, "seed": self.seed}
        weights = {name: list(one.numbers) for name, one in weights_of(self.game).weights.items()}
        fixed["weights"] = digest_of(weights)
        if any(self.setups):
            fixed["setups"] = self.setups
        return {**fixed, "steps": self.steps, "pairs": self.pairs, "trial": self.trial, "nudge": self.nudge}


@dataclass(frozen=True)
class Pair:
    """Two games of one seed: the first set of numbers against the second, and the other way round."""

    plan: TuningPlan
    group: str
    accepted: Numbers
    one: Numbers
    other: Numbers
    seed: str
    number: int


# ---------------------------------------------------------------------- numbers
def tunable(sheet: WeightSheet, group: str) -> Numbers:
    """The numbers of a group that tuning may change."""
    found = {name: one.numbers for name, one in sheet.weights.items() if one.group() == group and not one.fixed}
    if not found:
        groups = sorted({one.group() for one in sheet.weights.values() if not one.fixed})
        raise BadInput(f"there is no group of weights {group!r}", "--groups", f"Give some of: {', '.join(groups)}.")
    return found


def nudged(numbers: Numbers, signs: dict[str, list[int]], share: float) -> Numbers:
    """Every number up or down by a share of itself; 0 stays, since it has no size to go by."""
    return {
        name: tuple(n + share * abs(n) * sign for n, sign in zip(some, signs[name], strict=True))
        for name, some in numbers.items()
    }


# ---------------------------------------------------------------------- games
def play(loaded: Loaded, plan: TuningPlan, options: Options, sheets: list[WeightSheet], seed: bytes) -> Game:
    """A game of adepts, every role by its own weights."""
    spec = loaded.spec
    game = spec.new(options, loaded.content, seed)
    used: WeightSheet | None = None
    for decision in range(plan.most):
        if game.over():
            break
        role = int(game.first_asked())
        prompt = spec.prompt(game, role)
        assert prompt is not None
        if sheets[role] is not used:
            used = sheets[role]
            spec.load_weights(used)
        view = spec.view(game, frozenset({role}))
        choice = choose(BOT, view, prompt, NO_CLOCK, bot_seed(seed, BOT, decision))
        spec.act(game, role, spec.parse(choice.move))
    return game


def scores(loaded: Loaded, game: Game) -> list[float]:
    """What a game gave each role: half for winning, half for the way to its goal, which tells more of a lost game."""
    names, result = loaded.spec.role_names(game), loaded.spec.result(game)
    won = [0.5] * len(names) if result is None or not result.winners else [float(n in result.winners) for n in names]
    return [(one + share) / 2 for one, share in zip(won, loaded.spec.goals(game), strict=True)]


def seats(loaded: Loaded, pair: Pair, roles: tuple[str, ...]) -> list[bool]:
    """Where the first numbers sit in the first game: the role of the group, all if they win together, else every
    second seat.
    """
    if pair.group in roles:
        return [name == pair.group for name in roles]
    if loaded.spec.cooperative:
        return [True] * len(roles)
    return [(place + pair.number) % 2 == 0 for place in range(len(roles))]


def compare(pair: Pair) -> tuple[int, float]:
    """By how much the first numbers did better than the second in the same seats of the same seed."""
    loaded = opened(pair.plan.game, None)
    own = weights_of(pair.plan.game)
    seed = seed_of(pair.seed, pair.number)
    options = loaded.spec.options.from_words(pair.plan.words(pair.number))
    roles = loaded.spec.roles(options)
    first = seats(loaded, pair, roles)
    rest = own.with_numbers(pair.accepted)
    sheets = [rest.with_numbers(numbers) for numbers in (pair.one, pair.other)]
    mirrored = pair.group not in roles and not loaded.spec.cooperative  # then the second numbers take the other seats
    found: list[float] = []
    for mine, yours in ((sheets[0], sheets[1]), (sheets[1], sheets[0])):
        game = play(loaded, pair.plan, options, [mine if at else yours if mirrored else rest for at in first], seed)
        found.append(mean(score for score, at in zip(scores(loaded, game), first, strict=True) if at))
    loaded.spec.load_weights(own)
    return pair.number, found[0] - found[1]


Arena = Callable[[Iterable[Pair]], list[float]]  # differences of pairs, in their order


def arena(jobs: int) -> Arena:
    return partial(compare_all, jobs=jobs)


def compare_all(pairs: Iterable[Pair], jobs: int) -> list[float]:
    return [gained for _, gained in sorted(spread(compare, list(pairs), jobs))]


# ---------------------------------------------------------------------- a round
def stepped(plan: TuningPlan, accepted: Numbers, group: str, number: int, compared: Arena) -> Iterator[Numbers]:
    """The numbers of a group after each step."""
    own = weights_of(plan.game).with_numbers(accepted)
    numbers = tunable(own, group)
    dice = Random(f"{plan.seed}:{number}:{group}")  # noqa: S311  play, not secrecy
    for step in range(plan.steps):
        signs = {name: [dice.choice((-1, 1)) for _ in some] for name, some in numbers.items()}
        up, down = nudged(numbers, signs, plan.nudge), nudged(numbers, signs, -plan.nudge)
        seed = f"{plan.seed}:step:{number}:{step}"
        pairs = (Pair(plan, group, accepted, up, down, seed, n) for n in range(plan.pairs))
        numbers = nudged(numbers, signs, moved(compared(pairs), plan.nudge))
        yield numbers


def moved(gains: list[float], nudge: float) -> float:
    """How far towards the better side: by how clear the gain is, at most as far as was tried."""
    if len(gains) < 2 or not any(gains):
        return 0.0
    spread_of_mean = math.sqrt(variance(gains) / len(gains)) or 1e-9
    return nudge * max(-1.0, min(1.0, mean(gains) / (2 * spread_of_mean)))


def ratio(gains: list[float], gain: float) -> float:
    """Log likelihood ratio of a mean of `gain` against none, for differences that are about normal."""
    if len(gains) < 2:
        return 0.0
    spread_of_one = max(variance(gains), 1e-4)
    return len(gains) * gain * (mean(gains) - gain / 2) / spread_of_one


def tried(
    plan: TuningPlan, accepted: Numbers, group: str, numbers: Numbers, number: int, compared: Arena
) -> list[float]:
    """The trial on other seeds, until the sequential test knows."""
    old = tunable(weights_of(plan.game).with_numbers(accepted), group)
    bound, gains = math.log((1 - ERROR) / ERROR), list[float]()
    while len(gains) < plan.trial and (len(gains) < plan.pairs or abs(ratio(gains, plan.gain)) < bound):
        batch = range(len(gains), min(plan.trial, len(gains) + plan.pairs))
        seed = f"{plan.seed}:trial:{number}"
        gains += compared(Pair(plan, group, accepted, numbers, old, seed, n) for n in batch)
    return gains


def verdict(gains: list[float], gain: float) -> str:
    bound = math.log((1 - ERROR) / ERROR)
    stands = ratio(gains, gain)
    return "stronger" if stands >= bound else "not stronger" if stands <= -bound else "open"


def round_of(plan: TuningPlan, accepted: Numbers, number: int, compared: Arena, tell: Callable[[str], None]) -> Row:
    """One round: steps, then the trial; what it found, as a line of the file."""
    group = plan.groups[number % len(plan.groups)]
    tell(f"round {number} {group}: {plan.steps} steps of {plan.pairs} pairs")
    *_, numbers = stepped(plan, accepted, group, number, compared)
    own = weights_of(plan.game).with_numbers(accepted)
    whole = {name: own.with_numbers(numbers).weights[name].numbers for name in numbers}
    gains = tried(plan, accepted, group, whole, number, compared)
    found = verdict(gains, plan.gain)
    tell(f"round {number} {group}: {found}, {mean(gains):+.3f} in {len(gains)} pairs")
    changed = {name: list(some) for name, some in whole.items() if some != own.weights[name].numbers}
    games = 2 * (plan.steps * plan.pairs + len(gains))
    told = {"n": number, "group": group, "verdict": found, "gain": round(mean(gains), 4)}
    return {**told, "ratio": round(ratio(gains, plan.gain), 3), "pairs": len(gains), "games": games, "numbers": changed}


def accepted_of(rows: Iterable[Row]) -> Numbers:
    """What the rounds so far have left in force."""
    found: Numbers = {}
    for row in rows:
        if row["verdict"] == "stronger":
            found.update({name: tuple(some) for name, some in row["numbers"].items()})
    return found


def tune(plan: TuningPlan, rows: list[Row], rounds: int, compared: Arena, tell: Callable[[str], None]) -> Iterator[Row]:
    """The rounds that are missing."""
    for group in plan.groups:
        tunable(weights_of(plan.game), group)
    for number in range(len(rows), rounds):
        row = round_of(plan, accepted_of(rows), number, compared, tell)
        rows.append(row)
        yield row


def against_own(plan: TuningPlan, numbers: Numbers, group: str, games: int, compared: Arena) -> list[float]:
    """A match of numbers against the game's own on seeds that no round has seen."""
    fresh = replace(plan, seed=f"{plan.seed}:fresh")
    old = {name: weights_of(plan.game).weights[name].numbers for name in numbers}
    return compared(Pair(fresh, group, {}, numbers, old, fresh.seed, n) for n in range(games))
