"""New tables: from the form, once more or onward with the same people, forked from a game, or from a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from underkeep.bots.api import levels_for
from underkeep.server import wire
from underkeep.server.errors import Denied
from underkeep.server.operator.record_import import RecordDesk
from underkeep.server.people import lobby
from underkeep.server.people.seats import Seat, check_seats, place
from underkeep.server.tables import replays
from underkeep.server.tables.open_tables import OpenTables
from underkeep.server.tables.table import Table, new_row


@dataclass(frozen=True)
class Made:
    """A new table, and the tokens of the seats that are given away by link."""

    table: Table
    own: Seat | None
    tokens: tuple[tuple[Seat, str], ...]


class TableMaker:
    """Makes tables among those that are open."""

    def __init__(self, tables: OpenTables) -> None:
        self.tables = tables
        self.catalogue = tables.catalogue
        self.store = tables.store
        self.people = tables.people
        self.desk = RecordDesk(tables.catalogue.packs)

    async def make(self, wish: wire.NewTable, session: str) -> Made:
        """Set up a table and seat whoever asked."""
        loaded = self.catalogue.load(wish.game)
        options = loaded.spec.options.resolve(wish.options)
        check_seats(wish.seats, loaded.spec.roles(options), levels_for(wish.game))
        owner = await self.people.owner(session)
        row = new_row(loaded, options, wish, owner, self.tables.time.now())
        seats, tokens = place(wish.seats, owner)
        table = await self.tables.add_table(row, seats)
        own = next((seat for seat in seats if seat.session is not None), None)
        return Made(table, own, tokens)

    async def fork(self, table: Table, fork: wire.Fork, session: str) -> Made:
        """Continue from a move of a finished game, against bots."""
        owner = await self.people.owner(session)
        async with table.lock:
            forked = replays.fork(table, fork, owner, self.tables.time.now())
        seats, _ = place(forked.wishes, owner)
        await self.tables.work.finish(self.store.add_table(forked.row, seats, forked.snapshot, forked.journal))
        return Made(await self.tables.find(forked.row.id), seats[0], ())

    async def keep_record(self, text: str) -> Table:
        """A pasted record as a table to look at."""
        kept = await self.desk.check(text)
        added = self.store.add_table(kept.row, kept.seats, kept.snapshot, kept.journal, True)
        await self.tables.work.finish(added)
        return await self.tables.find(kept.row.id)

    async def rematch(self, table: Table, session: str, onward: bool = False) -> tuple[str, Sequence[Seat]]:
        """Once more with rotated seats, or onward with the same; whoever asks first makes the table, the others find
        it.
        """
        owner = await self.people.owner(session)
        async with table.lock:
            if not table.seats_of(owner):
                raise Denied("server-no-rematch")
            if table.rematch:
                return table.rematch, await self.store.seats(table.rematch)
            seats = lobby.kept(table) if onward else lobby.rotated(table)
            new = await self.once_more(table, seats, onward)
        for watcher in list(table.watchers):
            watcher.show("table", "")
        return new.row.id, seats

    async def once_more(self, table: Table, seats: Sequence[Seat], onward: bool) -> Table:
        """The table where it goes on; the caller holds the lock of the old one."""
        loaded = self.catalogue.load(table.row.game)
        options = loaded.spec.options.resolve(lobby.sequel(table) if onward else table.row.options)
        wish = wire.NewTable(table.row.game, options.tree(), [], None, table.settings)
        row = new_row(loaded, options, wish, table.row.host, self.tables.time.now())
        new = await self.tables.add_table(row, seats)
        await self.store.set_rematch(table.row.id, new.row.id)
        table.rematch = new.row.id
        return new
