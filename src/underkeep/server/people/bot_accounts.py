"""Bots of people's own: accounts whose token is their session, and that everybody sees to be programs.

A token is told once and stored as a hash like any session. A bot sits where a person could: it takes seats by link or
at public tables, its clock runs, and its limits are those of its address.
"""

from __future__ import annotations

import secrets
from typing import Final

from underkeep.core.kernel.errors import BadInput
from underkeep.server import wire
from underkeep.server.errors import Denied
from underkeep.server.people.accounts import People, folded, tidy_name
from underkeep.server.people.seats import hashed, new_secret
from underkeep.server.store.interface import Person, Store
from underkeep.server.tables.table import now

MAX_BOTS: Final = 5  # of one person


class BotAccounts:
    """Makes accounts for programs."""

    def __init__(self, people: People, store: Store) -> None:
        self.people = people
        self.store = store

    async def make(self, session: str | None, name: str) -> wire.BotMade:
        """A bot of one's own, or a new token for it; whoever has no password could not come back to it."""
        keeper = None if session is None else await self.people.person(session)
        if keeper is None or keeper.password is None:
            raise Denied("server-no-bot-owner")
        made = await keep_bot(self.store, name, keeper.owner, MAX_BOTS)
        self.people.owners.clear()  # tokens of before may have been remembered
        return made

    async def mine(self, session: str | None) -> list[wire.BotCard]:
        keeper = None if session is None else await self.people.person(session)
        return [] if keeper is None else [wire.BotCard(bot.name) for bot in await self.store.bots_of(keeper.owner)]


async def keep_bot(store: Store, wished: str, keeper: bytes | None, most: int) -> wire.BotMade:
    """The account under that name, if it is free or a bot of the same keeper."""
    name, own = tidy_name(wished), await store.bots_of(keeper)
    if not name:
        raise Denied("server-no-name")
    holder = await store.person_named(folded(name))
    known = next((bot for bot in own if holder is not None and bot.owner == holder.owner), None)
    if holder is not None and known is None:
        raise Denied("server-no-name-taken")
    if known is None and len(own) >= most:
        raise BadInput(f"there are {most} bots already", "name", "Use one of them.")
    token = new_secret()
    bot = known or Person(secrets.token_bytes(32), name, None)
    await store.keep_bot(bot, folded(name), keeper, hashed(token), now())
    return wire.BotMade(bot.name, token)
