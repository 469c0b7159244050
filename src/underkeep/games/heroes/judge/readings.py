"""What Heroes' fitted chance reads off a position: the parts of the evaluation, how late it is, and what is played.

All win or lose together, so that there is one chance for the team; the other outcome is that nobody wins.
"""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import i64, vec
from underkeep.core.search.values import SetValues, ValueSheet
from underkeep.games.heroes.judge.evaluation import WHY, parts
from underkeep.games.heroes.judge.scenario_value import cards_to_come
from underkeep.games.heroes.judge.weights import W
from underkeep.games.heroes.names import DIFFICULTY_NAMES, SCENARIO_NAMES
from underkeep.games.heroes.state.game import Heroes

TEAM: Final = "team"
THOUSAND: Final = 1000.0
BOTH_WAVES: Final = 40.0  # guild cards, about
PARTS: Final[i64] = i64(len(WHY)) - 1  # without the end of the game
NAMES: Final = (
    "one", "late", "players", *DIFFICULTY_NAMES[1:], *SCENARIO_NAMES,
    *WHY[:-1], *(f"{name}_late" for name in WHY[:-1]),
)  # fmt: skip


def readings(game: Heroes) -> vec[float]:
    """In the order of NAMES."""
    read = vec[float]([0.0] * len(NAMES))
    late = 1.0 - float(cards_to_come(game)) / BOTH_WAVES
    options = game.rules.options
    read[0], read[1], read[2] = 1.0, late, float(game.roles)
    level = DIFFICULTY_NAMES.index(options.text("difficulty"))
    if level > 0:
        read[2 + level] = 1.0
    at: i64 = 2 + i64(len(DIFFICULTY_NAMES))
    read[at + SCENARIO_NAMES.index(game.rules.scenario.rules)] = 1.0
    at += i64(len(SCENARIO_NAMES))
    found = parts(game)
    for part in range(PARTS):
        read[at + part] = float(found[part]) / THOUSAND
        read[at + PARTS + part] = read[at + part] * late
    return read


def by_points() -> list[list[float]]:
    """The model that says what the chance by points says: a row for the team, one for nobody."""
    team = [0.0 for _ in NAMES]
    team[0] = -W.even / W.scale
    for n, name in enumerate(NAMES):
        if name in WHY:
            team[n] = THOUSAND / W.scale
    return [team, [0.0 for _ in NAMES]]


@final
class HeroesValues:
    """The model in force, if there is one."""

    def __init__(self) -> None:
        self.team: SetValues | None = None

    def take(self, sheet: ValueSheet | None) -> None:
        self.team = None if sheet is None else sheet.of(TEAM, NAMES)


V: Final = HeroesValues()
