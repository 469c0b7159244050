"""Siblings: several servers on one database. Each has its tables and forwards what concerns those of another.

Notices between them hold ids only; what is true stands in the database. A server that was killed loses its tables to
the others; one that was only slow finds out, hangs up on whoever sits there, and they come back to the right place.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec

from underkeep.server import wire
from underkeep.server.cluster.forwarding import Unreachable, ask
from underkeep.server.cluster.leases import LEASE_MS, Ears, Leases, Process
from underkeep.server.people.seats import COOKIE
from underkeep.server.store.interface import StoreFailed
from underkeep.server.store.postgres import PostgresStore

if TYPE_CHECKING:
    from underkeep.server.tables.open_tables import OpenTables

log = logging.getLogger("underkeep.siblings")
BEAT_SECONDS: Final = 1.0
MAX_ADOPTED: Final = 10  # tables at a time, so that several servers share the work


class Siblings:
    """This server among the others."""

    def __init__(self, store: PostgresStore, url: str) -> None:
        self.me = Process(secrets.token_hex(8), url, secrets.token_urlsafe(32))
        self.leases = Leases(store, self.me)
        self.tasks: set[asyncio.Task[None]] = set()
        self.renewed = time.monotonic()

    async def open(self, tables: OpenTables) -> None:
        """Be one of them: from now on what we write is fenced."""
        self.tables = tables
        await self.leases.join()
        loop = asyncio.get_running_loop()
        self.ears = Ears(self.leases.store.line.url, self.me.id, lambda words: self.overhear(loop, words))
        self.start(self.again(self.renew))
        self.start(self.again(self.adopt))

    async def close(self) -> None:
        """Leave, so that nobody waits for us."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.ears.close)
        with contextlib.suppress(StoreFailed):
            await self.leases.leave()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def again(self, work: Any) -> None:
        """Every beat; a database that is away for a while is waited for."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await work()
            except StoreFailed as error:
                log.warning("the database does not answer: %s", error)

    async def renew(self) -> None:
        """Keep our leases, and the time of the server that is ahead; after a long gap see what is left of them."""
        there, ahead = await self.leases.renew(self.tables.time.now())
        self.tables.time.reach(ahead)
        late = (time.monotonic() - self.renewed) * 1000 > LEASE_MS
        self.renewed = time.monotonic()
        if not there:
            log.warning(
                "we were taken for dead: is %s ours alone and reached by the others (--sibling-url)?", self.me.url
            )
            await self.leases.join()
        if late or not there:
            await self.look_around()

    async def adopt(self) -> None:
        """Go on with the tables of servers that are gone."""
        looked = MAX_ADOPTED
        while looked == MAX_ADOPTED:
            ours, looked = await self.leases.adopt(MAX_ADOPTED)
            for id_ in ours:
                log.info("table %s came from a server that is gone", id_)
                await self.tables.reopen(id_)

    # ------------------------------------------------------------ notices
    def overhear(self, loop: asyncio.AbstractEventLoop, words: list[str]) -> None:
        """In the thread of the ears."""
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody wants to know any more
            loop.call_soon_threadsafe(lambda: self.start(self.hear(words)))

    async def hear(self, words: list[str]) -> None:
        with contextlib.suppress(StoreFailed):
            match words:
                case ["lease", table] if table in self.tables.opening:
                    await self.check(table)
                case ["seats", table] if table in self.tables.opening:
                    self.tables.wake(await self.tables.visit(table))
                case ["person", old, owner]:
                    await self.meet(bytes.fromhex(old), bytes.fromhex(owner))
                case ["gone", owner]:
                    self.tables.forget_owner(bytes.fromhex(owner))
                case ["lost"]:
                    await self.look_around()

    async def check(self, table: str) -> None:
        """Somebody took a table: is it ours no more?"""
        if not await self.leases.has(table):
            self.tables.drop(table)

    async def look_around(self) -> None:
        """Whatever others have taken meanwhile is no longer here."""
        held = await self.leases.held()
        for table in [table for table in self.tables.opening if table not in held]:
            self.tables.drop(table)

    async def meet(self, old: bytes, owner: bytes) -> None:
        """Somebody took a name, or came back by another browser, at a sibling's."""
        people = self.tables.people
        people.names.pop(owner, None)
        await people.learn([owner])
        self.tables.hand_over(old, owner)

    # ------------------------------------------------------------ what others have
    async def holder(self, table: str) -> Process | None:
        """Who has a table, if it is another; what nobody has becomes ours."""
        opening = self.tables.opening.get(table)
        return None if opening is not None and opening.done() else await self.leases.take(table)

    def knows(self, secret: str) -> bool:
        """Is that the word by which siblings speak to us?"""
        return hmac.compare_digest(secret.encode(), self.me.secret.encode())

    async def cards(self, tables: Sequence[str], session: str | None) -> dict[str, wire.TableCard]:
        """How tables that others have stand in the lobby; a sibling that does not answer is passed over."""
        holders = {holder for table in tables if (holder := await self.holder(table)) is not None}
        found: dict[str, wire.TableCard] = {}
        for holder in holders:
            with contextlib.suppress(Unreachable, msgspec.MsgspecError):
                found |= await cards_of(holder, session)
        return found


async def cards_of(holder: Process, session: str | None) -> dict[str, wire.TableCard]:
    headers = [(b"host", urlsplit(holder.url).netloc.encode())]
    if session is not None:
        headers.append((b"cookie", f"{COOKIE}={session}".encode()))
    answer = await ask(holder, "GET", "/api/lobby", headers, b"")
    lobby = msgspec.json.decode(answer.body, type=wire.Lobby)
    return {card.table: card for card in (*lobby.mine, *lobby.public)}
