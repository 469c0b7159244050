"""State of Siege, its changes and its events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from kernel_games.siege.content import GATES, SUPPLIES, Content
from underkeep.core.formats.options import Options
from underkeep.core.kernel.events import EVERYBODY, Event
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.zones import Pile

ROLES: Final = ("mason", "archer", "priest", "captain")
SUPPLY_LUCK: Final = 0
RAIDER_LUCK: Final = 1
DIE: Final = 2
STREAMS: Final = 3
NOT_VOTED: Final = -1
RUNNING: Final = -1
LOST: Final = 0
HELD: Final = 1
ENDINGS: Final = ["breached", "held"]
MAX_WALL: Final = 9
MAX_MORALE: Final = 6
MAX_CARDS: Final = 4


@final
@dataclass(frozen=True)
class VoteCast(Event):
    """A role has voted; how, only it knows until all have."""

    role: int
    gate: str

    def seen_by(self, roles: i64) -> Event:
        return self if roles >> self.role & 1 else VoteCast(self.role, "")


@final
@dataclass(frozen=True)
class VotesShown(Event):
    """All votes at once, and the gate that the team chose."""

    votes: str
    gate: str

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "siege-fact-votes"


@final
@dataclass(frozen=True)
class SupplyFound(Event):
    """A supply came to a hand; only its owner sees which."""

    role: int
    supply: str

    def seen_by(self, roles: i64) -> Event:
        return self if roles >> self.role & 1 else SupplyFound(self.role, "")

    def teaches(self) -> i64:
        return i64(1) << self.role

    def fact(self) -> str:
        return "siege-fact-supply"


@final
@dataclass(frozen=True)
class SupplyUsed(Event):
    """A supply was shown and used."""

    role: int
    supply: str

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "siege-fact-supply"


@final
@dataclass(frozen=True)
class WallChanged(Event):
    """A gate's wall was mended or struck."""

    gate: str
    now: int


@final
@dataclass(frozen=True)
class MoraleChanged(Event):
    """The team's courage."""

    now: int


@final
@dataclass(frozen=True)
class RaiderCame(Event):
    """The next raider runs against a gate."""

    gate: str

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "siege-fact-raider"


@final
@dataclass(frozen=True)
class DieRolled(Event):
    """How hard the raider strikes."""

    result: int

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "siege-fact-die"


@final
@dataclass(frozen=True)
class RaidersGathered(Event):
    """The stack of raiders was shuffled anew."""


@final
@dataclass(frozen=True)
class NightPassed(Event):
    """So many nights are over."""

    nights: int


@final
@dataclass(frozen=True)
class SiegeEnded(Event):
    """The keep fell, or held."""

    how: str


@final
class Siege(Game):
    """Everything on the table."""

    def __init__(self, luck: Luck, options: Options, content: Content) -> None:
        roles = options.number("players")
        super().__init__(luck, roles)
        self.settings = options
        self.content = content
        self.walls: vec[i64] = vec[i64]([4, 4, 4])
        self.votes: vec[i64] = vec[i64]([NOT_VOTED] * roles)
        self.morale: i64 = 2
        self.nights: i64 = 0
        self.gate: i64 = 0  # where the raider of this wave runs
        self.blow: i64 = 0  # how hard
        self.ending: i64 = RUNNING
        self.supplies = Pile.deck([])
        self.hands = [Pile.hand([], role) for role in range(roles)]
        self.used = Pile.discard()
        self.raiders = Pile.deck([])
        self.gone = Pile.discard()

    def over(self) -> bool:
        return self.ending != RUNNING

    def clone(self) -> Siege:
        copy = Siege(self.luck.clone(), self.settings, self.content)
        copy.walls, copy.votes = self.walls[:], self.votes[:]
        copy.morale, copy.nights, copy.ending = self.morale, self.nights, self.ending
        copy.gate, copy.blow = self.gate, self.blow
        copy.supplies, copy.used = self.supplies.clone(), self.used.clone()
        copy.raiders, copy.gone = self.raiders.clone(), self.gone.clone()
        copy.hands = [hand.clone() for hand in self.hands]
        copy.copy_kernel(self)
        return copy

    def piles(self) -> list[Pile]:
        """Every pile, in the order of saved games."""
        return [self.supplies, self.used, self.raiders, self.gone, *self.hands]

    # ------------------------------------------------------------------ changes
    def cast_vote(self, role: i64, gate: i64) -> None:
        self.votes[role] = gate
        if self.listener is not None:
            self.tell(VoteCast(role, GATES[gate]))

    def show_votes(self, gate: i64) -> None:
        if self.listener is not None:
            self.tell(VotesShown(",".join([GATES[vote] for vote in self.votes]), GATES[gate]))
        for role in range(self.roles):
            self.votes[role] = NOT_VOTED

    def find_supply(self, role: i64) -> None:
        supply = self.supplies.draw()
        self.hands[role].put(supply)
        if self.listener is not None:
            self.tell(SupplyFound(role, SUPPLIES[supply]))

    def use_supply(self, role: i64, supply: i64) -> None:
        self.hands[role].take(supply)
        self.used.put(supply)
        if self.listener is not None:
            self.tell(SupplyUsed(role, SUPPLIES[supply]))

    def change_wall(self, gate: i64, by: i64) -> None:
        self.walls[gate] = max(0, min(self.walls[gate] + by, MAX_WALL))
        if self.listener is not None:
            self.tell(WallChanged(GATES[gate], self.walls[gate]))

    def change_morale(self, by: i64) -> None:
        self.morale = max(0, min(self.morale + by, MAX_MORALE))
        if self.listener is not None:
            self.tell(MoraleChanged(self.morale))

    def send_raider(self) -> None:
        self.gate = self.raiders.draw()
        if self.listener is not None:
            self.tell(RaiderCame(GATES[self.gate]))

    def lose_raider(self) -> None:
        self.gone.put(self.gate)

    def gather_raiders(self) -> None:
        self.raiders.items = self.luck.shuffle(RAIDER_LUCK, self.gone.items)
        self.gone.items = vec[i64]()
        if self.listener is not None:
            self.tell(RaidersGathered())

    def roll(self) -> None:
        self.blow = self.luck.below(DIE, 4)
        if self.listener is not None:
            self.tell(DieRolled(self.blow))

    def pass_night(self) -> None:
        self.nights += 1
        if self.listener is not None:
            self.tell(NightPassed(self.nights))

    def end(self, ending: i64) -> None:
        self.ending = ending
        if self.listener is not None:
            self.tell(SiegeEnded(ENDINGS[ending]))
