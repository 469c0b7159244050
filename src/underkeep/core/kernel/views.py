"""Views, prompts and labels: what a seat may know and what a role is asked, built by adding to nothing.

A View is a frozen dataclass of str, int, bool, None and tuple; each game defines its own. Everything drawn has a
TargetId, a string that also stands in the View.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final, final

TargetId = str
Arg = str | int


@final
@dataclass(frozen=True)
class Label:
    """A sentence to be said in the reader's language: message id and arguments."""

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


def label(id: str, **args: Arg) -> Label:
    return Label(id, tuple(sorted(args.items())))


@final
@dataclass(frozen=True)
class Mark:
    """Something to draw while an option is considered: a path, a square hit, a cost."""

    kind: str
    target: TargetId
    value: Arg = ""


@final
@dataclass(frozen=True)
class Option:
    """One legal action as it is offered. `outlook` says in sentences what may come of it: numbers against numbers,
    chances, the worst case, what is given up.
    """

    move: str
    label: Label
    targets: tuple[TargetId, ...]
    preview: tuple[Mark, ...]
    rule: str
    outlook: tuple[Label, ...] = ()


@final
@dataclass(frozen=True)
class Prompt:
    """What a role is asked. `version` is the number of the question that an answer must carry."""

    role: str
    version: int
    question: Label
    rule: str
    options: tuple[Option, ...]


@final
@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal: the rule and a sentence. Of an action that belongs to another question, `asked` is
    the one that is open, and the rule is the one that tells when the action may be done.
    """

    rule: str
    message: Label
    asked: Label | None = None


@final
@dataclass(frozen=True)
class Result:
    """How a game ended: the winning roles (none = draw, or everybody lost), the points by role and how it came
    about.
    """

    winners: tuple[str, ...]
    scores: tuple[tuple[str, int], ...]
    how: Label


@final
@dataclass(frozen=True)
class Reason:
    """A named, weighted reason for or against an option, for explained bots and hints."""

    label: Label
    weight: float


FIELDS: Final[dict[type[Any], tuple[str, ...]]] = {}  # by dataclass, found once: views are made of very many


def field_names(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a dataclass; an error for anything that has no place on the wire."""
    if kind not in FIELDS:
        FIELDS[kind] = tuple(field.name for field in fields(kind))
    return FIELDS[kind]


def plain(value: Any) -> Any:
    """A view, prompt or event as dicts, lists and scalars: what goes over the wire and into files."""
    if value is None or isinstance(value, (str, int, float)):
        return value
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    return {name: plain(getattr(value, name)) for name in field_names(type(value))}
