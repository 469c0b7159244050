"""What only the SQLite store has: older files are migrated after a backup, others refused in words."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from underkeep.core.kernel.errors import BadInput
from underkeep.server.people.seats import Seat
from underkeep.server.store.interface import JournalEntry, Snapshot, StoreFailed, TableRow
from underkeep.server.store.migrating import migrations, open_file
from underkeep.server.store.sqlite import FILE, SqliteStore

ROW = TableRow("t1", "ambush", 1, "c0ffee", {"beast": "wild"}, b"s" * 32, False, "2026-01-01T00:00:00+00:00")
SEATS = (Seat(0, "me", ("scout",), "", None, b"session"), Seat(1, "link", ("beast",), "", b"token", None))


def entry(n: int, key: str = "") -> JournalEntry:
    return JournalEntry("t1", n, "act", 0, "scout", "rest", key or f"k{n}", f"{n} scout rest = 00000000", "now")


async def filled(folder: Path) -> SqliteStore:
    store = SqliteStore(folder)
    await store.add_table(ROW, SEATS, Snapshot(0, b"{}", 1))
    return store


def test_the_file_is_flushed_at_every_commit(tmp_path: Path) -> None:
    async def check() -> None:
        store = SqliteStore(tmp_path)
        assert await store.run(lambda db: db.execute("PRAGMA synchronous").fetchone()) == (2,)
        assert await store.run(lambda db: db.execute("PRAGMA journal_mode").fetchone()) == ("wal",)
        await store.close()

    asyncio.run(check())


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async def check() -> None:
        store = await filled(tmp_path)
        pages = await store.run(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
        await store.run(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())
        with pytest.raises(StoreFailed, match="full"):
            await store.append(entry(1), Snapshot(1, b"x" * 100_000, 1))
        await store.run(lambda db: db.execute("PRAGMA max_page_count = 100000").fetchone())
        await store.append(entry(1), Snapshot(1, b"[1]", 1))
        assert len(await store.journal("t1")) == 1
        await store.close()

    asyncio.run(check())


# ---------------------------------------------------------------- opening
def opened(folder: Path, scripts: list[str] | None = None) -> None:
    asyncio.run(SqliteStore(folder, scripts).close())


def version(path: Path) -> int:
    db = sqlite3.connect(path)
    found: int = db.execute("PRAGMA user_version").fetchone()[0]
    db.close()
    return found


def test_an_older_file_is_migrated_after_a_backup(tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(close(filled(tmp_path)), 10))
    later = [*migrations(), "CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT;"]

    opened(tmp_path, later)

    assert version(tmp_path / FILE) == len(later)
    backup = tmp_path / f"{FILE}.version-{len(later) - 1}"
    assert version(backup) == len(later) - 1
    db = sqlite3.connect(backup)
    assert db.execute("SELECT id FROM game_table").fetchall() == [("t1",)]
    db.close()


async def close(opening: object) -> None:
    store = await opening  # type: ignore[misc]
    await store.close()


def test_a_file_of_the_first_version_keeps_its_tables_and_moves(tmp_path: Path) -> None:
    open_file(tmp_path / FILE, migrations()[:1]).close()
    db = sqlite3.connect(tmp_path / FILE)
    db.execute("INSERT INTO game_table VALUES ('t1', 'ambush', 1, 'c', '{}', x'00', 0, 'then')")
    db.execute("INSERT INTO journal VALUES ('t1', 1, 'act', 0, 'scout', 'rest', 'k', 'r', 'then')")
    db.commit()
    db.close()

    async def check() -> None:
        store = SqliteStore(tmp_path)
        assert await store.table("t1") == TableRow("t1", "ambush", 1, "c", {}, b"\0", False, "then")
        assert await store.journal("t1") == [JournalEntry("t1", 1, "act", 0, "scout", "rest", "k", "r", "then")]
        assert await store.unfinished() == ["t1"]
        await store.close()

    asyncio.run(check())


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    opened(tmp_path)
    with pytest.raises(BadInput, match="cannot be used"):
        opened(tmp_path, [*migrations(), "CREATE TABLE extra (id INTEGER); SELECT broken;"])
    assert version(tmp_path / FILE) == len(migrations())
    opened(tmp_path)


def test_a_newer_file_is_refused_with_a_remedy(tmp_path: Path) -> None:
    opened(tmp_path, [*migrations(), "CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT;"])
    with pytest.raises(BadInput, match="data version") as caught:
        opened(tmp_path)
    assert "--data" in caught.value.remedy


def test_a_file_of_another_program_is_refused(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / FILE)
    db.execute("CREATE TABLE recipes (id INTEGER)")
    db.close()
    with pytest.raises(BadInput, match="not a data file of Underkeep"):
        opened(tmp_path)


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database, " * 100)
    with pytest.raises(BadInput, match="cannot be used"):
        opened(tmp_path)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BadInput, match="cannot be written") as caught:
        opened(tmp_path / "file" / "data")
    assert caught.value.where == str(tmp_path / "file" / "data")


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with pytest.raises(BadInput, match="another server"):
        SqliteStore(tmp_path)
    asyncio.run(store.close())
    opened(tmp_path)
