"""Limits by address over real sockets, metrics for this machine, and searches that do not pile up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.live import Guest, Live, make_server
from underkeep.core.kernel.views import Label, Option, Prompt
from underkeep.server.http import limits
from underkeep.server.http.headers import address_of
from underkeep.server.http.limits import Limiter, Meter, Seats
from underkeep.server.thinking import bot_seats
from underkeep.server.thinking.workers import Thought, Workers, WorkerTask

ME = ("me", "scout bandit witch warden beast")


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Live]:
    monkeypatch.setattr(limits, "READS", (6, 60.0))
    monkeypatch.setattr(limits, "WRITES", (4, 60.0))
    monkeypatch.setattr(limits, "TABLES", (2, 60.0))
    monkeypatch.setattr(limits, "FRAMES", (3, 60.0))
    monkeypatch.setattr(Seats.__init__, "__defaults__", (2, 100))
    server = Live(tmp_path)
    yield server
    server.stop()


def test_too_many_calls_are_refused_and_pages_are_not_counted(strict: Live) -> None:
    http = strict.guest().http
    assert [http.get("/api/games").status_code for _ in range(7)] == [200] * 6 + [429]
    refused = http.get("/api/games")
    assert refused.json()["message"]["id"] == "server-too-many"
    assert refused.headers["retry-after"] == "60"
    assert all(http.get("/healthz").status_code == 200 for _ in range(20))


def test_new_tables_have_their_own_limit(strict: Live) -> None:
    guest = strict.guest()
    body = {"game": "ambush", "options": {}, "seats": [{"kind": "me", "roles": ME[1].split()}]}
    assert [guest.http.post("/api/tables", json=body).status_code for _ in range(3)] == [201, 201, 429]


def test_one_address_holds_so_many_connections(strict: Live) -> None:
    guest = strict.guest()
    table = guest.make(ME)["table"]
    first, _ = guest.sit(table), guest.sit(table)
    with pytest.raises(InvalidStatus):
        guest.dial(table)
    first.close()
    assert let_in(guest, table)


def test_a_connection_that_floods_is_made_to_wait(strict: Live) -> None:
    guest = strict.guest()
    chair = guest.sit(guest.make(ME)["table"])  # the hello is its first frame
    begun = time.monotonic()
    for _ in range(4):
        chair.say(type="hello")
        chair.hear("state")
    assert time.monotonic() - begun > 2 * limits.PAUSE_SECONDS


def let_in(guest: Guest, table: str) -> bool:
    """The server hears of a closed line a moment later."""
    for _ in range(200):
        try:
            return bool(guest.sit(table).state["seat"] == 0)
        except InvalidStatus:
            time.sleep(0.02)
    return False


def test_a_limiter_forgets() -> None:
    limiter = Limiter(2, 0.0)
    assert all(limiter.allow("a") for _ in range(10))
    limiter = Limiter(2, 60.0)
    assert [limiter.allow("a") for _ in range(3)] == [True, True, False]
    assert limiter.allow("b")


def test_metrics_count_for_this_machine(live: Live) -> None:
    guest = live.guest()
    chair = guest.sit(guest.make(ME)["table"])
    chair.act("rest")
    text = guest.http.get("/metrics").text
    assert "underkeep_moves_total 1.0\n" in text
    assert "underkeep_connections 1.0\n" in text
    assert 'underkeep_wish_seconds_bucket{le="+Inf"} 1.0\n' in text
    assert "process_resident_memory_bytes" in text
    assert guest.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 404


def test_when_too_many_searches_wait_the_adept_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def ask(self: Workers, question: WorkerTask) -> Thought:
        asked.append(question.args[0])
        return Thought("a", False)

    monkeypatch.setattr(Workers, "ask", ask)
    options = tuple(Option(move, Label(move), (), (), "") for move in "ab")
    prompt = Prompt("scout", 0, Label("ask"), "", options)

    async def check() -> None:
        server = make_server(tmp_path)
        await server.bots.choose("master", prompt, b"", 1)
        server.bots.thinking = bot_seats.QUEUE_FOR_EACH * server.bots.count
        await server.bots.choose("master", prompt, b"", 1)
        await server.close()

    asyncio.run(check())
    assert asked == ["master", "adept"]


def test_a_meter_forgets() -> None:
    meter = Meter(10.0, 0.05)
    meter.use("k", 11.0)
    assert meter.left("k") < 0
    assert meter.left("other") == 10.0
    time.sleep(0.06)
    assert meter.left("k") == 10.0


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_addresses_of_one_network_are_one(address: str, whose: str) -> None:
    assert address_of({"client": (address, 1234)}) == whose


def test_a_proxy_on_this_machine_says_for_whom_it_calls(strict: Live) -> None:
    """uvicorn listens to proxies on this machine: each address that one names has its own limit."""
    http = strict.guest().http

    told = [http.get("/api/games", headers={"X-Forwarded-For": f"198.51.100.{n}"}).status_code for n in range(8)]

    assert told == [200] * 8
