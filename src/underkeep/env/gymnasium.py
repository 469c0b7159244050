"""Gymnasium: one role against bots, with masks as sb3-contrib's MaskablePPO asks for them (`action_masks`).

import gymnasium
import underkeep.env.gymnasium
env = gymnasium.make("underkeep/twister-v3", role="blue", opponents="novice")
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from underkeep.bots.api import Budget, Chooser
from underkeep.bots.named import bot_named, guarded
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.game import Game
from underkeep.core.search.playout import next_random, pick
from underkeep.env.adapter import SEED_BYTES, Drawn, GameAdapter, Setting
from underkeep.env.forms import FLAT, ObservationForm, checked
from underkeep.env.tensors import Encoder
from underkeep.library import spec_of
from underkeep.registry import GAMES

RANDOM: Final = "random"  # opponents that the engine itself plays: fastest
Seen = Any  # what the form makes of a View


class SoloEnv(Drawn, gymnasium.Env[Any, Any]):
    """One role; the others are played by bots, who see only what their roles may know.

    `form` is one of `underkeep.env.forms`: "flat", "scaled", "named" or "text". After `max_decisions` of the role, if
    given, a game is cut off (truncated).
    An action that is not on offer is refused: nothing changes, `illegal_reward` is given, `info` names the rule.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        game: str,
        role: str = "",
        opponents: str | Chooser = RANDOM,
        options: Mapping[str, Any] | None = None,
        content: Path | None = None,
        form: str = FLAT,
        nobody: float = 0.0,
        illegal_reward: float = -0.01,
        seconds: float = 0.1,
        max_decisions: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.adapter = GameAdapter(Setting(game, dict(options or {}), content, nobody))
        self.encoder = Encoder(self.adapter.layout)
        self.role = self.number_of(role or self.adapter.roles[0])
        self.bot = None if opponents == RANDOM else opponent(opponents, game)
        self.form = ObservationForm(form, self.adapter)
        self.illegal_reward = illegal_reward
        self.budget = Budget(seconds)
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(len(self.adapter.actions))
        self.observation_space = self.form.space()
        self.max_decisions, self.decisions = max_decisions, 0
        self.game: Game | None = None
        self.dice = 0

    def number_of(self, role: str) -> int:
        return self.adapter.roles.index(checked("role", role, self.adapter.roles))

    # ------------------------------------------------------------------ play
    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game, played on until the role is asked."""
        super().reset(seed=seed)
        self.game = self.adapter.new(self.np_random.bytes(SEED_BYTES))
        self.dice = int(self.np_random.integers(1 << 31))
        self.decisions = 0
        self.let_others_play(self.game)
        return self.observe(self.game), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The role's action, then those of the others until it is asked again."""
        game = self.game
        assert game is not None, "call reset first"
        chosen = self.adapter.action(int(action))
        self.decisions += 1
        cut = self.max_decisions is not None and self.decisions >= self.max_decisions
        refusal = self.adapter.spec.check(game, self.role, chosen)
        if refusal is not None:
            return self.observe(game), self.illegal_reward, game.over(), cut, {"refused": refusal.rule}
        game.advance(self.role, chosen)
        self.let_others_play(game)
        return self.observe(game), self.adapter.rewards(game)[self.role], game.over(), cut and not game.over(), {}

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each action that is on offer; when the game is over nothing is asked and all are."""
        assert self.game is not None
        if self.game.over():
            return np.ones(len(self.adapter.actions), np.bool_)
        return self.adapter.mask(self.game, self.role).astype(np.bool_)

    # ------------------------------------------------------------------ the others
    def let_others_play(self, game: Game) -> None:
        while not game.over() and not game.asked() >> self.role & 1:
            role = int(game.first_asked())
            self.dice = int(next_random(self.dice))
            game.advance(role, self.random_action(game, role) if self.bot is None else self.ask(game, role, self.bot))

    def random_action(self, game: Game, role: int) -> Action:
        options = game.options(role)
        return options[pick(self.dice, len(options))]

    def ask(self, game: Game, role: int, bot: Chooser) -> Action:
        """A bot's answer to its question, from its own view."""
        spec = self.adapter.spec
        prompt = spec.prompt(game, role)
        assert prompt is not None
        if len(prompt.options) == 1:
            return spec.parse(prompt.options[0].move)
        return spec.parse(bot(spec.view(game, frozenset({role})), prompt, self.budget, self.dice).move)

    # ------------------------------------------------------------------ knowledge
    def observe(self, game: Game) -> Seen:
        return self.form.of(game, self.role, self.encoder)

    def at_sight(self) -> tuple[GameAdapter, Game | None, str]:
        return self.adapter, self.game, self.adapter.roles[self.role]

    def render(self) -> Any:
        """The board in text as the role sees it."""
        if self.render_mode != "ansi" or self.game is None:
            return None
        return self.adapter.draw(self.game, self.role)


def opponent(who: str | Chooser, game: str) -> Chooser:
    """A bot by its name, or a function of one's own, which is held to the options like any bot from outside."""
    if isinstance(who, str):
        return bot_named(who, game, "opponents")
    return guarded(getattr(who, "__name__", "opponent"), who)


def register() -> None:
    """Every game as `underkeep/<game>-v<version of its rules>`."""
    for game in GAMES:
        id = f"underkeep/{game}-v{spec_of(game).rules_version}"
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point="underkeep.env.gymnasium:SoloEnv", kwargs={"game": game})


register()
