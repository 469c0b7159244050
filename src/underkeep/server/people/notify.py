"""Calling those who are away: whom the table waits for, and the webhooks that tell them."""

from __future__ import annotations

import asyncio

from underkeep.server.people import webhooks
from underkeep.server.people.seats import Seat
from underkeep.server.store.base import Store
from underkeep.server.tables import replays
from underkeep.server.tables.table import Table


def due(table: Table) -> set[int]:
    """Seats for which the table waits and who are away, each once until it has answered."""
    asked = table.asked_seats()
    table.called &= asked
    away = set(asked - table.called - table.here())
    table.called |= away
    return away


async def call_seat(store: Store, public_url: str, table: Table, seat: int) -> None:
    url = await store.webhook(table.row.id, seat)
    if url:
        link = f"{public_url}/#/table/{table.row.id}"
        await asyncio.to_thread(webhooks.tell, url, webhooks.body_for(table.row.game, table.row.id, link))


async def check_webhook(seat: Seat | None, url: str, allowed: bool) -> Seat:
    """Where to call for a seat; checked now, and again whenever it is called."""
    if not allowed:
        raise replays.Denied("server-no-webhooks")
    if seat is None:
        raise replays.Denied("server-no-spectator")
    if url:
        parts = webhooks.check_url(url)
        await asyncio.to_thread(webhooks.public_address, parts.hostname or "", parts.port or webhooks.HTTPS)
    return seat
