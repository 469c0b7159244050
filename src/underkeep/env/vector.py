"""Many games in one process, stepped in one call: for self-play, where the learner answers for all roles.

    games = VectorGames("twister", 64)
    games.reset(seed=1)
    while training:
        step = games.step(policy(games.observe(), games.masks, games.roles))

A game that ends is followed by a new one at once, in the same place. `masks` and `roles` are windows into the engine,
to be read and not to be kept: the next step changes what they show.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.game import Game
from underkeep.core.observe.batch import Batch
from underkeep.env.adapter import SEED_BYTES, Drawn, GameAdapter, Setting
from underkeep.env.tensors import Encoder, Ints

Whole = NDArray[np.int64]
Masks = NDArray[np.uint8]
POLICIES = 1 << 31
SEEDS = 64  # drawn at a time


@dataclass(frozen=True)
class StepResult:
    """What one step brought: which games ended, and the rewards of their roles."""

    ended: NDArray[np.bool_]  # by place
    rewards: NDArray[np.float32]  # place x role; 0 where the game goes on


class VectorGames(Drawn):
    """So many games of one kind side by side. `roles` says who is asked in each, `masks` what is on offer."""

    def __init__(
        self,
        game: str,
        count: int,
        options: Mapping[str, Any] | None = None,
        content: Path | None = None,
        nobody: float = 0.0,
    ) -> None:
        if count < 1:
            raise BadInput(f"{count} games", "count", "Give at least 1.")
        self.adapter = GameAdapter(Setting(game, dict(options or {}), content, nobody))
        self.count = count
        self.encoders = [Encoder(self.adapter.layout) for _ in range(count)]
        self.quiet = StepResult(np.zeros(count, np.bool_), np.zeros((count, len(self.adapter.roles)), np.float32))
        for told in (self.quiet.ended, self.quiet.rewards):
            told.flags.writeable = False  # most steps end no game, and share what they tell
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """New games everywhere; the same seed gives the same ones, and the same ones after them."""
        self.random = np.random.default_rng(seed)
        self.seeds: list[bytes] = []
        games = [self.new() for _ in range(self.count)]
        self.batch = Batch(games, self.adapter.actions, int(self.random.integers(POLICIES)))
        self.masks: Masks = np.frombuffer(memoryview(self.batch.masks), np.uint8).reshape(self.count, -1)
        self.roles: Whole = np.frombuffer(memoryview(self.batch.roles), np.int64)
        self.chosen: Whole = np.frombuffer(memoryview(self.batch.chosen), np.int64)

    def new(self) -> Any:
        """A game of the next seed; they are drawn together, which takes hardly longer than one of them."""
        if not self.seeds:
            drawn = self.random.bytes(SEED_BYTES * SEEDS)
            self.seeds = [drawn[n : n + SEED_BYTES] for n in range(0, len(drawn), SEED_BYTES)]
        return self.adapter.new(self.seeds.pop())

    def step(self, actions: Whole) -> StepResult:
        """One action in each game; all of them must be on offer, else nothing is done."""
        numbers = actions.tolist()
        place = self.batch.refused(numbers)
        if place >= 0:
            raise BadInput(
                f"{numbers[place]} is not on offer in place {place}", "actions", "Choose where the mask is 1."
            )
        ended = self.batch.step(numbers)
        return self.follow_up(ended) if ended else self.quiet

    def step_at(self, places: Whole, actions: Whole) -> StepResult:
        """The same in some games only, for learners that answer for one role and ask others for the rest."""
        numbers = actions.tolist()
        for place, number in zip(places.tolist(), numbers, strict=True):
            if not 0 <= number < len(self.adapter.actions) or not self.masks[place, number]:
                raise BadInput(f"{number} is not on offer in place {place}", "actions", "Choose where the mask is 1.")
        ended = self.batch.step_at(places.tolist(), numbers)
        return self.follow_up(ended) if ended else self.quiet

    def follow_up(self, ended: list[int]) -> StepResult:
        """Rewards of the games that ended, and new games in their places."""
        flags, rewards = self.quiet.ended.copy(), self.quiet.rewards.copy()
        for place in ended:
            flags[place] = True
            self.leave(place)
            rewards[place] = self.adapter.rewards(self.batch.games[place])
            self.batch.put(place, self.new())
        return StepResult(flags, rewards)

    def leave(self, place: int) -> None:
        """A game that has ended is about to be followed by another; for those who want to see it once more."""

    def observe(self) -> Ints:
        """What the role that is asked may know, place by place: vectors of the layout."""
        return self.observe_at(np.arange(self.count))

    def observe_at(self, places: Whole) -> Ints:
        """The same for some places."""
        rows = np.empty((len(places), self.adapter.layout.size), np.int16)
        for row, place in enumerate(places.tolist()):
            rows[row] = self.encoders[place].write(self.adapter.view(self.batch.games[place], int(self.roles[place])))
        return rows

    def at_sight(self) -> tuple[GameAdapter, Game | None, str]:
        """The game in the first place."""
        return self.adapter, self.batch.games[0], self.adapter.roles[int(self.roles[0])]

    def sample(self) -> Whole:
        """An action on offer in each game, with equal chance; quicker than drawing from the masks."""
        self.batch.sample()
        return self.chosen.copy()
