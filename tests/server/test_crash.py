"""Acknowledged means durable: a server killed without warning has lost nothing when it comes back."""

from __future__ import annotations

import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.server.live import Chair, Guest, Live, Message
from underkeep.server.store.sql import SqlStore

ROOT = Path(__file__).parent.parent.parent
ROLES = "scout bandit witch warden beast"
ME = ("me", ROLES)
ANOTHER = {"game": "ambush", "options": {}, "seats": [{"kind": "me", "roles": ROLES.split()}]}


@contextmanager
def server(folder: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    command = [sys.executable, "-m", "tests.server.serve_toys", str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[1], process
        finally:
            process.kill()


def test_an_acknowledged_move_survives_kill_9(tmp_path: Path) -> None:
    with ExitStack() as leaving:
        with server(tmp_path) as (url, process):
            guest = Guest(url, leaving)
            made = guest.make(ME)
            chair = guest.sit(made["table"])
            for _ in range(7):
                acknowledged = chair.act()
            unanswered = chair.wish()
            process.send_signal(signal.SIGKILL)
            process.wait()

        with server(tmp_path) as (url, _):
            guest.move_to(url, guest.http.cookies)
            again = guest.sit(made["table"])

            assert again.state["seq"] == 7
            assert again.state["view"] == acknowledged["view"]
            assert again.state["prompts"] == acknowledged["prompts"]
            again.say(**unanswered)  # what nobody acknowledged is simply sent again
            assert again.hear("state", key=unanswered["key"])["seq"] == 8


def test_a_move_sent_again_after_a_crash_is_done_once(tmp_path: Path) -> None:
    with ExitStack() as leaving:
        with server(tmp_path) as (url, process):
            guest = Guest(url, leaving)
            made = guest.make(ME)
            chair = guest.sit(made["table"])
            wish = chair.wish("rest")
            chair.say(**wish)
            chair.hear("state", key=wish["key"])
            process.send_signal(signal.SIGKILL)
            process.wait()

        with server(tmp_path) as (url, _):
            guest.move_to(url, guest.http.cookies)
            again = guest.sit(made["table"])
            again.say(**wish)
            answer = again.hear("state", key=wish["key"])

            assert answer["cause"] == "again"
            assert answer["seq"] == 1


# ---------------------------------------------------------------- disks
def refused(chair: Chair) -> Message:
    """A move that the server could not keep."""
    wish = chair.wish()
    chair.say(**wish)
    return chair.hear("refused", key=wish["key"])


def test_a_full_disk_is_said_loses_nothing_and_the_game_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with ExitStack() as leaving:
        with server(tmp_path) as (url, process):
            guest = Guest(url, leaving)
            made = guest.make(ME)
            chair = guest.sit(made["table"])
            before = chair.act()
            most = max(path.stat().st_size for path in tmp_path.iterdir())
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))  # no file grows
            for _ in range(3):
                assert refused(chair)["message"]["id"] == "server-no-store"
            other = guest.sit(made["table"])
            assert (other.state["seq"], other.state["view"]) == (1, before["view"])
            failed = guest.http.post("/api/tables", json=ANOTHER)
            assert (failed.status_code, failed.json()["message"]["id"]) == (503, "server-no-store")
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            after = chair.act()
            assert after["seq"] == 2
            process.send_signal(signal.SIGKILL)
            process.wait()

        with server(tmp_path) as (url, _):
            guest.move_to(url, guest.http.cookies)
            again = guest.sit(made["table"])
            assert (again.state["seq"], again.state["view"]) == (2, after["view"])


def test_a_disk_that_becomes_read_only_is_said_and_loses_nothing(live: Live) -> None:
    guest = live.guest()
    chair = guest.sit(guest.make(ME)["table"])
    chair.act()
    store = live.server.store
    assert isinstance(store, SqlStore)
    store.db.execute("PRAGMA query_only = 1")
    assert refused(chair)["message"]["id"] == "server-no-store"
    assert guest.http.post("/api/tables", json=ANOTHER).status_code == 503
    assert guest.http.get("/healthz").status_code == 200
    ready = guest.http.get("/readyz")
    assert (ready.status_code, ready.json()["problems"]) == (503, {"store": "cannot be written"})
    assert chair.do("chat", text="are you there?")["message"]["id"] == "server-no-store"
    store.db.execute("PRAGMA query_only = 0")
    assert guest.http.get("/readyz").json() == {"ready": True, "problems": {}}
    assert chair.act()["seq"] == 2


def test_the_data_file_is_for_the_server_alone(tmp_path: Path) -> None:
    """Seeds, links and hashes of passwords stand in it."""
    with server(tmp_path / "new"):
        paths = [tmp_path / "new", *(tmp_path / "new").glob("*.db*")]
        modes = {path.name: path.stat().st_mode & 0o777 for path in paths}

    assert modes["new"] == 0o700
    assert {mode for name, mode in modes.items() if name != "new"} == {0o600}
