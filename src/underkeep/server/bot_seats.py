"""Bots at tables: they think in worker processes and answer through the same submit as everybody.

A worker that dies costs time only: the question is asked again, and in the end answered at random.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from multiprocessing.process import BaseProcess
from typing import Final

from underkeep.bots.api import PLAY_NOW, budget_of, choose, packed, think
from underkeep.core.views import Prompt
from underkeep.server.protocol import Act
from underkeep.server.seats import Seat
from underkeep.server.store.base import NotOurs
from underkeep.server.submit import Accepted, Outcome
from underkeep.server.tables import Table

log = logging.getLogger("underkeep.bots")
MOST_TRIES: Final = 3
QUEUE_FOR_EACH: Final = 8  # searches that may wait for a worker
SEARCHING: Final = ("master", "grandmaster")
WAIT_SECONDS: Final = 1.0  # before a move that could not be stored is tried again

Submit = Callable[[Table, Seat, Act], Awaitable[Outcome]]


def start_worker() -> None:
    """In a worker: Ctrl-C is for the server, and a server that was killed takes its workers along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent,), daemon=True).start()


def end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)


class BotSeats:
    """All bots of a server."""

    def __init__(self, workers: int, submit: Submit) -> None:
        self.workers = workers
        self.submit = submit
        self.pool: ProcessPoolExecutor | None = None
        self.playing: dict[tuple[str, str], asyncio.Task[None]] = {}
        self.closed = False
        self.thinking = 0  # questions that workers have, or that wait for one

    def wake(self, table: Table) -> None:
        """After every change: each bot that may be asked looks whether it is."""
        for seat in table.seats:
            for role in seat.roles if table.bot_level(seat) else ():
                if (table.row.id, role) not in self.playing and not self.closed:
                    task = asyncio.create_task(self.play(table, seat, role))
                    self.playing[table.row.id, role] = task

    async def play(self, table: Table, seat: Seat, role: str) -> None:
        """Answer until the role is no longer asked."""
        try:
            while (question := await self.question(table, seat, role)) is not None:
                await self.answer(table, seat, question)
        except asyncio.CancelledError:
            raise
        except NotOurs:
            log.info("table %s went to another server", table.row.id)
        except Exception:
            log.exception("bot %s of table %s", role, table.row.id)
        finally:
            if self.playing.get((table.row.id, role)) is asyncio.current_task():
                del self.playing[table.row.id, role]

    def drop(self, table: str) -> None:
        """The table is no longer here."""
        for key in [key for key in self.playing if key[0] == table]:
            self.playing.pop(key).cancel()

    async def question(self, table: Table, seat: Seat, role: str) -> tuple[Prompt, bytes, int] | None:
        """What the role is asked, packed with the view of its seat, and a seed for its dice."""
        async with table.lock:
            game, number = table.history.game, table.names.index(role)
            if role not in table.asked() or not table.bot_level(seat) or table.affairs.petition is not None:
                return None  # a petition is answered before anybody moves on by machine
            prompt = table.spec.prompt(game, number)
            assert prompt is not None
            view = table.spec.view(game, seat.eyes((role,), table.names))
            return prompt, packed(view, prompt), bot_seed(table, role)

    async def answer(self, table: Table, seat: Seat, question: tuple[Prompt, bytes, int]) -> None:
        prompt, sight, seed = question
        move = await self.choose(table.bot_level(seat), prompt, sight, seed)
        key = f"bot-{table.seq}-{prompt.role}-{prompt.version}"
        outcome = await self.submit(table, seat, Act(prompt.role, prompt.version, move, key))
        if not isinstance(outcome, Accepted):  # somebody took something back meanwhile, or the disk is full
            await asyncio.sleep(WAIT_SECONDS)

    async def choose(self, level: str, prompt: Prompt, sight: bytes, seed: int) -> str:
        """The bot's move; at random when its worker fails again and again."""
        if len(prompt.options) == 1:
            return prompt.options[0].move
        if self.thinking >= QUEUE_FOR_EACH * self.workers and level in SEARCHING:
            level = PLAY_NOW  # the adept answers at once
        for _ in range(MOST_TRIES):
            self.thinking += 1
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.open_pool(), think, level, sight, budget_of(level), seed)
            except BrokenProcessPool:
                log.warning("a bot worker died; starting another")
                self.drop_pool()
            except Exception:
                log.exception("the %s bot failed", level)
            finally:
                self.thinking -= 1
        return choose("novice", None, prompt, budget_of("novice"), seed).move

    def open_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, spawn, start_worker)
        return self.pool

    def drop_pool(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def close(self) -> None:
        """Nobody thinks any more."""
        self.closed = True
        tasks = list(self.playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, True, cancel_futures=True)


def bot_seed(table: Table, role: str) -> int:
    """Dice of the bot's own, from which nobody can tell the luck of the game."""
    label = f"{role}:{table.seq}".encode()
    return int.from_bytes(blake2b(label, digest_size=7, key=table.row.seed, person=b"underkeep-bot").digest())
