"""Many games on all cores: game n of a simulation depends on the seed and n only, whoever plays it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path
from statistics import median
from typing import Any, Final

from underkeep.bots.api import RANDOM, Budget
from underkeep.bots.named import ask, bot_named
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.search.playout import next_random, playout
from underkeep.core.search.shares import Share, share
from underkeep.lab.executors import cores as cores  # noqa: PLC0414  commands look for it here
from underkeep.lab.executors import spread
from underkeep.lab.lines import Lines, Row
from underkeep.library import Loaded, load_game

NO_CLOCK: Final = Budget(math.inf)
MAX_DECISIONS: Final = 1_000_000
NO_END: Final = "unfinished"
GAMES_PER_CHUNK: Final = 25


@dataclass(frozen=True)
class SimulationPlan:
    """What is to be played; small, since it travels to every worker."""

    game: str
    options: tuple[str, ...]
    pack: Path | None
    seed: str
    games: int
    bots: str = RANDOM

    def key(self) -> Row:
        """Games of the same key belong together."""
        loaded = opened(self.game, self.pack)
        options = loaded.spec.options.from_words(list(self.options)).tree()
        rules = {"game": self.game, "rules_version": loaded.spec.rules_version, "options": options}
        return {**rules, "content": loaded.pack.digest, "seed": self.seed, "bots": self.bots, "watched": False}


@dataclass(frozen=True)
class Outcome:
    """One game: how it ended and how long it took in decisions."""

    number: int
    winners: tuple[str, ...]
    scores: tuple[tuple[str, int], ...]
    how: str
    decisions: int
    options: int


@dataclass(frozen=True)
class Summary:
    """What the games of a simulation show together."""

    games: int
    wins: dict[str, Share]
    nobody: Share  # no role won; where all play together, they lost
    shared: int
    scores: dict[str, float]
    ends: dict[str, int]
    decisions: int
    shortest: int
    middle: float
    longest: int
    mean_length: float
    mean_options: float


# ---------------------------------------------------------------------- one game
def seed_of(seed: str, number: int) -> bytes:
    """The seed of one game of a simulation."""
    return blake2b(f"{seed}:{number}".encode(), digest_size=32, person=b"underkeep-simul").digest()


def play_one(loaded: Loaded, plan: SimulationPlan, number: int) -> Outcome:
    seed = seed_of(plan.seed, number)
    options = loaded.spec.options.from_words(list(plan.options))
    game = loaded.spec.new(options, loaded.content, seed)
    dice = int.from_bytes(seed[:4], "big")
    decisions, seen = at_random(game, dice) if plan.bots == RANDOM else by_bots(loaded.spec, game, plan.bots, dice)
    result = loaded.spec.result(game)
    if result is None:
        return Outcome(number, (), (), NO_END, int(decisions), int(seen))
    return Outcome(number, result.winners, result.scores, result.how.id, int(decisions), int(seen))


def at_random(game: Game, dice: int) -> tuple[int, int]:
    """Uniform random play in the engine's own loop; it picks among options and looks at nothing else."""
    decisions, seen, _ = playout(game, dice, MAX_DECISIONS)
    return int(decisions), int(seen)


def by_bots(spec: GameSpec, game: Game, bot: str, dice: int) -> tuple[int, int]:
    """A bot plays all roles, each from its own view; how many decisions, and how many options they had in all."""
    decisions = seen = 0
    while not game.over() and decisions < MAX_DECISIONS:
        role = int(game.first_asked())
        prompt = spec.prompt(game, role)
        assert prompt is not None
        dice = int(next_random(dice & 0x7FFFFFFF))
        move = ask(bot, spec.id, spec.view(game, frozenset({role})), prompt, NO_CLOCK, dice).move
        spec.act(game, role, spec.parse(move))
        decisions, seen = decisions + 1, seen + len(prompt.options)
    return decisions, seen


@cache
def opened(game: str, pack: Path | None) -> Loaded:
    return load_game(game, pack)


def play_chunk(plan: SimulationPlan, numbers: tuple[int, ...]) -> list[Outcome]:
    """Some games of a plan; what a worker is sent."""
    loaded = opened(plan.game, plan.pack)
    return [play_one(loaded, plan, number) for number in numbers]


# ---------------------------------------------------------------------- all of them
def chunks(numbers: list[int], jobs: int) -> Iterator[tuple[int, ...]]:
    size = max(1, min(GAMES_PER_CHUNK, len(numbers) // (4 * jobs) or 1))
    for first in range(0, len(numbers), size):
        yield tuple(numbers[first : first + size])


def simulate(plan: SimulationPlan, jobs: int, cluster: str = "", file: Lines | None = None) -> Iterator[list[Outcome]]:
    """Play a plan; outcomes come in as they are ready, their numbers say where they belong. Games that stand in the
    file are not played again, and those that are played come to stand there.
    """
    refuse_bad(plan)
    missing = list(range(plan.games)) if file is None else file.missing(plan.games)
    if file is not None:
        yield [from_row(file.rows[number]) for number in range(plan.games) if number in file.rows]
    for some in spread(partial(play_chunk, plan), chunks(missing, jobs), jobs, cluster):
        if file is not None:
            file.add([row_of(one) for one in some])
        yield some
    if file is not None:
        file.finish(plan.games)


def row_of(one: Outcome) -> Row:
    """An outcome as it stands in a file."""
    head = {"n": one.number, "winners": list(one.winners), "scores": dict(one.scores), "how": one.how}
    return {**head, "decisions": one.decisions, "options": one.options}


def from_row(row: Row) -> Outcome:
    points = tuple(row["scores"].items())
    return Outcome(row["n"], tuple(row["winners"]), points, row["how"], row["decisions"], row["options"])


def refuse_bad(plan: SimulationPlan) -> None:
    """Problems of options, pack and bots are told here, once, and not by every worker."""
    loaded = opened(plan.game, plan.pack)
    loaded.spec.options.from_words(list(plan.options))
    bot_named(plan.bots, plan.game)
    if plan.games < 1:
        raise BadInput(f"{plan.games} games", "games", "Play at least one.")


# ---------------------------------------------------------------------- what they show
def summary(roles: tuple[str, ...], outcomes: list[Outcome]) -> Summary:
    """The same for the same games, in whatever order they were played."""
    played = sorted(outcomes, key=lambda one: one.number)
    games, lengths = len(played), [one.decisions for one in played]
    finished = [one for one in played if one.how != NO_END]
    return Summary(
        games=games,
        wins={role: share(sum(role in one.winners for one in played), games) for role in roles},
        nobody=share(sum(not one.winners for one in finished), games),
        shared=sum(len(one.winners) > 1 for one in played),
        scores=mean_scores(finished),
        ends=dict(sorted(Counter(one.how for one in played).items(), key=lambda item: (-item[1], item[0]))),
        decisions=sum(lengths),
        shortest=min(lengths),
        middle=median(lengths),
        longest=max(lengths),
        mean_length=sum(lengths) / games,
        mean_options=sum(one.options for one in played) / max(1, sum(lengths)),
    )


def mean_scores(finished: list[Outcome]) -> dict[str, float]:
    totals: dict[str, int] = {}
    for one in finished:
        for role, points in one.scores:
            totals[role] = totals.get(role, 0) + points
    return {role: total / len(finished) for role, total in totals.items()}


def tree(told: Summary) -> dict[str, Any]:
    """A summary for JSON."""
    return {
        "games": told.games,
        "wins": {role: share_tree(one) for role, one in told.wins.items()},
        "nobody": share_tree(told.nobody),
        "shared_wins": told.shared,
        "mean_scores": {role: round(points, 4) for role, points in told.scores.items()},
        "ends": told.ends,
        "decisions": told.decisions,
        "length": {
            "min": told.shortest,
            "median": told.middle,
            "mean": round(told.mean_length, 2),
            "max": told.longest,
        },
        "mean_options": round(told.mean_options, 3),
    }


def share_tree(one: Share) -> dict[str, float]:
    return {
        "count": one.count,
        "share": round(one.count / one.of, 4),
        "low": round(one.low, 4),
        "high": round(one.high, 4),
    }
