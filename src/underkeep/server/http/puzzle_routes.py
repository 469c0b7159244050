"""REST: puzzles as they are offered, a table to solve one at, and help there."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from underkeep.puzzles import daily_puzzle, load_puzzles
from underkeep.registry import GAMES
from underkeep.server import wire
from underkeep.server.errors import Forbidden
from underkeep.server.http.routes import BAD, DENIED, Asked, Lang, base_of, made, seated, seen, session_of
from underkeep.server.people.accounts import People
from underkeep.server.people.seats import new_secret
from underkeep.server.people.strengths import START
from underkeep.server.store.interface import Store
from underkeep.server.store.puzzle_rows import PuzzleRow, PuzzleTry
from underkeep.server.store.puzzle_tries import SPREAD_OF_SOLVER
from underkeep.server.tables.making import TableMaker
from underkeep.server.tables.open_tables import OpenTables
from underkeep.server.tables.puzzle_tables import card, game_puzzles, puzzle_hint, today

NOBODY: Final = PuzzleRow(START, SPREAD_OF_SOLVER, 0, 0)


@get("/api/puzzles", tags=["puzzles"], responses=BAD)
async def puzzles(request: Asked, state: State, lang: FromQuery[Lang] = "en") -> wire.Puzzles:
    """All puzzles in words, the one of today, and how one has done; no word of a solution."""
    tables: OpenTables = state.tables
    store, people = tables.store, tables.people
    rows, session = dict(await store.puzzle_rows()), session_of(request)
    me = await solver_of(store, people, session)
    daily = daily_puzzle(today())
    told = None if daily is None else card(daily, lang, rows.get(f"{daily.game}/{daily.id}"))
    return wire.Puzzles(lang, told, [game_puzzles(game, lang, rows) for game in GAMES if load_puzzles(game)], me)


async def solver_of(store: Store, people: People, session: str | None) -> wire.Solver:
    """Kept with the name, and for a browser without one by its cookie."""
    row, tries = (None, []) if session is None else await store.solver(await people.owner(session))
    known = row or NOBODY
    solved = [one.puzzle for one in tries if one.score > 0]
    return wire.Solver(round(known.rating), round(known.spread), known.tried, streak(tries), solved)


def streak(tries: list[PuzzleTry]) -> int:
    """Solved at once, one after the other, up to the latest; the latest comes first."""
    return next((n for n, one in enumerate(tries) if not one.clean), len(tries))


@post("/api/puzzles", tags=["puzzles"], responses=BAD)
async def begin_puzzle(data: JSONBody[wire.BeginPuzzle], request: Asked, state: State) -> Response[wire.TableMade]:
    """A private table at the position of a puzzle; the other seats play by its script."""
    maker: TableMaker = state.maker
    session = session_of(request) or new_secret()
    body = made(base_of(request, state), await maker.begin_puzzle(data, session))
    return Response(body, cookies=seated(request, state, session))


@post("/api/tables/{table:str}/puzzle", tags=["puzzles"], status_code=200, responses=DENIED)
async def help_with(
    table: FromPath[str], data: JSONBody[wire.PuzzleWish], request: Asked, state: State
) -> wire.PuzzleHelp:
    """A hint, which halves what solving it is worth; or the solution, which is then played on the table."""
    tables: OpenTables = state.tables
    found, seat = await seen(table, request, state)
    async with found.lock:
        if seat is None or found.puzzle is None:
            raise Forbidden("is no puzzle of yours", "table", "Begin one with POST /api/puzzles.")
        if data.wish == "solution" and not found.history.moves:
            found.puzzle.showing = True
            told = wire.PuzzleHelp("", [], None)
        else:
            told = puzzle_hint(found)
        found.seen.clear()
    for watcher in list(found.watchers):
        watcher.show("table", "")
    tables.wake(found)
    return told


PUZZLE_HANDLERS: Final = (puzzles, begin_puzzle, help_with)
