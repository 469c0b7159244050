"""Proposals: what one seat asks of the others, their answers, and giving up."""

from __future__ import annotations

from dataclasses import replace

from underkeep.bots.api import usual_level
from underkeep.server import wire
from underkeep.server.people.seats import Seat
from underkeep.server.store.interface import Kind, Store
from underkeep.server.tables.status import Proposal, away_text, proposal_text
from underkeep.server.tables.submit import Outcome, Outdated, enter, entry_for, refuse, seated, wrong_seat
from underkeep.server.tables.table import Table, entry_of
from underkeep.server.tables.undo import refuse_asking, take_back


# ---------------------------------------------------------------- answers
async def reply(table: Table, store: Store, seat: Seat | None, answer: wire.Reply) -> Outcome:
    """Agree or not; the last one who agrees lets it happen."""
    wish = f"reply {answer.seq} {answer.agree}"

    async def change(seat: Seat) -> Outcome:
        proposal = table.status.proposal
        if proposal is None or proposal.seq != answer.seq:
            return Outdated(wire.Label("server-stale", {}))
        own = seat.number == proposal.seat
        if seat.number not in proposal.waiting and (answer.agree or not own):
            return refuse(answer.key, "table", "server-no-petition-asked")
        if not answer.agree:
            return await enter(table, store, entry_for(table, seat, "no", str(answer.seq), answer.key, wish))
        if len(proposal.waiting) > 1:
            return await enter(table, store, entry_for(table, seat, "yes", str(answer.seq), answer.key, wish))
        return await grant(table, store, seat, proposal, answer.key, wish)

    return await seated(table, seat, answer.key, wish, change)


async def grant(table: Table, store: Store, seat: Seat, proposal: Proposal, key: str, wish: str) -> Outcome:
    """Everybody has agreed; what was before a change of rules cannot be taken back."""
    if proposal.kind == "undo" and proposal.count > len(table.history.moves):
        return refuse(key, "undo", "server-no-undo-moves")
    if proposal.kind == "undo":
        return await take_back(table, store, seat, key, proposal.role, proposal.count, wish)
    entry = replace(entry_of(table, seat.number, "end", proposal.role, proposal.kind, key), wish=wish)
    return await enter(table, store, entry)


# ---------------------------------------------------------------- ending it
async def propose(table: Table, store: Store, seat: Seat | None, wished: wire.Propose) -> Outcome:
    """A draw, or giving up together; with nobody to ask, giving up happens at once."""
    wish = f"propose {wished.kind}"

    async def change(seat: Seat) -> Outcome:
        others = [other.number for other in table.people() if other.number != seat.number]
        refused = refuse_proposal(table, seat, wished, others) or refuse_asking(table, seat, wished.key)
        if refused is not None:
            return refused
        kind: Kind = "ask" if others else "end"
        move = proposal_text(wished.kind, 0, others) if others else wished.kind
        entry = entry_of(table, seat.number, kind, wished.role, move, wished.key)
        return await enter(table, store, replace(entry, wish=wish))

    return await seated(table, seat, wished.key, wish, change)


def refuse_proposal(table: Table, seat: Seat, wished: wire.Propose, others: list[int]) -> wire.Refused | None:
    if not table.is_open():
        return refuse(wished.key, "table", "server-no-over" if table.over() else "server-no-start")
    if wished.kind == "concede" and not table.spec.cooperative:
        return refuse(wished.key, "table", "server-no-concede")
    if wished.kind == "draw" and not table.spec.draws:
        return refuse(wished.key, "table", "server-no-draw")
    if wished.kind == "draw" and not others:
        return refuse(wished.key, "table", "server-no-draw-bot")
    return wrong_seat(table, seat, wished.role, wished.key)


async def resign(table: Table, store: Store, seat: Seat | None, wished: wire.Resign) -> Outcome:
    """Between two sides it is lost; among several a bot plays on."""

    async def change(seat: Seat) -> Outcome:
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

    return await seated(table, seat, wished.key, "resign", change)


def refuse_resigning(table: Table, key: str) -> wire.Refused | None:
    if not table.is_open():
        return refuse(key, "table", "server-no-over" if table.over() else "server-no-start")
    return refuse(key, "table", "server-no-resign") if table.spec.cooperative else None
