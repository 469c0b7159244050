"""Behind a public address the server answers to that name, to this machine's own and to figures, and to no other."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from underkeep.server.http.headers import Guarded

PUBLIC = "https://games.example.org"


def status_of(host: str, public_url: str = PUBLIC) -> int:
    """What a call with that Host header is answered with."""
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def send(message: Any) -> None:
        sent.append(message)

    headers = [(b"host", host.encode())] if host else []
    scope = {"type": "http", "method": "GET", "path": "/", "headers": headers, "client": ("192.0.2.7", 5)}
    asyncio.run(Guarded(app, public_url)(scope, None, send))  # type: ignore[arg-type]
    return int(sent[0]["status"])


@pytest.mark.parametrize(
    "host", ["games.example.org", "GAMES.example.org", "localhost:8000", "127.0.0.1", "[::1]:80", ""]
)
def test_the_own_names_are_answered(host: str) -> None:
    assert status_of(host) == 200


@pytest.mark.parametrize("host", ["evil.example", "games.example.org.evil.example", "games.example.org:9", "[::1"])
def test_a_borrowed_name_is_refused(host: str) -> None:
    assert status_of(host) == 421


def test_without_a_public_address_every_name_is_answered() -> None:
    assert status_of("my-laptop.local", "") == 200
