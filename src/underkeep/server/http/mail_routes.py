"""REST: whether one wants mail while one is away."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from underkeep.server import wire
from underkeep.server.http.routes import DENIED, Asked, session_of
from underkeep.server.people.mail import Postman

Token = Annotated[str, QueryParameter(max_length=100)]


@get("/api/me/mail", tags=["people"])
async def own_mail(request: Asked, state: State) -> wire.MailWish:
    """Where letters go, for one's own eyes."""
    postman: Postman = state.postman
    return await postman.mine(session_of(request))


@post("/api/me/mail", tags=["people"], status_code=204, responses=DENIED)
async def wish_mail(data: JSONBody[wire.MailAddress], request: Asked, state: State) -> None:
    """Ask an address whether it wants letters; an empty one ends them."""
    postman: Postman = state.postman
    await postman.wish(session_of(request), data.address, data.lang)


@post("/api/mail/yes", tags=["people"], status_code=204, responses=DENIED)
async def confirm_mail(state: State, token: Token) -> None:
    """From the letter of question: yes."""
    postman: Postman = state.postman
    await postman.confirm(token)


@post("/api/mail/stop", tags=["people"], status_code=204, responses=DENIED)
async def stop_mail(state: State, token: Token) -> None:
    """From any letter: no more of them. Mail programs do it with one click."""
    postman: Postman = state.postman
    await postman.stop(token)


MAIL_HANDLERS: Final = (own_mail, wish_mail, confirm_mail, stop_mail)
