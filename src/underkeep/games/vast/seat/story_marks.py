"""What a line of the story marks and whom it concerns: squares, pieces, roles by their names in events."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.telling import DEED, EFFECT, Telling
from underkeep.core.kernel.views import TargetId
from underkeep.games.vast.names import PIECES, ROLES, TRIBES

Stakes = tuple[tuple[str, int], ...]
NOTHING: Final[Stakes] = ()


def role_of(piece: str) -> str:
    """Whose a piece is."""
    return "goblins" if piece in TRIBES else piece


def at(*squares: str) -> tuple[TargetId, ...]:
    """Squares to mark, as far as there are any."""
    return tuple([f"sq:{square}" for square in squares if square])


def marks(pieces: tuple[str, ...], *squares: str) -> tuple[TargetId, ...]:
    """Pieces and squares to mark; the Cave and the Goblins as a whole have no piece."""
    return tuple([f"piece:{piece}" for piece in pieces if piece in PIECES]) + at(*squares)


def deed(role: str, touches: tuple[TargetId, ...] = (), stakes: Stakes = NOTHING, moment: str = "") -> Telling:
    return Telling(DEED, role, touches, stakes, moment)


def effect(role: str, touches: tuple[TargetId, ...] = (), stakes: Stakes = NOTHING, moment: str = "") -> Telling:
    return Telling(EFFECT, role, touches, stakes, moment)


def between(good: str, bad: str, much: int) -> Stakes:
    """Good for one role, as bad for another; for nobody else, and for none if there is no such role."""
    return tuple([(role, weight) for role, weight in ((good, much), (bad, -much)) if role in ROLES])


def nearer(winner: str, much: int) -> Stakes:
    """Good for one role, and for all others a little less bad."""
    return tuple([(role, much if role == winner else -max(1, much - 1)) for role in ROLES])
