"""A stored table comes back: by its journal, or where the rules have changed, by its snapshot."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from underkeep.core.formats.codec import canonical
from underkeep.core.formats.history import Move
from underkeep.core.kernel.errors import BadInput
from underkeep.library import Loaded
from underkeep.server import wire
from underkeep.server.errors import TableSetAside
from underkeep.server.people.seats import Seat
from underkeep.server.store.interface import JournalEntry, Snapshot, TableRow
from underkeep.server.tables.service_time import ServiceTime
from underkeep.server.tables.table import Happened, Table, first_game, wish_of

log = logging.getLogger("underkeep.tables")


@dataclass(frozen=True)
class Stored:
    """All that the store has of a table."""

    row: TableRow
    seats: Sequence[Seat]
    journal: Sequence[JournalEntry]
    snapshot: Snapshot
    time: ServiceTime


def reopen(stored: Stored, loaded: Loaded) -> Table:
    """The table as it was, by its journal; where rules or content are others now, it goes on from its snapshot."""
    pack = loaded.pack
    if stored.row.content not in (pack.digest, *pack.follows):
        problem = f"is played with content {stored.row.content}, this is {pack.digest}"
        raise TableSetAside(problem, "table", "Start the server with the pack it was made with: --content PACK.")
    try:
        return replayed(stored, loaded)
    except Exception as error:  # other rules may fail anywhere: the snapshot still says where the game stands
        log.info("table %s goes on from its snapshot: %s", stored.row.id, error)
    return from_snapshot(stored, loaded)


def replayed(stored: Stored, loaded: Loaded) -> Table:
    """Every move again: it must lead where it led; newer rules then have changed nothing of this game."""
    table = Table(stored.row, stored.seats, loaded, first_game(loaded, stored.row), stored.time)
    for entry in stored.journal:
        table.settle(entry, again(table, entry))
    tree = canonical(table.spec.save(table.history.game))
    if tree != stored.snapshot.tree:
        raise BadInput("the journal leads to another state", "table", "Continue from the snapshot.")
    if stored.row.rules_version != loaded.spec.rules_version and not table.over():
        table.log.append(Happened(table.seq, None, wire.Label("server-log-rules-newer", {})))
    return table


def again(table: Table, entry: JournalEntry) -> Move | None:
    """Do what an entry of the journal says."""
    if entry.kind == "undo":
        table.take_back(int(entry.move))
    if entry.kind == "patch":
        table.patch(entry.move)
    if entry.kind != "act":
        return None
    return table.act(table.names.index(entry.role), table.spec.parse(entry.move))


def from_snapshot(stored: Stored, loaded: Loaded) -> Table:
    """The game goes on under the present rules from where it stood; what was before cannot be taken back."""
    tree: dict[str, Any] = json.loads(stored.snapshot.tree)
    if stored.snapshot.rules != loaded.spec.rules_version:
        tree = loaded.spec.upgraded(tree, stored.snapshot.rules)
    game = loaded.spec.load(tree, loaded.content)
    table = Table(replace(stored.row, clock=stored.time.now()), stored.seats, loaded, game, stored.time)
    table.unbroken = False
    table.lesson = table.puzzle = None  # a script cannot follow what is not known
    for entry in stored.journal:
        table.seq = entry.n
        table.keys[entry.seat, entry.key] = wish_of(entry)
        table.status.apply(entry)
    table.clock.asks(stored.time.now(), table.asked_seats())
    changed = "server-log-older-rules" if table.over() else "server-log-rules-changed"
    table.log.append(Happened(table.seq, None, wire.Label(changed, {})))
    return table
