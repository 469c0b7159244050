"""What bots use of a game: which kinds of action and which components each level chose, and which it never did.

An action that was on offer and never taken is a gap in a bot's play, or wisely left alone; one that was never on
offer says something of the games played, not of the bot. Games go into files, so that a report goes on where it
stopped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from underkeep.core.kernel.actions import Action
from underkeep.lab.executors import spread
from underkeep.lab.lines import Lines, Row
from underkeep.lab.watched import Arm, Play, component_ids, refuse_bad

KINDS: Final = ("verbs", "components")


@dataclass(frozen=True)
class UsageTask:
    """One game of an arm: what a worker is sent."""

    arm: Arm
    number: int


# ---------------------------------------------------------------------- one game
@cache
def parts(arm: Arm) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Of every action its verb and the components that it names."""
    known = component_ids(arm.game, arm.pack)
    found = {}
    for action in arm.loaded().spec.index.actions:
        verb, *words = action.text.split()
        found[action.text] = (verb, tuple(word for word in words if word in known))
    return found


def kinds_of(arm: Arm, actions: Iterable[Action]) -> Iterator[tuple[str, str]]:
    """What some actions are about, each thing once."""
    told = [parts(arm)[action.text] for action in actions]
    for verb in {verb for verb, _ in told}:
        yield KINDS[0], verb
    for id in {id for _, ids in told for id in ids}:
        yield KINDS[1], id


def use(task: UsageTask) -> tuple[UsageTask, Row]:
    """How many decisions of a game had a kind on offer, and how many took it."""
    play = Play(task.arm, task.number)
    offered: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
    chosen: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
    for _, options, action in play.moves():
        play.hearing.drain()
        if len(options) > 1:  # what is forced is nobody's choice
            for kind, id in kinds_of(task.arm, options):
                offered[kind][id] += 1
            for kind, id in kinds_of(task.arm, [action]):
                chosen[kind][id] += 1
    return task, {"n": task.number, "offered": tree(offered), "chosen": tree(chosen)}


def tree(counts: dict[str, Counter[str]]) -> Row:
    return {kind: dict(sorted(some.items())) for kind, some in counts.items()}


# ---------------------------------------------------------------------- all of them
def study(arm: Arm, games: int, file: Lines, jobs: int, cluster: str = "") -> Iterator[int]:
    """Play what is missing; tells how many games are ready each time some are."""
    refuse_bad(arm)
    tasks = [UsageTask(arm, number) for number in file.missing(games)]
    yield games - len(tasks)
    for _, row in spread(use, tasks, jobs, cluster):
        file.add([row])
        yield 1


def file_of(folder: Path, arm: Arm) -> Lines:
    return Lines(folder / f"{arm.bots}.jsonl", {**arm.key(), "usage": True})


# ---------------------------------------------------------------------- what they show
@dataclass(frozen=True)
class Used:
    """One kind of thing in the games of a level."""

    chosen: dict[str, tuple[int, int]]  # id -> decisions that took it, decisions that had it on offer
    declined: tuple[str, ...]  # on offer, never taken
    absent: tuple[str, ...]  # never on offer


def used(arm: Arm, rows: list[Row], kind: str) -> Used:
    offered, chosen = total(rows, "offered", kind), total(rows, "chosen", kind)
    there = {verb for verb, _ in parts(arm).values()}
    if kind == KINDS[1]:
        there = {id for _, ids in parts(arm).values() for id in ids}
    return Used(
        {id: (chosen[id], offered[id]) for id in sorted(chosen, key=lambda id: (-chosen[id], id))},
        tuple(sorted(offered.keys() - chosen.keys())),
        tuple(sorted(there - offered.keys())),
    )


def total(rows: list[Row], which: str, kind: str) -> Counter[str]:
    counts: Counter[str] = Counter()
    for row in rows:
        counts.update(row[which][kind])
    return counts
