"""Addresses of mail, in words that both databases know."""

from __future__ import annotations

from typing import Any, Final

from underkeep.server.store.interface import Mailbox
from underkeep.server.store.people import Runs

MAILBOX: Final = "owner, address, lang, token, confirmed, sent"


class SqlMailboxes:
    """The part of the store that knows who wants mail."""

    async def keep_mailbox(self: Runs, box: Mailbox) -> None:
        sql = (
            f"INSERT INTO mailbox ({MAILBOX}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (owner) DO UPDATE SET "  # noqa: S608
            "address = excluded.address, lang = excluded.lang, token = excluded.token, "
            "confirmed = excluded.confirmed, sent = excluded.sent"
        )
        await self.rows(sql, box.owner, box.address, box.lang, box.token, int(box.confirmed), box.sent)

    async def mailbox(self: Runs, owner: bytes) -> Mailbox | None:
        rows = await self.rows(f"SELECT {MAILBOX} FROM mailbox WHERE owner = ?", owner)  # noqa: S608
        return read_mailbox(rows[0]) if rows else None

    async def mailbox_by(self: Runs, token: str) -> Mailbox | None:
        rows = await self.rows(f"SELECT {MAILBOX} FROM mailbox WHERE token = ?", token)  # noqa: S608
        return read_mailbox(rows[0]) if rows else None

    async def mailboxes(self: Runs) -> list[Mailbox]:
        """All that are confirmed."""
        rows = await self.rows(f"SELECT {MAILBOX} FROM mailbox WHERE confirmed = 1")  # noqa: S608
        return [read_mailbox(row) for row in rows]

    async def delete_mailbox(self: Runs, owner: bytes) -> None:
        await self.rows("DELETE FROM mailbox WHERE owner = ?", owner)


def read_mailbox(row: Any) -> Mailbox:
    owner, address, lang, token, confirmed, sent = row
    return Mailbox(owner, address, lang, token, bool(confirmed), sent)
