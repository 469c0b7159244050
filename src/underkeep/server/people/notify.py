"""Telling people what happens at a table: those who watch it at once, those who are away by their webhooks."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from underkeep.server import wire
from underkeep.server.errors import Denied
from underkeep.server.people import webhooks
from underkeep.server.people.seats import Seat
from underkeep.server.store.interface import Store
from underkeep.server.tables.pending import PendingWork
from underkeep.server.tables.table import Table, TableWatcher

SIGNED_OUT: Final = 4401


# ---------------------------------------------------------------- those who watch
def seat_taken(table: Table, number: int, owner: bytes) -> None:
    """Somebody sits there now; everybody sees it."""
    table.seats = [replace(seat, session=owner, token=None) if seat.number == number else seat for seat in table.seats]
    tell_players(table)


def change_owner(table: Table, old: bytes, new: bytes) -> None:
    """What a browser held is its person's now."""
    table.seats = [replace(seat, session=new) if seat.session == old else seat for seat in table.seats]
    if table.row.host == old:
        table.row = replace(table.row, host=new)
    if table.seats_of(new):
        tell_players(table)


def hang_up_on(table: Table, owner: bytes) -> None:
    """Whoever speaks for that owner is hung up on, and comes back as whoever they are then."""
    for watcher in list(table.watchers):
        if watcher.session == owner:
            watcher.hang_up(SIGNED_OUT, "signed out")


def tell_players(table: Table) -> None:
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
