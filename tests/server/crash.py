"""The crash suite: many games at once, the server killed without warning again and again.

`./run python -m tests.server.crash --kills 100 --tables 50 --seed 1`. Every acknowledged move must be there after the
restart, none twice; in the end all games are over and their records verify.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.live import toy_games
from underkeep.core.records import read_record, replay

ROOT = Path(__file__).parent.parent.parent
ROLES = ["scout", "bandit", "witch", "warden", "beast"]
GONE = (OSError, WebSocketException, TimeoutError)


class Fault(AssertionError):
    """A move was lost, or done twice."""


class Server:
    """The server's process, and where it listens at the moment."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.kills = 0
        self.up = asyncio.Event()

    async def start(self) -> None:
        self.url = await asyncio.to_thread(self.launch)
        self.up.set()

    def launch(self) -> str:
        command = [sys.executable, "-m", "tests.server.serve_toys", str(self.folder)]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    async def kill(self) -> None:
        """Without warning; then a new one on the same folder."""
        self.up.clear()
        self.stop()
        self.kills += 1
        await self.start()

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@dataclass
class Game:
    """What the player knows for certain about a table."""

    table: str
    cookie: str
    dice: random.Random
    acknowledged: int = 0
    unanswered: dict[str, Any] = field(default_factory=dict)
    over: bool = False

    async def play(self, server: Server) -> None:
        """Until it is over, however often the server goes away."""
        while not self.over:
            await server.up.wait()
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


async def make(server: Server, seed: int) -> Game:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        body = {"game": "ambush", "options": {}, "seats": [{"kind": "me", "roles": ROLES}], "seed": str(seed)}
        answer = await http.post("/api/tables", json=body)
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        return Game(answer.json()["table"], cookie, random.Random(seed))  # noqa: S311  play, not secrecy


async def verify(server: Server, game: Game) -> int:
    """The record replays to the same states; its number of moves is what was acknowledged."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        text = (await http.get(f"/api/tables/{game.table}/export")).text
    loaded = toy_games()["ambush"]
    history = replay(loaded.spec, loaded.content, loaded.pack.digest, read_record(text))
    if len(history.moves) != game.acknowledged:
        raise Fault(f"table {game.table} has {len(history.moves)} moves, {game.acknowledged} were acknowledged")
    return len(history.moves)


async def run(folder: Path, tables: int, kills: int, seed: int) -> dict[str, int]:
    """Games go on until the server was killed so often; new ones replace those that are over."""
    dice = random.Random(seed)  # noqa: S311  play, not secrecy
    server = Server(folder)
    await server.start()
    games = [await make(server, seed * 1000 + n) for n in range(tables)]
    playing = [asyncio.create_task(game.play(server)) for game in games]
    try:
        while server.kills < kills:
            await asyncio.sleep(dice.uniform(0.05, 1.0))
            await server.kill()
            if server.kills % 10 == 0:
                print(f"{server.kills} kills, {sum(game.acknowledged for game in games)} moves", file=sys.stderr)
            failed = [task for task in playing if task.done() and task.exception() is not None]
            if failed:
                break
            if all(task.done() for task in playing):  # more games, so that every kill hits some
                more = [await make(server, seed * 1000 + len(games) + n) for n in range(tables)]
                games += more
                playing += [asyncio.create_task(game.play(server)) for game in more]
        await asyncio.gather(*playing)
        moves = [await verify(server, game) for game in games]
    finally:
        for task in playing:
            task.cancel()
        server.stop()
    return {"tables": len(games), "kills": server.kills, "moves": sum(moves)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(run(Path(folder), wish.tables, wish.kills, wish.seed))))


if __name__ == "__main__":
    main()
