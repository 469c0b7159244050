"""Sleep: tables that nobody looks at leave memory, and come back from the store for whoever comes, or for their clock.

What stands only in memory and must outlast it (who was called, who left when) is kept here, some hundred bytes a table.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from underkeep.server.tables.open_tables import OpenTables
    from underkeep.server.tables.table import Table
    from underkeep.server.tables.timeouts import Alarms
    from underkeep.server.thinking.bot_seats import BotSeats

IDLE_SECONDS: Final = 600.0  # after the last change, or the last who asked for it
MIN_SECONDS: Final = 5.0  # also when there are too many
MAX_AWAKE: Final = 500  # a long game takes about 0.8 MB
LOOK_SECONDS: Final = 1.0


@dataclass(frozen=True)
class Asleep:
    """What is remembered of a table that is not here."""

    called: frozenset[int]
    left: dict[int, int]
    due: int | None  # when its clock rings, in the server's time


class Sleep:
    """Looks every second which tables may go, and which must come back."""

    def __init__(self, tables: OpenTables, bots: BotSeats, alarms: Alarms) -> None:
        self.tables = tables
        self.bots = bots
        self.alarms = alarms

    async def run(self) -> None:
        """Until the server closes."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.let_sleep()
            await self.ring()

    def let_sleep(self) -> None:
        """Those that were not wanted for long; if there are many, those that were not wanted longest."""
        now = time.monotonic()
        awake = sorted(self.tables.here(), key=lambda table: self.tables.used.get(table.row.id, now))
        spare = len(awake) - MAX_AWAKE
        for place, table in enumerate(awake):
            quiet = now - self.tables.used.setdefault(table.row.id, now)
            if quiet < (MIN_SECONDS if place < spare else IDLE_SECONDS):
                return
            if self.may_sleep(table):
                self.put_to_sleep(table)

    def may_sleep(self, table: Table) -> bool:
        busy = table.watchers or table.lock.locked() or table.talking.locked()
        return not busy and not self.bots.plays_at(table)

    def put_to_sleep(self, table: Table) -> None:
        end = table.clock.next_end()
        due = None if end is None else end[1]
        self.alarms.drop(table.row.id)
        self.bots.drop(table.row.id)
        self.tables.put_away(table, Asleep(frozenset(table.called), dict(table.left), due))

    async def ring(self) -> None:
        """Clocks go on while their table sleeps."""
        now = self.tables.time.now()
        for id_, asleep in list(self.tables.asleep.items()):
            if asleep.due is not None and asleep.due <= now:
                self.tables.asleep[id_] = replace(asleep, due=None)  # once, whatever comes of it
                await self.tables.reopen(id_)
