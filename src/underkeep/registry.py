"""The games that there are: every folder of games/ whose game.toml names the module of its SPEC, and those that the
operator names by UNDERKEEP_GAMES: folders with a game.toml, or folders of such folders, or that an installed package
names by an entry point of the group `underkeep.games`. Their packages are found behind all others, and nothing that is
not named is loaded.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from underkeep import engine

HERE: Final = Path(__file__).parent / "games"


def read_games(folders: Iterable[Path]) -> dict[str, dict[str, Any]]:
    """What each game says of itself, in the order of the home page."""
    files = {folder.name: tomllib.loads((folder / engine.GAME_FILE).read_text(encoding="utf-8")) for folder in folders}
    return dict(sorted(files.items(), key=lambda item: (item[1].get("shelf", 0), item[0])))


def find_games() -> dict[str, Path]:
    """Where each game stands; an id stands for one game."""
    found = {folder.name: folder for folder in engine.games_in(HERE)}
    for folder in engine.named_games():
        if folder.name in found:
            remedy = "Name it once, or give it another id."
            raise engine.EngineMissing(f"{engine.GAMES_NAMED}: there are two games {folder.name!r}\n{remedy}")
        found[folder.name] = folder
        if str(folder.parent) not in sys.path:
            sys.path.append(str(folder.parent))
    return found


FOLDERS: Final = find_games()
FILES: Final = read_games(FOLDERS.values())
GAMES: Final[dict[str, str]] = {game: file["spec"] for game, file in FILES.items() if "spec" in file}
JUDGES: Final[dict[str, str]] = {game: file["judge"] for game, file in FILES.items() if "judge" in file}
NAMED: Final = tuple(folder.name for folder in engine.named_games())  # those that do not come with the package


def is_built_in(game: str) -> bool:
    """Does the game come with the package?"""
    return game not in NAMED


def is_plain(game: str) -> bool:
    """Has nobody drawn its board yet? Then the client shows it in words, which the server sends along."""
    return game in NAMED or bool(FILES.get(game, {}).get("plain"))
