"""The games that there are: one line each, `id: module of its SPEC`. Adding a game adds a line."""

from __future__ import annotations

from typing import Final

GAMES: Final[dict[str, str]] = {
    "twister": "underkeep.games.twister.spec",
    "heroes": "underkeep.games.heroes.spec",
    "vast": "underkeep.games.vast.spec",
}
