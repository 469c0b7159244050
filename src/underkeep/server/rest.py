"""REST: the shelf, new tables, seats. Every answer that is no success is a Problem."""

from __future__ import annotations

import re
from typing import Any, Final, Literal

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from underkeep import __version__
from underkeep.core.errors import BadInput
from underkeep.server import protocol as wire
from underkeep.server import sight
from underkeep.server.house import House, Made
from underkeep.server.seats import COOKIE, COOKIE_SECONDS, new_secret

Lang = Literal["en", "it"]
Asked = Request[Any, Any, State]
SESSION: Final = re.compile(r"[A-Za-z0-9_-]{43}")
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1", "[::1]")
BAD: Final = {400: ResponseSpec(wire.Problem, description="A value does not fit: field, problem, remedy.")}
MISSING: Final = {404: ResponseSpec(wire.Problem, description="There is no such thing.")}
FORBIDDEN: Final = {403: ResponseSpec(wire.Problem, description="The token is unknown or was used.")}


class Forbidden(BadInput):
    """A secret that does not open anything."""


# ---------------------------------------------------------------- sessions and links
def session_of(request: Asked) -> str | None:
    """The browser's session, if it has one that we may have given."""
    cookie = request.cookies.get(COOKIE, "")
    return cookie if SESSION.fullmatch(cookie) else None


def seated(request: Asked, house: House, session: str) -> list[Cookie]:
    """The session as a cookie that scripts cannot read and other sites cannot send."""
    secure = (house.public_url or str(request.base_url)).startswith("https:")
    return [
        Cookie(
            key=COOKIE,
            value=session,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="strict",
            secure=secure,
        )
    ]


def base_of(request: Asked, house: House) -> str:
    """Where links begin: the public address, or the one this browser uses, seen from the local network."""
    if house.public_url:
        return house.public_url
    if house.lan_url and (request.base_url.hostname or "") in LOOPBACK:
        return house.lan_url
    return str(request.base_url).rstrip("/")


def made(base: str, new: Made) -> wire.TableMade:
    page = f"{base}/#/table/{new.table.row.id}"
    links = [wire.SeatLink(seat.number, list(seat.roles), f"{page}/seat/{token}") for seat, token in new.tokens]
    return wire.TableMade(new.table.row.id, None if new.own is None else new.own.number, page, links)


# ---------------------------------------------------------------- the calls
@get("/api/games", tags=["games"])
async def games(state: State) -> list[wire.GameCard]:
    """The games, those to play first; `options` is the form of a new table."""
    house: House = state.house
    return house.shelf.cards()


@post("/api/games/{game:str}/check", tags=["games"], status_code=200, responses=BAD)
async def check(game: FromPath[str], data: JSONBody[wire.CheckOptions], state: State) -> wire.CheckedOptions:
    """Complete and validate options; says which roles they make."""
    house: House = state.house
    return house.shelf.check(game, data.options)


@get("/api/games/{game:str}/rulebook", tags=["games"], responses=BAD, sync_to_thread=True)
def rulebook(game: FromPath[str], state: State, lang: FromQuery[Lang] = "en") -> wire.RulebookText:
    """The whole rulebook, in our words."""
    house: House = state.house
    return house.shelf.rulebook(game, lang)


@get("/api/games/{game:str}/content", tags=["games"], responses=BAD)
async def content(game: FromPath[str], state: State, lang: FromQuery[Lang] = "en") -> wire.ContentText:
    """Names, texts and numbers of the components."""
    house: House = state.house
    return house.shelf.content(game, lang)


@post("/api/tables", tags=["tables"], responses=BAD)
async def new_table(data: JSONBody[wire.NewTable], request: Asked, state: State) -> Response[wire.TableMade]:
    """Set up a table. One's own seat comes as a cookie, the others' as links."""
    house: House = state.house
    session = session_of(request) or new_secret()
    body = made(base_of(request, house), await house.make(data, session))
    return Response(body, cookies=seated(request, house, session))


@post("/api/seats/exchange", tags=["tables"], status_code=200, responses=FORBIDDEN)
async def exchange(data: JSONBody[wire.Exchange], request: Asked, state: State) -> Response[wire.Exchanged]:
    """The token of a link against the seat, once."""
    house: House = state.house
    session = session_of(request) or new_secret()
    seat = await house.claim(data.token, session)
    if seat is None:
        raise Forbidden("the link is unknown or was opened already", "token", "Ask for a new one.")
    return Response(seat, cookies=seated(request, house, session))


@get("/api/tables/{table:str}", tags=["tables"], responses=MISSING)
async def table_facts(table: FromPath[str], state: State) -> wire.TableFacts:
    """What everybody may know of a table."""
    house: House = state.house
    found = await house.table(table)
    async with found.lock:
        return sight.facts(found)


@get("/healthz", tags=["server"])
async def health() -> wire.Health:
    """Is the server there?"""
    return wire.Health("ok", __version__)


HANDLERS: Final = (games, check, rulebook, content, new_table, exchange, table_facts, health)
