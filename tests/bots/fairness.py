"""Fairness of bots, for every game alike: what lies hidden must not change what they choose."""

from __future__ import annotations

from underkeep.bots.api import Budget, choose
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.kernel.views import plain
from underkeep.core.testing.random_numbers import Dice
from underkeep.core.testing.worlds import another_world

WORLDS = 3


def assert_fair(spec: GameSpec, game: Game, role: int, level: str, budget: Budget) -> None:
    """In other worlds that look the same to the role the bot chooses the same."""
    eyes = frozenset({role})
    view, prompt = spec.view(game, eyes), spec.prompt(game, role)
    assert prompt is not None
    choice = choose(level, view, prompt, budget, 9)
    for number in range(WORLDS):
        other = another_world(spec, game, eyes, Dice(number))
        seen, asked = spec.view(other, eyes), spec.prompt(other, role)
        assert asked is not None
        assert plain(seen) == plain(view)
        assert choose(level, seen, asked, budget, 9) == choice
