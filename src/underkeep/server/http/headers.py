"""Around the application: headers that keep the page to itself, and no changes from other sites' pages."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

from underkeep.server.http.limits import PAUSE_SECONDS, FairQueue, Limiter, Quotas, cost_of, cost_of_call
from underkeep.server.people.seats import COOKIE

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

CSP: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions of drawn things; scripts are never inline
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
SESSION: Final = re.compile(rf"\b{COOKIE}=[^;]+")
PREFIX: Final = 64  # bits of an IPv6 address that say whose it is
SAFE: Final = ("GET", "HEAD", "OPTIONS")


def caching(path: str) -> bytes:
    """Assets have a hash in their names and never change; pages are asked for again; answers are not kept."""
    if path.startswith("/assets/"):
        return b"public, max-age=31536000, immutable"
    return b"no-store" if path.startswith("/api/") else b"no-cache"


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def is_foreign(scope: Scope, public_url: str) -> bool:
    """Does the page that sent this belong to another site? Clients that are no browsers send no Origin."""
    origin = header(scope, b"origin")
    if not origin:
        return False
    host = urlsplit(origin).netloc.lower()
    return host not in (header(scope, b"host").lower(), urlsplit(public_url).netloc.lower() or None)


def is_strange(scope: Scope, public_url: str) -> bool:
    """Was another server asked for? A name that somebody else lets point here could otherwise speak as our own site;
    addresses in figures and this machine's own name cannot be borrowed like that. Without a public address all go.
    """
    host = header(scope, b"host").lower()
    known = urlsplit(public_url).netloc.lower()
    return bool(known) and host not in (known, "") and not is_own(host)


def is_own(host: str) -> bool:
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name == "localhost" or bool(ip_address(name))
    except ValueError:
        return False


@dataclass(frozen=True)
class HttpRefusal:
    """Why a call does not reach the application."""

    status: int
    message: str
    where: str
    problem: str


FOREIGN: Final = HttpRefusal(403, "server-no-origin", "Origin", "foreign")
STRANGE: Final = HttpRefusal(421, "server-no-such-host", "Host", "another server")
NO_PAGE: Final = HttpRefusal(404, "server-http-4", "path", "no such page")
TOO_MANY: Final = HttpRefusal(429, "server-too-many", "address", "too many calls")


class Guarded:
    """The application behind headers and the Origin check."""

    def __init__(self, app: App, public_url: str = "", quotas: Quotas | None = None) -> None:
        self.app = app
        self.public_url = public_url
        self.quotas = quotas or Quotas()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        if not scope["path"].isprintable():  # a null byte ends a file's name elsewhere
            return await refuse(scope, send, NO_PAGE)
        if is_strange(scope, self.public_url):
            return await refuse(scope, send, STRANGE)
        changes = scope["type"] == "websocket" or scope.get("method") not in SAFE
        if changes and is_foreign(scope, self.public_url):
            return await refuse(scope, send, FOREIGN)
        if scope["type"] == "websocket":
            return await self.connect(scope, receive, send)
        if not self.quotas.allow(scope["method"], scope["path"], address_of(scope)):
            return await refuse(scope, send, TOO_MANY)
        if not scope["path"].startswith("/api/"):
            return await self.call(scope, receive, send)
        lanes = lanes_of(scope)
        await self.quotas.queue.enter(lanes, cost_of_call(scope["path"]))
        try:
            await self.call(scope, receive, send)
        finally:
            self.quotas.queue.leave(lanes)

    async def call(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["method"] == "HEAD":
            return await self.app({**scope, "method": "GET"}, receive, adding(scope, bodiless(send)))
        await self.app(scope, receive, adding(scope, send))

    async def connect(self, scope: Any, receive: Receive, send: Send) -> None:
        """A WebSocket, counted for as long as it is open."""
        address = address_of(scope)
        if not self.quotas.sockets.take(address):
            return await refuse(scope, send, TOO_MANY)
        try:
            pace = Pace(receive, Limiter(*self.quotas.frames), self.quotas.queue, lanes_of(scope))
            try:
                await self.app(scope, pace.receive, adding(scope, send))
            finally:
                pace.finish()
        finally:
            self.quotas.sockets.leave(address)


class Pace:
    """A receive that lets a flood wait in its sender's own line: one message at a time, each when its turn has come."""

    def __init__(self, receive: Receive, pace: Limiter, queue: FairQueue, lanes: Sequence[str]) -> None:
        self.next, self.pace, self.queue, self.lanes = receive, pace, queue, lanes
        self.inside = False  # the application has a message and has not asked for the next one

    async def receive(self) -> Any:
        self.finish()
        message = await self.next()
        if message["type"] != "websocket.receive":
            return message
        if not self.pace.allow(""):
            await asyncio.sleep(PAUSE_SECONDS)
        await self.queue.enter(self.lanes, cost_of(message.get("text")))
        self.inside = True
        return message

    def finish(self) -> None:
        if self.inside:
            self.inside = False
            self.queue.leave(self.lanes)


def lanes_of(scope: Scope) -> list[str]:
    """In which lines somebody waits: that of their address, and that of their session, from wherever it calls."""
    found = SESSION.search(header(scope, b"cookie"))
    return [address_of(scope), *([] if found is None else [found.group()])]


def bodiless(send: Send) -> Send:
    """A send for HEAD: what GET would answer, without its body."""

    async def head_only(message: Any) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return head_only


def adding(scope: Scope, send: Send) -> Send:
    """A send that adds our headers to every answer."""

    async def with_headers(message: Any) -> None:
        if message["type"] == "http.response.start":
            cache = (b"cache-control", caching(scope["path"]))
            message["headers"] = [*message.get("headers", []), *HEADERS, cache]
        await send(message)

    return with_headers


async def refuse(scope: Scope, send: Send, refusal: HttpRefusal) -> None:
    """Before the application hears of it."""
    if scope["type"] == "websocket":
        return await send({"type": "websocket.close", "code": 4000 + refusal.status, "reason": refusal.problem})
    headers = [(b"content-type", b"application/json"), *HEADERS]
    if refusal is TOO_MANY:
        headers.append((b"retry-after", b"60"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    label = {"id": refusal.message, "args": {}}
    told = {"message": label, "where": refusal.where, "problem": refusal.problem, "remedy": ""}
    await send({"type": "http.response.body", "body": json.dumps(told).encode()})


def address_of(scope: Scope) -> str:
    """Whose call it is; behind a proxy that is trusted, whom the proxy names. Of IPv6 whoever has one address has 2^64:
    they count as one.
    """
    client = scope.get("client")
    return network_of(str(client[0])) if client else ""


def network_of(address: str) -> str:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, PREFIX), strict=False))
