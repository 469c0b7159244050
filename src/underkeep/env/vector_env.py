"""Gymnasium's VectorEnv over many games in one call: one role a game is the learner's, the others are a policy's.

    envs = SoloVectorEnv("twister", 64, opponents=an_older_me)
    seen, infos = envs.reset(seed=1)
    while training:
        seen, rewards, ended, cut, infos = envs.step(policy(seen, infos["action_mask"]))

The opponents' policy is asked for many games at once, like the learner's: what self-play against a pool of older
selves wants (`examples/selfplay.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from underkeep.env.forms import FLAT, SCALED, checked
from underkeep.env.tensors import Floats, Ints
from underkeep.env.vector import Masks, VectorGames, Whole

ROTATED: Final = ""  # the learner plays another role in every place
BatchPolicy = Callable[[Floats, Masks], Whole]
Infos = dict[str, Any]


class WatchedGames(VectorGames):
    """Games whose last positions are kept as the learner sees them, until they are asked for."""

    mine: Whole

    def reset(self, seed: int | None = None) -> None:
        self.last: dict[int, Ints] = {}
        super().reset(seed)

    def leave(self, place: int) -> None:
        view = self.adapter.view(self.batch.games[place], int(self.mine[place]))
        self.last[place] = self.encoders[place].encode(view)


class SoloVectorEnv(VectorEnv[Floats, Whole, NDArray[Any]]):
    """One role in each of many games; a game that ends is followed by another in the same step. `infos["action_mask"]`
    says what is on offer; anything else is refused with an error. `opponents` is a function of observations and masks,
    or None for random play.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        role: str = ROTATED,
        opponents: BatchPolicy | None = None,
        options: Mapping[str, Any] | None = None,
        content: Path | None = None,
        form: str = FLAT,
        nobody: float = 0.0,
    ) -> None:
        self.games = WatchedGames(game, num_envs, options, content, nobody)
        adapter = self.games.adapter
        layout = adapter.layout
        self.form = {FLAT: layout.flat_form, SCALED: layout.scaled_form}[checked("form", form, (FLAT, SCALED))]
        self.games.mine = self.places_of(role)
        self.opponents = opponents
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space: Box = self.form.space()
        self.single_action_space = Discrete(len(adapter.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def places_of(self, role: str) -> Whole:
        """The learner's role by place."""
        roles, count = self.games.adapter.roles, self.games.count
        if role == ROTATED:
            return np.arange(count) % len(roles)
        return np.full(count, roles.index(checked("role", role, roles)))

    # ------------------------------------------------------------------ play
    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Infos | None = None
    ) -> tuple[Floats, Infos]:
        """New games, played on until the learner is asked in each."""
        self.games.reset(seed[0] if isinstance(seed, list) else seed)
        self.play_on(np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs))
        self.games.last.clear()
        return self.observe(), self.infos()

    def step(self, actions: Whole) -> tuple[Floats, NDArray[Any], NDArray[Any], NDArray[Any], Infos]:
        """The learner's action in each game, then those of the others."""
        ended, rewards = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs)
        self.take(self.games.step(np.asarray(actions)), ended, rewards)
        self.play_on(ended, rewards)
        return self.observe(), rewards, ended, np.zeros(self.num_envs, np.bool_), self.infos()

    def play_on(self, ended: NDArray[np.bool_], rewards: NDArray[Any]) -> None:
        """The others play until the learner is asked everywhere."""
        while True:
            places = np.flatnonzero(self.games.roles != self.games.mine)
            if not len(places):
                return
            self.take(self.games.step_at(places, self.answers(places)), ended, rewards)

    def take(self, step: Any, ended: NDArray[np.bool_], rewards: NDArray[Any]) -> None:
        """What a step brought to the learner."""
        ended |= step.ended
        rewards += step.rewards[np.arange(self.num_envs), self.games.mine]

    def answers(self, places: Whole) -> Whole:
        if self.opponents is None:
            return self.games.sample()[places]
        return self.opponents(self.form.of(self.games.observe_at(places)), self.games.masks[places])

    # ------------------------------------------------------------------ knowledge
    def observe(self) -> Floats:
        return self.form.of(self.games.observe())

    def infos(self) -> Infos:
        """The masks and, for games that ended, what the learner saw last."""
        told: Infos = {"action_mask": self.games.masks.copy()}
        if self.games.last:
            there = np.zeros(self.num_envs, np.bool_)
            there[list(self.games.last)] = True
            final = np.full(self.num_envs, None, object)
            for place, vector in self.games.last.items():
                final[place] = self.form.of(vector)
            told |= {"final_obs": final, "_final_obs": there, "final_info": {}, "_final_info": there}
            self.games.last.clear()
        return told
