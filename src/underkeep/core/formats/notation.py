"""Notation base: names of things in move texts. Lower-case ASCII words without blanks, the same in every language."""

from __future__ import annotations

from typing import final

from underkeep.core.kernel.errors import BadInput


@final
class Names:
    """A closed list of names for numbers, both ways."""

    def __init__(self, what: str, names: list[str]) -> None:
        self.what = what
        self.names = names
        self.numbers = {name: n for n, name in enumerate(names)}
        if len(self.numbers) != len(names):
            raise BadInput("two things share a name", what, "Give each a name of its own.")

    def name(self, number: int) -> str:
        return self.names[number]

    def number(self, name: str) -> int:
        if name not in self.numbers:
            some = ", ".join(self.names[:24])
            raise BadInput(f"there is no {self.what} {name!r}", self.what, f"Known are: {some}.")
        return self.numbers[name]

    def has(self, name: str) -> bool:
        return name in self.numbers


def grid_names(columns: int, rows: int) -> list[str]:
    """Squares of a grid as on a chess board, row by row from the north-west: a1, b1, ... ; row 1 is north."""
    return [f"{chr(ord('a') + column)}{row + 1}" for row in range(rows) for column in range(columns)]
