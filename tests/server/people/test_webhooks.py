"""Webhooks: off by default, https and public addresses only, no redirects, always the same body."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tests.server.live import Live, make_server
from underkeep.core.kernel.errors import BadInput
from underkeep.server import wire
from underkeep.server.people import webhooks

TLS = Path(__file__).parents[1] / "tls"


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://",
        "ftp://example.org",
        "https://a:b@example.org/",
        "https://example.org/#x",
        "https://exa mple.org/",
        "https://example.org:99999/",
        "javascript:alert(1)",
        "https://example.org/" + "x" * 500,
    ],
)
def test_only_plain_https_addresses(url: str) -> None:
    with pytest.raises(BadInput):
        webhooks.check_url(url)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "172.16.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",  # noqa: S104
        "224.0.0.1",
        "::1",
        "fe80::1",
        "fc00::1",
        "::ffff:127.0.0.1",
        "::",
    ],
)
def test_private_addresses_are_never_called(address: str) -> None:
    assert not webhooks.is_public(address)
    with pytest.raises(BadInput, match="not a public address"):
        webhooks.public_address(address, 443)


def test_public_addresses_are() -> None:
    assert webhooks.is_public("93.184.215.14")
    assert webhooks.is_public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")


class Receiver(BaseHTTPRequestHandler):
    """Remembers what it got and answers with a redirect."""

    got: list[tuple[str, bytes]] = []  # noqa: RUF012  emptied by the fixture

    def do_POST(self) -> None:
        self.got.append((self.path, self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(302)
        self.send_header("Location", "https://localhost:1/elsewhere")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Quiet."""


@pytest.fixture
def receiver() -> Iterator[str]:
    Receiver.got.clear()
    server = HTTPServer(("127.0.0.1", 0), Receiver)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(TLS / "cert.pem", TLS / "key.pem")
    server.socket = context.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"https://localhost:{server.server_address[1]}/hook?seat=1"
    server.shutdown()
    server.server_close()


def trusting() -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(TLS / "cert.pem"))


def test_one_post_with_the_fixed_body_and_no_redirect_followed(receiver: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "resolve", lambda host, port: ["127.0.0.1"])
    body = webhooks.body_for("twister", "t1", "https://games.example.org/#/table/t1")
    assert webhooks.deliver(receiver, body, trusting(), lambda address: True) == 302
    assert len(Receiver.got) == 1
    path, got = Receiver.got[0]
    assert path == "/hook?seat=1"
    assert json.loads(got) == {
        "event": "your-turn",
        "game": "twister",
        "table": "t1",
        "link": "https://games.example.org/#/table/t1",
    }


def test_a_certificate_of_nobody_we_trust_is_refused(receiver: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "resolve", lambda host, port: ["127.0.0.1"])
    with pytest.raises(ssl.SSLError):
        webhooks.deliver(receiver, b"{}", None, lambda address: True)
    assert Receiver.got == []


@pytest.fixture
def dripping() -> Iterator[str]:
    """An answer that never ends: a letter now and then, each in time."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(TLS / "cert.pem", TLS / "key.pem")
    listening = socket.create_server(("127.0.0.1", 0))
    over = threading.Event()

    def drip(plain: socket.socket) -> None:
        with contextlib.suppress(OSError), context.wrap_socket(plain, server_side=True) as line:
            line.sendall(b"HTTP/1.1 200 OK\r\nX-Slow: ")
            while not over.wait(0.1):
                line.sendall(b"x")

    def accept() -> None:
        with contextlib.suppress(OSError):
            while True:
                threading.Thread(target=drip, args=(listening.accept()[0],), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    yield f"https://localhost:{listening.getsockname()[1]}/hook"
    over.set()
    listening.close()


def test_a_call_ends_in_time_however_its_answer_drips(dripping: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "resolve", lambda host, port: ["127.0.0.1"])
    monkeypatch.setattr(webhooks, "DEADLINE", 0.5)
    begun = time.monotonic()

    with contextlib.suppress(OSError, http.client.HTTPException):
        webhooks.deliver(dripping, b"{}", trusting(), lambda address: True)

    assert time.monotonic() - begun < webhooks.SECONDS


def test_six_dripping_hooks_hold_up_neither_threads_nor_the_end(dripping: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "public_address", lambda host, port, public: "127.0.0.1")
    monkeypatch.setattr(ssl, "create_default_context", trusting_once(ssl.create_default_context))
    calls = webhooks.HookCalls()
    for _ in range(6):
        calls.tell(dripping, b"{}")
    until = time.monotonic() + webhooks.SECONDS
    while len(calls.lines) < webhooks.MAX_AT_ONCE and time.monotonic() < until:
        time.sleep(0.01)
    assert len(calls.lines) == webhooks.MAX_AT_ONCE

    asyncio.run(asyncio.wait_for(asyncio.to_thread(len, "login"), webhooks.SECONDS))  # the threads of passwords
    calls.close()
    calls.threads.shutdown(wait=True)

    assert calls.lines == set()


def trusting_once(make: Callable[..., ssl.SSLContext]) -> Callable[[], ssl.SSLContext]:
    return lambda: make(cafile=str(TLS / "cert.pem"))


def test_a_server_that_does_not_allow_webhooks_says_so(live: Live) -> None:
    guest = live.guest()
    made = guest.make(("me", "scout"), ("link", "bandit witch warden beast"))
    answer = guest.http.post(f"/api/tables/{made['table']}/webhook", json={"url": "https://example.org/"})
    assert answer.status_code == 403
    assert answer.json()["message"]["id"] == "server-no-webhooks"
    assert guest.http.get("/healthz").json()["webhooks"] is False


def test_whoever_is_away_is_called_once_until_they_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    monkeypatch.setattr(webhooks.HookCalls, "tell", lambda self, url, body: calls.append(url))
    monkeypatch.setattr(webhooks, "resolve", lambda host, port: ["93.184.215.14"])

    async def check() -> None:
        server = make_server(tmp_path)
        server.caller.allowed = True
        seats = [wire.SeatWish("me", ["scout"]), wire.SeatWish("link", ["bandit", "witch", "warden", "beast"])]
        made = await server.maker.make(wire.NewTable("ambush", {}, seats, "1"), "host")
        await server.seating.claim(made.tokens[0][1], "friend")
        table = made.table
        await server.caller.set_webhook(table, table.seats[1], "https://example.org/bandit")
        await server.dispatcher.act(table, table.seats[0], wire.Act("scout", 0, "rest", "a"), None)
        await server.dispatcher.act(table, table.seats[1], wire.Act("bandit", 0, "pass", "b"), None)
        while server.work.tasks:
            await asyncio.gather(*server.work.tasks)
        assert calls == ["https://example.org/bandit"]
        await server.close()

    asyncio.run(check())
