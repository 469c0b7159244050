"""The library: finds games, reads content packs and rulebooks from their folders. The edge where files become trees."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from underkeep.core.formats import codec
from underkeep.core.formats.content import ContentPack, make_pack
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.search.weights import WeightSheet, read_sheet
from underkeep.registry import FOLDERS, GAMES

HERE = Path(__file__).parent
PACK_FILE = "pack.toml"
WEIGHTS_FILE = "judge/weights.toml"
SENTENCES = "sentences"  # the ledger beside the chapters of a rulebook
MAX_FILE_BYTES = 2_000_000
# Saved games are written at each move of a server and of a record's replay: msgspec does it at a tenth of json's price.
codec.write_with(msgspec.json.Encoder(order="sorted").encode)


@dataclass(frozen=True)
class Loaded:
    """A game ready to play: its spec, the pack in use and the content read from it."""

    spec: GameSpec
    pack: ContentPack
    content: Any


def game_folder(game: str) -> Path:
    """Where a game stands; for a name that none has, where it would."""
    return FOLDERS.get(game, HERE / "games" / game)


def spec_of(game: str) -> GameSpec:
    """The spec of a game by its id."""
    if game not in GAMES:
        raise BadInput(f"there is no game {game!r}", "game", f"The games are: {', '.join(GAMES)}.")
    spec = import_module(GAMES[game]).SPEC
    assert isinstance(spec, GameSpec)
    return spec


def read_toml(path: Path) -> dict[str, Any]:
    """One TOML file as a tree, or an error that names the file and the line."""
    try:
        if path.stat().st_size > MAX_FILE_BYTES:
            raise BadInput("the file is larger than 2 MB", str(path), "Split it.")
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"cannot be read: {error}", str(path), "Give a readable UTF-8 file.") from None
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"is no TOML: {error}", str(path), "Mend that line.") from None


def read_pack(folder: Path, game: str | None = None) -> ContentPack:
    """All TOML files of a folder as a pack; pack.toml says which game it is for."""
    if not folder.is_dir():
        raise BadInput("is no folder", str(folder), "Make a pack with `underkeep content export GAME FOLDER`.")
    head = read_toml(folder / PACK_FILE)
    for key in ("game", "name", "version"):
        if not isinstance(head.get(key), str):
            raise BadInput("is missing", f"{folder / PACK_FILE}: {key}", f'Add {key} = "...".')
    if game is not None and head["game"] != game:
        raise BadInput(f"is a pack for {head['game']}", str(folder), f"Give a pack for {game}.")
    trees = {path.stem: read_toml(path) for path in sorted(folder.glob("*.toml")) if path.name != PACK_FILE}
    return make_pack(head["game"], head["name"], head["version"], trees, *former_names(folder, head))


def former_names(folder: Path, head: dict[str, Any]) -> tuple[dict[str, str], tuple[str, ...]]:
    """What pack.toml says of tables of before: the name they have for the same rules, contents they may go on from."""
    known, follows = head.get("known", {}), head.get("follows", [])
    if not isinstance(known, dict) or not isinstance(follows, list):
        remedy = "Write known as a table and follows as a list of hashes, or leave them out."
        raise BadInput("does not fit", f"{folder / PACK_FILE}: known, follows", remedy)
    return {str(rules): str(name) for rules, name in known.items()}, tuple(str(name) for name in follows)


@cache
def load_game(game: str, pack_folder: Path | None = None) -> Loaded:
    """A game with its own content or with a pack of the user's."""
    spec = spec_of(game)
    load_weights(game)
    pack = read_pack(pack_folder or game_folder(game) / "content", game)
    return Loaded(spec, pack, spec.content(pack))


@cache
def load_weights(game: str) -> None:
    """Give the judge of a game its own weights, once in a process; games without a judge have none."""
    if (game_folder(game) / WEIGHTS_FILE).is_file():
        spec_of(game).load_weights(weights_of(game))


def weights_of(game: str) -> WeightSheet:
    """The weights that the judge of a game comes with."""
    return read_sheet(read_toml(game_folder(game) / WEIGHTS_FILE))


def rulebook_trees(game: str) -> dict[str, dict[str, Any]]:
    """The rulebook files of a game (also of games that have no spec yet), in the order of their names."""
    folder = game_folder(game) / "rulebook"
    return {path.stem: read_toml(path) for path in sorted(folder.glob("*.toml")) if path.stem != SENTENCES}


def sentences_tree(game: str) -> dict[str, Any]:
    """Which rules carry which sentence of the printed rulebooks; empty where a game has no such list."""
    path = game_folder(game) / "rulebook" / f"{SENTENCES}.toml"
    return read_toml(path) if path.is_file() else {}
