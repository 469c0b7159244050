"""Chat: what those who sit at a table say to each other. Plain text, short, not too often; each may mute others.

A phrase is said by its id, so that everybody reads it in their own language; who points at something says which thing,
who proposes a move says which.
"""

from __future__ import annotations

import logging
import re
import unicodedata
from typing import Final

from underkeep.server import wire
from underkeep.server.errors import Denied
from underkeep.server.http.limits import Limiter
from underkeep.server.store.interface import ChatRow, Store, StoreFailed
from underkeep.server.tables.table import Table, now

log = logging.getLogger("underkeep.server")
MAX_TOLD: Final = 200  # lines that whoever comes later gets
LIMIT: Final = (5, 10.0)  # lines in so many seconds
REPORTS: Final = (5, 3600.0)  # of one person or browser
PHRASES: Final = (  # messages `phrase-<id>` of the client
    *("hello", "good-luck", "well-played", "thanks", "moment", "sorry", "your-turn", "nice-move", "oops", "good-game"),
    *("agree", "other-idea"),
)
THING: Final = re.compile(r"[\w:.,+-]+( [\w:.,+-]+)*")  # ids of drawn things, texts of moves


def tidy(text: str) -> str:
    """One line without control signs or such as turn the writing round; the client shows it as text, never as HTML."""
    kept = (" " if unicodedata.category(sign) in ("Cc", "Cf", "Zl", "Zp") else sign for sign in text)
    return " ".join("".join(kept).split())


class Talk:
    """The chat of all tables."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.limit = Limiter(*LIMIT)
        self.reports = Limiter(*REPORTS)

    async def say(
        self, table: Table, seat: int, chat: wire.Chat, owner: bytes | None, silenced: bool = False
    ) -> wire.ChatLine | wire.Label:
        """Keep a line; it is returned to be shown, or why it is not."""
        line = tidy(chat.text)
        refused = refuse_chat(chat, line, seat, silenced)
        if refused:
            return wire.Label(refused, {})
        if not self.limit.allow((table.row.id, seat)):
            return wire.Label("server-no-chat-often", {})
        async with table.talking:
            row = ChatRow(len(table.chat) + table.chat_before, seat, line, now(), owner, chat.kind)
            try:
                await self.store.add_chat(table.row.id, row)
            except StoreFailed:
                return wire.Label("server-no-store", {})
            said = told(table, row)
            table.chat.append(said)
            table.speakers[row.n] = owner
            forget_oldest(table)
        return said

    def report(self, table: Table, owner: bytes | None, n: int) -> None:
        """Somebody asks the operator to read a line; the log says which, the operator's tools show it."""
        line = next((line for line in table.chat if line.n == n), None)
        if owner is None or line is None:
            raise Denied("server-no-report")
        if not self.reports.allow(owner):
            raise Denied("server-no-report-often")
        where = f"table {table.row.id}, line {n} of the chat, seat {line.seat}"
        log.warning("reported: %s; underkeep table talk %s shows it", where, table.row.id)


def forget_oldest(table: Table) -> None:
    """The store keeps all lines, memory those that whoever comes later gets."""
    gone = len(table.chat) - MAX_TOLD
    for line in table.chat[: max(gone, 0)]:
        table.speakers.pop(line.n, None)
    if gone > 0:
        del table.chat[:gone]
        table.chat_before += gone


def refuse_chat(chat: wire.Chat, line: str, seat: int, silenced: bool) -> str:
    """Why this is not said: the id of a sentence, "" if nothing speaks against it."""
    if silenced:
        return "server-no-chat-silenced"
    if not line:
        return "server-no-chat-empty"
    if chat.kind == "phrase" and line not in PHRASES:
        return "server-no-chat-phrase"
    if chat.kind in ("point", "plan", "agree") and (seat < 0 or not THING.fullmatch(line)):
        return "server-no-chat-thing"
    return ""


def told(table: Table, row: ChatRow) -> wire.ChatLine:
    """A line with who said it, as far as they tell their name."""
    emblem = "" if row.owner is None else table.emblems.get(row.owner, "")
    return wire.ChatLine(
        row.n,
        row.seat,
        row.text,
        row.at,
        row.kind,  # type: ignore[arg-type]  # one of the kinds, by what was said
        table.name_of(row.owner),
        emblem,
    )


async def load_chat(store: Store, table: Table) -> list[ChatRow]:
    """What was said before a restart, and by whom; the names are learnt before it is told."""
    rows = await store.chat(table.row.id, MAX_TOLD)
    table.speakers = {row.n: row.owner for row in rows}
    table.chat_before = rows[0].n if rows else 0
    return rows
