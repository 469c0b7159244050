"""Events tell what happened: for log, animation, statistics and the information ledger. Rules never listen.

An event is a frozen dataclass named by a past participle. Masks of roles: bit n is role n, EVERYBODY all of them.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from underkeep.core.kernel.native import i64

EVERYBODY: Final = -1
NOBODY: Final = 0


def mask_of(roles: frozenset[int]) -> int:
    """The roles of a seat as bits; the spectator is 0."""
    mask = 0
    for role in roles:
        mask |= 1 << role
    return mask


class Event:
    """A fact that happened."""

    def seen_by(self, roles: i64) -> Event | None:
        """What those eyes see of it: the event, a poorer one, or nothing. Called with 0 for spectators."""
        return self

    def teaches(self) -> i64:
        """Roles that learnt something hidden by it (luck included): the barrier of undo."""
        return NOBODY

    def fact(self) -> str:
        """What was learnt, as a message id with no secret in it."""
        return ""


class Listener:
    """Hears every event of a game; in simulation nobody listens and no event is made."""

    def hear(self, event: Event) -> None:
        raise NotImplementedError

    def enter(self, frame: object) -> None:
        """A frame was pushed; only coverage wants to know."""


class Chronicle(Listener):
    """Keeps what it hears, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        self.events.append(event)

    def drain(self) -> list[Event]:
        heard = self.events
        self.events = []
        return heard


class Watcher(Chronicle):
    """A chronicle that also counts the frames entered, by name: for the coverage report of the conformance suite."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: dict[str, int] = {}

    def enter(self, frame: object) -> None:
        name = type(frame).__name__
        self.frames[name] = self.frames.get(name, 0) + 1


def event_tree(event: Event) -> dict[str, object]:
    """An event for wire and record: its kind and its fields by name."""
    tree: dict[str, object] = {"kind": type(event).__name__}
    for field in fields(event):  # type: ignore[arg-type]  # every Event is a dataclass, the base alone is not
        tree[field.name] = getattr(event, field.name)
    return tree


def event_text(event: Event) -> str:
    """An event in one line of a record: RoomRevealed(room=3D turn=2)."""
    tree = event_tree(event)
    parts = " ".join(f"{name}={value}" for name, value in tree.items() if name != "kind")
    return f"{tree['kind']}({parts})"
