"""Pasted records: replayed in a process of their own with a time limit, then kept as a table to look at."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Final

from underkeep.core.formats.codec import canonical
from underkeep.core.formats.content import ContentPack
from underkeep.core.formats.records import Record, read_record, replay
from underkeep.core.kernel.errors import BadInput, UnderkeepError
from underkeep.core.kernel.luck import seed_from_text
from underkeep.core.kernel.spec import GameSpec
from underkeep.library import Loaded, load_game, pack_from, pack_text, take_pack
from underkeep.server.people.seats import Seat
from underkeep.server.store.interface import JournalEntry, Snapshot, TableRow
from underkeep.server.tables.table import new_id, now, snapshot_of

MAX_SECONDS: Final = 30.0
MAX_WAITING: Final = 4
ORIGIN: Final = "record"


@dataclass(frozen=True)
class RecordProblem:
    """What is wrong with a record, as a process can send it."""

    problem: str
    where: str
    remedy: str


@dataclass(frozen=True)
class Kept:
    """A checked record as the store keeps it."""

    row: TableRow
    seats: tuple[Seat, ...]
    snapshot: Snapshot
    journal: tuple[JournalEntry, ...]


# ---------------------------------------------------------------- in the other process
def work(line: Connection, text: str, pack: str) -> None:
    """Check a record; what is found goes through the line. `pack`: content other than the game's own, as text."""
    try:
        read = read_record(text)
        line.send(keep(read, take_pack(pack_from(pack)) if pack else load_game(read.game)))
    except UnderkeepError as error:
        line.send(RecordProblem(error.problem, error.where, error.remedy))
    line.close()
    os._exit(0)


def keep(read: Record, loaded: Loaded) -> Kept:
    """The record as a table that is over: nobody sits there, everybody may look."""
    spec = loaded.spec
    history = replay(spec, loaded.content, loaded.pack.digest, read)
    names = spec.role_names(history.game)
    row = row_of(read, spec, canonical(spec.save(history.at(0))))
    seats = tuple(Seat(number, "bot", (role,), "", None, None) for number, role in enumerate(names))
    journal = [
        JournalEntry(
            row.id, line.number, "act", names.index(line.role), line.role, line.move, "", line.results, row.created
        )
        for line in read.moves
    ]
    if not history.game.over() or not journal:
        journal.append(JournalEntry(row.id, len(journal) + 1, "end", -1, "", "closed", "", "", row.created))
    return Kept(row, seats, snapshot_of(spec, history.game, len(journal)), tuple(journal))


def row_of(read: Record, spec: GameSpec, first: bytes) -> TableRow:
    options = spec.options.resolve(read.options).tree()
    start = None if read.start is None else first
    seed = seed_from_text(read.seed)
    head = (new_id(), read.game, read.rules, read.content, options, seed, True, now())
    return TableRow(*head, start=start, origin=ORIGIN)


# ---------------------------------------------------------------- in the server
class RecordDesk:
    """One record at a time, a few may wait."""

    def __init__(self, seconds: float = MAX_SECONDS) -> None:
        self.seconds = seconds
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def check(self, text: str, pack: ContentPack | None = None) -> Kept:
        """A record that is in order, or an error that says where it is not."""
        if self.waiting >= MAX_WAITING:
            raise BadInput("other records are being checked", "text", "Try again in a minute.")
        self.waiting += 1
        try:
            async with self.turn:
                found = await asyncio.to_thread(self.ask, text, "" if pack is None else pack_text(pack))
        finally:
            self.waiting -= 1
        if isinstance(found, RecordProblem):
            raise BadInput(found.problem, found.where, found.remedy)
        return found

    def ask(self, text: str, pack: str = "") -> Kept | RecordProblem:
        """Start a process, wait for its word, end it in any case."""
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe(duplex=False)
        process = spawn.Process(target=work, args=(theirs, text, pack), daemon=True)
        process.start()
        theirs.close()
        try:
            found = ours.recv() if ours.poll(self.seconds) else None
        except EOFError:
            found = None
        process.kill()
        process.join()
        ours.close()
        if isinstance(found, Kept | RecordProblem):
            return found
        return RecordProblem(
            f"takes longer than {self.seconds:g} seconds, or breaks", "text", "Cut it into single games."
        )
