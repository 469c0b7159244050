"""One name, one thing: a class or module name stands twice only where it is the same thing in two places."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path
from typing import Final

import underkeep

PACKAGE = Path(underkeep.__file__).parent
MADE = {"_native", "web", "__pycache__"}

CLASSES: Final = {  # why: names
    "an idea of the kernel or of bots, and the message that carries it": (
        *("Belief", "Goal", "Label", "Mark", "Option", "Prompt", "Reason", "Refusal", "Result"),
    ),
    "what every game has, under the same name": ("Content", "RulesInForce", "GameEnded", "ViewCache"),
    "a word of several rulebooks, each game's own": (
        *("Board", "CaveIn", "ChooseDiscard", "ChooseLoot", "ChooseShot", "PlaceTile", "Plunder", "Room", "RoomView"),
        *("Scenario", "Tile", "TokenPlaced", "TokenView", "Turn"),
    ),
    "Heroes: a word of its rulebook that the shell or core uses too": ("Act", "Entry", "Player"),
    "Twister: a word of its rulebook that the lab uses too": ("Match",),
}
MODULES: Final = {
    "core's foundation of what every game has": ("actions", "content", "game", "judge", "options", "spec", "weights"),
    "what search does ahead, and a game's own part in it": ("rehearsal",),
    "what can go wrong, in the engine and at the server": ("errors",),
    "core's events, and Vast's Event cards": ("events",),
    "the games, and the scenarios of Heroes, by id": ("registry",),
}


def sources() -> list[Path]:
    return [path for path in PACKAGE.rglob("*.py") if not MADE & set(path.relative_to(PACKAGE).parts)]


def places_of_classes(paths: list[Path], root: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path.relative_to(root).as_posix())
    return found


def role_of(path: Path, root: Path) -> str:
    """Where a module stands; in a game the folder is the role, and the same name there is the same area of the game."""
    place = path.relative_to(root).with_suffix("").as_posix()
    return re.sub(r"^games/.*/", "games/*/", place)


def repeated_classes(paths: list[Path], root: Path) -> dict[str, list[str]]:
    """Class names with two places, but for those allowed."""
    allowed = {name for names in CLASSES.values() for name in names}
    found = places_of_classes(paths, root)
    return {name: places for name, places in found.items() if len(places) > 1 and name not in allowed}


def repeated_modules(paths: list[Path], root: Path) -> dict[str, set[str]]:
    """Module names with two roles, but for those allowed; a command has the name of what it commands."""
    allowed = {name for names in MODULES.values() for name in names}
    found: dict[str, set[str]] = defaultdict(set)
    for path in paths:
        if path.stem not in ("__init__", "__main__") and path.relative_to(root).parts[0] != "cli":
            found[path.stem].add(role_of(path, root))
    return {name: roles for name, roles in found.items() if len(roles) > 1 and name not in allowed}


def test_no_class_name_has_two_meanings() -> None:
    assert repeated_classes(sources(), PACKAGE) == {}


def test_no_module_name_has_two_meanings() -> None:
    assert repeated_modules(sources(), PACKAGE) == {}


def test_what_is_allowed_twice_outside_the_games_stands_there_twice() -> None:
    carried = next(iter(CLASSES.values()))
    found = places_of_classes(sources(), PACKAGE)

    assert [name for name in carried if len(found[name]) < 2] == []


def test_a_second_meaning_is_found(tmp_path: Path) -> None:
    for name in ("server/watch.py", "lab/watch.py", "games/vast/seat/view.py", "games/heroes/seat/view.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("class Watch:\n    pass\n" if name.endswith("watch.py") else "")
    paths = sorted(tmp_path.rglob("*.py"))

    assert repeated_classes(paths, tmp_path) == {"Watch": ["lab/watch.py", "server/watch.py"]}
    assert repeated_modules(paths, tmp_path) == {"watch": {"lab/watch", "server/watch"}}


def test_bounds_are_called_max_and_min() -> None:
    bound = re.compile(r"^(MOST|LEAST)_\w+", re.MULTILINE)
    paths = [path for path in sources() if "games" not in path.relative_to(PACKAGE).parts]

    assert [path.name for path in paths if bound.search(path.read_text(encoding="utf-8"))] == []
