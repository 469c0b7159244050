"""Telling people what happens at a table: those who watch it at once, those who are away by their webhooks."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

import msgspec

from underkeep.server import wire
from underkeep.server.errors import Denied
from underkeep.server.people import webhooks
from underkeep.server.people.seats import Seat
from underkeep.server.store.interface import Store
from underkeep.server.tables.pending import PendingWork
from underkeep.server.tables.table import Table, TableWatcher

SIGNED_OUT: Final = 4401
GATHER_SECONDS: Final = 0.1  # comings and goings that are told together


# ---------------------------------------------------------------- those who watch
def seat_taken(table: Table, number: int, owner: bytes) -> None:
    """Somebody sits there now; everybody sees it."""
    sitting = replace(table.seats[number], session=owner, token=None, held=None)
    table.seats = [sitting if seat.number == number else seat for seat in table.seats]
    tell_players(table)


def seat_kept(table: Table, number: int, owner: bytes | None) -> None:
    """A seat is kept for somebody, or no longer."""
    kept = replace(table.seats[number], held=owner, token=None)
    table.seats = [kept if seat.number == number else seat for seat in table.seats]
    tell_players(table)


def change_owner(table: Table, old: bytes, new: bytes) -> None:
    """What a browser held is its person's now."""
    table.seats = [replace(seat, session=new) if seat.session == old else seat for seat in table.seats]
    table.seats = [replace(seat, held=new) if seat.held == old else seat for seat in table.seats]
    for watcher in table.watchers:
        if watcher.session == old:
            watcher.session = new
    if table.row.host == old:
        table.row = replace(table.row, host=new)
    if table.seats_of(new) or any(watcher.session == new for watcher in table.watchers):
        tell_players(table)


def forget_owner(table: Table, owner: bytes) -> None:
    """Somebody is gone for good: their seats are nobody's, and what they said is said no more."""
    gone = {number for number, speaker in table.speakers.items() if speaker == owner}
    gone |= {line.n for line in table.chat if line.n not in table.speakers and line.seat in seats_of(table, owner)}
    table.chat = [line for line in table.chat if line.n not in gone]
    table.speakers = {number: speaker for number, speaker in table.speakers.items() if number not in gone}
    table.seats = [replace(seat, session=None, token=None) if seat.session == owner else seat for seat in table.seats]
    table.seats = [replace(seat, held=None) if seat.held == owner else seat for seat in table.seats]
    if table.row.host == owner:
        table.row = replace(table.row, host=None)
        table.settings = msgspec.structs.replace(table.settings, title="")
    tell_players(table)


def seats_of(table: Table, owner: bytes) -> set[int]:
    return {seat.number for seat in table.seats_of(owner)}


def hang_up_on(table: Table, owner: bytes) -> None:
    """Whoever speaks for that owner is hung up on, and comes back as whoever they are then."""
    for watcher in list(table.watchers):
        if watcher.session == owner:
            watcher.hang_up(SIGNED_OUT, "signed out")


def tell_players(table: Table) -> None:
    """Who is here, in a moment and once for all who come and go meanwhile: a crowd is told as often as one."""
    if table.watchers and not table.telling:
        table.telling = True
        asyncio.get_running_loop().call_later(GATHER_SECONDS, tell_now, table)


def tell_now(table: Table) -> None:
    table.telling = False
    for watcher in list(table.watchers):
        watcher.show_players()


def tell_leading(table: Table, leader: TableWatcher) -> None:
    for watcher in list(table.watchers):
        if watcher is not leader:
            watcher.show_leading()


# ---------------------------------------------------------------- those who are away
class Caller:
    """Calls the webhooks of those for whom a table waits, if the operator allows it."""

    def __init__(self, store: Store, work: PendingWork, public_url: str, allowed: bool) -> None:
        self.store = store
        self.work = work
        self.public_url = public_url
        self.allowed = allowed
        self.calls = webhooks.HookCalls()

    def wake(self, table: Table) -> None:
        """Something changed: whoever is awaited now and away is called."""
        if self.allowed:
            for seat in due(table):
                self.work.begin(self.call(table, seat))

    def drop(self, table: str) -> None:
        """Nothing is kept here about a table."""

    async def call(self, table: Table, seat: int) -> None:
        url = await self.store.webhook(table.row.id, seat)
        if url:
            link = f"{self.public_url}/#/table/{table.row.id}"
            self.calls.tell(url, webhooks.body_for(table.row.game, table.row.id, link))

    async def own_webhook(self, table: Table, seat: Seat | None) -> wire.Webhook:
        """Where one's seat is called, for its owner's eyes only."""
        if seat is None:
            raise Denied("server-no-spectator")
        return wire.Webhook(await self.store.webhook(table.row.id, seat.number))

    async def set_webhook(self, table: Table, seat: Seat | None, url: str) -> None:
        """Where to call for a seat; checked now, and again whenever it is called."""
        if not self.allowed:
            raise Denied("server-no-webhooks")
        if seat is None:
            raise Denied("server-no-spectator")
        if url:
            await self.calls.check(webhooks.check_url(url))
        await self.work.finish(self.store.set_webhook(table.row.id, seat.number, url))


def due(table: Table) -> set[int]:
    """Seats for which the table waits and who are away, each once until it has answered."""
    asked = table.asked_seats()
    table.called &= asked
    away = set(asked - table.called - table.here())
    table.called |= away
    return away
