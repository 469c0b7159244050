"""REST: how a finished game went, and what a bot says of a move."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath

from underkeep.server import wire
from underkeep.server.http.routes import DENIED, Asked, seen
from underkeep.server.server import House


@get("/api/tables/{table:str}/study", tags=["replay"], responses=DENIED)
async def study(table: FromPath[str], state: State) -> wire.Study:
    """After the end: how each role stood after every move, and the turning points; ask again until it is done."""
    house: House = state.house
    found = await house.table(table)
    async with found.lock:
        return house.studies.look(found)


@get("/api/tables/{table:str}/replay/{move:int}/review", tags=["replay"], responses=DENIED)
async def review(table: FromPath[str], move: FromPath[int], request: Asked, state: State) -> wire.Review:
    """Why that move may have been played, and what the master would have played, both from its role's own eyes."""
    house: House = state.house
    found, seat = await seen(table, request, state)
    return await house.advisers.review(found, seat, move)


ADVICE_HANDLERS: Final = (study, review)
