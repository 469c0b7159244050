"""Where pieces begin: who stands on the line, what lies in which room. Mixed, so that nobody foresees."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.twister.judge.weights import W
from underkeep.games.twister.names import FIRST_OBJECT, KIND_OF_TOKEN, YELLOW


def line_score(slot: i64) -> float:
    return W.line[KIND_OF_TOKEN[slot]]


def pick_score(slot: i64) -> float:
    """What a piece is worth in a team."""
    kind = KIND_OF_TOKEN[slot]
    return 5.0 + W.line[kind] / 2.0 if kind < FIRST_OBJECT else 5.0 + W.held[kind - FIRST_OBJECT]


def room_score(side: i64, slot: i64, place: i64) -> float:
    column, kind = place % 4, KIND_OF_TOKEN[slot]
    return W.rooms[kind * 4 + (column if side == YELLOW else 3 - column)]
