"""Games as lines of JSON in a file, so that what was interrupted goes on where it stopped.

The first line says what is played; every other line is one game with its number `n`. When all games are there the
lines stand in their order: the same bytes, whoever played them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from underkeep.core.kernel.errors import BadInput

Row = dict[str, Any]


class Lines:
    """The file of one study. Games of the same key belong together; a file with another key is refused."""

    def __init__(self, path: Path, key: Row) -> None:
        self.path = path
        self.head = json.dumps({"study": key}, sort_keys=True)
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
                raise BadInput(f"line {number} is not a game", str(self.path), remedy) from None

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
