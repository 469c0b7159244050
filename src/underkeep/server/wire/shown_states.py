"""What a state shows, part by part in JSON, so that whoever has seen the state before is told only what changed.

One `ShownState` is made for all who look through the same eyes from the same chair; each of them keeps the one that
they were told last, and what leads from there to the new one is written once for all who had the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from itertools import count
from typing import Any, Final

import msgspec

from underkeep.server import wire

FRAMES: Final = count(1)
APART: Final = ("cause", "key", "log", "log_from", "view", "frame", "seq")  # of a state: they go with every message
PARTS: Final = tuple(name for name in wire.State.__struct_fields__ if name not in APART)
LONG: Final = 80  # bytes of what is told by its parts
LENGTH: Final = "length"

NAMES: Final[dict[type[Any], tuple[str, ...]]] = {}

Parts = dict[str, msgspec.Raw]


def names_of(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a dataclass, looked up once."""
    if kind not in NAMES:
        NAMES[kind] = tuple(part.name for part in fields(kind))
    return NAMES[kind]


def fields_of(view: Any) -> Mapping[str, Any]:
    """A View by its fields; that of a game without a board of its own comes as a tree."""
    if isinstance(view, dict):
        return view
    return {name: getattr(view, name) for name in names_of(type(view))}


def in_json(tree: Mapping[str, Any]) -> Parts:
    return {name: msgspec.Raw(wire.encode(value)) for name, value in tree.items()}


@dataclass(frozen=True)
class SeenView:
    """A View, its fields as they are, and in JSON."""

    fields: Mapping[str, Any]
    parts: Parts

    def raw(self) -> msgspec.Raw:
        return msgspec.Raw(wire.encode(self.parts))


def seen_view(view: Any) -> SeenView:
    tree = fields_of(view)
    return SeenView(tree, in_json(tree))


@dataclass(frozen=True)
class ShownState:
    """A state as a chair is shown it; `texts` are the messages that were made of it."""

    state: wire.State  # without what goes with every message
    view: SeenView
    parts: Parts
    texts: dict[tuple[Any, ...], tuple[str, int]] = field(default_factory=dict)


def shown_of(state: wire.State, view: SeenView) -> ShownState:
    framed = msgspec.structs.replace(state, frame=next(FRAMES))
    return ShownState(framed, view, in_json({name: getattr(state, name) for name in PARTS}))


def whole(now: ShownState, log: list[wire.LogLine], log_from: int, cause: wire.Cause, key: str) -> wire.State:
    changed = {"log": log, "log_from": log_from, "cause": cause, "key": key, "view": now.view.raw()}
    return msgspec.structs.replace(now.state, **changed)


def delta(
    now: ShownState, base: ShownState, log: list[wire.LogLine], log_from: int, cause: wire.Cause, key: str
) -> wire.Delta:
    """What leads from one state to the other."""
    view = changed(base.view.parts, now.view.parts)
    items: dict[str, Parts] = {}
    for name, text in list(view.items()):
        found = changed_items(base.view.fields.get(name), now.view.fields[name], len(bytes(text)))
        if found is not None:
            del view[name]
            items[name] = found
    frames, parts = (base.state.frame, now.state.frame), changed(base.parts, now.parts)
    return wire.Delta(*frames, now.state.seq, cause, key, log, log_from, parts, view, items)


def changed(old: Parts, new: Parts) -> Parts:
    return {name: text for name, text in new.items() if name not in old or bytes(old[name]) != bytes(text)}


def changed_items(old: Any, new: Any, size: int) -> Parts | None:
    """Items of a list by their place, fields of a thing by name, where telling only those that are others is shorter; a
    list that became shorter tells its length as well.
    """
    before, after = items_of(old), items_of(new)
    if size < LONG or before is None or after is None or type(old) is not type(new):
        return None
    found = changed(in_json(before), in_json(after))
    if len(after) < len(before):
        found[LENGTH] = msgspec.Raw(str(len(after)).encode())
    told = sum(len(name) + len(bytes(text)) + 4 for name, text in found.items())
    return found if told < size else None


def items_of(value: Any) -> Mapping[str, Any] | None:
    """The parts of something that has parts."""
    if isinstance(value, list | tuple):
        return {str(place): item for place, item in enumerate(value)}
    return fields_of(value) if is_dataclass(value) else None
