"""People, lobby, chat and content, in words that both databases know."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from underkeep.server.store.interface import ChatRow, OwnedSeat, Person, PersonRow

Result = TypeVar("Result")
PERSON = "p.owner, p.name, p.password, p.emblem, p.listed, p.silenced"
CHAT = "n, seat, text, at, owner, kind"
LISTED = "SELECT id FROM game_table"
FORGET = (  # everything that is somebody's own; their tables stay, as nobody's
    "DELETE FROM chat WHERE owner = ?",
    # lines of servers before 0.2 do not say whose they are: those of one's seats are
    "DELETE FROM chat WHERE owner IS NULL AND "
    "(table_id, seat) IN (SELECT table_id, number FROM seat WHERE session = ?)",
    "UPDATE seat SET session = NULL, token = NULL, webhook = '' WHERE session = ?",
    "UPDATE seat SET held = NULL WHERE held = ?",
    "UPDATE played SET owner = NULL WHERE owner = ?",
    "DELETE FROM rating WHERE who = ?",
    "DELETE FROM rating_change WHERE who = ?",
    "DELETE FROM puzzle_try WHERE owner = ?",
    "DELETE FROM puzzle_rating WHERE who = ?",
    "DELETE FROM session WHERE owner = ?",
    "DELETE FROM bot_account WHERE owner = ?",
    "DELETE FROM mailbox WHERE owner = ?",
    "DELETE FROM workpiece WHERE owner = ?",
)
GAME_ONLY = "substr(origin, 1, 7) NOT IN ('lesson:', 'puzzle:')"
INTO_SESSION = "INSERT INTO session VALUES (?, ?) ON CONFLICT (session) DO UPDATE SET owner = excluded.owner"


class Runs(Protocol):
    """What the store proper gives."""

    async def run(self, work: Callable[[Any], Result]) -> Result: ...

    async def rows(self, sql: str, *values: Any) -> list[Any]: ...

    def fence(self, db: Any, table: str) -> None: ...

    def lock_ratings(self, db: Any) -> None: ...


class SqlPeople:
    """The part of the store that knows people; it runs in the same writer thread."""

    # ------------------------------------------------------------ people
    async def person_of(self: Runs, session: bytes) -> Person | None:
        sql = f"SELECT {PERSON} FROM person p JOIN session s ON s.owner = p.owner WHERE session = ?"  # noqa: S608
        rows = await self.rows(sql, session)
        return read_person(rows[0]) if rows else None

    async def person_named(self: Runs, reserved: str) -> Person | None:
        rows = await self.rows(f"SELECT {PERSON} FROM person p WHERE reserved = ?", reserved)  # noqa: S608
        return read_person(rows[0]) if rows else None

    async def like(self: Runs, likeness: str) -> list[Person]:
        sql = f"SELECT {PERSON} FROM person p WHERE likeness = ? AND reserved IS NOT NULL"  # noqa: S608
        return [read_person(row) for row in await self.rows(sql, likeness)]

    async def people_named(self: Runs, owners: Sequence[bytes]) -> list[Person]:
        marks = ", ".join("?" * len(owners))
        rows = await self.rows(f"SELECT {PERSON} FROM person p WHERE owner IN ({marks})", *owners)  # noqa: S608
        return [read_person(row) for row in rows]

    async def keep_person(self: Runs, person: Person, reserved: str | None, at: str, likeness: str = "") -> None:
        sql = (
            "INSERT INTO person (owner, name, reserved, password, created, emblem, listed, silenced, likeness) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (owner) DO UPDATE SET name = excluded.name, "
            "reserved = excluded.reserved, password = excluded.password, emblem = excluded.emblem, "
            "listed = excluded.listed, silenced = excluded.silenced, likeness = excluded.likeness"
        )
        wishes = (person.emblem, int(person.listed), int(person.silenced), likeness)
        await self.rows(sql, person.owner, person.name, reserved, person.password, at, *wishes)

    async def log_in(self: Runs, session: bytes, owner: bytes) -> None:
        def work(db: Any) -> None:
            db.execute(INTO_SESSION, (session, owner))
            for place in ("seat.session", "seat.held", "chat.owner", "played.owner"):
                table, column = place.split(".")
                db.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (owner, session))  # noqa: S608
            db.execute("UPDATE game_table SET host = ? WHERE host = ?", (owner, session))

        await self.run(work)

    async def log_out(self: Runs, session: bytes) -> None:
        await self.rows("DELETE FROM session WHERE session = ?", session)

    async def log_out_all(self: Runs, owner: bytes) -> None:
        await self.rows("DELETE FROM session WHERE owner = ?", owner)

    async def people(self: Runs) -> list[PersonRow]:
        count = "(SELECT COUNT(DISTINCT table_id) FROM seat WHERE session = p.owner)"
        sql = f"SELECT {PERSON}, p.created, {count} FROM person p ORDER BY p.created, p.name"  # noqa: S608
        return [PersonRow(read_person(row[:6]), row[6], row[7]) for row in await self.rows(sql)]

    async def seats_of(self: Runs, owner: bytes) -> list[OwnedSeat]:
        sql = "SELECT table_id, number, webhook FROM seat WHERE session = ? ORDER BY table_id, number"
        return [OwnedSeat(*row) for row in await self.rows(sql, owner)]

    async def delete_person(self: Runs, owner: bytes) -> None:
        def forget(db: Any, one: bytes) -> None:
            for sql in FORGET:
                db.execute(sql, (one,))
            for id_, settings in db.execute("SELECT id, settings FROM game_table WHERE host = ?", (one,)).fetchall():
                untitled = json.dumps({**json.loads(settings), "title": ""}, separators=(",", ":"))
                db.execute("UPDATE game_table SET host = NULL, settings = ? WHERE id = ?", (untitled, id_))
            db.execute("DELETE FROM person WHERE owner = ?", (one,))

        def work(db: Any) -> None:
            for row in db.execute("SELECT owner FROM bot_account WHERE keeper = ?", (owner,)).fetchall():
                forget(db, row[0])
            forget(db, owner)

        await self.run(work)

    async def sweep(self) -> None:
        """A database server reuses and vacuums its pages by itself."""

    async def renew_link(self: Runs, table: str, seat: int, token: bytes) -> bool:
        sql = (
            "UPDATE seat SET token = ?, held = NULL WHERE table_id = ? AND number = ? AND kind = 'link' "
            "AND session IS NULL "
            "RETURNING number"
        )
        return bool(await self.rows(sql, token, table, seat))

    # ------------------------------------------------------------ the lobby
    async def tables_of(self: Runs, owner: bytes, most: int) -> list[str]:
        mine = "(id IN (SELECT table_id FROM seat WHERE session = ?) OR host = ?)"
        sql = f"{LISTED} WHERE {mine} AND {GAME_ONLY} ORDER BY over, created DESC LIMIT ?"
        return [row[0] for row in await self.rows(sql, owner, owner, most)]

    async def tables_under_way(self: Runs, owner: bytes, most: int) -> list[str]:
        """Tables with a seat of somebody's that are not over."""
        sql = (
            f"{LISTED} WHERE over = 0 AND id IN (SELECT table_id FROM seat WHERE session = ?) "  # noqa: S608
            f"AND {GAME_ONLY} ORDER BY created DESC LIMIT ?"
        )
        return [row[0] for row in await self.rows(sql, owner, most)]

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
            sql = f"INSERT INTO chat (table_id, {CHAT}) VALUES (?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
            db.execute(sql, (table, line.n, line.seat, line.text, line.at, line.owner, line.kind))

        await self.run(work)

    async def chat(self: Runs, table: str, most: int) -> list[ChatRow]:
        sql = f"SELECT {CHAT} FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?"  # noqa: S608
        return [ChatRow(*row) for row in reversed(await self.rows(sql, table, most))]

    async def chat_of(self: Runs, owner: bytes) -> list[tuple[str, ChatRow]]:
        """What somebody said; lines of servers before 0.2 say only from which seat."""
        sql = (
            f"SELECT table_id, {CHAT} FROM chat WHERE owner = ? OR (owner IS NULL AND (table_id, seat) IN "  # noqa: S608
            "(SELECT table_id, number FROM seat WHERE session = ?)) ORDER BY table_id, n"
        )
        return [(row[0], ChatRow(*row[1:])) for row in await self.rows(sql, owner, owner)]

    async def set_webhook(self: Runs, table: str, seat: int, url: str) -> None:
        await self.rows("UPDATE seat SET webhook = ? WHERE table_id = ? AND number = ?", url, table, seat)

    async def webhook(self: Runs, table: str, seat: int) -> str:
        rows = await self.rows("SELECT webhook FROM seat WHERE table_id = ? AND number = ?", table, seat)
        return str(rows[0][0]) if rows else ""

    # ------------------------------------------------------------ content
    async def keep_pack(self: Runs, game: str, digest: str, text: str) -> None:
        """Words may have been put better since: the newest are kept."""
        sql = "INSERT INTO pack VALUES (?, ?, ?) ON CONFLICT (game, digest) DO UPDATE SET text = excluded.text"
        await self.rows(sql, game, digest, text)

    async def pack(self: Runs, game: str, digest: str) -> str | None:
        rows = await self.rows("SELECT text FROM pack WHERE game = ? AND digest = ?", game, digest)
        return str(rows[0][0]) if rows else None


def read_person(row: Any) -> Person:
    owner, name, password, emblem, listed, silenced = row
    return Person(owner, name, password, emblem, bool(listed), bool(silenced))
