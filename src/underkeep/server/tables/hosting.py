"""What only the host of a table may do: start it, close it, let a bot play for somebody."""

from __future__ import annotations

from dataclasses import replace

from underkeep.bots.api import usual_level
from underkeep.server import wire
from underkeep.server.people.seats import NOBODY, Seat
from underkeep.server.store.interface import JournalEntry, Snapshot, Store
from underkeep.server.tables.status import away_text
from underkeep.server.tables.submit import Outcome, enter, known_key, refuse
from underkeep.server.tables.table import Table, entry_of, snapshot_of


async def by_host(table: Table, store: Store, seat: Seat | None, is_host: bool, wished: wire.Host) -> Outcome:
    """Start, close, or let a bot play for somebody."""
    wish = f"host {wished.deed} {wished.seat}"
    async with table.lock:
        if not is_host:
            return refuse(wished.key, "table", "server-no-host")
        chair = seat or Seat(NOBODY, "me", table.names[:1], "", None, None)
        known = known_key(table, chair, wished.key, wish)
        if known is not None:
            return known
        refused = refuse_host(table, wished)
        if refused is not None:
            return refused
        entry = replace(host_entry(table, chair, wished), wish=wish)
        return await enter(table, store, entry, first_snapshot(table, entry) if entry.kind == "start" else None)


async def begin(table: Table, store: Store) -> Outcome | None:
    """Everybody sits: a table that was waiting for that begins, and so do its clocks."""
    async with table.lock:
        if not table.is_gathering() or not table.everybody_sits():
            return None
        entry = entry_of(table, NOBODY, "start", "", "", "")
        return await enter(table, store, entry, first_snapshot(table, entry))


def first_snapshot(table: Table, entry: JournalEntry) -> Snapshot | None:
    """The game as the shared luck deals it, where it was not dealt when the table was made."""
    return snapshot_of(table.spec, table.dealt(), entry.n) if table.is_dealt_late() else None


def host_entry(table: Table, chair: Seat, wished: wire.Host) -> JournalEntry:
    match wished.deed:
        case "start":
            return entry_of(table, chair.number, "start", "", "", wished.key)
        case "close":
            return entry_of(table, chair.number, "end", loser_of(table, chair), "closed", wished.key)
        case "replace":
            gone = away_text(wished.seat, usual_level(table.row.game), "host")
            return entry_of(table, chair.number, "away", table.seats[wished.seat].roles[0], gone, wished.key)


def loser_of(table: Table, chair: Seat) -> str:
    """Whoever closes a game that others play too gives it up; before the first move, or alone, nobody loses."""
    others = [person for person in table.people() if person.number != chair.number]
    return chair.roles[0] if table.history.moves and others and chair.number != NOBODY else ""


def refuse_host(table: Table, wished: wire.Host) -> wire.Refused | None:
    if table.over():
        return refuse(wished.key, "table", "server-no-over")
    if wished.deed == "start":
        return refuse_start(table, wished.key)
    return refuse_replacing(table, wished) if wished.deed == "replace" else None


def refuse_start(table: Table, key: str) -> wire.Refused | None:
    if table.status.started:
        return refuse(key, "table", "server-no-start-twice")
    if not table.everybody_sits():
        return refuse(key, "table", "server-no-start-seats")
    return None


def refuse_replacing(table: Table, wished: wire.Host) -> wire.Refused | None:
    """Only somebody who is awaited and has been away for the stated time, or a chair that nobody took."""
    if wished.seat >= len(table.seats) or table.bot_level(table.seats[wished.seat]):
        return refuse(wished.key, "table", "server-no-replace-bot")
    if not table.seats[wished.seat].taken():
        return None
    if table.absent_for(wished.seat) < table.settings.absent * 1000:
        return refuse(wished.key, "table", "server-no-replace-here", seconds=table.settings.absent)
    return None
