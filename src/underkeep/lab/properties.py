"""What kind of game it is, in figures: length, branching, hidden information, luck, sizes, with 95 % intervals.

Everything is counted in games that bots play; an interval says how far the mean of these games may be from the mean of
all such games (normal approximation), not from games of other players.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from statistics import mean, stdev
from typing import Any, Final

from underkeep.core.formats.codec import canonical
from underkeep.core.kernel.zones import Hidden
from underkeep.core.search.shares import Z95
from underkeep.lab.bench import suite
from underkeep.lab.executors import spread
from underkeep.lab.watched import Arm, Play

LOOK_EVERY: Final = 10  # decisions between two looks at what is hidden and how large the state is
FIGURES: Final = {  # in the order of the table: what each one is
    "decisions": "decisions in a game",
    "branching": "options a decision, the mean of a game",
    "forced": "share of decisions with one option only",
    "hidden": "bits that the role which is asked would need to know everything that lies hidden",
    "setup": "random numbers drawn before the first decision",
    "luck": "random numbers drawn after it, for each ten decisions",
    "state": "bytes of the game as it is saved",
}


@dataclass(frozen=True)
class Estimate:
    """The mean over games, and how far from it the true one may be (95 %)."""

    mean: float
    margin: float

    @staticmethod
    def of(values: list[float]) -> Estimate:
        spread_ = stdev(values) if len(values) > 1 else 0.0
        return Estimate(mean(values), Z95 * spread_ / math.sqrt(len(values)))


def option_sets(game: str | None) -> list[tuple[str, tuple[str, ...]]]:
    """The games of Underkeep-Bench with their options."""
    return [(task.game, task.options) for task in suite()[1] if game in (None, task.game)]


# ---------------------------------------------------------------------- one game
def figures_of(arm: Arm, number: int) -> dict[str, float]:
    """The figures of one game, played to its end."""
    play = Play(arm, number)
    setup = draws(play.game)
    offered: list[int] = []
    hidden: list[float] = []
    sizes: list[float] = []
    for role, options, _ in play.moves():
        play.hearing.drain()
        if len(offered) % LOOK_EVERY == 0:
            hidden.append(hidden_bits(play.spec.hidden(play.game), role))
            sizes.append(len(canonical(play.spec.save(play.game))))
        offered.append(len(options))
    return {
        "decisions": len(offered),
        "branching": mean(offered),
        "forced": offered.count(1) / len(offered),
        "hidden": mean(hidden),
        "setup": setup,
        "luck": 10 * (draws(play.game) - setup) / len(offered),
        "state": mean(sizes),
    }


def draws(game: Any) -> int:
    """How many random numbers the game has used so far."""
    return sum(int(count) for count in game.luck.drawn)


def hidden_bits(places: list[Hidden], role: int) -> float:
    """The logarithm of the number of ways in which what the role does not see could lie: cards of one pool may change
    places, what has a domain may be any number below it.
    """
    pools: dict[str, Counter[int]] = defaultdict(Counter)
    bits = 0.0
    for place in places:
        if place.eyes >> role & 1:
            continue
        if place.domain:
            bits += len(place.values) * math.log2(place.domain)
        else:
            pools[place.pool].update(place.values)
    return bits + sum(map(arrangements, pools.values()))


def arrangements(pool: Counter[int]) -> float:
    """The logarithm to base 2 of the number of orders of some things, of which equal ones may be exchanged."""
    orders = math.lgamma(pool.total() + 1) - sum(math.lgamma(count + 1) for count in pool.values())
    return orders / math.log(2)


# ---------------------------------------------------------------------- many
def measured(arm: Arm, games: int, jobs: int) -> Iterator[dict[str, float]]:
    """The figures of each game, in the order in which they were played to their end."""
    return spread(partial(figures_of, arm), range(games), jobs)


def properties(arm: Arm, rows: list[dict[str, float]]) -> dict[str, Any]:
    """One option set as a tree: sums do not depend on the order in which games came in."""
    spec = arm.loaded().spec
    options = spec.options.from_words(list(arm.options))
    ordered = sorted(rows, key=lambda row: tuple(row.values()))
    estimates = {name: Estimate.of([row[name] for row in ordered]) for name in FIGURES}
    return {
        "game": arm.game,
        "options": list(arm.options),
        "rules": spec.rules_version,
        "bots": arm.bots,
        "seed": arm.seed,
        "games": len(rows),
        "roles": len(spec.roles(options)),
        "together": spec.cooperative,
        "actions": int(spec.index.size()),
        **{name: {"mean": round(one.mean, 3), "margin": round(one.margin, 3)} for name, one in estimates.items()},
    }


def table(found: list[dict[str, Any]]) -> list[str]:
    """Option sets side by side, in Markdown."""
    head = ["game", "roles", "actions", *FIGURES]
    lines = [head, ["---", *["--:"] * (len(head) - 1)]]
    for one in found:
        name = " ".join([one["game"], *(f"`{word}`" for word in one["options"])])
        roles = f"{one['roles']}, together" if one["together"] else str(one["roles"])
        lines.append([name, roles, str(one["actions"]), *(shown(figure, one[figure]) for figure in FIGURES)])
    return [f"| {' | '.join(line)} |" for line in lines]


def shown(figure: str, one: dict[str, float]) -> str:
    if figure == "forced":
        return f"{100 * one['mean']:.0f} ± {100 * one['margin']:.0f} %"
    digits = 0 if one["mean"] >= 100 else 1
    return f"{one['mean']:,.{digits}f} ± {one['margin']:,.{digits}f}"
