"""One build at a time for a checkout, with a scratch folder that never stays.

The lock is the system's own on an open file, so that it is free as soon as its holder has ended, in whatever way.
Whoever holds it may throw away every scratch folder: its maker is no more.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

Say = Callable[[str], None]
SCRATCH: Final = "scratch-"  # and the process that made it
AGAIN: Final = 0.5  # seconds until the lock is tried again where one cannot wait for it


@contextmanager
def alone(home: Path, say: Say) -> Iterator[Path]:
    """The lock of `home`, after waiting for whoever has it; gives an empty scratch folder."""
    home.mkdir(parents=True, exist_ok=True)
    with open(home / "lock", "a+") as lock:
        if not is_mine(lock):
            say(f"another build of this checkout is under way (process {holder(lock)}); waiting for it")
            wait_for(lock)
        lock.truncate(0)
        lock.write(f"{os.getpid()}\n")
        lock.flush()
        sweep(home)
        scratch = home / f"{SCRATCH}{os.getpid()}"
        scratch.mkdir()
        try:
            yield scratch
        finally:
            shutil.rmtree(scratch, ignore_errors=True)


def is_mine(lock: IO[str]) -> bool:
    """Takes the lock if nobody has it. Programs that we start do not inherit it."""
    try:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            lock_on_windows(lock)
    except OSError:
        return False
    return True


def lock_on_windows(lock: IO[str]) -> None:
    """A byte far behind the number of the holder, which others may read."""
    import msvcrt

    lock.seek(1 << 20)
    msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]


def wait_for(lock: IO[str]) -> None:
    if fcntl is not None:
        return fcntl.flock(lock, fcntl.LOCK_EX)
    while not is_mine(lock):
        time.sleep(AGAIN)


def holder(lock: IO[str]) -> str:
    with suppress(OSError):
        lock.seek(0)
        return lock.read().strip() or "?"
    return "?"


def sweep(home: Path) -> None:
    """What builds left behind that were killed."""
    for left in home.glob(f"{SCRATCH}*"):
        shutil.rmtree(left, ignore_errors=True)
