"""Rehearsals: the best few options are played on by the judge's own policy and compared in the same futures.

For games in which luck, not an opponent, answers a turn: all options meet the same cards, so that little luck is left
in the difference, and the worse half drops out again and again (sequential halving). Everything follows from seed and
number of iterations; only whole rounds count, so that a clock may end it after any of them.
"""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.native import i64
from underkeep.core.search.judge import Judge, softmax
from underkeep.core.search.search import Node, Search

FINALISTS: Final = 6  # options that are rehearsed at all
FUTURES: Final[i64] = 16  # that begin from one rehearsal of an option in one world


@final
class Candidate:
    """An option, and the games in which it was rehearsed, by world."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.games: list[Game] = []


@final
class Rehearsal(Search):
    """Flat: the root's children are all there is. A child's visits are the rounds it was in."""

    def __init__(self, judge: Judge, worlds: list[Game], role: i64, seed: i64) -> None:
        super().__init__(judge, worlds, role, seed)
        self.planned: i64 = 0
        self.left: list[Candidate] = []  # that have not dropped out, the best first
        self.values: list[list[float]] = []  # of this round so far
        self.rounds: i64 = 0
        self.halvings: i64 = 0  # how often the worse half will drop out
        self.until: i64 = 0  # the round before the next time that it does

    def plan(self, iterations: i64) -> None:
        self.planned = iterations

    def is_decided(self) -> bool:
        return len(self.left) == 1

    def iterate(self) -> None:
        """One future of one option; when all have met it the round is over."""
        self.done += 1
        if not self.left:
            self.choose_finalists()
        if self.is_decided():
            return
        candidate = self.left[len(self.values)]
        self.values.append(self.judge.future(self.future_of(candidate)))
        if len(self.values) == len(self.left):
            self.end_round()

    def choose_finalists(self) -> None:
        """The options with the best scores; where the judge says so, the best alone."""
        game = self.worlds[0]
        options = game.options(self.role)
        scores = self.judge.scores(game, self.role, options)
        priors = softmax(scores, self.judge.temperature)
        order = sorted(range(len(options)), key=lambda n: -scores[n])
        most = 1 if self.judge.is_minor(game) else FINALISTS
        for n in order[:most]:
            self.add(options[n], priors[n])
        while 1 << self.halvings < len(self.left):
            self.halvings += 1
        self.until = self.rounds_to_come()

    def add(self, action: Action, prior: float) -> None:
        node = Node(action, prior, self.worlds[0].roles)
        self.root.children.append(node)
        self.left.append(Candidate(node))

    def rounds_to_come(self) -> i64:
        """Every halving gets the same part of the iterations."""
        return max(i64(1), self.planned // max(i64(1), self.halvings) // i64(len(self.left)))

    def future_of(self, candidate: Candidate) -> Game:
        """The candidate's game in the world of this round, with the luck that all candidates have in this round."""
        world = self.rounds // FUTURES
        if world == i64(len(candidate.games)):
            game = self.worlds[world % i64(len(self.worlds))].clone()
            game.luck.reseed(seed_from(int(self.seed) * 4096 + int(world)))
            assert candidate.node.action is not None
            candidate.games.append(self.judge.rehearsed(game, self.role, candidate.node.action))
        game = candidate.games[world].clone()
        game.luck.reseed(seed_from(int(self.seed) * 4096 + 2048 + int(self.rounds)))
        return game

    def end_round(self) -> None:
        """Only now do its values count, since all had the same luck in it."""
        for n in range(len(self.left)):
            node = self.left[n].node
            node.visits += 1
            self.root.visits += 1
            for role in range(i64(len(node.total))):
                node.total[role] += self.values[n][role]
        self.values = []
        self.rounds += 1
        if self.rounds >= self.until:
            self.halve()

    def halve(self) -> None:
        """The worse half drops out; of equals those stay that scored better."""
        role = self.role
        self.left.sort(key=lambda one: -one.node.mean(role))
        self.left = self.left[: (len(self.left) + 1) // 2]
        self.until = self.rounds + self.rounds_to_come()
