"""Limits: how often somebody may do something within a time."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Hashable
from typing import Final

READS: Final = (1200, 60.0)  # REST calls of one address in so many seconds
WRITES: Final = (120, 60.0)  # those that change something
TABLES: Final = (300, 3600.0)  # new tables of one address
ALL_TABLES: Final = (5000, 3600.0)  # of all addresses
SEARCH_SECONDS: Final = (1800.0, 3600.0)  # of thinking, for all tables that one person made; then the adept answers
FRAMES: Final[tuple[int, float]] = (1000, 10.0)  # messages of one connection; more are read more slowly
SOCKETS_EACH: Final = 100  # connections of one address
SOCKETS: Final = 5000  # of all
PAUSE_SECONDS: Final = 0.1  # before the next message of somebody who sends too many
NEW_TABLES: Final = ("/api/tables", "/api/lessons", "/api/puzzles")
MAX_KEYS: Final = 10_000  # whom we remember; beyond that the oldest are forgotten


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
        if len(self.done) > MAX_KEYS:
            del self.done[next(iter(self.done))]
        if len(done) >= self.times:
            return False
        done.append(now)
        return True


class Meter:
    """So many seconds of something within a time, for each key."""

    def __init__(self, most: float, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.used: dict[Hashable, deque[tuple[float, float]]] = {}

    def left(self, key: Hashable) -> float:
        used, now = self.used.get(key, deque()), time.monotonic()
        while used and used[0][0] <= now - self.seconds:
            used.popleft()
        return self.most - sum(amount for _, amount in used)

    def use(self, key: Hashable, amount: float) -> None:
        used = self.used.pop(key, None) or deque()
        used.append((time.monotonic(), amount))
        self.used[key] = used
        if len(self.used) > MAX_KEYS:
            del self.used[next(iter(self.used))]


class Seats:
    """How many connections each address holds now."""

    def __init__(self, each: int = SOCKETS_EACH, most: int = SOCKETS) -> None:
        self.each = each
        self.most = most
        self.held: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """False when it would be one too many."""
        mine = self.held.get(address, 0)
        if mine >= self.each or sum(self.held.values()) >= self.most:
            return False
        self.held[address] = mine + 1
        return True

    def leave(self, address: str) -> None:
        self.held[address] -= 1
        if not self.held[address]:
            del self.held[address]


class Quotas:
    """All limits by address."""

    def __init__(self) -> None:
        self.reads = Limiter(*READS)
        self.writes = Limiter(*WRITES)
        self.tables = Limiter(*TABLES)
        self.all_tables = Limiter(*ALL_TABLES)
        self.sockets = Seats()
        self.frames = FRAMES

    def allow(self, method: str, path: str, address: str) -> bool:
        """May this address make that call now? Pages and pictures are not counted."""
        if not path.startswith(("/api/", "/share/")):
            return True
        if method in ("GET", "HEAD", "OPTIONS"):
            return self.reads.allow(address)
        if path in NEW_TABLES and not (self.tables.allow(address) and self.all_tables.allow("")):
            return False
        return self.writes.allow(address)


class Unlimited(Quotas):
    """For measurements: nobody is refused."""

    def __init__(self) -> None:
        super().__init__()
        self.sockets = Seats(1_000_000, 1_000_000)
        self.frames = (1_000_000, 1.0)

    def allow(self, method: str, path: str, address: str) -> bool:
        return True
