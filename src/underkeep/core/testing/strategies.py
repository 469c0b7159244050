"""Strategies of random play that reach what uniform play misses; each follows from the seed of its game
alone.
"""

from __future__ import annotations

from collections import Counter

from underkeep.core.kernel.actions import Action
from underkeep.core.testing.random_numbers import Dice


class Strategy:
    """Uniform play."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, options: list[Action]) -> Action:
        return self.dice.pick(options)


class Curious(Strategy):
    """Prefers, every other time, kinds of action and then actions that this game has seen least."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.verbs: Counter[int] = Counter()
        self.actions: Counter[int] = Counter()

    def choose(self, options: list[Action]) -> Action:
        chosen = self.dice.pick(options)
        if self.dice.one_in(2):
            chosen = min(self.dice.shuffled(options), key=self.times)
        self.verbs[int(chosen.verb)] += 1
        self.actions[int(chosen.number)] += 1
        return chosen

    def times(self, action: Action) -> tuple[int, int]:
        return self.verbs[int(action.verb)], self.actions[int(action.number)]


class Stubborn(Strategy):
    """Loves some kinds of action and shuns others for a whole game: the far corners of play."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.love: dict[int, int] = {}

    def choose(self, options: list[Action]) -> Action:
        best = max(self.liking(action) for action in options)
        favourites = [action for action in options if self.liking(action) == best]
        return self.dice.pick(options if self.dice.one_in(3) else favourites)

    def liking(self, action: Action) -> int:
        return self.love.setdefault(int(action.verb), self.dice.below(4))


def strategy_for(seed: int) -> Strategy:
    """The three in turn, so that any run of seeds has them all."""
    dice = Dice("strategy", seed)
    return (Strategy, Curious, Stubborn)[seed % 3](dice)
