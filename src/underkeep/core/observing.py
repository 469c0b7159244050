"""Parts of a View as places in one vector of small integers, written and read back.

A node stands for one type of the View. Whatever lies inside rows is written field by field, so that each field of a
View is one tensor whose first dimensions are the rows; `index` is the row, counted through all dimensions.
Here and not in `env` because it has to be compiled: a learner looks at every step.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, final

NOTHING: Final = -32768  # a number that is not known or not there
MOST: Final = 32767
NO_FLAG: Final = -1
NO_WORD, OTHER_WORD, FIRST_WORD = 0, 1, 2  # codes of words: none, one that the layout does not know, the words

Codes: TypeAlias = "array[int]"
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

    def write(self, value: Any, codes: Codes, index: int) -> None:
        """Put the value into a vector that holds nothing there yet."""
        raise NotImplementedError

    def read(self, codes: Codes, index: int) -> Any:
        """The value again."""
        raise NotImplementedError

    def clear(self, codes: Codes, index: int) -> None:
        """Nothing there any more."""
        raise NotImplementedError


class Leaf(Node):
    """One place of the vector in each row."""

    def __init__(self, base: int) -> None:
        self.base = base

    def clear(self, codes: Codes, index: int) -> None:
        codes[self.base + index] = 0


@final
class Number(Leaf):
    """A whole number, or none; what does not fit 16 bits is cut off."""

    def write(self, value: int | None, codes: Codes, index: int) -> None:
        try:
            codes[self.base + index] = value  # type: ignore[assignment]  # none is rare, and told below
        except TypeError:
            codes[self.base + index] = NOTHING
        except OverflowError:
            codes[self.base + index] = MOST if value is not None and value > 0 else -MOST

    def read(self, codes: Codes, index: int) -> int | None:
        code = codes[self.base + index]
        return None if code == NOTHING else code


@final
class Flag(Leaf):
    """True, false or none."""

    def write(self, value: bool | None, codes: Codes, index: int) -> None:
        codes[self.base + index] = NO_FLAG if value is None else value

    def read(self, codes: Codes, index: int) -> bool | None:
        code = codes[self.base + index]
        return None if code == NO_FLAG else code == 1


@final
class Word(Leaf):
    """A text out of a closed vocabulary, or none."""

    def __init__(self, base: int, words: tuple[str, ...]) -> None:
        super().__init__(base)
        self.words = words
        self.codes: dict[str | None, int] = {word: FIRST_WORD + n for n, word in enumerate(words)}
        self.codes[None] = NO_WORD

    def write(self, value: str | None, codes: Codes, index: int) -> None:
        codes[self.base + index] = self.codes.get(value, OTHER_WORD)

    def read(self, codes: Codes, index: int) -> str | None:
        code = codes[self.base + index]
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

    def write(self, value: Any, codes: Codes, index: int) -> None:
        for name, node in self.fields:
            node.write(getattr(value, name), codes, index)

    def read(self, codes: Codes, index: int, key: str = "") -> Any:
        values = {name: node.read(codes, index) for name, node in self.fields}
        if self.key:
            values[self.key] = key
        return self.cls(**values)

    def clear(self, codes: Codes, index: int) -> None:
        for _, node in self.fields:
            node.clear(codes, index)


@final
class Fixed(Node):
    """A tuple of so many things of different types."""

    def __init__(self, items: tuple[Node, ...]) -> None:
        self.items = items

    def write(self, value: tuple[Any, ...], codes: Codes, index: int) -> None:
        for item, node in zip(value, self.items, strict=True):
            node.write(item, codes, index)

    def read(self, codes: Codes, index: int) -> tuple[Any, ...]:
        return tuple(node.read(codes, index) for node in self.items)

    def clear(self, codes: Codes, index: int) -> None:
        for node in self.items:
            node.clear(codes, index)


@final
class Block(Node):
    """A tuple of exactly so many things of one type."""

    def __init__(self, length: int, item: Node) -> None:
        self.length = length
        self.item = item

    def write(self, value: tuple[Any, ...], codes: Codes, index: int) -> None:
        for row, thing in enumerate(value, index * self.length):
            self.item.write(thing, codes, row)

    def read(self, codes: Codes, index: int) -> tuple[Any, ...]:
        first = index * self.length
        return tuple(self.item.read(codes, row) for row in range(first, first + self.length))

    def clear(self, codes: Codes, index: int) -> None:
        for row in range(index * self.length, (index + 1) * self.length):
            self.item.clear(codes, row)


@final
class Rows(Node):
    """A tuple of any length, up to `most`: its length, and as many rows; what is beyond is left out."""

    def __init__(self, count: int, most: int, item: Node) -> None:
        self.count = count
        self.most = most
        self.item = item

    def write(self, value: tuple[Any, ...], codes: Codes, index: int) -> None:
        codes[self.count + index] = min(len(value), self.most)
        for row, thing in enumerate(value[: self.most], index * self.most):
            self.item.write(thing, codes, row)

    def read(self, codes: Codes, index: int) -> tuple[Any, ...]:
        first = index * self.most
        return tuple(self.item.read(codes, first + n) for n in range(codes[self.count + index]))

    def clear(self, codes: Codes, index: int) -> None:
        for row in range(index * self.most, index * self.most + codes[self.count + index]):
            self.item.clear(codes, row)
        codes[self.count + index] = 0


@final
class Keyed(Node):
    """A tuple of dataclasses with ids: each id has a row of its own, whoever else is there. Never inside rows."""

    def __init__(self, present: int, ids: tuple[str, ...], item: Record) -> None:
        self.present = present
        self.ids = ids
        self.row_of = {id: row for row, id in enumerate(ids)}
        self.item = item

    def write(self, value: tuple[Any, ...], codes: Codes, index: int) -> None:
        for thing in value:
            row = self.row_of.get(thing.id)
            if row is not None:
                codes[self.present + row] = 1
                self.item.write(thing, codes, row)

    def read(self, codes: Codes, index: int) -> tuple[Any, ...]:
        rows = (row for row in range(len(self.ids)) if codes[self.present + row])
        return tuple(self.item.read(codes, row, self.ids[row]) for row in rows)

    def clear(self, codes: Codes, index: int) -> None:
        for row in range(len(self.ids)):
            codes[self.present + row] = 0
            self.item.clear(codes, row)

    def rewrite(self, value: tuple[Any, ...], before: tuple[Any, ...], codes: Codes) -> bool:
        """Write only the rows that changed; False, with nothing written, where others are there than before."""
        if value == before:  # a tuple looks at identity first: most of its rows are the same objects
            return True
        if [thing.id for thing in value] != [thing.id for thing in before]:
            return False
        for thing, old in zip(value, before, strict=True):
            if thing is not old and thing != old and thing.id in self.row_of:
                self.item.clear(codes, self.row_of[thing.id])
                self.item.write(thing, codes, self.row_of[thing.id])
        return True


@final
class Either(Node):
    """Nothing, or one of several types: which of them, and places for each."""

    def __init__(self, which: int, kinds: tuple[type[Any], ...], variants: tuple[Node, ...]) -> None:
        self.which = which
        self.variants = variants
        self.number_of = {kind: n for n, kind in enumerate(kinds)}
        if int in self.number_of:
            self.number_of.setdefault(bool, self.number_of[int])  # a flag is a number where only numbers are told

    def write(self, value: Any, codes: Codes, index: int) -> None:
        if value is None:
            return
        n = self.number_of[type(value)]
        codes[self.which + index] = n + 1
        self.variants[n].write(value, codes, index)

    def read(self, codes: Codes, index: int) -> Any:
        n = codes[self.which + index]
        return None if n == 0 else self.variants[n - 1].read(codes, index)

    def clear(self, codes: Codes, index: int) -> None:
        n = codes[self.which + index]
        if n:
            self.variants[n - 1].clear(codes, index)
        codes[self.which + index] = 0
