"""Native integers and vectors in one place: the only module of core and games that imports more than the stdlib.

`vec` values are grown by assignment: `line = append(line, 3)`; two names share contents until one grows. An
array library reads their contents where they lie, without a copy.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i16, i64, u8

__all__ = ["append", "bit", "extend", "i16", "i64", "in_order", "pop", "sort", "u8", "vec"]


BITS: Final[vec[i64]] = vec[i64]([2**number for number in range(63)])


def bit(number: i64) -> i64:
    """One bit of a mask of up to 63; compiled, `1 << number` is a C int and has but 32."""
    return BITS[number]


GAPS: Final[vec[i64]] = vec[i64]([10, 4, 1])


def sort(line: vec[i64]) -> None:
    """Put numbers in order where they lie. By Shell's steps, made for some dozens: a list of objects takes longer to
    make than to sort.
    """
    for gap in GAPS:
        for n in range(gap, i64(len(line))):
            number = line[n]
            at = n
            while at >= gap and line[at - gap] > number:
                line[at] = line[at - gap]
                at -= gap
            line[at] = number


def in_order(line: vec[i64]) -> vec[i64]:
    """A sorted copy."""
    copy = line[:]
    sort(copy)
    return copy
