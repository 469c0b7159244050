"""The judges of the games that have one, and which game a view is of."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from underkeep.core.kernel.spec import GameSpec
from underkeep.core.search.judge import Judge
from underkeep.library import load_game
from underkeep.registry import JUDGES


def judge_of(game: str) -> Judge:
    """The judge of a game; it keeps what it has worked out, so there is one in each process."""
    found = import_module(JUDGES[game]).JUDGE
    assert isinstance(found, Judge)
    return found


def spec_for(view: Any) -> GameSpec:
    """The game that a view is of, with its own content loaded."""
    return load_game(view.game).spec


def is_judged(view: Any) -> bool:
    return getattr(view, "game", None) in JUDGES
