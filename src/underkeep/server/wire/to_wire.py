"""Telling: prompts, refusals, results and events of the kernel as messages of the wire."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from underkeep.core.formats.content import LANGUAGES
from underkeep.core.kernel import views
from underkeep.core.kernel.events import Event, event_tree
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.kernel.telling import Goal
from underkeep.registry import is_plain
from underkeep.server import wire

HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def label(said: views.Label) -> wire.Label:
    return wire.Label(said.id, dict(said.args))


def question_asked(refusal: views.Refusal) -> wire.Label | None:
    """What is asked instead of the refused action."""
    return None if refusal.asked is None else label(refusal.asked)


def prompt(spec: GameSpec, asked: views.Prompt) -> wire.Prompt:
    options = [option(offered) for offered in asked.options]
    plans = [wire.PreparedMove(plan, move) for plan, move in spec.prepared(asked)]
    return wire.Prompt(asked.role, asked.version, label(asked.question), asked.rule, options, plans)


def option(offered: views.Option) -> wire.Option:
    marks = [wire.Mark(mark.kind, mark.target, mark.value) for mark in offered.preview]
    outlook = [label(said) for said in offered.outlook]
    return wire.Option(offered.move, label(offered.label), list(offered.targets), marks, offered.rule, outlook)


def result(ended: views.Result | None) -> wire.Result | None:
    if ended is None:
        return None
    return wire.Result(list(ended.winners), list(ended.scores), label(ended.how))


def view(game: str, spec: GameSpec, seen: object) -> msgspec.Raw:
    """A View in JSON."""
    return msgspec.Raw(wire.encode(drawn_view(game, spec, seen)))


def drawn_view(game: str, spec: GameSpec, seen: object) -> object:
    """A View as msgspec writes it, which knows dataclasses, compiled ones too. That of a game that nobody has drawn
    yet comes with itself in words.
    """
    if not is_plain(game):
        return seen
    drawn = {lang: spec.draw(seen, False, lang) for lang in LANGUAGES}
    return {**views.plain(seen), "drawn": drawn}


def event_line(spec: GameSpec, move: int, event: Event) -> wire.LogLine:
    """An event as a line of the log: message `<game>-log-<kind>`, whose arguments are the fields of `event`."""
    tree, told = event_tree(event), spec.telling(event)
    return wire.LogLine(
        move,
        wire.Label(f"{spec.id}-log-{kebab(str(tree['kind']))}", {}),
        tree,
        told.part,  # type: ignore[arg-type]  # one of the parts of core/kernel/telling.py
        told.role,
        list(told.touches),
        dict(told.stakes),
        told.moment,
    )


def goal(near: Goal) -> wire.Goal:
    why = [label(reason) for reason in near.why]
    return wire.Goal(near.role, label(near.label), near.have, near.need, near.threat, why)


def race(spec: GameSpec, seen: object) -> list[wire.Goal]:
    """How near everybody is, from any view."""
    return [goal(near) for near in spec.race(seen)]


def kebab(kind: str) -> str:
    """RoomRevealed -> room-revealed."""
    return HUMP.sub("-", kind).lower()
