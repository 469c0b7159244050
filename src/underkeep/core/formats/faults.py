"""What is wrong with content that somebody is still working on: all of it at once, each with the things it is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.errors import BadInput


@final
@dataclass(frozen=True)
class Fault:
    """`kind` and `things` (ids, such as rooms) make a sentence in any language and a mark on a map; `problem` and
    `remedy` are for whoever writes the file, `where` is the place in it.
    """

    kind: str
    things: tuple[str, ...]
    problem: str
    where: str = ""
    remedy: str = ""


def fault_at(error: BadInput) -> Fault:
    """What is wrong with one field, as in `rooms.toml.room[1D].cells`: its kind is `at-cells`, its things are 1D."""
    steps = error.where.replace("[", "].").split("].")
    field = error.where.rpartition(".")[2]
    things = tuple([step.rstrip("]") for step in steps[1::2]])
    known = field.isascii() and field.replace("_", "").isalpha()
    return Fault(f"at-{field}" if known else "unreadable", things, error.problem, error.where, error.remedy)
