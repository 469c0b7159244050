"""The novice: sees the same reasons as the adept, but dimly, and sometimes does just anything."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from underkeep.bots import random_bot
from underkeep.bots.adept import mixed
from underkeep.bots.api import Budget, Choice
from underkeep.bots.judges import is_judged
from underkeep.bots.position import pick, position_of, total_weight
from underkeep.core.kernel.views import Prompt
from underkeep.core.search.judge import softmax

WHIM: Final = 0.1  # how often it does just anything
DIMNESS: Final = 1.0  # its temperature against the judge's own


def choose(view: Any, prompt: Prompt, budget: Budget, seed: int) -> Choice:
    """Better options are likelier, and none is certain; games without a judge are played at random."""
    dice = Random(seed)  # noqa: S311  play, not secrecy
    if not is_judged(view) or dice.random() < WHIM:
        return random_bot.choose(view, prompt, budget, seed)
    position = position_of(view, prompt, seed)
    world = position.world(0)
    if position.judge.is_mixed(world, position.role):
        return mixed(position, world)
    reasons = position.explained(world)
    chances = softmax([total_weight(some) for some in reasons], DIMNESS * position.judge.temperature)
    chosen = pick(dice, chances)
    return Choice(position.options[chosen].text, reasons[chosen])
