"""Submit: the one way in which a table changes, for people and bots alike.

Seat, key, version and legality are checked afresh; the entry is durable before anybody hears of it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final

from underkeep.core.kernel.errors import BadInput
from underkeep.server import wire
from underkeep.server.people.seats import Seat
from underkeep.server.store.interface import JournalEntry, Kind, Snapshot, Store, StoreFailed
from underkeep.server.tables.lesson_tables import is_unwanted
from underkeep.server.tables.puzzle_tables import is_settled
from underkeep.server.tables.table import Table, act_entry, entry_of, wish_text
from underkeep.server.wire import to_wire


@dataclass(frozen=True)
class Accepted:
    """It is done and durable; `again` when it had been done before under the same key."""

    again: bool


@dataclass(frozen=True)
class Outdated:
    """The wish was made in a state that is gone; nothing changed."""

    message: wire.Label


Outcome = Accepted | Outdated | wire.Refused
ONCE: Final = Accepted(again=False)
AGAIN: Final = Accepted(again=True)
Change = Callable[[Seat], Awaitable[Outcome]]


def refuse(key: str, code: str, message: str, **args: wire.Arg) -> wire.Refused:
    """A refusal of the table itself; those of the game's rules carry the rule's id."""
    return wire.Refused(key, code, "", wire.Label(message, args))  # type: ignore[arg-type]  # one of the codes


# ---------------------------------------------------------------- moves
async def submit(table: Table, store: Store, seat: Seat | None, act: wire.Act) -> Outcome:
    """Carry out a move, if it is the seat's to make, answers the present question and is legal."""
    async with table.lock:
        if seat is None:
            return refuse(act.key, "spectator", "server-no-spectator")
        refused = wrong_seat(table, seat, act.role, act.key)
        known = refused or known_key(table, seat, act.key, wish_text("act", act.role, tidy(act.move)))
        return known or stood_in(table, seat, act) or settled(table, act) or await carry_out(table, store, seat, act)


async def submit_for_bot(table: Table, store: Store, seat: Seat, act: wire.Act, wish: str = "") -> Outcome:
    """The same way in for a bot, as long as it plays for that seat; `wish`: what the table is to read about it."""
    async with table.lock:
        if not table.bot_level(seat):
            return Outdated(wire.Label("server-stale", {}))
        return await carry_out(table, store, seat, act, wish)


def stood_in(table: Table, seat: Seat, act: wire.Act) -> wire.Refused | None:
    """A person whose seat a bot plays has to take it back first."""
    if seat.number in table.status.away:
        return refuse(act.key, "table", "server-no-away")
    return None


def settled(table: Table, act: wire.Act) -> wire.Refused | None:
    """At a puzzle that is off the way or over nothing is left to do but to begin anew."""
    return refuse(act.key, "puzzle", "server-no-puzzle") if is_settled(table) else None


def tidy(move: str) -> str:
    return " ".join(move.split())


def wrong_seat(table: Table, seat: Seat, role: str, key: str) -> wire.Refused | None:
    if role in seat.roles and table.role(role) is not None:
        return None
    return refuse(key, "seat", "server-no-seat", role=role)


def known_key(table: Table, seat: Seat, key: str, wished: str) -> Outcome | None:
    """What was done under this key before: the same is acknowledged again, anything else refused."""
    if not key:
        return refuse(key, "key", "server-no-key")
    done = table.keys.get((seat.number, key))
    if done is None:
        return None
    return AGAIN if done == wished else refuse(key, "key", "server-no-key-twice")


async def carry_out(table: Table, store: Store, seat: Seat, act: wire.Act, wish: str = "") -> Outcome:
    """The move itself; the caller holds the lock. `wish` is set when it is not the person's own."""
    spec, game = table.spec, table.history.game
    role = table.names.index(act.role)
    if not table.is_open():
        return refuse(act.key, "table", "server-no-over" if table.over() else "server-no-start")
    if act.version != spec.version(game, role):
        return Outdated(wire.Label("server-stale", {}))
    try:
        action = spec.parse(act.move)
    except BadInput:
        return refuse(act.key, "move", "server-no-move", move=act.move)
    refusal = spec.check(game, role, action)
    if refusal is not None:
        message, asked = to_wire.label(refusal.message), to_wire.question_asked(refusal)
        return wire.Refused(act.key, "rule", refusal.rule, message, asked=asked)
    if is_unwanted(table, act.role, action.text):
        return refuse(act.key, "lesson", "server-no-lesson", move=action.text)
    move = table.act(role, action)
    entry, snapshot = act_entry(table, seat, act.key, move)
    entry = replace(entry, wish=wish)
    try:
        await store.append(entry, snapshot, table.over())
    except StoreFailed:
        table.take_back(1)
        return refuse(act.key, "store", "server-no-store")
    table.settle(entry, move)
    return ONCE


async def enter(table: Table, store: Store, entry: JournalEntry, snapshot: Snapshot | None = None) -> Outcome:
    """Store an entry that is no move; if that succeeds, it counts."""
    try:
        await store.append(entry, snapshot, entry.kind == "end")
    except StoreFailed:
        return refuse(entry.key, "store", "server-no-store")
    if entry.kind == "undo":
        table.take_back(int(entry.move))
    elif entry.kind == "patch":
        table.patch(entry.move)
    table.settle(entry, None)
    return ONCE


# ---------------------------------------------------------------- wishes that are no moves
async def seated(table: Table, seat: Seat | None, key: str, wish: str, change: Change) -> Outcome:
    """For those who sit here: once for each key, with the lock held."""
    async with table.lock:
        if seat is None:
            return refuse(key, "spectator", "server-no-spectator")
        return known_key(table, seat, key, wish) or await change(seat)


def entry_for(table: Table, seat: Seat, kind: Kind, move: str, key: str, wish: str) -> JournalEntry:
    return replace(entry_of(table, seat.number, kind, seat.roles[0], move, key), wish=wish)
