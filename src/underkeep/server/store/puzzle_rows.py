"""What is stored of puzzles."""

from __future__ import annotations

from dataclasses import dataclass


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
