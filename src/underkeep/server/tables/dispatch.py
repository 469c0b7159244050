"""Dispatch: each wish at a table goes to the module that carries it out; what then is durable, everybody sees."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from prometheus_client import Histogram

from underkeep.server import wire
from underkeep.server.people.seats import Seat
from underkeep.server.store.interface import NotOurs, Store, Unsure
from underkeep.server.tables import absence, hosting, proposals, shared_luck
from underkeep.server.tables.open_tables import OpenTables
from underkeep.server.tables.pending import PendingWork
from underkeep.server.tables.submit import Accepted, Outcome, submit, submit_for_bot
from underkeep.server.tables.table import Table, TableWatcher
from underkeep.server.tables.timeouts import run_out
from underkeep.server.tables.undo import submit_undo

Changed = TypeVar("Changed", bound=Outcome | None)
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Counters:
    """Totals since the start of the server."""

    def __init__(self) -> None:
        self.moves = 0  # acknowledged
        self.refused = 0
        self.store_failures = 0
        self.seconds = Histogram("underkeep_wish_seconds", "From a wish to its answer.", buckets=BUCKETS, registry=None)


class Gathering:
    """Follows tables that begin when everybody sits, and has given a share to the luck where it is shared."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.waits: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        if not table.everybody_sits() or table.status.started or table.over():
            self.drop(table.row.id)
        elif shared_luck.awaited(table):
            self.wait(table)
        elif table.is_gathering():
            self.drop(table.row.id)
            self.dispatcher.work.begin(self.dispatcher.begin(table))

    def wait(self, table: Table) -> None:
        """Not for ever: whoever has not come or not opened by then gives nothing to the luck."""
        if table.row.id not in self.waits:
            self.waits[table.row.id] = asyncio.create_task(self.patience(table))

    async def patience(self, table: Table) -> None:
        """First for pledges, then for the shares behind them."""
        await asyncio.sleep(shared_luck.PATIENCE)
        table.pledging, table.opening = False, not shared_luck.is_opening(table)
        self.waits.pop(table.row.id, None)
        table.show_all("table")
        self.wake(table)

    def drop(self, table: str) -> None:
        wait = self.waits.pop(table, None)
        if wait is not None:
            wait.cancel()


class Dispatcher:
    """All changes of all tables."""

    def __init__(self, store: Store, tables: OpenTables, work: PendingWork) -> None:
        self.store = store
        self.tables = tables
        self.work = work
        self.counters = Counters()

    async def act(self, table: Table, seat: Seat | None, act: wire.Act, sender: TableWatcher | None) -> Outcome:
        return await self.change(table, submit(table, self.store, seat, act), act.key, sender)

    async def act_of_bot(self, table: Table, seat: Seat, act: wire.Act, wish: str = "") -> Outcome:
        return await self.change(table, submit_for_bot(table, self.store, seat, act, wish))

    async def time_out(self, table: Table) -> Outcome | None:
        """Somebody's time has run out."""
        return await self.change(table, run_out(table, self.store))

    async def pledge(self, table: Table, seat: Seat, pledge: str) -> Outcome | None:
        """Somebody comes with a share of the luck."""
        outcome = await self.change(table, shared_luck.pledge(table, self.store, seat, pledge))
        if outcome is None and shared_luck.is_drawing(table):  # nobody waits for this one any more
            table.show_all("table")
            self.tables.wake(table)
        return outcome

    async def begin(self, table: Table) -> Outcome | None:
        """A table whose last free seat was taken."""
        return await self.change(table, hosting.begin(table, self.store))

    async def tell_advice(self, table: Table, seat: Seat) -> Outcome | None:
        """Somebody asks a bot: everybody at the table reads it, once for each move."""
        return await self.change(table, absence.ask_bot(table, self.store, seat))

    async def say(
        self, table: Table, seat: Seat | None, said: wire.TableWish, is_host: bool, sender: TableWatcher | None
    ) -> Outcome:
        """All else that people do at a table."""
        store = self.store
        match said:
            case wire.Undo():
                change = submit_undo(table, store, seat, said)
            case wire.Reply():
                change = proposals.reply(table, store, seat, said)
            case wire.Propose():
                change = proposals.propose(table, store, seat, said)
            case wire.Resign():
                change = proposals.resign(table, store, seat, said)
            case wire.Host():
                change = hosting.by_host(table, store, seat, is_host, said)
            case wire.Leave():
                change = absence.leave(table, store, seat, said)
            case wire.Return():
                change = absence.come_back(table, store, seat, said)
            case wire.OpenShare():
                change = shared_luck.open_share(table, store, seat, said)
        return await self.change(table, change, said.key, sender)

    async def change(
        self, table: Table, change: Coroutine[Any, Any, Changed], key: str = "", sender: TableWatcher | None = None
    ) -> Changed:
        return await self.work.finish(self.changing(table, change, key, sender))

    async def changing(
        self, table: Table, change: Coroutine[Any, Any, Changed], key: str, sender: TableWatcher | None
    ) -> Changed:
        """Change a table; once that is durable, everybody sees it and the bots wake up."""
        try:
            with self.counters.seconds.time():
                outcome = await change
        except (NotOurs, Unsure):
            self.tables.drop(table.row.id)  # whoever comes next reads it anew
            raise
        self.count(outcome)
        if outcome == Accepted(again=False):
            table.show_all(table.cause, key, sender)
            self.tables.wake(table)
        return outcome

    def count(self, outcome: Outcome | None) -> None:
        if isinstance(outcome, Accepted):
            self.counters.moves += 1
        elif isinstance(outcome, wire.Refused):
            self.counters.refused += 1
            self.counters.store_failures += outcome.code == "store"
