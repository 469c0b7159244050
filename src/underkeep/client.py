"""A client of a server, for programs: the same View and Prompt types as at home, over the documented wire.

    from underkeep.client import Client

    with Client("https://games.example.org", token) as client:
        for question in client.questions():                    # wherever one is asked
            client.answer(question, question.prompt.options[0].move)

`AsyncClient` is the same with `async`. A token is that of a bot account (docs/protocol.md). Questions come from all
tables of the account; seats that others offer are taken as they come, unless `accept` says otherwise.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import queue
import threading
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Final
from urllib.request import Request, urlopen

from underkeep.core.kernel.errors import BadInput, UnderkeepError
from underkeep.core.kernel.views import Label, Mark, Option, Prompt, Result
from underkeep.wire_views import view_from

SECONDS: Final = 30.0  # for a call
PAUSE: Final = 2.0  # before a line that broke is opened again
Tree = dict[str, Any]


class ServerRefused(UnderkeepError):
    """The server said no: its sentence, field and remedy."""


@dataclass(frozen=True)
class AskedQuestion:
    """What one is asked at a table: `view` is the game's own View, `prompt` a Prompt, as at home."""

    table: str
    game: str
    view: Any
    prompt: Prompt


@dataclass(frozen=True)
class Offer:
    """A seat that somebody offers."""

    table: str
    game: str
    roles: tuple[str, ...]
    by: str


@dataclass(frozen=True)
class Ended:
    """A table is over."""

    table: str
    result: Result


Accept = Callable[[Offer], bool]


# ---------------------------------------------------------------------- what comes over the wire, as at home
def label_from(tree: Tree) -> Label:
    return Label(tree["id"], tuple(sorted(tree["args"].items())))


def option_from(tree: Tree) -> Option:
    marks = tuple(Mark(mark["kind"], mark["target"], mark["value"]) for mark in tree["preview"])
    outlook = tuple(label_from(said) for said in tree.get("outlook", ()))
    return Option(tree["move"], label_from(tree["label"]), tuple(tree["targets"]), marks, tree["rule"], outlook)


def prompt_from(tree: Tree) -> Prompt:
    options = tuple(option_from(option) for option in tree["options"])
    return Prompt(tree["role"], tree["version"], label_from(tree["question"]), tree["rule"], options)


def result_from(tree: Tree) -> Result:
    scores = tuple((role, points) for role, points in tree["scores"])
    return Result(tuple(tree["winners"]), scores, label_from(tree["how"]))


# ---------------------------------------------------------------------- the line
class AsyncClient:
    """One account at a server."""

    def __init__(self, url: str, token: str, accept: Accept = lambda offer: True) -> None:
        if not url.startswith(("http://", "https://")):
            raise BadInput(f"{url!r} is not an address", "server", "Give it like https://games.example.org.")
        self.url = url.rstrip("/")
        self.token = token
        self.accept = accept
        self.found: asyncio.Queue[AskedQuestion | Ended | Exception] = asyncio.Queue()
        self.tables: dict[str, asyncio.Task[None]] = {}
        self.lines: dict[str, Any] = {}
        self.listener: asyncio.Task[None] | None = None

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def call(self, path: str, body: Tree | None = None) -> Any:
        """A REST call of docs/protocol.md."""
        return await asyncio.to_thread(call, self.url, self.token, path, body)

    async def questions(self) -> AsyncIterator[AskedQuestion]:
        """Everything that one is asked, at all tables, as it comes."""
        async for event in self.events():
            if isinstance(event, AskedQuestion):
                yield event

    async def events(self) -> AsyncIterator[AskedQuestion | Ended]:
        """Questions, and tables that are over."""
        if self.listener is None:
            self.listener = asyncio.create_task(self.listen())
        while True:
            event = await self.found.get()
            if isinstance(event, Exception):
                raise event
            yield event

    async def answer(self, question: AskedQuestion, move: str) -> None:
        """Make a move; what the server refuses, or did not hear since the line broke, is asked again."""
        from websockets.exceptions import ConnectionClosed

        prompt = question.prompt
        act = {"type": "act", "role": prompt.role, "version": prompt.version, "move": move, "key": str(uuid.uuid4())}
        line = self.lines.get(question.table)
        if line is not None:
            with contextlib.suppress(ConnectionClosed):
                await line.send(json.dumps(act))

    async def close(self) -> None:
        tasks = [task for task in (self.listener, *self.tables.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ------------------------------------------------------------ tasks
    async def listen(self) -> None:
        """The event stream; a line that breaks is opened again, a token that is not known is told."""
        from websockets.exceptions import ConnectionClosed

        while True:
            try:
                async with self.connect("/ws/asked") as line:
                    while True:
                        await self.hear(json.loads(await line.recv()))
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == SIGNED_OUT:
                    remedy = "Make one: POST /api/bots, or underkeep person bot."
                    return self.found.put_nowait(ServerRefused("the server does not know this token", "token", remedy))
                await asyncio.sleep(PAUSE)
            except (OSError, ServerRefused):  # not there now, or a seat that somebody else took
                await asyncio.sleep(PAUSE)

    async def hear(self, event: Tree) -> None:
        if event["type"] == "asked":
            self.sit(event["table"])
        elif event["type"] == "challenge":
            offer = Offer(event["table"], event["game"], tuple(event["roles"]), event["by"])
            if self.accept(offer):
                await self.call("seats/exchange", {"token": event["token"]})
                self.sit(event["table"])

    def sit(self, table: str) -> None:
        """Follow a table until it is over."""
        if table not in self.tables or self.tables[table].done():
            self.tables[table] = asyncio.create_task(self.follow(table))
            self.tables[table].add_done_callback(self.tell_failure)

    def tell_failure(self, task: asyncio.Task[None]) -> None:
        """A mistake of ours comes out where questions do, not nowhere."""
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            self.found.put_nowait(error)

    async def follow(self, table: str) -> None:
        from websockets.exceptions import ConnectionClosed

        over = False
        while not over:
            try:
                async with self.connect(f"/ws/tables/{table}") as line:
                    self.lines[table] = line
                    await line.send(json.dumps({"type": "hello"}))
                    over = await self.watch(table, line)
            except (ConnectionClosed, OSError):
                await asyncio.sleep(PAUSE)
        self.lines.pop(table, None)

    async def watch(self, table: str, line: Any) -> bool:
        """Until the table is over; a question is told once for each version, and again when an answer was refused."""
        told: set[tuple[str, int]] = set()
        state: Tree = {}
        async for frame in line:
            message = json.loads(frame)
            if message["type"] == "error" and message["final"]:
                return True
            if message["type"] in ("refused", "stale"):
                told.clear()
            state = message if message["type"] == "state" else message.get("state", state)
            for asked in state.get("prompts", ()):
                if (key := (asked["role"], asked["version"])) not in told:
                    told.add(key)
                    view = view_from(state["game"], state["view"])
                    self.found.put_nowait(AskedQuestion(table, state["game"], view, prompt_from(asked)))
            if state.get("result"):
                self.found.put_nowait(Ended(table, result_from(state["result"])))
                return True
        return False

    def connect(self, path: str) -> Any:
        from websockets.asyncio.client import connect

        headers = {"Authorization": f"Bearer {self.token}"}
        return connect(f"ws{self.url[4:]}{path}", additional_headers=headers, max_size=None)


SIGNED_OUT: Final = 4401  # how a stream says that nobody has this token


def call(url: str, token: str, path: str, body: Tree | None = None) -> Any:
    """A REST call, without any library: a body makes it a POST."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = Request(f"{url}/api/{path}", data, headers)  # noqa: S310  the address was looked at
    try:
        with urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
            text = answer.read()
            return json.loads(text) if text else None
    except OSError as error:
        raise refusal(error, path) from None


def refusal(error: OSError, path: str) -> ServerRefused:
    """What the server says of a call that failed."""
    try:
        tree = json.loads(getattr(error, "read", lambda: b"")())
        return ServerRefused(tree["problem"] or tree["message"]["id"], tree["where"] or path, tree["remedy"])
    except (ValueError, KeyError, TypeError):
        return ServerRefused(f"cannot be reached: {error}", path, "Check the address, and that the server runs.")


class Client:
    """The same without `async`: a thread holds the lines."""

    def __init__(self, url: str, token: str, accept: Accept = lambda offer: True) -> None:
        self.inner = AsyncClient(url, token, accept)
        self.events_found: queue.SimpleQueue[AskedQuestion | Ended | Exception] = queue.SimpleQueue()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True, name="underkeep-client")
        self.thread.start()
        self.pumping: Future[None] | None = None

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def call(self, path: str, body: Tree | None = None) -> Any:
        """A REST call of docs/protocol.md."""
        return call(self.inner.url, self.inner.token, path, body)

    def questions(self) -> Iterator[AskedQuestion]:
        """Everything that one is asked, at all tables, as it comes."""
        for event in self.events():
            if isinstance(event, AskedQuestion):
                yield event

    def events(self) -> Iterator[AskedQuestion | Ended]:
        """Questions, and tables that are over."""
        if self.pumping is None:
            self.pumping = asyncio.run_coroutine_threadsafe(self.pump(), self.loop)
        while True:
            event = self.events_found.get()
            if isinstance(event, Exception):
                raise event
            yield event

    async def pump(self) -> None:
        try:
            async for event in self.inner.events():
                self.events_found.put(event)
        except Exception as error:
            self.events_found.put(error)

    def answer(self, question: AskedQuestion, move: str) -> None:
        """Make a move; what the server refuses is asked again."""
        asyncio.run_coroutine_threadsafe(self.inner.answer(question, move), self.loop).result(SECONDS)

    def close(self) -> None:
        if self.pumping is not None:
            self.pumping.cancel()
        asyncio.run_coroutine_threadsafe(self.inner.close(), self.loop).result(SECONDS)
        asyncio.run_coroutine_threadsafe(self.loop.shutdown_asyncgens(), self.loop).result(SECONDS)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(SECONDS)
        self.loop.close()
