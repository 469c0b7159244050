"""What happened, for log, animation and the information ledger. Fields are names as the view uses them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.events import EVERYBODY, Event
from underkeep.core.kernel.native import i64
from underkeep.games.twister.names import ROLES


@final
@dataclass(frozen=True)
class LineChosen(Event):
    """DT-SETUP-03  A side has put four characters face down on its dots; only it knows which."""

    side: str
    characters: tuple[str, ...]

    def seen_by(self, roles: i64) -> Event | None:
        return self if roles >> ROLES.index(self.side) & 1 else LineChosen(self.side, ())


@final
@dataclass(frozen=True)
class TokenLaid(Event):
    """DT-SETUP-04  A token lies face down in a room; only its owner knows which."""

    side: str
    room: str
    token: str

    def seen_by(self, roles: i64) -> Event | None:
        return self if roles >> ROLES.index(self.side) & 1 else TokenLaid(self.side, self.room, "")


@final
@dataclass(frozen=True)
class PlacementBegun(Event):
    """DT-SETUP-04  Drawn by lot: who places first."""

    side: str

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "twister-fact-lot"


@final
@dataclass(frozen=True)
class LinesTurnedUp(Event):
    """DT-SETUP-07  Both lines are turned up, and a first player is drawn."""

    yellow: tuple[str, ...]
    blue: tuple[str, ...]
    first: str

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "twister-fact-lines"


@final
@dataclass(frozen=True)
class ActionCardPlayed(Event):
    """DT-TURN-01  The card that gives the points of this turn."""

    side: str
    value: int
    turn: int


@final
@dataclass(frozen=True)
class ActionCardsTakenBack(Event):
    """DT-CARD-06  All four cards are back in hand."""

    side: str


@final
@dataclass(frozen=True)
class TurnPassed(Event):
    """UK-TWISTER-01  Nobody of the side is able to act."""

    side: str


@final
@dataclass(frozen=True)
class TurnEnded(Event):
    """DT-TURN-05  What was not spent is lost."""

    side: str
    lost: int


@final
@dataclass(frozen=True)
class StalemateNear(Event):
    """UK-TWISTER-01  Announced: so many quiet turns are left."""

    turns_left: int


@final
@dataclass(frozen=True)
class TokenMoved(Event):
    """DT-MOVE-01  A character went along a path (how: walk, jump, wall), with what it carries."""

    token: str
    path: tuple[str, ...]
    how: str
    load: str
    origin: str
    at: str
    steps: int


@final
@dataclass(frozen=True)
class TokenTaken(Event):
    """DT-CARRY-03  Taken up on the way; what lay in the other hand stays."""

    by: str
    token: str
    left: str
    at: str


@final
@dataclass(frozen=True)
class TokenDropped(Event):
    """DT-CARRY-03  Left on a square."""

    by: str
    token: str
    at: str


@final
@dataclass(frozen=True)
class JumpCardSpent(Event):
    """DT-CARD-05  Gone for the whole game."""

    side: str
    before: int
    left: int


@final
@dataclass(frozen=True)
class RoomRevealed(Event):
    """DT-REVEAL-03  A room is turned up; its tokens wait to be placed."""

    by: str
    place: str
    room: str
    orientation: int
    tokens: tuple[str, ...]

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "twister-fact-room"


@final
@dataclass(frozen=True)
class TokenPlaced(Event):
    """DT-REVEAL-04  A token of a revealed room has its square."""

    by: str
    token: str
    at: str


@final
@dataclass(frozen=True)
class RoomTurned(Event):
    """DT-ROT-07  A quarter turn, with everything on the room; it cannot be taken back, so it is a barrier of undo."""

    by: str
    place: str
    clockwise: bool

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "twister-fact-turned"


@final
@dataclass(frozen=True)
class TokenTurned(Event):
    """DT-ROT-06  A character stands elsewhere because its room was turned, or changed places (by whom)."""

    by: str
    token: str
    origin: str
    at: str


@final
@dataclass(frozen=True)
class GateWorked(Event):
    """DT-GATE-03  A portcullis was opened, closed or broken (state: gate-open, gate-closed, gate-broken)."""

    by: str
    at: str
    side: str
    state: str


@final
@dataclass(frozen=True)
class CharacterHealed(Event):
    """DT-HEAL-01  A wounded character stands again (by nobody, empty, if it regenerates)."""

    by: str
    token: str


@final
@dataclass(frozen=True)
class FireballCast(Event):
    """DT-WAND-01  The wand is used up."""

    by: str
    victim: str


@final
@dataclass(frozen=True)
class PotionDrunk(Event):
    """DT-POTION-01  Four action points for the drinker."""

    by: str
    points: int


@final
@dataclass(frozen=True)
class CombatBegun(Event):
    """DT-FIGHT-03  Who takes part."""

    attacker: str
    target: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    others: tuple[str, ...]  # besides attacker and target
    at: str  # where the target is
    attack: int  # before cards
    defence: int


@final
@dataclass(frozen=True)
class CombatDeclared(Event):
    """DT-FIGHT-06  A Shadow in darkness joins or stays out, a Two-Handed Sword is used or spared."""

    token: str
    answer: str  # join, stay-out, swing, spare


@final
@dataclass(frozen=True)
class CombatCardLaid(Event):
    """DT-FIGHT-06  A Combat card lies face down; only its owner knows it."""

    side: str
    value: int

    def seen_by(self, roles: i64) -> Event | None:
        return self if roles >> ROLES.index(self.side) & 1 else CombatCardLaid(self.side, -1)


@final
@dataclass(frozen=True)
class CombatResolved(Event):
    """DT-FIGHT-08  Both cards are turned up: totals, and who lost (empty: equal, nothing happens)."""

    attacking: str
    attack_card: int
    attack_total: int
    defence_card: int
    defence_total: int
    loser: str

    def teaches(self) -> i64:
        return EVERYBODY

    def fact(self) -> str:
        return "twister-fact-cards"


@final
@dataclass(frozen=True)
class CharacterWounded(Event):
    """DT-FIGHT-09  A standing character of the losers."""

    token: str
    at: str


@final
@dataclass(frozen=True)
class CharacterEliminated(Event):
    """DT-FIGHT-09  Out for good (cause: combat, fireball, pit, carrier, cross, tomb, torch, corridor)."""

    token: str
    cause: str


@final
@dataclass(frozen=True)
class ObjectLost(Event):
    """DT-PIT-06  An object that nobody will see again (cause: pit, used, left)."""

    token: str
    cause: str


@final
@dataclass(frozen=True)
class CharacterLeft(Event):
    """DT-EXIT-01  Out by the opponent's line, with what it holds."""

    token: str
    load: str
    points: int


@final
@dataclass(frozen=True)
class PointsScored(Event):
    """DT-VP-01  Victory points, and the score."""

    side: str
    points: int
    before: int
    total: int


@final
@dataclass(frozen=True)
class GameEnded(Event):
    """DT-END-01  The winner, or a draw (empty)."""

    winner: str
    how: str
