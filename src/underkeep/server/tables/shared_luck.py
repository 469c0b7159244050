"""Shared luck at a table: every seat pledges a share, all are opened when everybody sits, and then the game is dealt.

A pledge comes with the hello, a hello without one gives nothing. Who sits but has never been here is waited for, and
who pledged and is here must open; who pledged and went away is left out, so that nobody can hold up a table. What was
given and what was not stands in state and record.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.formats.fair_luck import is_share, pledge_of
from underkeep.server import wire
from underkeep.server.people.seats import Seat
from underkeep.server.store.interface import Store
from underkeep.server.tables.submit import Outcome, enter, refuse, seated
from underkeep.server.tables.table import Table, entry_of

PATIENCE: Final = 10.0  # seconds for those who were just given a seat, and then for opening

MAX_ENTRIES: Final = 200  # of the journal before the deal: nobody fills it with pledges


def is_drawing(table: Table) -> bool:
    """Does the table wait for its luck?"""
    return table.is_dealt_late() and not table.status.started and not table.over()


def givers(table: Table) -> list[Seat]:
    """Those who may give a share: people, not their programs."""
    return [seat for seat in table.people() if seat.session not in table.programs]


def missing(table: Table) -> bool:
    """Is there somebody who sits, has not come yet, and may still pledge?"""
    here, pledged = table.here(), table.status.pledged
    return table.pledging and any(seat.number not in pledged and seat.number not in here for seat in givers(table))


def is_opening(table: Table) -> bool:
    """All pledges are there; from now on none is taken, since whoever gave one late could know what the others hold."""
    return is_drawing(table) and table.everybody_sits() and (bool(table.status.opened) or not missing(table))


def awaited(table: Table) -> bool:
    """Is there anybody whose share is still worth waiting for?"""
    if not is_drawing(table):
        return False
    told, here = table.status, table.here()
    closed = any(seat.number in here and seat.number in told.pledged.keys() - told.opened for seat in givers(table))
    return not is_opening(table) or (table.opening and closed)


async def pledge(table: Table, store: Store, seat: Seat, hashed: str) -> Outcome | None:
    """The hash of a share; another one is taken until shares are opened."""
    async with table.lock:
        known = table.status.pledged.get(seat.number) == hashed
        late = bool(table.status.opened) or table.seq > MAX_ENTRIES
        if known or late or not is_share(hashed) or not is_drawing(table):
            return None
        return await enter(table, store, entry_of(table, seat.number, "pledge", seat.roles[0], hashed, ""))


async def open_share(table: Table, store: Store, seat: Seat | None, said: wire.OpenShare) -> Outcome:
    """What the pledge stood for."""

    async def change(own: Seat) -> Outcome:
        told = table.status
        if not is_opening(table) or own.number in told.opened:
            return refuse(said.key, "table", "server-no-share-now")
        if not is_share(said.share) or pledge_of(said.share) != told.pledged.get(own.number):
            return refuse(said.key, "table", "server-no-share-other")
        entry = entry_of(table, own.number, "open", own.roles[0], said.share, said.key)
        return await enter(table, store, entry)

    return await seated(table, seat, said.key, f"open {said.share}", change)
