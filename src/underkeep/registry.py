"""The games that there are: every folder of games/ whose game.toml names the module of its SPEC."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

GAME_FILE: Final = "game.toml"


def read_games(folder: Path) -> dict[str, dict[str, Any]]:
    """What each game says of itself, in the order of the home page."""
    files = {
        path.parent.name: tomllib.loads(path.read_text(encoding="utf-8")) for path in folder.glob(f"*/{GAME_FILE}")
    }
    return dict(sorted(files.items(), key=lambda item: (item[1].get("shelf", 0), item[0])))


FILES: Final = read_games(Path(__file__).parent / "games")
GAMES: Final[dict[str, str]] = {game: file["spec"] for game, file in FILES.items() if "spec" in file}
JUDGES: Final[dict[str, str]] = {game: file["judge"] for game, file in FILES.items() if "judge" in file}
