"""What happens on the board of the Dragon: powers, Scales, Gems, Sloth and Wakefulness."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.events import Event
from underkeep.games.vast.state.events.learnt import CardLearnt


@final
@dataclass(frozen=True)
class PowerUsed(Event):
    """The Dragon used a power."""

    power: str


@final
@dataclass(frozen=True)
class PowerPaid(CardLearnt):
    """A Power card was discarded."""

    symbol: str


@final
@dataclass(frozen=True)
class ScaleGained(Event):
    """VAST-BON-040  A Scale was shuffled into the Power deck, unseen."""

    left: int


@final
@dataclass(frozen=True)
class ScaleShown(CardLearnt):
    """VAST-BON-042  The Dragon showed a Scale: the Platinum one that it used, the Silver one that it keeps."""

    scale: str


@final
@dataclass(frozen=True)
class GemUsed(Event):
    """A Gem paid its symbol."""

    symbol: str


@final
@dataclass(frozen=True)
class CubeWoken(Event):
    """A Sloth cube woke."""

    row: str
    wakefulness: int


@final
@dataclass(frozen=True)
class CubeSlept(Event):
    """A cube fell asleep again."""

    row: str
    wakefulness: int


@final
@dataclass(frozen=True)
class DragonAwoke(Event):
    """The Dragon is awake for good."""


@final
@dataclass(frozen=True)
class DragonSurfaced(Event):
    """The Dragon came to the surface."""


@final
@dataclass(frozen=True)
class DragonHurt(Event):
    """The Dragon lost Health."""

    by: int
    health: int


@final
@dataclass(frozen=True)
class GoblinsEaten(Event):
    """The Dragon ate Goblins."""

    by: int
    eaten: int


@final
@dataclass(frozen=True)
class ShriekReadied(Event):
    """The Shriek token is ready."""
