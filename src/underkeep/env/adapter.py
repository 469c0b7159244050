"""What all environments share: a game with its options, integer actions, masks, observations and rewards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from underkeep.core.formats.codec import canonical
from underkeep.core.formats.content import LANGUAGES
from underkeep.core.formats.options import Options
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.views import Result
from underkeep.core.observe.batch import Mask as OneMask
from underkeep.env.notebook import HEIGHT, Picture
from underkeep.env.tensors import Encoder, Ints, layout_of
from underkeep.library import Loaded, load_game

Mask = NDArray[np.int8]
SEED_BYTES: Final = 32


@dataclass(frozen=True)
class Setting:
    """What is played, small enough to travel: game, option values, content pack."""

    game: str
    options: Mapping[str, Any] = field(default_factory=dict)
    content: Path | None = None
    nobody: float = 0.0  # the reward of everybody when nobody wins: 0 for a draw, -1 suits cooperative games


class Drawn:
    """An environment that shows itself in a notebook: what the role that is asked sees."""

    def at_sight(self) -> tuple[GameAdapter, Game | None, str]:
        """The adapter, the game and the role that is asked."""
        raise NotImplementedError

    def picture(self, role: str | None = None, lang: str = LANGUAGES[0], height: int = HEIGHT) -> Picture:
        """The board as a role sees it; None for the one that is asked, "" for a spectator."""
        adapter, game, asked = self.at_sight()
        if game is None:
            raise BadInput("no game has begun", "reset", "Call reset first.")
        return adapter.picture(game, asked if role is None else role, lang, height)

    def _repr_html_(self) -> str | None:
        return None if self.at_sight()[1] is None else self.picture()._repr_html_()


class GameAdapter:
    """One game as environments see it. Actions are numbers: places in the spec's index."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.loaded: Loaded = load_game(setting.game, setting.content)
        self.spec = self.loaded.spec
        self.options: Options = self.spec.options.resolve(setting.options)
        self.roles = self.spec.roles(self.options)
        self.eyes = [frozenset({role}) for role in range(len(self.roles))]
        self.layout = layout_of(setting.game)
        self.actions = list(self.spec.index.actions)
        self.shown = OneMask(len(self.actions))
        self.bits: Mask = np.frombuffer(memoryview(self.shown.bits), np.int8)  # a window into it

    # ------------------------------------------------------------------ games
    def new(self, seed: bytes) -> Game:
        return self.spec.new(self.options, self.loaded.content, seed)

    def save(self, game: Game) -> bytes:
        """A game through our own codec: a tree as text, never a pickle of its objects."""
        return canonical(self.spec.save(game))

    def load(self, tree: dict[str, Any]) -> Game:
        return self.spec.load(tree, self.loaded.content)

    # ------------------------------------------------------------------ actions
    def action(self, number: int) -> Action:
        if not 0 <= number < len(self.actions):
            raise BadInput(f"{number} is not an action", "action", f"Give a number from 0 to {len(self.actions) - 1}.")
        return self.actions[number]

    def numbers(self, game: Game, role: int) -> list[int]:
        """The actions that are on offer, in ascending order."""
        return sorted(int(action.number) for action in game.options(role))

    def mask(self, game: Game, role: int) -> Mask:
        """1 for each action on offer; the caller's own."""
        self.shown.show(game.options(role))
        return self.bits.copy()

    # ------------------------------------------------------------------ knowledge
    def view(self, game: Game, role: int) -> Any:
        """What a role may know."""
        return self.spec.view(game, self.eyes[role])

    def look(self, game: Game, role: int, encoder: Encoder) -> Ints:
        """The same as a vector."""
        return encoder.encode(self.view(game, role))

    def draw(self, game: Game, role: int | None) -> str:
        """The board in text, as a role or (None) a spectator sees it."""
        eyes = frozenset[int]() if role is None else frozenset({role})
        return self.spec.draw(self.spec.view(game, eyes))

    def picture(self, game: Game, role: str, lang: str, height: int) -> Picture:
        """The browser's board as a role or ("") a spectator sees it, for notebooks."""
        if role and role not in self.roles:
            raise BadInput(f"there is no role {role!r}", "role", f"Give one of: {', '.join(self.roles)}.")
        eyes = frozenset({self.roles.index(role)}) if role else frozenset[int]()
        return Picture(self.spec.view(game, eyes), (role,) if role else (), lang, height, self.setting.content)

    # ------------------------------------------------------------------ the end
    def rewards(self, game: Game) -> list[float]:
        """By role, once the game is over: 1 for winners, -1 for the others; `nobody` for all if nobody won."""
        result: Result | None = self.spec.result(game)
        if result is None:
            return [0.0] * len(self.roles)
        if not result.winners:
            return [self.setting.nobody] * len(self.roles)
        return [1.0 if role in result.winners else -1.0 for role in self.roles]
