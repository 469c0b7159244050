"""Weights of a judge: numbers of a game's weights.toml, each with its meaning, and how they were obtained.

Core takes the tree, the library reads the file. A game copies the numbers into typed attributes that its judge reads
(`GameSpec.load_weights`); other weights may be loaded at any time, so that two sets can play each other in one process.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, final

from underkeep.core.formats.content import Entry
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.native import i64, vec

Number = int | float


@final
@dataclass(frozen=True)
class Weight:
    """One entry of the file: a number, or a table of numbers."""

    name: str  # group.name
    numbers: tuple[Number, ...]
    is_table: bool
    meaning: str
    fixed: bool  # a unit, or a matter of taste: tuning leaves it alone

    def group(self) -> str:
        return self.name.partition(".")[0]


@final
class WeightSheet:
    """All weights of a game by name; the judge must ask for every one of them."""

    def __init__(self, weights: dict[str, Weight]) -> None:
        self.weights = weights
        self.asked: list[str] = []

    def find(self, name: str) -> Weight:
        self.asked.append(name)
        if name not in self.weights:
            raise BadInput(
                "is missing", f"weights.{name}", 'Add it with value and meaning, like { value = 1, meaning = "..." }.'
            )
        return self.weights[name]

    def number(self, name: str) -> Number:
        weight = self.find(name)
        if weight.is_table:
            raise BadInput("is a table", f"weights.{name}", "Give one number.")
        return weight.numbers[0]

    def whole(self, name: str) -> i64:
        number = self.number(name)
        if not isinstance(number, int):
            raise BadInput(f"{number!r} is not a whole number", f"weights.{name}", "Leave out the decimals.")
        return i64(number)

    def whole_or(self, name: str, default: i64) -> i64:
        """The same for a weight that need not be there."""
        return self.whole(name) if name in self.weights else default

    def real(self, name: str) -> float:
        return float(self.number(name))

    def table(self, name: str, length: int) -> tuple[Number, ...]:
        weight = self.find(name)
        if not weight.is_table or len(weight.numbers) != length:
            raise BadInput("is not a table of the right length", f"weights.{name}", f"Give {length} numbers.")
        return weight.numbers

    def wholes(self, name: str, length: int) -> vec[i64]:
        numbers: list[i64] = []
        for number in self.table(name, length):
            if not isinstance(number, int):
                raise BadInput(f"{number!r} is not a whole number", f"weights.{name}", "Leave out the decimals.")
            numbers.append(i64(number))
        return vec[i64](numbers)

    def reals(self, name: str, length: int) -> vec[float]:
        return vec[float]([float(number) for number in self.table(name, length)])

    def done(self) -> None:
        """Refuse weights that no judge reads."""
        for name in self.weights:
            if name not in self.asked:
                raise BadInput("is unknown", f"weights.{name}", "Remove it, or check its spelling.")

    def with_numbers(self, numbers: Mapping[str, tuple[Number, ...]]) -> WeightSheet:
        """The same sheet with other numbers for some weights; whole numbers stay whole."""
        changed = dict(self.weights)
        for name, some in numbers.items():
            old = self.find(name)
            fitting = tuple(same_kind(new, number) for new, number in zip(some, old.numbers, strict=True))
            changed[name] = Weight(name, fitting, old.is_table, old.meaning, old.fixed)
        return WeightSheet(changed)


def same_kind(new: Number, old: Number) -> Number:
    return round(new) if isinstance(old, int) else float(new)


def read_sheet(tree: Mapping[str, Any]) -> WeightSheet:
    """The sheet of a weights.toml: [weights.GROUP] with name = { value = ..., meaning = "..." }."""
    file = Entry(tree, "weights.toml")
    file.text("unit")
    for origin in file.entries("origin"):
        origin.text("how")
    groups = file.entry("weights")
    file.done()
    found: dict[str, Weight] = {}
    for group in groups.tree:
        entry = groups.entry(group)
        for name in entry.tree:
            found[f"{group}.{name}"] = read_weight(f"{group}.{name}", entry.entry(name))
    return WeightSheet(found)


def read_weight(name: str, entry: Entry) -> Weight:
    value = entry.get("value", "a number or a list of numbers")
    numbers = value if isinstance(value, list) else [value]
    if not numbers or not all(isinstance(n, (int, float)) and not isinstance(n, bool) for n in numbers):
        raise entry.bad("value", f"{value!r} is not a number", "Give a number, or a list of numbers.")
    weight = Weight(name, tuple(numbers), isinstance(value, list), entry.text("meaning"), entry.flag_or("fixed", False))
    entry.done()
    return weight
