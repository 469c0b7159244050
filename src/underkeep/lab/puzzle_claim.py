"""What a puzzle claims, and the worlds in which that is put to the test."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from underkeep.bots.judges import judge_of
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.spec import Tree
from underkeep.lab.puzzle_tree import Task, task_of
from underkeep.library import Loaded
from underkeep.puzzles import Puzzle, PuzzleNode, Want

FIRST_WORLD: Final = 7_000_000  # seeds of worlds begin here


@dataclass
class Claim:
    """What is to be proved: from here the role gets what it wants by these nodes, and by nothing else."""

    loaded: Loaded
    position: Tree
    start: Any
    role: int
    want: Want
    nodes: tuple[PuzzleNode, ...]

    def __post_init__(self) -> None:
        self.judge = judge_of(self.loaded.spec.id)
        self.roles = self.loaded.spec.role_names(self.start)
        self.turn = int(self.judge.turn(self.start))
        self.view = self.loaded.spec.view(self.start, frozenset({self.role}))

    def world(self, number: int) -> Game:
        """A game that fits what the solver sees at the start."""
        return self.loaded.spec.determinize(self.view, seed_from(FIRST_WORLD + number))

    def task(self) -> Task:
        return task_of(self.loaded.spec, self.judge, self.start, self.role, self.want)


def claim_of(puzzle: Puzzle, loaded: Loaded) -> Claim:
    start = puzzle.begin(loaded)
    role = loaded.spec.role_names(start).index(puzzle.role)
    return Claim(loaded, puzzle.position, start, role, puzzle.want, puzzle.nodes)
