"""Master and grandmaster: information-set tree search, as many iterations as the level has or the clock allows.

Several roots are several searches of the same question with worlds and dice of their own, whose visits are added up: in
one process one after the other, at a table in as many workers as are free. Everything follows from the seed, the number
of roots and the iterations.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import blake2b
from time import monotonic
from typing import Any, Final

from underkeep.bots.adept import mixed
from underkeep.bots.api import Budget, Choice
from underkeep.bots.belief import WORLDS
from underkeep.bots.memory import Memory
from underkeep.bots.position import AskedPosition, position_of
from underkeep.bots.safety import safe_choice
from underkeep.core.kernel.views import Prompt, Reason, label
from underkeep.core.search.rehearsal import Rehearsal
from underkeep.core.search.search import Search

ITERATIONS: Final = {"master": 200, "grandmaster": 800}  # for a decision
ROOTS: Final = {"master": 1, "grandmaster": 2}  # in one process
FOLLOWING: Final = ("grandmaster",)  # levels whose trees play a new position on, as far as the game's judge says
MAX_ROOTS: Final = 4  # at a table
DECISIONS_PER_TURN: Final = 4  # by which the time of a turn is divided
TELLING_SECONDS: Final = 0.01  # between two times that the best move so far is told


@dataclass(frozen=True)
class Found:
    """What a search found about an option."""

    move: str
    visits: int
    chance: float


def choose_as_master(view: Any, prompt: Prompt, budget: Budget, seed: int) -> Choice:
    return choose(view, prompt, budget, seed, "master")


def choose_as_grandmaster(view: Any, prompt: Prompt, budget: Budget, seed: int) -> Choice:
    return choose(view, prompt, budget, seed, "grandmaster")


def choose(view: Any, prompt: Prompt, budget: Budget, seed: int, level: str) -> Choice:
    """The option that the searches came back to most often; a forced one makes no tree."""
    if len(prompt.options) == 1:
        return Choice(prompt.options[0].move)
    begun, memory = monotonic(), budget.memory or Memory()
    position = position_of(view, prompt, seed)
    world = position.world(0)
    if position.judge.is_mixed(world, position.role):
        memory.forget()
        return mixed(position, world)
    found = merged(searched_by_turns(position, replace(budget, memory=memory), level, begun))
    best, visits, why = found[0], sum(one.visits for one in found), list[Reason]()
    safe = safe_choice(position, places(position, found))
    if safe is not None:
        move = position.options[safe.place].text
        best, why = next(one for one in found if one.move == move), [safe.why]
    memory.move = best.move
    reasons = position.judge.explain(world, position.role, position.spec.parse(best.move))
    if not visits:  # a minor question: the best score answered it
        return Choice(best.move, (*why, *reasons))
    percent, share = round(100 * best.chance), round(100 * best.visits / visits)
    searched = Reason(label("why-search", percent=percent, share=share), float(percent))
    return Choice(best.move, (*why, searched, *reasons))


def places(position: AskedPosition, found: list[Found]) -> list[int]:
    """Where the options that were found stand among those on offer, in the order found."""
    texts = [action.text for action in position.options]
    return [texts.index(one.move) for one in found]


def searched_by_turns(position: AskedPosition, budget: Budget, level: str, begun: float) -> list[list[Found]]:
    """All roots in this process, each with its part of the iterations and of the time."""
    roots = ROOTS[level]
    iterations = -(-(budget.iterations or ITERATIONS[level]) // roots)
    seconds = budget.seconds / DECISIONS_PER_TURN / roots
    found: list[list[Found]] = []
    for root in range(roots):
        until = begun + seconds * (root + 1)
        search = searched(position, budget, iterations, until, root, follows(position, level))
        found.append(findings(search, position.role))
    return found


# ---------------------------------------------------------------- in a worker of a table
def search_root(level: str, question: bytes, budget: Budget, seed: int, root: int, played: str) -> list[Found]:
    """One of several roots, with all of the level's iterations; what was played on the last tree only the table knows,
    since it adds up what the roots found.
    """
    begun = monotonic()
    view, prompt = pickle.loads(question)  # noqa: S301  packed by our own parent process
    position = position_of(view, prompt, seed)
    world, memory = position.world(0), budget.memory or Memory()
    if position.judge.is_mixed(world, position.role):
        memory.forget()
        return [Found(mixed(position, world).move, 1, 0.5)]
    memory.move = played
    until = begun + budget.seconds / DECISIONS_PER_TURN
    iterations = budget.iterations or ITERATIONS[level]
    search = searched(position, replace(budget, memory=memory), iterations, until, root, follows(position, level))
    return findings(search, position.role)


# ---------------------------------------------------------------- one root
def follows(position: AskedPosition, level: str) -> int:
    return position.judge.follows if level in FOLLOWING else 0


def searched(
    position: AskedPosition, budget: Budget, iterations: int, until: float, root: int, ahead: int = 0
) -> Search:
    """A search of so many iterations; the clock may end it earlier, but not before it has seen something. Worlds are
    made as they are needed, so that a search without time makes few.
    """
    mine = replace(position, seed=seed_of_root(position.seed, root))
    kind = Rehearsal if position.judge.rehearses else Search
    search = kind(position.judge, [mine.world(0)], position.role, mine.seed & 0x7FFFFFFF)
    search.follows = ahead
    search.plan(iterations)
    memory = budget.memory or Memory()
    search.root = memory.take(root, mine) or search.root
    telling = 0.0
    while search.done < iterations and not search.is_decided() and ((now := monotonic()) < until or search.done == 0):
        if 0 < search.done < WORLDS:
            search.worlds.append(mine.world(int(search.done)))
        search.run(1)
        if budget.so_far is not None and now >= telling:
            budget.so_far(findings(search, position.role)[0].move)
            telling = now + TELLING_SECONDS
    if not position.judge.rehearses:  # which leaves no tree
        memory.keep(root, search)
    return search


def seed_of_root(seed: int, root: int) -> int:
    """The first root has the seed itself, so that one root is a search like any other."""
    if root == 0:
        return seed
    return int.from_bytes(blake2b(f"{seed}:{root}".encode(), digest_size=5, person=b"underkeep-root").digest())


def findings(search: Search, role: int) -> list[Found]:
    """All options, the most tried first; of equals the one that did better, and before any was tried the likeliest."""
    nodes = sorted(search.root.children, key=lambda node: -node.prior)
    return ranked(Found(node.action.text, int(node.visits), node.mean(role)) for node in nodes if node.action)


def merged(roots: Iterable[list[Found]]) -> list[Found]:
    """What several roots found, added up by option."""
    sums: dict[str, tuple[int, float]] = {}
    for one in (one for found in roots for one in found):
        visits, total = sums.get(one.move, (0, 0.0))
        sums[one.move] = visits + one.visits, total + one.visits * one.chance
    return ranked(Found(move, visits, total / visits if visits else 0.5) for move, (visits, total) in sums.items())


def ranked(found: Iterable[Found]) -> list[Found]:
    """By visits, then by chance; what is still equal keeps its order."""
    return sorted(found, key=lambda one: (-one.visits, -one.chance))
