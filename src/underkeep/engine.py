"""Which engine runs: the sources of core and games as they are, or their copy compiled by mypyc.

`./run native` compiles into `.native/<fingerprint>-O<level>/` of a checkout, `pip install .` into `_native/` of the
package; both are complete copies of core and games, and never stand among the sources. UNDERKEEP_NATIVE
chooses when core or games are first imported: `auto` (the compiled copy if it matches the sources), `1` (the
compiled copy or an error), `0` (the sources).
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent
PUZZLES: Final = "puzzles"  # the folder of a game
TOOLCHAIN: Final = "mypy 2.4.1, librt 0.16.0, setuptools 84.2.1, constructors 2, conditionals 1, flags 5"
# as pinned in hatch_build.py; the last three are ours, of scripts/constructors.py, conditionals.py and compile_c.py:
# count them up with a change
MAX_LEVEL: Final = 3  # of a C compiler's improvements
CHOICES: Final = ("auto", "1", "0")
GAMES_NAMED: Final = "UNDERKEEP_GAMES"  # folders of games that stand elsewhere, as the operator names them
GAMES_GROUP: Final = "underkeep.games"  # entry points of installed packages that bring games
GAME_FILE: Final = "game.toml"
NO_COPY: Final = "UNDERKEEP_NATIVE: there is no compiled engine of these sources"


class EngineMissing(ImportError):
    """The engine or the games asked for are not there. (No UnderkeepError: that stands in core, which cannot load.)"""


def checkout() -> Path | None:
    """The project's folder when the package runs from its sources, None when it is installed."""
    return PACKAGE.parent.parent if PACKAGE.parent.name == "src" else None


def choice() -> str:
    """What the user asked for by UNDERKEEP_NATIVE."""
    asked = os.environ.get("UNDERKEEP_NATIVE", "") or "auto"
    if asked not in CHOICES:
        raise EngineMissing(f"UNDERKEEP_NATIVE: {asked!r} is not one of {', '.join(CHOICES)}\nSet it to auto, 1 or 0.")
    return asked


def folders(package: Path) -> dict[str, Path]:
    """What is compiled together: core, games and, in a checkout, the examples and the games that test the kernel."""
    parts = {"core": package / "core", "games": package / "games"}
    if package.parent.name != "src":
        return parts
    root = package.parent.parent
    tested = root / "tests" / "kernel" / "kernel_games"
    if tested.is_dir():
        parts["kernel_games"] = tested
    return parts | {folder.name: folder for folder in games_in(root / "examples")}


def games_in(folder: Path) -> list[Path]:
    """The folder itself if it is a game's, else those in it that are."""
    if (folder / GAME_FILE).is_file():
        return [folder]
    return sorted(path.parent for path in folder.glob(f"*/{GAME_FILE}"))


@cache
def named_games() -> tuple[Path, ...]:
    """The games outside of the package: those that the operator has named by UNDERKEEP_GAMES, and those of installed
    packages that say so by an entry point of the group `underkeep.games`; nothing else is ever loaded.
    """
    found = installed_games()
    for name in filter(None, os.environ.get(GAMES_NAMED, "").split(os.pathsep)):
        games = games_in(Path(name).resolve())
        if not games:
            raise EngineMissing(f"{GAMES_NAMED}: {name!r} has no game\nName a folder with {GAME_FILE}, or one of such.")
        found.extend(games)
    return tuple(found)


def installed_games() -> list[Path]:
    """The folders of packages that bring a game: `[project.entry-points."underkeep.games"]`, an id and its package."""
    found: list[Path] = []
    for point in entry_points(group=GAMES_GROUP):
        spec = find_spec(point.value)
        places = [] if spec is None else [Path(place) for place in spec.submodule_search_locations or ()]
        folder = next((place for place in places if (place / GAME_FILE).is_file()), None)
        if folder is None:
            told = f"{GAMES_GROUP}: {point.name} = {point.value!r} is not a package with a {GAME_FILE}"
            raise EngineMissing(f"{told}\nCorrect the package that contains it, or uninstall it.")
        found.append(folder)
    return found


def source_files(folder: str) -> Iterator[str]:
    """All files below a folder in a fixed order, without what tools leave behind, and without puzzles, which no rule
    reads: a new one is no reason to compile.
    """
    for entry in sorted(os.scandir(folder), key=lambda e: e.name):
        if entry.name.startswith((".", "__pycache__")) or entry.name.endswith((".pyc", ".so", ".pyd", "~")):
            continue
        if entry.name == PUZZLES:
            continue
        if entry.is_dir():
            yield from source_files(entry.path)
        else:
            yield entry.path


def digest(package: Path, files: Iterable[str]) -> str:
    """Names and contents of files, Python and toolchain in sixteen hexadecimal digits."""
    total = hashlib.sha256(f"{EXTENSION_SUFFIXES[0]} {TOOLCHAIN}".encode())
    root = len(str(package.parent.parent))  # where the sources lie must not count
    for path in files:
        with open(path, "rb", buffering=0) as file:
            content = file.read()
        total.update(f"\n{path[root:]} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()[:16]


def fingerprint(package: Path) -> str:
    """What a compiled copy must have been made from to be used: every file but a puzzle counts, data too."""
    return digest(package, (path for folder in folders(package).values() for path in source_files(str(folder))))


def copy_place(home: Path, mark: str, level: int) -> Path:
    """Where a copy of a checkout lies. Each level has its own place: none is ever replaced under those who run it."""
    return home / f"{mark}-O{level}"


def best_copy(home: Path, mark: str, least: int = 0) -> Path | None:
    """The copy of the sources with that fingerprint that was compiled at the highest level, at least at that one."""
    places = (copy_place(home, mark, level) for level in range(MAX_LEVEL, least - 1, -1))
    return next((place for place in places if place.is_dir()), None)


def compiled_copy() -> Path | None:
    """The compiled copy that matches the sources, if there is one."""
    root = checkout()
    if root is None:
        copy = PACKAGE / "_native"
        return copy if copy.is_dir() else None
    home = root / ".native"
    return best_copy(home, fingerprint(PACKAGE)) if home.is_dir() else None


@cache
def chosen() -> Path | None:
    """The compiled copy this process runs, None for the sources; settled once, at the first import."""
    asked = choice()
    copy = None if asked == "0" else compiled_copy()
    if copy is not None and not set(named_games()) <= set(folders(PACKAGE).values()):
        copy = None  # an interpreted game cannot use compiled classes
    if copy is None and asked == "1":
        remedy = "Run ./run native" if checkout() else "Install again where there is a C compiler"
        raise EngineMissing(f"{NO_COPY}\n{remedy}, or set it to auto or 0.")
    if copy is not None:
        sys.path.append(str(copy / "lib"))  # where the modules look for their common library
    return copy


def path_of(part: str, sources: Iterable[str]) -> list[str]:
    """The `__path__` of a part, for its `__init__.py`: the compiled copy's folder, or the sources'."""
    copy = chosen()
    return list(sources) if copy is None else [str(copy / part)]
