"""Leases: several servers on one PostgreSQL, and each table belongs to one of them at a time.

A server that does not renew is dead, and whoever wants its tables takes them. Safety does not hang on clocks: every
write to a table looks, in its own transaction, whether the table is still the writer's.
"""
# ruff: noqa: S608  statements are put together from the constants below, never from what anybody says

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from underkeep.server.store.postgres import PostgresConnection, PostgresStore, driver
from underkeep.server.store.sql import Db

LEASE_MS: Final = 4000
CHANNEL: Final = "underkeep"
NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
ALIVE: Final = f"(SELECT id FROM process WHERE until > {NOW})"
TAKE: Final = (
    "INSERT INTO lease SELECT id, ? FROM game_table WHERE id = ? ON CONFLICT (table_id) DO UPDATE "
    f"SET process = excluded.process WHERE lease.process = excluded.process OR lease.process NOT IN {ALIVE} "
    "RETURNING process"
)
HOLDER: Final = "SELECT p.id, url, secret FROM lease l JOIN process p ON p.id = l.process WHERE table_id = ?"
ANOTHER: Final = f"{HOLDER} AND p.id <> ? AND p.until > {NOW}"  # alive; TAKE would wait for its lock to learn it
ORPHANS: Final = (
    f"SELECT table_id FROM lease WHERE process NOT IN {ALIVE} ORDER BY table_id LIMIT ? FOR UPDATE SKIP LOCKED"
)
RUNS_BY_ITSELF: Final = (  # bots or clocks go on there also when nobody looks
    "SELECT 1 FROM game_table t WHERE id = ? AND over = 0 AND ((settings LIKE ? AND settings NOT LIKE ?) "
    "OR EXISTS (SELECT 1 FROM seat WHERE table_id = t.id AND kind = 'bot') "
    "OR EXISTS (SELECT 1 FROM journal WHERE table_id = t.id AND kind = 'away'))"
)
A_CLOCK: Final = '%"clock":{"kind":%'
NO_CLOCK: Final = '%"clock":{"kind":"none"%'
JOIN: Final = f"INSERT INTO process VALUES (?, ?, ?, {NOW} + ?) ON CONFLICT (id) DO UPDATE SET until = excluded.until"
BURY: Final = f"DELETE FROM process WHERE until < {NOW} - ? AND id NOT IN (SELECT process FROM lease)"


@dataclass(frozen=True)
class Process:
    """A server, where its siblings reach it, and the word by which it knows them."""

    id: str
    url: str
    secret: str


class Leases:
    """What one server does about its tables and those of the others."""

    def __init__(self, store: PostgresStore, me: Process) -> None:
        self.store = store
        self.me = me

    async def join(self) -> None:
        """Be there; from now on every write is fenced. Whoever had our address before us is gone."""
        await self.store.rows("DELETE FROM process WHERE url = ? AND id <> ?", self.me.url, self.me.id)
        await self.store.rows(JOIN, self.me.id, self.me.url, self.me.secret, LEASE_MS)
        self.store.process = self.me.id

    async def renew(self, served: int) -> tuple[bool, int]:
        """Be there a while longer: is our row still there, and what time is it by the server that is ahead?"""

        def work(db: Db) -> tuple[bool, int]:
            known = db.execute(f"UPDATE process SET until = {NOW} + ? WHERE id = ? RETURNING 1", (LEASE_MS, self.me.id))
            there = known.fetchone() is not None
            ahead = db.execute("UPDATE service SET ms = greatest(ms, ?) RETURNING ms", (served,)).fetchone()[0]
            return there, ahead

        return await self.store.run(work)

    async def leave(self) -> None:
        """Gone on purpose: the others may take what was ours at once."""
        await self.store.rows("DELETE FROM process WHERE id = ?", self.me.id)

    async def bury(self, other: Process) -> None:
        """Nobody listens where the other was: it has nothing any more. Were it alive, the fence would stop it."""
        await self.store.rows("DELETE FROM process WHERE id = ?", other.id)

    async def take(self, table: str) -> Process | None:
        """Make a table ours, if nobody alive has it; else who does. None also for a table that is not there."""

        def work(db: Db) -> Process | None:
            another = db.execute(ANOTHER, (table, self.me.id)).fetchone()
            if another is not None:
                return Process(*another)
            if db.execute(TAKE, (self.me.id, table)).fetchone() is not None:
                tell(db, self.me.id, "lease", table)
                return None
            holder = db.execute(HOLDER, (table,)).fetchone()
            return None if holder is None else Process(*holder)

        return await self.store.run(work)

    async def adopt(self, most: int) -> tuple[list[str], int]:
        """Take tables of dead servers: those where bots or clocks go on, and how many leases were looked at."""

        def work(db: Db) -> tuple[list[str], int]:
            orphans = [row[0] for row in db.execute(ORPHANS, (most,)).fetchall()]
            ours = [id_ for id_ in orphans if runs_by_itself(db, id_)]
            for id_ in orphans:
                if id_ in ours:
                    db.execute("UPDATE lease SET process = ? WHERE table_id = ?", (self.me.id, id_))
                else:
                    db.execute("DELETE FROM lease WHERE table_id = ?", (id_,))
                tell(db, self.me.id, "lease", id_)
            db.execute(BURY, (LEASE_MS,))
            return ours, len(orphans)

        return await self.store.run(work)

    async def has(self, table: str) -> bool:
        """Is a table ours?"""
        mine = "SELECT 1 FROM lease WHERE table_id = ? AND process = ?"
        return bool(await self.store.rows(mine, table, self.me.id))

    async def held(self) -> set[str]:
        """All that is ours."""
        rows = await self.store.rows("SELECT table_id FROM lease WHERE process = ?", self.me.id)
        return {row[0] for row in rows}

    async def tell(self, *words: str) -> None:
        """A notice to the others: a kind and ids, nothing else."""
        await self.store.run(lambda db: tell(db, self.me.id, *words))


def runs_by_itself(db: Db, table: str) -> bool:
    return db.execute(RUNS_BY_ITSELF, (table, A_CLOCK, NO_CLOCK)).fetchone() is not None


def tell(db: Db, *words: str) -> None:
    db.execute("SELECT pg_notify(?, ?)", (CHANNEL, " ".join(words)))


class Ears:
    """A thread with a connection of its own that hears the notices of the others."""

    def __init__(self, url: str, me: str, hear: Callable[[list[str]], None]) -> None:
        self.url = url
        self.me = me
        self.hear = hear
        self.closed = False
        self.thread = threading.Thread(target=self.listen, name="ears", daemon=True)
        self.thread.start()

    def listen(self) -> None:
        """Until closed; whenever the line was lost, notices may have been missed, which is heard as `lost`."""
        error: type[Exception] = driver().Error
        while not self.closed:
            try:
                self.listen_once()
            except error:
                time.sleep(1.0)
                self.hear(["lost"])

    def listen_once(self) -> None:
        line = PostgresConnection(self.url)
        try:
            line.execute(f"LISTEN {CHANNEL}")
            while not self.closed:
                for notice in line.connection.notifies(timeout=0.5):
                    self.take(notice.payload)
        finally:
            line.close()

    def take(self, payload: str) -> None:
        sender, *words = payload.split()
        if sender != self.me:
            self.hear(words)

    def close(self) -> None:
        self.closed = True
        self.thread.join(5.0)
