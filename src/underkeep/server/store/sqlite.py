"""One SQLite file: the store of a single server."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from underkeep.server.store.migrating import hold, migrations, open_file, prepare_folder
from underkeep.server.store.sql import SqlStore

FILE: Final = "underkeep.db"
PATIENCE: Final = 30.0  # seconds to wait for another connection


class SqliteStore(SqlStore):
    """Durable at every commit; the folder is held for this process."""

    begin = "BEGIN IMMEDIATE"

    def __init__(self, folder: Path, scripts: Sequence[str] | None = None, alone: bool = True) -> None:
        """`alone`: no other process may use the folder; to read only, one may look in while a server runs."""
        prepare_folder(folder)
        self.folder = folder
        self.guard = hold(folder) if alone else None
        try:
            db = open_file(folder / FILE, migrations() if scripts is None else scripts)
            super().__init__(db, sqlite3.Error, sqlite3.IntegrityError)
        except BaseException:
            self.let_go()
            raise

    def free_bytes(self) -> int | None:
        return shutil.disk_usage(self.folder).free

    async def sweep(self) -> None:
        """The file is written anew and its write-ahead log emptied: what was deleted stands nowhere any more."""
        await asyncio.to_thread(write_anew, self.folder / FILE)

    def let_go(self) -> None:
        if self.guard is not None:
            self.guard.close()


def write_anew(path: Path) -> None:
    """Also while a server writes: each waits for the other."""
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as db:
        db.execute("PRAGMA secure_delete=ON")
        db.execute("VACUUM")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
