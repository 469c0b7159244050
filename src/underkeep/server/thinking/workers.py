"""Workers: the processes in which bots think. Each answers one question at a time, within its time and memory.

A search tells its best move as it goes; at the limit that is played and the worker, which did not stop, is replaced. So
is one that died, and one that has answered many questions. A worker keeps what the last searches left for the next
decision, and a question goes to the worker that remembers what it is about, if that one is free.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from underkeep.bots.api import Budget, prepare, think
from underkeep.bots.memory import Memory
from underkeep.bots.searching import search_root
from underkeep.library import pack_from, take_pack

log = logging.getLogger("underkeep.bots")
GRACE_SECONDS: Final = 0.1  # beyond the limit
STARTING_SECONDS: Final = 120.0  # for a new worker to load its game; the limit begins when it thinks
MAX_QUESTIONS: Final = 500  # then the worker is replaced, whatever it has kept
MAX_BYTES: Final = 4_000_000_000  # of address space
MAX_MEMORIES: Final = 8  # in a worker; the one that was not used longest goes first


class WorkerDied(Exception):
    """The process is gone, or never came."""


class BotFailed(Exception):
    """The bot made a mistake: a sentence for the log."""


@dataclass(frozen=True)
class WorkerTask:
    """What a worker is to do, and how long it may take from the moment it begins."""

    work: Callable[..., Any]
    args: tuple[Any, ...]
    seconds: float
    about: str = ""  # whose memory a bot may use: a role of a table, and which root
    pack: str = ""  # content other than the game's own that it is about, as library.pack_text writes it


@dataclass(frozen=True)
class Thought:
    """The answer; `late` when it is only the best move so far, or none."""

    answer: Any
    late: bool


# ---------------------------------------------------------------- in the worker
def work(line: Connection) -> None:
    """Answer questions until the server is gone. Waste is cleared away between them, not while time runs."""
    settle_in()
    gc.disable()
    prepared: set[type] = set()
    memories = Memories()
    while True:
        question: WorkerTask = line.recv()
        if question.pack:
            with contextlib.suppress(Exception):  # what is wrong with it comes to light when it is asked
                take_pack(pack_from(question.pack))
        if question.work in (think, search_root):
            with contextlib.suppress(Exception):  # what is wrong with it comes to light when it is asked
                prepare(question.args[1], prepared)
                gc.freeze()  # a game's content stays; who looks for waste need not look at it
        told, memory = SoFar(line), memories.of(question.about)
        args = [replace(arg, so_far=told, memory=memory) if isinstance(arg, Budget) else arg for arg in question.args]
        line.send(("began", ""))
        try:
            line.send(("done", question.work(*args)))
        except Exception as error:
            line.send(("failed", f"{type(error).__name__}: {error}"))
        gc.collect()


class Memories:
    """What bots remember in this process, by what their questions were about."""

    def __init__(self) -> None:
        self.kept: dict[str, Memory] = {}  # the one used last stands last

    def of(self, about: str) -> Memory | None:
        if not about:
            return None
        self.kept[about] = self.kept.pop(about) if about in self.kept else Memory()
        if len(self.kept) > MAX_MEMORIES:
            del self.kept[next(iter(self.kept))]
        return self.kept[about]


class SoFar:
    """Tells the best move so far whenever it is another."""

    def __init__(self, line: Connection) -> None:
        self.line = line
        self.last = ""

    def __call__(self, move: str) -> None:
        if move != self.last:
            self.last = move
            self.line.send(("so far", move))


def settle_in() -> None:
    """Ctrl-C is for the server; a server that was killed takes its workers along; memory has an end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent,), daemon=True).start()
    limit_memory()


def end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)


def limit_memory() -> None:
    """Where the system knows such limits, a bot that wants more gets an error instead."""
    try:
        import resource
    except ImportError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    with contextlib.suppress(OSError, ValueError):  # a stricter limit holds already, or the system knows none
        resource.setrlimit(resource.RLIMIT_AS, (MAX_BYTES, hard))


# ---------------------------------------------------------------- in the server
class Worker:
    """One process and the line to it."""

    def __init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.line, theirs = spawn.Pipe()
        self.process = spawn.Process(target=work, args=(theirs,), daemon=True, name="bot")
        self.process.start()
        theirs.close()
        self.asked = 0
        self.subjects: list[str] = []  # of the questions whose memories it has
        self.packs: set[str] = set()  # that it was told

    def ask(self, question: WorkerTask) -> Thought:
        """In a thread: the answer, or what there is when time is up."""
        self.asked += 1
        if question.about:
            self.subjects = [*(some for some in self.subjects if some != question.about), question.about]
            self.subjects = self.subjects[-MAX_MEMORIES:]
        known, self.packs = question.pack in self.packs, self.packs | {question.pack}
        try:
            self.line.send(replace(question, pack="") if known else question)
            return self.listen(question.seconds)
        except (EOFError, OSError):
            raise WorkerDied from None

    def listen(self, seconds: float) -> Thought:
        best, end = "", time.monotonic() + STARTING_SECONDS
        while (left := end - time.monotonic()) > 0 and self.line.poll(left):
            kind, said = self.line.recv()
            if kind == "done":
                return Thought(said, False)
            if kind == "failed":
                raise BotFailed(said)
            if kind == "began":
                end = time.monotonic() + seconds
            else:
                best = said
        return Thought(best, True)

    def end(self) -> None:
        """Nobody waits for it: the next process that is started buries it."""
        self.process.kill()
        self.line.close()


class Workers:
    """So many workers; questions beyond that wait."""

    def __init__(self, count: int) -> None:
        self.threads = ThreadPoolExecutor(count, "bot")
        self.idle: list[Worker | None] = [None] * count  # None: a place whose worker is started when it is needed
        self.change = threading.Condition()
        self.all: set[Worker] = set()
        self.closed = False
        self.generation = 0  # counted up when all are to be replaced

    async def ask(self, question: WorkerTask) -> Thought:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.ask_one, question)

    def ask_one(self, question: WorkerTask) -> Thought:
        """In a thread: whatever becomes of the worker, its place is there again for the next."""
        worker, generation = self.take(question.about), self.generation
        keep = False
        try:
            worker = worker if worker is not None and worker in self.all else self.start()
            thought = worker.ask(question)
            keep = not thought.late and worker.asked < MAX_QUESTIONS and generation == self.generation
            return thought
        except BotFailed:
            keep = True
            raise
        finally:
            if not keep and worker is not None:
                self.drop(worker)
                worker = self.successor(worker)
            self.give_back(worker)

    def processes(self) -> list[BaseProcess]:
        """Of those that were started; the first is, where none was."""
        with self.change:
            if self.idle and not self.all:
                self.idle[0] = self.start()
            return [worker.process for worker in self.all]

    def free(self) -> int:
        """How many could begin at once."""
        with self.change:
            return len(self.idle)

    def take(self, about: str) -> Worker | None:
        """The worker that remembers; else the one that had nothing to do for longest, or the place of a new one."""
        with self.change:
            self.change.wait_for(lambda: self.idle)
            places = range(len(self.idle))
            return self.idle.pop(next((n for n in places if remembers(self.idle[n], about)), 0))

    def give_back(self, worker: Worker | None) -> None:
        with self.change:
            self.idle.append(worker)
            self.change.notify()

    def start(self) -> Worker:
        if self.closed:
            raise WorkerDied
        worker = Worker()
        self.all.add(worker)
        return worker

    def successor(self, worker: Worker) -> Worker | None:
        """One that has served its time is followed at once, so that the next question need not wait for a start; any
        other when it is needed, since whatever ended it may end the next.
        """
        if worker.asked >= MAX_QUESTIONS and not self.closed:
            with contextlib.suppress(OSError):  # no process to be had: whoever needs one tries again
                return self.start()
        return None

    def drop(self, worker: Worker) -> None:
        if worker in self.all:
            self.all.discard(worker)
            worker.end()

    def replace(self) -> None:
        """New ones from now on: those that think finish first."""
        self.generation += 1
        with self.change:
            idle, self.idle = self.idle, [None] * len(self.idle)
        for worker in idle:
            if worker is not None:
                self.drop(worker)

    def close(self) -> None:
        """Nobody thinks any more."""
        self.closed = True
        for worker in list(self.all):
            worker.process.kill()  # its thread hears the line break
        self.threads.shutdown(cancel_futures=True)
        for worker in list(self.all):
            self.drop(worker)


def remembers(worker: Worker | None, about: str) -> bool:
    return bool(about) and worker is not None and about in worker.subjects
