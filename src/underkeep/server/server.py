"""The house: all that a running server owns, and the doors by which tables are made, found and changed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from underkeep.bots.api import levels_for
from underkeep.core.formats.codec import canonical
from underkeep.core.kernel.errors import BadInput
from underkeep.server import wire
from underkeep.server.catalogue import Shelf
from underkeep.server.cluster.siblings import Siblings
from underkeep.server.http.metrics import Counters
from underkeep.server.operator.record_import import RecordDesk
from underkeep.server.people import lobby
from underkeep.server.people import notify as calling
from underkeep.server.people.accounts import People
from underkeep.server.people.chat import Talk
from underkeep.server.people.seats import Seat, check_seats, hashed, place
from underkeep.server.people.watching import own, seat_taken, tell_players
from underkeep.server.store.base import NotOurs, Snapshot, Store, StoreFailed, TableRow
from underkeep.server.tables import proposals as petitions
from underkeep.server.tables import replays
from underkeep.server.tables.service_time import BEAT_SECONDS, ServiceTime
from underkeep.server.tables.submit import Accepted, Outcome, submit, submit_for_bot
from underkeep.server.tables.table import Stored, Table, Watcher, first_game, new_row, reopen
from underkeep.server.tables.timeouts import Alarms, run_out
from underkeep.server.tables.undo import submit_undo
from underkeep.server.thinking.analysis import Studies
from underkeep.server.thinking.bot_seats import BotSeats
from underkeep.server.thinking.engine_build import Building
from underkeep.server.thinking.hints import Advisers

MOVED: Final = 1012  # how a WebSocket is told to come again
MOST_LISTED: Final = 30  # tables in a list of the lobby
log = logging.getLogger("underkeep.house")

Value = TypeVar("Value")
Changed = TypeVar("Changed", bound=Outcome | None)
Said = wire.Deed


class NoTable(BadInput):
    """There is no table of that id."""


@dataclass(frozen=True)
class Made:
    """A new table, and the tokens of the seats that are given away by link."""

    table: Table
    own: Seat | None
    tokens: tuple[tuple[Seat, str], ...]


class House:
    """Shelf, store, tables in memory, bots."""

    def __init__(
        self,
        shelf: Shelf,
        store: Store,
        workers: int,
        public_url: str = "",
        lan_url: str = "",
        allow_webhooks: bool = False,
        siblings: Siblings | None = None,
        builds: bool = False,
    ) -> None:
        self.shelf = shelf
        self.store = store
        self.public_url = public_url.rstrip("/")
        self.lan_url = lan_url
        self.tables: dict[str, asyncio.Task[Table]] = {}
        self.bots = BotSeats(workers, self.act_of_bot)
        self.advisers = Advisers(self.bots)
        self.studies = Studies(self.advisers)
        self.building = Building(self.bots.renew)
        self.builds = builds  # the compiled engine, if there is none
        self.time = ServiceTime(store.served())
        self.alarms = Alarms(self.ring)
        self.counters = Counters()
        self.siblings = siblings
        self.people = People(store, alone=siblings is None)
        self.talk = Talk(store)
        self.allow_webhooks = allow_webhooks
        self.desk = RecordDesk(shelf.packs)
        self.unfinished: set[asyncio.Task[Any]] = set()
        self.heart: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ opening hours
    async def open(self) -> None:
        """When the server starts: its time goes on, and so do the tables whose clocks run."""
        if self.siblings is not None:
            await self.siblings.open(self)
        if self.builds:
            self.building.start()
        self.heart = asyncio.create_task(self.beat())
        for id_ in await self.store.unfinished():
            row = await self.store.table(id_)
            if row is not None and row.settings.get("clock", {}).get("kind", "none") != "none":
                await self.reopen(id_)

    async def reopen(self, id_: str) -> None:
        """A table whose clock runs; one that cannot be opened now, or that another server has, is left alone."""
        try:
            with contextlib.suppress(NotOurs):
                await self.table(id_)
        except BadInput as error:
            log.warning("table %s stays closed: %s", id_, error)

    async def beat(self) -> None:
        """Write down now and then how long we have served: a crash gives back no more than this."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with contextlib.suppress(StoreFailed):
                await self.store.beat(self.time.now())

    # ------------------------------------------------------------ tables
    async def make(self, wish: wire.NewTable, session: str) -> Made:
        """Set up a table and seat whoever asked."""
        loaded = self.shelf.load(wish.game)
        options = loaded.spec.options.resolve(wish.options)
        check_seats(wish.seats, loaded.spec.roles(options), levels_for(wish.game))
        owner = await self.people.owner(session)
        row = new_row(loaded, options, wish, owner, self.time.now())
        seats, tokens = place(wish.seats, owner)
        table = await self.furnish(row, seats)
        own = next((seat for seat in seats if seat.session is not None), None)
        return Made(table, own, tokens)

    async def furnish(self, row: TableRow, seats: Sequence[Seat]) -> Table:
        """Put a new table into the room."""
        loaded = self.shelf.load(row.game)
        table = Table(row, seats, loaded, first_game(loaded, row), self.time)
        start = Snapshot(0, canonical(loaded.spec.save(table.history.game)))
        await self.finish(self.store.add_table(row, seats, start))
        await self.acquaint(table)
        self.tables[row.id] = asyncio.create_task(ready(table))
        self.wake(table)
        return table

    async def acquaint(self, table: Table) -> None:
        """The table gets to know the names of those who sit there."""
        await self.people.learn([seat.session for seat in table.seats if seat.session is not None])
        table.known = self.people.names

    async def fork(self, table: Table, fork: wire.Fork, session: str) -> Made:
        """Continue from a move of a finished game, against bots."""
        owner = await self.people.owner(session)
        async with table.lock:
            forked = replays.fork(table, fork, owner, self.time.now())
        seats, _ = place(forked.wishes, owner)
        await self.finish(self.store.add_table(forked.row, seats, forked.snapshot, forked.journal))
        return Made(await self.table(forked.row.id), seats[0], ())

    async def keep_record(self, text: str) -> Table:
        """A pasted record as a table to look at."""
        kept = await self.desk.check(text)
        await self.finish(self.store.add_table(kept.row, kept.seats, kept.snapshot, kept.journal, True))
        return await self.table(kept.row.id)

    async def table(self, id_: str) -> Table:
        """A table by its id, from memory or from the store."""
        if id_ not in self.tables:
            self.tables[id_] = asyncio.create_task(self.load(id_))
        try:
            return await asyncio.shield(self.tables[id_])
        except BaseException:
            opening = self.tables.get(id_)
            if opening is not None and opening.done():
                del self.tables[id_]
            raise

    async def visit(self, id_: str) -> Table:
        """A table for somebody who comes: at a sibling's they may have taken a seat there, or another name."""
        table = await self.table(id_)
        if self.siblings is not None:
            seats = await self.store.seats(id_)
            if seats != table.seats:
                await self.people.learn([seat.session for seat in seats if seat.session is not None])
                table.seats = seats
                tell_players(table)
        return table

    def drop(self, id_: str) -> None:
        """Another server has the table: whoever sits here is hung up on and comes back to it there."""
        opening = self.tables.pop(id_, None)
        self.bots.drop(id_)
        self.alarms.drop(id_)
        if opening is not None and opening.done() and not opening.cancelled() and opening.exception() is None:
            for watcher in list(opening.result().watchers):
                watcher.hang_up(MOVED, "moved")

    async def load(self, id_: str) -> Table:
        if self.siblings is not None and await self.siblings.leases.take(id_) is not None:
            raise NotOurs(id_)
        row, snapshot = await self.store.table(id_), await self.store.snapshot(id_)
        if row is None or snapshot is None:
            raise NoTable(f"there is no table {id_!r}", "table", "Check the link.")
        journal = await self.store.journal(id_)
        self.time.reach(max([row.clock, *(entry.clock for entry in journal[-1:])]))
        stored = Stored(row, await self.store.seats(id_), journal, snapshot, self.time)
        table = await asyncio.to_thread(reopen, stored, self.shelf.load(row.game))
        table.rematch = await self.store.rematch(id_)
        await self.talk.load(table)
        await self.acquaint(table)
        self.wake(table)
        return table

    async def claim(self, token: str, session: str) -> wire.Exchanged | None:
        """A link's token against its seat, once; everybody at the table sees that it is taken."""
        owner = await self.people.owner(session)
        found = await self.finish(self.store.claim(hashed(token), owner))
        if found is None:
            return None
        id_, number = found
        if self.siblings is None or id_ in self.tables:
            seat_taken(await self.table(id_), number, owner)
        else:
            await self.siblings.leases.tell("seats", id_)
        return wire.Exchanged(id_, number)

    async def join(self, table: Table, seat: int, session: str) -> wire.Exchanged:
        """A free seat of a public table."""
        owner = await self.people.owner(session)
        if not await self.finish(self.store.join(table.row.id, seat, owner)):
            raise replays.Denied("server-no-join")
        seat_taken(table, seat, owner)
        return wire.Exchanged(table.row.id, seat)

    async def rematch(self, table: Table, session: str, onward: bool = False) -> tuple[str, Sequence[Seat]]:
        """Once more with rotated seats, or onward with the same; whoever asks first makes the table, the others find
        it.
        """
        owner = await self.people.owner(session)
        async with table.lock:
            if not table.seats_of(owner):
                raise replays.Denied("server-no-rematch")
            if table.rematch:
                return table.rematch, await self.store.seats(table.rematch)
            seats = lobby.kept(table) if onward else lobby.rotated(table)
            loaded = self.shelf.load(table.row.game)
            options = loaded.spec.options.resolve(lobby.sequel(table) if onward else table.row.options)
            wish = wire.NewTable(table.row.game, options.tree(), [], None, table.settings)
            new = await self.furnish(new_row(loaded, options, wish, table.row.host, self.time.now()), seats)
            await self.store.set_rematch(table.row.id, new.row.id)
            table.rematch = new.row.id
        for watcher in list(table.watchers):
            watcher.show("table", "")
        return new.row.id, seats

    async def lobby(self, session: str | None, only_here: bool = False) -> wire.Lobby:
        """One's own tables, those first that wait, and the public ones; a sibling asks for those here only."""
        owner = None if session is None else await self.people.owner(session)
        own = [] if owner is None else await self.store.tables_of(owner, MOST_LISTED)
        public = await self.store.public_tables(MOST_LISTED)
        wanted = [id_ for id_ in {*own, *public} if id_ in self.tables or not only_here]
        cards = {table.row.id: lobby.card(table, owner) for table in await self.opened(wanted)}
        if self.siblings is not None and not only_here:
            cards |= await self.siblings.cards([id_ for id_ in wanted if id_ not in cards], session)
        mine, others = ([cards[id_] for id_ in ids if id_ in cards] for ids in (own, public))
        return wire.Lobby(sorted(mine, key=lambda card: (not card.waiting, card.over)), others)

    async def opened(self, ids: Sequence[str]) -> list[Table]:
        """The tables of a list that can be opened."""
        for id_ in ids:
            await self.reopen(id_)
        return [self.tables[id_].result() for id_ in ids if id_ in self.tables and self.tables[id_].done()]

    async def met(self, session: str, owner: bytes) -> None:
        """Somebody took a name: what the browser held is that person's now, here and at the siblings'."""
        self.give(hashed(session), owner)
        if self.siblings is not None:
            await self.siblings.leases.tell("person", hashed(session).hex(), owner.hex())

    def give(self, old: bytes, new: bytes) -> None:
        """What a browser held is its person's now; the store knows already."""
        for table in self.open_tables():
            own(table, old, new)

    def open_tables(self) -> list[Table]:
        """Those in memory."""
        done = [task for task in self.tables.values() if task.done() and not task.cancelled()]
        return [task.result() for task in done if task.exception() is None]

    # ------------------------------------------------------------ changes
    async def act(self, table: Table, seat: Seat | None, act: wire.Act, sender: Watcher | None) -> Outcome:
        return await self.change(table, submit(table, self.store, seat, act), act.key, sender)

    async def act_of_bot(self, table: Table, seat: Seat, act: wire.Act) -> Outcome:
        return await self.change(table, submit_for_bot(table, self.store, seat, act))

    async def ring(self, table: Table) -> Outcome | None:
        """Somebody's time has run out."""
        return await self.change(table, run_out(table, self.store))

    async def say(self, table: Table, seat: Seat | None, said: Said, is_host: bool, sender: Watcher | None) -> Outcome:
        """All else that people do at a table."""
        store = self.store
        match said:
            case wire.Undo():
                deed = submit_undo(table, store, seat, said)
            case wire.Reply():
                deed = petitions.reply(table, store, seat, said)
            case wire.Propose():
                deed = petitions.propose(table, store, seat, said)
            case wire.Resign():
                deed = petitions.resign(table, store, seat, said)
            case wire.Host():
                deed = petitions.by_host(table, store, seat, is_host, said)
            case wire.Leave():
                deed = petitions.leave(table, store, seat, said)
            case wire.Return():
                deed = petitions.come_back(table, store, seat, said)
        return await self.change(table, deed, said.key, sender)

    async def change(
        self, table: Table, deed: Coroutine[Any, Any, Changed], key: str = "", sender: Watcher | None = None
    ) -> Changed:
        return await self.finish(self.changing(table, deed, key, sender))

    async def changing(
        self, table: Table, deed: Coroutine[Any, Any, Changed], key: str, sender: Watcher | None
    ) -> Changed:
        """Change a table; once that is durable, everybody sees it and the bots wake up."""
        try:
            outcome = await deed
        except NotOurs:
            self.drop(table.row.id)
            raise
        self.count(outcome)
        if outcome == Accepted(again=False):
            for watcher in list(table.watchers):
                watcher.show(table.cause, key if watcher is sender else "")
            self.wake(table)
        return outcome

    def count(self, outcome: Outcome | None) -> None:
        if isinstance(outcome, Accepted):
            self.counters.moves += 1
        elif isinstance(outcome, wire.Refused):
            self.counters.refused += 1
            self.counters.store_failures += outcome.code == "store"

    def wake(self, table: Table) -> None:
        """Something changed: bots look whether they are asked, the alarm is set anew."""
        self.bots.wake(table)
        self.alarms.wake(table)
        if self.allow_webhooks:
            for seat in calling.due(table):
                self.begin(calling.call_seat(self.store, self.public_url, table, seat))

    async def own_webhook(self, table: Table, seat: Seat | None) -> wire.Webhook:
        """Where one's seat is called, for its owner's eyes only."""
        if seat is None:
            raise replays.Denied("server-no-spectator")
        return wire.Webhook(await self.store.webhook(table.row.id, seat.number))

    async def set_webhook(self, table: Table, seat: Seat | None, url: str) -> None:
        own = await calling.check_webhook(seat, url, self.allow_webhooks)
        await self.finish(self.store.set_webhook(table.row.id, own.number, url))

    async def finish(self, deed: Coroutine[Any, Any, Value]) -> Value:
        """Do it to the end even if whoever asked goes away meanwhile."""
        return await asyncio.shield(self.begin(deed))

    def begin(self, deed: Coroutine[Any, Any, Value]) -> asyncio.Task[Value]:
        """Do it while others wait for nothing; the house closes after it."""
        task = asyncio.create_task(deed)
        self.unfinished.add(task)
        task.add_done_callback(self.unfinished.discard)
        return task

    async def close(self) -> None:
        """Stop thinking, finish writing."""
        if self.heart is not None:
            self.heart.cancel()
        await self.alarms.close()
        await self.bots.close()
        await self.building.close()
        await asyncio.gather(*self.unfinished, return_exceptions=True)
        with contextlib.suppress(StoreFailed):
            await self.store.beat(self.time.now())
        if self.siblings is not None:
            await self.siblings.close()
        await self.store.close()


async def ready(table: Table) -> Table:
    return table
