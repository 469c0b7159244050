"""Values of a judge: the chance of every role to win, and that nobody does, fitted to self-play (`underkeep train`).

The numbers stand in a game's judge/values.json, a model for each role set: linear in what the judge reads off a
position (its own terms, and the clock), so that every reading has a name and a share in the value. A second row for
each role expects how much of its goal it will have reached in the end, since roles that hardly ever win learn nothing
from wins alone. Core takes the tree, the library reads the file.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, final

from underkeep.core.formats.content import Entry
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.native import i64, vec

POINTS: Final = 200.0  # of a worth that is e times as high
LOST: Final = 0.002  # what a game lost is worth: little, but a logarithm can be taken of it
RETRAIN: Final = "Fit it anew: underkeep train GAME."


@final
class SetValues:
    """The model of one role set. Rows of `win` are the roles in their order and nobody, of `goal` the roles."""

    def __init__(
        self, win: list[list[float]], goal: list[list[float]], plays: list[bool], goal_counts: list[float]
    ) -> None:
        self.roles: i64 = i64(len(goal))
        self.size: i64 = i64(len(win[0]))
        self.win: vec[float] = vec[float]([number for row in win for number in row])
        self.goal: vec[float] = vec[float]([number for row in goal for number in row])
        self.plays: vec[i64] = vec[i64]([int(one) for one in plays])  # whether a role chooses by it
        self.goal_counts: vec[float] = vec[float](goal_counts)  # what its whole goal counts beside a sure win

    def chances(self, read: vec[float]) -> vec[float]:
        """Of every role, and that nobody wins: together 1."""
        found = vec[float]([0.0] * int(self.roles + 1))
        top = -1e9
        for row in range(self.roles + 1):
            found[row] = dot(self.win, row * self.size, read)
            top = max(top, found[row])
        total = 0.0
        for row in range(self.roles + 1):
            found[row] = math.exp(found[row] - top)
            total += found[row]
        for row in range(self.roles + 1):
            found[row] = found[row] / total
        return found

    def share(self, read: vec[float], role: i64) -> float:
        """How much of its goal the role will have reached in the end."""
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, dot(self.goal, role * self.size, read)))))

    def worth(self, read: vec[float], role: i64) -> float:
        """What a position is worth to a role: its chance, and a little for the way to its goal."""
        return self.chances(read)[role] + self.goal_counts[role] * self.share(read, role) + LOST

    def slopes(self, read: vec[float], role: i64) -> vec[float]:
        """How much of itself the worth of a role gains with each reading."""
        chances, share = self.chances(read), self.share(read, role)
        expected = self.goal_counts[role] * share * (1.0 - share)
        worth = self.worth(read, role)
        found = vec[float]([0.0] * int(self.size))
        for n in range(self.size):
            mean = 0.0
            for row in range(self.roles + 1):
                mean += chances[row] * self.win[row * self.size + n]
            by_win = chances[role] * (self.win[role * self.size + n] - mean)
            found[n] = (by_win + expected * self.goal[role * self.size + n]) / worth
        return found


def dot(rows: vec[float], first: i64, read: vec[float]) -> float:
    total = 0.0
    for n in range(i64(len(read))):
        total += rows[first + n] * read[n]
    return total


def points_between(before: float, after: float) -> float:
    """What it gains to go from one worth to another."""
    return POINTS * math.log(after / before)


@final
@dataclass(frozen=True)
class ValueSheet:
    """All models of a game, and what they were fitted to."""

    rules: int  # version of the rules
    weights: str  # digest of the weights that the judge's terms had
    readings: dict[str, tuple[str, ...]]  # by role set
    sets: dict[str, SetValues]

    def misfit(self, rules: int, weights: str) -> str:
        """Why these models must not be used; nothing if they may."""
        if self.rules != rules:
            return f"was fitted to rules version {self.rules}, and these are {rules}"
        return "" if self.weights == weights else "was fitted to other weights than weights.toml has"

    def of(self, id: str, readings: tuple[str, ...]) -> SetValues | None:
        """The model of a role set, if it has one; it must read what the judge reads off."""
        if id not in self.sets:
            return None
        if self.readings[id] != readings:
            raise BadInput("reads other things than the judge", f"values.json: sets.{id}", RETRAIN)
        return self.sets[id]


def read_values(tree: Mapping[str, Any]) -> ValueSheet:
    """The sheet of a values.json."""
    file = Entry(tree, "values.json")
    file.text("unit")
    for origin in file.entries("origin"):
        origin.text("how")
    fits, sets = file.entry("fits"), file.entry("sets")
    file.done()
    readings: dict[str, tuple[str, ...]] = {}
    found: dict[str, SetValues] = {}
    for id in sets.tree:
        readings[id], found[id] = read_set(sets.entry(id))
    sheet = ValueSheet(fits.number("rules", 0, 1_000_000), fits.text("weights"), readings, found)
    fits.done()
    return sheet


def read_set(entry: Entry) -> tuple[tuple[str, ...], SetValues]:
    roles, names = entry.texts("roles"), entry.texts("readings")
    win, goal = rows_of(entry, "win", len(roles) + 1, len(names)), rows_of(entry, "goal", len(roles), len(names))
    plays = entry.texts("plays")
    counts = rows_of(entry, "goal_counts", 1, len(roles))
    entry.get("trained", "how it was fitted")
    entry.done()
    return names, SetValues(win, goal, [role in plays for role in roles], counts[0])


def rows_of(entry: Entry, key: str, count: int, length: int) -> list[list[float]]:
    """A table of numbers of that size."""
    rows = entry.get(key, "rows of numbers")
    if not isinstance(rows, list) or len(rows) != count:
        raise entry.bad(key, "has the wrong number of rows", f"Give {count}, or fit it anew.")
    for row in rows:
        if not isinstance(row, list) or len(row) != length or not all(isinstance(n, (int, float)) for n in row):
            raise entry.bad(key, "has a row of the wrong length", f"Give {length} numbers in each, or fit it anew.")
    return [[float(number) for number in row] for row in rows]
