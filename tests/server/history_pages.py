"""How long the pages of somebody with 200 finished games take.

`./run python -m tests.server.history_pages --calls 50`: wall time as a browser on the same machine waits for it, and
processor time of server and browser together.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

from tests.server.guests import somebody
from tests.server.live import Guest, Live
from underkeep.server.people.seats import COOKIE
from underkeep.server.people.strengths import Key, Strength
from underkeep.server.store.finished_games import Rate
from underkeep.server.store.interface import FinishedRow, PlayedRow

GAMES = 200
MS = 1000
PATHS = ("/api/mine?page=3", "/api/mine?who=nobody", "/api/me/page", "/api/ladder/vast/knight")


def as_known(after: Mapping[Key, Strength]) -> Rate:
    return lambda _: after


def fill(live: Live, owner: bytes) -> None:
    async def work() -> None:
        for n in range(GAMES):
            table, at = f"game-{n:04}", f"2026-01-01T00:{n // 60:02}:{n % 60:02}+00:00"
            game = FinishedRow(table, "vast", {"terrain": False}, at, at, 300, "game", True)
            reached = '{"role":"knight","label":{"id":"x","args":{}},"have":3,"need":5,"threat":false,"why":[]}'
            players = [
                PlayedRow(table, 0, owner, "", ("knight",), "won" if n % 3 else "lost", reached, ""),
                PlayedRow(table, 1, None, "adept", ("dragon", "thief"), "lost", reached, ""),
            ]
            after = {(owner, "knight"): Strength(1500 + n, 90, n + 1)}
            await live.server.store.record(game, players, "vast", list(after), as_known(after))

    live.run(work())


def somebody_with_games(live: Live) -> Guest:
    ann = somebody(live, "Ann")
    fill(live, live.run(live.server.people.owner(ann.http.cookies[COOKIE])))
    return ann


def measure(ann: Guest, path: str, calls: int) -> tuple[list[float], list[float]]:
    """Milliseconds of so many calls, after a first one: on the wall, and of the processor."""
    wall, processor = [], []
    ann.http.get(path)
    for _ in range(calls):
        begun, busy = time.perf_counter(), time.process_time()
        assert ann.http.get(path).status_code == 200
        wall.append((time.perf_counter() - begun) * MS)
        processor.append((time.process_time() - busy) * MS)
    return wall, processor


def p95(values: list[float]) -> float:
    return round(statistics.quantiles(values, n=20)[-1], 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--calls", type=int, default=50)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        live = Live(Path(folder))
        ann = somebody_with_games(live)
        for path in PATHS:
            wall, processor = measure(ann, path, wish.calls)
            told = {
                "wall_p50": round(statistics.median(wall), 1),
                "wall_p95": p95(wall),
                "processor_p95": p95(processor),
            }
            print(json.dumps({"path": path, **told, "load": round(os.getloadavg()[0], 1)}))
        live.stop()


if __name__ == "__main__":
    main()
