"""The library: finds games, reads content packs and rulebooks from their folders. The edge where files become trees."""

from __future__ import annotations

import json
import logging
import re
import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from underkeep.core.formats import codec
from underkeep.core.formats.content import ContentPack, digest_of, make_pack
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.search.values import ValueSheet, read_values
from underkeep.core.search.weights import WeightSheet, read_sheet
from underkeep.nearest import did_you_mean
from underkeep.registry import FOLDERS, GAMES

HERE = Path(__file__).parent
PACK_FILE = "pack.toml"
FILE_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")  # of a pack's file, without its ending
WEIGHTS_FILE = "judge/weights.toml"
VALUES_FILE = "judge/values.json"
UNREAD = ("judge", "secrets")  # groups of weights: how standings are compared, and what only one role knows
SENTENCES = "sentences"  # the ledger beside the chapters of a rulebook
BESIDE = (SENTENCES, "outline", "overview", "synonyms")  # what stands in the folder of a rulebook and has no rules
MAX_FILE_BYTES = 2_000_000
MAX_PACK_FILES = 64
MAX_PACK_BYTES = 8_000_000
MAX_DEPTH = 12  # tables within tables
MAX_TEXT = 4_000  # signs of one text
MAX_NUMBER = 10**12
MAX_ID = 64  # of a table that an error names by its id
# Saved games are written at each move of a server and of a record's replay: msgspec does it at a tenth of json's price.
codec.write_with(msgspec.json.Encoder(order="sorted").encode)


@dataclass(frozen=True)
class Loaded:
    """A game ready to play: its spec, the pack in use and the content read from it; `own`: the pack is the game's."""

    spec: GameSpec
    pack: ContentPack
    content: Any
    own: bool = True


SHELF: dict[tuple[str, str], Loaded] = {}  # all that was loaded in this process, by game and content


def game_folder(game: str) -> Path:
    """Where a game stands; for a name that none has, where it would."""
    return FOLDERS.get(game, HERE / "games" / game)


def spec_of(game: str) -> GameSpec:
    """The spec of a game by its id."""
    if game not in GAMES:
        near = did_you_mean(game, GAMES)
        raise BadInput(f"there is no game {game!r}", "game", f"{near}The games are: {', '.join(GAMES)}.")
    spec = import_module(GAMES[game]).SPEC
    assert isinstance(spec, GameSpec)
    return spec


def read_toml(path: Path) -> dict[str, Any]:
    """One TOML file as a tree, or an error that names the file and the line."""
    try:
        if path.exists() and not path.is_file():
            raise BadInput("is not a file", str(path), "Give a plain file.")
        if path.stat().st_size > MAX_FILE_BYTES:
            raise BadInput("the file is larger than 2 MB", str(path), "Split it.")
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"cannot be read: {error}", str(path), "Give a readable UTF-8 file.") from None
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"is not valid TOML: {error}", str(path), "Correct that line.") from None
    except (RecursionError, ValueError) as error:  # tables without end, a number of thousands of digits
        raise BadInput(f"is too much: {type(error).__name__}", str(path), "Write it more simply.") from None


def read_pack(folder: Path, game: str | None = None) -> ContentPack:
    """All TOML files of a folder as a pack, or those that one file holds; pack.toml says which game it is for."""
    if folder.suffix == ".toml" and folder.is_file():
        return pack_made_of(*parts_of(read_toml(folder), str(folder)), str(folder), game)
    if not folder.is_dir():
        raise BadInput("is not a folder", str(folder), "Make a pack with `underkeep content export GAME FOLDER`.")
    head = read_toml(folder / PACK_FILE)
    trees = {path.stem: read_toml(path) for path in pack_files(folder) if path.name != PACK_FILE}
    return pack_made_of(head, trees, str(folder / PACK_FILE), game)


def parts_of(tree: dict[str, Any], where: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A pack in one file: what stands in pack.toml, and the other files by name, from the tables below `file`."""
    files = tree.get("file", {})
    if not isinstance(files, dict) or not all(isinstance(one, dict) for one in files.values()):
        raise BadInput("is not a table of files", f"{where}: file", "Write [[file.scenarios-mine.scenario]].")
    wrong = next((name for name in files if not FILE_NAME.fullmatch(name) or f"{name}.toml" == PACK_FILE), "")
    if wrong:
        problem = f"{short_name(wrong)!r} is no name of a file"
        raise BadInput(problem, f"{where}: file", "Use small letters, digits and hyphens.")
    return {key: value for key, value in tree.items() if key != "file"}, files


def short_name(name: str) -> str:
    return name if len(name) <= MAX_ID else f"{name[:MAX_ID]}…"


def pack_made_of(head: dict[str, Any], trees: dict[str, Any], where: str, game: str | None = None) -> ContentPack:
    """A pack from what was read of it; `where` its head stands."""
    for key in ("game", "name", "version"):
        if not isinstance(head.get(key), str):
            raise BadInput("is missing", f"{where}: {key}", f'Add {key} = "...".')
    if game is not None and head["game"] != game:
        raise BadInput(f"is a pack for {head['game']}", where, f"Give a pack for {game}.")
    check_tree(head, PACK_FILE)
    for name, tree in trees.items():
        check_tree(tree, f"{name}.toml")
    if added_to(head, where):
        trees = {**own_trees(head["game"]), **trees}
    return make_pack(head["game"], head["name"], head["version"], trees, *former_names(head, where))


def added_to(head: dict[str, Any], where: str) -> bool:
    """Does the pack only add to the game's own content? Files of the same name take the place of the game's."""
    adds = head.get("adds", False)
    if not isinstance(adds, bool):
        raise BadInput(f"{str(adds)[:40]} does not fit", f"{where}: adds", "Give true or false.")
    return adds


def own_trees(game: str) -> dict[str, Any]:
    """The files of a game's own content."""
    spec_of(game)
    return {path.stem: read_toml(path) for path in pack_files(game_folder(game) / "content") if path.name != PACK_FILE}


def pack_files(folder: Path) -> list[Path]:
    """The TOML files of a pack, if there are not too many of them."""
    files = sorted(folder.glob("*.toml"))
    if len(files) > MAX_PACK_FILES or sum(path.stat().st_size for path in files if path.is_file()) > MAX_PACK_BYTES:
        problem = f"has more than {MAX_PACK_FILES} files or {MAX_PACK_BYTES // 1_000_000} MB"
        raise BadInput(problem, str(folder), "Keep only the files of the pack.")
    return files


def check_tree(tree: Any, where: str, depth: int = 0) -> None:
    """Refuse what no pack needs: dates, endless numbers, tables within tables without end, signs that steer screens."""
    if depth > MAX_DEPTH:
        raise BadInput("is nested too deeply", where, f"Use at most {MAX_DEPTH} tables within each other.")
    if isinstance(tree, dict):
        for key, value in tree.items():
            check_tree(key, where)
            check_tree(value, f"{where}.{key}", depth + 1)
    elif isinstance(tree, list):
        for number, value in enumerate(tree):
            id = value.get("id") if isinstance(value, dict) else None
            named = isinstance(id, str) and len(id) <= MAX_ID and id.isprintable()
            check_tree(value, f"{where}[{id if named else number}]", depth + 1)
    elif isinstance(tree, str):
        check_text(tree, where)
    elif not isinstance(tree, int | float) or not abs(tree) <= MAX_NUMBER:
        raise BadInput(f"{str(tree)[:40]} does not fit", where, "Give a text, a number, true or false.")


def check_text(text: str, where: str) -> None:
    """A text may be shown anywhere as it is: in a terminal too, which takes some signs for orders."""
    if len(text) > MAX_TEXT:
        raise BadInput(f"has {len(text)} signs", where, f"Give at most {MAX_TEXT}.")
    odd = next(
        (sign for sign in text if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp") and sign != "\n"), ""
    )
    if odd:
        raise BadInput(f"has the invisible sign U+{ord(odd):04X}", where, "Take it out.")


def former_names(head: dict[str, Any], where: str) -> tuple[dict[str, str], tuple[str, ...]]:
    """What pack.toml says of tables of before: the name they have for the same rules, contents they may go on from."""
    known, follows = head.get("known", {}), head.get("follows", [])
    if not isinstance(known, dict) or not isinstance(follows, list):
        remedy = "Write known as a table and follows as a list of hashes, or leave them out."
        raise BadInput("does not fit", f"{where}: known, follows", remedy)
    return {str(rules): str(name) for rules, name in known.items()}, tuple(str(name) for name in follows)


@cache
def load_game(game: str, pack_folder: Path | None = None) -> Loaded:
    """A game with its own content or with a pack of the user's."""
    spec_of(game)  # refuses what is no game before its folder is looked for
    pack = read_pack(pack_folder or game_folder(game) / "content", game)
    return take_pack(pack, own=pack_folder is None)


def take_pack(pack: ContentPack, own: bool = False) -> Loaded:
    """A pack, wherever it was read, for the game it is for."""
    spec = spec_of(pack.game)
    load_weights(pack.game)
    loaded = SHELF[pack.game, pack.digest] = Loaded(spec, pack, spec.content(pack), own)
    return loaded


def put_away(loaded: Loaded) -> None:
    """A pack that nobody plays any more: this process forgets it."""
    SHELF.pop((loaded.pack.game, loaded.pack.digest), None)
    loaded.spec.forget(loaded.pack.digest)


def content_of(game: str, digest: str = "") -> Loaded:
    """A game with the content of that hash, if it was loaded in this process; the game's own without one."""
    own = load_game(game)
    if digest in ("", own.pack.digest):
        return own
    if (game, digest) not in SHELF:
        raise BadInput(f"content {digest} is not loaded", "content", "Load its pack first.")
    return SHELF[game, digest]


# ---------------------------------------------------------------------- packs on their way
def pack_text(pack: ContentPack) -> str:
    """A pack as one text: for the store, and for processes that are to know it."""
    head = {"game": pack.game, "name": pack.name, "version": pack.version, "digest": pack.digest}
    return json.dumps({**head, "follows": list(pack.follows), "trees": dict(pack.trees)}, ensure_ascii=False)


def pack_from(text: str) -> ContentPack:
    """The pack again; only what `pack_text` wrote is read."""
    tree: Mapping[str, Any] = json.loads(text)
    head = (tree["game"], tree["name"], tree["version"], tree["digest"])
    return ContentPack(*head, tree["trees"], tuple(tree["follows"]))


@cache
def load_weights(game: str) -> None:
    """Give the judge of a game its own weights, once in a process; games without a judge have none."""
    if (game_folder(game) / WEIGHTS_FILE).is_file():
        spec_of(game).load_weights(weights_of(game))
        spec_of(game).load_values(values_of(game))


def weights_of(game: str) -> WeightSheet:
    """The weights that the judge of a game comes with."""
    return read_sheet(read_toml(game_folder(game) / WEIGHTS_FILE))


def digest_of_weights(sheet: WeightSheet) -> str:
    """What fitted values say they were fitted to: all weights but those that none of their readings has in it."""
    return digest_of({name: list(one.numbers) for name, one in sheet.weights.items() if one.group() not in UNREAD})


def values_of(game: str) -> ValueSheet | None:
    """The fitted values that a game comes with. Those that do not fit the rules or the weights are refused, and loudly:
    bots then play by the weights alone, and weaker.
    """
    path = game_folder(game) / VALUES_FILE
    if not path.is_file():
        return None
    sheet = read_values(read_json(path))
    why = sheet.misfit(spec_of(game).rules_version, digest_of_weights(weights_of(game)))
    if not why:
        return sheet
    told = "%s is not used, since it %s: bots play weaker. Fit it anew: underkeep train %s"
    logging.getLogger("underkeep").warning(told, path, why, game)
    return None


def read_json(path: Path) -> dict[str, Any]:
    """One JSON file as a tree, or an error that names the file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
    except (OSError, msgspec.DecodeError) as error:
        raise BadInput(f"is not valid JSON: {error}", str(path), "Restore the file, or fit it anew.") from None


def rulebook_trees(game: str) -> dict[str, dict[str, Any]]:
    """The rulebook files of a game (also of games that have no spec yet), in the order of their names."""
    folder = game_folder(game) / "rulebook"
    return {path.stem: read_toml(path) for path in sorted(folder.glob("*.toml")) if path.stem not in BESIDE}


def rulebook_file(game: str, name: str) -> dict[str, Any]:
    """One of the files beside the chapters of a rulebook; empty where a game has none of that name."""
    path = game_folder(game) / "rulebook" / f"{name}.toml"
    return read_toml(path) if path.is_file() else {}


def general_synonyms() -> dict[str, Any]:
    """Words that mean the same in the rulebooks of all games."""
    return read_toml(HERE / "locale" / "synonyms.toml")
