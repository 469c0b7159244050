"""People, lobby and chat, in words that both databases know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from underkeep.server.store.interface import ChatRow, Person

Result = TypeVar("Result")
LISTED = "SELECT id FROM game_table"
INTO_SESSION = "INSERT INTO session VALUES (?, ?) ON CONFLICT (session) DO UPDATE SET owner = excluded.owner"


class Runs(Protocol):
    """What the store proper gives."""

    async def run(self, work: Callable[[Any], Result]) -> Result: ...

    async def rows(self, sql: str, *values: Any) -> list[Any]: ...

    def fence(self, db: Any, table: str) -> None: ...


class SqlPeople:
    """The part of the store that knows people; it runs in the same writer thread."""

    # ------------------------------------------------------------ people
    async def person_of(self: Runs, session: bytes) -> Person | None:
        sql = "SELECT p.owner, name, password FROM person p JOIN session s ON s.owner = p.owner WHERE session = ?"
        rows = await self.rows(sql, session)
        return Person(*rows[0]) if rows else None

    async def person_named(self: Runs, reserved: str) -> Person | None:
        rows = await self.rows("SELECT owner, name, password FROM person WHERE reserved = ?", reserved)
        return Person(*rows[0]) if rows else None

    async def names(self: Runs, owners: Sequence[bytes]) -> dict[bytes, str]:
        marks = ", ".join("?" * len(owners))
        return dict(await self.rows(f"SELECT owner, name FROM person WHERE owner IN ({marks})", *owners))  # noqa: S608

    async def keep_person(self: Runs, person: Person, reserved: str | None, at: str) -> None:
        sql = (
            "INSERT INTO person VALUES (?, ?, ?, ?, ?) ON CONFLICT (owner) "
            "DO UPDATE SET name = excluded.name, reserved = excluded.reserved, password = excluded.password"
        )
        await self.rows(sql, person.owner, person.name, reserved, person.password, at)

    async def log_in(self: Runs, session: bytes, owner: bytes) -> None:
        def work(db: Any) -> None:
            db.execute(INTO_SESSION, (session, owner))
            db.execute("UPDATE seat SET session = ? WHERE session = ?", (owner, session))
            db.execute("UPDATE game_table SET host = ? WHERE host = ?", (owner, session))

        await self.run(work)

    async def log_out(self: Runs, session: bytes) -> None:
        await self.rows("DELETE FROM session WHERE session = ?", session)

    async def log_out_all(self: Runs, owner: bytes) -> None:
        await self.rows("DELETE FROM session WHERE owner = ?", owner)

    async def renew_link(self: Runs, table: str, seat: int, token: bytes) -> bool:
        sql = (
            "UPDATE seat SET token = ? WHERE table_id = ? AND number = ? AND kind = 'link' AND session IS NULL "
            "RETURNING number"
        )
        return bool(await self.rows(sql, token, table, seat))

    # ------------------------------------------------------------ the lobby
    async def tables_of(self: Runs, owner: bytes, most: int) -> list[str]:
        mine = "id IN (SELECT table_id FROM seat WHERE session = ?) OR host = ?"
        sql = f"{LISTED} WHERE {mine} ORDER BY over, created DESC LIMIT ?"
        return [row[0] for row in await self.rows(sql, owner, owner, most)]

    async def public_tables(self: Runs, most: int) -> list[str]:
        sql = f"{LISTED} WHERE public = 1 AND over = 0 ORDER BY created DESC LIMIT ?"
        return [row[0] for row in await self.rows(sql, most)]

    async def join(self: Runs, table: str, seat: int, owner: bytes) -> bool:
        """A seat of a public table that nobody has; its link is void then."""
        sql = (
            "UPDATE seat SET session = ?, token = NULL WHERE table_id = ? AND number = ? AND session IS NULL "
            "AND kind = 'link' AND table_id IN (SELECT id FROM game_table WHERE public = 1) RETURNING number"
        )
        return bool(await self.rows(sql, owner, table, seat))

    async def set_rematch(self: Runs, table: str, rematch: str) -> None:
        def work(db: Any) -> None:
            self.fence(db, table)
            db.execute("UPDATE game_table SET rematch = ? WHERE id = ?", (rematch, table))

        await self.run(work)

    async def rematch(self: Runs, table: str) -> str:
        rows = await self.rows("SELECT rematch FROM game_table WHERE id = ?", table)
        return str(rows[0][0]) if rows else ""

    # ------------------------------------------------------------ chat
    async def add_chat(self: Runs, table: str, line: ChatRow) -> None:
        def work(db: Any) -> None:
            self.fence(db, table)
            db.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?)", (table, line.n, line.seat, line.text, line.at))

        await self.run(work)

    async def chat(self: Runs, table: str, most: int) -> list[ChatRow]:
        sql = "SELECT n, seat, text, at FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?"
        return [ChatRow(*row) for row in reversed(await self.rows(sql, table, most))]

    async def set_webhook(self: Runs, table: str, seat: int, url: str) -> None:
        await self.rows("UPDATE seat SET webhook = ? WHERE table_id = ? AND number = ?", url, table, seat)

    async def webhook(self: Runs, table: str, seat: int) -> str:
        rows = await self.rows("SELECT webhook FROM seat WHERE table_id = ? AND number = ?", table, seat)
        return str(rows[0][0]) if rows else ""
