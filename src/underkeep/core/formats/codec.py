"""Saving: a game as a tree of lists, numbers and texts, and back. No pickle anywhere.

A game's own `save` and `load` write the fields of its state; the stack, the answers and the luck are written here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields
from hashlib import blake2b
from typing import Any, Final

from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.frames import Frame
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import append, i64, vec

FrameKinds = Mapping[str, type[Any]]
FIELDS: Final[dict[type[Any], list[str]]] = {}


def frame_kinds(*classes: type[Any]) -> FrameKinds:
    """A game's frames by name; the names are part of the rules version."""
    return {cls.__name__: cls for cls in classes}


def field_names(frame: Frame) -> list[str]:
    """What a frame holds, by name; looked up once for each kind of frame."""
    kind = type(frame)
    if kind not in FIELDS:
        FIELDS[kind] = [field.name for field in fields(frame)]  # type: ignore[arg-type]  # all frames are dataclasses
    return FIELDS[kind]


def save_frame(frame: Frame) -> list[Any]:
    values = [getattr(frame, name) for name in field_names(frame)]
    return [type(frame).__name__, *[list(v) if isinstance(v, tuple) else v for v in values]]


def load_frame(kinds: FrameKinds, name: str, values: list[Any]) -> Frame:
    if name not in kinds:
        raise BadInput(
            f"unknown frame {name!r}", "stack", "The game was saved by other rules; replay its record instead."
        )
    frame = kinds[name](*[tuple(v) if isinstance(v, list) else v for v in values])
    assert isinstance(frame, Frame)
    return frame


def save_kernel(game: Game) -> list[Any]:
    """Stack, answers and luck."""
    stack = [[int(game.steps[n]), *save_frame(frame)] for n, frame in enumerate(game.frames)]
    return [stack, [int(n) for n in game.answered], game.luck.save()]


def load_luck(tree: list[Any]) -> Luck:
    """The luck of a saved kernel, needed before the game itself is made."""
    seed, drawn, script = tree[2]
    return Luck.load(seed, drawn, script)


def load_kernel(game: Game, tree: list[Any], kinds: FrameKinds) -> None:
    """Put stack and answers back into a game just made from its saved state."""
    stack, answered, _ = tree
    game.frames = [load_frame(kinds, row[1], row[2:]) for row in stack]
    game.steps = vec[i64]([row[0] for row in stack])
    game.answered = vec[i64](answered)


def ints(values: vec[i64]) -> list[int]:
    return [int(n) for n in values]


def vector(values: list[int]) -> vec[i64]:
    out = vec[i64]()
    for n in values:
        out = append(out, i64(n))
    return out


FASTER: Final[list[Callable[[Any], bytes]]] = []  # at most one; core itself stays without other libraries


def write_with(writer: Callable[[Any], bytes]) -> None:
    """Take a faster writer of the same bytes for trees that are plain ASCII."""
    FASTER[:] = [writer]


def canonical(tree: Any) -> bytes:
    """The one way a tree is written where its bytes matter; letters beyond ASCII are left to the slow writer."""
    if FASTER:
        written = FASTER[0](tree)
        if written.isascii():
            return written
    return slowly_written(tree)


def slowly_written(tree: Any) -> bytes:
    return json.dumps(tree, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


def digest(tree: Any) -> str:
    """Eight hexadecimal digits that change when anything does."""
    return digest_of(canonical(tree))


def digest_of(written: bytes) -> str:
    """The digest of a tree that is written already."""
    return blake2b(written, digest_size=4, person=b"underkeep-state").hexdigest()
