"""Metrics: what a running server counts, in the text format of Prometheus. Nothing of it is about persons."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from underkeep.server.server import House

LOOPBACK = ("127.0.0.1", "::1")


class Counters:
    """Totals since the start of the server."""

    def __init__(self) -> None:
        self.moves = 0  # acknowledged
        self.refused = 0
        self.store_failures = 0


def metrics(house: House) -> str:
    """All of it."""
    tables = house.open_tables()
    watchers = sum(len(table.watchers) for table in tables)
    lines = [
        gauge("underkeep_tables_open", "Tables in memory.", len(tables)),
        gauge("underkeep_connections", "WebSocket connections at tables.", watchers),
        gauge("underkeep_bots_thinking", "Questions that bots think about.", house.bots.thinking),
        gauge("underkeep_served_seconds", "The server's own time.", house.time.now() // 1000),
        counter("underkeep_bots_late_total", "Bots that had not finished in their time.", house.bots.late),
        counter("underkeep_moves_total", "Acknowledged changes of tables.", house.counters.moves),
        counter("underkeep_refused_total", "Refused wishes.", house.counters.refused),
        counter("underkeep_store_failures_total", "Writes that failed.", house.counters.store_failures),
    ]
    return "".join(lines)


def gauge(name: str, words: str, value: int) -> str:
    return f"# HELP {name} {words}\n# TYPE {name} gauge\n{name} {value}\n"


def counter(name: str, words: str, value: int) -> str:
    return f"# HELP {name} {words}\n# TYPE {name} counter\n{name} {value}\n"
