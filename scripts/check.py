"""All checks and tests, the cheap ones first; the first that fails ends the run. `./run check` calls it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
COMPILED_TESTS: Final = (  # what is run again on the compiled engine
    "tests/conformance",
    "tests/kernel",
    "tests/games/vast/test_judge.py",  # masks of its tiles do not fit into a C int
)
PYTEST: Final = ("pytest", "-n", "2", "--dist", "loadfile")
BROWSER: Final = "tests/browser"

Step = tuple[str, tuple[str, ...], dict[str, str]]


def steps() -> Iterator[Step]:
    """A header, a command and what it adds to the environment."""
    yield "lint", ("ruff", "check", "--output-format", "concise", "."), {}
    yield "format", ("ruff", "format", "--check", "--output-format", "concise", "."), {}
    yield "types", ("mypy",), {}
    yield "dead names", ("python", "scripts/dead_names.py"), {}
    yield "layers", ("lint-imports", "--no-logo", "--no-cache"), {}
    if (ROOT / "client" / "package.json").is_file():
        yield "client", ("python", "scripts/npm.py", "ci"), {}
        yield "client checks", ("python", "scripts/npm.py", "run", "check"), {}
        yield "client tests", ("python", "scripts/npm.py", "test"), {}
    yield "compile", ("python", "-m", "underkeep.cli", "native", "--opt", "0"), {"UNDERKEEP_NATIVE": "0"}
    yield "tests, sources", (*PYTEST, f"--ignore={BROWSER}"), {"UNDERKEEP_NATIVE": "0"}
    yield "tests, browser", (*PYTEST, BROWSER), {"UNDERKEEP_NATIVE": "0"}
    compiled = tuple(folder for folder in COMPILED_TESTS if (ROOT / folder).exists())
    if compiled:
        yield "tests, compiled", (*PYTEST, *compiled), {"UNDERKEEP_NATIVE": "1"}


def bring_chromium() -> bool:
    """The browser tests need Chromium: on Debian root installs it, elsewhere the user is told how."""
    if not (ROOT / "client" / "package.json").is_file():
        return True
    if os.environ.get("CHROMIUM") or shutil.which("chromium"):
        return True
    install = "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium"
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["sh", "-c", install], env=quiet, stdout=subprocess.DEVNULL, check=False)
    if shutil.which("chromium"):
        return True
    print(f"check: no Chromium. Install it ({install}) or set CHROMIUM to its path.", file=sys.stderr)
    return False


def run_step(step: Step) -> bool:
    """One check, with its header before and its time after it."""
    name, command, extra = step
    print(f"\n== {name}: {' '.join(command)}", flush=True)
    start = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **extra}, check=False)
    print(
        f"-- {name}: {'passed' if done.returncode == 0 else 'FAILED'} in {time.monotonic() - start:.1f} s",
        flush=True,
    )
    return done.returncode == 0


def main() -> int:
    """Exit status 0 when everything passed."""
    start = time.monotonic()
    passed = bring_chromium() and all(run_step(step) for step in steps())
    print(f"\n{'all passed' if passed else 'NOT passed'} in {time.monotonic() - start:.0f} s", flush=True)
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
