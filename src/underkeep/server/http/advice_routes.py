"""REST: how a finished game went, and what a bot says of a move."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath

from underkeep.server import wire
from underkeep.server.http.routes import DENIED, Asked, seen
from underkeep.server.tables.open_tables import OpenTables
from underkeep.server.thinking.analysis import Analyses
from underkeep.server.thinking.hints import Advisers


@get("/api/tables/{table:str}/study", tags=["replay"], responses=DENIED)
async def study(table: FromPath[str], state: State) -> wire.Study:
    """After the end: how each role stood after every move, and the turning points; ask again until it is done."""
    tables: OpenTables = state.tables
    analyses: Analyses = state.analyses
    found = await tables.find(table)
    async with found.lock:
        return analyses.look(found)


@get("/api/tables/{table:str}/replay/{move:int}/review", tags=["replay"], responses=DENIED)
async def review(table: FromPath[str], move: FromPath[int], request: Asked, state: State) -> wire.Review:
    """Why that move may have been played, and what the master would have played, both from its role's own eyes."""
    advisers: Advisers = state.advisers
    found, seat = await seen(table, request, state)
    return await advisers.review(found, seat, move)


@get("/api/tables/{table:str}/forecast", tags=["tables"], responses=DENIED)
async def forecast(table: FromPath[str], request: Asked, state: State) -> wire.Forecast:
    """What the near future may bring, from what everybody at the table knows; made in the bot workers."""
    advisers: Advisers = state.advisers
    found, _ = await seen(table, request, state)
    return await advisers.forecast(found)


ADVICE_HANDLERS: Final = (study, review, forecast)
