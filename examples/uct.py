"""Plain UCT, a yardstick for bots: no judge, no weights, random play to the end says what a move is worth.

    underkeep bench run examples/uct.py:choose
    underkeep tournament vast --bots examples/uct.py:choose,adept

A tree of choices over worlds that fit the view (open loop, as in `core/search/search.py`): each iteration takes one
world, goes down the tree by UCB1 for whoever is asked, adds one node, plays the rest at random and carries the winners
back up. It always does the same number of iterations, so the same view and seed give the same move.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from random import Random
from typing import Any

from underkeep.bots.api import Budget, Choice
from underkeep.bots.judges import spec_for
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.kernel.views import Prompt
from underkeep.core.search.playout import playout

ITERATIONS = 50  # a decision
WORLDS = 8
EXPLORE = 1.0
LONGEST = 5000  # decisions of random play; a game that takes longer counts as won by nobody


@dataclass
class TreeNode:
    """What has been seen after a sequence of choices."""

    visits: int = 0
    offered: int = 0  # how often this choice was there to be made: worlds differ in their options
    wins: list[float] = field(default_factory=list)  # by role
    below: dict[str, TreeNode] = field(default_factory=dict)


def choose(view: Any, prompt: Prompt, budget: Budget, seed: int) -> Choice:
    """The option that was tried most often."""
    spec, dice = spec_for(view), Random(seed)  # noqa: S311  play, not secrecy
    worlds = [spec.determinize(view, seed_from(seed * WORLDS + number)) for number in range(WORLDS)]
    root = TreeNode()
    for number in range(ITERATIONS):
        game = worlds[number % WORLDS].clone()
        game.luck.reseed(seed_from(dice.getrandbits(60)))
        iterate(spec, game, root, dice)
    return Choice(max(prompt.options, key=lambda option: visits_of(root, option.move)).move)


def visits_of(node: TreeNode, move: str) -> int:
    return node.below[move].visits if move in node.below else 0


def iterate(spec: GameSpec, game: Game, root: TreeNode, dice: Random) -> None:
    path = [root]
    while (role := int(game.first_asked())) >= 0:
        options = game.options(role)
        if len(options) == 1:
            game.advance(role, options[0])
            continue
        chosen = select(path[-1], options, role, dice)
        path.append(path[-1].below.setdefault(chosen.text, TreeNode()))
        game.advance(role, chosen)
        if not path[-1].visits:
            playout(game, dice.getrandbits(30), LONGEST)
            break
    won = winners(spec, game)
    for node in path:
        node.visits += 1
        node.wins = [a + b for a, b in zip(node.wins or [0.0] * len(won), won, strict=True)]


def select(node: TreeNode, options: list[Action], role: int, dice: Random) -> Action:
    """One that was never tried, else the best by UCB1."""
    fresh = [option for option in options if option.text not in node.below]
    for option in options:
        if option.text in node.below:
            node.below[option.text].offered += 1
    if fresh:
        chosen = dice.choice(fresh)
        node.below[chosen.text] = TreeNode(offered=1)
        return chosen

    def bound(option: Action) -> float:
        child = node.below[option.text]
        return child.wins[role] / child.visits + EXPLORE * math.sqrt(math.log(child.offered) / child.visits)

    return max(options, key=bound)


def winners(spec: GameSpec, game: Game) -> list[float]:
    """1 for each role that won."""
    result = spec.result(game)
    won = () if result is None else result.winners
    return [float(name in won) for name in spec.role_names(game)]
