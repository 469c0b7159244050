"""A running server: its parts, made once and told of each other, and the order in which they open and close."""

from __future__ import annotations

import asyncio
import contextlib

from underkeep.server.catalogue import Catalogue
from underkeep.server.cluster.siblings import Siblings
from underkeep.server.operator.expiry import Expiry
from underkeep.server.people.accounts import People, learn_likenesses
from underkeep.server.people.asked import AskedStreams
from underkeep.server.people.chat import Talk
from underkeep.server.people.historian import Historian
from underkeep.server.people.lobby import TableLists
from underkeep.server.people.mail import MailServer, Postman
from underkeep.server.people.notify import Caller
from underkeep.server.people.seating import Seating
from underkeep.server.readiness import ReadinessCheck
from underkeep.server.store.interface import Store, StoreFailed
from underkeep.server.tables.dispatch import Dispatcher, Gathering
from underkeep.server.tables.making import TableMaker
from underkeep.server.tables.open_tables import OpenTables
from underkeep.server.tables.pending import PendingWork
from underkeep.server.tables.puzzle_script import PuzzleScript
from underkeep.server.tables.service_time import BEAT_SECONDS, ServiceTime
from underkeep.server.tables.sleep import Asleep, Sleep
from underkeep.server.tables.timeouts import Alarms
from underkeep.server.thinking.analysis import Analyses
from underkeep.server.thinking.bot_seats import BotSeats
from underkeep.server.thinking.engine_build import EngineBuild
from underkeep.server.thinking.hints import Advisers

NO_TASK: asyncio.Task[None] | None = None  # before the server is open


class GameServer:
    """The parts by name; whoever needs one of them is given that one."""

    def __init__(
        self,
        catalogue: Catalogue,
        store: Store,
        workers: int,
        public_url: str = "",
        lan_url: str = "",
        allow_webhooks: bool = False,
        siblings: Siblings | None = None,
        builds: bool = False,
        metrics_readers: tuple[str, ...] = (),
        mail: MailServer | None = None,
        expire_days: int = 0,
    ) -> None:
        self.catalogue, self.store = catalogue, store
        self.public_url, self.lan_url = public_url.rstrip("/"), lan_url
        self.siblings, self.builds = siblings, builds  # builds the compiled engine, if there is none
        self.metrics_readers = metrics_readers  # addresses besides this machine
        self.time = ServiceTime(store.served())
        self.work = PendingWork()
        self.people = People(store, alone=siblings is None)
        self.talk = Talk(store)
        leases = siblings.leases if siblings else None
        self.tables = OpenTables(catalogue, store, self.people, self.time, self.work, leases)
        self.dispatcher = Dispatcher(store, self.tables, self.work)
        self.maker, self.seating = TableMaker(self.tables), Seating(self.tables)
        self.lists = TableLists(self.tables, siblings)
        self.bots = BotSeats(workers, self.dispatcher.act_of_bot, catalogue.bots)
        self.alarms = Alarms(self.dispatcher.time_out, store, self.work)
        self.caller = Caller(store, self.work, self.public_url, allow_webhooks)
        self.streams = AskedStreams(self.people, store)
        self.postman = Postman(store, self.people, self.tables, mail, self.public_url)
        self.advisers = Advisers(self.bots)
        self.analyses = Analyses(self.advisers)
        self.engine_build = EngineBuild(self.bots.renew)
        self.ready = ReadinessCheck(store, self.time, self.bots)
        self.expiry = Expiry(store, self.tables, expire_days)
        self.sleep = Sleep(self.tables, self.bots, self.alarms)
        self.heart, self.winding, self.sweeping, self.sleeping = NO_TASK, NO_TASK, NO_TASK, NO_TASK
        self.follow_tables()

    def follow_tables(self) -> None:
        """Who looks at a table after every change; the historian last, since it writes down how things ended."""
        callers = (self.caller, self.streams, self.postman)
        gathering, historian = Gathering(self.dispatcher), Historian(self.store, self.work)
        puzzles = PuzzleScript(self.dispatcher, self.bots, self.store)
        self.tables.followers = (self.bots, puzzles, self.alarms, *callers, gathering, historian)

    async def open(self) -> None:
        """When the server starts: its time goes on, and so do the tables whose clocks run."""
        if self.siblings is not None:
            await self.siblings.open(self.tables)
        if self.builds:
            self.engine_build.start()
        await learn_likenesses(self.store)
        self.postman.open()
        self.heart = asyncio.create_task(self.beat())
        self.winding = asyncio.create_task(self.wind_clocks())
        self.sweeping = asyncio.create_task(self.expiry.run())
        self.sleeping = asyncio.create_task(self.sleep.run())

    async def wind_clocks(self) -> None:
        """Tables whose clocks run sleep until those ring; where that is not known they are opened one after another:
        whoever comes to one of them does not wait for it.
        """
        dues = await self.store.dues()
        for id_, due in dues.items():
            self.tables.asleep.setdefault(id_, Asleep(frozenset(), {}, due))
        for id_ in [id_ for id_ in await self.store.unfinished() if id_ not in dues]:
            row = await self.store.table(id_)
            if row is not None and row.settings.get("clock", {}).get("kind", "none") != "none":
                await self.tables.reopen(id_)
        for id_ in await self.store.unrecorded():
            await self.tables.reopen(id_)  # whoever follows it writes it down

    async def beat(self) -> None:
        """Write down now and then how long we have served: a crash gives back no more than this."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with contextlib.suppress(StoreFailed):
                await self.store.beat(self.time.now())

    async def close(self) -> None:
        """Stop thinking, finish writing."""
        for task in (self.heart, self.winding, self.sweeping, self.sleeping):
            if task is not None:
                task.cancel()
        self.postman.close()
        await self.alarms.close()
        await self.bots.close()
        self.caller.calls.close()
        await self.engine_build.close()
        await self.work.close()
        with contextlib.suppress(StoreFailed):
            await self.store.beat(self.time.now())
        if self.siblings is not None:
            await self.siblings.close()
        await self.store.close()
