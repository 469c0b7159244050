"""Tables: each owns the history of one game, its log and those who watch. What is stored is the truth; reopening.py
brings a table back from it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, Protocol

import msgspec

from underkeep.core.formats.codec import canonical, digest, digest_of
from underkeep.core.formats.fair_luck import CHOSEN, SHARED, LuckOrigin
from underkeep.core.formats.history import History, Move
from underkeep.core.formats.records import results_of
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.events import Event
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.kernel.views import Result, label
from underkeep.library import Loaded, pack_text
from underkeep.server import wire
from underkeep.server.people.seats import Seat
from underkeep.server.store.interface import JournalEntry, Kind, Snapshot, TableRow
from underkeep.server.tables.clocks import Clock
from underkeep.server.tables.lesson_tables import walk_of
from underkeep.server.tables.puzzle_tables import puzzle_walk_of
from underkeep.server.tables.service_time import ServiceTime
from underkeep.server.tables.status import TableStatus, note

log = logging.getLogger("underkeep.tables")
CAUSES: Final[dict[str, wire.Cause]] = {"act": "move", "undo": "undo"}
MAX_ONLOOKERS: Final = 50  # of those who only watch, told one by one
MAX_KEYS: Final = 1_000  # wishes that are not done again under the same key; older ones are of questions long answered
BY_BOT: Final = -1  # no seat of a person
RESULTS: Final = {
    "resign": "server-result-resign",
    "timeout": "server-result-timeout",
    "concede": "server-result-concede",
    "draw": "server-result-draw",
    "closed": "server-result-closed",
}


class TableWatcher(Protocol):
    """Whoever looks at a table and is told of every change."""

    seat: Seat | None
    session: bytes | None

    def show(self, cause: wire.Cause, key: str) -> None: ...

    def show_players(self) -> None: ...

    def show_leading(self) -> None: ...

    def show_chat(self, line: wire.ChatLine) -> None: ...

    def hang_up(self, code: int, reason: str) -> None: ...


@dataclass(frozen=True)
class Happened:
    """One entry of the log: an event of the game, or a note about the table that everybody may read."""

    move: int
    event: Event | None
    note: wire.Label | None = None


class Table:
    """One game, its seats, its log, its watchers. Whoever reads or changes the game holds `lock`."""

    forecast: wire.Forecast | None = None  # the last one that was asked for
    puzzle_gained = 0  # points of its solver's rating
    pledging, opening = True, True  # shared luck: they are still waited for
    telling = False  # who is here, in a moment
    rematch = ""

    def __init__(
        self, row: TableRow, seats: Sequence[Seat], loaded: Loaded, game: Game, time: ServiceTime | None = None
    ) -> None:
        self.row = row
        self.settings = msgspec.convert(row.settings, wire.Settings)
        self.time = time or ServiceTime(0)
        self.opened = self.time.now()
        self.seats = list(seats)
        self.spec, self.pack = loaded.spec, loaded.pack
        self.own_content = loaded.own
        self.pack_sent = "" if loaded.own else pack_text(loaded.pack)  # what processes are told that must know it
        self.history = History(loaded.spec, game, loaded.content)
        self.names = loaded.spec.role_names(game)
        self.seq = 0  # entries of the journal
        self.unbroken = True  # the history begins where the table began
        self.cause: wire.Cause = "hello"  # what the last of them was about
        self.left: dict[int, int] = {}  # seats that were here: when they went
        self.log = [Happened(0, event) for event in self.history.opening]
        self.movers: list[int] = []  # who made each move of the history: a person's seat, or BY_BOT
        self.entries: list[int] = []  # the journal's entry of each move of the history
        self.keys: dict[tuple[int, str], str] = {}  # what was done under a seat's idempotency key
        self.lock = asyncio.Lock()
        self.watchers: set[TableWatcher] = set()
        self.known: Mapping[bytes, str] = {}  # names of owners
        self.emblems: Mapping[bytes, str] = {}
        self.programs: Set[bytes] = frozenset()  # owners that are programs
        self.chat: list[wire.ChatLine] = []
        self.speakers: dict[int, bytes | None] = {}  # who said each line
        self.chat_before = 0  # lines that are no longer kept here
        self.talking = asyncio.Lock()
        self.called: set[int] = set()  # seats whose webhook was called since they were first asked
        self.leader: TableWatcher | None = None  # of a shared replay
        self.leading = wire.Leading(None, None, [])
        self.seen: dict[frozenset[int], Any] = {}  # server/wire/seat_state.py: what eyes see, until the next change
        self.shown: dict[Any, Any] = {}  # server/wire/shown_states.py: what chairs are shown, while everybody is told
        self.lesson, self.puzzle = walk_of(row), puzzle_walk_of(row)
        self.status = TableStatus(self.settings.start in ("", "now"))
        people = [seat.number for seat in self.seats if seat.kind != "bot"]
        self.clock = Clock(self.settings.clock, people, row.clock, self.asked_seats())

    # ------------------------------------------------------------ changes, always with the lock held
    def act(self, role: int, action: Action) -> Move:
        """Carry out a legal action in memory; storing it and `settle` follow."""
        return self.history.act(role, action)

    def take_back(self, back: int) -> None:
        self.history.undo(back)

    def patch(self, position: str) -> None:
        """The operator puts another position on the table; what was before cannot be taken back."""
        game = self.spec.position_in(json.loads(position), self.history.content)
        self.history = History(self.spec, game, self.history.content)
        self.unbroken = False

    def settle(self, entry: JournalEntry, move: Move | None) -> None:
        """The entry is stored: it now counts, stands in the log and may be shown."""
        self.seq = entry.n
        self.cause = CAUSES.get(entry.kind, "table")
        if entry.key:
            self.keys[entry.seat, entry.key] = wish_of(entry)
            if len(self.keys) > MAX_KEYS:
                del self.keys[next(iter(self.keys))]
        told = note(entry, self.status.proposal)
        self.status.apply(entry)
        if entry.kind == "start" and self.is_dealt_late():
            self.deal()
            self.cause = "dealt"
        if told is not None:
            self.log.append(Happened(entry.n, None, told))
        if move is not None:
            self.log += [Happened(entry.n, event) for event in move.events]
        self.note_mover(entry)
        if self.lesson is not None:
            self.lesson.follow(self.history)
        if self.puzzle is not None:
            self.puzzle.follow(self.history)
        self.tick(entry)
        self.seen.clear()
        self.shown.clear()

    def deal(self) -> None:
        """Everybody's share of the luck is known: what lay here before was only to look at."""
        self.history = History(self.spec, self.dealt(), self.history.content)
        self.log = [Happened(0, event) for event in self.history.opening] + [line for line in self.log if line.note]

    def dealt(self) -> Game:
        """The first position, by all luck that is known."""
        options = self.spec.options.resolve(self.row.options)
        return self.spec.new(options, self.history.content, self.luck().seed())

    def note_mover(self, entry: JournalEntry) -> None:
        """Whose consent taking a move back needs, also after they left."""
        if entry.kind == "act":
            self.movers.append(BY_BOT if self.bot_level(self.seats[entry.seat]) else entry.seat)
            self.entries.append(entry.n)
        elif entry.kind == "undo":
            self.forget(len(self.movers) - int(entry.move))
        elif entry.kind == "patch":
            self.movers.clear()
            self.entries.clear()

    def forget(self, moves: int) -> None:
        """Only so many moves have happened: what came of the others is told no more."""
        undone = self.entries[moves]
        self.log = [line for line in self.log if line.event is None or line.move < undone]
        del self.movers[moves:]
        del self.entries[moves:]

    def tick(self, entry: JournalEntry) -> None:
        """The clocks after an entry."""
        if entry.kind == "act":
            self.clock.moved(entry.seat, entry.clock, self.asked_seats())
        elif entry.kind == "undo":
            self.clock.took_back(int(entry.move), entry.clock, self.asked_seats(), entry.seat)
        elif entry.kind == "patch":
            self.clock.patched(entry.clock, self.asked_seats())
        else:
            self.clock.asks(entry.clock, self.asked_seats())

    def show_all(self, cause: wire.Cause, key: str = "", sender: TableWatcher | None = None) -> None:
        """Everybody who watches is shown how it stands now; only the sender reads the key."""
        self.shown.clear()
        for watcher in list(self.watchers):
            watcher.show(cause, key if watcher is sender else "")

    # ------------------------------------------------------------ questions
    def role(self, name: str) -> int | None:
        return self.names.index(name) if name in self.names else None

    def seat_of(self, role: str) -> Seat:
        return next(seat for seat in self.seats if role in seat.roles)

    def seats_of(self, session: bytes | None) -> list[Seat]:
        """The seats that a browser session holds."""
        return [seat for seat in self.seats if session is not None and seat.session == session]

    def answered(self, role: str) -> int:
        """The entry of the role's last move, 0 if it has made none."""
        number, moves = self.names.index(role), self.history.moves
        made = (
            entry for entry, move in zip(reversed(self.entries), reversed(moves), strict=True) if move.role == number
        )
        return next(made, 0)

    def over(self) -> bool:
        """Has the game ended by its rules, or the table by its people?"""
        return bool(self.status.ended) or self.history.game.over()

    def is_dealt_late(self) -> bool:
        """Does the game begin with luck to which everybody gave a share?"""
        return self.luck().kind == SHARED and self.row.start is None

    def luck(self) -> LuckOrigin:
        """Where the luck of this game comes from."""
        kind = CHOSEN if self.row.own_seed else self.settings.luck
        return LuckOrigin(kind, self.row.seed, self.status.shares())

    def is_whole(self) -> bool:
        """Is every move from the first deal on known, so that the record can be played again?"""
        return self.row.start is None and self.unbroken

    def is_open(self) -> bool:
        """May moves be made?"""
        return self.status.started and not self.over()

    def everybody_sits(self) -> bool:
        return all(seat.taken() or self.bot_level(seat) for seat in self.seats)

    def is_gathering(self) -> bool:
        """Does it wait until everybody sits, and then begin?"""
        return self.settings.start == "all" and not self.status.started and not self.over()

    def asked(self) -> tuple[str, ...]:
        """The roles that the table waits for."""
        return tuple(self.names[role] for role in self.spec.asked(self.history.game)) if self.is_open() else ()

    def bot_level(self, seat: Seat) -> str:
        """The level of the bot that plays for a seat, if one does."""
        away = self.status.away.get(seat.number)
        return seat.level if away is None else away.level

    def asked_seats(self) -> frozenset[int]:
        """The people that the table waits for."""
        seats = {self.seat_of(role) for role in self.asked()}
        return frozenset(seat.number for seat in seats if not self.bot_level(seat))

    def people(self) -> list[Seat]:
        """Seats at which somebody sits who can be asked."""
        return [seat for seat in self.seats if seat.taken() and not self.bot_level(seat)]

    def here(self) -> set[int]:
        """Seats that are connected."""
        return {watcher.seat.number for watcher in self.watchers if watcher.seat is not None}

    def absent_for(self, seat: int) -> int:
        """For how many milliseconds the table has waited for somebody who is not here."""
        if seat in self.here() or seat not in self.asked_seats():
            return 0
        return self.time.now() - max(self.left.get(seat, self.opened), self.clock.times.since)

    def result(self) -> Result | None:
        """How it ended, if it has."""
        if self.history.game.over():
            return self.spec.result(self.history.game)
        return early_result(self) if self.status.ended else None

    def sequel(self) -> dict[str, Any] | None:
        """The options of the game that goes on from how this one ended; None where nothing follows."""
        ended = self.result()
        if ended is None:
            return None
        return self.spec.sequel(self.history.game, bool(ended.winners))

    def name_of(self, owner: bytes | None) -> str:
        return "" if owner is None else self.known.get(owner, "")

    def watching(self) -> list[wire.Onlooker]:
        """Those who only watch, each person once; of a crowd the first."""
        there = [watcher.session for watcher in self.watchers if watcher.seat is None]
        named = sorted({owner for owner in there if owner is not None and self.name_of(owner)})
        known = [wire.Onlooker(self.name_of(owner), self.emblems.get(owner, "")) for owner in named]
        strangers = [wire.Onlooker("", "")] * len([owner for owner in there if not self.name_of(owner)])
        return [*known, *strangers][:MAX_ONLOOKERS]

    def players(self) -> list[wire.Player]:
        here = self.here()
        return [
            wire.Player(
                seat.number,
                seat.kind,
                list(seat.roles),
                seat.level,
                seat.taken(),
                seat.kind == "bot" or seat.number in here,
                self.name_of(seat.session),
                self.bot_level(seat) if seat.kind != "bot" else "",
                seat.session in self.programs,
                "" if seat.session is None else self.emblems.get(seat.session, ""),
                self.name_of(seat.held),
            )
            for seat in self.seats
        ]


def wish_text(kind: str, role: str, what: str) -> str:
    """What stands behind an idempotency key: the same key may not mean two things."""
    return f"{kind} {role} {what}"


def new_id() -> str:
    return secrets.token_hex(8)


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def wish_of(entry: JournalEntry) -> str:
    """What the message asked for that led to an entry."""
    return entry.wish or wish_text(entry.kind, entry.role, entry.move)


def entry_of(table: Table, seat: int, kind: Kind, role: str, move: str, key: str, record: str = "") -> JournalEntry:
    """The next line of the journal."""
    return JournalEntry(table.row.id, table.seq + 1, kind, seat, role, move, key, record, now(), table.time.now())


def act_entry(table: Table, seat: Seat, key: str, move: Move) -> tuple[JournalEntry, Snapshot]:
    """What is stored of a move that was just carried out."""
    written = canonical(table.spec.save(table.history.game))
    role, text = table.names[move.role], move.action.text
    record = f"{len(table.history.moves)} {role} {text} = {digest_of(written)} {results_of(move)}".rstrip()
    entry = entry_of(table, seat.number, "act", role, text, key, record)
    return entry, Snapshot(entry.n, written, table.spec.rules_version)


def undo_entry(table: Table, seat: Seat, key: str, role: str, back: int) -> tuple[JournalEntry, Snapshot]:
    """What is stored of moves that are about to be taken back."""
    tree = table.spec.save(table.history.at(len(table.history.moves) - back))
    entry = entry_of(table, seat.number, "undo", role, str(back), key, f"undo {back} = {digest(tree)}")
    return entry, Snapshot(entry.n, canonical(tree), table.spec.rules_version)


def snapshot_of(spec: GameSpec, game: Game, n: int) -> Snapshot:
    """What is stored of a game after entry n."""
    return Snapshot(n, canonical(spec.save(game)), spec.rules_version)


def early_result(table: Table) -> Result:
    """A table that its people ended: whoever gave up or ran out of time has lost, unless all win or lose together."""
    how, loser = table.status.ended, table.status.loser
    winners: tuple[str, ...] = ()
    if loser and how in ("resign", "timeout", "closed") and not table.spec.cooperative:
        lost = table.seat_of(loser).roles
        winners = tuple(role for role in table.names if role not in lost)
    return Result(winners, (), label(RESULTS[how], role=loser))


# ---------------------------------------------------------------- a new table
def first_game(loaded: Loaded, row: TableRow) -> Game:
    """As the table was dealt, or where another game was left."""
    if row.start is not None:
        return loaded.spec.load(json.loads(row.start), loaded.content)
    return loaded.spec.new(loaded.spec.options.resolve(row.options), loaded.content, row.seed)
