"""What an operator does to people of a stopped server: list, rename, give a new password, export, delete.

A person is named by the beginning of its id, as `list` prints it, or by a name that only one has.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import asdict, replace
from typing import Any, Final

from underkeep.core.kernel.errors import BadInput
from underkeep.server.errors import Denied
from underkeep.server.people.accounts import HASHER, check_free, folded, keep, tidy_name
from underkeep.server.store.interface import Person, PersonRow, Store

PASSWORD_BYTES: Final = 12
ID_SHOWN: Final = 12  # signs of an id that a list shows and a command wants
LIST: Final = "`underkeep person list` shows ids and names."


def facts(row: PersonRow) -> dict[str, Any]:
    """A person in a few words; the id is what seats carry."""
    person = row.person
    return {
        "person": person.owner.hex(),
        "name": person.name,
        "password": person.password is not None,
        "created": row.created,
        "tables": row.tables,
    }


async def found(store: Store, wanted: str) -> Person:
    """The one person that is meant."""
    people = [row.person for row in await store.people()]
    id_ = wanted.lower()
    fitting = [person for person in people if len(id_) >= ID_SHOWN and person.owner.hex().startswith(id_)]
    fitting = fitting or [person for person in people if folded(person.name) == folded(tidy_name(wanted))]
    if len(fitting) == 1:
        return fitting[0]
    problem = "is the name of several people" if fitting else "is nobody here"
    raise BadInput(problem, wanted, f"Give the id of one: {LIST}")


async def rename(store: Store, person: Person, name: str) -> None:
    """Another name; one that is kept by a password stays its holder's."""
    tidy = tidy_name(name)
    if not tidy:
        raise BadInput("is not a name", "NAME", "Give at least one letter.")
    try:
        await check_free(store, tidy, person.owner)
    except Denied:
        raise BadInput(f"the name {tidy} is taken, or looks like one that is", "NAME", "Give another one.") from None
    await keep(store, replace(person, name=tidy))


async def reset_password(store: Store, person: Person) -> str:
    """A new password, told once; no browser speaks for the person any more."""
    password = secrets.token_urlsafe(PASSWORD_BYTES)
    holder = await store.person_named(folded(person.name))
    if holder is not None and holder.owner != person.owner:
        raise BadInput(f"the name {person.name} is kept by somebody else", "NAME", "Rename one of them first.")
    stored = await asyncio.to_thread(HASHER.hash, password)
    await keep(store, replace(person, password=stored))
    await store.log_out_all(person.owner)
    return password


async def silence(store: Store, person: Person, silenced: bool) -> None:
    """Whether what they say is heard at any table."""
    await keep(store, replace(person, silenced=silenced))


async def export(store: Store, person: Person) -> dict[str, Any]:
    """All that the server keeps about a person, but for hashes of password and sessions."""
    rows = {row.person.owner: row for row in await store.people()}
    seats = await store.seats_of(person.owner)
    box = await store.mailbox(person.owner)
    return {
        **facts(rows[person.owner]),
        "emblem": person.emblem,
        "mail": "" if box is None else box.address,
        "listed": person.listed,
        "games": [
            {"table": row.table, "game": row.game, "ended": row.ended, "outcome": seat.outcome, "roles": seat.roles}
            for seat in await store.seats_played(person.owner)
            for row in await store.finished_at(seat.table)
        ],
        "ratings": [
            {"game": row.game, "role": row.role, **asdict(row.strength)} for row in await store.ratings_of(person.owner)
        ],
        "workshop": [
            {"id": piece.id, "name": piece.name, "at": piece.at, "pack": piece.text}
            for piece in await store.pieces_of(person.owner)
        ],
        "seats": [{"table": seat.table, "seat": seat.seat, "webhook": seat.webhook} for seat in seats],
        "chat": [
            {"table": table, "at": line.at, "kind": line.kind, "text": line.text}
            for table, line in await store.chat_of(person.owner)
        ],
    }
