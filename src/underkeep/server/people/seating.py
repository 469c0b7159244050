"""Who sits where: links and free seats are taken, and a name takes along what its browser held."""

from __future__ import annotations

from underkeep.server import wire
from underkeep.server.errors import Denied
from underkeep.server.people.notify import hang_up_on, seat_taken
from underkeep.server.people.seats import hashed
from underkeep.server.tables.open_tables import OpenTables
from underkeep.server.tables.table import Table


class Seating:
    """Gives seats to people, at tables here and at the siblings'."""

    def __init__(self, tables: OpenTables) -> None:
        self.tables = tables
        self.store = tables.store
        self.people = tables.people
        self.leases = tables.leases

    async def claim(self, token: str, session: str) -> wire.Exchanged | None:
        """A link's token against its seat, once; everybody at the table sees that it is taken."""
        owner = await self.people.owner(session)
        found = await self.tables.work.finish(self.store.claim(hashed(token), owner))
        if found is None:
            return None
        id_, number = found
        if self.leases is None or id_ in self.tables.opening:
            seat_taken(await self.tables.find(id_), number, owner)
        else:
            await self.leases.tell("seats", id_)
        return wire.Exchanged(id_, number)

    async def join(self, table: Table, seat: int, session: str) -> wire.Exchanged:
        """A free seat of a public table."""
        owner = await self.people.owner(session)
        if not await self.tables.work.finish(self.store.join(table.row.id, seat, owner)):
            raise Denied("server-no-join")
        seat_taken(table, seat, owner)
        return wire.Exchanged(table.row.id, seat)

    async def renew_link(self, table: Table, seat: int, session: str | None, token: str) -> None:
        """The host's: another link for a seat that nobody has taken; the one before is void."""
        is_host = session is not None and await self.people.owner(session) == table.row.host
        renewed = is_host and await self.tables.work.finish(self.store.renew_link(table.row.id, seat, hashed(token)))
        if not renewed:
            raise Denied("server-no-link")

    async def take_along(self, session: str, owner: bytes) -> None:
        """Somebody took a name: what the browser held is that person's now, here and at the siblings'."""
        self.tables.hand_over(hashed(session), owner)
        if self.leases is not None:
            await self.leases.tell("person", hashed(session).hex(), owner.hex())

    async def log_out(self, session: str, everywhere: bool) -> None:
        """This browser speaks for nobody any more; `everywhere`: no browser speaks for this person."""
        if not everywhere:
            return await self.people.log_out(session)
        owner = await self.people.log_out_all(session)
        for table in self.tables.here() if owner is not None else ():
            hang_up_on(table, owner or b"")
