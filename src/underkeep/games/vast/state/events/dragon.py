"""What happens on the board of the Dragon: powers, Scales, Gems, Sloth and Wakefulness."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.events import Event
from underkeep.games.vast.state.events.learnt import CardLearnt


@final
@dataclass(frozen=True)
class PowerUsed(Event):
    """A power is paid for and works now."""

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
    """A Sloth cube woke; the Dragon awakes at `needed`."""

    row: str
    before: int
    wakefulness: int
    needed: int


@final
@dataclass(frozen=True)
class CubeSlept(Event):
    """A cube fell asleep again."""

    row: str
    before: int
    wakefulness: int
    needed: int


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
    before: int
    health: int


@final
@dataclass(frozen=True)
class GoblinsEaten(Event):
    """The Dragon ate Goblins."""

    by: int
    before: int
    eaten: int


@final
@dataclass(frozen=True)
class ShriekReadied(Event):
    """The Shriek token is ready."""


@final
@dataclass(frozen=True)
class PowerAnnounced(Event):
    """The Dragon uses a power on its square, for so many symbols."""

    power: str
    square: str
    symbols: int


@final
@dataclass(frozen=True)
class PowerAimed(Event):
    """Whom a power is meant for."""

    power: str
    target: str
    square: str


@final
@dataclass(frozen=True)
class PowerAverted(Event):
    """VAST-GO-087  A Trap turned a power away from the Tribes."""


@final
@dataclass(frozen=True)
class DieStruck(Event):
    """VAST-DIE-002  The squares that the Dragon die hits, as far as there are tiles."""

    squares: tuple[str, ...]


@final
@dataclass(frozen=True)
class ShriekSpent(Event):
    """VAST-DR-060  The die is rolled again."""


@final
@dataclass(frozen=True)
class CubeShifted(Event):
    """VAST-DR-044  A sleeping cube went to another row."""

    row: str
    to: str


@final
@dataclass(frozen=True)
class DragonAttacked(Event):
    """VAST-KN-025  A piece attacks the Dragon; whether the die decides (`rolled`)."""

    by: str
    square: str
    strength: int
    armor: int
    means: tuple[str, ...]
    rolled: bool


@final
@dataclass(frozen=True)
class AttackMissed(Event):
    """VAST-KN-025  The die did not show the space of the target."""

    target: str
