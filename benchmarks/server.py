"""Load on one server: acknowledged durable moves a second, latency, memory for each idle table.

`./run python benchmarks/server.py [--tables 1 100 1000] [--seconds 10] [--json]`. The server is `underkeep serve` in a
process of its own, compiled if there is a compiled engine and then pure; the clients share the machine with it. With
`--spectators N` so many watch the first table: what each costs the server for a move, and the bytes of a message.
`--before CHECKOUT` measures the server of another checkout in the same run, round by round, on the sources of both.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from underkeep import engine

GAME = "twister"
OFFERED = 200  # moves a second for the latency


@contextmanager
def server(native: str, checkout: Path | None = None, limited: bool = False) -> Iterator[tuple[str, int]]:
    """Address and process of a fresh server, of this checkout or of another one."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "underkeep.cli", "serve", "--port", "0", "--data", folder]
        command += [] if limited else ["--unlimited"]
        env = {**os.environ, "UNDERKEEP_NATIVE": native, "PYTHONUNBUFFERED": "1"}
        if checkout is not None:
            env["PYTHONPATH"] = str(checkout / "src")
        with subprocess.Popen(
            command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as process:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1], process.pid
            process.terminate()


def resident(pid: int) -> int:
    """Bytes of memory that a process holds."""
    fields = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


def spent(pid: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Player:
    """One connection that plays both sides of a table at random, and times every acknowledgement."""

    def __init__(self, line: ClientConnection, seed: int, deltas: bool = False, key: str = "k") -> None:
        self.line = line
        self.deltas, self.key = deltas, key
        self.bytes = 0  # of what answered its moves
        self.state: dict[str, Any] = {}
        self.dice = random.Random(seed)  # noqa: S311  play, not secrecy
        self.moves = 0

    async def hear(self, key: str) -> None:
        while True:
            text = await self.line.recv()
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "delta":
                self.state = {**self.state, "key": message["key"], **message["parts"]}
            elif message["type"] == "state":
                self.state = message
            if message["type"] in ("state", "delta") and message["key"] == key:
                self.bytes += len(text)
                return

    async def hello(self) -> None:
        await self.line.send(json.dumps({"type": "hello", **({"deltas": True} if self.deltas else {})}))
        await self.hear("")

    async def move(self) -> float:
        """A move; the seconds until it was durable and acknowledged."""
        prompt = self.state["prompts"][0]
        move = self.dice.choice(prompt["options"])["move"]
        self.moves += 1
        key = f"{self.key}{self.moves}"
        wish = {"type": "act", "role": prompt["role"], "version": prompt["version"], "move": move, "key": key}
        begun = time.perf_counter()
        await self.line.send(json.dumps(wish))
        await self.hear(key)
        return time.perf_counter() - begun


async def make(http: httpx.AsyncClient, count: int) -> list[str]:
    body = {"game": GAME, "options": {}, "seats": [{"kind": "me", "roles": ["yellow", "blue"]}]}
    return [(await http.post("/api/tables", json=body)).json()["table"] for _ in range(count)]


async def full_speed(players: list[Player], seconds: float) -> tuple[int, float]:
    """Everybody moves as fast as the answers come."""
    end = time.perf_counter() + seconds

    async def play(player: Player) -> int:
        done = 0
        while time.perf_counter() < end and player.state["prompts"]:
            await player.move()
            done += 1
        return done

    begun = time.perf_counter()
    done = await asyncio.gather(*(play(player) for player in players))
    return sum(done), time.perf_counter() - begun


async def offered(players: list[Player], seconds: float) -> list[float]:
    """So many moves a second, spread over the tables; the latency of each."""
    free = [player for player in players if player.state["prompts"]]
    tasks: list[asyncio.Task[float]] = []
    begun = time.perf_counter()
    for n in range(int(OFFERED * seconds)):
        await asyncio.sleep(max(0.0, begun + n / OFFERED - time.perf_counter()))
        if not free:
            continue  # all wait for their answers
        player = free.pop(0)
        task = asyncio.create_task(player.move())
        task.add_done_callback(lambda _, player=player: free.append(player) if player.state["prompts"] else None)  # type: ignore[misc]
        tasks.append(task)
    return list(await asyncio.gather(*tasks))


async def load(url: str, pid: int, tables: int, seconds: float, deltas: bool = True) -> dict[str, Any]:
    """All figures for that many tables."""
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        await make(http, 1)  # so that everything is loaded
        before = resident(pid)
        ids = await make(http, tables)
        each = (resident(pid) - before) / tables
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    address, headers = url.replace("http", "ws"), {"Cookie": cookie}
    lines = [
        await connect(f"{address}/ws/tables/{id_}", additional_headers=headers, max_size=None, compression=None)
        for id_ in ids
    ]
    players = [Player(line, seed, deltas) for seed, line in enumerate(lines)]
    for player in players:
        await player.hello()
    used = spent(pid)
    moves, passed = await full_speed(players, seconds)
    used = spent(pid) - used
    latency = sorted(await offered(players, seconds))
    for line in lines:
        await line.close()
    cuts = statistics.quantiles(latency, n=100) if len(latency) > 1 else [0.0] * 99
    return {
        "tables": tables,
        "moves_per_s": round(moves / passed, 1),
        "cpu_ms_per_move": round(used * 1000 / max(moves, 1), 3),  # of the server: also true on a busy machine
        "p50_ms": round(cuts[49] * 1000, 2),
        "p99_ms": round(cuts[98] * 1000, 2),
        "kb_per_idle_table": round(each / 1000, 1),
    }


async def crowd(url: str, pid: int, spectators: int, seconds: float, deltas: bool) -> dict[str, Any]:
    """What each of those who watch a table costs its server for a move: the same play with them and without."""
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        (table,) = await make(http, 1)
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    address = f"{url.replace('http', 'ws')}/ws/tables/{table}"
    own = await connect(address, additional_headers={"Cookie": cookie}, max_size=None, compression=None)
    player = Player(own, 1, deltas)
    await player.hello()
    costs, sizes = [], []
    async with AsyncExitStack() as stack:
        for count in (0, spectators):
            watching = [await stack.enter_async_context(watched(address, deltas)) for _ in range(count)]
            used, done, before = spent(pid), player.moves, player.bytes
            await full_speed([player], seconds)
            await asyncio.sleep(0.3)  # the last messages go out
            done = player.moves - done
            costs.append((spent(pid) - used) * 1e6 / max(done, 1))
            sizes.append((player.bytes - before) // max(done, 1))
            heard = [watcher.bytes // max(done, 1) for watcher in watching]
    await own.close()
    per = (costs[1] - costs[0]) / spectators
    told = {"bytes_own": sizes[0], "bytes_watching": heard[0]}
    return {
        "spectators": spectators,
        "us_per_move": round(costs[0]),
        "us_per_spectator_and_move": round(per, 1),
        **told,
    }


class Watcher:
    """Somebody who watches and counts what comes."""

    bytes = 0

    async def read(self, line: ClientConnection) -> None:
        async for text in line:
            if not str(text).startswith('{"type":"players"'):
                self.bytes += len(text)


@asynccontextmanager
async def watched(address: str, deltas: bool) -> AsyncIterator[Watcher]:
    watcher = Watcher()
    async with connect(address, max_size=None, compression=None) as line:
        await line.send(json.dumps({"type": "hello", **({"deltas": True} if deltas else {})}))
        await line.recv()
        reading = asyncio.create_task(watcher.read(line))
        try:
            yield watcher
        finally:
            reading.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 100, 1000])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--before", type=Path, help="another checkout, which is measured beside this one")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    rows = [row for _ in range(wish.rounds) for row in measured(wish)]
    if wish.json:
        print(json.dumps(rows, indent=1))


def measured(wish: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """One round of everything."""
    engines = ("1", "0") if engine.compiled_copy() is not None and wish.before is None else ("0",)
    for native in engines:
        for checkout in (None,) if wish.before is None else (wish.before, None):
            for tables in wish.tables:
                with server(native, checkout) as (url, pid):
                    deltas = checkout is None
                    work = crowd(url, pid, wish.spectators, wish.seconds, deltas) if wish.spectators else None
                    row = asyncio.run(work or load(url, pid, tables, wish.seconds, deltas))
                named = {"engine": "compiled" if native == "1" else "pure", "tree": "before" if checkout else "now"}
                row = {**named, **row}
                if not wish.json:
                    print(" ".join(f"{name}={value}" for name, value in row.items()), flush=True)
                yield row


if __name__ == "__main__":
    main()
