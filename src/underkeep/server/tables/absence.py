"""Going away from one's seat, for which a bot plays meanwhile, and coming back to it; asking a bot for advice."""

from __future__ import annotations

from underkeep.bots.api import usual_level
from underkeep.server import wire
from underkeep.server.people.seats import Seat
from underkeep.server.store.interface import Store
from underkeep.server.tables.status import away_text
from underkeep.server.tables.submit import Outcome, enter, entry_for, refuse, seated
from underkeep.server.tables.table import Table


async def leave(table: Table, store: Store, seat: Seat | None, wished: wire.Leave) -> Outcome:
    """A bot looks after one's seat; the seat stays one's own."""

    async def change(seat: Seat) -> Outcome:
        if not table.is_open():
            return refuse(wished.key, "table", "server-no-over" if table.over() else "server-no-start")
        if table.bot_level(seat):
            return refuse(wished.key, "table", "server-no-leave")
        gone = away_text(seat.number, usual_level(table.row.game), "own")
        return await enter(table, store, entry_for(table, seat, "away", gone, wished.key, "leave"))

    return await seated(table, seat, wished.key, "leave", change)


async def come_back(table: Table, store: Store, seat: Seat | None, wished: wire.Return) -> Outcome:
    """One's seat from the bot: not after resigning, nor when the bank of time is used up."""

    async def change(seat: Seat) -> Outcome:
        away = table.status.away.get(seat.number)
        if away is None or table.over():
            return refuse(wished.key, "table", "server-no-return")
        if away.why == "resign" or (away.why == "timeout" and table.settings.clock.kind == "bank"):
            return refuse(wished.key, "table", "server-no-return-lost")
        return await enter(table, store, entry_for(table, seat, "back", str(seat.number), wished.key, "return"))

    return await seated(table, seat, wished.key, "return", change)


async def ask_bot(table: Table, store: Store, seat: Seat) -> Outcome | None:
    """That somebody asked for advice stands in the story, once for each move; nobody else there, nobody to tell."""
    async with table.lock:
        if table.status.hinted or len(table.people()) < 2 or not table.is_open():
            return None
        return await enter(table, store, entry_for(table, seat, "hint", "", "", "hint"))
