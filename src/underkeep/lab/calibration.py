"""Calibration: whether those who are told a chance of 30 % win three times out of ten.

Games are played, chances are noted as the client tells them, and afterwards compared with how the games ended. The
expected calibration error (ECE) is how far told and true shares lie apart on the average, over bins of a tenth; every
game counts the same. It is told by phase: the first, second and last third of a game, and whole games.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from underkeep.bots.advice import chances
from underkeep.bots.judges import judge_of
from underkeep.bots.named import ask
from underkeep.core.kernel.luck import seed_from
from underkeep.lab.executors import spread
from underkeep.lab.lines import Lines, Row
from underkeep.lab.simulate import opened, seed_of
from underkeep.lab.tournament import MAX_DECISIONS, NO_CLOCK, bot_seed

EVERY: Final = 7  # decisions from one look to the next
BINS: Final = 10
PHASES: Final = ("early", "middle", "late")


@dataclass(frozen=True)
class CalibrationPlan:
    """What is played; set-ups game by game in turn."""

    game: str
    bot: str
    seed: str
    games: int
    setups: tuple[tuple[str, ...], ...]

    def key(self) -> Row:
        return {"calibrate": self.game, "bot": self.bot, "seed": self.seed, "setups": self.setups}


def play(plan: CalibrationPlan, number: int) -> Row:
    """A game as a line: chances told on the way, and who won."""
    loaded, judge = opened(plan.game, None), judge_of(plan.game)
    spec, seed = loaded.spec, seed_of(plan.seed, number)
    words = plan.setups[number % len(plan.setups)]
    game = spec.new(spec.options.from_words(list(words)), loaded.content, seed)
    told: list[list[float]] = []
    for decision in range(MAX_DECISIONS):
        if game.over():
            break
        role = int(game.first_asked())
        view = spec.view(game, frozenset({role}))
        if decision % EVERY == 0:
            world = spec.determinize(view, seed_from(bot_seed(seed, "look", decision)))
            found = chances(judge, world)
            told += [] if found is None else [[round(float(chance), 4) for chance in found]]
        prompt = spec.prompt(game, role)
        assert prompt is not None
        choice = ask(plan.bot, plan.game, view, prompt, NO_CLOCK, bot_seed(seed, plan.bot, decision))
        spec.act(game, role, spec.parse(choice.move))
    won = judge.outcome(game) if game.over() else [0.0] * int(game.roles)
    alone = slice(1) if spec.cooperative else slice(None)
    names = list(spec.role_names(game)) if not spec.cooperative else ["team"]
    return {
        "n": number,
        "setup": " ".join(words),
        "roles": names,
        "won": won[alone],
        "told": [one[alone] for one in told],
    }


def played(plan: CalibrationPlan, file: Lines | None, jobs: int, tell: Callable[[int], None]) -> list[Row]:
    """All games of a plan, those that are missing played now."""
    rows = [] if file is None else [file.rows[n] for n in sorted(file.rows) if n < plan.games]
    missing = [n for n in range(plan.games) if n not in {row["n"] for row in rows}]
    for row in spread(partial(play, plan), missing, jobs):
        if file is not None:
            file.add([row])
        rows.append(row)
        tell(len(rows))
    return sorted(rows, key=lambda row: int(row["n"]))


# ---------------------------------------------------------------------- what they show
@dataclass(frozen=True)
class Point:
    """One chance told: what came of it, and how much it counts."""

    told: float
    came: float
    weight: float


def points_of(rows: list[Row], phase: str = "", role: str = "") -> list[Point]:
    """The chances of a phase, of one role or of all; those of one game share a weight."""
    found: list[Point] = []
    for row in rows:
        count = len(row["told"])
        for at, some in enumerate(row["told"]):
            if phase in ("", PHASES[min(2, 3 * at // count)]):
                named = zip(row["roles"], some, row["won"], strict=True)
                found += [Point(told, won, 1 / count) for name, told, won in named if role in ("", name)]
    return found


def calibration_error(points: list[Point]) -> float:
    """Of those told about the same: how far what they were told lies from how often they won."""
    bins: dict[int, list[Point]] = {}
    for point in points:
        bins.setdefault(min(BINS - 1, int(point.told * BINS)), []).append(point)
    total = sum(point.weight for point in points)
    return sum(abs(sum(one.weight * (one.told - one.came) for one in some)) for some in bins.values()) / total
