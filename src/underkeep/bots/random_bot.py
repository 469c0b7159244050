"""The random bot: any of its options, with equal chance. The novice of every game for now."""

from __future__ import annotations

from random import Random
from typing import Any

from underkeep.bots.api import Budget, Choice
from underkeep.core.kernel.views import Prompt


def choose(view: Any, prompt: Prompt, budget: Budget, seed: int) -> Choice:
    """One option; the same seed and question give the same one."""
    return Choice(Random(seed).choice(prompt.options).move)  # noqa: S311  play, not secrecy
