"""REST: names, the lobby, joining and playing once more."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from underkeep.server import wire
from underkeep.server.http.headers import address_of
from underkeep.server.http.routes import BAD, DENIED, Asked, base_of, seated, seen, session_of
from underkeep.server.people.accounts import NOBODY_HERE, People
from underkeep.server.people.lobby import TableLists
from underkeep.server.people.notify import Caller
from underkeep.server.people.seating import Seating
from underkeep.server.people.seats import new_secret
from underkeep.server.tables.making import TableMaker


@get("/api/me", tags=["people"])
async def me(request: Asked, state: State) -> wire.Me:
    """Who speaks through this browser."""
    people: People = state.people
    return await people.me(session_of(request))


@post("/api/me", tags=["people"], status_code=200, responses=DENIED)
async def take_name(data: JSONBody[wire.TakeName], request: Asked, state: State) -> Response[wire.Me]:
    """Take a name; the seats of this browser go along."""
    people: People = state.people
    seating: Seating = state.seating
    session = session_of(request) or new_secret()
    person = await people.take_name(session, data)
    await seating.take_along(session, person.owner)
    return Response(await people.me(session), cookies=seated(request, state, session))


@post("/api/login", tags=["people"], status_code=200, responses=DENIED)
async def log_in(data: JSONBody[wire.LogIn], request: Asked, state: State) -> Response[wire.Me]:
    """Be the same person on another device; the browser gets a new session, lest somebody knew the old one."""
    people: People = state.people
    seating: Seating = state.seating
    held, session = session_of(request), new_secret()
    person = await people.log_in(held, session, data, address_of(dict(request.scope)))
    if held is not None:
        await seating.take_along(held, person.owner)
    return Response(await people.me(session), cookies=seated(request, state, session))


@post("/api/logout", tags=["people"], status_code=200, responses=BAD)
async def log_out(request: Asked, state: State, everywhere: FromQuery[bool] = False) -> wire.Me:
    """This browser speaks for nobody any more; `everywhere`: no browser speaks for this person."""
    seating: Seating = state.seating
    session = session_of(request)
    if session is not None:
        await seating.log_out(session, everywhere)
    return NOBODY_HERE


@get("/api/lobby", tags=["people"])
async def lobby(request: Asked, state: State) -> wire.Lobby:
    """One's own tables and the public ones."""
    lists: TableLists = state.lists
    return await lists.lobby(session_of(request), "underkeep.sibling" in request.scope)


@post("/api/tables/{table:str}/join", tags=["tables"], status_code=200, responses=DENIED)
async def join(
    table: FromPath[str], data: JSONBody[wire.Join], request: Asked, state: State
) -> Response[wire.Exchanged]:
    """Take a free seat of a public table."""
    seating: Seating = state.seating
    session = session_of(request) or new_secret()
    taken = await seating.join(await seating.tables.find(table), data.seat, session)
    return Response(taken, cookies=seated(request, state, session))


@post("/api/tables/{table:str}/link", tags=["tables"], status_code=200, responses=DENIED)
async def new_link(table: FromPath[str], data: JSONBody[wire.Join], request: Asked, state: State) -> wire.SeatLink:
    """The host's: another link for a seat that nobody has taken; the one before is void."""
    seating: Seating = state.seating
    found, token = await seating.tables.visit(table), new_secret()
    await seating.renew_link(found, data.seat, session_of(request), token)
    page = f"{base_of(request, state)}/#/table/{table}"
    return wire.SeatLink(data.seat, list(found.seats[data.seat].roles), f"{page}/seat/{token}")


@post("/api/tables/{table:str}/rematch", tags=["tables"], responses=DENIED)
async def rematch(table: FromPath[str], request: Asked, state: State) -> wire.TableMade:
    """The same people once more, seats rotated."""
    return await once_more(table, request, state, onward=False)


@post("/api/tables/{table:str}/onward", tags=["tables"], responses=DENIED)
async def onward(table: FromPath[str], request: Asked, state: State) -> wire.TableMade:
    """The next game of a series, with what this one leaves to it."""
    return await once_more(table, request, state, onward=True)


async def once_more(table: str, request: Asked, state: State, onward: bool) -> wire.TableMade:
    maker: TableMaker = state.maker
    session = session_of(request) or new_secret()
    owner = await maker.people.owner(session)
    seating: Seating = state.seating
    new, seats = await maker.rematch((await seen(table, request, state))[0], session, onward)
    mine = [seat.number for seat in seats if seat.session == owner] or await seating.sit_down(new, session)
    return wire.TableMade(new, mine[0] if mine else None, f"{base_of(request, state)}/#/table/{new}", [])


@post("/api/tables/{table:str}/webhook", tags=["tables"], status_code=204, responses=DENIED)
async def webhook(table: FromPath[str], data: JSONBody[wire.Webhook], request: Asked, state: State) -> None:
    """Where to call when the table waits for one's seat and one is away."""
    caller: Caller = state.caller
    found, seat = await seen(table, request, state)
    await caller.set_webhook(found, seat, data.url)


@get("/api/tables/{table:str}/webhook", tags=["tables"], responses=DENIED)
async def own_webhook(table: FromPath[str], request: Asked, state: State) -> wire.Webhook:
    """Where one's own seat is called."""
    caller: Caller = state.caller
    return await caller.own_webhook(*await seen(table, request, state))


PEOPLE_HANDLERS: Final = (
    *(me, take_name, log_in, log_out, lobby),
    *(join, new_link, rematch, onward, webhook, own_webhook),
)
