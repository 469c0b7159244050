"""Who sits where: links, free seats and invitations are taken, and a name takes along what its browser held."""

from __future__ import annotations

from underkeep.server import wire
from underkeep.server.errors import Denied
from underkeep.server.people.accounts import folded, tidy_name
from underkeep.server.people.notify import hang_up_on, seat_kept, seat_taken
from underkeep.server.people.rated_tables import refuse_sitting
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
        """A link's token against its seat, once; everybody at the table sees that it is taken. Whoever sits there
        already comes back by the same link, anybody else is told that it was used.
        """
        owner = await self.people.owner(session)
        place = await self.store.link_seat(hashed(token))
        if place is None:
            return None
        id_, number, sitting, used = place
        if used and sitting == owner:
            return wire.Exchanged(id_, number)
        if used:
            raise Denied("server-link-used")
        await self.check_sitting(id_, session, owner)
        found = await self.tables.work.finish(self.store.claim(hashed(token), owner))
        if found is None:
            raise Denied("server-link-used")  # somebody was quicker
        await self.seated(id_, number, owner)
        return wire.Exchanged(id_, number)

    async def check_sitting(self, id_: str, session: str, owner: bytes) -> None:
        """A rated table wants people who can be rated, each once."""
        row = await self.store.table(id_)
        if row is None or not row.settings.get("rated"):
            return
        person = await self.people.person(session)
        refuse_sitting(await self.store.seats(id_), person, owner)

    async def seated(self, id_: str, number: int, owner: bytes) -> None:
        """Somebody sits: those who look at the table see it, and it may begin."""
        if self.leases is None or id_ in self.tables.opening:
            table = await self.tables.find(id_)
            await self.people.learn([owner])
            seat_taken(table, number, owner)
            self.tables.wake(table)
        else:
            await self.leases.tell("seats", id_)

    async def join(self, table: Table, seat: int, session: str) -> wire.Exchanged:
        """A free seat of a public table."""
        owner = await self.people.owner(session)
        await self.check_sitting(table.row.id, session, owner)
        if not await self.tables.work.finish(self.store.join(table.row.id, seat, owner)):
            raise Denied("server-no-join")
        await self.seated(table.row.id, seat, owner)
        return wire.Exchanged(table.row.id, seat)

    # ------------------------------------------------------------ by name
    async def invite(self, table: Table, seat: int, session: str | None, name: str) -> None:
        """The host's: keep a free seat for somebody who has a name of their own here."""
        is_host = session is not None and await self.people.owner(session) == table.row.host
        if not is_host or seat >= len(table.seats):
            raise Denied("server-no-link")
        person = await self.store.person_named(folded(tidy_name(name)))
        if person is None or person.password is None:
            raise Denied("server-no-invited")
        if any(person.owner in (other.session, other.held) for other in table.seats):
            raise Denied("server-no-invited-twice")
        if not await self.tables.work.finish(self.store.hold_seat(table.row.id, seat, person.owner)):
            raise Denied("server-no-link")
        self.people.remember(person)
        seat_kept(table, seat, person.owner)

    async def answer(self, table: Table, session: str | None, take: bool) -> wire.Exchanged | None:
        """Sit down on the seats that are kept for one, or leave them to others."""
        owner = None if session is None else await self.people.owner(session)
        if session is None or owner is None or all(seat.held != owner for seat in table.seats):
            raise Denied("server-no-answer")
        if not take:
            for number in await self.tables.work.finish(self.store.let_held(table.row.id, owner)):
                seat_kept(table, number, None)
            return None
        taken = await self.sit_down(table.row.id, session)
        return wire.Exchanged(table.row.id, taken[0]) if taken else None

    async def sit_down(self, id_: str, session: str) -> list[int]:
        """On the seats that are kept for one at a table."""
        owner = await self.people.owner(session)
        await self.check_sitting(id_, session, owner)
        taken = await self.tables.work.finish(self.store.take_held(id_, owner))
        for number in taken:
            await self.seated(id_, number, owner)
        return taken

    async def renew_link(self, table: Table, seat: int, session: str | None, token: str) -> None:
        """The host's: another link for a seat that nobody has taken; the one before is void."""
        is_host = session is not None and await self.people.owner(session) == table.row.host
        renewed = is_host and await self.tables.work.finish(self.store.renew_link(table.row.id, seat, hashed(token)))
        if not renewed:
            raise Denied("server-no-link")
        if table.seats[seat].held is not None:
            seat_kept(table, seat, None)

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
