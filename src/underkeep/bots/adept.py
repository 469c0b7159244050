"""The adept: takes the option with the best reasons, each of which it can name. Secret answers it mixes."""

from __future__ import annotations

from random import Random
from typing import Any

from underkeep.bots.api import Budget, Choice
from underkeep.bots.position import AskedPosition, pick, position_of, total_weight
from underkeep.bots.safety import safe_choice
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.views import Prompt


def choose(view: Any, prompt: Prompt, budget: Budget, seed: int) -> Choice:
    """One world suffices: reasons hold in all of them, since they use only what the view shows. A little dice keeps it
    out of ruts.
    """
    position = position_of(view, prompt, seed)
    world = position.world(0)
    if position.judge.is_mixed(world, position.role):
        return mixed(position, world)
    reasons = position.explained(world)
    dice, unrest = Random(seed), position.judge.unrest(world)  # noqa: S311  play, not secrecy
    weights = [total_weight(some) + unrest * dice.random() for some in reasons]
    ranked = sorted(range(len(weights)), key=lambda place: -weights[place])
    safe = safe_choice(position, ranked)
    best, why = (ranked[0], ()) if safe is None else (safe.place, (safe.why,))
    return Choice(position.options[best].text, (*why, *reasons[best]))


def mixed(position: AskedPosition, world: Game) -> Choice:
    """By dice where others must not foresee the answer."""
    mixture = position.judge.mixture(world, position.role, position.options)
    action = position.options[pick(Random(position.seed), mixture)]  # noqa: S311  play, not secrecy
    return Choice(action.text, position.judge.explain(world, position.role, action))
