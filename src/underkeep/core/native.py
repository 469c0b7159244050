"""Native integers and vectors behind one door: the only module of core and games that imports more than the stdlib.

`vec` values are grown by assignment: `line = append(line, 3)`; two names share contents until one of them grows.
"""

from __future__ import annotations

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64, u8

__all__ = ["append", "extend", "i64", "pop", "u8", "vec"]
