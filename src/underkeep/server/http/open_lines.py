"""Lines to the server before anything was asked on them: so many for each address and in all, and none for ever.

A WebSocket is counted elsewhere (server/http/limits.py) once it is one. What is turned away is told once a minute.
"""

from __future__ import annotations

import asyncio
import logging
import resource
import time
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.protocols.http.h11_impl import H11Protocol

from underkeep.server.http.headers import network_of

if TYPE_CHECKING:
    import h11

EACH: Final = 150  # open lines of one address
SPARE: Final = 256  # file descriptors for everything else
MOST: Final = 20_000
REQUEST_SECONDS: Final = 20.0  # from the first byte of a request to the last
LOG_SECONDS: Final = 60.0
READ_BYTES: Final = 4096
log = logging.getLogger("underkeep.lines")


def room_for_lines() -> int:
    """As many as the system lets us have open, short of what files need; the soft limit is raised to the hard one."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return MOST if hard == resource.RLIM_INFINITY else max(SPARE, min(MOST, hard - SPARE))


class OpenLines:
    """Who holds how many; `trusted` are proxies, behind which many people stand."""

    def __init__(self, most: int, each: int = EACH, trusted: Sequence[str] = ()) -> None:
        self.most, self.each, self.trusted = most, each, frozenset(trusted)
        self.held: Counter[str] = Counter()
        self.turned_away = 0
        self.told = -LOG_SECONDS

    def take(self, address: str) -> bool:
        """False, counted and told now and then, when it would be one too many."""
        full = self.held.total() >= self.most
        if full or (address not in self.trusted and self.held[address] >= self.each):
            self.turn_away()
            return False
        self.held[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.held[address] -= 1
        if self.held[address] <= 0:
            del self.held[address]

    def turn_away(self) -> None:
        self.turned_away += 1
        now = time.monotonic()
        if now - self.told >= LOG_SECONDS:
            self.told = now
            log.warning("too many connections: %d turned away so far, %d are open", self.turned_away, self.held.total())


class BoundedLine(H11Protocol):
    """uvicorn's line, counted, and closed when a request takes too long to arrive."""

    lines: OpenLines
    counted = ""
    clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn says it
        super().connection_made(transport)
        address = network_of(self.client[0]) if self.client else "local"
        if hasattr(transport, "max_size"):  # what asyncio reads at a time: 256 kB of small frames take the thread 0.2 s
            transport.max_size = READ_BYTES
        if self.lines.take(address):
            self.counted = address
            self.wait()
        else:
            transport.abort()

    def wait(self) -> None:
        """For a whole request: its head, then its body."""
        if self.clock is None:
            self.clock = self.loop.call_later(REQUEST_SECONDS, self.give_up)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.is_heard():
            self.rest()
        else:
            self.wait()

    def is_heard(self) -> bool:
        """Is the request whole, or has it gone to a WebSocket? What comes after an answer is of the next one."""
        cycle = self.cycle
        return not self.counted or (cycle is not None and not cycle.more_body and not cycle.response_complete)

    def rest(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None

    def give_up(self) -> None:
        self.clock = None
        if not self.is_heard():
            self.lines.turn_away()
            self.transport.abort()

    def uncount(self) -> None:
        self.rest()
        if self.counted:
            self.lines.leave(self.counted)
            self.counted = ""

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.uncount()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.uncount()
        super().connection_lost(exc)


def bounded(lines: OpenLines) -> type[asyncio.Protocol]:
    """uvicorn makes its lines itself, so they know where they are counted by their class."""
    made: Any = type("BoundedLineOf", (BoundedLine,), {"lines": lines})
    return cast("type[asyncio.Protocol]", made)
