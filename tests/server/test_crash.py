"""Acknowledged means durable: a server killed without warning has lost nothing when it comes back."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.server.live import Guest

ROOT = Path(__file__).parent.parent.parent
ME = ("me", "scout bandit witch warden beast")


@contextmanager
def server(folder: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    command = [sys.executable, "-m", "tests.server.serve_toys", str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip(), process
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
