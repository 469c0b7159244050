"""New tables: from the form, for a lesson or puzzle, once more or onward, forked from a game, or from a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from underkeep.core.kernel.errors import BadInput
from underkeep.lessons import lesson_named
from underkeep.library import Loaded
from underkeep.puzzles import puzzle_named
from underkeep.server import wire
from underkeep.server.errors import Denied
from underkeep.server.operator.record_import import RecordDesk
from underkeep.server.people import lobby
from underkeep.server.people.rated_tables import check_rated
from underkeep.server.people.seats import Seat, check_seats, place
from underkeep.server.tables import replays
from underkeep.server.tables.lesson_tables import ORIGIN, lesson_start, lesson_wishes
from underkeep.server.tables.new_rows import new_row
from underkeep.server.tables.open_tables import OpenTables
from underkeep.server.tables.puzzle_tables import PUZZLE, puzzle_start, puzzle_wishes
from underkeep.server.tables.table import Table

Options = dict[str, wire.OptionValue]
HEAD_SIGNS: Final = 4_000  # of a record, in which game and content are named


@dataclass(frozen=True)
class Made:
    """A new table, and the tokens of the seats that are given away by link."""

    table: Table
    own: Seat | None
    tokens: tuple[tuple[Seat, str], ...]


class TableMaker:
    """Makes tables among those that are open."""

    def __init__(self, tables: OpenTables) -> None:
        self.tables = tables
        self.catalogue = tables.catalogue
        self.store = tables.store
        self.people = tables.people
        self.desk = RecordDesk()

    async def make(self, wish: wire.NewTable, session: str) -> Made:
        """Set up a table and seat whoever asked."""
        loaded = self.catalogue.load(wish.game, wish.content)
        options = loaded.spec.options.resolve(wish.options)
        check_seats(wish.seats, loaded.spec.roles(options), self.catalogue.levels(wish.game))
        owner = await self.people.owner(session)
        check_rated(wish, await self.people.person(session), loaded.spec.cooperative)
        row = new_row(loaded, options, wish, owner, self.tables.time.now())
        seats, tokens = place(wish.seats, owner)
        table = await self.tables.add_table(row, seats)
        own = next((seat for seat in seats if seat.session is not None), None)
        return Made(table, own, tokens)

    async def begin_lesson(self, wish: wire.BeginLesson, session: str) -> Made:
        """A private table at the position of a lesson."""
        loaded = self.catalogue.load(wish.game)
        lesson = lesson_named(wish.game, wish.lesson)
        options, roles, start = lesson_start(lesson, loaded)
        return await self.prepared(wish.game, options, lesson_wishes(lesson, roles), start, ORIGIN + lesson.id, session)

    async def begin_puzzle(self, wish: wire.BeginPuzzle, session: str) -> Made:
        """A private table at the position of a puzzle."""
        loaded = self.catalogue.load(wish.game)
        puzzle = puzzle_named(wish.game, wish.puzzle)
        options, roles, start = puzzle_start(puzzle, loaded)
        return await self.prepared(wish.game, options, puzzle_wishes(puzzle, roles), start, PUZZLE + puzzle.id, session)

    async def prepared(
        self, game: str, told: Options, wishes: list[wire.SeatWish], start: bytes, origin: str, session: str
    ) -> Made:
        """A private table that begins at a position of ours; the first seat is one's own."""
        loaded, owner = self.catalogue.load(game), await self.people.owner(session)
        form = wire.NewTable(game, told, wishes)
        row = new_row(loaded, loaded.spec.options.resolve(told), form, owner, self.tables.time.now())
        seats, _ = place(wishes, owner)
        return Made(await self.tables.add_table(replace(row, start=start, origin=origin), seats), seats[0], ())

    async def fork(self, table: Table, fork: wire.Fork, session: str) -> Made:
        """Continue from a move of a finished game, against bots."""
        owner = await self.people.owner(session)
        async with table.lock:
            levels = self.catalogue.levels(table.row.game)
            forked = replays.fork(table, fork, owner, self.tables.time.now(), levels)
        seats, _ = place(forked.wishes, owner)
        await self.tables.work.finish(self.store.add_table(forked.row, seats, forked.snapshot, forked.journal))
        return Made(await self.tables.find(forked.row.id), seats[0], ())

    async def keep_record(self, text: str) -> Table:
        """A pasted record as a table to look at."""
        loaded = await self.content_of(text)
        kept = await self.desk.check(text, None if loaded is None or loaded.own else loaded.pack)
        if loaded is not None:
            await self.tables.packs.keep(loaded)
        added = self.store.add_table(kept.row, kept.seats, kept.snapshot, kept.journal, True)
        await self.tables.work.finish(added)
        return await self.tables.find(kept.row.id)

    async def content_of(self, record: str) -> Loaded | None:
        """The content that the head of a record names; what is wrong with the rest its checking says."""
        head = dict(line.partition(" ")[::2] for line in record[:HEAD_SIGNS].splitlines())
        game, content = head.get("game", ""), head.get("content", "")
        if game not in self.catalogue.playable():
            return None
        try:
            return await self.tables.packs.find(game, content)
        except BadInput:
            return None

    async def rematch(self, table: Table, session: str, onward: bool = False) -> tuple[str, Sequence[Seat]]:
        """Once more with rotated seats, or onward with the same; whoever asks first makes the table, which keeps the
        others' seats until they come.
        """
        owner = await self.people.owner(session)
        async with table.lock:
            if not table.seats_of(owner):
                raise Denied("server-no-rematch")
            if table.rematch:
                return table.rematch, await self.store.seats(table.rematch)
            seats = lobby.held_for(lobby.kept(table) if onward else lobby.rotated(table), owner)
            new = await self.once_more(table, seats, onward)
        table.show_all("table")
        return new.row.id, seats

    async def once_more(self, table: Table, seats: Sequence[Seat], onward: bool) -> Table:
        """The table where it goes on; the caller holds the lock of the old one."""
        loaded = self.catalogue.load(table.row.game, table.pack.digest)
        options = loaded.spec.options.resolve(lobby.sequel(table) if onward else table.row.options)
        settings = msgspec.structs.replace(table.settings, start=lobby.start_of(table, seats))
        wish = wire.NewTable(table.row.game, options.tree(), [], None, settings)
        row = new_row(loaded, options, wish, table.row.host, self.tables.time.now(), seats)
        new = await self.tables.add_table(row, seats)
        await self.store.set_rematch(table.row.id, new.row.id)
        table.rematch = new.row.id
        return new
