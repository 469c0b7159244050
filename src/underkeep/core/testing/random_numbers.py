"""Dice of the suite: every choice it makes follows from a small number, so that a failing run can be
repeated.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

from underkeep.core.kernel.luck import SEED_BYTES, Luck, seed_from

T = TypeVar("T")


class Dice:
    """Numbers from a label such as ("door", 17); the luck of the games themselves is never touched."""

    def __init__(self, *label: object) -> None:
        text = "/".join(str(part) for part in label)
        self.luck = Luck.new(blake2b(text.encode(), digest_size=SEED_BYTES, person=b"underkeep-suite").digest(), 1)

    def below(self, n: int) -> int:
        return int(self.luck.below(0, n))

    def one_in(self, n: int) -> bool:
        return self.below(n) == 0

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        out = list(items)
        for n in range(len(out) - 1, 0, -1):
            k = self.below(n + 1)
            out[n], out[k] = out[k], out[n]
        return out

    def some(self, items: Sequence[T], most: int) -> list[T]:
        """At most so many of them, in their own order."""
        if len(items) <= most:
            return list(items)
        chosen: set[int] = set()
        while len(chosen) < most:
            chosen.add(self.below(len(items)))
        return [items[n] for n in sorted(chosen)]

    def seed(self) -> bytes:
        """A seed for the luck of a clone."""
        return seed_from(self.below(1 << 31))
