"""Finished games, ratings and seats kept for somebody, in words that both databases know."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from underkeep.server.people.strengths import START, Key, Strength
from underkeep.server.store.interface import FinishedRow, GameWish, PlayedRow, RatedRow, RatingChange
from underkeep.server.store.people import Runs

FINISHED: Final = "f.table_id, f.game, f.options, f.began, f.ended, f.moves, f.how, f.rated"
PLAYED: Final = "table_id, seat, owner, bot, roles, outcome, reached, moment, hidden"
STRENGTH: Final = "mean, spread, games, won, expected"
Rate = Callable[[Mapping[Key, Strength]], Mapping[Key, Strength]]


class SqlHistory:
    """The part of the store that remembers games when they are over; it runs in the same writer thread."""

    # ------------------------------------------------------------ games that ended
    async def unrecorded(self: Runs) -> list[str]:
        """Tables that are over and stand in nobody's history: those of older servers, or of one that was killed."""
        sql = (
            "SELECT id FROM game_table WHERE over = 1 AND substr(origin, 1, 7) NOT IN ('lesson:', 'puzzle:') "
            "AND id NOT IN (SELECT table_id FROM finished) "
            "AND EXISTS (SELECT 1 FROM seat WHERE table_id = id AND session IS NOT NULL) ORDER BY created"
        )
        return [row[0] for row in await self.rows(sql)]

    async def record(
        self: Runs, game: FinishedRow, players: Sequence[PlayedRow], keys: Sequence[Key], rate: Rate
    ) -> bool:
        """A game once, with the ratings that it changes, in one transaction; False if it was recorded before."""

        def work(db: Any) -> bool:
            sql = (
                "INSERT INTO finished VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO NOTHING "
                "RETURNING table_id"
            )
            if db.execute(sql, finished_values(game)).fetchone() is None:
                return False
            into = f"INSERT INTO played ({PLAYED}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
            db.executemany(into, [played_values(row) for row in players])
            if keys:
                change_ratings(db, self.lock_ratings, game, keys, rate)
            return True

        return await self.run(work)

    async def finished(self: Runs, wish: GameWish) -> tuple[int, list[FinishedRow]]:
        """How many games of somebody fit, and those of one page, the newest first."""
        where, values = fitting(wish)
        counted = await self.rows(f"SELECT COUNT(DISTINCT f.table_id) {where}", *values)
        sql = f"SELECT DISTINCT {FINISHED} {where} ORDER BY f.ended DESC, f.table_id LIMIT ? OFFSET ?"
        rows = await self.rows(sql, *values, wish.most, wish.skip)
        return counted[0][0], [read_finished(row) for row in rows]

    async def finished_at(self: Runs, table: str) -> list[FinishedRow]:
        rows = await self.rows(f"SELECT {FINISHED} FROM finished f WHERE f.table_id = ?", table)  # noqa: S608
        return [read_finished(row) for row in rows]

    async def players_of(self: Runs, tables: Sequence[str]) -> list[PlayedRow]:
        if not tables:
            return []
        marks = ", ".join("?" * len(tables))
        sql = f"SELECT {PLAYED} FROM played WHERE table_id IN ({marks}) ORDER BY table_id, seat"  # noqa: S608
        return [read_played(row) for row in await self.rows(sql, *tables)]

    async def seats_played(self: Runs, owner: bytes) -> list[PlayedRow]:
        """All one's own seats."""
        return [read_played(row) for row in await self.rows(f"SELECT {PLAYED} FROM played WHERE owner = ?", owner)]  # noqa: S608

    async def role_sets(self: Runs, owner: bytes) -> dict[str, str]:
        """All roles of each game that somebody played, with `+` between."""
        sql = "SELECT table_id, roles FROM played WHERE table_id IN (SELECT table_id FROM played WHERE owner = ?)"
        found: dict[str, list[str]] = {}
        for table, roles in await self.rows(sql, owner):
            found.setdefault(table, []).extend(json.loads(roles))
        return {table: "+".join(sorted(roles)) for table, roles in found.items()}

    async def there(self: Runs, tables: Sequence[str]) -> set[str]:
        """Those of these tables that are still kept."""
        marks = ", ".join("?" * len(tables))
        sql = f"SELECT id FROM game_table WHERE id IN ({marks})"  # noqa: S608
        return {row[0] for row in await self.rows(sql, *tables)} if tables else set()

    async def since(self: Runs, owner: bytes) -> str:
        """When somebody took their name."""
        rows = await self.rows("SELECT created FROM person WHERE owner = ?", owner)
        return str(rows[0][0]) if rows else ""

    async def hide_game(self: Runs, table: str, owner: bytes) -> bool:
        """Out of one's own list; the others keep theirs."""
        sql = "UPDATE played SET hidden = 1 WHERE table_id = ? AND owner = ? RETURNING seat"
        return bool(await self.rows(sql, table, owner))

    # ------------------------------------------------------------ ratings
    async def ratings_of(self: Runs, who: bytes) -> list[RatedRow]:
        sql = f"SELECT who, game, role, {STRENGTH} FROM rating WHERE who = ? ORDER BY game, mean DESC"  # noqa: S608
        return [read_rating(row) for row in await self.rows(sql, who)]

    async def ladder(self: Runs, game: str, role: str, most: int) -> list[RatedRow]:
        """All who are rated in a role but roles and guilds themselves, by the lower end of their interval."""
        sql = (
            f"SELECT who, game, role, {STRENGTH} FROM rating WHERE game = ? AND role = ? "  # noqa: S608
            "AND who <> ? AND who <> ? ORDER BY mean - 1.959964 * spread DESC LIMIT ?"
        )
        return [read_rating(row) for row in await self.rows(sql, game, role, b"role", b"guild", most)]

    async def rating_changes(self: Runs, who: bytes, most: int) -> list[RatingChange]:
        """The newest, oldest first."""
        sql = (
            "SELECT table_id, game, role, was, mean, spread, at FROM rating_change WHERE who = ? "
            "ORDER BY at DESC, table_id LIMIT ?"
        )
        return [RatingChange(*row) for row in reversed(await self.rows(sql, who, most))]

    def lock_ratings(self, db: Any) -> None:
        """Nobody else reads ratings before ours are written: a data file has one writer anyway."""

    # ------------------------------------------------------------ seats kept for somebody
    async def hold_seat(self: Runs, table: str, seat: int, owner: bytes) -> bool:
        """Keep a free seat for a person; its link is void."""
        sql = (
            "UPDATE seat SET held = ?, token = NULL WHERE table_id = ? AND number = ? AND kind = 'link' "
            "AND session IS NULL RETURNING number"
        )
        return bool(await self.rows(sql, owner, table, seat))

    async def take_held(self: Runs, table: str, owner: bytes) -> list[int]:
        """Sit down on what is kept for one; the numbers of those seats."""
        sql = (
            "UPDATE seat SET session = held, held = NULL, token = NULL WHERE table_id = ? AND held = ? "
            "AND session IS NULL RETURNING number"
        )
        return [row[0] for row in await self.rows(sql, table, owner)]

    async def let_held(self: Runs, table: str, owner: bytes) -> list[int]:
        """One does not want it: anybody may be invited again."""
        sql = "UPDATE seat SET held = NULL WHERE table_id = ? AND held = ? RETURNING number"
        return [row[0] for row in await self.rows(sql, table, owner)]

    async def held(self: Runs, table: str) -> dict[int, bytes]:
        sql = "SELECT number, held FROM seat WHERE table_id = ? AND held IS NOT NULL"
        return dict(await self.rows(sql, table))

    async def invited(self: Runs, owner: bytes, most: int) -> list[str]:
        """Tables that keep a seat for somebody."""
        sql = (
            "SELECT DISTINCT id, created FROM game_table JOIN seat ON table_id = id WHERE held = ? AND over = 0 "
            "ORDER BY created DESC LIMIT ?"
        )
        return [row[0] for row in await self.rows(sql, owner, most)]

    async def link_seat(self: Runs, token: bytes) -> tuple[str, int, bytes | None, bool] | None:
        """Where a link leads or led: table, seat, who sits there, and whether it was used."""
        sql = "SELECT table_id, number, session, used = ? FROM seat WHERE token = ? OR used = ?"
        rows = await self.rows(sql, token, token, token)
        return None if not rows else (rows[0][0], rows[0][1], rows[0][2], bool(rows[0][3]))


# ---------------------------------------------------------------- in the writer thread
def change_ratings(db: Any, lock: Callable[[Any], None], game: FinishedRow, keys: Sequence[Key], rate: Rate) -> None:
    lock(db)
    known: dict[Key, Strength] = {}
    for who, role in keys:
        sql = f"SELECT {STRENGTH} FROM rating WHERE who = ? AND game = ? AND role = ?"  # noqa: S608
        row = db.execute(sql, (who, game.game, role)).fetchone()
        if row is not None:
            known[who, role] = Strength(*row)
    for (who, role), now in rate(known).items():
        values = (now.mean, now.spread, now.games, now.won, now.expected)
        db.execute(
            "INSERT INTO rating VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (who, game, role) DO UPDATE SET "
            "mean = excluded.mean, spread = excluded.spread, games = excluded.games, won = excluded.won, "
            "expected = excluded.expected",
            (who, game.game, role, *values),
        )
        was = known.get((who, role))
        first = START if was is None else was.mean
        change = (game.table, who, game.game, role, first, now.mean, now.spread, game.ended)
        db.execute("INSERT INTO rating_change VALUES (?, ?, ?, ?, ?, ?, ?, ?)", change)


def fitting(wish: GameWish) -> tuple[str, list[Any]]:
    """The games of somebody that a wish means."""
    words = ["FROM finished f JOIN played p ON p.table_id = f.table_id WHERE p.owner = ?"]
    values: list[Any] = [wish.owner]
    if not wish.hidden:
        words.append("AND p.hidden = 0")
    if wish.game:
        words.append("AND f.game = ?")
        values.append(wish.game)
    if wish.outcome:
        words.append("AND p.outcome = ?")
        values.append(wish.outcome)
    if wish.opponent:
        words.append(
            "AND f.table_id IN (SELECT table_id FROM played o JOIN person q ON q.owner = o.owner "
            "WHERE lower(q.name) LIKE ? ESCAPE '!')"
        )
        plain = "".join(f"!{sign}" if sign in "!%_" else sign for sign in wish.opponent.lower())
        values.append(f"%{plain}%")
    return " ".join(words), values


# ---------------------------------------------------------------- rows
def finished_values(row: FinishedRow) -> tuple[Any, ...]:
    options = json.dumps(row.options, separators=(",", ":"))
    return (row.table, row.game, options, row.began, row.ended, row.moves, row.how, int(row.rated))


def read_finished(row: Any) -> FinishedRow:
    table, game, options, began, ended, moves, how, rated = row
    return FinishedRow(table, game, json.loads(options), began, ended, moves, how, bool(rated))


def played_values(row: PlayedRow) -> tuple[Any, ...]:
    roles = json.dumps(row.roles, separators=(",", ":"))
    told = (row.outcome, row.reached, row.moment, int(row.hidden))
    return (row.table, row.seat, row.owner, row.bot, roles, *told)


def read_played(row: Any) -> PlayedRow:
    table, seat, owner, bot, roles, outcome, reached, moment, hidden = row
    return PlayedRow(table, seat, owner, bot, tuple(json.loads(roles)), outcome, reached, moment, bool(hidden))


def read_rating(row: Any) -> RatedRow:
    who, game, role, *strength = row
    return RatedRow(bytes(who), game, role, Strength(*strength))
