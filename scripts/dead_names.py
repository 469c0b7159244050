"""Names of the sources that nobody uses, found by vulture; a name in kept_names.toml has a reason to stay.

Tests, benchmarks and examples count as users: what only they call is part of what we offer.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Final

from vulture import Vulture

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src" / "underkeep"
USERS: Final = ("tests", "benchmarks", "examples", "scripts")
KEPT: Final = Path(__file__).parent / "kept_names.toml"
DECORATED: Final = ["@*.command*", "@click.*", "@get", "@post", "@websocket"]  # called by click and Litestar
CONFIDENCE: Final = 60


def kept(path: Path = KEPT) -> set[str]:
    """The names that stay, of all reasons."""
    groups = tomllib.loads(path.read_text(encoding="utf-8"))["kept"]
    return {name for group in groups for name in group["names"]}


def dead_names(sources: Path, users: list[Path], stay: set[str]) -> list[str]:
    """Place and name of everything in the sources that nothing refers to."""
    finder = Vulture(ignore_decorators=DECORATED)
    finder.scavenge([sources, *users], exclude=["*/_native/*"])
    found = finder.get_unused_code(min_confidence=CONFIDENCE)
    ours = [item for item in found if sources in Path(item.filename).resolve().parents and item.name not in stay]
    return [f"{item.filename}:{item.first_lineno}: {item.typ} {item.name}" for item in ours]


def main() -> int:
    """Exit status 1 if a name is dead."""
    found = dead_names(SOURCES, [ROOT / user for user in USERS], kept())
    for line in found:
        print(line)
    if found:
        print("Remove them, or say in scripts/kept_names.toml who uses them.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
