"""The tables in memory: found by their id, opened from the store, let go when another server has them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from typing import Final, Protocol

from underkeep.server.catalogue import Catalogue
from underkeep.server.cluster.leases import Leases
from underkeep.server.errors import NoTable, TableSetAside
from underkeep.server.kept_packs import KeptPacks
from underkeep.server.people.accounts import People
from underkeep.server.people.chat import load_chat, told
from underkeep.server.people.notify import change_owner, forget_owner, tell_players
from underkeep.server.people.seats import Seat
from underkeep.server.store.interface import NotOurs, Store, TableRow
from underkeep.server.tables.pending import PendingWork
from underkeep.server.tables.reopening import Stored, reopen
from underkeep.server.tables.service_time import ServiceTime
from underkeep.server.tables.sleep import Asleep
from underkeep.server.tables.table import Table, first_game, snapshot_of

DAMAGED: Final = "it is damaged"  # the log has what is wrong: errors may name what nobody may know
MOVED: Final = 1012  # how a WebSocket is told to come again
log = logging.getLogger("underkeep.tables")


class Follower(Protocol):
    """Whoever looks at a table after every change: bots, alarms, calls to those who are away."""

    def wake(self, table: Table) -> None: ...

    def drop(self, table: str) -> None: ...


class OpenTables:
    """Each table is opened once, however many ask for it; with `leases` other servers may have it."""

    def __init__(
        self,
        catalogue: Catalogue,
        store: Store,
        people: People,
        time: ServiceTime,
        work: PendingWork,
        leases: Leases | None = None,
    ) -> None:
        self.catalogue = catalogue
        self.store = store
        self.people = people
        self.time = time
        self.work = work
        self.leases = leases
        self.packs = KeptPacks(catalogue, store)
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.set_aside: dict[str, str] = {}  # tables that cannot be opened: why
        self.followers: tuple[Follower, ...] = ()
        self.used: dict[str, float] = {}  # when each of those here was last wanted, or changed
        self.asleep: dict[str, Asleep] = {}  # those that left memory

    # ------------------------------------------------------------ finding
    async def find(self, id_: str) -> Table:
        """A table by its id, from memory or from the store."""
        if id_ in self.set_aside:
            raise TableSetAside(self.set_aside[id_], "table", f"The operator can look: underkeep table show {id_}")
        self.used[id_] = time.monotonic()
        if id_ not in self.opening:
            self.opening[id_] = asyncio.create_task(self.load(id_))
        try:
            return await asyncio.shield(self.opening[id_])
        except BaseException:
            opening = self.opening.get(id_)
            if opening is not None and opening.done():
                del self.opening[id_]
                self.used.pop(id_, None)
            raise

    async def visit(self, id_: str) -> Table:
        """A table for somebody who comes: at a sibling's they may have taken a seat there, or another name."""
        table = await self.find(id_)
        if self.leases is not None:
            seats = await self.store.seats(id_)
            if seats != table.seats:
                table.seats = seats
                await self.people.learn(owners_at(table))
                tell_players(table)
        return table

    async def reopen(self, id_: str) -> None:
        """Open a table if one can; one that cannot be opened now, or that another server has, is left alone."""
        try:
            with contextlib.suppress(NotOurs):
                await self.find(id_)
        except (NoTable, TableSetAside):
            pass  # what was set aside is in the log

    async def opened(self, ids: Sequence[str]) -> list[Table]:
        """The tables of a list that can be opened."""
        for id_ in ids:
            await self.reopen(id_)
        return [self.opening[id_].result() for id_ in ids if self.is_here(id_)]

    def is_here(self, id_: str) -> bool:
        """Is it in memory, and not only about to be?"""
        return id_ in self.opening and self.opening[id_].done()

    def here(self) -> list[Table]:
        """Those in memory."""
        done = [task for task in self.opening.values() if task.done() and not task.cancelled()]
        return [task.result() for task in done if task.exception() is None]

    # ------------------------------------------------------------ coming and going
    async def add_table(self, row: TableRow, seats: Sequence[Seat]) -> Table:
        """A new table, stored and opened."""
        loaded = await self.packs.find(row.game, row.content)
        await self.packs.keep(loaded)
        table = Table(row, seats, loaded, first_game(loaded, row), self.time)
        start = snapshot_of(loaded.spec, table.history.game, 0)
        await self.work.finish(self.store.add_table(row, seats, start))
        await self.load_names(table)
        self.opening[row.id] = asyncio.create_task(ready(table))
        self.wake(table)
        return table

    async def load(self, id_: str) -> Table:
        if self.leases is not None and await self.leases.take(id_) is not None:
            raise NotOurs(id_)
        row, snapshot = await self.store.table(id_), await self.store.snapshot(id_)
        if row is None or snapshot is None:
            raise NoTable(f"there is no table {id_!r}", "table", "Check the link.")
        journal = await self.store.journal(id_)
        self.time.reach(max([row.clock, *(entry.clock for entry in journal[-1:])]))
        stored = Stored(row, await self.store.seats(id_), journal, snapshot, self.time)
        table = await self.rebuild(stored)
        table.rematch = await self.store.rematch(id_)
        said = await load_chat(self.store, table)
        await self.load_names(table)
        table.chat = [told(table, row) for row in said]
        if (asleep := self.asleep.pop(id_, None)) is not None:
            table.called, table.left = set(asleep.called), asleep.left
        self.wake(table)
        return table

    async def rebuild(self, stored: Stored) -> Table:
        """One bad table is one bad table: whatever is wrong with it is told once, and nothing else waits for it."""
        id_ = stored.row.id
        try:
            loaded = await self.packs.of_table(stored.row)
            return await asyncio.to_thread(reopen, stored, loaded)
        except Exception as error:
            log.error("table %s (%s) is set aside: %s", id_, stored.row.game, error, exc_info=error)
            self.set_aside[id_] = error.problem if isinstance(error, TableSetAside) else DAMAGED
            raise TableSetAside(self.set_aside[id_], "table", f"Look at it: underkeep table show {id_}") from error

    async def load_names(self, table: Table) -> None:
        """The table gets to know the names of those who sit there."""
        await self.people.learn(owners_at(table))
        table.known, table.emblems = self.people.names, self.people.emblems
        table.programs = self.people.bots

    def wake(self, table: Table) -> None:
        """Something changed: whoever follows the table looks at it."""
        self.used[table.row.id] = time.monotonic()
        for follower in self.followers:
            follower.wake(table)

    def drop(self, id_: str) -> None:
        """The table is not to be trusted here any more: whoever sits here is hung up on, and comes back to it where it
        is read anew, by this server or by another.
        """
        opening = self.opening.pop(id_, None)
        self.used.pop(id_, None)
        self.asleep.pop(id_, None)
        for follower in self.followers:
            follower.drop(id_)
        if opening is not None and opening.done() and not opening.cancelled() and opening.exception() is None:
            for watcher in list(opening.result().watchers):
                watcher.hang_up(MOVED, "moved")

    def put_away(self, table: Table, asleep: Asleep) -> None:
        """Out of memory, until somebody wants it."""
        self.opening.pop(table.row.id, None)
        self.used.pop(table.row.id, None)
        self.asleep[table.row.id] = asleep

    def hand_over(self, old: bytes, new: bytes) -> None:
        """What a browser held is its person's now; the store knows already."""
        for table in self.here():
            change_owner(table, old, new)

    def forget_owner(self, owner: bytes) -> None:
        """Somebody is gone for good; the store knows already."""
        self.people.forget(owner)
        for table in self.here():
            forget_owner(table, owner)


def owners_at(table: Table) -> list[bytes]:
    """Whose names stand at a table: those who sit, are awaited, or have said something."""
    seats = [owner for seat in table.seats for owner in (seat.session, seat.held) if owner is not None]
    host = [] if table.row.host is None else [table.row.host]
    return list(dict.fromkeys([*seats, *host, *(owner for owner in table.speakers.values() if owner is not None)]))


async def ready(table: Table) -> Table:
    return table
