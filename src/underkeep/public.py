"""The public Python API, re-exported by `underkeep` itself: what stands in `__all__` stays, the rest may change::

    import underkeep

    game = underkeep.new("vast", seed=7, roles="knight-goblins-dragon")
    while not game.over:
        game.act(underkeep.bot("adept", "vast")(game.view(), game.prompt(), underkeep.Budget(1.0), 1))
    print(game.story("it"))

A game is played through roles: `view` and `prompt` of a role hold what that role may know and nothing else.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, final

from underkeep.bots.api import RANDOM, Budget, Choice, Chooser, levels_for
from underkeep.bots.named import BotMistake, ask, bot_named
from underkeep.core.formats.history import FREE, History
from underkeep.core.formats.records import read_record, replay, write_record
from underkeep.core.formats.scenes import lines_seen
from underkeep.core.kernel.errors import BadInput, IllegalAction, UnderkeepError
from underkeep.core.kernel.events import mask_of
from underkeep.core.kernel.luck import SEED_BYTES, seed_from_text
from underkeep.core.kernel.views import Option, Prompt, Result
from underkeep.library import Loaded, load_game
from underkeep.registry import GAMES
from underkeep.words import Speaker, told_line

__all__ = [
    "BadInput",
    "BotMistake",
    "Budget",
    "Choice",
    "IllegalAction",
    "Option",
    "PlayedGame",
    "Prompt",
    "Result",
    "UnderkeepError",
    "bot",
    "games",
    "levels",
    "load",
    "new",
]
SEED: Final = 1  # of bots that are let play without another


def games() -> tuple[str, ...]:
    """The ids of the games that can be played here."""
    return tuple(GAMES)


def levels(game: str) -> tuple[str, ...]:
    """The bots of ours that play a game, weakest first."""
    return (RANDOM, *levels_for(game))


def bot(name: str, game: str) -> Chooser:
    """A bot by its name: a level (`adept`, `master:800`), `module:function`, `file.py:function`, an installed one.

    Call it as `bot(view, prompt, budget, seed)`; it gives a Choice.
    """
    return bot_named(name, game)


def new(game: str, *, seed: int | str | None = None, content: Path | None = None, **options: object) -> PlayedGame:
    """A new game. `options` are those of `underkeep options` and of the set-up form; without a seed a secret one."""
    loaded = load_game(game, content)
    luck = secrets.token_bytes(SEED_BYTES) if seed is None else seed_from_text(str(seed))
    begun = loaded.spec.new(loaded.spec.options.resolve(options), loaded.content, luck)
    return PlayedGame(loaded, History(loaded.spec, begun, loaded.content), luck)


def load(record: str, *, content: Path | None = None) -> PlayedGame:
    """A game as `PlayedGame.save` wrote it, with all its moves."""
    read = read_record(record)
    if not read.seed:
        raise BadInput("the seed is hidden", "record", "Give a record that was saved with its seed.")
    loaded = load_game(read.game, content)
    played = replay(loaded.spec, loaded.content, loaded.pack.digest, read)
    return PlayedGame(loaded, played, seed_from_text(read.seed))


@final
class PlayedGame:
    """A game that is being played. Roles are names; where a role is left out, the first one that is asked is meant."""

    def __init__(self, loaded: Loaded, history: History, seed: bytes) -> None:
        self._loaded = loaded
        self._spec = loaded.spec
        self._history = history
        self._seed = seed

    # ------------------------------------------------------------------ what is
    @property
    def game(self) -> str:
        """The id of the game."""
        return self._spec.id

    @property
    def roles(self) -> tuple[str, ...]:
        """All roles, in move order."""
        return self._spec.role_names(self._history.game)

    @property
    def asked(self) -> tuple[str, ...]:
        """The roles that the game waits for."""
        return tuple(self.roles[role] for role in self._spec.asked(self._history.game))

    @property
    def over(self) -> bool:
        return self._history.game.over()

    @property
    def moves(self) -> tuple[tuple[str, str], ...]:
        """Role and text of every move so far."""
        return tuple((self.roles[move.role], move.action.text) for move in self._history.moves)

    @property
    def result(self) -> Result | None:
        """How it ended, if it has."""
        return self._spec.result(self._history.game)

    # ------------------------------------------------------------------ what a role knows
    def view(self, role: str | None = None) -> Any:
        """What a role may know, as a frozen dataclass of the game; "" is a spectator."""
        eyes = frozenset[int]() if role == "" else frozenset({self._number(role)})
        return self._spec.view(self._history.game, eyes)

    def prompt(self, role: str | None = None) -> Prompt:
        """What a role is asked, with its options; an error if it is not."""
        number = self._number(role)
        found = self._spec.prompt(self._history.game, number)
        if found is None:
            waits = ", ".join(self.asked) or "nobody: it is over"
            raise BadInput(f"{self.roles[number]} is not asked", "role", f"The game waits for {waits}.")
        return found

    def options(self, role: str | None = None) -> tuple[str, ...]:
        """The texts of the moves that a role may make."""
        return tuple(option.move for option in self.prompt(role).options)

    def text(self, role: str | None = None, lang: str = "en") -> str:
        """The board in words, as a role sees it."""
        return self._spec.draw(self.view(role), False, lang)

    def story(self, lang: str = "en", role: str | None = None) -> str:
        """What happened, turn by turn, as a role saw it; without one everything is told."""
        words = Speaker(lang, self.game, self._loaded.pack)
        everybody = range(len(self.roles))
        eyes = frozenset(everybody if role is None else [] if role == "" else [self._number(role)])
        lines = lines_seen(self._spec, self._history.moves, mask_of(eyes), self._history.opening)
        return "\n".join(said for line in lines if (said := told_line(words, line.event, line.telling)))

    # ------------------------------------------------------------------ play
    def act(self, move: str | Option | Choice, role: str | None = None) -> None:
        """Make a move; one that is not legal raises IllegalAction with its rule and changes nothing."""
        text = move if isinstance(move, str) else move.move
        self._history.act(self._number(role), self._spec.parse(text))

    def undo(self, role: str | None = None) -> None:
        """Take the last move back, if that is free: it was the role's own and taught nobody anything."""
        moves = self._history.moves
        if not moves:
            raise BadInput("nothing has happened yet", "undo", "Make a move first.")
        mover = moves[-1].role if role is None else self._number(role)
        if self._history.verdict(mover, 1).kind != FREE:
            raise BadInput("somebody learnt something by that move, or it was another's", "undo", "Go on from here.")
        self._history.undo(1)

    def play(self, bots: Mapping[str, str | Chooser], *, seed: int = SEED, seconds: float = 1.5) -> None:
        """Let bots answer for their roles, by name or function, until a role without one is asked or it is over."""
        while (role := next((name for name in self.asked if name in bots), None)) is not None:
            who, prompt, view = bots[role], self.prompt(role), self.view(role)
            dice, budget = seed + len(self._history.moves), Budget(seconds)
            if isinstance(who, str):
                self.act(ask(who, self.game, view, prompt, budget, dice), role)
            else:
                self.act(who(view, prompt, budget, dice), role)

    def save(self) -> str:
        """The game as a record with its seed: `load` reads it again."""
        return write_record(self._history, self._loaded.pack.digest, self._seed, True)

    def _number(self, role: str | None) -> int:
        if role is None:
            asked = self._spec.asked(self._history.game)
            if not asked:
                raise BadInput("nobody is asked: the game is over", "role", "Name a role.")
            return asked[0]
        if role not in self.roles:
            raise BadInput(f"there is no role {role!r}", "role", f"The roles are {', '.join(self.roles)}.")
        return self.roles.index(role)
