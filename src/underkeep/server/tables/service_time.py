"""The server's own time: milliseconds for which servers have run on this store. Clocks of tables go by it.

It stands still while no server runs, so nobody loses time by a restart; a crash gives back a beat at most.
"""

from __future__ import annotations

import time
from typing import Final

BEAT_SECONDS: Final = 5.0


class ServiceTime:
    """Goes on from where the last server stopped."""

    def __init__(self, served: int) -> None:
        self.served = served
        self.started = time.monotonic()

    def now(self) -> int:
        return self.served + int((time.monotonic() - self.started) * 1000)

    def reach(self, ms: int) -> None:
        """Another server on the same store is ahead: catch up."""
        self.served += max(0, ms - self.now())

    def skip(self, seconds: float) -> None:
        """Let time pass at once: for tests of clocks that run for days."""
        self.served += int(seconds * 1000)
