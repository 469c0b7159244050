"""Master and grandmaster: information-set tree search, as many iterations as the level has or the clock allows."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from underkeep.bots.adept import mixed
from underkeep.bots.api import Budget, Choice
from underkeep.bots.belief import WORLDS
from underkeep.bots.position import Position, position_of
from underkeep.core.search import Search
from underkeep.core.views import Prompt, Reason

MASTER: Final = 200  # iterations for a decision
GRANDMASTER: Final = 800
PORTION: Final = 10  # iterations between two looks at the clock
DECISIONS_PER_TURN: Final = 4  # by which the time of a turn is divided


@dataclass(frozen=True)
class Found:
    """What a search found about an option."""

    move: str
    visits: int
    chance: float


def choose_as_master(view: Any, prompt: Prompt, budget: Budget, seed: int) -> Choice:
    return choose(view, prompt, budget, seed, MASTER)


def choose_as_grandmaster(view: Any, prompt: Prompt, budget: Budget, seed: int) -> Choice:
    return choose(view, prompt, budget, seed, GRANDMASTER)


def choose(view: Any, prompt: Prompt, budget: Budget, seed: int, iterations: int) -> Choice:
    """The option that the search came back to most often; a forced one makes no tree."""
    if len(prompt.options) == 1:
        return Choice(prompt.options[0].move)
    position = position_of(view, prompt, seed)
    world = position.world(0)
    if position.judge.is_mixed(world, position.role):
        return mixed(position, world)
    search = searched(position, budget, budget.iterations or iterations)
    best = search.best()
    assert best.action is not None
    percent = round(100 * best.mean(position.role))
    share = round(100 * int(best.visits) / int(search.done))
    found = Reason(position.judge.searched(percent, share), float(percent))
    return Choice(best.action.text, (found, *position.judge.explain(world, position.role, best.action)))


def searched(position: Position, budget: Budget, iterations: int) -> Search:
    """A search of so many iterations; the clock may end it earlier, but not before it has seen something."""
    worlds = [position.world(n) for n in range(min(WORLDS, iterations))]
    search = Search(position.judge, worlds, position.role, position.seed & 0x7FFFFFFF)
    until = monotonic() + budget.seconds / DECISIONS_PER_TURN
    while search.done < iterations and (search.done == 0 or monotonic() < until):
        search.run(min(PORTION, iterations - int(search.done)))
        if budget.so_far is not None and (best := search.best().action) is not None:
            budget.so_far(best.text)
    return search


def findings(search: Search, role: int) -> list[Found]:
    """All options by how often they were tried: for hints and the study of games."""
    nodes = sorted(search.root.children, key=lambda node: -int(node.visits))
    return [Found(node.action.text, int(node.visits), node.mean(role)) for node in nodes if node.action is not None]
