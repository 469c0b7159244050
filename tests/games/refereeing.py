"""Games judged from outside: a referee sees what people see, views, options and events as plain data, and complains.

Each game has one in tests/games/<game>/referee/: a reading of the rulebook of its own, which shares no code with the
engine. `scripts/referee.py` lets it judge any number of games; `first_complaints` serves the tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

import pytest

from underkeep.bots.api import Budget, Chooser
from underkeep.core.formats.history import History
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.events import event_tree
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.views import plain
from underkeep.core.testing.case import sample_options
from underkeep.core.testing.random_numbers import Dice
from underkeep.core.testing.strategies import strategy_for
from underkeep.library import load_game

Tree = dict[str, Any]
SPECTATOR = ""


@dataclass(frozen=True)
class Moment:
    """What stands between two moves."""

    views: dict[str, Tree]  # by role, SPECTATOR among them; as on the wire
    asked: dict[str, list[str]]  # role -> the move texts that it is offered
    result: Tree | None


class Referee(Protocol):
    """Follows one game; a complaint begins with the id of the rule that was broken."""

    def begin(self, options: Tree, roles: tuple[str, ...], moment: Moment) -> Iterable[str]: ...

    def follow(self, before: Moment, role: str, move: str, events: list[Tree], after: Moment) -> Iterable[str]: ...


@dataclass(frozen=True)
class Fault:
    """A rule of the engine's sources broken on purpose: the referee must notice."""

    name: str
    plant: Callable[[pytest.MonkeyPatch], None]


@dataclass(frozen=True)
class Complaint:
    """What a referee said, and where."""

    seed: int
    move: int
    text: str

    def __str__(self) -> str:
        return f"seed {self.seed}, move {self.move}: {self.text}"


class JudgedGame:
    """The game of one seed: options drawn at random, moves at random or by a bot."""

    def __init__(self, game: str, seed: int, bot: Chooser | None = None) -> None:
        loaded = load_game(game)
        self.spec, self.seed, self.bot = loaded.spec, seed, bot
        options = sample_options(self.spec, Dice("referee", game, seed), loaded.content)
        self.history = History(self.spec, self.spec.new(options, loaded.content, seed_from(seed)), loaded.content)
        self.strategy = strategy_for(seed)
        self.names = self.spec.role_names(self.history.game)
        self.options: Tree = options.tree()

    def moment(self) -> Moment:
        """What everybody sees now."""
        spec, game = self.spec, self.history.game
        views = {name: plain(spec.view(game, frozenset({role}))) for role, name in enumerate(self.names)}
        views[SPECTATOR] = plain(spec.view(game, frozenset()))
        asked = {self.names[role]: [action.text for action in game.options(role)] for role in spec.asked(game)}
        result = spec.result(game)
        return Moment(views, asked, None if result is None else plain(result))

    def choose(self, role: int) -> Action:
        if self.bot is None:
            return self.strategy.choose(self.history.game.options(role))
        prompt = self.spec.prompt(self.history.game, role)
        assert prompt is not None
        view = self.spec.view(self.history.game, frozenset({role}))
        return self.spec.parse(self.bot(view, prompt, Budget(1.5), self.seed + len(self.history.moves)).move)

    def complaints(self, referee: Referee, most_moves: int = 40_000) -> Iterator[Complaint]:
        """The whole game, as the referee follows it."""
        before = self.moment()
        for text in referee.begin(self.options, self.names, before):
            yield Complaint(self.seed, 0, text)
        while not self.history.game.over() and len(self.history.moves) < most_moves:
            role = self.spec.asked(self.history.game)[0]
            action = self.choose(role)
            made = self.history.act(role, action)
            events = [event_tree(event) for event in made.events]
            after = self.moment()
            for text in referee.follow(before, self.names[role], action.text, events, after):
                yield Complaint(self.seed, len(self.history.moves), text)
            before = after


def referee_of(game: str) -> Referee:
    """A new referee for one game."""
    made: Referee = import_module(f"tests.games.{game}.referee").Referee()
    return made


def first_complaints(game: str, seeds: Iterable[int], most: int = 1, bot: Chooser | None = None) -> list[Complaint]:
    """What the referee says of these games, until it has complained so often; a crash of the engine is none."""
    found: list[Complaint] = []
    for seed in seeds:
        for complaint in JudgedGame(game, seed, bot).complaints(referee_of(game)):
            found.append(complaint)
            if len(found) >= most:
                return found
    return found
