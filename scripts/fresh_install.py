"""Does a newcomer's first hour work? `./run python scripts/fresh_install.py` builds wheels of Underkeep and of the game
in examples/, installs both into a new virtual environment, and runs there the README's code, docs/your-first-bot.md
and the game from outside. UNDERKEEP_NATIVE=0 (the default here) builds without the compiled engine.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FENCED: Final = re.compile(r"```(\w*)\n(.*?)```", re.S)
BUILD: Final = {"UNDERKEEP_NATIVE": os.environ.get("UNDERKEEP_NATIVE") or "0", "SKIP_CLIENT_BUILD": "1"}
OUTSIDE: Final = """
import underkeep
game = underkeep.new("barrow", seed=1)
game.play({role: "adept" for role in game.roles})
assert game.over
from underkeep.env.gymnasium import SoloEnv
env = SoloEnv("barrow")
seen, _ = env.reset(seed=1)
assert env.observation_space.contains(seen)
print("barrow", game.result.winners)
"""


def run(command: Sequence[str | Path], folder: Path, typed: str = "") -> str:
    """A command that must work, away from the checkout."""
    print("$", " ".join(str(word).strip().partition("\n")[0] for word in command[1:6]), flush=True)
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(command, cwd=folder, env={**env, **BUILD}, input=typed, text=True, capture_output=True, check=False)  # fmt: skip  # noqa: E501
    if done.returncode:
        sys.exit(f"failed with status {done.returncode}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
    return done.stdout


def blocks(page: str, kind: str) -> list[str]:
    return [text for found, text in FENCED.findall((ROOT / page).read_text(encoding="utf-8")) if found == kind]


def install(uv: str, folder: Path) -> Path:
    """A new environment with both wheels; the interpreter in it."""
    wheels = folder / "wheels"
    for place in (ROOT, ROOT / "examples"):
        run([uv, "build", "--quiet", "--wheel", "--out-dir", wheels, place], folder)
    run([uv, "venv", "--quiet", folder / "env"], folder)
    python = folder / "env" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    ours = next(path for path in wheels.glob("underkeep-*.whl"))
    others = [path for path in wheels.glob("*.whl") if path != ours]
    run([uv, "pip", "install", "--quiet", "--python", python, f"{ours}[server,research]", *others], folder)
    return python


def try_out(python: Path, folder: Path) -> None:
    """What a newcomer does."""
    for code in (*blocks("README.md", "python"), blocks("docs/your-first-bot.md", "python")[-1], OUTSIDE):
        run([python, "-c", code], folder)
    (folder / "first.py").write_text(blocks("docs/your-first-bot.md", "python")[0], encoding="utf-8")
    words = ["tournament", "twister", "--bots", "first.py:choose,random", "--games", "2", "--jobs", "1"]
    run([python, "-m", "underkeep.cli", *words], folder)
    told = run(
        [python, "-m", "underkeep.cli", "play", "barrow", "--seat", "raven", "--bots", "novice"], folder, "dig\nquit\n"
    )
    if "Raven digs:" not in told:
        sys.exit(f"barrow was not played in the terminal\n{told}")


def main() -> None:
    uv = shutil.which("uv") or str(ROOT / ".uv" / "bin" / "uv")
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        try_out(install(uv, folder), folder)
    print("README, first bot and the game from outside work in a fresh environment.")


if __name__ == "__main__":
    main()
