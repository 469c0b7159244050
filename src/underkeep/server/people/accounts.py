"""Names: a person is a name, with a password if the seats are to be found again on other devices.

Seats belong to an owner: the hash of a browser session until somebody takes a name, then that person. Logging in moves
what the browser holds to the person; passwords are hashed by Argon2 in a thread.
"""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from dataclasses import replace
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from underkeep.server import wire
from underkeep.server.errors import Denied
from underkeep.server.http.limits import Limiter
from underkeep.server.people.likeness import likeness
from underkeep.server.people.seats import hashed
from underkeep.server.store.interface import Person, Store
from underkeep.server.tables.table import now

HASHER: Final = PasswordHasher()
MAX_SESSIONS: Final = 20_000  # browsers whose people are known without asking the store


@cache
def dummy() -> str:
    """Verified for unknown names, so that they take as long."""
    return HASHER.hash("nobody has this password")


def tidy_name(name: str) -> str:
    """What people see: no control signs, single spaces."""
    shown = "".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in name)
    return " ".join(shown.split())


def folded(name: str) -> str:
    """What makes two names the same."""
    return unicodedata.normalize("NFKC", name).casefold()


class People:
    """Who speaks through which browser."""

    def __init__(self, store: Store, alone: bool = True) -> None:
        """`alone`: no sibling on the same store changes what we remember."""
        self.store = store
        self.alone = alone
        self.owners: dict[bytes, Person | None] = {}  # by session
        self.names: dict[bytes, str] = {}  # by owner; tables show them
        self.emblems: dict[bytes, str] = {}
        self.silenced: set[bytes] = set()  # by the operator
        self.bots: set[bytes] = set()  # owners that are programs; tables show it
        self.tries = Limiter(5, 60.0)  # of one address at one name, so that nobody locks an owner out
        self.guesses = Limiter(30, 60.0)  # of one address at any names

    async def person(self, session: str) -> Person | None:
        key = hashed(session)
        if len(self.owners) > MAX_SESSIONS:
            del self.owners[next(iter(self.owners))]  # found again in the store
        if key not in self.owners or not self.alone:
            found = self.owners[key] = await self.store.person_of(key)
            if found is not None:
                self.remember(found)
                self.bots |= await self.store.bots_among([found.owner])
        return self.owners[key]

    async def owner(self, session: str) -> bytes:
        """To whom belongs what this browser sits on."""
        person = await self.person(session)
        return hashed(session) if person is None else person.owner

    async def me(self, session: str | None) -> wire.Me:
        person = None if session is None else await self.person(session)
        return NOBODY_HERE if person is None else me_of(person)

    async def learn(self, owners: list[bytes]) -> None:
        """The names of those who sit at a table."""
        unknown = [owner for owner in owners if owner not in self.names]
        if unknown:
            self.bots |= await self.store.bots_among(unknown)
            for person in await self.store.people_named(unknown):
                self.remember(person)

    def remember(self, person: Person) -> None:
        self.names[person.owner] = person.name
        self.emblems[person.owner] = person.emblem
        if person.silenced:
            self.silenced.add(person.owner)

    def forget(self, owner: bytes) -> None:
        """Nobody is called that any more."""
        self.names.pop(owner, None)
        self.emblems.pop(owner, None)
        self.owners = {key: person for key, person in self.owners.items() if person is None or person.owner != owner}

    # ------------------------------------------------------------ changes
    async def take_name(self, session: str, wish: wire.TakeName) -> Person:
        """Take a name, or another one; a name with a password is nobody else's."""
        name = tidy_name(wish.name)
        if not name:
            raise Denied("server-no-name")
        old = await self.person(session)
        if old is not None and await self.store.bots_among([old.owner]):
            raise Denied("server-no-bot-name")
        await check_free(self.store, name, None if old is None else old.owner)
        password = await self.new_password(old, wish)
        known = old or Person(secrets.token_bytes(32), name, None)
        emblem = known.emblem if wish.emblem is None else wish.emblem
        listed = known.listed if wish.listed is None else wish.listed
        person = replace(known, name=name, password=password, emblem=emblem, listed=listed)
        await keep(self.store, person)
        if old is not None and old.password not in (None, password):
            await self.forget_browsers(old.owner)
        await self.speak_for(session, person)
        return person

    async def new_password(self, old: Person | None, wish: wire.TakeName) -> str | None:
        """The hash of the password that the person has from now on; another one only for who knows the present one."""
        kept = None if old is None else old.password
        if not wish.password:
            return kept
        if kept is not None and not await asyncio.to_thread(verified, kept, wish.old_password or ""):
            raise Denied("server-no-old-password")
        return await asyncio.to_thread(HASHER.hash, wish.password)

    async def log_in(self, held: str | None, session: str, wish: wire.LogIn, address: str) -> Person:
        """The same person on another device, by a session that nobody knew before; what the browser held by its old
        one goes along, and that one speaks for nobody any more.
        """
        name = folded(tidy_name(wish.name))
        if not self.guesses.allow(address) or not self.tries.allow((address, name)):
            raise Denied("server-no-login-again")
        person = await self.store.person_named(name)
        stored = None if person is None else person.password
        if not await asyncio.to_thread(verified, stored, wish.password) or person is None:
            raise Denied("server-no-login")
        if held is not None:
            await self.speak_for(held, person)
            await self.log_out(held)
        await self.speak_for(session, person)
        return person

    async def speak_for(self, session: str, person: Person) -> None:
        await self.store.log_in(hashed(session), person.owner)
        self.owners[hashed(session)] = person
        self.remember(person)

    async def log_out(self, session: str) -> None:
        """This browser speaks for itself again; the seats stay with the person."""
        await self.store.log_out(hashed(session))
        self.owners[hashed(session)] = None

    async def log_out_all(self, session: str) -> bytes | None:
        """No browser speaks for this person any more; whose seats these are, if it is one."""
        person = await self.person(session)
        if person is None:
            return None
        await self.forget_browsers(person.owner)
        return person.owner

    async def forget_browsers(self, owner: bytes) -> None:
        await self.store.log_out_all(owner)
        self.owners.clear()


NOBODY_HERE: Final = wire.Me("", False, "", False)


def me_of(person: Person) -> wire.Me:
    return wire.Me(person.name, person.password is not None, person.emblem, person.listed)


async def check_free(store: Store, name: str, owner: bytes | None) -> None:
    """A name that somebody keeps, or one that could be taken for it, is theirs alone."""
    holder = await store.person_named(folded(name))
    if holder is not None and holder.owner != owner:
        raise Denied("server-no-name-taken")
    if any(other.owner != owner for other in await store.like(likeness(name))):
        raise Denied("server-no-name-like")


async def keep(store: Store, person: Person) -> None:
    """A name with a password is kept for its owner."""
    reserved = None if person.password is None else folded(person.name)
    await store.keep_person(person, reserved, now(), likeness(person.name))


async def learn_likenesses(store: Store) -> None:
    """Names of before 0.2 do not say yet what they look like."""
    for row in await store.people():
        if row.person.password is not None and not await store.like(likeness(row.person.name)):
            await keep(store, row.person)


def verified(stored: str | None, password: str) -> bool:
    try:
        return HASHER.verify(stored or dummy(), password)
    except VerificationError:
        return False
