"""Ledgers: the games of a study as lines of JSON in a file, so that an interrupted study goes on where it stopped.

The first line says what is played; every other line is one game. When a study is complete its lines stand in the order
of the games: the same bytes, whoever played them.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from underkeep.core.errors import BadInput
from underkeep.lab.executors import spread
from underkeep.lab.watched import Arm, Row, refuse_bad, watch

GAMES_PER_TASK: Final = 10


@dataclass(frozen=True)
class Task:
    """Some games of an arm: what a worker is sent."""

    arm: Arm
    numbers: tuple[int, ...]


def watch_all(task: Task) -> tuple[str, list[Row]]:
    """The rows of a task, with the name of its arm."""
    return task.arm.name, [watch(task.arm, number) for number in task.numbers]


class Ledger:
    """The file of one arm."""

    def __init__(self, path: Path, arm: Arm) -> None:
        self.path = path
        self.arm = arm
        self.head = json.dumps({"study": arm.key()}, sort_keys=True)
        self.rows: dict[int, Row] = {}
        self.is_open = False
        if path.exists():
            self.read()

    def read(self) -> None:
        """What is there already; a torn last line does not count."""
        lines = self.path.read_text(encoding="utf-8").split("\n")
        if lines[0] != self.head:
            raise BadInput("holds games of another study", str(self.path), "Give another folder, or remove this file.")
        for number, line in enumerate(lines[1:-1], 2):  # what follows the last line end is torn or empty
            try:
                row: Row = json.loads(line)
                self.rows[row["n"]] = row
            except (ValueError, KeyError, TypeError):
                remedy = "Remove the line; its game is played again."
                raise BadInput(f"line {number} is no game", str(self.path), remedy) from None

    def missing(self, games: int) -> list[int]:
        return [number for number in range(games) if number not in self.rows]

    def begin(self) -> None:
        """Write what is known in whole lines, so that more can be added."""
        self.write(list(self.rows.values()))
        self.is_open = True

    def add(self, rows: list[Row]) -> None:
        if not self.is_open:
            self.begin()
        self.rows.update((row["n"], row) for row in rows)
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.writelines(line_of(row) for row in rows)

    def finish(self, games: int) -> list[Row]:
        """All games in order."""
        self.write([self.rows[number] for number in sorted(self.rows)])
        return [self.rows[number] for number in range(games)]

    def write(self, rows: list[Row]) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_name(f".{self.path.name}.new")
        beside.write_text(self.head + "\n" + "".join(map(line_of, rows)), encoding="utf-8", newline="\n")
        beside.replace(self.path)


def line_of(row: Row) -> str:
    return json.dumps(row, ensure_ascii=True) + "\n"


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


def tasks_of(ledger: Ledger, games: int) -> Iterator[Task]:
    missing = ledger.missing(games)
    for first in range(0, len(missing), GAMES_PER_TASK):
        yield Task(ledger.arm, tuple(missing[first : first + GAMES_PER_TASK]))


def slug(name: str) -> str:
    """A name as a file may have it."""
    return "".join(letter if letter.isalnum() or letter in "-_=." else "-" for letter in name) or "-"


def open_ledgers(folder: Path, arms: list[Arm]) -> list[Ledger]:
    return [Ledger(folder / f"{slug(arm.name)}.jsonl", arm) for arm in arms]
