"""Several servers on one PostgreSQL: real processes, real sockets, a real database."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from tests.server import database
from tests.server.live import Chair, Guest, toy_games
from underkeep.cli.main import main
from underkeep.core.kernel.errors import BadInput
from underkeep.server import wire
from underkeep.server.catalogue import Catalogue
from underkeep.server.cluster.leases import LEASE_MS, Leases, Process
from underkeep.server.server import GameServer
from underkeep.server.store.interface import JournalEntry, NotOurs, Snapshot
from underkeep.server.store.migrating import migrations
from underkeep.server.store.postgres import PostgresStore
from underkeep.server.store.sql import Db

pytestmark = pytest.mark.postgres
ROOT = Path(__file__).parents[3]
ROLES = "scout bandit witch warden beast"
ME = ("me", ROLES)


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with database.running() as url:
        yield url


@pytest.fixture
def place(server: str) -> str:
    return database.fresh(server, uuid.uuid4().hex)


class Town:
    """Servers on one database, and people who come to whichever they like."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.leaving = ExitStack()

    def start(self) -> tuple[str, subprocess.Popen[str]]:
        command = [sys.executable, "-m", "tests.server.serve_toys", self.place]
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        self.leaving.callback(end, process)
        assert process.stdout is not None
        url = process.stdout.readline().split()[1]
        guest = self.guest(url)
        for _ in range(400):
            try:
                if guest.http.get("/healthz").status_code == 200:
                    break
            except OSError:
                time.sleep(0.05)
        return url, process

    def guest(self, url: str) -> Guest:
        return Guest(url, self.leaving)

    def same(self, guest: Guest, url: str) -> Guest:
        """The same browser, come in by another server."""
        other = Guest(url, self.leaving)
        other.http.cookies = guest.http.cookies
        return other

    def holder(self, table: str) -> str:
        """The address of the server that has a table."""
        with psycopg.connect(self.place) as db:
            row = db.execute(
                "SELECT url FROM lease JOIN process ON id = process WHERE table_id = %s", (table,)
            ).fetchone()
        return "" if row is None else str(row[0])

    def is_over(self, table: str) -> bool:
        with psycopg.connect(self.place) as db:
            return db.execute("SELECT over FROM game_table WHERE id = %s", (table,)).fetchone() == (1,)


def end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()
    assert process.stdout is not None
    process.stdout.close()


@pytest.fixture
def town(place: str) -> Iterator[Town]:
    found = Town(place)
    with found.leaving:
        yield found


def sit(guest: Guest, table: str) -> Chair:
    """Sit down, however often the line is closed meanwhile."""
    for _ in range(100):
        try:
            return guest.sit(table)
        except (ConnectionClosed, OSError):
            time.sleep(0.1)
    raise AssertionError("the table does not come back")


def listen_on(chair: Chair, never: str) -> None:
    """Until the line is closed; that key is never answered."""
    while True:
        assert chair.next().get("key") != (never or None)


def test_a_table_is_played_through_any_server_and_all_see_the_same(town: Town) -> None:
    (here, _), (there, _) = town.start(), town.start()
    host = town.guest(here)
    made = host.make(("me", "scout bandit"), ("link", "witch warden beast"))
    table = made["table"]
    assert town.holder(table) == here

    friend = town.guest(there)
    assert friend.open(made["links"][0]["link"]).status_code == 200
    mine, other = host.sit(table), friend.sit(table)
    assert other.state["seat"] == 1
    assert [player["taken"] for player in mine.catch_up(0)["players"]] == [True, True]
    done = mine.act()
    seen = other.catch_up(1)
    assert seen["view"]["hands"] != done["view"]["hands"]  # each through its own eyes
    assert town.holder(table) == here

    facts = friend.http.get(f"/api/tables/{table}")
    assert facts.status_code == 200
    assert facts.json()["table"] == table
    assert facts.headers["x-frame-options"] == "DENY"
    assert len(facts.headers.get_list("content-length")) <= 1
    assert friend.http.get(f"/api/tables/{table}/export").text.startswith("underkeep-log 1")
    assert friend.http.get("/api/tables/none").status_code == 404
    assert [card["table"] for card in friend.http.get("/api/lobby").json()["mine"]] == [table]


def test_the_tables_of_a_killed_server_go_on_at_another_without_loss(town: Town) -> None:
    (here, first), (there, _) = town.start(), town.start()
    guest = town.guest(here)
    table = guest.make(ME)["table"]
    through = town.same(guest, there)  # the front of this one stays, what it forwards to does not
    chair = through.sit(table)
    for _ in range(5):
        acknowledged = chair.act()
    unanswered = chair.wish()
    first.send_signal(signal.SIGKILL)
    first.wait()
    with pytest.raises(ConnectionClosed):
        listen_on(chair, "")

    again = sit(through, table)
    assert again.state["seq"] == 5
    assert again.state["view"] == acknowledged["view"]
    again.say(**unanswered)
    assert again.hear("state", key=unanswered["key"])["seq"] == 6
    again.say(**unanswered)
    assert again.hear("state", key=unanswered["key"])["cause"] == "again"
    assert town.holder(table) == there


def test_bots_of_a_killed_server_play_on_though_nobody_looks(town: Town) -> None:
    (here, first), (there, _) = town.start(), town.start()
    table = town.guest(here).make(("bot:novice", ROLES))["table"]
    first.send_signal(signal.SIGKILL)
    first.wait()
    assert not town.is_over(table)
    for _ in range(300):
        if town.is_over(table):
            break
        time.sleep(0.1)
    assert town.is_over(table)
    assert town.holder(table) == there


def test_a_server_that_leaves_gives_its_tables_away_at_once(town: Town) -> None:
    (here, first), (there, _) = town.start(), town.start()
    guest = town.guest(here)
    table = guest.make(ME)["table"]
    first.send_signal(signal.SIGTERM)
    first.wait()
    begun = time.monotonic()
    assert town.same(guest, there).sit(table).state["seq"] == 0
    assert (time.monotonic() - begun) * 1000 < LEASE_MS / 2


def test_a_server_that_slept_too_long_cannot_write_and_hangs_up(town: Town) -> None:
    (here, first), (there, _) = town.start(), town.start()
    guest = town.guest(here)
    table = guest.make(ME)["table"]
    old = guest.sit(table)
    old.act()
    first.send_signal(signal.SIGSTOP)
    taken = sit(town.same(guest, there), table)
    assert taken.act()["seq"] == 2
    assert town.holder(table) == there
    late = old.wish()
    old.say(**late)
    first.send_signal(signal.SIGCONT)
    with pytest.raises(ConnectionClosed):
        listen_on(old, late["key"])
    assert sit(guest, table).state["seq"] == 2  # the first server is a front for it now
    assert taken.act()["seq"] == 3


def test_a_name_taken_at_one_server_is_known_at_the_other(town: Town) -> None:
    (here, _), (there, _) = town.start(), town.start()
    guest = town.guest(here)
    table = guest.make(("me", "scout bandit"), ("link", "witch warden beast"), settings={"public": True})["table"]
    watcher = town.guest(there).sit(table)
    other = town.same(guest, there)
    assert other.http.post("/api/me", json={"name": "Ada", "password": "a long secret"}).status_code == 200
    while watcher.hear("players")["players"][0]["name"] != "Ada":
        pass  # whoever came is told first
    assert guest.http.get("/api/me").json()["name"] == "Ada"
    assert guest.sit(table).state["seat"] == 0
    listed = town.guest(there).http.get("/api/lobby").json()["public"]
    assert [(card["table"], card["players"][0]["name"]) for card in listed] == [(table, "Ada")]
    joined = town.guest(there).http.post(f"/api/tables/{table}/join", json={"seat": 1})
    assert joined.json() == {"table": table, "seat": 1}


def test_a_stranger_is_no_sibling(town: Town) -> None:
    (here, _) = town.start()
    guest = town.guest(here)
    false = {"x-underkeep-sibling": "guess", "x-underkeep-for": "10.0.0.1", "Origin": "https://evil.example"}
    assert guest.http.post("/api/tables", json={}, headers=false).status_code == 421


def test_the_toolbox_waits_until_no_server_is_there(town: Town) -> None:
    _, process = town.start()
    refused = CliRunner().invoke(main, ["table", "undo", "t1", "1", "--data", town.place])
    assert refused.exit_code == 2
    assert "another server uses this database" in refused.output
    listed = CliRunner().invoke(main, ["table", "list", "--json", "--data", town.place])
    assert listed.exit_code == 0
    process.terminate()
    process.wait()


# ---------------------------------------------------------------- leases by themselves
def two(place: str) -> tuple[Leases, Leases]:
    first, second = (PostgresStore(place, "shared") for _ in range(2))
    return Leases(first, Process("a", "http://a", "s")), Leases(second, Process("b", "http://b", "s"))


def test_only_the_holder_of_a_lease_writes(place: str) -> None:
    async def check() -> None:
        a, b = two(place)
        await a.join()
        await b.join()
        made = await furnished(a.store)
        assert await b.take(made) == a.me
        assert await a.take(made) is None
        await a.store.append(entry(made, 1), Snapshot(1, b"[1]", 1))
        await expire(a.store, "a")
        assert await b.take(made) is None
        with pytest.raises(NotOurs):
            await a.store.append(entry(made, 2), Snapshot(2, b"[2]", 1))
        await b.store.append(entry(made, 2), Snapshot(2, b"[2]", 1))
        assert [e.n for e in await a.store.journal(made)] == [1, 2]
        assert await a.take(made) == b.me
        for leases in (a, b):
            await leases.store.close()

    asyncio.run(asyncio.wait_for(check(), 60))


def test_two_servers_that_wait_for_each_other_both_get_through(place: str) -> None:
    """The database ends one of the two transactions; it is done again."""
    met = threading.Barrier(2)

    def crossing(one: str, other: str) -> Callable[[Db], None]:
        tried: list[str] = []

        def work(db: Db) -> None:
            tried.append(one)
            db.execute("UPDATE process SET until = until + 1 WHERE id = ?", (one,))
            if len(tried) == 1:
                met.wait(20)
            db.execute("UPDATE process SET until = until + 1 WHERE id = ?", (other,))

        return work

    async def check() -> None:
        a, b = two(place)
        await a.join()
        await b.join()
        await a.store.rows("UPDATE process SET until = 0")
        await asyncio.gather(a.store.run(crossing("a", "b")), b.store.run(crossing("b", "a")))
        assert await a.store.rows("SELECT id, until FROM process ORDER BY id") == [("a", 2), ("b", 2)]
        for leases in (a, b):
            await leases.store.close()

    asyncio.run(asyncio.wait_for(check(), 60))


def entry(table: str, n: int) -> JournalEntry:
    return JournalEntry(table, n, "act", 0, "scout", "rest", f"k{n}", "r", "now")


async def furnished(store: PostgresStore) -> str:
    """A table made by a server on that store."""
    server = GameServer(Catalogue(extra=toy_games()), store, workers=1)
    made = await server.maker.make(wire.NewTable("ambush", {}, [wire.SeatWish("me", ROLES.split())], "1"), "me")
    return made.table.row.id


async def expire(store: PostgresStore, process: str) -> None:
    await store.rows("UPDATE process SET until = 0 WHERE id = ?", process)


def test_tables_where_nothing_goes_on_by_itself_are_left_until_somebody_comes(place: str) -> None:
    async def check() -> None:
        a, b = two(place)
        await a.join()
        await b.join()
        made = await furnished(a.store)
        assert await b.adopt(10) == ([], 0)
        await expire(a.store, "a")
        assert await b.adopt(10) == ([], 1)
        assert await b.held() == set()
        await a.store.rows("INSERT INTO lease VALUES (?, 'a')", made)
        await a.store.rows("UPDATE seat SET kind = 'bot'")
        assert await b.adopt(10) == ([made], 1)
        assert await b.held() == {made}
        assert await a.renew(5) == (False, 5)  # buried: it has to join again
        assert await b.renew(3) == (True, 5)
        for leases in (a, b):
            await leases.store.close()

    asyncio.run(asyncio.wait_for(check(), 60))


def test_a_newer_version_waits_until_the_older_servers_are_gone(place: str) -> None:
    older = PostgresStore(place, "shared", scripts=migrations()[:-1])
    with pytest.raises(BadInput, match="another server"):
        PostgresStore(place, "shared")
    asyncio.run(older.close())
    asyncio.run(PostgresStore(place, "shared").close())
