"""Which games have a judge: the line to add when a game gets bots that know what they do."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from underkeep.core.judge import Judge
from underkeep.core.spec import GameSpec
from underkeep.library import load_game

JUDGES: Final = {
    "twister": "underkeep.games.twister.judge.judge",
    "heroes": "underkeep.games.heroes.judge",
    "vast": "underkeep.games.vast.judge.judge",
}


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
