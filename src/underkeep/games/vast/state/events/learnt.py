"""What a fact may teach: a side of a tile, a card, a roll. The events of the other modules are built on these."""

from __future__ import annotations

from underkeep.core.kernel.events import EVERYBODY, Event
from underkeep.core.kernel.native import i64


class TileLearnt(Event):
    """Everybody learnt a side of a tile."""

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "vast-fact-tile"


class CardLearnt(Event):
    """Everybody learnt a card."""

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "vast-fact-card"


class DieLearnt(Event):
    """Everybody saw a roll."""

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "vast-fact-die"
