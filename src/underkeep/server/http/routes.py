"""REST: the catalogue, new tables, seats. Every answer that is no success is a Problem."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final, Literal

from litestar import Request, Response, WebSocket, get, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from underkeep import __version__
from underkeep.server import wire
from underkeep.server.catalogue import Catalogue
from underkeep.server.errors import Forbidden
from underkeep.server.http.metrics import Metrics
from underkeep.server.people.notify import Caller
from underkeep.server.people.seating import Seating
from underkeep.server.people.seats import COOKIE, COOKIE_SECONDS, Seat, new_secret
from underkeep.server.tables import replays
from underkeep.server.tables.making import Made, TableMaker
from underkeep.server.tables.open_tables import OpenTables
from underkeep.server.tables.table import Table
from underkeep.server.thinking.engine_build import EngineBuild
from underkeep.server.wire import seat_state

Lang = Literal["en", "it"]
Asked = Request[Any, Any, State]
Called = Asked | WebSocket[Any, Any, State]
MAX_RECORD_BYTES: Final = 2_200_000  # a megabyte of text, with its line ends escaped
SESSION: Final = re.compile(r"[A-Za-z0-9_-]{43}")
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1", "[::1]")
ALWAYS: Final = {
    429: ResponseSpec(wire.Problem, description="Too many calls from this address: wait a minute."),
    503: ResponseSpec(wire.Problem, description="It could not be stored, or the table moves to another server."),
}
BAD: Final = {400: ResponseSpec(wire.Problem, description="A value does not fit: field, problem, remedy."), **ALWAYS}
MISSING: Final = {404: ResponseSpec(wire.Problem, description="There is no such thing."), **ALWAYS}
NAMED: Final = {**BAD, **MISSING}  # what stands in the path may be no name at all
FORBIDDEN: Final = {403: ResponseSpec(wire.Problem, description="The token is unknown or was used."), **BAD}
DENIED: Final = {403: ResponseSpec(wire.Problem, description="Not yours, or not before the end."), **BAD, **MISSING}


# ---------------------------------------------------------------- sessions and links
def session_of(request: Called) -> str | None:
    """The browser's session, or the token of a program's account, if it is one that we may have given."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    given = token if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")
    return given if SESSION.fullmatch(given) else None


@dataclass(frozen=True)
class Addresses:
    """Where the server is reached: by everybody, and from the local network; "" if that is not known."""

    public: str
    lan: str


def seated(request: Asked, state: State, session: str) -> list[Cookie]:
    """The session as a cookie that scripts cannot read and other sites cannot send."""
    addresses: Addresses = state.addresses
    secure = (addresses.public or str(request.base_url)).startswith("https:")
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


def base_of(request: Asked, state: State) -> str:
    """Where links begin: the public address, or the one this browser uses, seen from the local network."""
    addresses: Addresses = state.addresses
    if addresses.public:
        return addresses.public
    if addresses.lan and (request.base_url.hostname or "") in LOOPBACK:
        return addresses.lan
    return str(request.base_url).rstrip("/")


def made(base: str, new: Made) -> wire.TableMade:
    page = f"{base}/#/table/{new.table.row.id}"
    links = [wire.SeatLink(seat.number, list(seat.roles), f"{page}/seat/{token}") for seat, token in new.tokens]
    return wire.TableMade(new.table.row.id, None if new.own is None else new.own.number, page, links)


async def seen(table: str, request: Asked, state: State) -> tuple[Table, Seat | None]:
    """A table, and this browser's seat there, if it has one."""
    tables: OpenTables = state.tables
    found, session = await tables.visit(table), session_of(request)
    seats = [] if session is None else found.seats_of(await tables.people.owner(session))
    return found, seats[0] if seats else None


# ---------------------------------------------------------------- the calls
@get("/api/games", tags=["games"])
async def games(state: State) -> list[wire.GameCard]:
    """The games, those to play first; `options` is the form of a new table."""
    catalogue: Catalogue = state.catalogue
    return catalogue.cards()


@post("/api/games/{game:str}/check", tags=["games"], status_code=200, responses=NAMED)
async def check(game: FromPath[str], data: JSONBody[wire.CheckOptions], state: State) -> wire.CheckedOptions:
    """Complete and validate options; says which roles they make."""
    catalogue: Catalogue = state.catalogue
    return catalogue.check(game, data.options, data.content)


@get("/api/games/{game:str}/content", tags=["games"], responses=NAMED)
async def content(
    game: FromPath[str], state: State, lang: FromQuery[Lang] = "en", content: FromQuery[str] = ""
) -> wire.ContentText:
    """Names, texts and numbers of the components: of the game's own content, or of that with this hash."""
    tables: OpenTables = state.tables
    if content:
        await tables.packs.find(game, content)
    return tables.catalogue.content(game, lang, content)


@get("/api/games/{game:str}/words", tags=["games"], responses=NAMED)
async def words(game: FromPath[str], state: State, lang: FromQuery[Lang] = "en") -> wire.GameWords:
    """The sentences of a game that the client was not built with."""
    catalogue: Catalogue = state.catalogue
    return catalogue.words(game, lang)


@post("/api/tables", tags=["tables"], responses=BAD)
async def new_table(data: JSONBody[wire.NewTable], request: Asked, state: State) -> Response[wire.TableMade]:
    """Set up a table. One's own seat comes as a cookie, the others' as links."""
    maker: TableMaker = state.maker
    session = session_of(request) or new_secret()
    body = made(base_of(request, state), await maker.make(data, session))
    return Response(body, cookies=seated(request, state, session))


@post("/api/seats/exchange", tags=["tables"], status_code=200, responses=FORBIDDEN)
async def exchange(data: JSONBody[wire.Exchange], request: Asked, state: State) -> Response[wire.Exchanged]:
    """The token of a link against the seat, once."""
    seating: Seating = state.seating
    session = session_of(request) or new_secret()
    seat = await seating.claim(data.token, session)
    if seat is None:
        raise Forbidden("the link is unknown or was opened already", "token", "Ask for a new one.")
    return Response(seat, cookies=seated(request, state, session))


@get("/api/tables/{table:str}", tags=["tables"], responses=MISSING)
async def table_facts(table: FromPath[str], state: State) -> wire.TableFacts:
    """What everybody may know of a table."""
    tables: OpenTables = state.tables
    found = await tables.find(table)
    async with found.lock:
        return seat_state.facts(found)


@get("/api/tables/{table:str}/replay", tags=["replay"], responses=DENIED)
async def replay(table: FromPath[str], request: Asked, state: State, eyes: FromQuery[str | None] = None) -> wire.Replay:
    """The game move by move; `eyes` are roles with commas between, or `open`, once it is over."""
    found, seat = await seen(table, request, state)
    async with found.lock:
        return replays.replay(found, seat, eyes)


@get("/api/tables/{table:str}/replay/{move:int}", tags=["replay"], responses=DENIED)
async def frame(
    table: FromPath[str],
    move: FromPath[int],
    request: Asked,
    state: State,
    eyes: FromQuery[str | None] = None,
    entry: FromQuery[bool] = False,
) -> wire.ReplayFrame:
    """What those eyes saw after that many moves; with `entry` after the one that the lines of a log are numbered by."""
    found, seat = await seen(table, request, state)
    look = replays.frame_of_entry if entry else replays.frame
    async with found.lock:
        return look(found, seat, move, eyes)


@get("/api/tables/{table:str}/export", tags=["replay"], responses=MISSING, media_type="text/plain")
async def export(table: FromPath[str], request: Asked, state: State) -> str:
    """The full record with its seed after the end; before, what one's own eyes have read."""
    found, seat = await seen(table, request, state)
    async with found.lock:
        return replays.export(found, seat)


@post("/api/tables/{table:str}/fork", tags=["replay"], responses=DENIED)
async def fork(
    table: FromPath[str], data: JSONBody[wire.Fork], request: Asked, state: State
) -> Response[wire.TableMade]:
    """Continue from a move of a finished game, against bots."""
    maker: TableMaker = state.maker
    session = session_of(request) or new_secret()
    body = made(base_of(request, state), await maker.fork(await maker.tables.find(table), data, session))
    return Response(body, cookies=seated(request, state, session))


@post("/api/records", tags=["replay"], responses=BAD, request_max_body_size=MAX_RECORD_BYTES)
async def paste(data: JSONBody[wire.PastedRecord], request: Asked, state: State) -> wire.TableMade:
    """Check a record and keep it as a table to be replayed."""
    maker: TableMaker = state.maker
    table = await maker.keep_record(data.text)
    return wire.TableMade(table.row.id, None, f"{base_of(request, state)}/#/table/{table.row.id}", [])


@get("/healthz", tags=["server"])
async def health(state: State) -> wire.Health:
    """Is the server there?"""
    caller: Caller = state.caller
    build: EngineBuild = state.engine_build
    return wire.Health("ok", __version__, caller.allowed, build.engine)


@get("/readyz", tags=["server"])
async def readiness(state: State) -> Response[wire.Readiness]:
    """Can the server keep what people do, and do its bots play? 503 if not; a balancer then sends people elsewhere."""
    found = await state.ready.check()
    return Response(found, status_code=200 if found.ready else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def measured(request: Asked, state: State) -> str:
    """Prometheus on this machine reads it, and on those that the operator names; nobody else."""
    readers: tuple[str, ...] = state.metrics_readers
    if request.client is None or request.client.host not in readers:
        raise NotFoundException
    figures: Metrics = state.metrics
    return figures.text()


HANDLERS: Final = (
    *(games, check, content, words, new_table, exchange, table_facts),
    *(replay, frame, export, fork, paste, health, readiness, measured),
)
