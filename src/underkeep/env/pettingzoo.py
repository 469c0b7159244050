"""PettingZoo: a game as an AEC environment, for every option set of every game.

    from underkeep.env import pettingzoo
    env = pettingzoo.env("twister", {"target_points": 3})

Agents are the roles. Of a question to several roles each is asked in turn, and sees nothing of the others' answers.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from underkeep.core.kernel.game import Game
from underkeep.env.adapter import SEED_BYTES, Drawn, GameAdapter, Mask, Setting
from underkeep.env.tensors import Encoder, Ints

Observation = dict[str, Any]
KEPT = ("agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations")


def env(game: str, options: Mapping[str, Any] | None = None, **more: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game and loses it."""
    made: AECEnv = raw_env(game, options, **more)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def raw_env(
    game: str,
    options: Mapping[str, Any] | None = None,
    content: Path | None = None,
    nobody: float = 0.0,
    render_mode: str | None = None,
) -> Aec:
    """The environment itself: faster, and an illegal action raises an error that names the rule."""
    return Aec(Setting(game, dict(options or {}), content, nobody), render_mode)


class Aec(Drawn, AECEnv):
    """A game whose agents are asked one after the other."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        self.adapter = GameAdapter(setting)
        self.encoders = self.new_encoders()
        self.render_mode = render_mode
        name = f"{setting.game}_v{self.adapter.spec.rules_version}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "render_fps": 1, "is_parallelizable": False}
        self.possible_agents = list(self.adapter.roles)
        self.role_of = {name: role for role, name in enumerate(self.adapter.roles)}
        self.action_spaces = {agent: spaces.Discrete(len(self.adapter.actions)) for agent in self.possible_agents}
        self.observation_spaces = {agent: self.space() for agent in self.possible_agents}
        self.agents: list[str] = []
        self.infos: dict[str, dict[str, Any]] = {}
        self.game: Game | None = None
        self.np_random, _ = seeding.np_random(None)

    def new_encoders(self) -> list[Encoder]:
        """One for each role, since it sees much the same as when it was asked last, and one for all together."""
        return [Encoder(self.adapter.layout) for _ in range(len(self.adapter.roles) + 1)]

    def space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (len(self.adapter.actions),), np.int8)
        return spaces.Dict({"observation": self.adapter.layout.space(), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    # ------------------------------------------------------------------ play
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same one, and the same ones after it."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.game = self.adapter.new(self.np_random.bytes(SEED_BYTES))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.adapter.roles[int(self.game.first_asked())]

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent that is asked; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert self.game is not None
        assert action is not None
        self.adapter.spec.act(self.game, self.role_of[agent], self.adapter.action(int(action)))
        self._cumulative_rewards[agent] = 0.0
        if self.game.over():
            self.finish(self.game)
        else:  # no rewards before the end, so that there is nothing to add up
            self.agent_selection = self.adapter.roles[int(self.game.first_asked())]

    def finish(self, game: Game) -> None:
        """Rewards for everybody, and nobody is asked any more."""
        self.rewards = dict(zip(self.possible_agents, self.adapter.rewards(game), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    # ------------------------------------------------------------------ knowledge
    def observe(self, agent: str) -> Observation:
        """What the agent may know, as named tensors, and what it may do, as a mask."""
        assert self.game is not None
        role = self.role_of[agent]
        named = self.encoders[role].named(self.adapter.view(self.game, role))
        return {"observation": named, "action_mask": self.mask(agent)}

    def vector(self, agent: str) -> Ints:
        """The same observation as one vector: `layout.flat` makes inputs of a network of it."""
        assert self.game is not None
        role = self.role_of[agent]
        return self.adapter.look(self.game, role, self.encoders[role])

    def mask(self, agent: str) -> Mask:
        assert self.game is not None
        if agent != self.agent_selection or self.game.over():
            return np.zeros(len(self.adapter.actions), np.int8)
        return self.adapter.mask(self.game, self.role_of[agent])

    def state(self) -> Ints:
        """What all roles know together, as a vector: for critics that see everything; luck to come is no part of it."""
        assert self.game is not None
        everybody = frozenset(range(len(self.adapter.roles)))
        return self.encoders[-1].encode(self.adapter.spec.view(self.game, everybody))

    def at_sight(self) -> tuple[GameAdapter, Game | None, str]:
        return self.adapter, self.game, "" if self.game is None else self.agent_selection

    def render(self) -> str | None:
        """The board in text as the agent that is asked sees it."""
        if self.render_mode != "ansi" or self.game is None:
            return None
        return self.adapter.draw(self.game, self.role_of[self.agent_selection])

    def close(self) -> None:
        """Nothing is held open."""

    # ------------------------------------------------------------------ copies
    def clone(self) -> Self:
        """Another environment at the same point of the same game, made quickly; only the spaces are shared."""
        made = copy.copy(self.__dict__)
        made["game"] = None if self.game is None else self.game.clone()
        made["encoders"] = self.new_encoders()
        made["np_random"] = copy.deepcopy(self.np_random)
        for name in (*KEPT, "infos"):
            if name in made:
                made[name] = copy.copy(made[name])
        other = object.__new__(type(self))
        other.__dict__.update(made)
        return other

    def save(self) -> dict[str, Any]:
        """The point reached, as a tree of plain values that `restore` takes and JSON can hold."""
        game = None if self.game is None else json.loads(self.adapter.save(self.game))
        kept = {name: getattr(self, name) for name in KEPT if hasattr(self, name)}
        return {"game": game, "random": self.np_random.bit_generator.state, **json.loads(json.dumps(kept))}

    def restore(self, saved: dict[str, Any]) -> Self:
        """Go to a point that `save` told."""
        self.game = None if saved["game"] is None else self.adapter.load(saved["game"])
        self.np_random.bit_generator.state = saved["random"]
        for name in KEPT:
            if name in saved:
                value = saved[name]
                setattr(self, name, value.copy() if isinstance(value, dict | list) else value)
        self.infos = {agent: {} for agent in self.agents}
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """For copy, multiprocessing and Dask: the setting and the saved point, never the objects of a game."""
        return restored, (self.adapter.setting, self.render_mode, json.dumps(self.save()))


def restored(setting: Setting, render_mode: str | None, saved: str) -> Aec:
    return Aec(setting, render_mode).restore(json.loads(saved))
