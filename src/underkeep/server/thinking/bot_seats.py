"""Bots at tables: they think in worker processes and answer through the same submit as everybody.

A search that does not end in its time is cut short; a worker that dies costs time only: the question is asked again of
the adept, and in the end answered at random. The grandmaster thinks in all workers that are free, each with a root of
its own; what they found is added up here.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from underkeep.bots.api import LEVELS, PLAY_NOW, Budget, budget_of, choose, packed, think, usual_level
from underkeep.bots.searching import DECISIONS_PER_TURN, MAX_ROOTS, ROOTS, Found, merged, search_root
from underkeep.core.kernel.views import Prompt
from underkeep.server.http.limits import SEARCH_SECONDS, Meter
from underkeep.server.people.seats import Seat
from underkeep.server.store.interface import NotOurs, Unsure
from underkeep.server.tables.lesson_tables import scripted_reply
from underkeep.server.tables.status import BUSY
from underkeep.server.tables.submit import Accepted, Outcome
from underkeep.server.tables.table import Table
from underkeep.server.thinking.outside import OutsideBot, outside_question
from underkeep.server.thinking.workers import GRACE_SECONDS, BotFailed, Thought, WorkerDied, Workers, WorkerTask
from underkeep.server.wire import Act

log = logging.getLogger("underkeep.bots")
MAX_TRIES: Final = 3
QUEUE_FOR_EACH: Final = 8  # searches that may wait for a worker
SEARCHING: Final = tuple(ROOTS)
HANGING: Final = 30.0  # seconds after which a bot that answers at once has gone astray
TOLD_ONE_BY_ONE: Final = 20  # failures of a bot that the log has
TOLD_EVERY: Final = 100  # of those that follow
WAIT_SECONDS: Final = 1.0  # before a move that could not be stored is tried again


@dataclass
class TurnTime:
    """What a role has done since somebody else moved: the time of a turn is for all its decisions."""

    about: str = ""  # the table and the role
    seq: int = -1  # of the table, after its last move
    seconds: float = 0.0
    move: str = ""  # the last one, on which the trees of the workers go on
    lowered: bool = False  # its last answer came from a weaker bot, since the workers were busy
    told: bool = False  # the table knows that

    def left(self, level: str) -> float:
        return budget_of(level).seconds - self.seconds

    def use(self, level: str, seconds: float) -> None:
        """A search takes a part of what is left; the rest of the time it only waited for a worker."""
        self.seconds += min(seconds, self.left(level) / DECISIONS_PER_TURN)


@dataclass(frozen=True)
class AboutTable:
    """Where a bot is asked: the game, the table, and content other than the game's own."""

    game: str
    table: str
    pack: str


NO_TABLE: Final = AboutTable("", "", "")


@dataclass(frozen=True)
class Asking:
    """One question to a bot of a table."""

    prompt: Prompt
    sight: bytes
    seed: int
    payer: bytes | None
    turn: TurnTime
    about: AboutTable

    def told(self) -> str:
        """For the operator: where it happened."""
        asked = f"as {self.prompt.role}, asked {self.prompt.question.id} ({self.prompt.version})"
        return f"{self.about.game} table {self.about.table}, {asked}"


Submit = Callable[[Table, Seat, Act, str], Awaitable[Outcome]]


class BotSeats:
    """All bots of a server."""

    def __init__(self, workers: int, submit: Submit, outside: Mapping[str, OutsideBot] | None = None) -> None:
        self.count = workers
        self.submit = submit
        self.outside = dict(outside or {})
        self.workers: Workers | None = None
        self.seconds = Meter(*SEARCH_SECONDS)
        self.late = 0  # answers that were not finished in time
        self.lowered = 0  # answers of a weaker bot, since there was no worker or no time left
        self.replaced = 0  # searches that found nothing, so that the adept answered
        self.failures: Counter[str] = Counter()  # answers that failed, by bot
        self.playing: dict[tuple[str, str], asyncio.Task[None]] = {}
        self.turns: dict[tuple[str, str], TurnTime] = {}
        self.closed = False
        self.thinking = 0  # questions that workers have, or that wait for one

    def wake(self, table: Table) -> None:
        """After every change: each bot that may be asked looks whether it is."""
        for seat in table.seats:
            for role in seat.roles if table.bot_level(seat) else ():
                if (table.row.id, role) not in self.playing and not self.closed:
                    task = asyncio.create_task(self.play(table, seat, role))
                    self.playing[table.row.id, role] = task

    def plays_at(self, table: Table) -> bool:
        """Is a bot about to move there?"""
        return any((table.row.id, role) in self.playing for role in table.names)

    async def play(self, table: Table, seat: Seat, role: str) -> None:
        """Answer until the role is no longer asked."""
        try:
            while (question := await self.question(table, seat, role)) is not None:
                await self.answer(table, seat, question)
        except asyncio.CancelledError:
            raise
        except (NotOurs, Unsure):
            log.info("table %s went to another server, or is read anew", table.row.id)
        except Exception:
            log.exception("bot %s of table %s", role, table.row.id)
        finally:
            if self.playing.get((table.row.id, role)) is asyncio.current_task():
                del self.playing[table.row.id, role]

    def drop(self, table: str) -> None:
        """The table is no longer here."""
        for key in [key for key in self.playing if key[0] == table]:
            self.playing.pop(key).cancel()
        self.turns = {key: turn for key, turn in self.turns.items() if key[0] != table}

    async def question(self, table: Table, seat: Seat, role: str) -> tuple[Prompt, bytes, int] | None:
        """What the role is asked, packed with the view of its seat, and a seed for its dice."""
        async with table.lock:
            game, number = table.history.game, table.names.index(role)
            if role not in table.asked() or not table.bot_level(seat) or table.puzzle is not None:
                return None  # a puzzle has a script
            if table.status.proposal is not None:
                return None  # a proposal is answered before anybody moves on by machine
            prompt = table.spec.prompt(game, number)
            assert prompt is not None
            view = table.spec.view(game, seat.eyes((role,), table.names))
            return prompt, packed(view, prompt), bot_seed(table, role)

    async def answer(self, table: Table, seat: Seat, question: tuple[Prompt, bytes, int]) -> None:
        prompt, sight, seed = question
        turn, seq, begun = self.turn_of(table, prompt.role), table.seq, time.monotonic()
        level = table.bot_level(seat)
        about = AboutTable(table.row.game, table.row.id, table.pack_sent)
        move = scripted_reply(table, prompt.role)
        move = move or await self.choose(level, prompt, sight, seed, table.row.host, turn, about)
        # No key: those of a seat belong to the person who sits there, and could be chosen to meet this one.
        tell = turn.lowered and not turn.told  # once a turn
        outcome = await self.submit(table, seat, Act(prompt.role, prompt.version, move, ""), BUSY if tell else "")
        turn.told = turn.told or tell
        if not isinstance(outcome, Accepted):  # somebody took something back meanwhile, or the disk is full
            await asyncio.sleep(WAIT_SECONDS)
        turn.seq, turn.move = seq + 1, move
        turn.use(level, time.monotonic() - begun)

    def turn_of(self, table: Table, role: str) -> TurnTime:
        """The turn that goes on, or a new one."""
        key = table.row.id, role
        if key not in self.turns or self.turns[key].seq != table.seq:
            self.turns[key] = TurnTime(f"{table.row.id} {role}")
        return self.turns[key]

    async def choose(
        self,
        level: str,
        prompt: Prompt,
        sight: bytes,
        seed: int,
        payer: bytes | None = None,
        turn: TurnTime | None = None,
        about: AboutTable = NO_TABLE,
    ) -> str:
        """The bot's move; the adept's when it came too late or the search has no time left; at random if all fails."""
        if len(prompt.options) == 1:
            return prompt.options[0].move
        turn = turn or TurnTime()
        turn.lowered = level in SEARCHING and not self.may_search(payer)
        if turn.lowered:
            self.lowered += 1
            level = PLAY_NOW
        asking = Asking(prompt, sight, seed, payer, turn, about)
        for _ in range(MAX_TRIES):
            move = await self.attempt(level, asking)
            if move:
                return move
            self.replaced += level in SEARCHING
            turn.lowered = turn.lowered or level in SEARCHING
            level = self.successor(level, about.game)
        return choose("novice", None, prompt, budget_of("novice"), seed).move

    def successor(self, level: str, game: str) -> str:
        """Who answers where that bot did not."""
        if level in SEARCHING:
            return PLAY_NOW
        return level if level in LEVELS else usual_level(game)

    def may_search(self, payer: bytes | None) -> bool:
        """Is there a place in the queue, and time left for whoever made the table?"""
        return self.thinking < QUEUE_FOR_EACH * self.count and (payer is None or self.seconds.left(payer) > 0)

    async def attempt(self, level: str, asking: Asking) -> str:
        """What the workers answer; nothing if they failed, or had found nothing in their time."""
        if level not in SEARCHING:
            return str(await self.asked(level, self.plain_question(level, asking), asking))
        roots = min(MAX_ROOTS, self.open_workers().free()) if ROOTS[level] > 1 else 1
        begun = time.monotonic()
        head = (level, asking.sight, asking.seed)
        questions = [root_question(*head, root, asking.turn, asking.about.pack) for root in range(max(1, roots))]
        found = await asyncio.gather(*(self.asked(level, question, asking) for question in questions))
        if asking.payer is not None:
            self.seconds.use(asking.payer, (time.monotonic() - begun) * len(questions))
        best = merged(findings_of(answer) for answer in found)
        return best[0].move if best else ""

    def plain_question(self, level: str, asking: Asking) -> WorkerTask:
        """To a bot that does not search: one of ours, or one from outside; whom nobody offers any more, the usual one
        plays for.
        """
        about = asking.about
        if level in self.outside:
            return outside_question(self.outside[level], about.game, asking.sight, asking.seed, about.pack)
        return question_of(level if level in LEVELS else usual_level(about.game), asking.sight, asking.seed, about.pack)

    async def asked(self, level: str, question: WorkerTask, asking: Asking) -> object:
        """One worker's answer: a move or what a root found."""
        self.thinking += 1
        try:
            thought = await self.open_workers().ask(question)
        except WorkerDied:
            log.warning("a bot worker died; starting another")
            return ""
        except BotFailed as error:
            self.count_failure(level, f"{asking.told()}: {error}")
            return ""
        finally:
            self.thinking -= 1
        self.note(level, thought)
        if thought.late and level in self.outside:
            self.count_failure(level, f"{asking.told()}: had not answered in {question.seconds:g} s")
        return thought.answer

    def count_failure(self, bot: str, told: str) -> None:
        """Counted for `/metrics`, told to the operator: each of the first ones, then now and then."""
        self.failures[bot] += 1
        count = self.failures[bot]
        if count <= TOLD_ONE_BY_ONE or count % TOLD_EVERY == 0:
            log.error("bot %s failed (%d so far): %s", bot, count, told.replace("\n", " "))

    def note(self, level: str, thought: Thought) -> None:
        if thought.late:
            self.late += 1
            what = "its best" if thought.answer else "the adept's" if level in SEARCHING else "another's"
            log.warning("the %s bot took too long: %s is played", level, what)

    def open_workers(self) -> Workers:
        if self.workers is None:
            self.workers = Workers(self.count)
        return self.workers

    def are_alive(self) -> bool:
        """Whether a question to a bot would be answered: one that died is followed by another, until we close."""
        return not self.closed and any(process.is_alive() for process in self.open_workers().processes())

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


def question_of(level: str, sight: bytes, seed: int, pack: str) -> WorkerTask:
    """Levels that answer at once are only saved from hanging."""
    return WorkerTask(think, (level, sight, budget_of(level), seed), HANGING, pack=pack)


def root_question(level: str, sight: bytes, seed: int, root: int, turn: TurnTime, pack: str = "") -> WorkerTask:
    """A search has what is left of the time of its turn, and a grace."""
    seconds = turn.left(level)
    about = f"{turn.about} {root}" if turn.about else ""
    args = (level, sight, Budget(seconds), seed, root, turn.move)
    return WorkerTask(search_root, args, seconds + GRACE_SECONDS, about, pack)


def findings_of(answer: object) -> list[Found]:
    """What a root found; of one that was late only its best move is known, and counts when there is no more."""
    if isinstance(answer, list):
        return answer
    return [Found(str(answer), 0, 0.5)] if answer else []


def bot_seed(table: Table, role: str) -> int:
    """Dice of the bot's own, from which nobody can tell the luck of the game."""
    label = f"{role}:{table.seq}".encode()
    return int.from_bytes(blake2b(label, digest_size=7, key=table.row.seed, person=b"underkeep-bot").digest())
