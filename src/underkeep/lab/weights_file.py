"""A weights.toml with other numbers: meanings, order and comments stay; a new [[origin]] tells where they come from."""

from __future__ import annotations

import re
from collections.abc import Mapping

from underkeep.core.kernel.errors import BadInput
from underkeep.core.search.weights import Number

NUMBER = re.compile(r"#[^\n]*|-?\d+(?:\.\d+)?")


def rewritten(text: str, numbers: Mapping[str, tuple[Number, ...]], origin: Mapping[str, str | int]) -> str:
    """The text of the file with those numbers; `origin` becomes its last [[origin]]."""
    for name, some in numbers.items():
        text = with_weight(text, name, some)
    told = "".join(f"{key} = {quoted(value)}\n" for key, value in origin.items())
    first = text.index("[weights.")
    return f"{text[:first].rstrip()}\n\n[[origin]]\n{told}\n{text[first:]}"


def quoted(value: str | int) -> str:
    if isinstance(value, int):
        return str(value)
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def with_weight(text: str, name: str, numbers: tuple[Number, ...]) -> str:
    """The numbers between `value =` and `, meaning` one by one; comments among them are left alone."""
    group, _, key = name.partition(".")
    start = re.search(rf"^\[weights\.{re.escape(group)}\].*$", text, re.MULTILINE)
    place = (
        None
        if start is None
        else re.compile(rf"^{re.escape(key)} = {{ value = ", re.MULTILINE).search(text, start.end())
    )
    if place is None:
        raise BadInput("is not in the file", f"weights.{name}", "Give the weights.toml of that game.")
    end = text.index(", meaning", place.end())
    left = iter(numbers)
    body = NUMBER.sub(
        lambda found: found.group() if found.group()[0] == "#" else shown(next(left)), text[place.end() : end]
    )
    return text[: place.end()] + body + text[end:]


def shown(number: Number) -> str:
    return str(number) if isinstance(number, int) else str(round(number, 4))
