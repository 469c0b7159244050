"""Accounts of programs, in words that both databases know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from underkeep.server.store.interface import Person
from underkeep.server.store.people import INTO_SESSION, PERSON, Runs, read_person


class SqlBotAccounts:
    """The part of the store that knows which persons are programs."""

    async def keep_bot(self: Runs, bot: Person, reserved: str, keeper: bytes | None, session: bytes, at: str) -> None:
        """A bot and its token; an earlier token is void."""

        def work(db: Any) -> None:
            columns, person = "owner, name, reserved, password, created", (bot.owner, bot.name, reserved, None, at)
            sql = f"INSERT INTO person ({columns}) VALUES (?, ?, ?, ?, ?) ON CONFLICT (owner) DO NOTHING"  # noqa: S608
            db.execute(sql, person)
            db.execute("INSERT INTO bot_account VALUES (?, ?) ON CONFLICT (owner) DO NOTHING", (bot.owner, keeper))
            db.execute("DELETE FROM session WHERE owner = ?", (bot.owner,))
            db.execute(INTO_SESSION, (session, bot.owner))

        await self.run(work)

    async def bots_of(self: Runs, keeper: bytes | None) -> list[Person]:
        """Those of a person; of the operator without one."""
        sql = f"SELECT {PERSON} FROM person p JOIN bot_account b ON b.owner = p.owner WHERE keeper "  # noqa: S608
        rows = await (self.rows(f"{sql} IS NULL") if keeper is None else self.rows(f"{sql} = ?", keeper))
        return [read_person(row) for row in rows]

    async def bots_among(self: Runs, owners: Sequence[bytes]) -> set[bytes]:
        marks = ", ".join("?" * len(owners))
        rows = await self.rows(f"SELECT owner FROM bot_account WHERE owner IN ({marks})", *owners)  # noqa: S608
        return {row[0] for row in rows}
