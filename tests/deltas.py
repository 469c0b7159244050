"""States from deltas, as client/src/lib/deltas.ts puts them together: for tests that read what a line was sent."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]


def applied(old: Message, delta: Message) -> Message:
    assert delta["base"] == old["frame"]
    view = {**old["view"], **delta["view"]}
    for name, items in delta["items"].items():
        view[name] = patched(view[name], items)
    same = {name: delta[name] for name in ("frame", "seq", "cause", "key", "log", "log_from")}
    return {**old, **delta["parts"], **same, "view": view}


def patched(old: Any, items: Message) -> Any:
    if isinstance(old, dict):
        return {**old, **items}
    known = dict(enumerate(old[: items.get("length", len(old))]))
    new = {int(place): item for place, item in items.items() if place != "length"}
    return list({**known, **new}.values())
