"""What a player waits while one address floods the server, and what the same player waits without it, in one run.

`./run python -m benchmarks.flood [--seconds 20] [--lines 50] [--before CHECKOUT]`. The flood comes from 127.0.0.2 (on
Linux a client may choose any address of the loopback network), in a process of its own: each of its lines says hello,
asks for explanations and for what things are, as fast as it can; others open calls that cost much. The player moves at
another table, from 127.0.0.3, twenty times a second. `--before` measures the server of another checkout as well.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import statistics
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from benchmarks.server import GAME, Player, make, server

FLOOD, PLAYER = "127.0.0.2", "127.0.0.3"
MOVES = 20  # a second
DEAR = (
    '{"type":"hello","spectate":true}',
    '{"type":"explain","role":"yellow"}',
    '{"type":"look","things":["a","b","c"]}',
    '{"type":"reach","role":"yellow"}',
)


def client(url: str, address: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, timeout=60, transport=httpx.AsyncHTTPTransport(local_address=address))


async def pour(line: Any) -> None:
    """Say what costs much without waiting for answers; they are read, so that the line stays open."""

    async def read() -> None:
        async for _ in line:
            pass

    reading = asyncio.create_task(read())
    while not reading.done():
        for message in DEAR:
            await line.send(message)


async def flood(url: str, table: str, lines: int) -> None:
    address = f"{url.replace('http', 'ws')}/ws/tables/{table}"

    async def one() -> None:
        while True:
            try:
                async with connect(address, max_size=None, compression=None, local_addr=(FLOOD, 0)) as line:
                    await pour(line)
            except Exception:
                await asyncio.sleep(0.1)

    async def call() -> None:
        async with client(url, FLOOD) as http:
            while True:
                try:
                    await http.get("/api/lobby")
                except httpx.HTTPError:
                    await asyncio.sleep(0.1)

    await asyncio.gather(*(one() for _ in range(lines)), *(call() for _ in range(5)))


def flooding(url: str, table: str, lines: int) -> None:
    asyncio.run(flood(url, table, lines))


async def play(url: str, table: str, cookie: str, seconds: float) -> list[float]:
    """How long each move took, in milliseconds."""
    address, headers = f"{url.replace('http', 'ws')}/ws/tables/{table}", {"Cookie": cookie}
    waits: list[float] = []
    to_table = connect(address, additional_headers=headers, max_size=None, compression=None, local_addr=(PLAYER, 0))
    async with to_table as line:
        player = Player(line, 1, key=f"{time.monotonic()}")
        await player.hello()
        end = time.perf_counter() + seconds
        while time.perf_counter() < end and player.state["prompts"]:
            waits.append(await player.move() * 1000)
            await asyncio.sleep(max(0.0, 1 / MOVES - waits[-1] / 1000))
    return waits


async def measure(url: str, seconds: float, lines: int) -> dict[str, list[float]]:
    async with client(url, PLAYER) as http:
        (table,) = await make(http, 1)
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    async with client(url, FLOOD) as http:
        (other,) = await make(http, 1)
    quiet = await play(url, table, cookie, seconds)
    process = multiprocessing.Process(target=flooding, args=(url, other, lines), daemon=True)
    process.start()
    await asyncio.sleep(2)
    flooded = await play(url, table, cookie, seconds)
    process.kill()
    return {"without": quiet, "flooded": flooded}


def told(tree: str, what: str, waits: list[float]) -> str:
    cuts = statistics.quantiles(waits, n=100)
    return f"{tree} {what}: moves={len(waits)} p50={cuts[49]:.1f} ms p99={cuts[98]:.1f} ms worst={max(waits):.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--lines", type=int, default=50)
    parser.add_argument("--before", type=Path)
    wish = parser.parse_args()
    print(f"{GAME}, {wish.lines} flooding lines, {MOVES} moves a second")
    for tree, checkout in (("before", wish.before), ("now", None)):
        if tree == "now" or checkout is not None:
            with server("0", checkout, limited=True) as (url, _):
                waits = asyncio.run(measure(url, wish.seconds, wish.lines))
            for what, found in waits.items():
                print(told(tree, what, found), flush=True)


if __name__ == "__main__":
    main()
