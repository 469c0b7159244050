"""Zones: containers that know who may look, and the description of what is hidden.

`Pile` is a deck, hand, bag or discard of a state. `Hidden` describes one hidden place for the conformance suite, which
re-randomises it without the help of `determinize`: values of one pool may change places among all its slots that the
viewer cannot see; a place with a domain takes any value below it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.events import EVERYBODY, NOBODY
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import append, i64, pop, vec


@final
class Pile:
    """Cards or tokens by id, the last one on top; `eyes` are the bits of the roles that may look."""

    def __init__(self, items: vec[i64], eyes: i64) -> None:
        self.items = items
        self.eyes = eyes

    @staticmethod
    def deck(items: list[int]) -> Pile:
        return Pile(vec[i64](items), NOBODY)

    @staticmethod
    def hand(items: list[int], role: i64) -> Pile:
        return Pile(vec[i64](items), i64(1) << role)

    @staticmethod
    def discard() -> Pile:
        return Pile(vec[i64](), EVERYBODY)

    def clone(self) -> Pile:
        return Pile(self.items[:], self.eyes)

    def count(self) -> i64:
        return i64(len(self.items))

    def put(self, item: i64) -> None:
        self.items = append(self.items, item)

    def draw(self) -> i64:
        """Take the top one; ask count() first."""
        item: i64
        self.items, item = pop(self.items)
        return item

    def place_of(self, item: i64) -> i64:
        """Where the item lies, -1 if it is not here."""
        for n in range(i64(len(self.items))):
            if self.items[n] == item:
                return n
        return -1

    def has(self, item: i64) -> bool:
        return self.place_of(item) >= 0

    def take(self, item: i64) -> None:
        """Take out one such item, which must be here."""
        removed: i64
        self.items, removed = pop(self.items, self.place_of(item))

    def shuffle(self, luck: Luck, stream: i64) -> None:
        self.items = luck.shuffle(stream, self.items)

    def may_look(self, roles: i64) -> bool:
        return self.eyes & roles != 0 or self.eyes == EVERYBODY


@final
@dataclass(frozen=True)
class Hidden:
    """One hidden place: `values` lie there in order, seen by `eyes`."""

    name: str
    pool: str
    eyes: int
    values: tuple[int, ...]
    domain: int = 0  # > 0: each value is any number below it, independent of the pool
