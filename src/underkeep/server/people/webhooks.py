"""Webhooks: tells an address of the person's own that the table waits for them while they are away.

Off unless the operator allows it, since the server then calls addresses that others have chosen: https only, the
address resolved must be public and is the one connected to, no redirects, always the same body. Outsiders are slow, or
mean to be: a call ends after ten seconds whatever comes, a few are made at once, in threads that nobody else uses.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import ipaddress
import json
import logging
import socket
import ssl
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final
from urllib.parse import SplitResult, urlsplit

from underkeep.core.kernel.errors import BadInput

log = logging.getLogger("underkeep.webhooks")
SECONDS: Final = 5.0  # for one step of a call
DEADLINE: Final = 10.0  # for the whole of it, however its bytes drip
MAX_AT_ONCE: Final = 4
MAX_WAITING: Final = 200  # calls; more are not made
MAX_URL: Final = 500
HTTPS: Final = 443


def check_url(url: str) -> SplitResult:
    """An https address with a host and nothing secret in it."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadInput("is not an address", "url", "Give it like https://example.org/path.") from None
    if parts.scheme != "https" or not parts.hostname or len(url) > MAX_URL or not url.isascii() or " " in url:
        raise BadInput("is not an https address", "url", "Give it like https://example.org/path.")
    if parts.username is not None or parts.password is not None or parts.fragment or port == 0:
        raise BadInput("has a name, a password or a fragment", "url", "Leave them out.")
    return parts


def is_public(address: str) -> bool:
    """May the server call it? Nothing of this machine, its network, or of special use."""
    found = ipaddress.ip_address(address)
    mapped = getattr(found, "ipv4_mapped", None)
    return is_public(str(mapped)) if mapped is not None else found.is_global and not found.is_multicast


def resolve(host: str, port: int) -> list[str]:
    try:
        return [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    except OSError:
        raise BadInput(f"{host} is not known", "url", "Check the address.") from None


def public_address(host: str, port: int, public: Callable[[str], bool] = is_public) -> str:
    """Where the host is, if all that its name means is public: one private answer spoils it."""
    addresses = resolve(host, port)
    if not addresses or not all(public(address) for address in addresses):
        raise BadInput(f"{host} is not a public address", "url", "Give one that everybody can reach.")
    return addresses[0]


def body_for(game: str, table: str, link: str) -> bytes:
    """Always the same, and nothing of the game in it."""
    told = {"event": "your-turn", "game": game, "table": table, "link": link}
    return json.dumps(told, separators=(",", ":")).encode()


class Pinned(http.client.HTTPSConnection):
    """Connects to the address that was checked, whatever the name means by then."""

    def __init__(self, host: str, port: int, address: str, context: ssl.SSLContext) -> None:
        super().__init__(host, port, timeout=SECONDS, context=context)
        self.address = address
        self.tls = context

    def connect(self) -> None:
        plain = socket.create_connection((self.address, self.port), SECONDS)
        self.sock = plain  # so that `abort` finds it while TLS is agreed on
        self.sock = self.tls.wrap_socket(plain, server_hostname=self.host)

    def abort(self) -> None:
        """From another thread: whoever waits for the other side hears the line break."""
        if self.sock is not None:
            with contextlib.suppress(OSError):
                self.sock.shutdown(socket.SHUT_RDWR)


def deliver(
    url: str,
    body: bytes,
    context: ssl.SSLContext | None = None,
    public: Callable[[str], bool] = is_public,
    lines: set[Pinned] | None = None,
) -> int:
    """In a thread: one POST; the status, whatever it is. A redirect is an answer like any other. `lines` has it while
    it is open.
    """
    parts = check_url(url)
    host, port = parts.hostname or "", parts.port or HTTPS
    address = public_address(host, port, public)
    line = Pinned(host, port, address, context or ssl.create_default_context())
    lines = set() if lines is None else lines
    lines.add(line)
    ending = threading.Timer(DEADLINE, line.abort)
    ending.start()
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        line.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "underkeep"})
        return line.getresponse().status
    finally:
        ending.cancel()
        lines.discard(line)
        line.close()


class HookCalls:
    """The calls under way, in a few threads of their own: logins, passwords and the end of a server wait for none."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(MAX_AT_ONCE, "webhook")
        self.lines: set[Pinned] = set()
        self.places = threading.BoundedSemaphore(MAX_WAITING)
        self.closed = False

    def tell(self, url: str, body: bytes) -> None:
        """Deliver when a thread is free; nobody waits for it, and the log does not repeat the address."""
        if self.closed or not self.places.acquire(blocking=False):
            return log.warning("a webhook was not called: too many wait")
        self.threads.submit(self.deliver, url, body).add_done_callback(lambda _: self.places.release())

    def deliver(self, url: str, body: bytes) -> None:
        try:
            deliver(url, body, lines=self.lines)
        except (OSError, http.client.HTTPException, BadInput) as error:
            log.warning("a webhook was not delivered: %s", type(error).__name__)

    async def check(self, parts: SplitResult) -> None:
        """Is it a public address? A name is looked up here too."""
        work = partial(public_address, parts.hostname or "", parts.port or HTTPS)
        try:
            await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(self.threads, work), DEADLINE)
        except TimeoutError:
            raise BadInput("its name could not be looked up in time", "url", "Try again later.") from None

    def close(self) -> None:
        """Calls under way are broken off, those that wait are not made."""
        self.closed = True
        self.threads.shutdown(wait=False, cancel_futures=True)
        for line in list(self.lines):
            line.abort()
