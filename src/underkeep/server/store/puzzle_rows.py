"""What is stored of puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class PuzzleTry:
    """What became of a puzzle: 1 for solved at once, less with wrong tries and hints."""

    owner: bytes
    puzzle: str  # game/id
    score: float
    clean: bool
    at: str


@dataclass(frozen=True)
class PuzzleRow:
    """How strong a solver or a puzzle is, and by how many tries."""

    rating: float
    spread: float
    tried: int
    solved: int


class PuzzleStore(Protocol):
    """The part of the store that keeps tries at puzzles."""

    async def note_try(self, tried: PuzzleTry, first: float) -> float: ...

    async def puzzle_rows(self) -> Mapping[str, PuzzleRow]: ...

    async def solver(self, owner: bytes) -> tuple[PuzzleRow | None, list[PuzzleTry]]: ...
