"""Tables that go while the server runs: an operator has deleted them, or nothing has happened there for too long.

A deleted table stays in memory until the next look, but nothing is written to it any more: the store refuses.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from underkeep.server.operator.table_tools import idle
from underkeep.server.store.interface import Store, StoreFailed
from underkeep.server.tables.open_tables import OpenTables

LOOK_SECONDS: Final = 5.0
LOOKS_PER_EXPIRY: Final = 720  # once an hour
log = logging.getLogger("underkeep.tables")


class Expiry:
    """Looks every few seconds for tables that were deleted, every hour for those that have stood idle for `days`."""

    def __init__(self, store: Store, tables: OpenTables, days: int) -> None:
        self.store = store
        self.tables = tables
        self.days = days  # 0: tables stay for ever

    async def run(self) -> None:
        """Until the server closes. A store that fails now is asked again later."""
        look = 0
        while True:
            with contextlib.suppress(StoreFailed):
                if self.days and look % LOOKS_PER_EXPIRY == 0:
                    await self.expire()
                await self.let_go()
            look += 1
            await asyncio.sleep(LOOK_SECONDS)

    async def let_go(self) -> None:
        """Tables that the store no longer has: whoever sits there is told that there is no such table."""
        for id_ in await self.store.gone([table.row.id for table in self.tables.here()]):
            log.info("table %s was deleted", id_)
            self.tables.drop(id_)

    async def expire(self) -> None:
        """Delete what has stood idle, unless somebody is looking at it."""
        looked_at = {table.row.id for table in self.tables.here() if table.watchers}
        for id_ in idle(await self.store.all_tables(), self.days):
            if id_ not in looked_at and await self.store.delete(id_):
                log.info("table %s is deleted: nothing happened there for %d days", id_, self.days)
