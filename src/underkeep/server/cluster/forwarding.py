"""TableProxy: a call or a connection about a table that another server has goes there and back.

It stands behind the limits and the Origin check; a sibling that gets it knows by the secret that these are done.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import re
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from underkeep.server import wire
from underkeep.server.http.headers import App, HttpRefusal, Receive, Scope, Send, header, refuse
from underkeep.server.store.interface import StoreFailed

if TYPE_CHECKING:
    from underkeep.server.cluster.leases import Process
    from underkeep.server.cluster.siblings import Siblings

TABLE: Final = re.compile(r"/(?:(?:api|ws)/tables|share)/([^/]+)")
SECRET, FOR, SCHEME = b"x-underkeep-sibling", b"x-underkeep-for", b"x-underkeep-scheme"
OURS: Final = (SECRET, FOR, SCHEME)
HOP_BY_HOP: Final = (
    *(b"connection", b"content-length", b"date", b"expect", b"keep-alive", b"server", b"te", b"trailer"),
    *(b"transfer-encoding", b"upgrade"),
)
PATIENCE: Final = 10.0  # seconds for which a table whose server does not answer is tried again
PAUSE: Final = 0.25
SECONDS: Final = 30.0
MISDIRECTED: Final = 421  # the sibling does not have the table (any more)
RESTART: Final = 1012
NOWHERE: Final = HttpRefusal(503, "server-moved", "table", "its server does not answer")
TOO_LONG: Final = HttpRefusal(413, "server-http-4", "body", "too long")
ASTRAY: Final = HttpRefusal(MISDIRECTED, "server-moved", "table", "another server has it")
Headers = Sequence[tuple[bytes, bytes]]


class Unreachable(Exception):
    """The sibling is not there, or does not have the table: nothing was done."""


class Gone(Unreachable):
    """Nobody listens at the sibling's address."""


@dataclass(frozen=True)
class Answer:
    """What a sibling said."""

    status: int
    headers: Headers
    body: bytes


# ---------------------------------------------------------------- asking a sibling
THREADS: Final = ThreadPoolExecutor(16, "forward")


async def ask(to: Process, method: str, path: str, headers: Headers, body: bytes) -> Answer:
    """One call to a sibling, in a thread."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, call, to, method, path, headers, body)


def call(to: Process, method: str, path: str, headers: Headers, body: bytes) -> Answer:
    parts = urlsplit(to.url)
    line = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=SECONDS)
    try:
        line.connect()
    except ConnectionRefusedError:
        raise Gone from None
    except OSError:
        raise Unreachable from None
    try:
        line.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in (*headers, (SECRET, to.secret.encode()), (b"content-length", str(len(body)).encode())):
            line.putheader(name.decode("latin-1"), value)
        line.endheaders(body)
        answer = line.getresponse()
        told = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in answer.getheaders()]
        return Answer(answer.status, told, answer.read())
    finally:
        line.close()


# ---------------------------------------------------------------- from people and from siblings
class SiblingGate:
    """The whole server: people come in by `guarded`, siblings by a secret past it."""

    def __init__(self, guarded: App, forwarding: TableProxy, siblings: Siblings) -> None:
        self.guarded = guarded
        self.forwarding = forwarding
        self.siblings = siblings

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        secret = header(scope, SECRET) if scope["type"] != "lifespan" else ""
        if not secret:
            return await self.guarded(scope, receive, send)
        if not self.siblings.knows(secret):  # meant for a server that had our address before us
            return await refuse(scope, send, ASTRAY)
        await self.forwarding.receive(from_sibling(scope), receive, send)


def from_sibling(scope: Scope) -> Scope:
    """The call as the person made it."""
    kept = [(name, value) for name, value in scope["headers"] if name not in OURS]
    client = (header(scope, FOR), 0)
    return {**scope, "headers": kept, "client": client, "scheme": header(scope, SCHEME), "underkeep.sibling": True}


class TableProxy:
    """The application for what is here; for the rest, whoever has it."""

    def __init__(self, app: App, siblings: Siblings) -> None:
        self.app = app
        self.siblings = siblings

    async def receive(self, scope: Scope, receive: Receive, send: Send) -> None:
        """From a sibling: either it is here, or it went astray."""
        table = table_of(scope)
        if table and await self.siblings.holder(table) is not None:
            return await refuse(scope, send, ASTRAY)
        await self.app(scope, receive, send)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        table = table_of(scope)
        if not table:
            return await self.app(scope, receive, send)
        call, end = Call(scope, receive, send), time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(Unreachable, StoreFailed):
                return await self.attempt(call, table)
            await asyncio.sleep(PAUSE)
        await refuse(scope, send, NOWHERE)

    async def attempt(self, call: Call, table: str) -> None:
        """Here or there; a server at whose address nobody listens has lost the table."""
        holder = await self.siblings.holder(table)
        if holder is None:
            return await self.app(call.scope, call.again(), call.send)
        try:
            await call.forward(holder)
        except Gone:
            await self.siblings.leases.bury(holder)
            raise


class Call:
    """A call or a connection that may be made more than once, until it has reached somebody."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.receive = receive
        self.send = send
        self.body: bytes | None = None

    async def forward(self, holder: Process) -> None:
        if self.scope["type"] == "websocket":
            return await relay(holder, self.scope, self.receive, self.send)
        if self.body is None:
            self.body = await whole(self.receive)
        await pass_on(holder, self.scope, self.body, self.send)

    def again(self) -> Receive:
        """For the application here: what was read already is read once more."""
        return self.receive if self.body is None else replayed(self.body)


def table_of(scope: Scope) -> str:
    found = TABLE.match(scope["path"]) if scope["type"] in ("http", "websocket") else None
    return found[1] if found else ""


def target(scope: Scope) -> str:
    """The path as it was asked for."""
    raw: bytes = scope.get("raw_path") or scope["path"].encode()
    query: bytes = scope["query_string"]
    return (raw.partition(b"?")[0] + (b"?" + query if query else b"")).decode("latin-1")


def headers_of(scope: Scope) -> list[tuple[bytes, bytes]]:
    """What the person sent, and who the person is."""
    kept = [(name, value) for name, value in scope["headers"] if name not in (*HOP_BY_HOP, *OURS)]
    client = scope.get("client")
    who = str(client[0]) if client else ""
    scheme = scope["scheme"].replace("ws", "http")
    return [*kept, (FOR, who.encode()), (SCHEME, scheme.encode())]


# ---------------------------------------------------------------- calls
async def whole(receive: Receive) -> bytes:
    """The body, as far as it may go; the application itself refuses one that is too long."""
    body, more = b"", True
    while more and len(body) <= wire.MAX_BODY_BYTES:
        event = await receive()
        body += event.get("body", b"")
        more = event.get("more_body", False)
    return body


def replayed(body: bytes) -> Receive:
    """The body once more, for the application here."""
    parts = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Any:
        return parts.pop() if parts else {"type": "http.disconnect"}

    return receive


async def pass_on(holder: Process, scope: Scope, body: bytes, send: Send) -> None:
    """A call, and its answer; one that broke off half-way is not made again."""
    if len(body) > wire.MAX_BODY_BYTES:
        return await refuse(scope, send, TOO_LONG)
    try:
        answer = await ask(holder, scope["method"], target(scope), headers_of(scope), body)
    except (OSError, http.client.HTTPException):
        return await refuse(scope, send, NOWHERE)
    if answer.status == MISDIRECTED:
        raise Unreachable
    told = [(name, value) for name, value in answer.headers if name not in HOP_BY_HOP]
    length = [] if scope["method"] == "HEAD" else [(b"content-length", str(len(answer.body)).encode())]
    await send({"type": "http.response.start", "status": answer.status, "headers": [*told, *length]})
    await send({"type": "http.response.body", "body": answer.body})


# ---------------------------------------------------------------- connections
async def relay(holder: Process, scope: Scope, receive: Receive, send: Send) -> None:
    """A connection: what either end says reaches the other, until one hangs up."""
    names = (b"cookie", b"origin", b"user-agent", FOR, SCHEME)
    told = [(name.decode(), value.decode("latin-1")) for name, value in headers_of(scope) if name in names]
    told.append((SECRET.decode(), holder.secret))
    address = holder.url.replace("http", "ws", 1) + target(scope)
    try:
        line = await connect(
            address, additional_headers=told, user_agent_header=None, compression=None, max_size=None, proxy=None
        )
    except ConnectionRefusedError:
        raise Gone from None
    except (OSError, TimeoutError, WebSocketException):
        raise Unreachable from None
    async with line:
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        await both_ways(line, receive, send)


async def both_ways(line: ClientConnection, receive: Receive, send: Send) -> None:
    ways = {asyncio.create_task(there(line, receive)), asyncio.create_task(back(line, send))}
    _, left = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    for task in left:
        task.cancel()
    await asyncio.gather(*ways, return_exceptions=True)


async def there(line: ClientConnection, receive: Receive) -> None:
    """What the person says; a full sibling makes the person wait."""
    with contextlib.suppress(ConnectionClosed):
        while (event := await receive())["type"] == "websocket.receive":
            text = event.get("text")
            await line.send(event["bytes"] if text is None else text)
        return
    await asyncio.Event().wait()  # `back` tells the person why


async def back(line: ClientConnection, send: Send) -> None:
    """What the sibling says, and how it hangs up: one that was killed says nothing, then the person comes again."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            message = await line.recv()
            kind = "text" if isinstance(message, str) else "bytes"
            await send({"type": "websocket.send", kind: message})
    code = line.close_code
    await send({"type": "websocket.close", "code": RESTART if code in (None, 1006) else code, "reason": ""})
