"""Analysis: how a finished game went, move by move, and where it turned. Made piece by piece in the bot workers;
whoever asks gets what there is so far.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from itertools import pairwise
from typing import Final

from underkeep.bots.advice import judged
from underkeep.core.formats.codec import canonical
from underkeep.registry import JUDGES
from underkeep.server import wire
from underkeep.server.errors import Denied
from underkeep.server.tables.table import Table
from underkeep.server.thinking.hints import Advisers
from underkeep.server.wire import to_wire

MAX_KEPT: Final = 64
MAX_TRIES: Final = 2
TURNING_POINTS: Final = 3
APART: Final = 4  # moves between two of them: what belongs to one action counts once
MIN_SWING: Final = 0.02


class GameAnalysis:
    """One game: how each role stood after every move so far judged."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.together = table.spec.cooperative  # all win or lose: one line for all
        self.measure = "chance" if table.row.game in JUDGES else "goal"
        self.curve: list[list[float]] = []
        self.done = False

    async def make(self, advisers: Advisers) -> None:
        """Piece by piece from the snapshots of the history."""
        history = self.table.history
        starts = [*history.snapshots, (len(history.moves), None)]
        for (first, tree), (last, _) in pairwise(starts):
            moves = [(move.role, move.action.text) for move in history.moves[first:last]]
            found = await self.piece(advisers, canonical(tree), moves)
            if found is None:
                break  # what is known so far has to do
            self.add(found)
        self.done = True

    async def piece(
        self, advisers: Advisers, tree: bytes, moves: list[tuple[int, str]]
    ) -> list[list[float] | None] | None:
        """Some moves judged; tried once more if a worker died over them."""
        about = self.table.row.game, self.table.pack.digest
        for _ in range(MAX_TRIES):
            with contextlib.suppress(Denied):
                return await advisers.ask(judged, *about, tree, moves, pack=self.table.pack_sent)
        return None

    def add(self, found: list[list[float] | None]) -> None:
        """What did not change is as before; before the first choice it is as after it."""
        known = next((values for values in found if values is not None), [])
        for values in found:
            known = values if values is not None else (self.curve[-1] if self.curve else known)
            self.curve.append(known[:1] if self.together else known)

    def told(self) -> wire.Study:
        percent = [[round(100 * value) for value in values] for values in self.curve]
        roles = [] if self.together else list(self.table.names)
        turning = [self.turning(number) for number in turns(self.curve)] if self.done else []
        moves = len(self.table.history.moves)
        return wire.Study(self.done, moves, self.measure, roles, percent, turning)  # type: ignore[arg-type]

    def turning(self, number: int) -> wire.Turning:
        """A move after which things stood otherwise than before it."""
        table, move = self.table, self.table.history.moves[number - 1]
        prompt = table.spec.prompt(table.history.at(number - 1), move.role)
        assert prompt is not None
        option = next(option for option in prompt.options if option.move == move.action.text)
        before, after = self.curve[number - 2], self.curve[number - 1]
        swings = [round(100 * (new - old)) for old, new in zip(before, after, strict=True)]
        return wire.Turning(number, table.names[move.role], to_wire.label(option.label), swings)


def turns(curve: list[list[float]]) -> list[int]:
    """The moves with the largest swings, in the order of the game."""
    sizes = [
        (max((abs(new - old) for old, new in zip(*pair, strict=True)), default=0.0), number)
        for number, pair in enumerate(pairwise(curve), 2)
    ]
    chosen: list[int] = []
    for size, number in sorted(sizes, key=lambda found: (-found[0], found[1])):
        if size < MIN_SWING or len(chosen) == TURNING_POINTS:
            break
        if all(abs(number - other) >= APART for other in chosen):
            chosen.append(number)
    return sorted(chosen)


class Analyses:
    """Those made lately."""

    def __init__(self, advisers: Advisers) -> None:
        self.advisers = advisers
        self.kept: OrderedDict[str, tuple[GameAnalysis, asyncio.Task[None]]] = OrderedDict()

    def look(self, table: Table) -> wire.Study:
        """What is known so far; the first look begins the study."""
        if not table.over():
            raise Denied("server-no-study")
        id_ = table.row.id
        if id_ not in self.kept:
            study = GameAnalysis(table)
            self.kept[id_] = study, asyncio.create_task(study.make(self.advisers))
        self.kept.move_to_end(id_)
        while len(self.kept) > MAX_KEPT:
            self.kept.popitem(last=False)[1][1].cancel()
        return self.kept[id_][0].told()
