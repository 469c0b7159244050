"""The games that there are: one line each, `id: module of its SPEC`. Adding a game adds a line."""

from __future__ import annotations

from typing import Final

GAMES: Final[dict[str, str]] = {
    "twister": "underkeep.games.twister.spec",
    "heroes": "underkeep.games.heroes.spec",
}
# Rules that stand and pass the suite on the sources, but not yet compiled.
SOURCES_ONLY: Final[dict[str, str]] = {
    "vast": "underkeep.games.vast.spec",
}
