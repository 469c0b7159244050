"""A question as a bot sees it: worlds that fit the view, and the options of the prompt as actions."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from underkeep.bots.judges import judge_of, spec_for
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.kernel.views import Prompt, Reason
from underkeep.core.search.judge import Judge


@dataclass(frozen=True)
class AskedPosition:
    """One question to one role."""

    spec: GameSpec
    judge: Judge
    view: Any
    role: int
    options: list[Action]
    seed: int

    def world(self, number: int) -> Game:
        """A game that fits the view; the true one is only one of many."""
        return self.spec.determinize(self.view, seed_from(self.seed * 1000 + number))

    def explained(self, world: Game) -> list[tuple[Reason, ...]]:
        """The reasons for and against every option."""
        return [self.judge.explain(world, self.role, action) for action in self.options]


def position_of(view: Any, prompt: Prompt, seed: int) -> AskedPosition:
    spec = spec_for(view)
    world = spec.determinize(view, seed_from(seed))
    role = spec.role_names(world).index(prompt.role)
    options = [spec.parse(option.move) for option in prompt.options]
    return AskedPosition(spec, judge_of(view.game), view, role, options, seed)


def total_weight(reasons: tuple[Reason, ...]) -> float:
    return sum(reason.weight for reason in reasons)


def pick(dice: Random, weights: list[float]) -> int:
    """A place in a list by its weights."""
    return dice.choices(range(len(weights)), weights)[0]
