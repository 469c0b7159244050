"""Those who watch a table hear who sits there, and who leads a replay."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from underkeep.server.tables.table import Table, Watcher

SIGNED_OUT: Final = 4401


def seat_taken(table: Table, number: int, owner: bytes) -> None:
    """Somebody sits there now; everybody sees it."""
    table.seats = [replace(seat, session=owner, token=None) if seat.number == number else seat for seat in table.seats]
    tell_players(table)


def own(table: Table, old: bytes, new: bytes) -> None:
    table.seats = [replace(seat, session=new) if seat.session == old else seat for seat in table.seats]
    if table.row.host == old:
        table.row = replace(table.row, host=new)
    if table.seats_of(new):
        tell_players(table)


def send_away(table: Table, owner: bytes) -> None:
    """Whoever speaks for that owner is hung up on, and comes back as whoever they are then."""
    for watcher in list(table.watchers):
        if watcher.session == owner:
            watcher.hang_up(SIGNED_OUT, "signed out")


def tell_players(table: Table) -> None:
    for watcher in list(table.watchers):
        watcher.show_players()


def tell_leading(table: Table, leader: Watcher) -> None:
    for watcher in list(table.watchers):
        if watcher is not leader:
            watcher.show_leading()
