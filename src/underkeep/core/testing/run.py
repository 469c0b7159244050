"""A Run: one random game under examination, with its history and what was found so far."""

from __future__ import annotations

import json

from underkeep.core.formats.history import History, Move
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.events import Watcher
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.spec import GameSpec, Tree
from underkeep.core.testing.case import Case, Failure
from underkeep.core.testing.coverage import Coverage
from underkeep.core.testing.random_numbers import Dice
from underkeep.core.testing.strategies import strategy_for


class Run:
    """The game of one seed."""

    def __init__(self, case: Case, seed: int, coverage: Coverage, depth: str = "") -> None:
        self.case = case
        self.spec: GameSpec = case.spec
        self.seed = seed
        self.depth = depth
        self.dice = Dice("suite", case.spec.id, seed)
        self.strategy = strategy_for(seed)
        self.coverage = coverage
        self.failures: list[Failure] = []
        self.kept: dict[int, Tree] = {}  # saved games by move number, for undo and replay
        self.shadows: list[tuple[str, Game]] = []  # copies that make every move of the game, by the point they prove
        self.start = case.start_for(seed)
        self.watcher = Watcher()
        self.history = self.begin()
        self.options = self.spec.options_of(self.game)
        coverage.meet_options(self.options)

    def begin(self) -> History:
        spec, content = self.spec, self.case.content
        if self.start is None:
            game = spec.new(self.case.options_for(self.seed), content, seed_from(self.seed))
        else:
            game = spec.position_in(self.start, content)
        self.coverage.meet_stack(game)
        history = History(spec, game, content)
        history.hearing = self.watcher
        game.listener = self.watcher
        return history

    @property
    def game(self) -> Game:
        return self.history.game

    @property
    def move(self) -> int:
        """How many moves were made."""
        return len(self.history.moves)

    def fail(self, point: str, message: str) -> None:
        """Note what is wrong, each point once per game."""
        if any(failure.point == point for failure in self.failures):
            return
        options = json.dumps(self.options.tree(), separators=(",", ":"))
        self.failures.append(Failure(point, message, self.seed, self.move, options, self.depth))

    def act(self, role: int, action: Action) -> Move:
        move = self.history.act(role, action)
        for _, shadow in self.shadows:
            shadow.advance(role, action)
        self.coverage.meet_move(self.case, action, move.events)
        return move

    def saved(self) -> Tree:
        return self.spec.save(self.game)


def walk(spec: GameSpec, game: Game, moves: int, dice: Dice) -> list[str]:
    """Some random moves on a copy; the texts of what was done. The same dice do the same on equal games."""
    done: list[str] = []
    while len(done) < moves and game.asked():
        role = dice.pick(spec.asked(game))
        options = game.options(role)
        if not options:
            break  # a dead end: the game itself will tell when it comes there
        action = dice.pick(options)
        game.advance(role, action)
        done.append(f"{role} {action.text}")
    return done
