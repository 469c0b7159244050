"""Parts of a View as places in one vector of small integers, written and read back.

A node stands for one type of the View. Whatever lies inside rows is written field by field, so that each field of a
View is one tensor whose first dimensions are the rows; `index` is the row, counted through all dimensions. Each tensor
has a number, by which a buffer tells what has changed. Not in `env`, since it has to be compiled: learners look often.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias, final

from underkeep.core.kernel.native import i16, i64, u8, vec

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


@final
class ObservationBuffer:
    """The vector that is written, and which of its tensors have changed since somebody asked."""

    def __init__(self, empty: Codes, tensors: i64) -> None:
        self.codes: Codes = empty[:]
        self.changed: vec[u8] = vec[u8]([1] * int(tensors))

    def put(self, place: i64, code: i64, tensor: i64) -> None:
        if self.codes[place] != code:
            self.codes[place] = i16(code)
            self.changed[tensor] = 1

    def news(self) -> list[int]:
        """The numbers of the tensors that have changed since this was asked last."""
        found: list[int] = []
        for tensor in range(i64(len(self.changed))):
            if self.changed[tensor]:
                found.append(int(tensor))
                self.changed[tensor] = 0
        return found


class FieldWriter:
    """A part of a View."""

    def write(self, value: Any, sheet: ObservationBuffer, index: i64) -> None:
        """Put the value where nothing stands yet."""
        raise NotImplementedError

    def read(self, codes: Codes, index: i64) -> Any:
        """The value again."""
        raise NotImplementedError

    def clear(self, sheet: ObservationBuffer, index: i64) -> None:
        """Nothing there any more."""
        raise NotImplementedError

    def rewrite(self, value: Any, before: Any, sheet: ObservationBuffer, index: i64) -> None:
        """Put the value where another one stands. Parts that are the same object are not looked into, since most of a
        View stays as it was.
        """
        raise NotImplementedError


class Leaf(FieldWriter):
    """One place of the vector in each row of a tensor."""

    def __init__(self, base: i64, tensor: i64) -> None:
        self.base = base
        self.tensor = tensor

    def clear(self, sheet: ObservationBuffer, index: i64) -> None:
        sheet.put(self.base + index, 0, self.tensor)

    def rewrite(self, value: Any, before: Any, sheet: ObservationBuffer, index: i64) -> None:
        self.write(value, sheet, index)


@final
class Number(Leaf):
    """A whole number, or none; what does not fit 16 bits is cut off."""

    def write(self, value: int | None, sheet: ObservationBuffer, index: i64) -> None:
        code: i64 = NOTHING if value is None else MOST if value > MOST else -MOST if value < -MOST else value
        sheet.put(self.base + index, code, self.tensor)

    def read(self, codes: Codes, index: i64) -> int | None:
        code = int(codes[self.base + index])
        return None if code == NOTHING else code


@final
class Flag(Leaf):
    """True, false or none."""

    def write(self, value: bool | None, sheet: ObservationBuffer, index: i64) -> None:
        code: i64 = NO_FLAG if value is None else 1 if value else 0
        sheet.put(self.base + index, code, self.tensor)

    def read(self, codes: Codes, index: i64) -> bool | None:
        code = int(codes[self.base + index])
        return None if code == NO_FLAG else code == 1


@final
class Word(Leaf):
    """A text out of a closed vocabulary, or none."""

    def __init__(self, base: i64, tensor: i64, words: tuple[str, ...]) -> None:
        super().__init__(base, tensor)
        self.words = words
        self.codes: dict[str | None, int] = {word: FIRST_WORD + n for n, word in enumerate(words)}
        self.codes[None] = NO_WORD

    def write(self, value: str | None, sheet: ObservationBuffer, index: i64) -> None:
        sheet.put(self.base + index, self.codes.get(value, OTHER_WORD), self.tensor)

    def read(self, codes: Codes, index: i64) -> str | None:
        code = int(codes[self.base + index])
        if code == NO_WORD:
            return None
        return "?" if code == OTHER_WORD else self.words[code - FIRST_WORD]


@final
class RecordWriter(FieldWriter):
    """A dataclass: its fields one after the other; `key` is the field that the row itself stands for."""

    def __init__(self, cls: type[Any], fields: tuple[tuple[str, FieldWriter], ...], key: str = "") -> None:
        self.cls = cls
        self.fields = fields
        self.key = key

    def write(self, value: Any, sheet: ObservationBuffer, index: i64) -> None:
        for name, node in self.fields:
            node.write(getattr(value, name), sheet, index)

    def read(self, codes: Codes, index: i64, key: str = "") -> Any:
        values = {name: node.read(codes, index) for name, node in self.fields}
        if self.key:
            values[self.key] = key
        return self.cls(**values)

    def clear(self, sheet: ObservationBuffer, index: i64) -> None:
        for _, node in self.fields:
            node.clear(sheet, index)

    def rewrite(self, value: Any, before: Any, sheet: ObservationBuffer, index: i64) -> None:
        for name, node in self.fields:
            part, old = getattr(value, name), getattr(before, name)
            if part is not old:
                node.rewrite(part, old, sheet, index)


@final
class Fixed(FieldWriter):
    """A tuple of so many things of different types."""

    def __init__(self, items: tuple[FieldWriter, ...]) -> None:
        self.items = items

    def write(self, value: tuple[Any, ...], sheet: ObservationBuffer, index: i64) -> None:
        for item, node in zip(value, self.items, strict=True):
            node.write(item, sheet, index)

    def read(self, codes: Codes, index: i64) -> tuple[Any, ...]:
        return tuple(node.read(codes, index) for node in self.items)

    def clear(self, sheet: ObservationBuffer, index: i64) -> None:
        for node in self.items:
            node.clear(sheet, index)

    def rewrite(self, value: tuple[Any, ...], before: tuple[Any, ...], sheet: ObservationBuffer, index: i64) -> None:
        for n, node in enumerate(self.items):
            if value[n] is not before[n]:
                node.rewrite(value[n], before[n], sheet, index)


@final
class Block(FieldWriter):
    """A tuple of exactly so many things of one type."""

    def __init__(self, length: i64, item: FieldWriter) -> None:
        self.length = length
        self.item = item

    def write(self, value: tuple[Any, ...], sheet: ObservationBuffer, index: i64) -> None:
        row = index * self.length
        for thing in value:
            self.item.write(thing, sheet, row)
            row += 1

    def read(self, codes: Codes, index: i64) -> tuple[Any, ...]:
        first = index * self.length
        return tuple([self.item.read(codes, row) for row in range(first, first + self.length)])

    def clear(self, sheet: ObservationBuffer, index: i64) -> None:
        for row in range(index * self.length, (index + 1) * self.length):
            self.item.clear(sheet, row)

    def rewrite(self, value: tuple[Any, ...], before: tuple[Any, ...], sheet: ObservationBuffer, index: i64) -> None:
        for n in range(self.length):
            thing, old = value[n], before[n]
            if thing is not old:
                self.item.rewrite(thing, old, sheet, index * self.length + n)


@final
class RowsWriter(FieldWriter):
    """A tuple of any length: its length, in the tensor `counts`, and its rows, `most` at most; the rest is left out."""

    def __init__(self, count: i64, counts: i64, most: i64, item: FieldWriter) -> None:
        self.count = count
        self.counts = counts
        self.most = most
        self.item = item

    def write(self, value: tuple[Any, ...], sheet: ObservationBuffer, index: i64) -> None:
        first, now = index * self.most, self.rows_of(value)
        sheet.put(self.count + index, now, self.counts)
        for n in range(now):
            self.item.write(value[n], sheet, first + n)

    def rows_of(self, value: tuple[Any, ...]) -> i64:
        """How many rows it takes."""
        length: i64 = len(value)
        return length if length < self.most else self.most

    def read(self, codes: Codes, index: i64) -> tuple[Any, ...]:
        first, now = index * self.most, i64(codes[self.count + index])
        return tuple([self.item.read(codes, row) for row in range(first, first + now)])

    def clear(self, sheet: ObservationBuffer, index: i64) -> None:
        first, then = index * self.most, i64(sheet.codes[self.count + index])
        for row in range(first, first + then):
            self.item.clear(sheet, row)
        sheet.put(self.count + index, 0, self.counts)

    def rewrite(self, value: tuple[Any, ...], before: tuple[Any, ...], sheet: ObservationBuffer, index: i64) -> None:
        first, now, then = index * self.most, self.rows_of(value), self.rows_of(before)
        for n in range(now if now < then else then):
            thing, old = value[n], before[n]
            if thing is not old:
                self.item.rewrite(thing, old, sheet, first + n)
        for n in range(then, now):
            self.item.write(value[n], sheet, first + n)
        for n in range(now, then):
            self.item.clear(sheet, first + n)
        sheet.put(self.count + index, now, self.counts)


@final
class Keyed(FieldWriter):
    """A tuple of dataclasses with ids: each id has a row of its own, whoever else is there; the tensor `presents` tells
    who is. Never inside rows.
    """

    def __init__(self, present: i64, presents: i64, ids: tuple[str, ...], item: RecordWriter) -> None:
        self.present = present
        self.presents = presents
        self.ids = ids
        self.row_of: dict[str, int] = {id: row for row, id in enumerate(ids)}
        self.item = item

    def write(self, value: tuple[Any, ...], sheet: ObservationBuffer, index: i64) -> None:
        for thing in value:
            row = self.row_of.get(thing.id)
            if row is not None:
                sheet.put(self.present + row, 1, self.presents)
                self.item.write(thing, sheet, row)

    def read(self, codes: Codes, index: i64) -> tuple[Any, ...]:
        rows = [row for row in range(len(self.ids)) if codes[self.present + row] != 0]
        return tuple([self.item.read(codes, row, self.ids[row]) for row in rows])

    def clear(self, sheet: ObservationBuffer, index: i64) -> None:
        for row in range(i64(len(self.ids))):
            self.leave(sheet, row)

    def leave(self, sheet: ObservationBuffer, row: i64) -> None:
        """Whoever was in that row is there no more."""
        if sheet.codes[self.present + row] != 0:
            sheet.put(self.present + row, 0, self.presents)
            self.item.clear(sheet, row)

    def rewrite(self, value: tuple[Any, ...], before: tuple[Any, ...], sheet: ObservationBuffer, index: i64) -> None:
        if len(value) != len(before):
            self.exchange(value, before, sheet)
            return
        for n in range(len(value)):
            thing, old = value[n], before[n]
            if thing is not old:
                if thing.id != old.id:  # what was written up to here is written again
                    self.exchange(value, before, sheet)
                    return
                row = self.row_of.get(thing.id)
                if row is not None:
                    self.item.rewrite(thing, old, sheet, row)

    def exchange(self, value: tuple[Any, ...], before: tuple[Any, ...], sheet: ObservationBuffer) -> None:
        """Others are there than before: a row is written again only where its thing is another object."""
        old: dict[str, Any] = {thing.id: thing for thing in before}
        for thing in value:
            was, row = old.pop(thing.id, None), self.row_of.get(thing.id)
            if row is not None and was is None:
                sheet.put(self.present + row, 1, self.presents)
                self.item.write(thing, sheet, row)
            elif row is not None and was is not thing:
                self.item.rewrite(thing, was, sheet, row)
        for id in old:
            row = self.row_of.get(id)
            if row is not None:
                self.leave(sheet, row)


@final
class Either(FieldWriter):
    """Nothing, or one of several types: which of them, in the tensor `whiches`, and places for each."""

    def __init__(
        self, which: i64, whiches: i64, kinds: tuple[type[Any], ...], variants: tuple[FieldWriter, ...]
    ) -> None:
        self.which = which
        self.whiches = whiches
        self.variants = variants
        self.number_of: dict[type[Any], int] = {kind: n for n, kind in enumerate(kinds)}
        if int in self.number_of:
            self.number_of.setdefault(bool, self.number_of[int])  # a flag is a number where only numbers are told

    def write(self, value: Any, sheet: ObservationBuffer, index: i64) -> None:
        if value is None:
            return
        n = self.number_of[type(value)]
        sheet.put(self.which + index, n + 1, self.whiches)
        self.variants[n].write(value, sheet, index)

    def read(self, codes: Codes, index: i64) -> Any:
        n = int(codes[self.which + index])
        return None if n == 0 else self.variants[n - 1].read(codes, index)

    def clear(self, sheet: ObservationBuffer, index: i64) -> None:
        n = int(sheet.codes[self.which + index])
        if n:
            self.variants[n - 1].clear(sheet, index)
        sheet.put(self.which + index, 0, self.whiches)

    def rewrite(self, value: Any, before: Any, sheet: ObservationBuffer, index: i64) -> None:
        if value is not None and type(value) is type(before):
            n = self.number_of[type(value)]
            self.variants[n].rewrite(value, before, sheet, index)
        else:
            self.clear(sheet, index)
            self.write(value, sheet, index)


@final
class Writer:
    """Writes one View after the other into the same sheet."""

    def __init__(self, fields: list[tuple[str, FieldWriter]], sheet: ObservationBuffer) -> None:
        self.fields = fields
        self.sheet = sheet
        self.before: Any = None

    def write(self, view: Any) -> None:
        before = self.before
        for name, node in self.fields:
            value = getattr(view, name)
            if before is None:
                node.write(value, self.sheet, 0)
            else:
                old = getattr(before, name)
                if value is not old:
                    node.rewrite(value, old, self.sheet, 0)
        self.before = view
