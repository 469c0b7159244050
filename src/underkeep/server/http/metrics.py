"""Metrics: what a running server counts, for Prometheus. Nothing of it is about persons."""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from underkeep.server.tables.dispatch import Dispatcher
from underkeep.server.tables.open_tables import OpenTables
from underkeep.server.thinking.bot_seats import BotSeats

LOOPBACK = ("127.0.0.1", "::1")


class ServerCollector(Collector):
    """Reads the server's own figures when Prometheus asks; nothing is counted twice."""

    def __init__(self, tables: OpenTables, dispatcher: Dispatcher, bots: BotSeats) -> None:
        self.tables, self.counters, self.bots = tables, dispatcher.counters, bots

    def collect(self) -> Iterable[Metric]:
        here = self.tables.here()
        watchers = sum(len(table.watchers) for table in here)
        yield gauge("tables_open", "Tables in memory.", len(here))
        yield gauge("tables_set_aside", "Tables that cannot be opened.", len(self.tables.set_aside))
        yield gauge("connections", "WebSocket connections at tables.", watchers)
        yield gauge("bots_thinking", "Questions that bots think about.", self.bots.thinking)
        yield gauge("served_seconds", "The server's own time.", self.tables.time.now() // 1000)
        yield counter("bots_late", "Bots that had not finished in their time.", self.bots.late)
        yield counter("bots_lowered", "Answers of a weaker bot: no process or no time was left.", self.bots.lowered)
        yield gauge("tables_asleep", "Tables out of memory that were in it.", len(self.tables.asleep))
        yield self.failed()
        yield counter("moves", "Acknowledged changes of tables.", self.counters.moves)
        yield counter("refused", "Refused wishes.", self.counters.refused)
        yield counter("store_failures", "Writes that failed.", self.counters.store_failures)

    def failed(self) -> Metric:
        """By the bot's name; those from outside are the operator's own."""
        told = CounterMetricFamily("underkeep_bots_failed", "Failed answers: another bot answered.", labels=["bot"])
        for bot, count in sorted(self.bots.failures.items()):
            told.add_metric([bot], count)
        return told


def gauge(name: str, words: str, value: int) -> Metric:
    return GaugeMetricFamily(f"underkeep_{name}", words, value)


def counter(name: str, words: str, value: int) -> Metric:
    return CounterMetricFamily(f"underkeep_{name}", words, value)


class Metrics:
    """All figures of one server: its own, how long wishes take, and those of its process."""

    def __init__(self, tables: OpenTables, dispatcher: Dispatcher, bots: BotSeats) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(ServerCollector(tables, dispatcher, bots))
        self.registry.register(dispatcher.counters.seconds)
        ProcessCollector(registry=self.registry)

    def text(self) -> str:
        return generate_latest(self.registry).decode()
