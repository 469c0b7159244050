"""Bots of tables: they get a View and a Prompt in another process, and survive the loss of it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import furnish, toy_games
from underkeep.bots.api import Budget, choose, levels_for, packed, think
from underkeep.core.errors import BadInput
from underkeep.core.luck import seed_from
from underkeep.core.views import Prompt
from underkeep.server import protocol as wire

BUDGET = Budget(0.1)
ROLES = ["scout", "bandit", "witch", "warden", "beast"]


def question() -> tuple[Any, Prompt]:
    loaded = toy_games()["ambush"]
    game = loaded.spec.new(loaded.spec.options.resolve({}), loaded.content, seed_from(1))
    prompt = loaded.spec.prompt(game, 0)
    assert prompt is not None
    return loaded.spec.view(game, frozenset({0})), prompt


def test_the_random_bot_picks_an_option_and_repeats_itself_by_seed() -> None:
    view, prompt = question()
    moves = [choose("novice", view, prompt, BUDGET, seed).move for seed in range(40)]
    assert set(moves) == {option.move for option in prompt.options}
    assert moves == [choose("novice", view, prompt, BUDGET, seed).move for seed in range(40)]


def test_a_question_reaches_a_worker_unchanged() -> None:
    view, prompt = question()
    assert think("novice", packed(view, prompt), BUDGET, 7) == choose("novice", view, prompt, BUDGET, 7).move


def test_an_unknown_level_is_named() -> None:
    view, prompt = question()
    with pytest.raises(BadInput, match="no level"):
        choose("god", view, prompt, BUDGET, 1)
    assert levels_for("ambush") == ("novice",)


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():  # noqa: ASYNC110  nobody tells us when a bot has moved
        await asyncio.sleep(0.01)


def test_bots_play_on_when_their_worker_is_killed(tmp_path: Path) -> None:
    async def check() -> None:
        house = furnish(tmp_path)
        wish = wire.NewTable("ambush", {}, [wire.SeatWish("bot", ROLES, "novice")], seed="3")
        table = (await house.make(wish, "nobody")).table
        await until(lambda: table.seq >= 3)
        pool = house.bots.pool
        assert pool is not None
        for pid in list(pool._processes):
            os.kill(pid, signal.SIGKILL)
        await until(table.history.game.over)
        await house.close()

    asyncio.run(asyncio.wait_for(check(), 60))


SERVER_WITH_A_WORKER = """
import os, time
from underkeep.server.bot_seats import BotSeats
if __name__ == "__main__":
    print(BotSeats(1, None).open_pool().submit(os.getpid).result(), flush=True)
    time.sleep(60)
"""


def is_running(pid: int) -> bool:
    """Is there such a process, and not just its ghost?"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not (stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z")


def test_a_killed_server_takes_its_workers_along(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER_WITH_A_WORKER)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        worker = int(process.stdout.readline())
        process.send_signal(signal.SIGKILL)
        process.wait()
    asyncio.run(asyncio.wait_for(until(lambda: not is_running(worker)), 10))
