"""TableStatus: what stands at a table besides the game itself, as the journal tells it.

Kinds of entries and what `move` holds: `act` a move, `undo` the number of moves taken back, `ask` a proposal, `yes` and
`no` the number of the proposal answered, `start` nothing, `end` how the table ended, `away` which seat a bot plays for
from now on, `back` the seat whose person has returned, `patch` a position that the operator put on the table, `hint`
nothing: somebody asked a bot, `pledge` and `open` the share that a seat gives to the luck, hashed and in clear.
Proposal, away and position are JSON.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from underkeep.core.formats.fair_luck import GivenShare
from underkeep.server import wire
from underkeep.server.store.interface import JournalEntry

MAX_DECLINED: Final = 3  # proposals that a seat may lose before it has to move again
Asked = Literal["undo", "draw", "concede"]
Why = Literal["timeout", "host", "resign", "own"]
ASKED: Final = {"undo": "server-log-ask-undo", "draw": "server-log-ask-draw", "concede": "server-log-ask-concede"}
AWAY: Final = {
    "timeout": "server-log-away-timeout",
    "host": "server-log-away-host",
    "resign": "server-log-away-resign",
    "own": "server-log-away-own",
}
ENDED: Final = {
    "resign": "server-log-end-resign",
    "timeout": "server-log-end-timeout",
    "concede": "server-log-end-concede",
    "draw": "server-log-end-draw",
    "closed": "server-log-end-closed",
}
OPERATOR: Final = -2  # the seat of whoever runs the server
TIMEOUT: Final = "timeout"  # the wish of a move that was played because time had run out
BUSY: Final = "busy"  # of one that a weaker bot played, since the bots' processes had too much to do
WISHES: Final = {TIMEOUT: "server-log-timeout", BUSY: "server-log-busy"}


@dataclass(frozen=True)
class Proposal:
    """What a seat asks of the others, and who has not answered."""

    kind: Asked
    seq: int
    seat: int
    role: str
    count: int
    waiting: tuple[int, ...]

    def told(self) -> wire.Petition:
        return wire.Petition(self.seq, self.kind, self.seat, self.role, self.count, list(self.waiting))


@dataclass(frozen=True)
class Away:
    """A bot of that level plays for a person; for good, unless it was only the host's kindness or one slow move."""

    level: str
    why: Why


class TableStatus:
    """Follows the journal entry by entry."""

    def __init__(self, started: bool) -> None:
        self.started = started
        self.ended = ""
        self.loser = ""
        self.proposal: Proposal | None = None
        self.declined: dict[int, int] = {}  # by seat, since it last moved
        self.away: dict[int, Away] = {}
        self.pledged: dict[int, str] = {}  # by seat: the hash of its share of the luck
        self.opened: dict[int, str] = {}  # the share itself
        self.hinted = False  # somebody has asked a bot since the last move
        self.at = ""  # when the newest entry was made

    def apply(self, entry: JournalEntry) -> None:
        """What an entry changes besides the game: any change of the game ends a proposal."""
        self.at = entry.at
        self.hinted = entry.kind == "hint" or (self.hinted and entry.kind != "act")
        match entry.kind:
            case "act":
                self.proposal = None
                self.declined.pop(entry.seat, None)
            case "ask":
                asked = json.loads(entry.move)
                waiting = tuple(asked["seats"])
                self.proposal = Proposal(asked["kind"], entry.n, entry.seat, entry.role, asked["count"], waiting)
            case "yes":
                self.agree(entry.seat)
            case "no":
                self.decline(entry.seat)
            case "away":
                told = json.loads(entry.move)
                self.away[told["seat"]] = Away(told["level"], told["why"])
                self.proposal = None
            case "back":
                self.away.pop(int(entry.move), None)
            case "pledge":
                self.pledged[entry.seat] = entry.move
            case "open":
                self.opened[entry.seat] = entry.move
            case "start":
                self.started = True
            case "end":
                self.ended, self.loser, self.proposal = entry.move, entry.role, None
            case "undo":
                self.proposal = None
            case "patch":
                self.proposal, self.ended, self.loser = None, "", ""

    def shares(self) -> tuple[GivenShare, ...]:
        """What the seats gave to the luck, in their order."""
        return tuple(
            GivenShare(seat, pledge, self.opened.get(seat, "")) for seat, pledge in sorted(self.pledged.items())
        )

    def agree(self, seat: int) -> None:
        if self.proposal is not None:
            waiting = tuple(number for number in self.proposal.waiting if number != seat)
            self.proposal = replace(self.proposal, waiting=waiting)

    def decline(self, seat: int) -> None:
        """Lost: whoever asked too often has to move first; a proposal withdrawn counts as well."""
        if self.proposal is not None:
            asker = self.proposal.seat
            self.declined[asker] = self.declined.get(asker, 0) + 1
            self.proposal = None


def proposal_text(kind: Asked, count: int, seats: Sequence[int]) -> str:
    return json.dumps({"kind": kind, "count": count, "seats": list(seats)}, separators=(",", ":"))


def away_text(seat: int, level: str, why: Why) -> str:
    return json.dumps({"seat": seat, "level": level, "why": why}, separators=(",", ":"))


# ---------------------------------------------------------------- words
def note(entry: JournalEntry, before: Proposal | None) -> wire.Label | None:
    """The line of the log about an entry that is no move; `before` is the proposal it answers."""
    args: dict[str, wire.Arg] = {"role": entry.role}
    match entry.kind:
        case "patch":
            return wire.Label("server-log-patched", {})
        case "undo" if entry.seat == OPERATOR:
            return wire.Label("server-log-undone-operator", {"count": int(entry.move)})
        case "undo":
            id_ = "server-log-undone" if before is None else "server-log-undone-agreed"
            return wire.Label(id_, {**args, "count": int(entry.move)})
        case "ask":
            told: dict[str, Any] = json.loads(entry.move)
            return wire.Label(ASKED[told["kind"]], {**args, "count": told["count"]})
        case "yes":
            return wire.Label("server-log-agreed", args)
        case "no":
            own = before is not None and before.seat == entry.seat
            return wire.Label("server-log-withdrawn" if own else "server-log-declined", args)
        case "away":
            told = json.loads(entry.move)
            return wire.Label(AWAY[told["why"]], {**args, "level": told["level"]})
        case "back":
            return wire.Label("server-log-back", args)
        case "start":
            return wire.Label("server-log-started", {})
        case "hint":
            return wire.Label("server-log-hint", args)
        case "end":
            return wire.Label(ENDED[entry.move], args)
        case "act":
            return wire.Label(WISHES[entry.wish], args) if entry.wish in WISHES else None
        case "pledge" | "open":
            return None
    raise AssertionError(entry.kind)
