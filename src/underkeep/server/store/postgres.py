"""PostgreSQL: the same tables in a database of one's own, for those who have one anyway.

The numbered scripts are SQLite's, put into the other dialect; servers and toolbox hold the database by advisory locks.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from underkeep.core.kernel.errors import BadInput
from underkeep.server.store.interface import NotOurs
from underkeep.server.store.migrating import migrations
from underkeep.server.store.sql import Cursor, Db, SqlStore

if TYPE_CHECKING:
    import psycopg

LOCK: Final = 0x554B4550  # "UKEP"
OPENING: Final = LOCK + 1  # held while the database is looked at and migrated
RATINGS: Final = LOCK + 2  # held while ratings change
ATTEMPTS: Final = 10
INSTALL: Final = "Install it: pip install underkeep[postgres]."
DIALECT: Final = (
    (re.compile(r"\)\s*STRICT(, WITHOUT ROWID)?;"), ");"),
    (re.compile(r"\bBLOB\b"), "BYTEA"),
    (re.compile(r"\bINTEGER\b"), "BIGINT"),
    (re.compile(r"\bREAL\b"), "DOUBLE PRECISION"),
)
VERSION: Final = "CREATE TABLE IF NOT EXISTS underkeep_version (n BIGINT NOT NULL)"


def translated(script: str) -> str:
    """A script of SQLite as PostgreSQL reads it."""
    for pattern, words in DIALECT:
        script = pattern.sub(words, script)
    return script


class PostgresCursor:
    """A cursor that has nothing to give where a statement gives nothing."""

    def __init__(self, cursor: psycopg.Cursor[Any]) -> None:
        self.cursor = cursor

    def fetchone(self) -> Any:
        return self.cursor.fetchone() if self.cursor.description is not None else None

    def fetchall(self) -> list[Any]:
        return self.cursor.fetchall() if self.cursor.description is not None else []


class PostgresConnection:
    """A connection that takes question marks, and begins and ends transactions by words."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.open()

    def open(self) -> None:
        import psycopg

        self.connection = psycopg.connect(self.url, autocommit=True, connect_timeout=10)

    @property
    def in_transaction(self) -> bool:
        from psycopg.pq import TransactionStatus

        return self.connection.info.transaction_status in (TransactionStatus.INTRANS, TransactionStatus.INERROR)

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        return PostgresCursor(self.connection.execute(sql.replace("?", "%s").encode(), values))

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> object:
        with self.connection.cursor() as cursor:
            cursor.executemany(sql.replace("?", "%s").encode(), list(rows))
        return None

    def close(self) -> None:
        self.connection.close()


Hold = Literal["alone", "shared", "free"]


class PostgresStore(SqlStore):
    """Durable as the database is; a connection that was lost is opened again.

    `hold`: a toolbox is `alone`, servers share (cluster/leases.py says who has which table), readers are `free`.
    """

    def __init__(self, url: str, hold: Hold = "alone", scripts: Sequence[str] | None = None) -> None:
        psycopg = driver()
        self.hold = hold
        self.process = ""  # whose writes these are, once several servers may be there
        try:
            self.line = PostgresConnection(url)
        except psycopg.Error as error:
            raise BadInput(f"cannot be reached: {error}", "--database", "Check address, name and password.") from None
        try:
            self.prepare(migrations() if scripts is None else scripts)
            standoffs = (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)
            super().__init__(self.line, psycopg.Error, psycopg.errors.UniqueViolation, standoffs)
        except BaseException:
            self.line.close()
            raise

    def prepare(self, scripts: Sequence[str]) -> None:
        """One opens at a time; what is missing is migrated while nobody else is there."""
        self.line.execute("SELECT pg_advisory_lock(?)", (OPENING,))
        if check_version(self.line, len(scripts)) < len(scripts):
            self.lock("pg_try_advisory_lock")
            migrate(self.line, scripts)
            self.line.execute("SELECT pg_advisory_unlock(?)", (LOCK,))
        self.take_hold()
        self.line.execute("SELECT pg_advisory_unlock(?)", (OPENING,))

    def take_hold(self) -> None:
        """Servers keep the toolbox out, the toolbox keeps servers out; the lock goes with the connection."""
        if self.hold != "free":
            self.lock("pg_try_advisory_lock" if self.hold == "alone" else "pg_try_advisory_lock_shared")

    def lock(self, function: str) -> None:
        """The database lets go of whoever has just gone a moment later: a few attempts."""
        for _ in range(ATTEMPTS):
            if self.line.execute(f"SELECT {function}(?)", (LOCK,)).fetchone()[0]:
                return
            time.sleep(0.1)
        raise BadInput("another server uses this database", "--database", "Stop it first, or give another.")

    def is_broken(self) -> bool:
        return self.line.connection.closed or self.line.connection.broken

    def ready(self) -> None:
        """Open a connection that was lost, and hold the database again."""
        if self.is_broken():
            self.line.open()
            try:
                self.take_hold()
            except BadInput as error:
                self.line.close()
                raise self.errors(error.problem) from None

    # ------------------------------------------------------------ one of several
    def own(self, db: Db, table: str) -> None:
        if self.process:
            db.execute("INSERT INTO lease VALUES (?, ?)", (table, self.process))

    def lock_ratings(self, db: Db) -> None:
        """Until the end of this transaction: two games that end at once count one after the other."""
        db.execute("SELECT pg_advisory_xact_lock(?)", (RATINGS,))

    def fence(self, db: Db, table: str) -> None:
        """The lease is locked until the end of this transaction, so that nobody takes it in between."""
        held = "SELECT 1 FROM lease WHERE table_id = ? AND process = ? FOR SHARE"
        if not self.process:
            super().fence(db, table)
        elif db.execute(held, (table, self.process)).fetchone() is None:
            raise NotOurs(table)


def driver() -> Any:
    """psycopg, which comes with an extra."""
    try:
        import psycopg
    except ImportError:
        raise BadInput("needs psycopg", "--database", INSTALL) from None
    return psycopg


def check_version(line: PostgresConnection, known: int) -> int:
    """How far the database was migrated; a newer one is refused."""
    line.execute(VERSION)
    done: int = line.execute("SELECT coalesce(max(n), 0) FROM underkeep_version").fetchone()[0]
    if done > known:
        problem = f"has data version {done}, this Underkeep knows up to {known}"
        raise BadInput(problem, "--database", "Install the newer Underkeep that wrote it.")
    return done


def migrate(line: PostgresConnection, scripts: Sequence[str]) -> None:
    """Run the scripts that are missing, each in a transaction with its number."""
    done = check_version(line, len(scripts))
    for n, script in enumerate(scripts[done:], done + 1):
        with line.connection.transaction():
            line.connection.execute(translated(script).encode())
            line.execute("INSERT INTO underkeep_version VALUES (?)", (n,))
