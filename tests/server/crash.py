"""The crash suite: many games at once, the server killed without warning again and again.

`./run python -m tests.server.crash --kills 100 --tables 50 --seed 1`; with `--servers 2` one of two on a PostgreSQL is
killed each time, `--games` says what is played. Every acknowledged move must be there afterwards, none twice; in the
end all games are over and their records verify.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server import database
from tests.server.live import toy_games
from underkeep.core.formats.records import read_record, replay
from underkeep.registry import GAMES
from underkeep.server.catalogue import Catalogue

ROOT = Path(__file__).parent.parent.parent
TOY = ("ambush",)  # its games are over after forty moves
GONE = (OSError, WebSocketException, TimeoutError)


class Fault(AssertionError):
    """A move was lost, or done twice."""


class Nursery:
    """Where servers come from: a process that forks them, so that a restart takes no longer than opening the store."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.serve_toys"]
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.lock = threading.Lock()

    def bear(self, place: str) -> tuple[int, str]:
        """Process and address of a new server."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self.lock:
            self.process.stdin.write(f"{place}\n")
            self.process.stdin.flush()
            pid, url = self.process.stdout.readline().split()
        return int(pid), url

    def close(self) -> None:
        self.process.communicate()


class Server:
    """A server's process, and where it listens at the moment."""

    def __init__(self, place: str, nursery: Nursery) -> None:
        self.place = place
        self.nursery = nursery
        self.up = asyncio.Event()

    async def start(self) -> None:
        self.pid, self.url = await asyncio.to_thread(self.nursery.bear, self.place)
        self.up.set()

    async def kill(self) -> None:
        """Without warning; then a new one on the same store."""
        self.up.clear()
        if not self.stop():
            raise Fault(f"the server at {self.url} ended by itself")
        await self.start()

    def stop(self) -> bool:
        """True if it was still there."""
        try:
            os.kill(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            return False
        with suppress(ProcessLookupError):
            while True:
                os.kill(self.pid, 0)
                time.sleep(0.005)
        return True


class Servers:
    """One server, or several on one database."""

    def __init__(self, place: str, count: int, dice: random.Random) -> None:
        self.nursery = Nursery()
        self.all = [Server(place, self.nursery) for _ in range(count)]
        self.dice = dice
        self.kills = 0

    async def start(self) -> None:
        for server in self.all:
            await server.start()

    async def kill(self) -> None:
        """One of them."""
        await self.dice.choice(self.all).kill()
        self.kills += 1

    async def one(self, dice: random.Random) -> Server:
        """Any that is up."""
        server = dice.choice([server for server in self.all if server.up.is_set()] or self.all)
        await server.up.wait()
        return server

    def stop(self) -> None:
        for server in self.all:
            server.stop()
        self.nursery.close()


@dataclass
class Game:
    """What the player knows for certain about a table."""

    name: str
    table: str
    cookie: str
    dice: random.Random
    acknowledged: int = 0
    unanswered: dict[str, Any] = field(default_factory=dict)
    over: bool = False

    async def play(self, servers: Servers) -> None:
        """Until it is over, however often servers go away."""
        while not self.over:
            server = await servers.one(self.dice)
            try:
                await asyncio.wait_for(self.sit(server.url), 60)
            except GONE:
                await asyncio.sleep(0.05)

    async def sit(self, url: str) -> None:
        address = f"{url.replace('http', 'ws')}/ws/tables/{self.table}"
        async with connect(address, additional_headers={"Cookie": self.cookie}, max_size=None) as line:
            await line.send(json.dumps({"type": "hello"}))
            state = await self.hear(line, "")
            self.check(state)
            while state["result"] is None or self.unanswered:  # the last move may be done and not acknowledged
                state = await self.move(line, state)
            self.over = True

    def check(self, state: dict[str, Any]) -> None:
        """Nothing acknowledged is missing, nothing is there that nobody asked for."""
        allowed = (self.acknowledged, self.acknowledged + bool(self.unanswered))
        if state["seq"] not in allowed:
            raise Fault(f"table {self.table} is at {state['seq']}, expected {allowed}")

    async def move(self, line: ClientConnection, state: dict[str, Any]) -> dict[str, Any]:
        """A random move, or the one that nobody acknowledged, under the same key."""
        if not self.unanswered:
            prompt = self.dice.choice(state["prompts"])
            option = self.dice.choice(prompt["options"])
            wish = {"role": prompt["role"], "version": prompt["version"], "move": option["move"]}
            self.unanswered = {"type": "act", **wish, "key": f"k{self.acknowledged}"}
        await line.send(json.dumps(self.unanswered))
        state = await self.hear(line, self.unanswered["key"])
        if state["seq"] != self.acknowledged + 1:
            raise Fault(f"table {self.table}: move {self.acknowledged + 1} led to {state['seq']}")
        self.acknowledged, self.unanswered = state["seq"], {}
        return state

    async def hear(self, line: ClientConnection, key: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), 60))
            if message["type"] == "refused":
                raise Fault(f"table {self.table}: refused, {message['message']}")
            if message["type"] == "state" and message["key"] == key:
                return message


class Library:
    """What is played, and how the records of it are read."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.catalogue = Catalogue(extra=toy_games())

    def name(self, number: int) -> str:
        return self.names[number % len(self.names)]

    def roles(self, name: str) -> list[str]:
        spec = self.catalogue.load(name).spec
        return list(spec.roles(spec.options.resolve({})))

    def moves(self, name: str, text: str) -> int:
        """How many a record has; it must replay to the same states."""
        loaded = self.catalogue.load(name)
        return len(replay(loaded.spec, loaded.content, loaded.pack.digest, read_record(text)).moves)


async def make(servers: Servers, library: Library, number: int, seed: int) -> Game:
    name = library.name(number)
    seat = {"kind": "me", "roles": library.roles(name)}
    async with httpx.AsyncClient(base_url=(await servers.one(servers.dice)).url, timeout=60) as http:
        body = {"game": name, "options": {}, "seats": [seat], "seed": str(seed * 1000 + number)}
        answer = await http.post("/api/tables", json=body)
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        dice = random.Random(seed * 1000 + number)  # noqa: S311  play, not secrecy
        return Game(name, answer.json()["table"], cookie, dice)


async def verify(servers: Servers, library: Library, game: Game) -> int:
    """The record replays to the same states; its number of moves is what was acknowledged."""
    async with httpx.AsyncClient(base_url=(await servers.one(servers.dice)).url, timeout=60) as http:
        text = (await http.get(f"/api/tables/{game.table}/export")).text
    moves = library.moves(game.name, text)
    if moves != game.acknowledged:
        raise Fault(f"table {game.table} has {moves} moves, {game.acknowledged} were acknowledged")
    return moves


async def run(
    place: str, tables: int, kills: int, seed: int, count: int = 1, names: tuple[str, ...] = TOY
) -> dict[str, int]:
    """Games go on until servers were killed so often; new ones replace those that are over."""
    dice = random.Random(seed)  # noqa: S311  play, not secrecy
    servers = Servers(place, count, dice)
    library = Library(names)
    await servers.start()
    games = [await make(servers, library, number, seed) for number in range(tables)]
    playing = [asyncio.create_task(game.play(servers)) for game in games]
    try:
        while servers.kills < kills and not failed(playing):
            await going_on(games, tables)
            await asyncio.sleep(dice.uniform(0.0, 1.0))
            await servers.kill()
            if servers.kills % 10 == 0:
                print(f"{servers.kills} kills, {moves_of(games)} moves", file=sys.stderr, flush=True)
            for _ in range(sum(task.done() for task in playing) + tables - len(playing)):  # every kill hits as many
                games.append(await make(servers, library, len(games), seed))
                playing.append(asyncio.create_task(games[-1].play(servers)))
        await asyncio.gather(*playing)
        moves = [await verify(servers, library, game) for game in games]
    finally:
        for task in playing:
            task.cancel()
        servers.stop()
    return {"servers": count, "tables": len(games), "kills": servers.kills, "moves": sum(moves)}


def moves_of(games: list[Game]) -> int:
    return sum(game.acknowledged for game in games)


async def going_on(games: list[Game], moves: int) -> None:
    """Until so many moves were made since the last kill: a server that nobody has used yet is not worth killing."""
    wanted, patience = moves_of(games) + moves, 200
    while moves_of(games) < wanted and patience and not all(game.over for game in games):
        await asyncio.sleep(0.1)
        patience -= 1


def failed(playing: list[asyncio.Task[None]]) -> bool:
    return any(task.done() and task.exception() is not None for task in playing)


@contextmanager
def somewhere(servers: int) -> Iterator[str]:
    """A folder for one server, a PostgreSQL for several."""
    if servers > 1:
        with database.running() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield folder


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    wish = parser.parse_args()
    with somewhere(wish.servers) as place:
        done = run(place, wish.tables, wish.kills, wish.seed, wish.servers, tuple(wish.games))
        print(json.dumps(asyncio.run(done)))


if __name__ == "__main__":
    main()
