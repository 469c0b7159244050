"""Opening a data file: ours or not, older (migrated after a backup), newer (refused), unwritable (said)."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from underkeep.core.kernel.errors import BadInput

APPLICATION_ID: Final = 0x554B4550  # "UKEP": tells our files from other SQLite files
FOLDER: Final = Path(__file__).parent / "migrations"
OTHER_FOLDER: Final = "Give another folder with --data."


def migrations() -> list[str]:
    """The numbered scripts; file n brings version n - 1 to version n."""
    return [path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("[0-9]*.sql"))]


def prepare_folder(folder: Path) -> None:
    """Make the folder, for us alone, and see that it can be written; one that is there keeps its rights."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / ".writable"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        raise BadInput(
            f"cannot be written: {error.strerror}", str(folder), f"Make it writable. {OTHER_FOLDER}"
        ) from None


def hold(folder: Path) -> sqlite3.Connection:
    """Keep the folder for this process: a lock that dies with it, held by SQLite wherever we run."""
    guard = sqlite3.connect(folder / "underkeep.lock", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        guard.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        guard.close()
        remedy = f"Stop it first. {OTHER_FOLDER} Several servers share a PostgreSQL: --database postgresql://…"
        raise BadInput("another server uses this folder", str(folder), remedy) from None
    return guard


def open_file(path: Path, scripts: Sequence[str]) -> sqlite3.Connection:
    """The data file, brought to the version of these scripts, durable at every commit."""
    try:
        path.touch(0o600)
        path.chmod(0o600)  # seeds, links and hashes stand in it; what SQLite puts beside it takes the same rights
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        check_version(db, path, len(scripts))
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
            db.execute(f"PRAGMA {pragma}")
        migrate(db, path, scripts)
    except (sqlite3.DatabaseError, OSError) as error:
        raise BadInput(f"cannot be used: {error}", str(path), f"Restore it from a backup. {OTHER_FOLDER}") from None
    return db


def number(db: sqlite3.Connection, pragma: str) -> int:
    value: int = db.execute(f"PRAGMA {pragma}").fetchone()[0]
    return value


def check_version(db: sqlite3.Connection, path: Path, known: int) -> None:
    """Refuse what a newer Underkeep, or another program, wrote."""
    version, owner = number(db, "user_version"), number(db, "application_id")
    if owner not in (0, APPLICATION_ID) or (owner == 0 and db.execute("SELECT 1 FROM sqlite_master").fetchone()):
        raise BadInput("is not a data file of Underkeep", str(path), f"Move it away. {OTHER_FOLDER}")
    if version > known:
        problem = f"has data version {version}, this Underkeep knows up to {known}"
        raise BadInput(problem, str(path), f"Install the newer Underkeep that wrote it. {OTHER_FOLDER}")


def migrate(db: sqlite3.Connection, path: Path, scripts: Sequence[str]) -> None:
    """Run the scripts that are missing, each in a transaction with its number; a backup stays beside it."""
    done = number(db, "user_version")
    if 0 < done < len(scripts):
        back_up(db, path, done)
    for n, script in enumerate(scripts[done:], done + 1):
        pragmas = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {n};"
        try:
            db.executescript(f"BEGIN IMMEDIATE; {script}; {pragmas} COMMIT;")
        except sqlite3.DatabaseError:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise


def back_up(db: sqlite3.Connection, path: Path, version: int) -> Path:
    """A whole copy of the file as it was, never over an older copy."""
    place = path.with_name(f"{path.name}.version-{version}")
    n = 1
    while place.exists():
        n += 1
        place = path.with_name(f"{path.name}.version-{version}-{n}")
    copy = sqlite3.connect(place)
    with copy:
        db.backup(copy)
    copy.close()
    return place
