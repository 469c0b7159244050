"""PettingZoo: a game as an AEC environment, for every option set of every game.

    from underkeep.env import pettingzoo
    env = pettingzoo.env("twister", {"target_points": 3})

Agents are the roles. Of a question to several roles each is asked in turn, and sees nothing of the others' answers.
`parallel_env` is the same for algorithms that want an answer of everybody at every step: only the one who is asked is
heard.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from underkeep.core.kernel.game import Game
from underkeep.env.adapter import SEED_BYTES, Drawn, GameAdapter, Mask, Setting
from underkeep.env.forms import NAMED, ObservationForm, checked
from underkeep.env.tensors import Encoder, Ints

KEPT = ("agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "decisions")
IN_OBSERVATION: Final = "observation"  # a dict of observation and action_mask, as PettingZoo's classic games have it
IN_INFO: Final = "info"  # the observation alone; the mask of the agent that is asked stands in its info
MASKS: Final = (IN_OBSERVATION, IN_INFO)


@dataclass(frozen=True)
class AecStyle:
    """How an environment shows itself; what is played is in its `Setting`.

    `form` is one of `underkeep.env.forms`, `masks` says where masks stand. `numbered` names agents as PettingZoo
    recommends (`knight_0`). After `max_decisions` of all agents together, if given, a game is cut off (truncated).
    """

    form: str = NAMED
    masks: str = IN_OBSERVATION
    numbered: bool = False
    max_decisions: int | None = None
    render_mode: str | None = None


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
    **style: Any,
) -> Aec:
    """The environment itself: faster, and an illegal action raises an error that names the rule. `style` are the fields
    of `AecStyle`.
    """
    return Aec(Setting(game, dict(options or {}), content, nobody), AecStyle(**style))


def parallel_env(game: str, options: Mapping[str, Any] | None = None, **more: Any) -> ParallelEnv:
    """Everybody answers at every step, and only the agent that is asked is heard: its mask has a 1 for what is on
    offer, those of the others are empty.
    """
    return turn_based_aec_to_parallel(raw_env(game, options, **more))


class Aec(Drawn, AECEnv):
    """A game whose agents are asked one after the other."""

    def __init__(self, setting: Setting, style: AecStyle) -> None:
        super().__init__()
        self.adapter = GameAdapter(setting)
        self.style = style
        self.form = ObservationForm(style.form, self.adapter, shared=True)
        self.masked_in_info = checked("masks", style.masks, MASKS) == IN_INFO
        self.encoders = self.new_encoders()
        self.render_mode = style.render_mode
        name = f"{setting.game}_v{self.adapter.spec.rules_version}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "render_fps": 1, "is_parallelizable": True}
        roles = self.adapter.roles
        self.possible_agents = [f"{role}_{n}" if style.numbered else role for n, role in enumerate(roles)]
        self.role_of = {name: role for role, name in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(len(self.adapter.actions)) for agent in self.possible_agents}
        self.observation_spaces = {agent: self.space() for agent in self.possible_agents}
        self.agents: list[str] = []
        self.infos: dict[str, dict[str, Any]] = {}
        self.game: Game | None = None
        self.decisions = 0
        self.np_random, _ = seeding.np_random(None)

    def new_encoders(self) -> list[Encoder]:
        """One for each role, since it sees much the same as when it was asked last, and one for all together."""
        return [Encoder(self.adapter.layout) for _ in range(len(self.adapter.roles) + 1)]

    def space(self) -> spaces.Space[Any]:
        if self.masked_in_info:
            return self.form.space()
        mask = spaces.Box(0, 1, (len(self.adapter.actions),), np.int8)
        return spaces.Dict({"observation": self.form.space(), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
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
        self.decisions = 0
        self.ask(self.game)

    def ask(self, game: Game) -> None:
        """Whose turn it is, and no rewards before the end, so that there is nothing to add up."""
        self.agent_selection = self.possible_agents[int(game.first_asked())]
        self.inform()

    def inform(self) -> None:
        """Masks in the infos, where they are wanted there."""
        if self.masked_in_info:
            self.infos = {agent: {"action_mask": self.mask(agent)} for agent in self.agents}

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent that is asked; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.game is not None
        assert action is not None
        self.adapter.spec.act(self.game, self.role_of[agent], self.adapter.action(int(action)))
        self._cumulative_rewards[agent] = 0.0
        self.decisions += 1
        if self.game.over():
            self.finish(self.game)
        elif self.decisions == self.style.max_decisions:
            self.cut_off()
        else:
            self.ask(self.game)

    def finish(self, game: Game) -> None:
        """Rewards for everybody, and nobody is asked any more."""
        self.rewards = dict(zip(self.possible_agents, self.adapter.rewards(game), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self.inform()
        self._accumulate_rewards()

    def cut_off(self) -> None:
        """Nobody has won, and nobody is asked any more."""
        self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self.inform()

    # ------------------------------------------------------------------ knowledge
    def observe(self, agent: str) -> Any:
        """What the agent may know, in the form that was asked for, and what it may do, as a mask."""
        assert self.game is not None
        role = self.role_of[agent]
        seen = self.form.of(self.game, role, self.encoders[role])
        return seen if self.masked_in_info else {"observation": seen, "action_mask": self.mask(agent)}

    def vector(self, agent: str) -> Ints:
        """The same observation as one vector: `layout.flat` makes inputs of a network of it."""
        assert self.game is not None
        role = self.role_of[agent]
        return self.adapter.look(self.game, role, self.encoders[role])

    def mask(self, agent: str) -> Mask:
        assert self.game is not None
        if agent != self.agent_selection or self.game.over() or self.truncations.get(agent, True):
            return np.zeros(len(self.adapter.actions), np.int8)
        return self.adapter.mask(self.game, self.role_of[agent])

    def state(self) -> Ints:
        """What all roles know together, as a vector: for critics that see everything; luck to come is no part of it."""
        assert self.game is not None
        everybody = frozenset(range(len(self.adapter.roles)))
        return self.encoders[-1].encode(self.adapter.spec.view(self.game, everybody))

    def at_sight(self) -> tuple[GameAdapter, Game | None, str]:
        asked = "" if self.game is None else self.adapter.roles[self.role_of[self.agent_selection]]
        return self.adapter, self.game, asked

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
        self.inform()
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """For copy, multiprocessing and Dask: the setting and the saved point, never the objects of a game."""
        return restored, (self.adapter.setting, self.style, json.dumps(self.save()))


def restored(setting: Setting, style: AecStyle, saved: str) -> Aec:
    return Aec(setting, style).restore(json.loads(saved))
