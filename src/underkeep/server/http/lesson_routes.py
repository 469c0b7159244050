"""REST: lessons in words, and a table to learn at."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from underkeep.server import wire
from underkeep.server.catalogue import Catalogue
from underkeep.server.http.routes import BAD, NAMED, Asked, Lang, base_of, made, seated, session_of
from underkeep.server.people.seats import new_secret
from underkeep.server.tables.lesson_tables import lessons_text
from underkeep.server.tables.making import TableMaker


@get("/api/games/{game:str}/lessons", tags=["lessons"], responses=NAMED, sync_to_thread=True)
def lessons(game: FromPath[str], state: State, lang: FromQuery[Lang] = "en") -> wire.Lessons:
    """The courses of a game with their lessons, all words included."""
    catalogue: Catalogue = state.catalogue
    catalogue.load(game)  # refuses what is no game: its name would become part of a path
    return lessons_text(game, lang)


@post("/api/lessons", tags=["lessons"], responses=BAD)
async def begin_lesson(data: JSONBody[wire.BeginLesson], request: Asked, state: State) -> Response[wire.TableMade]:
    """A private table at the position of a lesson; the other seats play by its script."""
    maker: TableMaker = state.maker
    session = session_of(request) or new_secret()
    body = made(base_of(request, state), await maker.begin_lesson(data, session))
    return Response(body, cookies=seated(request, state, session))


LESSON_HANDLERS: Final = (lessons, begin_lesson)
