"""Which lessons people have done, in words that both databases know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from underkeep.server.store.people import Runs


class SqlLessons:
    """The part of the store that keeps how far people are with the lessons."""

    async def keep_lessons(self: Runs, owner: bytes, lessons: Iterable[str], at: str) -> None:
        """These too, as game/id; what was done before keeps its day."""

        def work(db: Any) -> None:
            into = "INSERT INTO lesson_done VALUES (?, ?, ?) ON CONFLICT (owner, lesson) DO NOTHING"
            db.executemany(into, [(owner, lesson, at) for lesson in lessons])

        await self.run(work)

    async def lessons_done(self: Runs, owner: bytes) -> dict[str, str]:
        """All that somebody has done, and when."""
        sql = "SELECT lesson, at FROM lesson_done WHERE owner = ? ORDER BY lesson"
        return dict(await self.rows(sql, owner))
