"""For the server's tests: a server in a thread, and people who sit at its tables through real sockets."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from underkeep.cli.serve import whole
from underkeep.library import Loaded
from underkeep.server.catalogue import Catalogue
from underkeep.server.cluster.siblings import Siblings
from underkeep.server.http.app import create_app
from underkeep.server.http.limits import Quotas, Unlimited
from underkeep.server.server import GameServer
from underkeep.server.store.postgres import PostgresStore
from underkeep.server.store.sqlite import SqliteStore

KERNEL_TESTS = Path(__file__).parent.parent / "kernel"
PATIENCE = 20.0  # seconds until a missing answer is a failure
KEYS = count()  # a key stands for one message; old data files of the tests have keys that begin with k
Message = dict[str, Any]
Value = TypeVar("Value")


def toy_games() -> dict[str, Loaded]:
    """Ambush has five roles, hidden hands and reactions; it needs no content files."""
    if str(KERNEL_TESTS) not in sys.path:
        sys.path.insert(0, str(KERNEL_TESTS))
    from kernel_games.ambush.case import PACK
    from kernel_games.ambush.spec import SPEC

    return {"ambush": Loaded(SPEC, PACK, SPEC.content(PACK))}


def make_server(folder: Path) -> GameServer:
    return GameServer(Catalogue(extra=toy_games()), SqliteStore(folder), workers=1)


def make_shared_server(database: str, url: str) -> GameServer:
    """One of several servers on a PostgreSQL."""
    store = PostgresStore(database, "shared")
    return GameServer(Catalogue(extra=toy_games()), store, workers=1, siblings=Siblings(store, url))


def configured(server: GameServer, unlimited: bool = False) -> uvicorn.Config:
    return uvicorn.Config(
        whole(create_app(server), server, Unlimited() if unlimited else Quotas()),
        ws="websockets-sansio",
        ws_max_size=262_144,
        log_level="error",
        lifespan="on",
        timeout_graceful_shutdown=2,
    )


class Live:
    """A running server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.guests = ExitStack()
        self.start()

    def start(self) -> None:
        self.server = make_server(self.folder)
        self.sock = socket.socket()
        self.sock.bind(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.sock.getsockname()[1]}"
        self.uvicorn = uvicorn.Server(configured(self.server))
        self.thread = threading.Thread(target=self.uvicorn.run, kwargs={"sockets": [self.sock]}, daemon=True)
        self.thread.start()
        while not self.uvicorn.started:
            time.sleep(0.01)

    def stop(self) -> None:
        self.guests.close()
        if self.thread.is_alive():
            self.uvicorn.should_exit = True
            self.thread.join(PATIENCE)
            assert not self.thread.is_alive()
        self.sock.close()

    def restart(self) -> None:
        self.stop()
        self.start()

    def skip(self, seconds: float) -> None:
        """Let the server's time pass at once; alarms that ring by it do so now."""

        async def later() -> None:
            self.server.time.skip(seconds)
            for task in list(self.server.tables.opening.values()):
                self.server.alarms.wake(await task)

        self.run(later())

    def run(self, work: Coroutine[Any, Any, Value]) -> Value:
        """Do something inside the server."""
        assert self.server.heart is not None
        return asyncio.run_coroutine_threadsafe(work, self.server.heart.get_loop()).result(PATIENCE)

    def guest(self) -> Guest:
        return Guest(self.url, self.guests)


class Guest:
    """A browser without a screen: its cookies, and the tables it looks at."""

    def __init__(self, url: str, leaving: ExitStack) -> None:
        self.leaving = leaving
        self.move_to(url)

    def move_to(self, url: str, cookies: httpx.Cookies | None = None) -> None:
        """The server has another port after a restart; the cookies stay."""
        self.url = url
        self.http = self.leaving.enter_context(httpx.Client(base_url=url, timeout=PATIENCE, cookies=cookies))

    def make(
        self,
        *seats: tuple[str, str],
        game: str = "ambush",
        seed: str | None = "1",
        settings: Message | None = None,
        **options: Any,
    ) -> Message:
        """A new table; a seat is a kind (for bots with a level) and its roles."""
        wishes = []
        for kind, roles in seats:
            name, _, level = kind.partition(":")
            wishes.append({"kind": name, "roles": roles.split(), "level": level})
        body = {"game": game, "options": options, "seats": wishes, "seed": seed, "settings": settings or {}}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made: Message = answer.json()
        return made

    def open(self, link: str) -> httpx.Response:
        """Exchange the token of a link."""
        return self.http.post("/api/seats/exchange", json={"token": link.rpartition("/")[2]})

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def dial(self, table: str, headers: Mapping[str, str] | None = None) -> ClientConnection:
        headers = {"Cookie": self.cookie(), **(headers or {})}
        address = f"{self.url.replace('http', 'ws')}/ws/tables/{table}"
        return self.leaving.enter_context(connect(address, additional_headers=headers, max_size=None))

    def sit(self, table: str, **hello: Any) -> Chair:
        chair = Chair(self.dial(table))
        chair.say(type="hello", **hello)
        chair.hear("state")
        return chair


class Chair:
    """One connection: what was said to it, and the last state."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.state: Message = {}
        self.frames: list[str] = []

    def say(self, **message: Any) -> None:
        self.ws.send(json.dumps(message))

    def next(self) -> Message:
        frame = self.ws.recv(PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = json.loads(frame)
        if message["type"] == "state":
            self.state = message
        return message

    def hear(self, kind: str, **fields: Any) -> Message:
        """The next message of that kind; others are passed over."""
        while True:
            message = self.next()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    def prompt(self, role: str = "") -> Message:
        """The first prompt, or that of a role."""
        found: Message = next(p for p in self.state["prompts"] if role in ("", p["role"]))
        return found

    def wish(self, move: str = "", role: str = "") -> Message:
        """An act that answers the prompt."""
        prompt = self.prompt(role)
        wish = {"type": "act", "role": prompt["role"], "version": prompt["version"]}
        return {**wish, "move": move or prompt["options"][0]["move"], "key": f"w{next(KEYS)}"}

    def act(self, move: str = "", role: str = "") -> Message:
        """Answer the prompt and wait for the acknowledgement."""
        wish = self.wish(move, role)
        self.say(**wish)
        return self.hear("state", key=wish["key"])

    def do(self, kind: str, /, **fields: Any) -> Message:
        """Any other wish at the table; the answer is the new state, or why not."""
        key = f"w{next(KEYS)}"
        self.say(type=kind, key=key, **fields)
        while True:
            message = self.next()
            if message.get("key") == key:
                return message

    def undo(self, role: str, back: int = 1) -> Message:
        return self.do("undo", role=role, back=back, seq=self.state["seq"])

    def catch_up(self, seq: int) -> Message:
        """Until the table is at that entry of its journal."""
        while self.state["seq"] < seq:
            self.next()
        return self.state

    def begun(self) -> Chair:
        """Once everybody is there the luck is drawn, and the game begins."""
        while not self.state["affairs"]["started"]:
            self.hear("state")
        return self

    def until(self, is_so: Callable[[Message], bool]) -> Message:
        """The state that is so, now or after what is still said."""
        while not is_so(self.state):
            self.next()
        return self.state

    def close(self) -> None:
        self.ws.close()
