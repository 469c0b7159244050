"""Tables leave memory and come back as they were. Before, whatever was once opened stayed until the server stopped."""

from __future__ import annotations

import gc
import time
import weakref

import pytest

from tests.server.live import Chair, Guest, Live
from underkeep.server.people import chat
from underkeep.server.tables import sleep, table

DAY = 86_400


def left_alone(live: Live) -> tuple[Guest, str, Chair]:
    """A table with a move and some words, at which nobody looks any more."""
    guest = live.guest()
    made = guest.make(("me", "yellow blue"), game="twister", settings={"clock": {"kind": "move", "seconds": DAY}})
    chair = guest.sit(made["table"])
    chair.act()
    chair.say(type="chat", text="see you tomorrow", key="c1")
    chair.hear("said")
    chair.close()
    return guest, made["table"], chair


def falls_asleep(live: Live, id_: str) -> None:
    until = time.monotonic() + 20
    while id_ in live.server.tables.opening:
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.fixture
def drowsy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sleep, "IDLE_SECONDS", 0.2)
    monkeypatch.setattr(sleep, "LOOK_SECONDS", 0.05)


@pytest.mark.usefixtures("drowsy")
def test_a_table_that_nobody_wants_leaves_memory_and_comes_back_as_it_was(live: Live) -> None:
    guest, id_, before = left_alone(live)
    gone = weakref.ref(live.server.tables.opening[id_].result())

    falls_asleep(live, id_)
    gc.collect()
    assert gone() is None
    after = guest.sit(id_)

    assert after.state["view"] == before.state["view"]
    assert after.state["seq"] == before.state["seq"]
    assert [line["text"] for line in after.hear("said")["lines"]] == ["see you tomorrow"]
    assert after.act()["seq"] == before.state["seq"] + 1


@pytest.mark.usefixtures("drowsy")
def test_a_table_that_somebody_looks_at_stays(live: Live) -> None:
    guest = live.guest()
    made = guest.make(("me", "yellow blue"), game="twister")
    chair = guest.sit(made["table"])

    time.sleep(1)

    assert made["table"] in live.server.tables.opening
    assert chair.act()["seq"] == 1


@pytest.mark.usefixtures("drowsy")
def test_a_clock_rings_while_its_table_sleeps(live: Live) -> None:
    guest, id_, _ = left_alone(live)
    falls_asleep(live, id_)

    live.server.time.skip(DAY + 1)

    until = time.monotonic() + 20
    while "server-log-away-timeout" not in str(guest.sit(id_).state["log"]):
        assert time.monotonic() < until


def test_a_table_whose_clock_runs_is_not_opened_when_the_server_starts(live: Live) -> None:
    """Before, all of them were played again at every start: 300 long ones took 38 s."""
    guest, id_, _ = left_alone(live)
    live.restart()
    guest.move_to(live.url, guest.http.cookies)
    time.sleep(0.5)
    assert id_ not in live.server.tables.opening

    live.server.time.skip(DAY + 1)

    until = time.monotonic() + 20
    while id_ not in live.server.tables.opening:  # its clock rings without anybody looking
        assert time.monotonic() < until
        time.sleep(0.05)
    while "server-log-away-timeout" not in str(guest.sit(id_).state["log"]):
        assert time.monotonic() < until


def test_when_there_are_many_those_not_wanted_longest_go(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = live.guest()
    made = [guest.make(("me", "yellow blue"), game="twister")["table"] for _ in range(6)]
    for name, value in (("MAX_AWAKE", 2), ("MIN_SECONDS", 0.0), ("LOOK_SECONDS", 0.05)):
        monkeypatch.setattr(sleep, name, value)

    until = time.monotonic() + 20
    while len(live.server.tables.opening) > 2:
        assert time.monotonic() < until
        time.sleep(0.05)

    assert set(live.server.tables.opening) == set(made[-2:])
    assert guest.sit(made[0]).state["seq"] == 0


def test_memory_keeps_so_many_words_and_keys_of_a_table(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MAX_KEYS", 5)
    monkeypatch.setattr(chat, "MAX_TOLD", 3)
    guest = live.guest()
    made = guest.make(("me", "yellow blue"), game="twister")
    chair = guest.sit(made["table"])
    for n in range(8):
        chair.act()
        if n < 5:
            chair.say(type="chat", text=f"word {n}", key=f"c{n}")
            chair.hear("said")

    kept = live.server.tables.opening[made["table"]].result()
    assert len(kept.keys) == 5
    assert [line.text for line in kept.chat] == ["word 2", "word 3", "word 4"]
    assert [line.n for line in kept.chat] == [2, 3, 4]
    assert set(kept.speakers) == {2, 3, 4}
