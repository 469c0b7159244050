"""REST: one's games, one's page, ladders, invitations by name, one's own data and its end."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from underkeep.server import wire
from underkeep.server.catalogue import Catalogue
from underkeep.server.errors import NoTable
from underkeep.server.http.routes import BAD, DENIED, Asked, seated, session_of
from underkeep.server.http.sockets import TableServices
from underkeep.server.people.accounts import People
from underkeep.server.people.my_games import MyGames
from underkeep.server.people.own_data import OwnData
from underkeep.server.people.seating import Seating
from underkeep.server.tables.open_tables import OpenTables

Outcome = Literal["", "won", "lost", "drawn", "none"]
MAX_PAGES: Final = 10_000
Page = Annotated[int, QueryParameter(ge=0, le=MAX_PAGES)]
Words = Annotated[str, QueryParameter(max_length=64)]


@get("/api/mine", tags=["people"], responses=BAD)
async def mine(
    request: Asked, state: State, game: Words = "", outcome: FromQuery[Outcome] = "", who: Words = "", page: Page = 0
) -> wire.MyTables:
    """One's tables under way, and a page of finished games: of that game, outcome, with whoever is called like that."""
    games: MyGames = state.my_games
    return await games.mine(session_of(request), game, outcome, who, page)


@post("/api/mine/{table:str}/hide", tags=["people"], status_code=204, responses=DENIED)
async def hide(table: FromPath[str], request: Asked, state: State) -> None:
    """Take a finished game out of one's own list."""
    games: MyGames = state.my_games
    await games.hide(session_of(request), table)


@get("/api/me/page", tags=["people"], responses=DENIED)
async def page(request: Asked, state: State) -> wire.PersonPage:
    """What one has played, for one's own eyes."""
    games: MyGames = state.my_games
    return await games.page(session_of(request))


@get("/api/ladder/{game:str}/{role:str}", tags=["people"], responses=DENIED)
async def ladder(game: FromPath[str], role: FromPath[str], request: Asked, state: State) -> wire.Ladder:
    """How strong people and bots are in a role."""
    games: MyGames = state.my_games
    catalogue: Catalogue = state.catalogue
    if game not in catalogue.playable():
        raise NoTable(f"there is no game {game!r}", "game", "GET /api/games lists them.")
    return await games.ladder(session_of(request), game, role)


@get("/api/me/data", tags=["people"], responses=DENIED)
async def own_data(request: Asked, state: State) -> Response[dict[str, Any]]:
    """Everything that is kept about one, as a file."""
    data: OwnData = state.own_data
    tree = await data.export(session_of(request))
    return Response(tree, headers={"content-disposition": 'attachment; filename="underkeep-my-data.json"'})


@post("/api/me/delete", tags=["people"], status_code=204, responses=DENIED)
async def delete_me(data: JSONBody[wire.Goodbye], request: Asked, state: State) -> None:
    """Delete one's name with everything personal, for good."""
    own: OwnData = state.own_data
    await own.delete(session_of(request), data.name, data.password)


@post("/api/tables/{table:str}/invite", tags=["tables"], status_code=204, responses=DENIED)
async def invite(table: FromPath[str], data: JSONBody[wire.Invitation], request: Asked, state: State) -> None:
    """The host's: keep a free seat for somebody by name; a link given before is void."""
    seating: Seating = state.seating
    await seating.invite(await seating.tables.visit(table), data.seat, session_of(request), data.name)


@post("/api/tables/{table:str}/answer", tags=["tables"], status_code=200, responses=DENIED)
async def answer(
    table: FromPath[str], data: JSONBody[wire.Answered], request: Asked, state: State
) -> Response[wire.Exchanged]:
    """Take the seat that is kept for one, or leave it to others."""
    seating: Seating = state.seating
    session = session_of(request)
    taken = await seating.answer(await seating.tables.visit(table), session, data.take)
    cookies = [] if session is None else seated(request, state, session)
    return Response(taken or wire.Exchanged(table, -1), cookies=cookies)


@post("/api/tables/{table:str}/report", tags=["tables"], status_code=204, responses=DENIED)
async def report(table: FromPath[str], data: JSONBody[wire.Reported], request: Asked, state: State) -> None:
    """Ask the operator to read a line of the chat."""
    people: People = state.people
    services: TableServices = state.services
    tables: OpenTables = state.tables
    session = session_of(request)
    owner = None if session is None else await people.owner(session)
    services.talk.report(await tables.find(table), owner, data.line)


HISTORY_HANDLERS: Final = (mine, hide, page, ladder, own_data, delete_me, invite, answer, report)
