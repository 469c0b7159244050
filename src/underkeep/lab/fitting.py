"""Chances fitted to results: weights that say how likely each role is to win are set so that self-play bears them out.

Games of adepts are played and positions of them kept; a logistic regression then moves the numbers, one after another,
as long as the chances of those who won grow. Every second game is held back: only if the chances of these grow too are
the numbers worth keeping.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from underkeep.bots.api import choose
from underkeep.bots.judges import judge_of
from underkeep.core.kernel.game import Game
from underkeep.core.search.judge import Judge
from underkeep.core.search.weights import WeightSheet
from underkeep.lab.simulate import seed_of
from underkeep.lab.tournament import NO_CLOCK, bot_seed
from underkeep.lab.tuning import BOT, Numbers, TuningPlan
from underkeep.library import Loaded

EVERY: Final = 9  # decisions from one position that is kept to the next
SMALLEST: Final = 1 / 32  # of the first step, when the search for better numbers ends
SURELY_NOT: Final = 1e-4


@dataclass(frozen=True)
class Sample:
    """A position, who was asked, what his best option gains, and how it ended; positions of one game share a weight."""

    game: Game
    role: int
    gain: float
    outcome: list[float]
    weight: float


def sampled(loaded: Loaded, plan: TuningPlan, number: int) -> list[Sample]:
    """Positions of one game, each as every ninth decision found it."""
    spec, judge = loaded.spec, judge_of(plan.game)
    seed = seed_of(f"{plan.seed}:fit", number)
    game = spec.new(spec.options.from_words(plan.words(number)), loaded.content, seed)
    kept: list[tuple[Game, int, float]] = []
    decision = 0
    while not game.over():
        role = int(game.first_asked())
        options = game.options(role)
        if decision % EVERY == 0 and len(options) > 1 and not judge.is_mixed(game, role):
            kept.append((game.clone(), role, max(judge.scores(game, role, options))))
        prompt = spec.prompt(game, role)
        assert prompt is not None
        choice = choose(BOT, spec.view(game, frozenset({role})), prompt, NO_CLOCK, bot_seed(seed, BOT, decision))
        spec.act(game, role, spec.parse(choice.move))
        decision += 1
    outcome = judge.outcome(game)
    return [Sample(*one, outcome, 1 / len(kept)) for one in kept]


def loss(judge: Judge, samples: list[Sample]) -> float:
    """How little the chances expected what came, on average."""
    total = weight = 0.0
    for one in samples:
        total += one.weight * surprise(judge.chances(one.game, one.role, one.gain), one.outcome)
        weight += one.weight
    return total / weight


def surprise(chances: list[float], outcome: list[float]) -> float:
    """Minus the logarithm of the winner's chance; if nobody won, of the chance that whoever was likeliest to would
    not.
    """
    if not any(outcome):
        return -math.log(max(SURELY_NOT, 1 - max(chances)))
    told = sum(won * math.log(max(SURELY_NOT, chance)) for won, chance in zip(outcome, chances, strict=True))
    return -told / sum(outcome)


@dataclass(frozen=True)
class WeightFit:
    """Numbers found, and the loss on games that were held back, before and after."""

    numbers: Numbers
    before: float
    after: float
    positions: int


def fitted(
    loaded: Loaded,
    plan: TuningPlan,
    sheet: WeightSheet,
    names: tuple[str, ...],
    games: int,
    tell: Callable[[str], None],
) -> WeightFit:
    """The numbers of some weights that fit the results of so many games best; the judge keeps its old ones."""
    judge, spec = judge_of(plan.game), loaded.spec
    spec.load_weights(sheet)
    learnt, held = list[Sample](), list[Sample]()
    for number in range(games):
        (learnt if number % 2 == 0 else held).extend(sampled(loaded, plan, number))
        tell(f"game {number + 1} of {games}")
    before = loss(judge, held)
    numbers = descended(loaded, judge, sheet, names, learnt)
    spec.load_weights(sheet.with_numbers(numbers))
    after = loss(judge, held)
    spec.load_weights(sheet)
    return WeightFit(numbers, before, after, len(learnt) + len(held))


def descended(
    loaded: Loaded, judge: Judge, sheet: WeightSheet, names: tuple[str, ...], samples: list[Sample]
) -> Numbers:
    """One number after another up or down while that helps, then by smaller steps."""
    numbers = {name: list(sheet.find(name).numbers) for name in names}

    def tried() -> float:
        loaded.spec.load_weights(sheet.with_numbers({name: tuple(some) for name, some in numbers.items()}))
        return loss(judge, samples)

    least, share = tried(), 1.0
    while share >= SMALLEST:
        better = False
        for name in names:
            for place, old in enumerate(numbers[name]):
                for sign in (1, -1):
                    numbers[name][place] = old + sign * share * size_of(name, sheet)
                    now = tried() if fits(name, numbers[name][place], sheet) else math.inf
                    if now < least - 1e-6:
                        least, better = now, True
                        break
                    numbers[name][place] = old
        share = share if better else share / 2
    return {name: tuple(some) for name, some in numbers.items()}


def size_of(name: str, sheet: WeightSheet) -> float:
    """By how much the numbers of a weight are first changed: half of the largest, or 100 points where all are 0."""
    return max(abs(number) for number in sheet.weights[name].numbers) / 2 or 100.0


def fits(name: str, number: float, sheet: WeightSheet) -> bool:
    """What was positive stays so: a scale of 0 divides by nothing."""
    return number > 0 or min(sheet.weights[name].numbers) <= 0
