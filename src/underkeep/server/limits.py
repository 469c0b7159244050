"""Limits: how often somebody may do something within a time."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Hashable
from typing import Final

MOST_KEYS: Final = 10_000  # whom we remember; beyond that the oldest are forgotten


class Limiter:
    """So many times within so many seconds, for each key."""

    def __init__(self, times: int, seconds: float) -> None:
        self.times = times
        self.seconds = seconds
        self.done: dict[Hashable, deque[float]] = {}

    def allow(self, key: Hashable) -> bool:
        """Note a wish; False when there were too many."""
        now = time.monotonic()
        done = self.done.pop(key, None) or deque()
        while done and done[0] <= now - self.seconds:
            done.popleft()
        self.done[key] = done
        if len(self.done) > MOST_KEYS:
            del self.done[next(iter(self.done))]
        if len(done) >= self.times:
            return False
        done.append(now)
        return True
