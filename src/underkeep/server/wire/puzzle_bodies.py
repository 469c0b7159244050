"""Puzzles on the wire. Nothing here tells a move of the solution before the solver has found it, or asked for it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from underkeep.server.wire.common import Label, Name


class PuzzleTheme(Struct):
    """What some puzzles have in common."""

    id: str
    name: str


class PuzzleCard(Struct):
    """A puzzle as it is offered."""

    game: str
    id: str
    theme: str
    role: str
    title: str
    goal: str
    rating: int
    tried: int  # by so many here
    solved: int


class GamePuzzles(Struct):
    """All puzzles of a game."""

    game: str
    themes: list[PuzzleTheme]
    puzzles: list[PuzzleCard]


class Solver(Struct):
    """How good somebody is, kept for this browser or name."""

    rating: int
    spread: int
    tried: int
    streak: int  # solved at the first try without a hint, one after the other
    solved: list[str]  # game/id


class Puzzles(Struct):
    """GET /api/puzzles."""

    lang: str
    daily: PuzzleCard | None
    games: list[GamePuzzles]
    me: Solver


class BeginPuzzle(Struct, forbid_unknown_fields=True):
    """POST /api/puzzles: a private table at the position of the puzzle."""

    game: Name
    puzzle: Annotated[str, Meta(max_length=80)]


class PuzzleWish(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/puzzle."""

    wish: Literal["hint", "solution"]


class PuzzleHelp(Struct):
    """A hint, each telling more than the one before: the rule, what to look at, the move."""

    rule: str
    targets: list[str]
    label: Label | None


class PuzzleState(Struct):
    """Where a solver stands."""

    puzzle: str
    phase: Literal["open", "wrong", "solved", "shown"]
    wrongs: int
    hints: int
    playing: bool  # the script has something to play
    why: dict[str, str]  # by language, what a natural wrong try comes to
    line: list[str]  # the solver's moves so far that were right
    left: int  # at least so many moves of the solver are left; told when it is over, else 0
    teaches: list[str]  # rules, when it is over
    rating: int
    gained: int
    back: int  # moves to take back to begin anew
