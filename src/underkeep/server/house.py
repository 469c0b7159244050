"""The house: all that a running server owns, and the doors by which tables are made, found and changed."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from underkeep.bots.api import levels_for
from underkeep.core.codec import canonical
from underkeep.core.errors import BadInput
from underkeep.server import protocol as wire
from underkeep.server.bot_seats import BotSeats
from underkeep.server.seats import Seat, check_seats, hashed, new_secret
from underkeep.server.shelf import Shelf
from underkeep.server.store.base import Snapshot, Store
from underkeep.server.submit import Accepted, Outcome, submit, submit_undo
from underkeep.server.tables import Stored, Table, Watcher, first_game, new_row, reopen

Value = TypeVar("Value")


class NoTable(BadInput):
    """There is no table of that id."""


@dataclass(frozen=True)
class Made:
    """A new table, and the tokens of the seats that are given away by link."""

    table: Table
    own: Seat | None
    tokens: tuple[tuple[Seat, str], ...]


class House:
    """Shelf, store, tables in memory, bots."""

    def __init__(self, shelf: Shelf, store: Store, workers: int, public_url: str = "", lan_url: str = "") -> None:
        self.shelf = shelf
        self.store = store
        self.public_url = public_url.rstrip("/")
        self.lan_url = lan_url
        self.tables: dict[str, asyncio.Task[Table]] = {}
        self.bots = BotSeats(workers, self.act_of_bot)
        self.unfinished: set[asyncio.Task[Any]] = set()

    # ------------------------------------------------------------ tables
    async def make(self, wish: wire.NewTable, session: str) -> Made:
        """Set up a table and seat whoever asked."""
        loaded = self.shelf.load(wish.game)
        options = loaded.spec.options.resolve(wish.options)
        check_seats(wish.seats, loaded.spec.roles(options), levels_for(wish.game))
        seats, tokens = place(wish.seats, hashed(session))
        row = new_row(loaded, options, wish.seed)
        table = Table(row, seats, loaded, first_game(loaded, row))
        start = Snapshot(0, canonical(loaded.spec.save(table.history.game)))
        await self.finish(self.store.add_table(row, seats, start))
        self.tables[row.id] = asyncio.create_task(ready(table))
        self.bots.wake(table)
        own = next((seat for seat in seats if seat.session is not None), None)
        return Made(table, own, tokens)

    async def table(self, id_: str) -> Table:
        """A table by its id, from memory or from the store."""
        if id_ not in self.tables:
            self.tables[id_] = asyncio.create_task(self.load(id_))
        try:
            return await asyncio.shield(self.tables[id_])
        except BaseException:
            opening = self.tables.get(id_)
            if opening is not None and opening.done():
                del self.tables[id_]
            raise

    async def load(self, id_: str) -> Table:
        row, snapshot = await self.store.table(id_), await self.store.snapshot(id_)
        if row is None or snapshot is None:
            raise NoTable(f"there is no table {id_!r}", "table", "Check the link.")
        stored = Stored(row, await self.store.seats(id_), await self.store.journal(id_), snapshot)
        table = await asyncio.to_thread(reopen, stored, self.shelf.load(row.game))
        self.bots.wake(table)
        return table

    async def claim(self, token: str, session: str) -> wire.Exchanged | None:
        """A link's token against its seat, once; everybody at the table sees that it is taken."""
        found = await self.finish(self.store.claim(hashed(token), hashed(session)))
        if found is None:
            return None
        id_, number = found
        table = await self.table(id_)
        table.seats = [
            replace(seat, session=hashed(session), token=None) if seat.number == number else seat
            for seat in table.seats
        ]
        tell_players(table)
        return wire.Exchanged(id_, number)

    # ------------------------------------------------------------ changes
    async def act(self, table: Table, seat: Seat | None, act: wire.Act, sender: Watcher | None) -> Outcome:
        return await self.finish(self.changing(table, submit(table, self.store, seat, act), "move", act.key, sender))

    async def undo(self, table: Table, seat: Seat | None, undo: wire.Undo, sender: Watcher | None) -> Outcome:
        back = submit_undo(table, self.store, seat, undo)
        return await self.finish(self.changing(table, back, "undo", undo.key, sender))

    async def act_of_bot(self, table: Table, seat: Seat, act: wire.Act) -> Outcome:
        return await self.act(table, seat, act, None)

    async def changing(
        self,
        table: Table,
        deed: Coroutine[Any, Any, Outcome],
        cause: str,
        key: str,
        sender: Watcher | None,
    ) -> Outcome:
        """Change a table; once that is durable, everybody sees it and the bots wake up."""
        outcome = await deed
        if outcome == Accepted(again=False):
            for watcher in list(table.watchers):
                watcher.show(cause, key if watcher is sender else "")
            self.bots.wake(table)
        return outcome

    async def finish(self, deed: Coroutine[Any, Any, Value]) -> Value:
        """Do it to the end even if whoever asked goes away meanwhile."""
        task = asyncio.create_task(deed)
        self.unfinished.add(task)
        task.add_done_callback(self.unfinished.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Stop thinking, finish writing."""
        await self.bots.close()
        await asyncio.gather(*self.unfinished, return_exceptions=True)
        await self.store.close()


async def ready(table: Table) -> Table:
    return table


def tell_players(table: Table) -> None:
    for watcher in list(table.watchers):
        watcher.show_players()


def place(wishes: Sequence[wire.SeatWish], session: bytes) -> tuple[list[Seat], tuple[tuple[Seat, str], ...]]:
    """Seats from wishes: one's own has the session at once, links get a token."""
    seats: list[Seat] = []
    tokens: list[tuple[Seat, str]] = []
    for number, wish in enumerate(wishes):
        token = new_secret() if wish.kind == "link" else None
        own = session if wish.kind in ("me", "hotseat") else None
        level = wish.level if wish.kind == "bot" else ""
        hash_ = None if token is None else hashed(token)
        seat = Seat(number, wish.kind, tuple(wish.roles), level, hash_, own)
        seats.append(seat)
        if token is not None:
            tokens.append((seat, token))
    return seats, tuple(tokens)
