"""What happens whoever plays: turns, dice, cards that go into a hand, the Collapse and the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.events import NOBODY, Event
from underkeep.core.kernel.native import i64
from underkeep.games.vast.state.events.learnt import CardLearnt, DieLearnt


@final
@dataclass(frozen=True)
class TurnBegan(Event):
    """A turn begins."""

    role: str
    round: int


@final
@dataclass(frozen=True)
class CollapseBegan(Event):
    """VAST-COL-001  From now on tiles are removed."""


@final
@dataclass(frozen=True)
class GameEnded(Event):
    """Somebody has won, or everybody has lost."""

    winner: str
    how: str


@final
@dataclass(frozen=True)
class DieRolled(DieLearnt):
    """The Dragon die was rolled."""

    face: int


@final
@dataclass(frozen=True)
class ActionDieRolled(DieLearnt):
    """The Action die was rolled."""

    value: int


@final
@dataclass(frozen=True)
class CardsDrawn(CardLearnt):
    """Cards went into a hand; only its owner (`eyes`) sees which."""

    deck: str
    count: int
    eyes: int

    def teaches(self) -> i64:
        return self.eyes if self.eyes else NOBODY
