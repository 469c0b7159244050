"""Bots of tables: they get a View and a Prompt in another process, and survive the loss of it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import furnish, toy_games
from underkeep.bots.api import Budget, Choice, choose, levels_for, packed, think
from underkeep.core.errors import BadInput
from underkeep.core.luck import seed_from
from underkeep.core.views import Prompt
from underkeep.server import protocol as wire
from underkeep.server.workers import GRACE_SECONDS, MOST_BYTES, BotFailed, Question, Thought, Worker, Workers, work

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
        workers = house.bots.workers
        assert workers is not None
        for worker in list(workers.all):
            os.kill(worker.process.pid or 0, signal.SIGKILL)
        await until(table.history.game.over)
        await house.close()

    asyncio.run(asyncio.wait_for(check(), 60))


SERVER_WITH_A_WORKER = """
import os, time
from underkeep.server.workers import Question, Workers
if __name__ == "__main__":
    print(Workers(1).ask_one(Question(os.getpid, (), 60.0)).answer, flush=True)
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


# ---------------------------------------------------------------- time and memory
def ponder(sight: str, budget: Budget) -> str:
    """A search that finds something and does not stop."""
    assert budget.so_far is not None
    for move in sight.split():
        budget.so_far(move)
    time.sleep(60)
    return "too late"


def devour(size: int) -> int:
    return len(bytearray(size))


def answered(workers: Workers, *questions: Question) -> list[Thought]:
    try:
        return [workers.ask_one(question) for question in questions]
    finally:
        workers.close()


def test_at_its_limit_the_best_so_far_is_played_and_the_worker_replaced() -> None:
    ready, endless = Question(os.getpid, (), 60.0), Question(ponder, ("a b", Budget(0.2)), 0.3)
    first, late, nothing, second = answered(Workers(1), ready, endless, replace(endless, args=("", Budget(0.2))), ready)
    assert late == Thought("b", True)
    assert nothing == Thought("", True)
    assert first.answer != second.answer
    asyncio.run(asyncio.wait_for(until(lambda: not is_running(first.answer)), 10))


def test_the_limit_begins_when_the_worker_does_and_ends_a_tenth_of_a_second_late() -> None:
    worker = Worker()
    begun = time.monotonic()
    assert worker.ask(Question(ponder, ("a", Budget(0.5)), 0.5 + GRACE_SECONDS)) == Thought("a", True)
    worker.end()
    assert time.monotonic() - begun >= 0.6  # how much more depends on how busy the machine is


def test_a_bot_that_wants_too_much_memory_fails_alone() -> None:
    workers = Workers(1)
    with pytest.raises(BotFailed, match="MemoryError"):
        workers.ask_one(Question(devour, (MOST_BYTES,), 60.0))
    assert answered(workers, Question(devour, (1000,), 60.0)) == [Thought(1000, False)]


def test_workers_are_replaced_when_there_is_a_faster_engine_or_they_served_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("underkeep.server.workers.MOST_QUESTIONS", 2)
    workers, who = Workers(1), Question(os.getpid, (), 60.0)
    first, again, second = (workers.ask_one(who).answer for _ in range(3))
    assert first == again != second
    workers.replace()
    assert answered(workers, who)[0].answer != second


def test_the_adept_answers_for_a_search_that_found_nothing_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    async def ask(self: Workers, question: Question) -> Thought:
        asked.append(question.args[0])
        return Thought("", True) if question.args[0] == "master" else Thought("rest", False)

    monkeypatch.setattr(Workers, "ask", ask)

    async def check() -> None:
        house = furnish(tmp_path)
        view, prompt = question()
        assert await house.bots.choose("master", prompt, packed(view, prompt), 1) == "rest"
        assert house.bots.late == 1
        house.bots.seconds.use(b"host", 10_000)  # whoever has used up the time for searches gets the adept
        await house.bots.choose("grandmaster", prompt, packed(view, prompt), 1, b"host")
        await house.close()

    with caplog.at_level("WARNING", "underkeep.bots"):
        asyncio.run(check())
    assert asked == ["master", "adept", "adept"]
    assert "took too long: the adept's is played" in caplog.text


def test_a_worker_loads_a_game_before_its_time_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Any] = []
    view, prompt = question()
    asked = [Question(think, ("novice", packed(view, prompt), BUDGET, 7), 1.0)] * 2

    class Line:
        def recv(self) -> Question:
            if not asked:
                raise EOFError
            return asked.pop()

        def send(self, said: tuple[str, Any]) -> None:
            told.append(said[0])

    def adept(level: str, *rest: Any) -> Choice:
        told.append(level)
        return Choice("rest")

    monkeypatch.setattr("underkeep.server.workers.settle_in", lambda: None)
    monkeypatch.setattr("underkeep.bots.api.choose", adept)
    with pytest.raises(EOFError):
        work(Line())  # type: ignore[arg-type]
    assert told == ["adept", "began", "novice", "done", "began", "novice", "done"]
