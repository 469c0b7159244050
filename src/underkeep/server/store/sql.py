"""A store in SQL: one writer thread with group commit, and all that is kept, in words that both databases know."""

from __future__ import annotations

import asyncio
import json
import logging
import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from underkeep.server.people.seats import Seat
from underkeep.server.store.finished_games import SqlHistory
from underkeep.server.store.interface import JournalEntry, NotOurs, Snapshot, StoreFailed, TableRow, Unsure
from underkeep.server.store.kept_pieces import SqlWorkpieces
from underkeep.server.store.mailboxes import SqlMailboxes
from underkeep.server.store.people import SqlPeople
from underkeep.server.store.programs import SqlBotAccounts
from underkeep.server.store.puzzle_tries import SqlPuzzles

TABLE_COLUMNS: Final = (
    "id, game, rules_version, content, options, seed, own_seed, created, settings, host, clock, start, origin"
)
log = logging.getLogger("underkeep.store")
MAX_IN_GROUP: Final = 200
MAX_TRIES: Final = 5
Result = TypeVar("Result")


class Cursor(Protocol):
    """What a statement gives."""

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...


class Db(Protocol):
    """A connection of our own to a database; values stand for question marks."""

    @property
    def in_transaction(self) -> bool: ...

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor: ...

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> object: ...

    def close(self) -> None: ...


Work = Callable[[Db], Any]


@dataclass(frozen=True)
class Job:
    """Something to do in a transaction, and who waits for it."""

    work: Work
    done: Future[Any]


class SqlStore(SqlPeople, SqlBotAccounts, SqlHistory, SqlMailboxes, SqlWorkpieces, SqlPuzzles):
    """All that waits is written with one flush."""

    begin = "BEGIN"

    def __init__(
        self,
        db: Db,
        errors: type[Exception],
        doubles: type[Exception],
        standoffs: tuple[type[Exception], ...] = (),
    ) -> None:
        """`doubles`: what the database says of a row that is there already; `standoffs`: errors by which it ends one
        of two transactions that wait for each other.
        """
        self.db = db
        self.errors = errors
        self.doubles = doubles
        self.standoffs = standoffs
        self.served_before: int = self.db.execute("SELECT ms FROM service").fetchone()[0]
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.write, name="store", daemon=True)
        self.thread.start()

    # ------------------------------------------------------------ the writer thread
    def write(self) -> None:
        """Take what waits, commit it together, tell everybody."""
        while True:
            group = self.take()
            if group:
                self.commit(group)
            else:
                return

    def take(self) -> list[Job]:
        """At least one job, and all that wait behind it; nothing when the store closes."""
        job = self.jobs.get()
        group: list[Job] = []
        while job is not None:
            group.append(job)
            if len(group) == MAX_IN_GROUP or self.jobs.empty():
                return group
            job = self.jobs.get()
        if group:
            self.jobs.put(None)  # close after this last group
        return group

    def commit(self, group: list[Job]) -> None:
        """One transaction for the group; a job that fails falls alone, a commit that fails takes all."""
        try:
            outcomes = self.transaction(group)
        except Unsure as error:
            log.error("the store may have written, or not: %s", error)
            outcomes = [error] * len(group)
        except self.errors as error:
            log.error("the store cannot write: %s", error)
            self.give_up()
            outcomes = [StoreFailed(str(error))] * len(group)
        for job, outcome in zip(group, outcomes, strict=True):
            settle(job.done, outcome)

    def transaction(self, group: list[Job], tries: int = MAX_TRIES) -> list[Any]:
        """What became of each job. After a standoff with another server nothing was done, so all is done again."""
        self.ready()
        try:
            self.db.execute(self.begin)
            outcomes = [self.attempt(job) for job in group]
            self.end()
        except self.standoffs:
            if tries == 1:
                raise
            self.give_up()
            return self.transaction(group, tries - 1)
        return outcomes

    def end(self) -> None:
        """The commit; if the connection breaks now, nobody here knows whether it was done."""
        try:
            self.db.execute("COMMIT")
        except self.errors as error:
            if self.is_broken():
                raise Unsure(str(error)) from error
            raise

    def is_broken(self) -> bool:
        """Has the connection to the database gone? A file has none."""
        return False

    def ready(self) -> None:
        """Before a transaction: is the connection still there?"""

    def give_up(self) -> None:
        """After a transaction that failed."""
        if self.db.in_transaction:
            self.db.execute("ROLLBACK")

    def attempt(self, job: Job) -> Any:
        """The job's result, or its error; a full disk or a standoff ends the whole transaction and is raised."""
        self.db.execute("SAVEPOINT job")
        try:
            outcome = job.work(self.db)
        except Exception as error:
            if not self.db.in_transaction or isinstance(error, self.standoffs):
                raise
            self.db.execute("ROLLBACK TO job")
            outcome = fallen(error)
        self.db.execute("RELEASE job")
        return outcome

    async def run(self, work: Callable[[Db], Result]) -> Result:
        """Hand work to the writer and wait until it is durable."""
        done: Future[Result] = Future()
        self.jobs.put(Job(work, done))
        return await asyncio.wrap_future(done)

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        self.db.close()
        self.let_go()

    def let_go(self) -> None:
        """Whatever keeps others away."""

    def own(self, db: Db, table: str) -> None:
        """A new table is ours: for stores that several servers share."""

    def fence(self, db: Db, table: str) -> None:
        """Before a change of a table: NotOurs if another server has it, or if it was deleted."""
        if db.execute("SELECT 1 FROM game_table WHERE id = ?", (table,)).fetchone() is None:
            raise NotOurs(table)

    # ------------------------------------------------------------ what is kept
    async def add_table(
        self,
        table: TableRow,
        seats: Sequence[Seat],
        snapshot: Snapshot,
        journal: Sequence[JournalEntry] = (),
        over: bool = False,
    ) -> None:
        def work(db: Db) -> None:
            db.execute(f"INSERT INTO game_table ({TABLE_COLUMNS}) VALUES ({marks(13)})", table_values(table))  # noqa: S608
            db.executemany(
                "INSERT INTO seat (table_id, number, kind, roles, level, token, session, held) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [seat_values(table.id, seat) for seat in seats],
            )
            made = (table.id, snapshot.n, snapshot.tree, snapshot.rules)
            db.execute("INSERT INTO snapshot VALUES (?, ?, ?, ?)", made)
            db.executemany(f"INSERT INTO journal VALUES ({marks(11)})", map(entry_values, journal))  # noqa: S608
            public = int(bool(table.settings.get("public")))
            db.execute("UPDATE game_table SET over = ?, public = ? WHERE id = ?", (int(over), public, table.id))
            self.own(db, table.id)

        await self.run(work)

    async def append(self, entry: JournalEntry, snapshot: Snapshot | None, over: bool = False) -> None:
        def work(db: Db) -> None:
            self.fence(db, entry.table)
            try:
                db.execute(f"INSERT INTO journal VALUES ({marks(11)})", entry_values(entry))  # noqa: S608
            except self.doubles as error:
                raise Unsure(str(error)) from error
            if snapshot is not None:
                values = (snapshot.n, snapshot.tree, snapshot.rules, entry.table)
                db.execute("UPDATE snapshot SET n = ?, tree = ?, rules = ? WHERE table_id = ?", values)
            if over or entry.kind in ("undo", "patch"):  # only an operator undoes what was over
                db.execute("UPDATE game_table SET over = ? WHERE id = ?", (int(over), entry.table))
            if not over and entry.kind in ("undo", "patch"):
                db.execute("DELETE FROM finished WHERE table_id = ?", (entry.table,))

        try:
            await self.run(work)
        except Unsure:
            if not await self.has_entry(entry):
                raise StoreFailed("the connection broke before the commit") from None

    async def has_entry(self, entry: JournalEntry) -> bool:
        """Is that very entry in the journal? Unsure if nobody answers, or another one stands in its place."""
        try:
            rows = await self.rows("SELECT * FROM journal WHERE table_id = ? AND n = ?", entry.table, entry.n)
        except StoreFailed as error:
            raise Unsure(str(error)) from None
        if rows and read_entry(rows[0]) != entry:
            raise Unsure(f"another entry {entry.n} is there")
        return bool(rows)

    async def claim(self, token: bytes, session: bytes) -> tuple[str, int] | None:
        def work(db: Db) -> tuple[str, int] | None:
            row = db.execute(
                "UPDATE seat SET session = ?, token = NULL, held = NULL, used = ? WHERE token = ? "
                "RETURNING table_id, number",
                (session, token, token),
            ).fetchone()
            return None if row is None else (row[0], row[1])

        return await self.run(work)

    async def table(self, table: str) -> TableRow | None:
        rows = await self.rows(f"SELECT {TABLE_COLUMNS} FROM game_table WHERE id = ?", table)  # noqa: S608
        return read_table(rows[0]) if rows else None

    async def seats(self, table: str) -> list[Seat]:
        columns = "number, kind, roles, level, token, session, held"
        rows = await self.rows(f"SELECT {columns} FROM seat WHERE table_id = ? ORDER BY number", table)  # noqa: S608
        return [read_seat(row) for row in rows]

    async def journal(self, table: str) -> list[JournalEntry]:
        rows = await self.rows("SELECT * FROM journal WHERE table_id = ? ORDER BY n", table)
        return [read_entry(row) for row in rows]

    async def snapshot(self, table: str) -> Snapshot | None:
        rows = await self.rows("SELECT n, tree, rules FROM snapshot WHERE table_id = ?", table)
        return Snapshot(*rows[0]) if rows else None

    async def all_tables(self) -> list[tuple[str, str]]:
        last = "coalesce((SELECT max(at) FROM journal WHERE table_id = id), created)"
        return await self.rows(f"SELECT id, {last} AS last FROM game_table ORDER BY last, id")  # noqa: S608

    async def delete(self, table: str) -> bool:
        return bool(await self.rows("DELETE FROM game_table WHERE id = ? RETURNING id", table))

    async def gone(self, tables: Sequence[str]) -> list[str]:
        def work(db: Db) -> list[str]:
            there = "SELECT 1 FROM game_table WHERE id = ?"
            return [id_ for id_ in tables if db.execute(there, (id_,)).fetchone() is None]

        return await self.run(work) if tables else []

    async def unfinished(self) -> list[str]:
        return [row[0] for row in await self.rows("SELECT id FROM game_table WHERE over = 0 ORDER BY created")]

    async def set_due(self, table: str, due: int | None) -> None:
        await self.run(lambda db: db.execute("UPDATE game_table SET due = ? WHERE id = ?", (due, table)))

    async def dues(self) -> dict[str, int]:
        return dict(await self.rows("SELECT id, due FROM game_table WHERE over = 0 AND due IS NOT NULL"))

    def served(self) -> int:
        return self.served_before

    async def beat(self, ms: int) -> None:
        await self.run(lambda db: db.execute("UPDATE service SET ms = ? WHERE ms < ?", (ms, ms)))

    def free_bytes(self) -> int | None:
        return None

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        return await self.run(lambda db: db.execute(sql, values).fetchall())


def fallen(error: Exception) -> StoreFailed | NotOurs | Unsure:
    """A job that failed alone; the operator reads why."""
    if isinstance(error, (NotOurs, Unsure)):
        return error
    log.error("the store cannot write: %s", error)
    return StoreFailed(str(error))


def marks(count: int) -> str:
    """Question marks for that many values."""
    return ", ".join("?" * count)


def settle(done: Future[Any], outcome: Any) -> None:
    """Give the waiting one its outcome, unless it has given up."""
    if not done.set_running_or_notify_cancel():
        return
    if isinstance(outcome, (StoreFailed, NotOurs, Unsure)):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)


# ---------------------------------------------------------------- rows
def table_values(row: TableRow) -> tuple[Any, ...]:
    options = json.dumps(row.options, separators=(",", ":"))
    settings = json.dumps(row.settings, separators=(",", ":"))
    head = (row.id, row.game, row.rules_version, row.content)
    tail = (settings, row.host, row.clock, row.start, row.origin)
    return (*head, options, row.seed, int(row.own_seed), row.created, *tail)


def read_table(row: tuple[Any, ...]) -> TableRow:
    id_, game, rules_version, content, options, seed, own_seed, created, settings, *rest = row
    head = (id_, game, rules_version, content, json.loads(options), seed, bool(own_seed), created)
    return TableRow(*head, json.loads(settings), *rest)


def seat_values(table: str, seat: Seat) -> tuple[Any, ...]:
    roles = json.dumps(seat.roles, separators=(",", ":"))
    return (table, seat.number, seat.kind, roles, seat.level, seat.token, seat.session, seat.held)


def read_seat(row: tuple[Any, ...]) -> Seat:
    number, kind, roles, level, token, session, held = row
    return Seat(number, kind, tuple(json.loads(roles)), level, token, session, held)


def entry_values(entry: JournalEntry) -> tuple[Any, ...]:
    head = (entry.table, entry.n, entry.kind, entry.seat)
    return (*head, entry.role, entry.move, entry.key, entry.record, entry.at, entry.clock, entry.wish)


def read_entry(row: tuple[Any, ...]) -> JournalEntry:
    return JournalEntry(*row)
