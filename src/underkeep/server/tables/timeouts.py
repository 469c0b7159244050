"""Time-outs: an alarm for each table whose clock runs, and what happens when it rings."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from underkeep.bots.api import usual_level
from underkeep.server import wire
from underkeep.server.store.interface import Store, StoreFailed, Unsure
from underkeep.server.tables.pending import PendingWork
from underkeep.server.tables.status import TIMEOUT, away_text
from underkeep.server.tables.submit import Outcome, carry_out, enter
from underkeep.server.tables.table import Table, entry_of

RETRY_SECONDS = 1.0  # after a store that failed
MAX_WAIT = 3600.0  # seconds: an event loop's alarm is not made for months


class Alarms:
    """One alarm at most for each table."""

    def __init__(self, time_out: Callable[[Table], Awaitable[object]], store: Store, work: PendingWork) -> None:
        self.time_out = time_out
        self.store, self.work = store, work
        self.set: dict[str, asyncio.Task[None]] = {}
        self.closed = False

    def wake(self, table: Table) -> None:
        """After every change: set the alarm anew."""
        old = self.set.pop(table.row.id, None)
        if old is not None and old is not asyncio.current_task():
            old.cancel()
        end = table.clock.next_end()
        if end is not None and not self.closed:
            self.set[table.row.id] = asyncio.create_task(self.wait(table))
        if table.clock.is_on() and not self.closed:
            self.work.begin(self.note(table.row.id, None if end is None else end[1]))

    async def note(self, table: str, due: int | None) -> None:
        """For the next start: one that is not known makes it open the table, which is slower and no harm."""
        with contextlib.suppress(StoreFailed, Unsure):
            await self.store.set_due(table, due)

    def drop(self, table: str) -> None:
        """The table is no longer here."""
        old = self.set.pop(table, None)
        if old is not None:
            old.cancel()

    async def wait(self, table: Table) -> None:
        """Until the first clock has run out; ringing changes the table, which ends this wait and sets the next."""
        while (end := table.clock.next_end()) is not None:
            seconds = (end[1] - table.time.now()) / 1000
            if seconds <= 0:
                await self.time_out(table)
            await asyncio.sleep(min(max(seconds, RETRY_SECONDS), MAX_WAIT))

    async def close(self) -> None:
        self.closed = True
        tasks = list(self.set.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def run_out(table: Table, store: Store) -> Outcome | None:
    """What the table's settings say about whoever has no time left; nothing if somebody was quicker."""
    async with table.lock:
        end = table.clock.next_end()
        if end is None or end[1] > table.time.now():
            return None
        seat = table.seats[end[0]]
        role = next(role for role in table.asked() if role in seat.roles)
        match table.settings.clock.timeout:
            case "default":
                return await play_default(table, store, role)
            case "loss":
                return await enter(table, store, entry_of(table, seat.number, "end", role, "timeout", ""))
            case "bot":
                gone = away_text(seat.number, usual_level(table.row.game), "timeout")
                return await enter(table, store, entry_of(table, seat.number, "away", role, gone, ""))


async def play_default(table: Table, store: Store, role: str) -> Outcome:
    """The move that the game itself names for such a case."""
    number, game = table.names.index(role), table.history.game
    action = table.spec.timeout(game, number)
    act = wire.Act(role, table.spec.version(game, number), action.text, "")
    return await carry_out(table, store, table.seat_of(role), act, TIMEOUT)
