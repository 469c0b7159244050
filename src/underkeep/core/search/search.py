"""Information-set Monte-Carlo tree search: one tree of choices over many worlds that fit what a role knows.

Open loop: a node is a sequence of choices, whatever world they were made in. New nodes are judged, not played out.
Everything follows from seed and number of iterations; who has a clock calls `run` in small portions.
"""

from __future__ import annotations

import math
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.native import i64, vec
from underkeep.core.search.judge import Judge, softmax
from underkeep.core.search.playout import MASK, next_random

EXPLORE: Final = 0.5  # how much a prior counts against the mean value of what has been tried
EVEN_SHARE: Final = 0.1  # part of the prior that is the same for all options
UNTRIED: Final = 0.05  # how much worse than its parent an option is taken to be before it is tried
DEEPEST: Final = 60  # choices in a row


@final
class Node:
    """A choice and what came of it; `total` sums the chances of every role."""

    def __init__(self, action: Action | None, prior: float, roles: i64) -> None:
        self.action = action
        self.prior = prior
        self.visits: i64 = 0
        self.total: vec[float] = vec[float]([0.0] * int(roles))
        self.children: list[Node] = []

    def mean(self, role: i64) -> float:
        return self.total[role] / float(self.visits) if self.visits else 0.5

    def child(self, action: Action, hint: i64) -> Node | None:
        """The node of an option; mostly it stands where it stood before."""
        if hint < len(self.children) and self.children[hint].action is action:
            return self.children[hint]
        for node in self.children:
            if node.action is action:
                return node
        return None


def after_forced_answers(game: Game) -> i64:
    """Who is asked next and has a choice; -1 when the game is over. Forced answers make no nodes."""
    asked = game.first_asked()
    while asked >= 0:
        options = game.options(asked)
        if len(options) > 1:
            break
        game.advance(asked, options[0])
        asked = game.first_asked()
    return asked


class Search:
    """A search for the role that is asked in all of the worlds."""

    def __init__(self, judge: Judge, worlds: list[Game], role: i64, seed: i64) -> None:
        self.judge = judge
        self.worlds = worlds
        self.role = role
        self.seed = seed
        self.dice: i64 = seed & MASK
        self.done: i64 = 0
        self.explore: float = EXPLORE
        self.untried: float = UNTRIED
        self.follows: i64 = 0  # decisions that a new position is played on at most before it is judged
        self.turn: i64 = judge.turn(worlds[0])
        self.root = Node(None, 1.0, worlds[0].roles)

    def plan(self, iterations: i64) -> None:
        """So many iterations are meant to come; a tree grows the same way whatever their number."""

    def is_decided(self) -> bool:
        """Whether more iterations would find out nothing more."""
        return False

    def run(self, iterations: i64) -> None:
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """One world, one way down the tree, one judgement carried back up."""
        game = self.worlds[self.done % i64(len(self.worlds))].clone()
        game.luck.reseed(seed_from(int(self.seed) * 4096 + int(self.done)))
        self.done += 1
        path = [self.root]
        values = self.descend(game, path)
        for node in path:
            node.visits += 1
            for role in range(game.roles):
                node.total[role] += values[role]

    def descend(self, game: Game, path: list[Node]) -> list[float]:
        """Down to a choice that is new, or to the end of the game; forced and mixed answers make no nodes."""
        while True:
            role = game.first_asked()
            if role < 0:
                return self.judge.outcome(game)
            options = game.options(role)
            if len(options) == 1:
                game.advance(role, options[0])
            elif self.judge.is_mixed(game, role):
                game.advance(role, self.rolled(options, self.judge.mixture(game, role, options)))
            else:
                node = path[len(path) - 1]
                if not node.children or len(path) > DEEPEST:
                    return self.expand(game, role, node, options)
                chosen = self.select(game, role, node, options)
                path.append(chosen)
                assert chosen.action is not None
                game.advance(role, chosen.action)

    def expand(self, game: Game, role: i64, node: Node, options: list[Action]) -> list[float]:
        """A new position: priors for its options, and its value after the best of them."""
        scores = self.judge.scores(game, role, options)
        self.add_children(game, node, options, scores)
        return self.judged(game, role, options, scores)

    def judged(self, game: Game, role: i64, options: list[Action], scores: list[float]) -> list[float]:
        """The chances after the best option; if the search follows, at the start of the searcher's next turn, which
        all reach by their best options: in the middle of a turn those who have more left to do look better than they
        are, and positions can only be compared at the same moment of the game.
        """
        for _ in range(self.follows):
            game.advance(role, self.played_on(game, role, options, scores))
            role = after_forced_answers(game)
            if role < 0:
                return self.judge.outcome(game)
            if self.judge.mover(game) == self.role and self.judge.turn(game) != self.turn:
                return self.judge.chances(game, role, 0.0)
            options = game.options(role)
            scores = [0.0] if self.judge.is_mixed(game, role) else self.judge.scores(game, role, options)
        return self.judge.chances(game, role, max(scores))

    def played_on(self, game: Game, role: i64, options: list[Action], scores: list[float]) -> Action:
        """The best option, by dice where the answer is mixed."""
        if self.judge.is_mixed(game, role):
            return self.rolled(options, self.judge.mixture(game, role, options))
        return options[scores.index(max(scores))]

    def add_children(self, game: Game, node: Node, options: list[Action], scores: list[float]) -> None:
        priors = softmax(scores, self.judge.temperature)
        even = EVEN_SHARE / len(options)
        for n in range(len(options)):
            if node.child(options[n], n) is None:
                node.children.append(Node(options[n], (1.0 - EVEN_SHARE) * priors[n] + even, game.roles))

    def select(self, game: Game, role: i64, node: Node, options: list[Action]) -> Node:
        """PUCT among the options of this world; those that earlier worlds did not have come in now."""
        nodes = self.offered(node, options)
        if len(nodes) < len(options):
            self.add_children(game, node, options, self.judge.scores(game, role, options))
            nodes = self.offered(node, options)
        tried: i64 = 0
        for child in nodes:
            tried += child.visits
        drive = self.explore * math.sqrt(float(tried + 1))
        untried = node.mean(role) - self.untried
        best, most = nodes[0], -1.0
        for child in nodes:
            value = child.total[role] / float(child.visits) if child.visits > 0 else untried
            value += drive * child.prior / float(1 + child.visits)
            if value > most:
                best, most = child, value
        return best

    def offered(self, node: Node, options: list[Action]) -> list[Node]:
        found: list[Node] = []
        for n in range(len(options)):
            child = node.child(options[n], n)
            if child is not None:
                found.append(child)
        return found

    def rolled(self, options: list[Action], mixture: list[float]) -> Action:
        """An option by the dice of the search."""
        self.dice = next_random(self.dice)
        rest = float(self.dice >> 8) / float(MASK >> 8)
        for n in range(len(options)):
            rest -= mixture[n]
            if rest <= 0.0:
                return options[n]
        return options[len(options) - 1]

    # ------------------------------------------------------------------ what it found
    def best(self) -> Node:
        """The option tried most often; of equals the one that did better."""
        found = self.root.children[0]
        for node in self.root.children:
            if node.visits > found.visits or (
                node.visits == found.visits and node.mean(self.role) > found.mean(self.role)
            ):
                found = node
        return found
