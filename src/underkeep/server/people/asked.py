"""The event stream of a person or a bot: "you are asked here", and challenges. One WebSocket for all tables."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final, Protocol

from underkeep.server import wire
from underkeep.server.errors import Denied
from underkeep.server.people.accounts import People, folded
from underkeep.server.people.seats import Seat
from underkeep.server.store.interface import Store
from underkeep.server.tables.table import Table

MAX_WAITING: Final = 256  # events that a slow reader may lag behind
Queue = asyncio.Queue[wire.FromStream]


class StreamLine(Protocol):
    """The ends of a WebSocket that we use."""

    async def send_text(self, data: str, /) -> None: ...

    async def receive(self) -> Any: ...

    async def close(self, code: int, reason: str, /) -> None: ...


class AskedStreams:
    """Who listens, and what each has been told: a question is told once for every time that somebody is asked."""

    def __init__(self, people: People, store: Store) -> None:
        self.people = people
        self.store = store
        self.lines: dict[bytes, set[Queue]] = {}
        self.told: set[tuple[str, int]] = set()  # tables and seats

    # ------------------------------------------------------------ following tables
    def wake(self, table: Table) -> None:
        asked = table.asked_seats()
        for seat in table.seats if self.lines else ():
            key = table.row.id, seat.number
            if seat.number not in asked:
                self.told.discard(key)
            elif seat.session in self.lines and key not in self.told:
                self.told.add(key)
                self.tell(seat.session, asked_event(table, seat))

    def drop(self, table: str) -> None:
        self.told = {key for key in self.told if key[0] != table}

    def tell(self, owner: bytes, event: wire.FromStream) -> None:
        for queue in self.lines.get(owner, ()):
            if queue.full():
                queue.get_nowait()  # the oldest; whoever comes back hears of all that wait
            queue.put_nowait(event)

    async def challenge(self, table: Table, seat: int, name: str, token: str) -> None:
        """Offer a seat to somebody who listens; the token of its link comes along, and nobody must take it."""
        person = await self.store.person_named(folded(name))
        if person is None or person.owner not in self.lines:
            raise Denied("server-no-challenge")
        roles = list(table.seats[seat].roles)
        by = "" if table.row.host is None else self.people.names.get(table.row.host, "")
        self.tell(person.owner, wire.Challenge(table.row.id, table.row.game, seat, roles, token, by))

    # ------------------------------------------------------------ the line
    async def serve(self, owner: bytes, tables: list[Table], line: StreamLine) -> None:
        """First all tables that wait, then each that begins to, until the other end hangs up."""
        queue: Queue = asyncio.Queue(MAX_WAITING)
        self.lines.setdefault(owner, set()).add(queue)
        for table in tables:
            for seat in table.seats_of(owner):
                if seat.number in table.asked_seats():
                    queue.put_nowait(asked_event(table, seat))
        pump = asyncio.create_task(self.pump(queue, line))
        try:
            while (await line.receive())["type"] == "websocket.receive":
                pass  # nothing is said here but by us
        finally:
            pump.cancel()
            self.leave(owner, queue)
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await pump

    def leave(self, owner: bytes, queue: Queue) -> None:
        self.lines[owner].discard(queue)
        if not self.lines[owner]:
            del self.lines[owner]

    async def pump(self, queue: Queue, line: StreamLine) -> None:
        while True:
            await line.send_text(wire.encode(await queue.get()).decode())


def asked_event(table: Table, seat: Seat) -> wire.Asked:
    asked = [role for role in seat.roles if role in table.asked()]
    return wire.Asked(table.row.id, table.row.game, table.pack.digest, seat.number, asked)
