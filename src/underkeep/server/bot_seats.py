"""Bots at tables: they think in worker processes and answer through the same submit as everybody.

A search that does not end in its time is cut short; a worker that dies costs time only: the question is asked again of
the adept, and in the end answered at random.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Final

from underkeep.bots.api import PLAY_NOW, budget_of, choose, packed, think
from underkeep.core.views import Prompt
from underkeep.server.limits import SEARCH_SECONDS, Meter
from underkeep.server.protocol import Act
from underkeep.server.seats import Seat
from underkeep.server.store.base import NotOurs
from underkeep.server.submit import Accepted, Outcome
from underkeep.server.tables import Table
from underkeep.server.workers import GRACE_SECONDS, BotFailed, Question, WorkerDied, Workers

log = logging.getLogger("underkeep.bots")
MOST_TRIES: Final = 3
QUEUE_FOR_EACH: Final = 8  # searches that may wait for a worker
SEARCHING: Final = ("master", "grandmaster")
HANGING: Final = 30.0  # seconds after which a bot that answers at once has gone astray
WAIT_SECONDS: Final = 1.0  # before a move that could not be stored is tried again

Submit = Callable[[Table, Seat, Act], Awaitable[Outcome]]


class BotSeats:
    """All bots of a server."""

    def __init__(self, workers: int, submit: Submit) -> None:
        self.count = workers
        self.submit = submit
        self.workers: Workers | None = None
        self.seconds = Meter(*SEARCH_SECONDS)
        self.late = 0  # answers that were not finished in time
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
        move = await self.choose(table.bot_level(seat), prompt, sight, seed, table.row.host)
        key = f"bot-{table.seq}-{prompt.role}-{prompt.version}"
        outcome = await self.submit(table, seat, Act(prompt.role, prompt.version, move, key))
        if not isinstance(outcome, Accepted):  # somebody took something back meanwhile, or the disk is full
            await asyncio.sleep(WAIT_SECONDS)

    async def choose(self, level: str, prompt: Prompt, sight: bytes, seed: int, payer: bytes | None = None) -> str:
        """The bot's move; the adept's when it came too late or the search has no time left; at random if all fails."""
        if len(prompt.options) == 1:
            return prompt.options[0].move
        if level in SEARCHING and not self.may_search(payer):
            level = PLAY_NOW
        for _ in range(MOST_TRIES):
            move = await self.attempt(level, sight, seed, payer)
            if move:
                return move
            level = PLAY_NOW if level in SEARCHING else level
        return choose("novice", None, prompt, budget_of("novice"), seed).move

    def may_search(self, payer: bytes | None) -> bool:
        """Is there a place in the queue, and time left for whoever made the table?"""
        return self.thinking < QUEUE_FOR_EACH * self.count and (payer is None or self.seconds.left(payer) > 0)

    async def attempt(self, level: str, sight: bytes, seed: int, payer: bytes | None) -> str:
        """What a worker answers; nothing if it failed, or had found nothing in its time."""
        begun = time.monotonic()
        self.thinking += 1
        try:
            thought = await self.open_workers().ask(question_of(level, sight, seed))
        except WorkerDied:
            log.warning("a bot worker died; starting another")
            return ""
        except BotFailed as error:
            log.error("the %s bot failed: %s", level, error)
            return ""
        finally:
            self.thinking -= 1
            if payer is not None and level in SEARCHING:
                self.seconds.use(payer, time.monotonic() - begun)
        if thought.late:
            self.late += 1
            log.warning(
                "the %s bot took too long: %s is played", level, "its best" if thought.answer else "the adept's"
            )
        return str(thought.answer)

    def open_workers(self) -> Workers:
        if self.workers is None:
            self.workers = Workers(self.count)
        return self.workers

    def renew(self) -> None:
        """Workers that start from now on: there is a faster engine."""
        if self.workers is not None:
            self.workers.replace()

    async def close(self) -> None:
        """Nobody thinks any more."""
        self.closed = True
        tasks = list(self.playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.workers is not None:
            await asyncio.to_thread(self.workers.close)


def question_of(level: str, sight: bytes, seed: int) -> Question:
    """Levels that search have their time and a grace; those that answer at once are only saved from hanging."""
    budget = budget_of(level)
    seconds = budget.seconds + GRACE_SECONDS if level in SEARCHING else HANGING
    return Question(think, (level, sight, budget, seed), seconds)


def bot_seed(table: Table, role: str) -> int:
    """Dice of the bot's own, from which nobody can tell the luck of the game."""
    label = f"{role}:{table.seq}".encode()
    return int.from_bytes(blake2b(label, digest_size=7, key=table.row.seed, person=b"underkeep-bot").digest())
