"""What is to come, for everybody: worlds that fit what a spectator sees, played ahead by the game's judge."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from underkeep.bots.judges import judge_of, spec_for
from underkeep.core.kernel.events import Chronicle
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import seed_from
from underkeep.core.search.judge import Judge

WORLDS: Final = 120
Foretold = list[tuple[str, str, float]]  # things of the board, what may happen there, how likely it is


def foresees(game: str) -> bool:
    """Does the judge of the game make forecasts?"""
    return judge_of(game).foresees


def forecast(view: Any, seed: int, worlds: int = WORLDS) -> Foretold:
    """From a spectator's view alone; the same view and seed give the same forecast."""
    spec, judge = spec_for(view), judge_of(view.game)
    counts: Counter[tuple[str, str]] = Counter()
    for number in range(worlds):
        counts.update(ahead(judge, spec.determinize(view, seed_from(seed * 1000 + number))))
    return [(*omen, count / worlds) for omen, count in sorted(counts.items())]


def ahead(judge: Judge, world: Game) -> set[tuple[str, str]]:
    """What comes in this world, which is used up."""
    heard = Chronicle()
    world.listener = heard
    judge.play_ahead(world)
    world.listener = None
    return judge.omens(world, heard.events)
