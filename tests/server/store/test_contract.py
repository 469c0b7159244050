"""What every store promises, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import json
import shutil
import tempfile
import uuid
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest
from click.testing import CliRunner

from tests.server import database
from tests.server.live import toy_games
from tests.server.store.breaking_line import BreakingLine
from underkeep.cli.main import main
from underkeep.core.kernel.errors import BadInput
from underkeep.server import wire
from underkeep.server.catalogue import Catalogue
from underkeep.server.people.seats import Seat
from underkeep.server.people.strengths import Strength
from underkeep.server.server import GameServer
from underkeep.server.store.interface import (
    ChatRow,
    FinishedRow,
    GameWish,
    JournalEntry,
    Mailbox,
    Person,
    PieceRow,
    PlayedRow,
    Snapshot,
    StoreFailed,
    TableRow,
    Unsure,
)
from underkeep.server.store.migrating import migrations
from underkeep.server.store.postgres import PostgresStore
from underkeep.server.store.sql import SqlStore
from underkeep.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.postgres
Opening = Callable[[], SqlStore]
ROW = TableRow("t1", "ambush", 1, "c", {"a": [1]}, b"\0\xff", True, "then", {"public": True}, b"host", 7, b"{}", "x/1")
SEATS = (Seat(0, "me", ("scout",), "", None, b"own"), Seat(1, "link", ("beast",), "", b"token", None))


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with database.running() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    """Opens the same store again and again."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path)
    url = database.fresh(request.getfixturevalue("server"), uuid.uuid4().hex)
    return lambda: PostgresStore(url)


def entry(n: int, key: str = "", kind: str = "act") -> JournalEntry:
    return JournalEntry("t1", n, kind, 0, "scout", "rest", key or f"k{n}", "r", "now", 12, "w")  # type: ignore[arg-type]


def using(opening: Opening, work: Callable[[SqlStore], Awaitable[None]], filled: bool = True) -> None:
    """Do something with a store, closed afterwards."""

    async def run() -> None:
        store = opening()
        try:
            if filled:
                await store.add_table(ROW, SEATS, Snapshot(0, b"{}", 1))
            await work(store)
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_what_was_stored_is_there_after_reopening(opening: Opening) -> None:
    async def first(store: SqlStore) -> None:
        await store.append(entry(1), Snapshot(1, b"[1]", 1))
        await store.append(entry(2, kind="ask"), None)
        await store.beat(12345)

    async def second(store: SqlStore) -> None:
        assert await store.table("t1") == ROW
        assert tuple(await store.seats("t1")) == SEATS
        assert await store.journal("t1") == [entry(1), entry(2, kind="ask")]
        assert await store.snapshot("t1") == Snapshot(1, b"[1]", 1)
        assert await store.table("t2") is None
        assert await store.snapshot("t2") is None
        assert store.served() == 12345

    using(opening, first)
    using(opening, second, filled=False)


def test_one_failure_in_a_group_takes_nobody_along(opening: Opening) -> None:
    async def work(store: SqlStore) -> None:
        entries = [entry(n, "same" if n in (3, 4) else "") for n in range(1, 9)]
        writes = (store.append(e, Snapshot(e.n, b"{}", 1)) for e in entries)
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(outcome, StoreFailed) for outcome in done].count(True) == 1
        assert len(await store.journal("t1")) == 7

    using(opening, work)


def test_an_entry_and_its_snapshot_go_in_together_or_not_at_all(opening: Opening) -> None:
    async def work(store: SqlStore) -> None:
        await store.append(entry(1), Snapshot(1, b"[1]", 1))
        with pytest.raises(Unsure):
            await store.append(entry(1, "other"), Snapshot(9, b"[9]", 1))
        assert await store.snapshot("t1") == Snapshot(1, b"[1]", 1)

    using(opening, work)


def test_a_token_is_used_up_by_its_first_claim(opening: Opening) -> None:
    async def work(store: SqlStore) -> None:
        assert await store.claim(b"token", b"friend") == ("t1", 1)
        assert await store.claim(b"token", b"thief") is None
        assert (await store.seats("t1"))[1] == Seat(1, "link", ("beast",), "", None, b"friend")

    using(opening, work)


def test_a_public_seat_is_joined_once_and_its_link_is_void(opening: Opening) -> None:
    async def work(store: SqlStore) -> None:
        assert await store.join("t1", 1, b"friend")
        assert not await store.join("t1", 1, b"other")
        assert not await store.join("t1", 0, b"other")
        assert await store.claim(b"token", b"other") is None

    using(opening, work)


def test_tables_are_listed_until_they_are_over_or_deleted(opening: Opening) -> None:
    async def work(store: SqlStore) -> None:
        assert await store.unfinished() == await store.public_tables(9) == ["t1"]
        assert await store.tables_of(b"own", 9) == await store.tables_of(b"host", 9) == ["t1"]
        assert await store.tables_of(b"nobody", 9) == []
        await store.append(entry(1), Snapshot(1, b"[1]", 1), over=True)
        assert await store.unfinished() == await store.public_tables(9) == []
        await store.append(entry(2, kind="undo"), Snapshot(2, b"[]", 1))
        assert await store.unfinished() == ["t1"]
        assert await store.all_tables() == [("t1", "now")]
        assert await store.delete("t1")
        assert not await store.delete("t1")
        assert await store.journal("t1") == []
        assert await store.seats("t1") == []

    using(opening, work)


def test_a_table_with_a_past_is_there_at_once(opening: Opening) -> None:
    async def work(store: SqlStore) -> None:
        await store.add_table(ROW, SEATS, Snapshot(2, b"[2]", 1), [entry(1), entry(2)], over=True)
        assert len(await store.journal("t1")) == 2
        assert await store.unfinished() == []

    using(opening, work, filled=False)


def test_people_keep_their_seats_across_sessions(opening: Opening) -> None:
    async def work(store: SqlStore) -> None:
        ada = Person(b"ada", "Ada", "hash")
        await store.keep_person(ada, "ada", "now")
        await store.log_in(b"own", b"ada")
        await store.log_in(b"own", b"ada")
        assert await store.person_of(b"own") == await store.person_named("ada") == ada
        assert (await store.seats("t1"))[0].session == b"ada"
        assert await store.people_named([b"ada", b"bob"]) == [ada]
        await store.keep_person(Person(b"ada", "Ada L.", "hash"), "ada l.", "now")
        assert await store.person_named("ada") is None
        with pytest.raises(StoreFailed):
            await store.keep_person(Person(b"bob", "Ada L.", "other"), "ada l.", "now")
        await store.log_out(b"own")
        assert await store.person_of(b"own") is None

    using(opening, work)


def test_a_deleted_person_leaves_seats_that_are_nobodys(opening: Opening) -> None:
    ada, bob = Person(b"ada", "Ada", None), Person(b"bob", "Bob", "hash")

    async def work(store: SqlStore) -> None:
        for person, seat in ((ada, 0), (bob, 1)):
            await store.keep_person(person, None, "then")
            await store.log_in(b"own" if person is ada else b"other", person.owner)
            await store.add_chat("t1", ChatRow(seat, seat, f"{person.name} speaks", "now"))
        await store.set_webhook("t1", 0, "https://ada.example")
        await store.keep_bot(Person(b"ada's bot", "Adabot", None), "adabot", b"ada", b"token", "then")
        assert [(row.person.name, row.tables) for row in await store.people()] == [
            ("Ada", 1),
            ("Adabot", 0),
            ("Bob", 0),
        ]
        assert [seat.webhook for seat in await store.seats_of(b"ada")] == ["https://ada.example"]

        await store.delete_person(b"ada")
        await store.sweep()

        assert [row.person for row in await store.people()] == [bob]
        assert await store.person_of(b"own") is None
        assert await store.seats_of(b"ada") == []
        assert [line.text for line in await store.chat("t1", 9)] == ["Bob speaks"]
        assert await store.chat_of(b"ada") == []
        assert await store.webhook("t1", 0) == ""
        assert await store.table("t1") is not None

    using(opening, work)


EVERYWHERE = {  # whose anything may be: tables and their columns
    "person": ("owner", "name"), "session": ("owner",), "seat": ("session", "held"), "chat": ("owner", "text"),
    "played": ("owner",), "rating": ("who",), "rating_change": ("who",), "mailbox": ("owner", "address"),
    "bot_account": ("owner", "keeper"), "game_table": ("host", "settings"), "workpiece": ("owner", "text"),
}  # fmt: skip


def test_a_forgotten_person_stands_in_no_row(opening: Opening) -> None:
    ada = Person(b"ada", "Ada Lovelace", "hash")

    async def work(store: SqlStore) -> None:
        await store.keep_person(ada, "ada lovelace", "then", "ada")
        await store.log_in(b"own", b"ada")
        await store.add_chat("t1", ChatRow(0, -1, "Ada Lovelace watches", "now", b"ada"))
        await store.keep_mailbox(Mailbox(b"ada", "ada@example.org", "en", "secret", True, 0))
        assert await store.keep_piece(PieceRow("p", b"ada", "heroes", "Keep", "by Ada Lovelace", "now"), 9)
        game = FinishedRow("t1", "ambush", {}, "then", "now", 9, "game", True)
        seat = PlayedRow("t1", 0, b"ada", "", ("scout",), "won", "", "")
        key = (b"ada", "scout")
        assert await store.record(game, [seat], [key], lambda known: {key: Strength(1510, 300, 1)})
        assert not await store.record(game, [seat], [key], lambda known: {key: Strength(1, 1, 1)})  # once
        assert [row.strength.mean for row in await store.ratings_of(b"ada")] == [1510]
        count, rows = await store.finished(GameWish(b"ada", opponent="lovelace"))
        assert (count, rows) == (1, [game])

        await store.delete_person(b"ada")

        for table, columns in EVERYWHERE.items():
            for column in columns:
                found = [row[0] for row in await store.rows(f"SELECT {column} FROM {table}")]  # noqa: S608
                assert b"ada" not in found, (table, column)
                assert not any("lovelace" in str(value).lower() or "ada@" in str(value) for value in found)
        assert [row.owner for row in await store.players_of(["t1"])] == [None]

    using(opening, work)


def test_workpieces_are_kept_changed_and_deleted_by_their_owner_alone(opening: Opening) -> None:
    first, second = (PieceRow(id_, b"ada", "heroes", "Keep", "text", at) for id_, at in (("p", "1"), ("q", "2")))

    async def work(store: SqlStore) -> None:
        await store.keep_person(Person(b"ada", "Ada", None), None, "then")
        await store.keep_person(Person(b"bob", "Bob", None), None, "then")
        assert await store.keep_piece(first, 2)
        assert await store.keep_piece(second, 2)
        assert not await store.keep_piece(replace(first, id="r"), 2)
        assert not await store.keep_piece(replace(first, owner=b"bob"), 2)
        changed = replace(first, text="another", at="3")
        assert await store.keep_piece(changed, 2)
        assert await store.pieces_of(b"ada") == [changed, second]
        assert not await store.delete_piece("p", b"bob")
        assert await store.piece("p") == changed
        assert await store.delete_piece("p", b"ada")
        assert await store.piece("p") is None

    using(opening, work)


def test_a_seat_is_kept_taken_and_let_go(opening: Opening) -> None:
    async def work(store: SqlStore) -> None:
        assert await store.hold_seat("t1", 1, b"bob")
        assert await store.held("t1") == {1: b"bob"}
        assert await store.invited(b"bob", 9) == ["t1"]
        assert await store.take_held("t1", b"eve") == []
        assert await store.let_held("t1", b"bob") == [1]
        assert await store.hold_seat("t1", 1, b"bob")
        assert await store.take_held("t1", b"bob") == [1]
        assert not await store.hold_seat("t1", 1, b"eve")

    using(opening, work)


def test_chat_rematches_and_webhooks_are_kept(opening: Opening) -> None:
    async def work(store: SqlStore) -> None:
        lines = [ChatRow(n, 0, f"line {n} ü", "now") for n in range(4)]
        for line in lines:
            await store.add_chat("t1", line)
        assert await store.chat("t1", 3) == lines[1:]
        assert await store.rematch("t1") == await store.webhook("t1", 0) == ""
        await store.set_rematch("t1", "t2")
        await store.set_webhook("t1", 0, "https://example.org/")
        assert (await store.rematch("t1"), await store.webhook("t1", 0)) == ("t2", "https://example.org/")

    using(opening, work)


def test_two_do_not_share_a_store_that_one_wants_alone(opening: Opening) -> None:
    async def work(store: SqlStore) -> None:
        with pytest.raises(BadInput, match="another server"):
            opening()

    using(opening, work)
    using(opening, nothing, filled=False)


async def nothing(store: SqlStore) -> None:
    """Open and close."""


def test_a_house_on_either_store_plays_and_comes_back(opening: Opening) -> None:
    async def play(store: SqlStore) -> None:
        server = GameServer(Catalogue(extra=toy_games()), store, workers=1)
        seats = [wire.SeatWish("me", ["scout", "bandit", "witch", "warden", "beast"])]
        made = await server.maker.make(wire.NewTable("ambush", {}, seats, "1"), "me")
        assert made.own is not None
        for role, move in (("scout", "rest"), ("bandit", "draw")):
            await server.dispatcher.act(made.table, made.own, wire.Act(role, 0, move, role), None)
        before = made.table.spec.save(made.table.history.game)
        server.tables.opening.clear()
        again = await server.tables.find(made.table.row.id)
        assert again.spec.save(again.history.game) == before
        assert again.seq == 2

    using(opening, play, filled=False)


# ---------------------------------------------------------------- PostgreSQL alone
def test_an_older_database_is_migrated_from_every_version_and_a_newer_one_refused(server: str) -> None:
    for version in range(1, len(migrations()) + 1):
        url = database.fresh(server, uuid.uuid4().hex)
        if version > 1:  # the first version has no time of service, which a store reads when it opens
            asyncio.run(PostgresStore(url, scripts=migrations()[:version]).close())
        asyncio.run(PostgresStore(url).close())
    with pytest.raises(BadInput, match="data version"):
        PostgresStore(url, scripts=migrations()[:2])


def test_a_lost_connection_is_opened_again(server: str) -> None:
    url = database.fresh(server, uuid.uuid4().hex)

    async def work(store: SqlStore) -> None:
        with psycopg.connect(server, autocommit=True) as other:
            other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname <> 'postgres'")
        with pytest.raises(StoreFailed):
            await store.append(entry(1), Snapshot(1, b"[1]", 1))
        await store.append(entry(1), Snapshot(1, b"[1]", 1))
        assert len(await store.journal("t1")) == 1

    using(lambda: PostgresStore(url), work)


def test_a_commit_whose_answer_was_lost_counts(server: str, tmp_path: Path) -> None:
    """The database has the entry and nobody heard so: it is read again before the table answers."""
    url = database.fresh(server, uuid.uuid4().hex)
    home, folder = Path(url.partition("host=")[2]), Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
    line = BreakingLine(folder, home)

    async def work(store: SqlStore) -> None:
        line.armed.set()
        await store.append(entry(1), Snapshot(1, b"[1]", 1))
        assert not line.armed.is_set()
        await store.append(entry(2), Snapshot(2, b"[2]", 1))
        assert await store.journal("t1") == [entry(1), entry(2)]

    using(lambda: PostgresStore(url.replace(str(home), str(folder))), work)
    line.close()
    shutil.rmtree(folder)


def test_the_toolbox_works_on_a_database(server: str) -> None:
    url = database.fresh(server, uuid.uuid4().hex)
    using(lambda: PostgresStore(url), nothing)
    done = CliRunner().invoke(main, ["table", "delete", "t1", "--json", "--data", url])
    assert (done.exit_code, json.loads(done.stdout)) == (0, {"deleted": ["t1"]})
    listed = CliRunner().invoke(main, ["table", "list", "--json", "--data", url])
    assert json.loads(listed.stdout) == {"tables": []}


def test_an_address_that_nobody_answers_is_named() -> None:
    with pytest.raises(BadInput, match="cannot be reached"):
        PostgresStore("postgresql://nobody@127.0.0.1:1/none")
