"""REST: names, the lobby, joining and playing once more."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from underkeep.server import wire
from underkeep.server.http.routes import DENIED, Asked, base_of, seated, seen, session_of
from underkeep.server.people.seats import hashed, new_secret
from underkeep.server.people.watching import send_away
from underkeep.server.server import House
from underkeep.server.tables.replays import Denied


@get("/api/me", tags=["people"])
async def me(request: Asked, state: State) -> wire.Me:
    """Who speaks through this browser."""
    house: House = state.house
    return await house.people.me(session_of(request))


@post("/api/me", tags=["people"], status_code=200, responses=DENIED)
async def take_name(data: JSONBody[wire.TakeName], request: Asked, state: State) -> Response[wire.Me]:
    """Take a name; the seats of this browser go along."""
    house: House = state.house
    session = session_of(request) or new_secret()
    person = await house.people.take_name(session, data)
    await house.met(session, person.owner)
    return Response(await house.people.me(session), cookies=seated(request, house, session))


@post("/api/login", tags=["people"], status_code=200, responses=DENIED)
async def log_in(data: JSONBody[wire.LogIn], request: Asked, state: State) -> Response[wire.Me]:
    """Be the same person on another device."""
    house: House = state.house
    session = session_of(request) or new_secret()
    person = await house.people.log_in(session, data)
    await house.met(session, person.owner)
    return Response(await house.people.me(session), cookies=seated(request, house, session))


@post("/api/logout", tags=["people"], status_code=200)
async def log_out(request: Asked, state: State, everywhere: FromQuery[bool] = False) -> wire.Me:
    """This browser speaks for nobody any more; `everywhere`: no browser speaks for this person."""
    house: House = state.house
    session = session_of(request)
    if session is not None and everywhere:
        owner = await house.people.log_out_all(session)
        for table in house.open_tables() if owner else ():
            send_away(table, owner or b"")
    elif session is not None:
        await house.people.log_out(session)
    return wire.Me("", False)


@get("/api/lobby", tags=["people"])
async def lobby(request: Asked, state: State) -> wire.Lobby:
    """One's own tables and the public ones."""
    house: House = state.house
    return await house.lobby(session_of(request), "underkeep.sibling" in request.scope)


@post("/api/tables/{table:str}/join", tags=["tables"], status_code=200, responses=DENIED)
async def join(
    table: FromPath[str], data: JSONBody[wire.Join], request: Asked, state: State
) -> Response[wire.Exchanged]:
    """Take a free seat of a public table."""
    house: House = state.house
    session = session_of(request) or new_secret()
    taken = await house.join(await house.table(table), data.seat, session)
    return Response(taken, cookies=seated(request, house, session))


@post("/api/tables/{table:str}/link", tags=["tables"], status_code=200, responses=DENIED)
async def new_link(table: FromPath[str], data: JSONBody[wire.Join], request: Asked, state: State) -> wire.SeatLink:
    """The host's: another link for a seat that nobody has taken; the one before is void."""
    house: House = state.house
    found, session, token = await house.visit(table), session_of(request), new_secret()
    is_host = session is not None and await house.people.owner(session) == found.row.host
    if not is_host or not await house.finish(house.store.renew_link(table, data.seat, hashed(token))):
        raise Denied("server-no-link")
    page = f"{base_of(request, house)}/#/table/{table}"
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
    house: House = state.house
    session = session_of(request) or new_secret()
    owner = await house.people.owner(session)
    new, seats = await house.rematch((await seen(table, request, state))[0], session, onward)
    mine = [seat.number for seat in seats if seat.session == owner]
    return wire.TableMade(new, mine[0] if mine else None, f"{base_of(request, house)}/#/table/{new}", [])


@post("/api/tables/{table:str}/webhook", tags=["tables"], status_code=204, responses=DENIED)
async def webhook(table: FromPath[str], data: JSONBody[wire.Webhook], request: Asked, state: State) -> None:
    """Where to call when the table waits for one's seat and one is away."""
    house: House = state.house
    found, seat = await seen(table, request, state)
    await house.set_webhook(found, seat, data.url)


@get("/api/tables/{table:str}/webhook", tags=["tables"], responses=DENIED)
async def own_webhook(table: FromPath[str], request: Asked, state: State) -> wire.Webhook:
    """Where one's own seat is called."""
    house: House = state.house
    return await house.own_webhook(*await seen(table, request, state))


PEOPLE_HANDLERS: Final = (
    *(me, take_name, log_in, log_out, lobby),
    *(join, new_link, rematch, onward, webhook, own_webhook),
)
