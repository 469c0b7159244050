"""Lessons that were done are kept with a name, on whatever device, and go with it."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from tests.server.guests import SECRET, logged_in, somebody
from tests.server.live import Guest, Live
from underkeep.server.store.sqlite import FILE

TWO = ["twister/rooms-turn", "twister/way-out"]


def keep(guest: Guest, *lessons: str) -> list[str]:
    answer = guest.http.post("/api/me/lessons", json={"done": lessons})
    assert answer.status_code == 200, answer.text
    found: list[str] = answer.json()["done"]
    return found


def done(guest: Guest) -> list[str]:
    found: list[str] = guest.http.get("/api/me/lessons").json()["done"]
    return found


def test_progress_of_two_devices_comes_together(live: Live) -> None:
    ann, other = somebody(live, "Ann"), live.guest()
    assert keep(ann, TWO[1], "twister/no-such-lesson", "../x", TWO[1]) == [TWO[1]]
    assert keep(other, TWO[0]) == [TWO[0]]
    assert done(other) == [], "nothing is kept for whoever told no name"
    assert logged_in(other, "Ann", SECRET).status_code == 200
    assert keep(other, TWO[0]) == TWO
    assert done(ann) == TWO
    twister = next(row for row in ann.http.get("/api/me/page").json()["lessons"] if row["game"] == "twister")
    assert twister["done"] == len(TWO)
    assert twister["of"] > len(TWO)


def test_progress_stands_in_ones_data_and_goes_with_the_name(live: Live) -> None:
    ann, bob = somebody(live, "Ann"), somebody(live, "Bob")
    keep(ann, *TWO)
    keep(bob, TWO[0])
    assert [row["lesson"] for row in ann.http.get("/api/me/data").json()["lessons"]] == TWO
    assert ann.http.post("/api/me/delete", json={"name": "Ann", "password": SECRET}).status_code == 204
    with closing(sqlite3.connect(live.folder / FILE)) as db, db:
        assert db.execute("SELECT COUNT(*) FROM lesson_done").fetchone() == (1,)
    assert done(bob) == [TWO[0]]


def test_what_is_no_list_of_lessons_is_said(live: Live) -> None:
    ann = somebody(live, "Ann")
    for wrong in ({}, {"done": "x"}, {"done": ["x" * 131]}, {"done": ["x"] * 501}, {"done": [3]}):
        assert ann.http.post("/api/me/lessons", json=wrong).status_code == 400
