"""A connection whose other end does not read is hung up on; nobody else notices."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.live import make_server
from underkeep.server import wire
from underkeep.server.http.sockets import MAX_WAITING, TOO_SLOW, Connection, TableServices

ROLES = ["scout", "bandit", "witch", "warden", "beast"]


class StuckLine:
    """A line whose first message never gets through."""

    def __init__(self) -> None:
        self.reading = asyncio.Event()
        self.sent = 0
        self.closed = 0

    async def send_text(self, data: str, /) -> None:
        await self.reading.wait()
        self.sent += 1

    async def receive(self) -> Any:
        await asyncio.sleep(60)

    async def close(self, code: int, reason: str, /) -> None:
        self.closed = code


def test_a_reader_that_lags_too_far_behind_is_dropped(tmp_path: Path) -> None:
    async def check() -> None:
        server, line = make_server(tmp_path), StuckLine()
        made = await server.maker.make(wire.NewTable("ambush", {}, [wire.SeatWish("me", ROLES)], "1"), "session")
        slow = Connection(
            TableServices(server.dispatcher, server.talk, server.advisers, server.people), made.table, None, line
        )
        serving = asyncio.create_task(slow.serve())
        await slow.hello(wire.Hello())
        for _ in range(MAX_WAITING + 2):
            slow.show("move", "")
            await asyncio.sleep(0)

        assert slow not in made.table.watchers
        line.reading.set()
        while not line.closed:  # noqa: ASYNC110  the line does not tell
            await asyncio.sleep(0.01)
        assert line.closed == TOO_SLOW
        assert line.sent < MAX_WAITING
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        await server.close()

    asyncio.run(asyncio.wait_for(check(), 20))
