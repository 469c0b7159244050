"""What is to come, for everybody: worlds that fit what a spectator sees, played ahead by the game's judge."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from underkeep.bots.judges import judge_of, spec_for
from underkeep.core.kernel.events import Chronicle
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.native import i64
from underkeep.core.search.judge import Judge

WORLDS: Final = 120
WANDERED: Final = 600  # further worlds, for what is possible at all
RARE: Final = 0.002  # the chance of what came there only
Foretold = list[tuple[str, str, float]]  # things of the board, what may happen there, how likely it is


def foresees(game: str) -> bool:
    """Does the judge of the game make forecasts?"""
    return judge_of(game).foresees


def forecast(view: Any, seed: int, worlds: int = WORLDS) -> Foretold:
    """From a spectator's view alone; the same view and seed give the same forecast. Chances are those of games that go
    on sensibly; what comes in others only, whatever is answered there, is told as rare.
    """
    spec, judge = spec_for(view), judge_of(view.game)
    counts: Counter[tuple[str, str]] = Counter()
    for number in range(worlds):
        counts.update(ahead(judge, spec.determinize(view, seed_from(seed * 1000 + number))))
    chances = {omen: count / worlds for omen, count in counts.items()}
    for number in range(WANDERED):
        world = spec.determinize(view, seed_from((seed + 1) * 1000 - 1 - number))
        for omen in ahead(judge, world, number + 1):
            chances.setdefault(omen, RARE)
    return [(*omen, chance) for omen, chance in sorted(chances.items())]


def ahead(judge: Judge, world: Game, policy: int = 0) -> set[tuple[str, str]]:
    """What comes in this world, which is used up; with a policy any answers are given on the way."""
    heard = Chronicle()
    world.listener = heard
    if policy:
        judge.wander_ahead(world, i64(policy))
    else:
        judge.play_ahead(world)
    world.listener = None
    return judge.omens(world, heard.events)
