"""Taking back: free, or by consent of those who sit at the table; never what somebody else has learnt by it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from underkeep.core.formats.history import FREE, REFUSED
from underkeep.core.kernel.events import Event, mask_of
from underkeep.server import wire
from underkeep.server.people.seats import Seat
from underkeep.server.store.interface import Store
from underkeep.server.tables.replays import lines_of
from underkeep.server.tables.status import MAX_DECLINED, proposal_text
from underkeep.server.tables.submit import Outcome, Outdated, enter, known_key, refuse, wrong_seat
from underkeep.server.tables.table import BY_BOT, Table, entry_of, undo_entry, wish_text

MAX_BACK: Final = 64  # moves; enough for the longest chain of decisions


async def submit_undo(table: Table, store: Store, seat: Seat | None, undo: wire.Undo) -> Outcome:
    """Take back moves at once, or ask the others whether one may."""
    async with table.lock:
        if seat is None:
            return refuse(undo.key, "spectator", "server-no-spectator")
        refused = wrong_seat(table, seat, undo.role, undo.key)
        known = refused or known_key(table, seat, undo.key, wish_text("undo", undo.role, str(undo.back)))
        return known or await carry_back(table, store, seat, undo)


async def carry_back(table: Table, store: Store, seat: Seat, undo: wire.Undo) -> Outcome:
    if undo.seq != table.seq:
        return Outdated(wire.Label("server-stale", {}))
    refused = refuse_undo(table, seat, undo)
    if refused is not None:
        return refused
    others = [other.number for other in table.people() if other.number != seat.number]
    if others and not is_free(table, seat, undo):
        return refuse_asking(table, seat, undo.key) or await ask(table, store, seat, undo, others)
    return await take_back(table, store, seat, undo.key, undo.role, undo.back)


async def ask(table: Table, store: Store, seat: Seat, undo: wire.Undo, others: list[int]) -> Outcome:
    """The others see the request and answer it, today or next week."""
    asked = proposal_text("undo", undo.back, others)
    entry = entry_of(table, seat.number, "ask", undo.role, asked, undo.key)
    return await enter(table, store, replace(entry, wish=wish_text("undo", undo.role, str(undo.back))))


async def take_back(table: Table, store: Store, seat: Seat, key: str, role: str, back: int, wish: str = "") -> Outcome:
    entry, snapshot = undo_entry(table, seat, key, role, back)
    return await enter(table, store, replace(entry, wish=wish), snapshot)


# ---------------------------------------------------------------- may one?
def friends(seat: Seat, names: tuple[str, ...]) -> int:
    """Roles that one person plays know the same; at a shared device everybody knows their own."""
    return 0 if seat.kind == "hotseat" else mask_of(frozenset(names.index(role) for role in seat.roles))


def bots(table: Table) -> int:
    """Roles of the house's own bots: they think anew from what they see, so what they learnt is gone with its move."""
    seats = [seat for seat in table.seats if seat.kind == "bot"]
    return mask_of(frozenset(table.names.index(role) for seat in seats for role in seat.roles))


def verdict(table: Table, seat: Seat, role: str, back: int) -> str:
    """Freely, by consent, or not at all."""
    near = friends(seat, table.names)
    return table.history.verdict(table.names.index(role), back, near, bots(table)).kind


def is_free(table: Table, seat: Seat, undo: wire.Undo) -> bool:
    return verdict(table, seat, undo.role, undo.back) == FREE


def refuse_undo(table: Table, seat: Seat, undo: wire.Undo) -> wire.Refused | None:
    """Why these moves stay: it is over, there are not so many, somebody else has learnt something."""
    if table.over() and table.puzzle is None:
        return refuse(undo.key, "undo", "server-no-undo-over")
    if undo.back > len(table.history.moves):
        return refuse(undo.key, "undo", "server-no-undo-moves")
    if table.settings.rated and not is_free(table, seat, undo):
        return refuse(undo.key, "undo", "server-no-undo-rated")
    if undo.back > MAX_BACK:
        return refuse(undo.key, "undo", "server-no-undo-far", most=MAX_BACK)
    refused = refuse_absent(table, seat, undo) or refuse_without_time(table, seat, undo)
    if refused is not None:
        return refused
    if table.lesson is not None or table.puzzle is not None or verdict(table, seat, undo.role, undo.back) != REFUSED:
        return None  # in a lesson or puzzle nobody else has learnt anything: the others play by a script
    message = wire.Label("server-no-undo-learnt", {})
    return wire.Refused(undo.key, "undo", "", message, learnt(table, seat, table.names.index(undo.role), undo.back))


def refuse_absent(table: Table, seat: Seat, undo: wire.Undo) -> wire.Refused | None:
    """A move of a person stays if they cannot be asked any more: they left, ran out of time or were replaced."""
    movers = set(table.movers[-undo.back :]) - {seat.number, BY_BOT}
    if movers <= {person.number for person in table.people()}:
        return None
    return refuse(undo.key, "undo", "server-no-undo-absent")


def refuse_without_time(table: Table, seat: Seat, undo: wire.Undo) -> wire.Refused | None:
    """Time that was thought is spent, taken back or not: where too little would be left, the moves stay."""
    if table.clock.left_without(undo.back, seat.number, table.time.now()) > 0:
        return None
    return refuse(undo.key, "undo", "server-no-undo-time")


def refuse_asking(table: Table, seat: Seat, key: str) -> wire.Refused | None:
    """One question at a time, and not again and again."""
    if table.status.proposal is not None:
        return refuse(key, "table", "server-no-petition-open")
    if table.status.declined.get(seat.number, 0) >= MAX_DECLINED:
        return refuse(key, "table", "server-no-petition-again", most=MAX_DECLINED)
    return None


# ---------------------------------------------------------------- what was learnt
def learnt(table: Table, seat: Seat, role: int, back: int) -> list[wire.Learnt]:
    """What stands in the way, as far as the asker saw it happen; the rest is one word about nobody."""
    mine = 1 << role | friends(seat, table.names)
    events = [event for move in table.history.moves[-back:] for event in move.events]
    return facts(table, events, ~mine & ~bots(table), mine)


def facts(table: Table, events: Sequence[Event], learners: int, eyes: int) -> list[wire.Learnt]:
    """What some of those learnt by events, told to eyes that saw them or did not."""
    found: list[wire.Learnt] = []
    for event in events:
        fact = fact_of(table, event, learners, eyes)
        if fact is not None and fact not in found:
            found.append(fact)
    return found


def fact_of(table: Table, event: Event, learners: int, eyes: int) -> wire.Learnt | None:
    taught = int(event.teaches()) & learners
    roles = [name for number, name in enumerate(table.names) if taught >> number & 1]
    if not roles:
        return None
    if event.seen_by(eyes) is None:
        return wire.Learnt([], "server-fact-unseen")
    return wire.Learnt(roles, event.fact())


# ---------------------------------------------------------------- how far?
def reached(table: Table, eyes: frozenset[int], name: str) -> wire.Reached:
    """How far a role could go back, move by move as these eyes saw it; of another's open request, what it asks for."""
    role, proposal = table.role(name), table.status.proposal
    if role is None or (table.over() and table.puzzle is None):
        return wire.Reached(name, 0, [], [])
    near = friends(table.seat_of(name), table.names)
    free, ask = table.history.reach(role, MAX_BACK, near, bots(table))
    mine, seen = 1 << role | near, mask_of(eyes)
    if role in eyes:
        return wire.Reached(name, free, steps(table, ask, mine, eyes), barrier(table, ask, mine, seen))
    asked = proposal is not None and proposal.kind == "undo" and proposal.role == name
    count = proposal.count if proposal is not None and asked else 0
    return wire.Reached(name, 0, steps(table, count, mine, eyes), [])


def steps(table: Table, count: int, mine: int, eyes: frozenset[int]) -> list[wire.Step]:
    """The last moves, the newest first."""
    moves = len(table.history.moves)
    return [step(table, number, mine, eyes) for number in range(moves, moves - count, -1)]


def step(table: Table, number: int, mine: int, eyes: frozenset[int]) -> wire.Step:
    move = table.history.moves[number - 1]
    known = facts(table, move.events, mine, mask_of(eyes))
    return wire.Step(table.names[move.role], lines_of(table, eyes, number), known)


def barrier(table: Table, count: int, mine: int, seen: int) -> list[wire.Learnt]:
    """What others learnt by the move before those that could be taken back."""
    moves = table.history.moves
    if count >= min(MAX_BACK, len(moves)):
        return []
    return facts(table, moves[-count - 1].events, ~mine & ~bots(table), seen)
