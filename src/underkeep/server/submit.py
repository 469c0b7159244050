"""Submit: the one way in which a table changes, for people and bots alike.

Seat, key, version and legality are checked afresh; the entry is durable before anybody hears of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from underkeep.core.errors import BadInput
from underkeep.core.history import CONSENT, FREE
from underkeep.server import protocol as wire
from underkeep.server import telling
from underkeep.server.seats import Seat
from underkeep.server.store.base import Store, StoreFailed
from underkeep.server.tables import Table, act_entry, deed, undo_entry


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


def no(key: str, code: str, message: str, **args: wire.Arg) -> wire.Refused:
    """A refusal of the table itself; those of the game's rules carry the rule's id."""
    return wire.Refused(key, code, "", wire.Label(message, args))  # type: ignore[arg-type]  # one of the codes


# ---------------------------------------------------------------- moves
async def submit(table: Table, store: Store, seat: Seat | None, act: wire.Act) -> Outcome:
    """Carry out a move, if it is the seat's to make, answers the present question and is legal."""
    async with table.lock:
        if seat is None:
            return no(act.key, "spectator", "server-no-spectator")
        refused = wrong_seat(table, seat, act.role, act.key)
        known = refused or known_key(table, seat, act.key, deed("act", act.role, tidy(act.move)))
        return known or await carry_out(table, store, seat, act)


def tidy(move: str) -> str:
    return " ".join(move.split())


def wrong_seat(table: Table, seat: Seat, role: str, key: str) -> wire.Refused | None:
    if role in seat.roles and table.role(role) is not None:
        return None
    return no(key, "seat", "server-no-seat", role=role)


def known_key(table: Table, seat: Seat, key: str, wished: str) -> Outcome | None:
    """What was done under this key before: the same is acknowledged again, anything else refused."""
    if not key:
        return no(key, "key", "server-no-key")
    done = table.keys.get((seat.number, key))
    if done is None:
        return None
    return AGAIN if done == wished else no(key, "key", "server-no-key-twice")


async def carry_out(table: Table, store: Store, seat: Seat, act: wire.Act) -> Outcome:
    spec, game = table.spec, table.history.game
    role = table.names.index(act.role)
    if act.version != spec.version(game, role):
        return Outdated(wire.Label("server-stale", {}))
    try:
        action = spec.parse(act.move)
    except BadInput:
        return no(act.key, "move", "server-no-move", move=act.move)
    refusal = spec.check(game, role, action)
    if refusal is not None:
        return wire.Refused(act.key, "rule", refusal.rule, telling.label(refusal.message))
    move = table.act(role, action)
    entry, snapshot = act_entry(table, seat, act.key, move)
    try:
        await store.append(entry, snapshot)
    except StoreFailed:
        table.take_back(1)
        return no(act.key, "store", "server-no-store")
    table.settle(entry, move)
    return ONCE


# ---------------------------------------------------------------- taking back
async def submit_undo(table: Table, store: Store, seat: Seat | None, undo: wire.Undo) -> Outcome:
    """Take back moves that are the seat's own and taught nobody anything."""
    async with table.lock:
        if seat is None:
            return no(undo.key, "spectator", "server-no-spectator")
        refused = wrong_seat(table, seat, undo.role, undo.key)
        known = refused or known_key(table, seat, undo.key, deed("undo", undo.role, str(undo.back)))
        return known or await carry_back(table, store, seat, undo)


async def carry_back(table: Table, store: Store, seat: Seat, undo: wire.Undo) -> Outcome:
    if undo.seq != table.seq:
        return Outdated(wire.Label("server-stale", {}))
    refused = refuse_undo(table, undo)
    if refused is not None:
        return refused
    entry, snapshot = undo_entry(table, seat, undo.key, undo.role, undo.back)
    try:
        await store.append(entry, snapshot)
    except StoreFailed:
        return no(undo.key, "store", "server-no-store")
    table.take_back(undo.back)
    table.settle(entry, None)
    return ONCE


def refuse_undo(table: Table, undo: wire.Undo) -> wire.Refused | None:
    """Why these moves stay: the game is over, there are not so many, others moved or learnt something."""
    if table.history.game.over():
        return no(undo.key, "undo", "server-no-undo-over")
    if undo.back > len(table.history.moves):
        return no(undo.key, "undo", "server-no-undo-moves")
    verdict = table.history.verdict(table.names.index(undo.role), undo.back)
    if verdict.kind == FREE:
        return None
    if verdict.kind == CONSENT and not verdict.learners:
        return no(undo.key, "undo", "server-no-undo-others")
    return no(undo.key, "undo", "server-no-undo-learnt")
