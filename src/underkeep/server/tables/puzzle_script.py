"""Who plays at the table of a puzzle besides the solver: the script, move by move, and the adept where a wrong try is
not a written one; and who notes how it went.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from underkeep.bots.api import PLAY_NOW, packed
from underkeep.bots.judges import judge_of
from underkeep.puzzle_walk import OPEN, SOLVED, WRONG
from underkeep.server.store.interface import Store, StoreFailed
from underkeep.server.store.puzzle_rows import PuzzleTry
from underkeep.server.tables.dispatch import Dispatcher
from underkeep.server.tables.submit import Accepted, Outcome, carry_out
from underkeep.server.tables.table import Table, now
from underkeep.server.thinking.bot_seats import AboutTable, BotSeats, bot_seed
from underkeep.server.wire import Act

log = logging.getLogger("underkeep.tables")
MOST: Final = 40  # moves that are played after a wrong try
WRONGS: Final = 3  # after so many wrong tries the puzzle counts as not solved
Choose = Callable[..., Awaitable[str]]


class PuzzleScript:
    """Follows the tables of puzzles."""

    def __init__(self, dispatcher: Dispatcher, bots: BotSeats, store: Store) -> None:
        self.dispatcher, self.bots, self.store = dispatcher, bots, store
        self.playing: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        if table.puzzle is not None and table.row.id not in self.playing:
            self.playing[table.row.id] = asyncio.create_task(self.play(table))

    def drop(self, table: str) -> None:
        task = self.playing.pop(table, None)
        if task is not None:
            task.cancel()

    async def play(self, table: Table) -> None:
        """Until it is the solver's turn to think."""
        try:
            await self.note(table)
            while (act := await self.next_act(table)) is not None:
                if not isinstance(await self.dispatcher.change(table, self.submit(table, act)), Accepted):
                    break
                await self.note(table)
        except StoreFailed as error:
            log.warning("table %s: %s", table.row.id, error)
        finally:
            self.playing.pop(table.row.id, None)

    async def submit(self, table: Table, act: Act) -> Outcome:
        async with table.lock:
            return await carry_out(table, self.store, table.seat_of(act.role), act)

    async def next_act(self, table: Table) -> Act | None:
        """The next move by the script, or the adept's after a try that nobody wrote down."""
        async with table.lock:
            role, move = table.puzzle.scripted() if table.puzzle is not None else ("", "")
            asked = table.asked()
            if role and role in asked:
                return Act(role, table.spec.version(table.history.game, table.names.index(role)), move, "")
            if not goes_on(table) or not asked:
                return None
            role = table.puzzle.puzzle.role if table.puzzle and table.puzzle.puzzle.role in asked else asked[0]
            number, game = table.names.index(role), table.history.game
            prompt = table.spec.prompt(game, number)
            assert prompt is not None
            sight, seed = packed(table.spec.view(game, frozenset({number})), prompt), bot_seed(table, role)
        about = AboutTable(table.row.game, table.row.id, table.pack_sent)
        move = await self.bots.choose(PLAY_NOW, prompt, sight, seed, about=about)
        return Act(role, prompt.version, move, "")

    async def note(self, table: Table) -> None:
        """How it went, once for each solver and puzzle."""
        walk = table.puzzle
        if walk is None or table.row.host is None or (walk.phase == OPEN and not walk.showing):
            return
        if walk.phase == WRONG and walk.wrongs < WRONGS:
            return
        score = walk.score() if walk.phase == SOLVED else 0.0
        name = f"{table.row.game}/{walk.puzzle.id}"
        tried = PuzzleTry(table.row.host, name, score, score == 1.0, now())
        gained = round(await self.store.note_try(tried, float(walk.puzzle.rating)))
        if gained:
            table.puzzle_gained = gained
            table.seen.clear()
            for watcher in list(table.watchers):
                watcher.show("table", "")


def goes_on(table: Table) -> bool:
    """Is a wrong try still on its way to where it is seen to fail?"""
    walk = table.puzzle
    if walk is None or walk.phase != WRONG or walk.line is not None or walk.off >= MOST:
        return False
    judge, game = judge_of(table.row.game), table.history.game
    return not game.over() and judge.turn(game) == judge.turn(table.history.at(0))
