"""A notebook's picture in a real browser: the board is drawn inside its sandbox, in both languages, without a fetch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from underkeep.core.search.playout import playout
from underkeep.env.notebook import is_built, read, show
from underkeep.library import load_game
from underkeep.registry import GAMES

pytestmark = pytest.mark.browser
WORDS = {
    "en": {"vast": "round", "twister": "turn", "heroes": "wave"},
    "it": {"vast": "ruoli", "twister": "turno", "heroes": "ondata"},
}


def picture(game: str, lang: str) -> str:
    loaded = load_game(game)
    made = loaded.spec.new(loaded.spec.options.resolve({}), loaded.content, bytes(32))
    playout(made, 5, 60)
    view: Any = loaded.spec.view(made, frozenset({0}))
    return show(view, role=loaded.spec.role_names(made)[0], lang=lang)._repr_html_()


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_drawn_in_its_frame(game: str, lang: str, client: None, browser: Browser, tmp_path: Path) -> None:
    read.cache_clear()
    assert is_built(game)
    path = tmp_path / "notebook.html"
    path.write_text(f"<!doctype html><meta charset=utf-8>{picture(game, lang)}", encoding="utf-8")
    page = browser.new_page()
    troubles: list[str] = []
    page.on("console", lambda message: troubles.append(message.text))
    page.on("pageerror", lambda error: troubles.append(str(error)))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    page.goto(path.as_uri())
    frame = page.frame_locator("iframe")

    expect(frame.locator(".still svg.map").first).to_be_visible()
    expect(frame.locator(".still .roles .role, .still .roles section").first).to_be_visible()
    expect(frame.locator(".where")).to_contain_text(WORDS[lang][game])
    assert frame.locator("#app > pre").count() == 0, "the text makes room for the board"
    assert troubles == []
    assert [url for url in asked if not url.startswith(("data:", "about:"))] == [path.as_uri()]
    page.close()
