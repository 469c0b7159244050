"""The address of a table to pass on: what programs read there, where a browser goes, and nothing that is hidden."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import httpx
import pytest
from PIL import Image

from tests.server.finished import resigned
from tests.server.guests import somebody
from tests.server.live import Live
from underkeep import engine
from underkeep.registry import GAMES, is_built_in
from underkeep.server.http.share_routes import SIZE

CARDS: Final = engine.PACKAGE.parent.parent / "client" / "public"


def shared(live: Live, address: str) -> dict[str, str]:
    """What a messenger reads, and where a browser is led."""
    page = httpx.get(f"{live.url}/share/{address}")
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    told = dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', page.text))
    return {**told, "page": re.findall(r"url=([^\"]+)", page.text)[0]}


def test_a_finished_game_is_shown_and_leads_to_its_replay(live: Live) -> None:
    *_, table = resigned(live)

    told = shared(live, f"{table}?move=1&eyes=open")

    assert told["og:title"] == "Dungeon Twister: somebody (Yellow), somebody (Blue)"
    assert told["og:description"].startswith("Won by Blue after 30 moves.")
    assert told["og:url"].endswith(f"/share/{table}")
    assert told["page"] == f"/#/replay/{table}/1/open"
    assert shared(live, table)["page"] == f"/#/replay/{table}"


def test_names_are_shown_as_text_in_the_readers_language(live: Live) -> None:
    ann = somebody(live, '"><b>Ann')
    table = ann.make(("me", "yellow"), ("bot:novice", "blue"), game="twister")["table"]

    told = shared(live, f"{table}?lang=it")

    assert "<b>" not in told["og:title"]
    assert "un bot" in told["og:title"]
    assert told["og:description"].endswith("Guardala nel tuo browser.")
    assert told["page"] == f"/#/table/{table}/watch"


@pytest.mark.parametrize("query", ["move=-1", "move=x", "eyes=%22%3E", "eyes=" + "a" * 300, "lang=" + "x" * 20])
def test_what_does_not_fit_is_refused(live: Live, query: str) -> None:
    assert httpx.get(f"{live.url}/share/nowhere?{query}").status_code == 400


def test_a_table_that_is_not_there_is_explained_by_the_client(live: Live) -> None:
    answer = httpx.get(f'{live.url}/share/no"where')

    assert (answer.status_code, answer.headers["location"]) == (302, "/#/table/no%22where")


@pytest.mark.parametrize("game", [game for game in GAMES if is_built_in(game)])
def test_every_game_has_its_card(game: str) -> None:
    path: Path = CARDS / f"card-{game}.jpg"
    with Image.open(path) as card:
        assert card.size == SIZE, "./run shots --cards"
    assert path.stat().st_size < 150_000
