"""A build ends with whoever started it, also if that was killed: nobody is left to throw away what it makes.

Who starts it holds the other end of its standard input, which the system closes with its holder.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Final

PARENT_DIED: Final = 1  # PR_SET_PDEATHSIG of Linux' prctl


def when_input_closes(end: Callable[[], None]) -> None:
    """Calls `end` as soon as standard input is closed."""

    def watch() -> None:
        while os.read(sys.stdin.fileno(), 1024):
            pass
        end()

    Thread(target=watch, daemon=True).start()


def end_group() -> None:
    """This process with all that it started, if it leads a group of its own."""
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


def end_with_parent() -> None:
    """Linux only: for a process that never comes to watch its input, because compiled code keeps the interpreter."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PARENT_DIED, signal.SIGKILL)
