"""Tables: each owns the history of one game, its log and those who watch. What is stored is the truth.

A table comes back after a restart by replaying its journal; where the rules have changed, by its snapshot.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Protocol

from underkeep.core.actions import Action
from underkeep.core.codec import canonical, digest
from underkeep.core.errors import BadInput, UnderkeepError
from underkeep.core.events import Event
from underkeep.core.game import Game
from underkeep.core.history import History, Move
from underkeep.core.luck import seed_from_text
from underkeep.core.options import Options
from underkeep.core.records import results_of
from underkeep.library import Loaded
from underkeep.server import protocol as wire
from underkeep.server.seats import Seat
from underkeep.server.store.base import Entry, Snapshot, TableRow


class Watcher(Protocol):
    """Whoever looks at a table and is told of every change."""

    seat: Seat | None

    def show(self, cause: str, key: str) -> None: ...

    def show_players(self) -> None: ...


@dataclass(frozen=True)
class Happened:
    """One entry of the log: an event of the game, or a note about the table that everybody may read."""

    move: int
    event: Event | None
    note: wire.Label | None = None


class Table:
    """One game, its seats, its log, its watchers. Whoever reads or changes the game holds `lock`."""

    def __init__(self, row: TableRow, seats: Sequence[Seat], loaded: Loaded, game: Game) -> None:
        self.row = row
        self.seats = list(seats)
        self.spec = loaded.spec
        self.history = History(loaded.spec, game, loaded.content)
        self.names = loaded.spec.role_names(game)
        self.seq = 0  # entries of the journal
        self.log: list[Happened] = []
        self.keys: dict[tuple[int, str], str] = {}  # what was done under a seat's idempotency key
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.sights: dict[frozenset[int], Any] = {}  # server/sight.py: what eyes see, until the next change

    # ------------------------------------------------------------ changes, always with the lock held
    def act(self, role: int, action: Action) -> Move:
        """Carry out a legal action in memory; storing it and `settle` follow."""
        return self.history.act(role, action)

    def take_back(self, back: int) -> None:
        self.history.undo(back)

    def settle(self, entry: Entry, move: Move | None) -> None:
        """The entry is stored: it now counts, stands in the log and may be shown."""
        self.seq = entry.n
        self.keys[entry.seat, entry.key] = deed(entry.kind, entry.role, entry.move)
        if move is not None:
            self.log += [Happened(entry.n, event) for event in move.events]
        else:
            note = wire.Label("server-log-undone", {"role": entry.role, "count": int(entry.move)})
            self.log.append(Happened(entry.n, None, note))
        self.sights.clear()

    # ------------------------------------------------------------ questions
    def role(self, name: str) -> int | None:
        return self.names.index(name) if name in self.names else None

    def seat_of(self, role: str) -> Seat:
        return next(seat for seat in self.seats if role in seat.roles)

    def seats_of(self, session: bytes | None) -> list[Seat]:
        """The seats that a browser session holds."""
        return [seat for seat in self.seats if session is not None and seat.session == session]

    def players(self) -> list[wire.Player]:
        here = {watcher.seat.number for watcher in self.watchers if watcher.seat is not None}
        return [
            wire.Player(
                seat.number,
                seat.kind,
                list(seat.roles),
                seat.level,
                seat.taken(),
                seat.kind == "bot" or seat.number in here,
            )
            for seat in self.seats
        ]


def deed(kind: str, role: str, what: str) -> str:
    """What stands behind an idempotency key: the same key may not mean two things."""
    return f"{kind} {role} {what}"


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def act_entry(table: Table, seat: Seat, key: str, move: Move) -> tuple[Entry, Snapshot]:
    """What is stored of a move that was just carried out."""
    tree = table.spec.save(table.history.game)
    role, text, n = table.names[move.role], move.action.text, table.seq + 1
    record = f"{len(table.history.moves)} {role} {text} = {digest(tree)} {results_of(move)}".rstrip()
    entry = Entry(table.row.id, n, "act", seat.number, role, text, key, record, now())
    return entry, Snapshot(n, canonical(tree))


def undo_entry(table: Table, seat: Seat, key: str, role: str, back: int) -> tuple[Entry, Snapshot]:
    """What is stored of moves that are about to be taken back."""
    tree = table.spec.save(table.history.at(len(table.history.moves) - back))
    n, record = table.seq + 1, f"undo {back} = {digest(tree)}"
    entry = Entry(table.row.id, n, "undo", seat.number, role, str(back), key, record, now())
    return entry, Snapshot(n, canonical(tree))


# ---------------------------------------------------------------- a new table
def new_row(loaded: Loaded, options: Options, seed: str | None) -> TableRow:
    """A table that nobody has played at yet; without a seed of the maker's, luck is the server's secret."""
    luck = secrets.token_bytes(32) if seed is None else seed_from_text(seed)
    spec = loaded.spec
    return TableRow(
        secrets.token_hex(8),
        spec.id,
        spec.rules_version,
        loaded.pack.digest,
        options.tree(),
        luck,
        seed is not None,
        now(),
    )


def first_game(loaded: Loaded, row: TableRow) -> Game:
    return loaded.spec.new(loaded.spec.options.resolve(row.options), loaded.content, row.seed)


# ---------------------------------------------------------------- a stored table
@dataclass(frozen=True)
class Stored:
    """All that the store has of a table."""

    row: TableRow
    seats: Sequence[Seat]
    journal: Sequence[Entry]
    snapshot: Snapshot


def reopen(stored: Stored, loaded: Loaded) -> Table:
    """The table as it was; the journal is replayed, and must lead where it led."""
    if stored.row.content != loaded.pack.digest:
        problem = f"is played with content {stored.row.content}, this is {loaded.pack.digest}"
        raise BadInput(problem, "table", "Start the server with the pack it was made with: --content PACK.")
    if stored.row.rules_version == loaded.spec.rules_version:
        try:
            return replayed(stored, loaded)
        except UnderkeepError:
            pass  # the rules changed without a new version: the snapshot still says where the game stands
    return from_snapshot(stored, loaded)


def replayed(stored: Stored, loaded: Loaded) -> Table:
    table = Table(stored.row, stored.seats, loaded, first_game(loaded, stored.row))
    for entry in stored.journal:
        table.settle(entry, again(table, entry))
    tree = canonical(table.spec.save(table.history.game))
    if tree != stored.snapshot.tree:
        raise BadInput("the journal leads to another state", "table", "Continue from the snapshot.")
    return table


def again(table: Table, entry: Entry) -> Move | None:
    """Do what an entry of the journal says."""
    if entry.kind == "undo":
        table.take_back(int(entry.move))
        return None
    return table.act(table.names.index(entry.role), table.spec.parse(entry.move))


def from_snapshot(stored: Stored, loaded: Loaded) -> Table:
    """The game goes on under the present rules from where it stood; what was before cannot be taken back."""
    tree: Mapping[str, Any] = json.loads(stored.snapshot.tree)
    table = Table(stored.row, stored.seats, loaded, loaded.spec.load(dict(tree), loaded.content))
    table.seq = stored.snapshot.n
    for entry in stored.journal:
        table.keys[entry.seat, entry.key] = deed(entry.kind, entry.role, entry.move)
    table.log.append(Happened(table.seq, None, wire.Label("server-log-rules-changed", {})))
    return table
