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

from tests.server.live import make_server, toy_games
from underkeep.bots.api import Budget, Choice, choose, levels_for, packed, think
from underkeep.bots.searching import DECISIONS_PER_TURN, Found, merged, search_root
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.views import Prompt
from underkeep.server import wire
from underkeep.server.thinking.bot_seats import TurnTime, root_question
from underkeep.server.thinking.workers import (
    GRACE_SECONDS,
    MAX_BYTES,
    MAX_MEMORIES,
    BotFailed,
    Memories,
    Thought,
    Worker,
    WorkerDied,
    Workers,
    WorkerTask,
    work,
)

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
        server = make_server(tmp_path)
        wish = wire.NewTable("ambush", {}, [wire.SeatWish("bot", ROLES, "novice")], seed="3")
        table = (await server.maker.make(wish, "nobody")).table
        await until(lambda: table.seq >= 3)
        workers = server.bots.workers
        assert workers is not None
        for worker in list(workers.all):
            os.kill(worker.process.pid or 0, signal.SIGKILL)
        await until(table.history.game.over)
        await server.close()

    asyncio.run(asyncio.wait_for(check(), 60))


SERVER_WITH_A_WORKER = """
import os, time
from underkeep.server.thinking.workers import WorkerTask, Workers
if __name__ == "__main__":
    print(Workers(1).ask_one(WorkerTask(os.getpid, (), 60.0)).answer, flush=True)
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


def answered(workers: Workers, *questions: WorkerTask) -> list[Thought]:
    try:
        return [workers.ask_one(question) for question in questions]
    finally:
        workers.close()


def test_at_its_limit_the_best_so_far_is_played_and_the_worker_replaced() -> None:
    ready, endless = WorkerTask(os.getpid, (), 60.0), WorkerTask(ponder, ("a b", Budget(0.2)), 0.3)
    first, late, nothing, second = answered(Workers(1), ready, endless, replace(endless, args=("", Budget(0.2))), ready)
    assert late == Thought("b", True)
    assert nothing == Thought("", True)
    assert first.answer != second.answer
    asyncio.run(asyncio.wait_for(until(lambda: not is_running(first.answer)), 10))


def test_the_limit_begins_when_the_worker_does_and_ends_a_tenth_of_a_second_late() -> None:
    worker = Worker()
    begun = time.monotonic()
    assert worker.ask(WorkerTask(ponder, ("a", Budget(0.5)), 0.5 + GRACE_SECONDS)) == Thought("a", True)
    worker.end()
    assert time.monotonic() - begun >= 0.6  # how much more depends on how busy the machine is


def test_a_bot_that_wants_too_much_memory_fails_alone() -> None:
    workers = Workers(1)
    with pytest.raises(BotFailed, match="MemoryError"):
        workers.ask_one(WorkerTask(devour, (MAX_BYTES,), 60.0))
    assert answered(workers, WorkerTask(devour, (1000,), 60.0)) == [Thought(1000, False)]


def test_workers_are_replaced_when_there_is_a_faster_engine_or_they_served_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("underkeep.server.thinking.workers.MAX_QUESTIONS", 2)
    workers, who = Workers(1), WorkerTask(os.getpid, (), 60.0)
    first, again = workers.ask_one(who).answer, workers.ask_one(who).answer
    waiting = [worker.process.pid for worker in workers.all]  # the next one is started before it is needed
    second = workers.ask_one(who).answer
    assert first == again != second
    assert waiting == [second]
    workers.replace()
    assert answered(workers, who)[0].answer != second


def test_the_adept_answers_for_a_search_that_found_nothing_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    async def ask(self: Workers, question: WorkerTask) -> Thought:
        asked.append(question.args[0])
        return Thought("", True) if question.args[0] == "master" else Thought("rest", False)

    monkeypatch.setattr(Workers, "ask", ask)

    async def check() -> None:
        server = make_server(tmp_path)
        view, prompt = question()
        assert await server.bots.choose("master", prompt, packed(view, prompt), 1) == "rest"
        assert server.bots.late == 1
        server.bots.seconds.use(b"host", 10_000)  # whoever has used up the time for searches gets the adept
        await server.bots.choose("grandmaster", prompt, packed(view, prompt), 1, b"host")
        await server.close()

    with caplog.at_level("WARNING", "underkeep.bots"):
        asyncio.run(check())
    assert asked == ["master", "adept", "adept"]
    assert "took too long: the adept's is played" in caplog.text


def test_a_worker_loads_a_game_before_its_time_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Any] = []
    view, prompt = question()
    asked = [WorkerTask(think, ("novice", packed(view, prompt), BUDGET, 7), 1.0)] * 2

    class Line:
        def recv(self) -> WorkerTask:
            if not asked:
                raise EOFError
            return asked.pop()

        def send(self, said: tuple[str, Any]) -> None:
            told.append(said[0])

    def adept(level: str, *rest: Any) -> Choice:
        told.append(level)
        return Choice("rest")

    monkeypatch.setattr("underkeep.server.thinking.workers.settle_in", lambda: None)
    monkeypatch.setattr("underkeep.bots.api.choose", adept)
    with pytest.raises(EOFError):
        work(Line())  # type: ignore[arg-type]
    assert told == ["adept", "began", "novice", "done", "began", "novice", "done"]


# ---------------------------------------------------------------- what workers remember, and several roots
def recollect(mark: str, budget: Budget) -> tuple[int, str]:
    """The process, and what its memory held before."""
    assert budget.memory is not None
    before, budget.memory.move = budget.memory.move, mark
    return os.getpid(), before


def about(subject: str, mark: str) -> WorkerTask:
    return WorkerTask(recollect, (mark, BUDGET), 60.0, subject)


def test_a_question_goes_to_the_worker_that_remembers() -> None:
    workers = Workers(2)
    try:
        first = workers.ask_one(about("one", "a")).answer
        second = workers.ask_one(about("two", "b")).answer
        assert first[0] != second[0], "whoever had nothing to do for longest begins"
        assert workers.ask_one(about("one", "c")).answer == (first[0], "a")
        assert workers.ask_one(about("one", "d")).answer == (first[0], "c")
        assert workers.ask_one(about("two", "e")).answer == (second[0], "b")
        assert workers.ask_one(about("three", "f")).answer[1] == ""
    finally:
        workers.close()


def test_a_worker_remembers_only_so_much() -> None:
    memories = Memories()
    first = memories.of("0")
    assert first is not None
    assert memories.of("") is None
    for number in range(1, MAX_MEMORIES):
        memories.of(str(number))
    assert memories.of("0") is first, "used again, it is not the next to go"
    second = memories.of("1")
    for number in range(MAX_MEMORIES, 2 * MAX_MEMORIES - 1):
        memories.of(str(number))
    assert len(memories.kept) == MAX_MEMORIES
    assert memories.of("1") is second
    assert memories.of("0") is not first


def twister_question() -> tuple[Prompt, bytes]:
    from tests.bots.positions import position
    from tests.bots.positions import question as asked

    view, prompt = asked(position({"yellow": {"thief": "s2", "troll": "q9"}, "blue": {"warrior": "v9"}}), 0)
    return prompt, packed(view, prompt)


def choose_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str, answers: dict[int, Thought | Exception], free: int = 3
) -> tuple[str, list[tuple[Any, ...]], int]:
    """The move of a level with so many free workers whose roots answer so; others search here. Also what was asked, and
    how many were late.
    """
    asked: list[tuple[Any, ...]] = []

    async def ask(self: Workers, question: WorkerTask) -> Thought:
        asked.append((question.work, *question.args))
        if question.work is think:
            return Thought("adept's", False)
        said = answers.get(question.args[4])
        if isinstance(said, Exception):
            raise said
        args = (*question.args[:2], Budget(1e9, iterations=20), *question.args[3:])
        return said or Thought(search_root(*args), False)

    monkeypatch.setattr(Workers, "ask", ask)
    monkeypatch.setattr(Workers, "free", lambda self: free)

    async def check() -> tuple[str, int]:
        server = make_server(tmp_path)
        prompt, sight = twister_question()
        move = await server.bots.choose(level, prompt, sight, 7)
        await server.close()
        return move, server.bots.late

    move, late = asyncio.run(check())
    return move, asked, late


def test_the_grandmaster_thinks_in_all_free_workers_and_adds_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    move, asked, _ = choose_with(tmp_path, monkeypatch, "grandmaster", {})
    assert [args[5] for args in asked] == [0, 1, 2]
    sight = asked[0][2]
    roots = [search_root("grandmaster", sight, Budget(1e9, iterations=20), 7, root, "") for root in range(3)]
    assert move == merged(roots)[0].move
    _, alone, _ = choose_with(tmp_path / "master", monkeypatch, "master", {})
    assert [args[5] for args in alone] == [0]
    _, busy, _ = choose_with(tmp_path / "busy", monkeypatch, "grandmaster", {}, free=0)
    assert [args[5] for args in busy] == [0], "it waits for a worker like anybody"


def test_roots_that_are_late_or_die_leave_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = Thought([Found("b", 5, 0.5), Found("a", 2, 0.9)], False)
    late = Thought("late", True)
    lost: dict[int, Thought | Exception] = {0: late, 1: WorkerDied(), 2: found}
    assert choose_with(tmp_path / "1", monkeypatch, "grandmaster", lost)[::2] == ("b", 1)
    lost = {0: Thought("", True), 1: late, 2: BotFailed("why")}
    assert choose_with(tmp_path / "2", monkeypatch, "grandmaster", lost)[::2] == ("late", 2)
    lost = {0: Thought("", True), 1: WorkerDied(), 2: BotFailed("why")}
    assert choose_with(tmp_path / "3", monkeypatch, "grandmaster", lost)[::2] == ("adept's", 1)


def test_the_time_of_a_turn_is_for_all_its_decisions() -> None:
    turn, used = TurnTime("table role"), 0.0
    for _ in range(40):
        seconds = root_question("master", b"", 1, 0, turn).args[2].seconds
        used += seconds / DECISIONS_PER_TURN  # as long as a search takes at most
        turn.use("master", 10.0)  # most of it waiting for a worker
    assert 1.4 < used <= 1.5
    assert root_question("master", b"", 1, 1, turn).about == "table role 1"


def test_a_turn_ends_when_somebody_else_moves(tmp_path: Path) -> None:
    async def check() -> None:
        server = make_server(tmp_path)
        wish = wire.NewTable("ambush", {}, [wire.SeatWish("hotseat", ROLES, "")], seed="3")
        table = (await server.maker.make(wish, "nobody")).table
        turn = server.bots.turn_of(table, "scout")
        turn.seq, turn.move = table.seq, "rest"
        assert server.bots.turn_of(table, "scout") is turn
        turn.seq -= 1
        assert server.bots.turn_of(table, "scout").move == ""
        server.bots.drop(table.row.id)
        assert server.bots.turns == {}
        await server.close()

    asyncio.run(asyncio.wait_for(check(), 60))
