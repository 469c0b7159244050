"""Limits: how often somebody may do something within a time."""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
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
NEW_TABLES: Final = ("/api/tables", "/api/lessons", "/api/puzzles", "/api/workshop/play")
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


# ---------------------------------------------------------------- what things cost
COSTS: Final = {  # of a message, in milliseconds of the server's one thread, for a long game on the sources
    **dict.fromkeys(("hint", "explain"), 30.0),
    **dict.fromkeys(("hello", "device", "undo", "reply"), 8.0),
    **dict.fromkeys(("reach", "choices"), 4.0),
    **dict.fromkeys(("act", "why", "look", "chat", "lead", "mute"), 2.0),
    "ping": 0.2,
}
USUAL_COST: Final = 4.0
CALL_COSTS: Final = (  # of a call, by how its path ends; the first that fits
    *((("/study", "/review", "/forecast", "/export", "/fork"), 30.0), (("/records",), 60.0)),
    *((("/tables", "/lessons", "/lobby", "/mine", "/running"), 15.0), (("/replay", "/login", "/me"), 10.0)),
)
RATE: Final = 300.0  # milliseconds of the thread that one address, or one person, may use in a second
BURST: Final = 1_500.0  # saved up at most
AT_ONCE: Final = 2  # messages and calls of one address that are worked on at a time; others wait in its own line
LOOK_SECONDS: Final = 0.05  # how often the thread looks whether it is late
LATE_MS: Final = 10.0  # that much later than it wanted: everything costs once more
DEAREST: Final = 10.0  # times
TYPES: Final = re.compile(r'"type"\s*:\s*"(\w+)"')


def cost_of(message: str | None) -> float:
    """What a frame costs; whatever it may be taken for, at its dearest."""
    return max((COSTS.get(kind, USUAL_COST) for kind in TYPES.findall(message or "")), default=USUAL_COST)


def cost_of_call(path: str) -> float:
    return next((cost for ends, cost in CALL_COSTS if path.endswith(ends)), 2.0)


@dataclass
class Lane:
    """The line of one address, or of one person."""

    saved: float
    since: float
    busy: int = 0
    waiting: deque[asyncio.Future[None]] = field(default_factory=deque)

    def charge(self, cost: float, rate: float, burst: float) -> float:
        """How many seconds to wait, since more was used than is due."""
        now = time.monotonic()
        self.saved = min(burst, self.saved + (now - self.since) * rate) - cost
        self.since = now
        return max(0.0, -self.saved / rate)


class FairQueue:
    """Everybody waits in a line of their own: who floods holds up nobody else."""

    def __init__(self, rate: float = RATE, burst: float = BURST, at_once: int = AT_ONCE) -> None:
        self.rate, self.burst, self.at_once = rate, burst, at_once
        self.lanes: dict[Hashable, Lane] = {}
        self.dearness = 1.0  # how much more things cost while the thread cannot follow
        self.looking = False

    def look(self, expected: float) -> None:
        """Is the thread late? Whoever uses much of it is to use less then; who uses little does not notice."""
        now = time.monotonic()
        late = min(1 + (now - expected) * 1000 / LATE_MS, DEAREST)
        self.dearness = max(late, 1 + (self.dearness - 1) * 0.8)
        self.looking = self.dearness > 1.01 or any(lane.busy for lane in self.lanes.values())
        if self.looking:
            self.look_again()

    def look_again(self) -> None:
        self.looking = True
        then = time.monotonic() + LOOK_SECONDS
        asyncio.get_running_loop().call_later(LOOK_SECONDS, self.look, then)

    def lane(self, key: Hashable) -> Lane:
        if key not in self.lanes:
            if len(self.lanes) >= MAX_KEYS:
                self.lanes = {key: lane for key, lane in self.lanes.items() if lane.busy or lane.saved < self.burst / 2}
            self.lanes[key] = Lane(self.burst, time.monotonic())
        return self.lanes[key]

    async def enter(self, keys: Sequence[Hashable], cost: float) -> None:
        """One's turn; `leave` has to follow."""
        entered: list[Hashable] = []
        if not self.looking:
            self.look_again()
        try:
            for key in keys:
                await self.enter_one(self.lane(key), cost)
                entered.append(key)
        except BaseException:
            self.leave(entered)
            raise

    async def enter_one(self, lane: Lane, cost: float) -> None:
        while lane.busy >= self.at_once:
            turn = asyncio.get_running_loop().create_future()
            lane.waiting.append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():
                    wake_next(lane)  # it was ours already
                raise
        lane.busy += 1
        try:
            if (pause := lane.charge(cost * self.dearness, self.rate, self.burst)) > 0:
                await asyncio.sleep(pause)
        except BaseException:
            release(lane)
            raise

    def leave(self, keys: Sequence[Hashable]) -> None:
        for key in keys:
            release(self.lane(key))


def release(lane: Lane) -> None:
    """The next of the line may go."""
    lane.busy -= 1
    wake_next(lane)


def wake_next(lane: Lane) -> None:
    while lane.waiting:
        turn = lane.waiting.popleft()
        if not turn.done():
            return turn.set_result(None)


class Quotas:
    """All limits by address."""

    def __init__(self) -> None:
        self.queue = FairQueue()
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
        self.queue = FairQueue(1e9, 1e9, 1_000_000)

    def allow(self, method: str, path: str, address: str) -> bool:
        return True
