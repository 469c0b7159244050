"""The lobby: public tables to join or watch, one's own with whose turn it is, and another game with seats rotated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Literal

from underkeep.server import wire
from underkeep.server.errors import Denied
from underkeep.server.people.seats import SPECTATOR, Seat
from underkeep.server.tables.table import Table
from underkeep.server.wire import seat_state

if TYPE_CHECKING:
    from underkeep.server.cluster.siblings import Siblings
    from underkeep.server.tables.open_tables import OpenTables

MAX_LISTED: Final = 30  # tables in a list
MAX_RUNNING: Final = 60  # games of one person that are told at once


class TableLists:
    """The lists that somebody sees there."""

    def __init__(self, tables: OpenTables, siblings: Siblings | None) -> None:
        self.tables = tables
        self.store = tables.store
        self.people = tables.people
        self.siblings = siblings

    async def lobby(self, session: str | None, only_here: bool = False) -> wire.Lobby:
        """One's own tables, those first that wait, and the public ones; a sibling asks for those here only."""
        owner = None if session is None else await self.people.owner(session)
        own = [] if owner is None else await self.store.tables_of(owner, MAX_LISTED)
        public = await self.store.public_tables(MAX_LISTED)
        wanted = [id_ for id_ in {*own, *public} if id_ in self.tables.opening or not only_here]
        cards = {table.row.id: card(table, owner) for table in await self.tables.opened(wanted)}
        if self.siblings is not None and not only_here:
            cards |= await self.siblings.cards([id_ for id_ in wanted if id_ not in cards], session)
        mine, others = ([cards[id_] for id_ in ids if id_ in cards] for ids in (own, public))
        aside = [await self.aside(id_) for id_ in own if id_ in self.tables.set_aside]
        return wire.Lobby(sorted(mine, key=lambda card: (not card.waiting, card.over)), others, aside)

    async def running(self, session: str) -> list[wire.TableCard]:
        """One's own tables that are not over, those that wait longest for one first."""
        own = await self.store.tables_under_way(await self.people.owner(session), MAX_RUNNING)
        cards = await self.cards(own, session)
        return sorted(cards, key=lambda card: (not card.waiting, card.since))

    async def invited(self, session: str) -> list[wire.TableCard]:
        """Tables that keep a seat for one."""
        return await self.cards(await self.store.invited(await self.people.owner(session), MAX_LISTED), session)

    async def cards(self, ids: Sequence[str], session: str) -> list[wire.TableCard]:
        """Tables here, and those of the siblings as they tell them."""
        owner = await self.people.owner(session)
        found = {table.row.id: card(table, owner) for table in await self.tables.opened(ids)}
        if self.siblings is not None:
            found |= await self.siblings.cards([id_ for id_ in ids if id_ not in found], session)
        return [found[id_] for id_ in ids if id_ in found]

    async def aside(self, id_: str) -> wire.SetAsideCard:
        """One that cannot be opened, for those who sit there."""
        row = await self.store.table(id_)
        return wire.SetAsideCard(id_, "" if row is None else row.game, self.tables.set_aside[id_])


def card(table: Table, owner: bytes | None) -> wire.TableCard:
    """A table as the lobby shows it to somebody."""
    mine = {seat.number for seat in table.seats_of(owner)}
    return wire.TableCard(
        table=table.row.id,
        game=table.row.game,
        pack=seat_state.pack_name(table),
        title=table.settings.title,
        public=table.settings.public,
        started=table.status.started,
        over=table.over(),
        moves=len(table.history.moves),
        created=table.row.created,
        players=table.players(),
        asked=list(table.asked()),
        mine=sorted(mine),
        waiting=is_waiting(table, mine),
        host=owner is not None and owner == table.row.host,
        free=[seat.number for seat in table.seats if is_free(table, seat)],
        options=table.row.options,
        host_name=table.name_of(table.row.host),
        rated=table.settings.rated,
        luck=table.luck().kind,  # type: ignore[arg-type]  # one of the kinds of core/formats/fair_luck.py
        clock=table.settings.clock,
        clocks=table.clock.told(table.time.now()),
        race=seat_state.seen_by(table, SPECTATOR).race,
        last=seat_state.newest_deed(table, eyes_of(table, owner)),
        since=table.status.at or table.row.created,
    )


def is_free(table: Table, seat: Seat) -> bool:
    return not seat.taken() and seat.held is None and not table.bot_level(seat)


def eyes_of(table: Table, owner: bytes | None) -> frozenset[int]:
    """What somebody sees in a list: with one's own eyes, but at a device that goes round with nobody's."""
    mine = [seat for seat in table.seats_of(owner) if seat.kind != "hotseat"]
    return mine[0].eyes((), table.names) if mine else SPECTATOR


def is_waiting(table: Table, mine: set[int]) -> bool:
    """Does the table wait for one of these seats: for a move, or for an answer?"""
    proposal = table.status.proposal
    return bool(mine & table.asked_seats()) or (proposal is not None and bool(mine & set(proposal.waiting)))


def kept(table: Table) -> list[Seat]:
    """The same people with their own roles."""
    if not table.over():
        raise Denied("server-no-rematch")
    return [replace(seat, token=None) for seat in table.seats]


def rotated(table: Table) -> list[Seat]:
    """The same people, each with the roles of the next."""
    seats = kept(table)
    roles = [seat.roles for seat in seats]
    turned = [*roles[1:], *roles[:1]]
    return [replace(seat, roles=own) for seat, own in zip(seats, turned, strict=True)]


def held_for(seats: list[Seat], owner: bytes) -> list[Seat]:
    """Whoever asks sits there; the others' seats are kept until they come."""
    return [
        seat if seat.session in (None, owner) else replace(seat, kind="link", session=None, held=seat.session)
        for seat in seats
    ]


def start_of(table: Table, seats: Sequence[Seat]) -> Literal["", "now", "host", "all"]:
    """Another game waits for all who are to play it."""
    return "all" if any(seat.held is not None for seat in seats) else table.settings.start


def sequel(table: Table) -> dict[str, Any]:
    """The options of the game that goes on from how this one ended."""
    found = table.sequel()
    if found is None:
        raise Denied("server-no-sequel")
    return found
