"""For tests about people: guests with names and passwords, and what they find of their games."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tests.server.live import PATIENCE, Chair, Guest, Live, Message

SECRET = "correct horse"  # noqa: S105  of nobody


def named(guest: Guest, name: str, password: str | None = None) -> Any:
    return guest.http.post("/api/me", json={"name": name, "password": password})


def logged_in(guest: Guest, name: str, password: str) -> Any:
    return guest.http.post("/api/login", json={"name": name, "password": password})


def told(answer: Any) -> tuple[str, bool]:
    return answer.json()["name"], answer.json()["password"]


def denied(answer: Any) -> str:
    assert answer.status_code == 403, answer.text
    return str(answer.json()["message"]["id"])


def soon(look: Callable[[], Any]) -> Any:
    """What is written down a moment after it happened."""
    until = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < until
        time.sleep(0.02)
    return found


def somebody(live: Live, name: str) -> Guest:
    guest = live.guest()
    assert named(guest, name, SECRET).status_code == 200
    return guest


def mine(guest: Guest, **query: Any) -> Message:
    answer = guest.http.get("/api/mine", params=query)
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


def two_sided(host: Guest, friend: Guest, **settings: Any) -> tuple[Chair, Chair, str]:
    made = host.make(("me", "yellow"), ("link", "blue"), game="twister", seed=None, settings=settings)
    assert friend.open(made["links"][0]["link"]).status_code == 200
    chair, other = host.sit(made["table"]), friend.sit(made["table"])
    return chair.begun(), other.begun(), made["table"]
