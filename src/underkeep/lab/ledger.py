"""Ledgers: the watched games of a study, each arm in a file of its own, played where they are missing."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from underkeep.core.kernel.errors import BadInput
from underkeep.lab.executors import spread
from underkeep.lab.lines import Lines, Row
from underkeep.lab.watched import Arm, refuse_bad, watch

GAMES_PER_TASK: Final = 10


@dataclass(frozen=True)
class ArmTask:
    """Some games of an arm: what a worker is sent."""

    arm: Arm
    numbers: tuple[int, ...]


def watch_all(task: ArmTask) -> tuple[str, list[Row]]:
    """The rows of a task, with the name of its arm."""
    return task.arm.name, [watch(task.arm, number) for number in task.numbers]


class Ledger(Lines):
    """The file of one arm."""

    def __init__(self, path: Path, arm: Arm) -> None:
        super().__init__(path, arm.key())
        self.arm = arm


def play_study(ledgers: list[Ledger], games: int, jobs: int, cluster: str = "") -> Generator[int, None, None]:
    """Play what is missing; tells how many games are ready each time some came in."""
    if games < 1:
        raise BadInput(f"{games} games", "games", "Play at least one.")
    for ledger in ledgers:
        refuse_bad(ledger.arm)
    by_name = {ledger.arm.name: ledger for ledger in ledgers}
    tasks = [task for ledger in ledgers for task in tasks_of(ledger, games)]
    yield sum(games - len(ledger.missing(games)) for ledger in ledgers)
    for name, rows in spread(watch_all, tasks, jobs, cluster):
        by_name[name].add(rows)
        yield len(rows)


def tasks_of(ledger: Ledger, games: int) -> Iterator[ArmTask]:
    missing = ledger.missing(games)
    for first in range(0, len(missing), GAMES_PER_TASK):
        yield ArmTask(ledger.arm, tuple(missing[first : first + GAMES_PER_TASK]))


def slug(name: str) -> str:
    """A name as a file may have it."""
    return "".join(letter if letter.isalnum() or letter in "-_=." else "-" for letter in name) or "-"


def open_ledgers(folder: Path, arms: list[Arm]) -> list[Ledger]:
    return [Ledger(folder / f"{slug(arm.name)}.jsonl", arm) for arm in arms]
