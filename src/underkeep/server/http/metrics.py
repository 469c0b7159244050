"""Metrics: what a running server counts, in the text format of Prometheus. Nothing of it is about persons."""

from __future__ import annotations

from underkeep.server.tables.dispatch import Counters
from underkeep.server.tables.service_time import ServiceTime
from underkeep.server.tables.table import Table
from underkeep.server.thinking.bot_seats import BotSeats

LOOPBACK = ("127.0.0.1", "::1")


def metrics(tables: list[Table], set_aside: int, bots: BotSeats, time: ServiceTime, counters: Counters) -> str:
    """All of it."""
    watchers = sum(len(table.watchers) for table in tables)
    lines = [
        gauge("underkeep_tables_open", "Tables in memory.", len(tables)),
        gauge("underkeep_tables_set_aside", "Tables that cannot be opened.", set_aside),
        gauge("underkeep_connections", "WebSocket connections at tables.", watchers),
        gauge("underkeep_bots_thinking", "Questions that bots think about.", bots.thinking),
        gauge("underkeep_served_seconds", "The server's own time.", time.now() // 1000),
        counter("underkeep_bots_late_total", "Bots that had not finished in their time.", bots.late),
        counter("underkeep_moves_total", "Acknowledged changes of tables.", counters.moves),
        counter("underkeep_refused_total", "Refused wishes.", counters.refused),
        counter("underkeep_store_failures_total", "Writes that failed.", counters.store_failures),
    ]
    return "".join(lines)


def gauge(name: str, words: str, value: int) -> str:
    return f"# HELP {name} {words}\n# TYPE {name} gauge\n{name} {value}\n"


def counter(name: str, words: str, value: int) -> str:
    return f"# HELP {name} {words}\n# TYPE {name} counter\n{name} {value}\n"
