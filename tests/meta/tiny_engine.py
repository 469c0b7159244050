"""A package of two modules that compiles in seconds, laid out as ours: for tests of the engine's build."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from underkeep import engine

SCRIPT: Final = Path(__file__).parents[2] / "scripts" / "compile_engine.py"
FILES: Final = {
    "__init__.py": "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from tiny.public import Thing\n",
    "public.py": "from not_where_wheels_are_built import Thing as Thing\n",  # not compiled, so never asked for
    "core/__init__.py": 'from tiny import engine\n\n__path__ = engine.path_of("core", __path__)\n',
    "core/sums.py": "def twice(number: int) -> int:\n    return number + number\n",
    "games/__init__.py": 'from tiny import engine\n\n__path__ = engine.path_of("games", __path__)\n',
    "games/dice/__init__.py": "",
    "games/dice/game.toml": 'spec = "tiny.games.dice.roll"\n',
    "games/dice/roll.py": (
        "from tiny.core.sums import twice\n\n\ndef roll(pips: int) -> int:\n    return twice(pips) + 1\n"
    ),
}


def write_tiny(root: Path) -> Path:
    """The package below `root/src`."""
    package = root / "src" / "tiny"
    for name, text in FILES.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text)
    shutil.copy2(engine.PACKAGE / "engine.py", package)
    return package


def command(package: Path, level: int = 0) -> list[str]:
    """What compiles it, as a server would start it."""
    return [sys.executable, str(SCRIPT), "--opt", str(level), "--ends-with-input", "--package", str(package)]


def start_build(package: Path, level: int = 0) -> subprocess.Popen[str]:
    """A build whose input stays open until the test closes it or ends."""
    pipe = subprocess.PIPE
    return subprocess.Popen(command(package, level), stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, text=True)


def wait_for(process: subprocess.Popen[str], words: str) -> None:
    """Until it has said so."""
    assert process.stdout is not None
    assert any(words in line for line in process.stdout), f"it ended without saying {words!r}"


def all_said_by(process: subprocess.Popen[str]) -> str:
    """Until it ends by itself: `communicate` would close its input."""
    assert process.stdout is not None
    with process:
        return process.stdout.read()


def running_in(folder: Path) -> set[int]:
    """The processes that work below a folder."""
    found = set()
    for link in Path("/proc").glob("[0-9]*/cwd"):
        with suppress(OSError):
            if os.readlink(link).startswith(str(folder)):
                found.add(int(link.parent.name))
    return found


def tools_of(folder: Path) -> set[int]:
    """mypyc and what waits for it, as soon as both run."""
    for _ in range(300):
        if len(found := running_in(folder)) > 1:
            return found
        time.sleep(0.1)
    raise AssertionError("mypyc does not run")


def are_gone(processes: set[int]) -> bool:
    """All ended within the time that a busy machine may need."""
    for _ in range(300):
        if not any(Path("/proc", str(process), "cwd").exists() for process in processes):
            return True
        time.sleep(0.1)
    return False
