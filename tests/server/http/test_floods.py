"""Floods wait in their own line. Before, a hello cost what a ping cost, a hundred lines of one address had a hundred
turns to everybody else's one, half a request stayed for ever, and a weaker bot answered without a word.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
import uvicorn

from tests.server.live import PATIENCE, Live
from underkeep.server.http import open_lines as lines
from underkeep.server.http.limits import FairQueue, cost_of, cost_of_call
from underkeep.server.http.open_lines import OpenLines, bounded
from underkeep.server.thinking.bot_seats import BotSeats


def test_messages_and_calls_weigh_what_they_cost() -> None:
    assert cost_of('{"type":"ping"}') < cost_of('{"type":"act"}') < cost_of('{"type":"hello"}')
    assert cost_of('{"type":"hello"}') < cost_of('{"type":"hint","role":"yellow"}')
    assert cost_of('{"key":{"type":"ping"},"type":"explain"}') == cost_of('{"type":"explain"}')
    assert cost_of(None) == cost_of("nonsense") > cost_of('{"type":"ping"}')
    assert cost_of_call("/api/tables/1/fork") > cost_of_call("/api/tables") > cost_of_call("/api/games")


def test_a_flood_waits_in_its_own_line() -> None:
    async def check() -> tuple[float, int]:
        queue = FairQueue(rate=100.0, burst=10.0, at_once=2)
        inside: set[int] = set()
        most = 0

        async def flood(n: int) -> None:
            nonlocal most
            await queue.enter(["flood"], 5.0)
            inside.add(n)
            most = max(most, len(inside))
            await asyncio.sleep(0.001)
            inside.discard(n)
            queue.leave(["flood"])

        floods = [asyncio.create_task(flood(n)) for n in range(20)]
        await asyncio.sleep(0.05)
        begun = time.monotonic()
        await queue.enter(["victim"], 5.0)
        queue.leave(["victim"])
        waited = time.monotonic() - begun
        left = sum(not task.done() for task in floods)
        await asyncio.gather(*floods)
        assert most <= 2
        return waited, left

    waited, left = asyncio.run(check())
    assert waited < 0.04
    assert left > 10


def test_who_gives_up_waiting_lets_the_next_go() -> None:
    async def check() -> None:
        queue = FairQueue(at_once=1)
        await queue.enter(["a"], 1.0)
        gone = asyncio.create_task(queue.enter(["a"], 1.0))
        patient = asyncio.create_task(queue.enter(["a"], 1.0))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        queue.leave(["a"])
        await asyncio.wait_for(patient, 1)
        queue.leave(["a"])
        assert queue.lanes["a"].busy == 0

    asyncio.run(check())


def test_a_person_has_one_line_from_wherever_they_call() -> None:
    async def check() -> float:
        queue = FairQueue(rate=100.0, burst=10.0)
        begun = time.monotonic()
        for n in range(6):
            await queue.enter([f"address {n}", "one session"], 5.0)
            queue.leave([f"address {n}", "one session"])
        return time.monotonic() - begun

    assert asyncio.run(check()) > 0.15


async def plain(scope: dict[str, object], receive: object, send: object) -> None:
    """An application that says yes."""
    if scope["type"] == "http":
        while (await receive()).get("more_body"):  # type: ignore[operator]
            pass
        await send({"type": "http.response.start", "status": 200, "headers": []})  # type: ignore[operator]
        await send({"type": "http.response.body", "body": b"yes"})  # type: ignore[operator]


def answered(sock: socket.socket, text: bytes) -> bytes:
    sock.sendall(text)
    heard = b""
    while not heard.endswith(b"0\r\n\r\n"):  # the last piece of the answer
        heard += sock.recv(1000)
    return heard


def is_closed(sock: socket.socket) -> bool:
    try:
        return sock.recv(1) == b""
    except ConnectionResetError:
        return True


def test_half_a_request_and_too_many_lines_are_turned_away_with_one_line_of_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(lines, "REQUEST_SECONDS", 0.3)
    config = uvicorn.Config(plain, http=bounded(OpenLines(100, 3)), log_level="error", lifespan="off")
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)

    def dial() -> socket.socket:
        return stack.enter_context(socket.create_connection(listening.getsockname(), timeout=PATIENCE))

    with ExitStack() as stack, caplog.at_level(logging.WARNING, "underkeep.lines"):
        slow = [dial() for _ in range(3)]
        for sock in slow:
            sock.sendall(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf")
        time.sleep(0.05)
        assert all(is_closed(dial()) for _ in range(5))
        assert all(is_closed(sock) for sock in slow)
        time.sleep(0.05)
        good = dial()
        assert b"yes" in answered(good, b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        time.sleep(0.4)  # an answered line may rest
        assert b"yes" in answered(good, b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    server.should_exit = True
    thread.join(PATIENCE)
    assert len(caplog.records) == 1


def test_the_table_says_when_busy_workers_made_a_bot_play_below_its_level(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotSeats, "may_search", lambda self, payer: False)
    live = Live(tmp_path)
    try:
        guest = live.guest()
        made = guest.make(("me", "yellow"), ("bot:master", "blue"), game="twister")
        chair = guest.sit(made["table"])
        while not (told := [line for line in chair.state["log"] if line["label"]["id"] == "server-log-busy"]):
            chair.hear("state") if not chair.state["prompts"] else chair.act()
        assert told[0]["label"]["args"] == {"role": "blue"}
        assert "underkeep_bots_lowered_total 0" not in guest.http.get("/metrics").text
    finally:
        live.stop()
