"""Sight: the state of a table as a pair of eyes may know it. Made once for all who share the same eyes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from underkeep.core.events import mask_of
from underkeep.core.history import FREE
from underkeep.core.luck import commitment
from underkeep.server import protocol as wire
from underkeep.server import telling
from underkeep.server.seats import Seat
from underkeep.server.tables import Happened, Table

MOST_FREE_UNDO = 64  # enough for the longest chain of decisions


@dataclass(frozen=True)
class Sight:
    """What does not depend on who asks: view in JSON, prompts, free undo."""

    view: Any
    prompts: list[wire.Prompt]
    undo: list[wire.UndoInfo]


def sight(table: Table, eyes: frozenset[int]) -> Sight:
    """What these eyes see now; the caller holds the table's lock."""
    found: Sight | None = table.sights.get(eyes)
    if found is None:
        found = table.sights[eyes] = look(table, eyes)
    return found


def look(table: Table, eyes: frozenset[int]) -> Sight:
    spec, game = table.spec, table.history.game
    asked = [spec.prompt(game, role) for role in sorted(eyes)]
    prompts = [telling.prompt(prompt) for prompt in asked if prompt is not None]
    undo = [wire.UndoInfo(table.names[role], free_undo(table, role)) for role in sorted(eyes)]
    return Sight(telling.view(spec.view(game, eyes)), prompts, undo)


def free_undo(table: Table, role: int) -> int:
    """How many moves the role may take back without asking; none once the seed has been told."""
    if table.history.game.over():
        return 0
    back = 0
    while back < MOST_FREE_UNDO and table.history.verdict(role, back + 1).kind == FREE:
        back += 1
    return back


def log_lines(table: Table, eyes: frozenset[int], entries: Sequence[Happened]) -> list[wire.LogLine]:
    """The part of the log that these eyes may read."""
    mask = mask_of(eyes)
    lines = [log_line(table, mask, entry) for entry in entries]
    return [line for line in lines if line is not None]


def log_line(table: Table, mask: int, entry: Happened) -> wire.LogLine | None:
    if entry.event is None:
        assert entry.note is not None
        return wire.LogLine(entry.move, entry.note, {"kind": "Note"})
    seen = entry.event.seen_by(mask)
    return None if seen is None else telling.event_line(table.row.game, entry.move, seen)


def state(  # one argument for each thing that is not of the table itself
    table: Table,
    seat: Seat | None,
    seats: Sequence[Seat],
    eyes: frozenset[int],
    log: list[wire.LogLine],
    log_from: int,
    cause: str,
    key: str,
) -> wire.State:
    """The whole message; the caller holds the table's lock, or nothing has been awaited since a change."""
    spec, game = table.spec, table.history.game
    seen = sight(table, eyes)
    ended = spec.result(game) if game.over() else None
    return wire.State(
        cause=cause,  # type: ignore[arg-type]  # one of the causes, given by our own callers
        key=key,
        seq=table.seq,
        table=table.row.id,
        game=table.row.game,
        seat=None if seat is None else seat.number,
        seats=[own.number for own in seats],
        eyes=[table.names[role] for role in sorted(eyes)],
        view=seen.view,
        prompts=seen.prompts,
        asked=[table.names[role] for role in spec.asked(game)],
        log=log,
        log_from=log_from,
        players=table.players(),
        undo=seen.undo,
        result=telling.result(ended),
        commitment=commitment(table.row.seed),
        seed=table.row.seed.hex() if game.over() else None,
    )


def facts(table: Table) -> wire.TableFacts:
    """What everybody may know of a table."""
    game = table.history.game
    return wire.TableFacts(
        table=table.row.id,
        game=table.row.game,
        rules_version=table.row.rules_version,
        content=table.row.content,
        options=table.row.options,
        roles=list(table.names),
        players=table.players(),
        moves=len(table.history.moves),
        created=table.row.created,
        commitment=commitment(table.row.seed),
        own_seed=table.row.own_seed,
        result=telling.result(table.spec.result(game) if game.over() else None),
    )
