"""Packs of others: checked as a whole before anybody plays with them, and what is wrong told by file, line and remedy.

A pack from outside is data that somebody else wrote: `checked_pack` either gives a game that can be played or raises a
BadInput, whatever stands in the files.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Final

from underkeep.core.formats.content import ContentPack
from underkeep.core.kernel.errors import BadInput, UnderkeepError
from underkeep.core.kernel.luck import seed_from
from underkeep.library import Loaded, load_game, read_pack, take_pack

FILE: Final = re.compile(r"^([\w-]+\.toml)(?:\.(.*))?$")
STEP: Final = re.compile(r"([^.\[\]]+)(?:\[([^\]]*)\])?")
HEADER: Final = re.compile(r"^\s*(\[\[?)\s*([\w.\" -]+?)\s*\]\]?\s*(?:#.*)?$")
KEY: Final = re.compile(r'^\s*([\w-]+|"[^"]*")\s*=')
ID: Final = re.compile(r'^\s*id\s*=\s*"([^"]*)"')
BREAKS: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
BROKEN: Final = "breaks the reader"
MAX_TOLD: Final = 500  # signs of an error
TRIED_MOVES: Final = 150  # of a game with each thing that a pack adds
Place = tuple[tuple[str, int], ...]  # names on the way into a file, each with its number in a list of tables


def checked_pack(folder: Path) -> Loaded:
    """A pack that can be played and is whole; else an error with file, line and remedy."""
    try:
        return checked_trees(read_pack(folder))
    except BadInput as error:
        raise BadInput(error.problem, placed(folder, error.where), error.remedy) from None


def checked_trees(pack: ContentPack) -> Loaded:
    """The same for a pack that was read."""
    try:
        loaded = take_pack(pack)
        try_out(loaded)
        faults = loaded.spec.faults(loaded.content)
    except BadInput as error:
        raise BadInput(short(error.problem), short(error.where), short(error.remedy)) from None
    except BREAKS as error:  # a reader that trusted too much: a mistake of ours, and still no reason to fall
        problem = f"{BROKEN}: {type(error).__name__} {error}"
        raise BadInput(short(problem), pack.name, "Compare it with the game's own pack, and tell us.") from error
    if faults:
        problem = f"can be played, but is not whole: {'; '.join(faults)}"
        raise BadInput(short(problem), pack.name, "Correct what is named.")
    return loaded


def short(text: str) -> str:
    """What a pack says may be long; what is said of it is not."""
    return text if len(text) <= MAX_TOLD else f"{text[:MAX_TOLD]} …"


def try_out(loaded: Loaded) -> None:
    """Set up a game, and play some random moves of one with everything that the pack adds to be chosen."""
    spec = loaded.spec
    spec.new(spec.options.resolve({}), loaded.content, seed_from(1))
    for field, choice in added_choices(loaded):
        try:
            play_some(loaded, {field: choice})
        except (UnderkeepError, *BREAKS) as error:
            problem = f"{field} {choice} cannot be played: {error}"
            raise BadInput(problem, loaded.pack.name, "Compare it with one that can.") from error


def play_some(loaded: Loaded, wish: dict[str, object]) -> None:
    game = loaded.spec.new(loaded.spec.options.resolve(wish), loaded.content, seed_from(1))
    dice = Random(1)  # noqa: S311  which moves are tried is no secret
    for _ in range(TRIED_MOVES):
        if not game.over():
            role = int(game.first_asked())
            game.advance(role, dice.choice(game.options(role)))


def added_choices(loaded: Loaded) -> list[tuple[str, str]]:
    """Values of options that this content brings and the game's own does not."""
    spec, own = loaded.spec, load_game(loaded.pack.game)
    found: list[tuple[str, str]] = []
    for field in spec.options.fields:
        known = spec.choices(field, own.content)
        found.extend((field.id, choice) for choice in spec.choices(field, loaded.content) if choice not in known)
    return found


# ---------------------------------------------------------------------- which line is meant
def placed(folder: Path, where: str) -> str:
    """A place of a pack with its file and, where it can be found, the line."""
    found = FILE.match(where)
    if found is None:
        return place_of_id(folder, where)
    file, path = folder / found[1], found[2] or ""
    if folder.is_file():  # all files in one
        file, path = folder, f"file.{found[1].removesuffix('.toml')}.{path}"
    line = line_of(file.read_text(encoding="utf-8"), path) if file.is_file() else 0
    return f"{file}:{line}: {where}" if line else f"{folder}: {where}"


def place_of_id(folder: Path, where: str) -> str:
    """`scenario cellar` names a table by its kind and id: the first line of any file that gives it that id."""
    rest = where.partition(" ")[2]
    id = rest.partition(".")[0]
    files = [folder] if folder.is_file() else sorted(folder.glob("*.toml"))
    for file in files if id else []:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if (named := ID.match(line)) and named[1] == id:
                return f"{file}:{number}: {where}"
    return where


def line_of(text: str, path: str) -> int:
    """The line of a TOML text that a path such as `room[hall].open` means, or the nearest one above; 0: none."""
    steps = [(name, chosen) for name, chosen in STEP.findall(path)]
    best, deepest = 0, 0
    for line, place, ids in places(text):
        depth = matched(steps, place, ids)
        if depth == len(place) and depth > deepest:
            best, deepest = line, depth
    return best


def matched(steps: list[tuple[str, str]], place: Place, ids: dict[Place, str]) -> int:
    """How many names of a place are the first of the path."""
    depth = 0
    for (name, chosen), (key, number) in zip(steps, place, strict=False):
        if name != key or chosen not in ("", str(number), ids.get(place[: depth + 1])):
            break
        depth += 1
    return depth


def places(text: str) -> list[tuple[int, Place, dict[Place, str]]]:
    """Every header and key of a TOML text by its line; ids of tables name them too."""
    found: list[tuple[int, Place, dict[Place, str]]] = []
    ids: dict[Place, str] = {}
    counts: dict[Place, int] = {}
    inside: Place = ()
    for number, line in enumerate(text.splitlines(), 1):
        if header := HEADER.match(line):
            inside = entered(header[2].split("."), header[1] == "[[", counts)
            found.append((number, inside, ids))
        elif key := KEY.match(line):
            found.append((number, (*inside, (key[1].strip('"'), -1)), ids))
            if named := ID.match(line):
                ids[inside] = named[1]
    return found


def entered(names: list[str], listed: bool, counts: dict[Place, int]) -> Place:
    """Where a header leads: into the newest table of each list on the way, or into a new one."""
    place: Place = ()
    for depth, name in enumerate(names):
        key = (*place, (name.strip().strip('"'), -1))
        if listed and depth == len(names) - 1:
            counts[key] = counts.get(key, -1) + 1
        place = (*place, (key[-1][0], counts.get(key, -1)))
    return place
