"""What became of puzzles, in words that both databases know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from underkeep.server.people.strengths import START, Strength, drifted, likely, moved
from underkeep.server.store.people import Runs
from underkeep.server.store.puzzle_rows import PuzzleRow, PuzzleTry

SPREAD_OF_PUZZLE: Final = 120.0  # its first rating comes from bots
SPREAD_OF_SOLVER: Final = 200.0  # of somebody who has tried none: one result moves them by 230 points at most
RATING: Final = "mean, spread, tried, solved"


class SqlPuzzles:
    """The part of the store that keeps tries at puzzles and what they did to ratings."""

    async def note_try(self: Runs, tried: PuzzleTry, first: float) -> float:
        """The first result of somebody with a puzzle counts; what the solver gains by it. `first` is the puzzle's
        rating before anybody tried it.
        """

        def work(db: Any) -> float:
            sql = "INSERT INTO puzzle_try VALUES (?, ?, ?, ?, ?) ON CONFLICT (owner, puzzle) DO NOTHING RETURNING score"
            values = (tried.owner, tried.puzzle, tried.score, int(tried.clean), tried.at)
            if db.execute(sql, values).fetchone() is None:
                return 0.0
            solver = strength(db, tried.owner, START, SPREAD_OF_SOLVER)
            puzzle = strength(db, puzzle_key(tried.puzzle), first, SPREAD_OF_PUZZLE)
            chance = likely([solver.mean, puzzle.mean])[0]
            after = moved(drifted(solver), tried.score, chance, 1.0)
            keep(db, tried.owner, after, tried.score > 0)
            keep(db, puzzle_key(tried.puzzle), moved(puzzle, 1 - tried.score, 1 - chance, 1.0), tried.score > 0)
            return after.mean - solver.mean

        return await self.run(work)

    async def puzzle_rows(self: Runs) -> Mapping[str, PuzzleRow]:
        """Ratings of all puzzles that somebody has tried, by game and name."""
        rows = await self.rows(f"SELECT who, {RATING} FROM puzzle_rating")  # noqa: S608
        found = [(bytes(who), PuzzleRow(mean, spread, tried, solved)) for who, mean, spread, tried, solved in rows]
        return {who[7:].decode(): row for who, row in found if who.startswith(b"puzzle:")}

    async def solver(self: Runs, owner: bytes) -> tuple[PuzzleRow | None, list[PuzzleTry]]:
        """How good somebody is, and all they tried, the latest first."""
        rows = await self.rows(f"SELECT {RATING} FROM puzzle_rating WHERE who = ?", owner)  # noqa: S608
        sql = "SELECT owner, puzzle, score, clean, at FROM puzzle_try WHERE owner = ? ORDER BY at DESC"
        tries = [PuzzleTry(bytes(o), p, score, bool(c), at) for o, p, score, c, at in await self.rows(sql, owner)]
        return (PuzzleRow(*rows[0]) if rows else None), tries


def puzzle_key(puzzle: str) -> bytes:
    return f"puzzle:{puzzle}".encode()


def strength(db: Any, who: bytes, mean: float, spread: float) -> Strength:
    row = db.execute("SELECT mean, spread FROM puzzle_rating WHERE who = ?", (who,)).fetchone()
    return Strength(mean, spread) if row is None else Strength(*row)


def keep(db: Any, who: bytes, after: Strength, solved: bool) -> None:
    sql = (
        "INSERT INTO puzzle_rating VALUES (?, ?, ?, 1, ?) ON CONFLICT (who) DO UPDATE SET mean = excluded.mean, "
        "spread = excluded.spread, tried = puzzle_rating.tried + 1, solved = puzzle_rating.solved + excluded.solved"
    )
    db.execute(sql, (who, after.mean, after.spread, int(solved)))
