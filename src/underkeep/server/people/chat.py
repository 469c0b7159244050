"""Chat: what those who sit at a table say to each other. Plain text, short, not too often; each may mute others."""

from __future__ import annotations

import unicodedata
from typing import Final

from underkeep.server import wire
from underkeep.server.http.limits import Limiter
from underkeep.server.store.interface import ChatRow, Store, StoreFailed
from underkeep.server.tables.table import Table, now

MAX_TOLD: Final = 200  # lines that whoever comes later gets
LIMIT: Final = (5, 10.0)  # lines in so many seconds


def tidy(text: str) -> str:
    """One line without control signs or such as turn the writing round; the client shows it as text, never as HTML."""
    kept = (" " if unicodedata.category(sign) in ("Cc", "Cf", "Zl", "Zp") else sign for sign in text)
    return " ".join("".join(kept).split())


class Talk:
    """The chat of all tables."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.limit = Limiter(*LIMIT)

    async def say(self, table: Table, seat: int, text: str) -> wire.ChatLine | wire.Label:
        """Keep a line; it is returned to be shown, or why it is not."""
        line = tidy(text)
        if not line:
            return wire.Label("server-no-chat-empty", {})
        if not self.limit.allow((table.row.id, seat)):
            return wire.Label("server-no-chat-often", {})
        async with table.talking:
            said = wire.ChatLine(len(table.chat) + table.chat_before, seat, line, now())
            try:
                await self.store.add_chat(table.row.id, ChatRow(said.n, said.seat, said.text, said.at))
            except StoreFailed:
                return wire.Label("server-no-store", {})
            table.chat.append(said)
        return said


async def load_chat(store: Store, table: Table) -> None:
    """What was said before a restart."""
    rows = await store.chat(table.row.id, MAX_TOLD)
    table.chat = [wire.ChatLine(row.n, row.seat, row.text, row.at) for row in rows]
    table.chat_before = rows[0].n if rows else 0
