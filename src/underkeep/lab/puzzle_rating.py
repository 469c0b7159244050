"""How hard a puzzle is: bots of all levels try it, and a rating follows from who solves it."""

from __future__ import annotations

import math
from typing import Final

from underkeep.bots.memory import Memory
from underkeep.bots.named import ask
from underkeep.lab.puzzle_claim import Claim
from underkeep.lab.puzzle_tree import TurnTree
from underkeep.lab.tournament import NO_CLOCK
from underkeep.puzzles import GOAL

LEVELS: Final = {"novice": 6, "adept": 6, "master": 1, "grandmaster": 1}  # tries of each level
STRENGTH: Final = {"novice": 900.0, "adept": 1300.0, "master": 1600.0, "grandmaster": 1800.0}
OTHERS: Final = "adept"
ELO: Final = 400.0
LOW: Final = 600
HIGH: Final = 2400


def solved_share(claim: Claim, level: str) -> float:
    """How often a bot stays on the way to the goal."""
    tries = LEVELS[level]
    return round(sum(solves(claim, level, seed) for seed in range(tries)) / tries, 4)


def solves(claim: Claim, level: str, seed: int) -> bool:
    """One try; the bot sees what the solver sees, and others answer as the adept."""
    spec, world, at, task = claim.loaded.spec, claim.start.clone(), 1, claim.task()
    memory = Memory()
    while at != GOAL and not (claim.want.by == "turn" and task.is_met(world)):
        role = TurnTree(task, 1).who(world)
        prompt = spec.prompt(world, role)
        assert prompt is not None
        view, budget = spec.view(world, frozenset({role})), NO_CLOCK
        if role == claim.role:
            budget = type(NO_CLOCK)(NO_CLOCK.seconds, memory=memory)
        move = ask(level if role == claim.role else OTHERS, spec.id, view, prompt, budget, seed * 100 + at).move
        if move not in claim.nodes[at - 1].moves:
            return False
        at = claim.nodes[at - 1].moves[move]
        world.advance(role, spec.parse(move))
    return True


def rating_of(bots: dict[str, float]) -> int:
    """The points at which these levels would be expected to solve it as often as they did."""
    low, high = float(LOW), float(HIGH)
    for _ in range(40):
        middle = (low + high) / 2
        if sum(expected(STRENGTH[level], middle) for level in bots) > sum(bots.values()):
            low = middle
        else:
            high = middle
    return round(middle)


def expected(solver: float, puzzle: float) -> float:
    return 1 / (1 + math.pow(10, (puzzle - solver) / ELO))
