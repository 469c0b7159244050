"""REST: accounts for programs, and challenges to whoever listens."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from underkeep.server import wire
from underkeep.server.errors import Denied
from underkeep.server.http.routes import DENIED, Asked, session_of
from underkeep.server.people.asked import AskedStreams
from underkeep.server.people.bot_accounts import BotAccounts
from underkeep.server.people.seating import Seating
from underkeep.server.people.seats import new_secret


@post("/api/bots", tags=["people"], responses=DENIED)
async def make_bot(data: JSONBody[wire.BotWish], request: Asked, state: State) -> wire.BotMade:
    """An account for a program of one's own; its token is told once."""
    accounts: BotAccounts = state.bot_accounts
    return await accounts.make(session_of(request), data.name)


@get("/api/bots", tags=["people"])
async def own_bots(request: Asked, state: State) -> list[wire.BotCard]:
    """The bots of one's own."""
    accounts: BotAccounts = state.bot_accounts
    return await accounts.mine(session_of(request))


@post("/api/tables/{table:str}/challenge", tags=["tables"], status_code=204, responses=DENIED)
async def challenge(table: FromPath[str], data: JSONBody[wire.ChallengeWish], request: Asked, state: State) -> None:
    """The host's: offer a free seat to somebody who listens; a link given before is void."""
    seating: Seating = state.seating
    streams: AskedStreams = state.streams
    found, token = await seating.tables.visit(table), new_secret()
    if data.seat >= len(found.seats):
        raise Denied("server-no-link")
    await seating.renew_link(found, data.seat, session_of(request), token)
    await streams.challenge(found, data.seat, data.name, token)


BOT_HANDLERS: Final = (make_bot, own_bots, challenge)
