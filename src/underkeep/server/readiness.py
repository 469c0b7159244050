"""Readiness: can the server do its work now? It writes to its store as a move would, and looks at disk and workers."""

from __future__ import annotations

from typing import Final

from underkeep.server import wire
from underkeep.server.store.interface import Store, StoreFailed
from underkeep.server.tables.service_time import ServiceTime
from underkeep.server.thinking.bot_seats import BotSeats

MIN_FREE: Final = 64_000_000  # bytes: less than this, and the next backup or migration fails


class ReadinessCheck:
    """What a balancer asks for, again and again: cheap, and true of this moment."""

    def __init__(self, store: Store, time: ServiceTime, bots: BotSeats) -> None:
        self.store, self.time, self.bots = store, time, bots

    async def check(self) -> wire.Readiness:
        problems: dict[str, str] = {}
        try:
            await self.store.beat(self.time.now())
        except StoreFailed:
            problems["store"] = "cannot be written"
        free = self.store.free_bytes()
        if free is not None and free < MIN_FREE:
            problems["disk"] = f"{free // 1_000_000} MB free, {MIN_FREE // 1_000_000} are needed"
        if not self.bots.are_alive():
            problems["workers"] = "do not answer"
        return wire.Readiness(not problems, problems)  # type: ignore[arg-type]  # the names above
