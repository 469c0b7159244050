"""Telling: how an event stands in the story of a game, and how near everybody is to winning.

A turn opens, deeds follow in it, and what came of a deed stands behind it until the next one. All of this is made
from events and views as some eyes see them; rules know nothing of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.views import Label, TargetId

TURN: Final = "turn"  # the heading of somebody's turn, or of a phase that belongs to nobody
DEED: Final = "deed"  # who does what to whom, with what and how strong; opens a scene
EFFECT: Final = "effect"  # what came of the deed before it
QUIET: Final = "quiet"  # for animation and the ledger of undo alone: never said


@final
@dataclass(frozen=True)
class Telling:
    """An event in the story. `stakes`: for whom it is good (above 0) or bad, 3 being what a table would shout about."""

    part: str = EFFECT
    role: str = ""  # whose line it is: who does it, or to whom it happens
    touches: tuple[TargetId, ...] = ()  # drawn things to mark
    stakes: tuple[tuple[str, int], ...] = ()
    moment: str = ""  # the kind of a moment that gets a card of its own


@final
@dataclass(frozen=True)
class Goal:
    """How near a role is to winning, in its own terms, from what everybody knows. `threat`: it may win in its next
    turn as far as everybody can see; `why` says so in sentences.
    """

    role: str
    label: Label
    have: int
    need: int
    threat: bool = False
    why: tuple[Label, ...] = ()


def stakes(**by_role: int) -> tuple[tuple[str, int], ...]:
    """What is at stake, by role."""
    return tuple(by_role.items())
