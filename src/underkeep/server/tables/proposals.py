"""Petitions and other affairs of a table: answers, draws, giving up, what the host may do, coming back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from underkeep.bots.api import usual_level
from underkeep.server import wire
from underkeep.server.people.seats import NOBODY, Seat
from underkeep.server.store.base import Entry, Kind, Store
from underkeep.server.tables.status import Petition, away_text, petition_text
from underkeep.server.tables.submit import Outcome, Outdated, enter, known_key, no, wrong_seat
from underkeep.server.tables.table import Table, entry_of
from underkeep.server.tables.undo import refuse_petition, take_back

Deed = Callable[[Seat], Awaitable[Outcome]]


async def seated(table: Table, seat: Seat | None, key: str, wish: str, deed: Deed) -> Outcome:
    """For those who sit here: once for each key, with the lock held."""
    async with table.lock:
        if seat is None:
            return no(key, "spectator", "server-no-spectator")
        return known_key(table, seat, key, wish) or await deed(seat)


def entry_for(table: Table, seat: Seat, kind: Kind, move: str, key: str, wish: str) -> Entry:
    return replace(entry_of(table, seat.number, kind, seat.roles[0], move, key), wish=wish)


# ---------------------------------------------------------------- answers
async def reply(table: Table, store: Store, seat: Seat | None, answer: wire.Reply) -> Outcome:
    """Agree or not; the last one who agrees lets it happen."""
    wish = f"reply {answer.seq} {answer.agree}"

    async def deed(seat: Seat) -> Outcome:
        petition = table.affairs.petition
        if petition is None or petition.seq != answer.seq:
            return Outdated(wire.Label("server-stale", {}))
        own = seat.number == petition.seat
        if seat.number not in petition.waiting and (answer.agree or not own):
            return no(answer.key, "table", "server-no-petition-asked")
        if not answer.agree:
            return await enter(table, store, entry_for(table, seat, "no", str(answer.seq), answer.key, wish))
        if len(petition.waiting) > 1:
            return await enter(table, store, entry_for(table, seat, "yes", str(answer.seq), answer.key, wish))
        return await grant(table, store, seat, petition, answer.key, wish)

    return await seated(table, seat, answer.key, wish, deed)


async def grant(table: Table, store: Store, seat: Seat, petition: Petition, key: str, wish: str) -> Outcome:
    """Everybody has agreed."""
    if petition.kind == "undo":
        return await take_back(table, store, seat, key, petition.role, petition.count, wish)
    entry = replace(entry_of(table, seat.number, "end", petition.role, petition.kind, key), wish=wish)
    return await enter(table, store, entry)


# ---------------------------------------------------------------- ending it
async def propose(table: Table, store: Store, seat: Seat | None, wished: wire.Propose) -> Outcome:
    """A draw, or giving up together; with nobody to ask, giving up happens at once."""
    wish = f"propose {wished.kind}"

    async def deed(seat: Seat) -> Outcome:
        others = [other.number for other in table.people() if other.number != seat.number]
        refused = refuse_proposal(table, seat, wished, others) or refuse_petition(table, seat, wished.key)
        if refused is not None:
            return refused
        kind: Kind = "ask" if others else "end"
        move = petition_text(wished.kind, 0, others) if others else wished.kind
        entry = entry_of(table, seat.number, kind, wished.role, move, wished.key)
        return await enter(table, store, replace(entry, wish=wish))

    return await seated(table, seat, wished.key, wish, deed)


def refuse_proposal(table: Table, seat: Seat, wished: wire.Propose, others: list[int]) -> wire.Refused | None:
    if not table.is_open():
        return no(wished.key, "table", "server-no-over" if table.over() else "server-no-start")
    if wished.kind == "concede" and not table.spec.cooperative:
        return no(wished.key, "table", "server-no-concede")
    if wished.kind == "draw" and not table.spec.draws:
        return no(wished.key, "table", "server-no-draw")
    if wished.kind == "draw" and not others:
        return no(wished.key, "table", "server-no-draw-bot")
    return wrong_seat(table, seat, wished.role, wished.key)


async def resign(table: Table, store: Store, seat: Seat | None, wished: wire.Resign) -> Outcome:
    """Between two sides it is lost; among several a bot plays on."""

    async def deed(seat: Seat) -> Outcome:
        refused = wrong_seat(table, seat, wished.role, wished.key) or refuse_resigning(table, wished.key)
        if refused is not None:
            return refused
        others = {table.seat_of(role).number for role in table.names} - {seat.number}
        if len(others) <= 1:
            entry = entry_of(table, seat.number, "end", wished.role, "resign", wished.key)
        else:
            level = usual_level(table.row.game)
            gone = away_text(seat.number, level, "resign")
            entry = entry_of(table, seat.number, "away", wished.role, gone, wished.key)
        return await enter(table, store, replace(entry, wish="resign"))

    return await seated(table, seat, wished.key, "resign", deed)


def refuse_resigning(table: Table, key: str) -> wire.Refused | None:
    if not table.is_open():
        return no(key, "table", "server-no-over" if table.over() else "server-no-start")
    return no(key, "table", "server-no-resign") if table.spec.cooperative else None


# ---------------------------------------------------------------- the host
async def by_host(table: Table, store: Store, seat: Seat | None, is_host: bool, wished: wire.Host) -> Outcome:
    """Start, close, or let a bot play for somebody."""
    wish = f"host {wished.deed} {wished.seat}"
    async with table.lock:
        if not is_host:
            return no(wished.key, "table", "server-no-host")
        chair = seat or Seat(NOBODY, "me", table.names[:1], "", None, None)
        known = known_key(table, chair, wished.key, wish)
        if known is not None:
            return known
        refused = refuse_host(table, wished)
        return refused or await enter(table, store, replace(host_entry(table, chair, wished), wish=wish))


def host_entry(table: Table, chair: Seat, wished: wire.Host) -> Entry:
    match wished.deed:
        case "start":
            return entry_of(table, chair.number, "start", "", "", wished.key)
        case "close":
            return entry_of(table, chair.number, "end", "", "closed", wished.key)
        case "replace":
            gone = away_text(wished.seat, usual_level(table.row.game), "host")
            return entry_of(table, chair.number, "away", table.seats[wished.seat].roles[0], gone, wished.key)


def refuse_host(table: Table, wished: wire.Host) -> wire.Refused | None:
    if table.over():
        return no(wished.key, "table", "server-no-over")
    if wished.deed == "start":
        return refuse_start(table, wished.key)
    return refuse_replacing(table, wished) if wished.deed == "replace" else None


def refuse_start(table: Table, key: str) -> wire.Refused | None:
    if table.affairs.started:
        return no(key, "table", "server-no-start-twice")
    if not all(seat.taken() or table.bot_level(seat) for seat in table.seats):
        return no(key, "table", "server-no-start-seats")
    return None


def refuse_replacing(table: Table, wished: wire.Host) -> wire.Refused | None:
    """Only somebody who is awaited and has been away for the stated time, or a chair that nobody took."""
    if wished.seat >= len(table.seats) or table.bot_level(table.seats[wished.seat]):
        return no(wished.key, "table", "server-no-replace-bot")
    if not table.seats[wished.seat].taken():
        return None
    if table.absent_for(wished.seat) < table.settings.absent * 1000:
        return no(wished.key, "table", "server-no-replace-here", seconds=table.settings.absent)
    return None


async def leave(table: Table, store: Store, seat: Seat | None, wished: wire.Leave) -> Outcome:
    """A bot looks after one's seat; the seat stays one's own."""

    async def deed(seat: Seat) -> Outcome:
        if not table.is_open():
            return no(wished.key, "table", "server-no-over" if table.over() else "server-no-start")
        if table.bot_level(seat):
            return no(wished.key, "table", "server-no-leave")
        gone = away_text(seat.number, usual_level(table.row.game), "own")
        return await enter(table, store, entry_for(table, seat, "away", gone, wished.key, "leave"))

    return await seated(table, seat, wished.key, "leave", deed)


async def come_back(table: Table, store: Store, seat: Seat | None, wished: wire.Return) -> Outcome:
    """One's seat from the bot: not after resigning, nor when the bank of time is used up."""

    async def deed(seat: Seat) -> Outcome:
        away = table.affairs.away.get(seat.number)
        if away is None or table.over():
            return no(wished.key, "table", "server-no-return")
        if away.why == "resign" or (away.why == "timeout" and table.settings.clock.kind == "bank"):
            return no(wished.key, "table", "server-no-return-lost")
        return await enter(table, store, entry_for(table, seat, "back", str(seat.number), wished.key, "return"))

    return await seated(table, seat, wished.key, "return", deed)
