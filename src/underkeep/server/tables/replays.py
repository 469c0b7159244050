"""Replays: a game move by move as each pair of eyes saw it, what may be exported of it, and games forked from it.

Before the end a seat looks through its own eyes only; after the end everything is open.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace

from underkeep.bots.api import usual_level
from underkeep.core.formats.records import write_record
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.events import event_text, mask_of
from underkeep.server import wire
from underkeep.server.errors import Denied
from underkeep.server.people.seats import Seat, check_seats
from underkeep.server.store.interface import JournalEntry, Snapshot, TableRow
from underkeep.server.tables.table import Table, new_id, now, snapshot_of
from underkeep.server.wire import to_wire

LOG_HEADER = "underkeep-log 1"


# ---------------------------------------------------------------- whose eyes
def allowed(table: Table, seat: Seat | None) -> list[str]:
    """Roles through whose eyes one may look."""
    if table.over():
        return list(table.names)
    return [] if seat is None else list(seat.roles)


def eyes_of(table: Table, seat: Seat | None, wished: str | None) -> frozenset[int]:
    """Eyes by name: roles with commas between, `open` for all, nothing for one's own."""
    if wished is None:
        return frozenset() if seat is None else seat.eyes((), table.names)
    names = list(table.names) if wished == "open" else [name for name in wished.split(",") if name]
    if not set(names) <= set(allowed(table, seat)) or (len(names) > 1 and is_shared(table, seat)):
        raise Denied("server-no-eyes")
    return frozenset(table.names.index(name) for name in names)


def is_shared(table: Table, seat: Seat | None) -> bool:
    """At one device people look one at a time until the end."""
    return not table.over() and seat is not None and seat.kind == "hotseat"


# ---------------------------------------------------------------- move by move
def replay(table: Table, seat: Seat | None, wished: str | None) -> wire.Replay:
    eyes = eyes_of(table, seat, wished)
    moves = len(table.history.moves)
    lines = [line for n in range(moves + 1) for line in lines_of(table, eyes, n)]
    names = [table.names[role] for role in sorted(eyes)]
    head = (table.row.id, table.row.game, table.pack.digest)
    return wire.Replay(*head, moves, names, allowed(table, seat), table.over(), lines)


def lines_of(table: Table, eyes: frozenset[int], move: int) -> list[wire.LogLine]:
    """What those eyes saw happen in a move; 0 is the beginning."""
    mask = mask_of(eyes)
    events = table.history.moves[move - 1].events if move else table.history.opening
    seen = [event.seen_by(mask) for event in events]
    return [to_wire.event_line(table.spec, move, event) for event in seen if event is not None]


def frame(table: Table, seat: Seat | None, move: int, wished: str | None) -> wire.ReplayFrame:
    """What those eyes saw after that many moves."""
    eyes = eyes_of(table, seat, wished)
    check_move(table, move)
    game = table.history.at(move)
    asked = [table.names[role] for role in table.spec.asked(game)]
    names = [table.names[role] for role in sorted(eyes)]
    seen = table.spec.view(game, eyes)
    view, race = to_wire.view(table.row.game, table.spec, seen), to_wire.race(table.spec, seen)
    return wire.ReplayFrame(move, names, view, asked, lines_of(table, eyes, move), race)


def frame_of_entry(table: Table, seat: Seat | None, entry: int, wished: str | None) -> wire.ReplayFrame:
    """What those eyes saw after that entry of the journal, by which the lines of a table's log are counted."""
    return frame(table, seat, bisect_right(table.entries, entry), wished)


def check_move(table: Table, move: int) -> None:
    moves = len(table.history.moves)
    if not 0 <= move <= moves:
        raise BadInput(f"there is no move {move}", "move", f"Give a number from 0 to {moves}.")


# ---------------------------------------------------------------- files
def export(table: Table, seat: Seat | None) -> str:
    """The full record once the game is over; before, what one's own eyes have read."""
    if table.over():
        return record(table)
    eyes = frozenset() if seat is None else seat.eyes((), table.names)
    return own_log(table, eyes)


def record(table: Table, tell_seed: bool = True) -> str:
    """The record with its seed, of a game whose every move is known."""
    if not table.is_whole():
        raise Denied("server-no-record")
    return write_record(table.history, table.row.content, table.luck(), tell_seed)


def own_log(table: Table, eyes: frozenset[int]) -> str:
    row, mask = table.row, mask_of(eyes)
    names = " ".join(table.names[role] for role in sorted(eyes)) or "spectator"
    head = [LOG_HEADER, f"game {row.game}", f"rules {row.rules_version}", f"content {row.content}", f"eyes {names}"]
    luck = table.luck()
    lines = [f"luck {luck.kind}", f"commitment {luck.commitment()}"]
    for n, move in enumerate(table.history.moves, 1):
        seen = [event.seen_by(mask) for event in move.events]
        lines += [f"{n} {event_text(event)}" for event in seen if event is not None]
    return "\n".join([*head, *lines]) + "\n"


# ---------------------------------------------------------------- forks
@dataclass(frozen=True)
class Forked:
    """A new table that has the first moves of another: with the luck that the game would have had."""

    row: TableRow
    wishes: Sequence[wire.SeatWish]
    journal: tuple[JournalEntry, ...]
    snapshot: Snapshot


def fork(table: Table, wish: wire.Fork, host: bytes, clock: int, levels: tuple[str, ...]) -> Forked:
    """Only after the end, when the luck to come is no secret."""
    if not table.over() or not table.is_whole():
        raise Denied("server-no-fork")
    check_move(table, wish.move)
    game = table.history.at(wish.move)
    if game.over():
        raise BadInput("the game is over there", "move", "Give an earlier move.")
    own = {
        "seed": table.luck().seed(),
        "own_seed": True,
        "settings": {},
        "host": host,
        "origin": f"{table.row.id}/{wish.move}",
    }
    row = replace(table.row, id=new_id(), created=now(), clock=clock, **own)  # type: ignore[arg-type]
    wishes = fork_seats(table, wish, levels)
    journal = tuple(copied(table, row, wishes, n) for n in range(1, wish.move + 1))
    return Forked(row, wishes, journal, snapshot_of(table.spec, game, wish.move))


def fork_seats(table: Table, fork: wire.Fork, levels: tuple[str, ...]) -> Sequence[wire.SeatWish]:
    """One's own roles, and a bot for each of the others."""
    level = fork.level or usual_level(table.row.game)
    others = [role for role in table.names if role not in fork.roles]
    wishes = [wire.SeatWish("me", fork.roles), *(wire.SeatWish("bot", [role], level) for role in others)]
    check_seats(wishes, table.names, levels)
    return wishes


def copied(table: Table, row: TableRow, wishes: Sequence[wire.SeatWish], n: int) -> JournalEntry:
    """A move of the first game as an entry of the new table's journal."""
    move = table.history.moves[n - 1]
    role = table.names[move.role]
    seat = next(number for number, wish in enumerate(wishes) if role in wish.roles)
    return JournalEntry(row.id, n, "act", seat, role, move.action.text, "", "", row.created, row.clock)
