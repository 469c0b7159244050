"""Parts of a View as places in one vector of small integers, written and read back.

A node stands for one type of the View. Whatever lies inside rows is written field by field, so that each field of a
View is one tensor whose first dimensions are the rows; `index` is the row, counted through all dimensions.
Here and not in `env` because it has to be compiled: a learner looks at every step.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias, final

from underkeep.core.native import i16, i64, vec

NOTHING: Final = -32768  # a number that is not known or not there
MOST: Final = 32767
NO_FLAG: Final = -1
NO_WORD, OTHER_WORD, FIRST_WORD = 0, 1, 2  # codes of words: none, one that the layout does not know, the words

Codes: TypeAlias = "vec[i16]"
Shape = tuple[int, ...]


@dataclass(frozen=True)
class Tensor:
    """A named part of the vector: where it stands, its shape, what its numbers may be and mean."""

    name: str
    base: int
    shape: Shape
    low: int
    high: int
    words: tuple[str, ...] = ()  # the meaning of codes from FIRST_WORD on; empty for plain numbers
    scale: int = 1  # the largest number seen when the layout was learnt

    @property
    def size(self) -> int:
        """How many places it takes."""
        count = 1
        for length in self.shape:
            count *= length
        return count


class Node:
    """A part of a View."""

    def write(self, value: Any, codes: Codes, index: i64) -> None:
        """Put the value into a vector that holds nothing there yet."""
        raise NotImplementedError

    def read(self, codes: Codes, index: i64) -> Any:
        """The value again."""
        raise NotImplementedError

    def clear(self, codes: Codes, index: i64) -> None:
        """Nothing there any more."""
        raise NotImplementedError

    def rewrite(self, value: Any, before: Any, codes: Codes, index: i64) -> bool:
        """Put the value where another one stands, and say whether the vector changed. Parts that are the same object
        are not looked into, since most of a View stays as it was.
        """
        raise NotImplementedError


class Leaf(Node):
    """One place of the vector in each row."""

    def __init__(self, base: i64) -> None:
        self.base = base

    def clear(self, codes: Codes, index: i64) -> None:
        codes[self.base + index] = 0

    def rewrite(self, value: Any, before: Any, codes: Codes, index: i64) -> bool:
        old = codes[self.base + index]
        self.write(value, codes, index)
        return codes[self.base + index] != old


@final
class Number(Leaf):
    """A whole number, or none; what does not fit 16 bits is cut off."""

    def write(self, value: int | None, codes: Codes, index: i64) -> None:
        code: i64 = NOTHING if value is None else MOST if value > MOST else -MOST if value < -MOST else value
        codes[self.base + index] = i16(code)

    def read(self, codes: Codes, index: i64) -> int | None:
        code = int(codes[self.base + index])
        return None if code == NOTHING else code


@final
class Flag(Leaf):
    """True, false or none."""

    def write(self, value: bool | None, codes: Codes, index: i64) -> None:
        codes[self.base + index] = -1 if value is None else 1 if value else 0

    def read(self, codes: Codes, index: i64) -> bool | None:
        code = int(codes[self.base + index])
        return None if code == NO_FLAG else code == 1


@final
class Word(Leaf):
    """A text out of a closed vocabulary, or none."""

    def __init__(self, base: i64, words: tuple[str, ...]) -> None:
        super().__init__(base)
        self.words = words
        self.codes: dict[str | None, int] = {word: FIRST_WORD + n for n, word in enumerate(words)}
        self.codes[None] = NO_WORD

    def write(self, value: str | None, codes: Codes, index: i64) -> None:
        code: i64 = self.codes.get(value, OTHER_WORD)
        codes[self.base + index] = i16(code)

    def read(self, codes: Codes, index: i64) -> str | None:
        code = int(codes[self.base + index])
        if code == NO_WORD:
            return None
        return "?" if code == OTHER_WORD else self.words[code - FIRST_WORD]


@final
class Record(Node):
    """A dataclass: its fields one after the other; `key` is the field that the row itself stands for."""

    def __init__(self, cls: type[Any], fields: tuple[tuple[str, Node], ...], key: str = "") -> None:
        self.cls = cls
        self.fields = fields
        self.key = key

    def write(self, value: Any, codes: Codes, index: i64) -> None:
        for name, node in self.fields:
            node.write(getattr(value, name), codes, index)

    def read(self, codes: Codes, index: i64, key: str = "") -> Any:
        values = {name: node.read(codes, index) for name, node in self.fields}
        if self.key:
            values[self.key] = key
        return self.cls(**values)

    def clear(self, codes: Codes, index: i64) -> None:
        for _, node in self.fields:
            node.clear(codes, index)

    def rewrite(self, value: Any, before: Any, codes: Codes, index: i64) -> bool:
        changed = False
        for name, node in self.fields:
            part, old = getattr(value, name), getattr(before, name)
            if part is not old and node.rewrite(part, old, codes, index):
                changed = True
        return changed


@final
class Fixed(Node):
    """A tuple of so many things of different types."""

    def __init__(self, items: tuple[Node, ...]) -> None:
        self.items = items

    def write(self, value: tuple[Any, ...], codes: Codes, index: i64) -> None:
        for item, node in zip(value, self.items, strict=True):
            node.write(item, codes, index)

    def read(self, codes: Codes, index: i64) -> tuple[Any, ...]:
        return tuple(node.read(codes, index) for node in self.items)

    def clear(self, codes: Codes, index: i64) -> None:
        for node in self.items:
            node.clear(codes, index)

    def rewrite(self, value: tuple[Any, ...], before: tuple[Any, ...], codes: Codes, index: i64) -> bool:
        changed = False
        for n, node in enumerate(self.items):
            if value[n] is not before[n] and node.rewrite(value[n], before[n], codes, index):
                changed = True
        return changed


@final
class Block(Node):
    """A tuple of exactly so many things of one type."""

    def __init__(self, length: i64, item: Node) -> None:
        self.length = length
        self.item = item

    def write(self, value: tuple[Any, ...], codes: Codes, index: i64) -> None:
        row = index * self.length
        for thing in value:
            self.item.write(thing, codes, row)
            row += 1

    def read(self, codes: Codes, index: i64) -> tuple[Any, ...]:
        first = index * self.length
        return tuple([self.item.read(codes, row) for row in range(first, first + self.length)])

    def clear(self, codes: Codes, index: i64) -> None:
        for row in range(index * self.length, (index + 1) * self.length):
            self.item.clear(codes, row)

    def rewrite(self, value: tuple[Any, ...], before: tuple[Any, ...], codes: Codes, index: i64) -> bool:
        changed = False
        for n in range(self.length):
            thing, old = value[n], before[n]
            if thing is not old and self.item.rewrite(thing, old, codes, index * self.length + n):
                changed = True
        return changed


@final
class Rows(Node):
    """A tuple of any length, up to `most`: its length, and as many rows; what is beyond is left out."""

    def __init__(self, count: i64, most: i64, item: Node) -> None:
        self.count = count
        self.most = most
        self.item = item

    def write(self, value: tuple[Any, ...], codes: Codes, index: i64) -> None:
        first, now = index * self.most, self.rows_of(value)
        codes[self.count + index] = i16(now)
        for n in range(now):
            self.item.write(value[n], codes, first + n)

    def rows_of(self, value: tuple[Any, ...]) -> i64:
        """How many rows it takes."""
        length: i64 = len(value)
        return length if length < self.most else self.most

    def read(self, codes: Codes, index: i64) -> tuple[Any, ...]:
        first, now = index * self.most, i64(codes[self.count + index])
        return tuple([self.item.read(codes, row) for row in range(first, first + now)])

    def clear(self, codes: Codes, index: i64) -> None:
        first, then = index * self.most, i64(codes[self.count + index])
        for row in range(first, first + then):
            self.item.clear(codes, row)
        codes[self.count + index] = 0

    def rewrite(self, value: tuple[Any, ...], before: tuple[Any, ...], codes: Codes, index: i64) -> bool:
        first, now, then = index * self.most, self.rows_of(value), self.rows_of(before)
        changed = now != then
        for n in range(now if now < then else then):
            thing, old = value[n], before[n]
            if thing is not old and self.item.rewrite(thing, old, codes, first + n):
                changed = True
        for n in range(then, now):
            self.item.write(value[n], codes, first + n)
        for n in range(now, then):
            self.item.clear(codes, first + n)
        codes[self.count + index] = i16(now)
        return changed


@final
class Keyed(Node):
    """A tuple of dataclasses with ids: each id has a row of its own, whoever else is there. Never inside rows."""

    def __init__(self, present: i64, ids: tuple[str, ...], item: Record) -> None:
        self.present = present
        self.ids = ids
        self.row_of: dict[str, int] = {id: row for row, id in enumerate(ids)}
        self.item = item

    def write(self, value: tuple[Any, ...], codes: Codes, index: i64) -> None:
        for thing in value:
            row = self.row_of.get(thing.id)
            if row is not None:
                codes[self.present + row] = 1
                self.item.write(thing, codes, row)

    def read(self, codes: Codes, index: i64) -> tuple[Any, ...]:
        rows = [row for row in range(len(self.ids)) if codes[self.present + row] != 0]
        return tuple([self.item.read(codes, row, self.ids[row]) for row in rows])

    def clear(self, codes: Codes, index: i64) -> None:
        for row in range(i64(len(self.ids))):
            if codes[self.present + row] != 0:
                codes[self.present + row] = 0
                self.item.clear(codes, row)

    def rewrite(self, value: tuple[Any, ...], before: tuple[Any, ...], codes: Codes, index: i64) -> bool:
        if len(value) != len(before):
            return self.exchange(value, codes, index)
        changed = False
        for n in range(len(value)):
            thing, old = value[n], before[n]
            if thing is not old:
                if thing.id != old.id:  # what was written up to here is written again
                    return self.exchange(value, codes, index)
                row = self.row_of.get(thing.id)
                if row is not None and self.item.rewrite(thing, old, codes, row):
                    changed = True
        return changed

    def exchange(self, value: tuple[Any, ...], codes: Codes, index: i64) -> bool:
        """Others are there than before."""
        self.clear(codes, index)
        self.write(value, codes, index)
        return True


@final
class Either(Node):
    """Nothing, or one of several types: which of them, and places for each."""

    def __init__(self, which: i64, kinds: tuple[type[Any], ...], variants: tuple[Node, ...]) -> None:
        self.which = which
        self.variants = variants
        self.number_of: dict[type[Any], int] = {kind: n for n, kind in enumerate(kinds)}
        if int in self.number_of:
            self.number_of.setdefault(bool, self.number_of[int])  # a flag is a number where only numbers are told

    def write(self, value: Any, codes: Codes, index: i64) -> None:
        if value is None:
            return
        n = self.number_of[type(value)]
        codes[self.which + index] = i16(n + 1)
        self.variants[n].write(value, codes, index)

    def read(self, codes: Codes, index: i64) -> Any:
        n = int(codes[self.which + index])
        return None if n == 0 else self.variants[n - 1].read(codes, index)

    def clear(self, codes: Codes, index: i64) -> None:
        n = int(codes[self.which + index])
        if n:
            self.variants[n - 1].clear(codes, index)
        codes[self.which + index] = 0

    def rewrite(self, value: Any, before: Any, codes: Codes, index: i64) -> bool:
        if value is not None and type(value) is type(before):
            n = self.number_of[type(value)]
            return self.variants[n].rewrite(value, before, codes, index)
        self.clear(codes, index)
        self.write(value, codes, index)
        return True


@final
class Writer:
    """Writes one View after the other into the same vector."""

    def __init__(self, fields: list[tuple[str, Node]], empty: Codes) -> None:
        self.fields = fields
        self.codes: Codes = empty[:]
        self.before: Any = None

    def write(self, view: Any) -> list[int]:
        """The vector of this View; which fields, by their numbers, differ from the View before."""
        before, changed = self.before, list[int]()
        for n, (name, node) in enumerate(self.fields):
            value = getattr(view, name)
            if before is None:
                node.write(value, self.codes, 0)
                changed.append(n)
            else:
                old = getattr(before, name)
                if value is not old and node.rewrite(value, old, self.codes, 0):
                    changed.append(n)
        self.before = view
        return changed
