"""Underkeep-Bench: fixed games, options, seeds and opponents, so that figures of different people can be compared.

A result is one tree without times and places: the same bot on the same engine gives the same bytes. The score of a task
is the share of games won, every role weighing the same; the score of all is the mean of the tasks.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from statistics import mean
from typing import Any, Final

from underkeep import __version__
from underkeep.bots.named import ask, bot_named
from underkeep.core.kernel.errors import BadInput
from underkeep.core.search.playout import next_random
from underkeep.core.search.shares import share
from underkeep.lab.executors import spread
from underkeep.lab.lines import Lines
from underkeep.lab.simulate import MAX_DECISIONS, NO_CLOCK, opened, seed_of
from underkeep.library import Loaded
from underkeep.nearest import did_you_mean

SUITE: Final = "bench-v1.toml"
ALL: Final = ""  # the role of a bot that plays all of them


@dataclass(frozen=True)
class BenchTask:
    """One game with its options; how often each role is played."""

    id: str
    game: str
    options: tuple[str, ...]
    opponents: str
    games: int


@dataclass(frozen=True)
class BenchGame:
    """One game of a task, small enough to travel."""

    task: str
    role: str
    number: int


@cache
def suite() -> tuple[str, tuple[BenchTask, ...]]:
    """The version and its tasks."""
    tree = tomllib.loads((files("underkeep.lab") / SUITE).read_text(encoding="utf-8"))
    tasks = [BenchTask(**{**task, "options": tuple(task["options"])}) for task in tree["task"]]
    return str(tree["version"]), tuple(tasks)


def task_named(id_: str) -> BenchTask:
    known = {task.id: task for task in suite()[1]}
    if id_ not in known:
        raise BadInput(f"there is no task {id_!r}", "--task", f"{did_you_mean(id_, known)}Tasks: {', '.join(known)}.")
    return known[id_]


def played_roles(task: BenchTask) -> tuple[str, ...]:
    """The roles that the bot takes in turn."""
    loaded = opened(task.game, None)
    if loaded.spec.cooperative:
        return (ALL,)
    return loaded.spec.roles(loaded.spec.options.from_words(list(task.options)))


def games_of(task: BenchTask) -> list[BenchGame]:
    return [BenchGame(task.id, role, number) for role in played_roles(task) for number in range(task.games)]


# ---------------------------------------------------------------------- playing
def play(bot: str, one: BenchGame) -> tuple[BenchGame, bool]:
    """Did the bot win? Games of one number have one seed in all roles."""
    task = task_named(one.task)
    loaded = opened(task.game, None)
    seed = seed_of(f"underkeep-bench-{suite()[0]}:{task.id}", one.number)
    winners = play_out(loaded, task, seed, lambda role: bot if one.role in (ALL, role) else task.opponents)
    return one, bool(winners) if one.role == ALL else one.role in winners


def play_out(loaded: Loaded, task: BenchTask, seed: bytes, who: Callable[[str], str]) -> tuple[str, ...]:
    """Who won a game in which `who` names the bot of each role."""
    spec = loaded.spec
    options = spec.options.from_words(list(task.options))
    game, names, dice = spec.new(options, loaded.content, seed), spec.roles(options), int.from_bytes(seed[:4], "big")
    for _ in range(MAX_DECISIONS):
        if game.over():
            break
        role = int(game.first_asked())
        prompt = spec.prompt(game, role)
        assert prompt is not None
        dice = int(next_random(dice & 0x7FFFFFFF))
        chosen = ask(who(names[role]), spec.id, spec.view(game, frozenset({role})), prompt, NO_CLOCK, dice)
        spec.act(game, role, spec.parse(chosen.move))
    result = spec.result(game)
    return () if result is None else result.winners


def run(bot: str, tasks: list[BenchTask], jobs: int, file: Lines | None = None) -> Iterator[tuple[BenchGame, bool]]:
    """Play all games of some tasks; what comes in says where it belongs. Games that the file holds are not played."""
    for task in tasks:
        bot_named(bot, task.game)
    games = [one for task in tasks for one in games_of(task)]
    places = {one: place for place, one in enumerate(one for task in suite()[1] for one in games_of(task))}
    known = (
        {} if file is None else {one: file.rows[place]["won"] for one, place in places.items() if place in file.rows}
    )
    yield from ((one, known[one]) for one in games if one in known)
    for one, won in spread(partial(play, bot), [one for one in games if one not in known], jobs):
        if file is not None:
            file.add([{"n": places[one], "won": won}])
        yield one, won


def games_file(path: Path, bot: str) -> Lines:
    """The games of a bot that are played already: of this bench, with these rules and this content."""
    played = {task.game: opened(task.game, None) for task in suite()[1]}
    rules = {game: [loaded.spec.rules_version, loaded.pack.digest] for game, loaded in played.items()}
    return Lines(path, {"bench": suite()[0], "bot": bot, "underkeep": __version__, "rules": rules})


# ---------------------------------------------------------------------- what they show
def result(bot: str, tasks: list[BenchTask], won: Mapping[BenchGame, bool]) -> dict[str, Any]:
    """One tree, the same for the same games."""
    told = {task.id: task_result(task, won) for task in tasks}
    whole = len(tasks) == len(suite()[1])
    return {
        "bench": suite()[0],
        "bot": bot,
        "underkeep": __version__,
        "score": round(mean(one["score"] for one in told.values()), 4) if whole else None,
        "tasks": told,
    }


def task_result(task: BenchTask, won: Mapping[BenchGame, bool]) -> dict[str, Any]:
    loaded = opened(task.game, None)
    roles = {role: [won[BenchGame(task.id, role, n)] for n in range(task.games)] for role in played_roles(task)}
    shares = {role or "all": share(sum(some), len(some)) for role, some in roles.items()}
    return {
        "rules": loaded.spec.rules_version,
        "content": loaded.pack.digest,
        "score": round(mean(one.count / one.of for one in shares.values()), 4),
        "roles": {
            role: {"won": one.count, "games": one.of, "low": round(one.low, 4), "high": round(one.high, 4)}
            for role, one in shares.items()
        },
        "wins": {role or "all": "".join("1" if one else "0" for one in some) for role, some in roles.items()},
    }


def table(results: list[dict[str, Any]]) -> list[str]:
    """Results side by side, in Markdown, the best first."""
    ids = [task.id for task in suite()[1]]
    ranked = sorted(results, key=lambda one: (-(one["score"] or 0.0), one["bot"]))
    rows = [[one["bot"], percent(one["score"]), *(percent(score_in(one, id_)) for id_ in ids)] for one in ranked]
    head = ["bot", "score", *ids]
    lines = [head, ["---", *["--:"] * (len(head) - 1)], *rows]
    return [f"| {' | '.join(line)} |" for line in lines]


def score_in(one: dict[str, Any], id_: str) -> float | None:
    return one["tasks"][id_]["score"] if id_ in one["tasks"] else None


def percent(part: float | None) -> str:
    return "" if part is None else f"{100 * part:.1f} %"
