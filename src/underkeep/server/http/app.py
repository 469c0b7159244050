"""The application: REST, WebSocket, OpenAPI and the built client in one process."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

import underkeep
from underkeep.core.kernel.errors import BadInput
from underkeep.server import wire
from underkeep.server.errors import Denied, Forbidden, NoTable, TableSetAside
from underkeep.server.http.advice_routes import ADVICE_HANDLERS
from underkeep.server.http.bot_routes import BOT_HANDLERS
from underkeep.server.http.history_routes import HISTORY_HANDLERS
from underkeep.server.http.lesson_routes import LESSON_HANDLERS
from underkeep.server.http.mail_routes import MAIL_HANDLERS
from underkeep.server.http.metrics import LOOPBACK, Metrics
from underkeep.server.http.people_routes import PEOPLE_HANDLERS
from underkeep.server.http.puzzle_routes import PUZZLE_HANDLERS
from underkeep.server.http.routes import HANDLERS, Addresses, session_of
from underkeep.server.http.rulebook_routes import RULEBOOK_HANDLERS
from underkeep.server.http.share_routes import SHARE_HANDLERS
from underkeep.server.http.sockets import TableServices, converse, turn_away
from underkeep.server.http.workshop_routes import WORKSHOP_HANDLERS
from underkeep.server.people.accounts import People
from underkeep.server.people.bot_accounts import BotAccounts
from underkeep.server.people.lobby import MAX_LISTED
from underkeep.server.people.my_games import MyGames
from underkeep.server.people.notify import SIGNED_OUT
from underkeep.server.people.own_data import OwnData
from underkeep.server.server import GameServer
from underkeep.server.store.interface import NotOurs, StoreFailed, Unsure
from underkeep.server.workshop.measurements import Measurements
from underkeep.server.workshop.workbench import Workbench

log = logging.getLogger("underkeep.server")
WEB: Final = Path(underkeep.__file__).parent / "web"
DOCS: Final = "/docs/en"
SITE: Final = WEB.with_name("site")  # the documentation, made by ./run docs
NOT_BUILT: Final = "The browser client is not built. Run ./run underkeep serve, which builds it, or pip install .\n"
NO_SITE: Final = "The documentation is not built. Run ./run docs in a checkout, then start the server again.\n"
Asked = Request[Any, Any, State]


@websocket("/ws/tables/{table:str}")
async def play(socket: WebSocket[Any, Any, State], table: FromPath[str], state: State) -> None:
    """A seat, or a spectator's bench: see docs/protocol.md."""
    people: People = state.people
    await socket.accept()
    line = WebSocketLine(socket)
    if (old := old_page(socket.headers, socket.query_params.get("protocol"))) is not None:
        return await turn_away(line, old)
    session = session_of(socket)
    owner = None if session is None else await people.owner(session)
    await converse(state.tables, state.services, table, owner, line)


@websocket("/ws/asked")
async def asked(socket: WebSocket[Any, Any, State], state: State) -> None:
    """Where one is asked, and challenges: see docs/protocol.md."""
    people: People = state.people
    await socket.accept()
    line, session = WebSocketLine(socket), session_of(socket)
    if session is None or (person := await people.person(session)) is None:
        return await line.close(SIGNED_OUT, "no account")
    own = await state.lists.store.tables_of(person.owner, MAX_LISTED)
    await state.streams.serve(person.owner, await state.tables.opened(own), line)


def old_page(headers: Mapping[str, str], protocol: str | None) -> wire.Label | None:
    """What a page is told that speaks another version than ours; programs, which send no Origin, need not name one."""
    if protocol == str(wire.PROTOCOL) or (protocol is None and "origin" not in headers):
        return None
    if protocol is None:  # pages of 0.1 name none, and know no sentence about it
        return wire.Label("server-bad-message", {"problem": "this page is older than the server: reload it"})
    return wire.Label("server-old-page", {})


class WebSocketLine:
    """A Litestar socket as server/http/sockets.py wants it."""

    def __init__(self, socket: WebSocket[Any, Any, State]) -> None:
        self.socket = socket

    async def send_text(self, data: str, /) -> None:
        await self.socket.send_text(data)

    async def receive(self) -> Any:
        return await self.socket.receive()

    async def close(self, code: int, reason: str, /) -> None:
        await self.socket.close(code, reason)


# ---------------------------------------------------------------- problems
KINDS: Final[dict[type[BadInput], tuple[int, str]]] = {
    NoTable: (404, "server-no-table"),
    TableSetAside: (503, "server-set-aside"),
    Forbidden: (403, "server-no-token"),
}


FIELDS: Final = {"name": "server-bad-name", "password": "server-bad-password"}  # what people type


def problem(status: int, message: str, text: str = "", where: str = "", remedy: str = "") -> Response[wire.Problem]:
    label = wire.Label(message, {"problem": text, "where": where, "remedy": remedy})
    return Response(wire.Problem(label, where, text, remedy), status_code=status)


def bad_input(_: Asked, error: BadInput) -> Response[wire.Problem]:
    if isinstance(error, Denied):
        return problem(403, error.message)
    status, message = KINDS.get(type(error), (400, "server-bad-input"))
    return problem(status, message, error.problem, error.where, error.remedy)


def http_error(_: Asked, error: HTTPException) -> Response[wire.Problem]:
    """What Litestar itself refuses: no such page, a body that does not fit or is too large."""
    first = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    where = str(first.get("key", "")) if isinstance(first, dict) else ""
    text = str(first.get("message", "")) if where else error.detail
    sentence = FIELDS.get(where, f"server-http-{error.status_code // 100}") if error.status_code == 400 else ""
    return problem(error.status_code, sentence or f"server-http-{error.status_code // 100}", text, where)


def unreadable(_: Asked, error: Exception) -> Response[wire.Problem]:
    """A body that no decoder takes: no UTF-8, or JSON that goes too deep. The log has it, lest it be ours."""
    log.warning("a request could not be read", exc_info=error)
    return problem(400, "server-http-4", "cannot be read", "body")


def moved(_: Asked, __: NotOurs | Unsure) -> Response[wire.Problem]:
    """Another server took the table meanwhile, or it must be read anew: asked again, the call finds it."""
    return problem(503, "server-moved")


def not_stored(_: Asked, __: StoreFailed) -> Response[wire.Problem]:
    """The disk is full or gone: nothing was changed; the log has the reason."""
    return problem(503, "server-no-store")


def mistake(_: Asked, error: Exception) -> Response[wire.Problem]:
    """A mistake of ours: the log has it, the client does not."""
    log.error("request failed", exc_info=error)
    return problem(500, "server-failed")


# ---------------------------------------------------------------- all together
@get("/", include_in_schema=False, media_type="text/plain")
async def not_built() -> Response[str]:
    return Response(NOT_BUILT, status_code=503)


def client_pages() -> ControllerRouterHandler:
    if (WEB / "index.html").is_file():
        return create_static_files_router("/", directories=[WEB], html_mode=True, include_in_schema=False)
    return not_built


@get("/docs", include_in_schema=False, media_type="text/plain")
async def docs() -> Response[str]:
    """The way to the documentation; its own links want a page's name at the end of the address."""
    if (SITE / "index.html").is_file():
        return Redirect(f"{DOCS}/index.html")
    return Response(NO_SITE, status_code=404)


def documentation() -> list[ControllerRouterHandler]:
    built = [SITE] if SITE.is_dir() else []
    return [docs, *(create_static_files_router(DOCS, directories=[place], include_in_schema=False) for place in built)]


def parts(server: GameServer) -> dict[str, object]:
    """What the routes ask for by name: each takes the part that it needs, none the whole server."""
    return {
        "addresses": Addresses(server.public_url, server.lan_url),
        "advisers": server.advisers,
        "bots": server.bots,
        "bot_accounts": BotAccounts(server.people, server.store),
        "streams": server.streams,
        "engine_build": server.engine_build,
        "caller": server.caller,
        "catalogue": server.catalogue,
        "dispatcher": server.dispatcher,
        "lists": server.lists,
        "maker": server.maker,
        "my_games": MyGames(server.store, server.people, server.lists),
        "own_data": OwnData(server.store, server.people, server.tables),
        "metrics": Metrics(server.tables, server.dispatcher, server.bots),
        "metrics_readers": (*LOOPBACK, *server.metrics_readers),
        "people": server.people,
        "postman": server.postman,
        "ready": server.ready,
        "seating": server.seating,
        "services": TableServices(server.dispatcher, server.talk, server.advisers, server.people),
        "analyses": server.analyses,
        "tables": server.tables,
        "workbench": Workbench(server.catalogue, server.store, server.people, server.maker),
        "measurements": Measurements(server.advisers),
    }


CALLS: Final = (
    *HANDLERS,
    *PEOPLE_HANDLERS,
    *ADVICE_HANDLERS,
    *LESSON_HANDLERS,
    *PUZZLE_HANDLERS,
    *RULEBOOK_HANDLERS,
    *BOT_HANDLERS,
    *HISTORY_HANDLERS,
    *MAIL_HANDLERS,
    *SHARE_HANDLERS,
    *WORKSHOP_HANDLERS,
)


def create_app(server: GameServer) -> Litestar:
    """The application of a server that is not open yet."""
    return Litestar(
        route_handlers=[*CALLS, play, asked, *documentation(), client_pages()],
        state=State(parts(server)),
        on_startup=[server.open],
        on_shutdown=[server.close],
        request_max_body_size=wire.MAX_BODY_BYTES,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        exception_handlers={
            BadInput: bad_input,
            HTTPException: http_error,
            NotOurs: moved,
            Unsure: moved,
            StoreFailed: not_stored,
            RecursionError: unreadable,
            UnicodeDecodeError: unreadable,
            Exception: mistake,
        },
        openapi_config=OpenAPIConfig(
            title="Underkeep",
            version=underkeep.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
