"""Workpieces of the workshop, in words that both databases know."""

from __future__ import annotations

from typing import Any, Final

from underkeep.server.store.interface import PieceRow
from underkeep.server.store.people import Runs

PIECE: Final = "id, owner, game, name, text, at"


class SqlWorkpieces:
    """The part of the store that keeps what people make in the workshop."""

    async def keep_piece(self: Runs, row: PieceRow, most: int) -> bool:
        """False when somebody has as many as they may, or when the one of that id is another's."""

        def work(db: Any) -> bool:
            known = db.execute("SELECT owner FROM workpiece WHERE id = ?", (row.id,)).fetchone()
            count = db.execute("SELECT COUNT(*) FROM workpiece WHERE owner = ?", (row.owner,)).fetchone()[0]
            if known[0] != row.owner if known is not None else count >= most:
                return False
            values = (row.id, row.owner, row.game, row.name, row.text, row.at)
            db.execute(
                f"INSERT INTO workpiece ({PIECE}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "  # noqa: S608
                "game = excluded.game, name = excluded.name, text = excluded.text, at = excluded.at",
                values,
            )
            return True

        return await self.run(work)

    async def piece(self: Runs, id_: str) -> PieceRow | None:
        rows = await self.rows(f"SELECT {PIECE} FROM workpiece WHERE id = ?", id_)  # noqa: S608
        return PieceRow(*rows[0]) if rows else None

    async def pieces_of(self: Runs, owner: bytes) -> list[PieceRow]:
        """The newest first."""
        sql = f"SELECT {PIECE} FROM workpiece WHERE owner = ? ORDER BY at DESC, id"  # noqa: S608
        return [PieceRow(*row) for row in await self.rows(sql, owner)]

    async def delete_piece(self: Runs, id_: str, owner: bytes) -> bool:
        return bool(await self.rows("DELETE FROM workpiece WHERE id = ? AND owner = ? RETURNING id", id_, owner))
