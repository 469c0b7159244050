"""Addresses to pass on: what a messenger shows of a table or a replay, and the way there.

The client's own addresses stand behind a #, which no server sees; this page says what everybody may know and leads on.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import quote

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect

import underkeep
from underkeep.core.formats.content import LANGUAGES
from underkeep.core.kernel.errors import BadInput
from underkeep.server import wire
from underkeep.server.http.routes import Addresses, Asked
from underkeep.server.tables.open_tables import OpenTables
from underkeep.server.tables.table import Table
from underkeep.server.wire import seat_state
from underkeep.words import Speaker

PICTURES: Final = Path(underkeep.__file__).parent / "web"
SIZE: Final = (1200, 630)
PAGE: Final = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<title>{title}</title>
<meta name="description" content="{text}">
<meta name="robots" content="noindex">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Underkeep">
<meta property="og:title" content="{title}">
<meta property="og:description" content="{text}">
<meta property="og:url" content="{address}">
<meta property="og:image" content="{picture}">
<meta property="og:image:width" content="{width}">
<meta property="og:image:height" content="{height}">
<meta property="og:image:alt" content="{seen}">
<meta name="twitter:card" content="summary_large_image">
<meta http-equiv="refresh" content="0; url={page}">
</head>
<body><p><a href="{page}">{go}</a></p></body>
</html>
"""
Move = Annotated[int, QueryParameter(ge=0, le=1_000_000, required=False)]
Eyes = Annotated[str, QueryParameter(pattern="^[a-z0-9,_-]*$", max_length=200, required=False)]
Lang = Annotated[str, QueryParameter(max_length=10, required=False)]


@get("/share/{table:str}", include_in_schema=False)
async def share(
    table: FromPath[str], request: Asked, state: State, move: Move = 0, eyes: Eyes = "", lang: Lang = ""
) -> Response[str]:
    """A page of a few lines for programs that draw previews; a browser goes on to the table at once."""
    tables: OpenTables = state.tables
    addresses: Addresses = state.addresses
    try:
        found = await tables.find(table)
    except BadInput:
        return Redirect(f"/#/table/{quote(table, safe='')}")  # where the client says what is the matter
    async with found.lock:
        told = described(found, lang if lang in LANGUAGES else LANGUAGES[0])
        page = client_page(found, move, eyes)
    base = (addresses.public or str(request.base_url)).rstrip("/")
    width, height = SIZE
    values = {**told, "page": page, "address": f"{base}/share/{found.row.id}", "picture": f"{base}/{picture(found)}"}
    filled = {name: escape(value) for name, value in values.items()}
    return Response(PAGE.format(**filled, width=width, height=height), media_type="text/html")


def client_page(table: Table, move: int, eyes: str) -> str:
    """Where a browser goes: the table while it is played, then the replay."""
    if table.result() is None and not move:
        return f"/#/table/{table.row.id}/watch"
    return "/#/replay/" + "/".join([table.row.id, *([str(move)] if move else []), *([eyes] if move and eyes else [])])


def picture(table: Table) -> str:
    """The card of the game, drawn by the client; a game that nobody has drawn has the sign of the house."""
    name = f"card-{table.row.game}.jpg"
    return name if (PICTURES / name).is_file() else "icon-512.png"


def described(table: Table, lang: str) -> dict[str, str]:
    """Title and text, from what everybody may know."""
    facts = seat_state.facts(table)
    words = Speaker(lang, facts.game, table.pack, "share", "ui")
    name = f"game-{facts.game}-name"
    game = words.say(name) if words.knows(name) else facts.game
    return {
        "lang": lang,
        "title": words.say("share-title", game=game, who=who(facts, words)),
        "text": outcome(facts, words),
        "seen": words.say("share-picture", game=game),
        "go": words.say("share-go"),
    }


def who(facts: wire.TableFacts, words: Speaker) -> str:
    people = [player for player in facts.players if player.kind != "bot"]
    told = [
        words.say(
            "share-person",
            name=player.name or words.say("share-somebody"),
            roles=", ".join(words.role(role) for role in player.roles),
        )
        for player in people
    ]
    bots = len(facts.players) - len(people)
    return ", ".join([*told, *([words.say("share-bots", count=bots)] if bots else [])])


def outcome(facts: wire.TableFacts, words: Speaker) -> str:
    if facts.result is None:
        return words.say("share-under-way", moves=facts.moves)
    winners = ", ".join(words.role(role) for role in facts.result.winners)
    return words.say("share-won" if winners else "share-unwon", winners=winners, moves=facts.moves)


SHARE_HANDLERS: Final = (share,)
