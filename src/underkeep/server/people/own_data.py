"""What a server keeps about somebody: told whole to themselves, and deleted whole when they wish it."""

from __future__ import annotations

import asyncio
from typing import Any

from underkeep.server.errors import Denied
from underkeep.server.operator.people_tools import export
from underkeep.server.people.accounts import People, folded, tidy_name, verified
from underkeep.server.people.notify import hang_up_on
from underkeep.server.store.interface import Person, Store
from underkeep.server.tables.open_tables import OpenTables


class OwnData:
    """For one's own eyes, and in one's own hands."""

    def __init__(self, store: Store, people: People, tables: OpenTables) -> None:
        self.store = store
        self.people = people
        self.tables = tables

    async def person(self, session: str | None) -> Person:
        found = None if session is None else await self.people.person(session)
        if found is None:
            raise Denied("server-no-page")
        return found

    async def export(self, session: str | None) -> dict[str, Any]:
        return await export(self.store, await self.person(session))

    async def delete(self, session: str | None, name: str, password: str) -> None:
        """The name with everything personal; the tables stay, with somebody."""
        person = await self.person(session)
        if folded(tidy_name(name)) != folded(person.name):
            raise Denied("server-no-farewell")
        if person.password is not None and not await asyncio.to_thread(verified, person.password, password):
            raise Denied("server-no-login")
        owners = [person.owner, *(bot.owner for bot in await self.store.bots_of(person.owner))]
        for table in self.tables.here():
            for owner in owners:
                hang_up_on(table, owner)
        await self.tables.work.finish(self.store.delete_person(person.owner))
        for owner in owners:
            self.tables.forget_owner(owner)
        await self.tables.work.finish(self.store.sweep())
        if self.tables.leases is not None:
            await self.tables.leases.tell("gone", person.owner.hex())
