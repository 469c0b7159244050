"""Does a newcomer's first hour work? `./run python scripts/fresh_install.py` takes a fresh clone of what is committed
and nothing but Python, and does what README, docs/your-first-bot.md and docs/releasing.md say.

The clone sets itself up, serves a page, and builds the documentation without a warning. It gives a wheel and an sdist;
the wheel is installed with pip into a new virtual environment, together with the game in examples/, and tried there.
`[research]` must resolve beside ray[rllib]. UNDERKEEP_NATIVE=0 (the default here) builds without the compiled engine;
README's other command, `./run check`, is not run, since it takes 20 minutes.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import urllib.request
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FENCED: Final = re.compile(r"```(\w*)\n(.*?)```", re.S)
OPEN: Final = re.compile(r"http://127\.0\.0\.1:\d+")
IN_A_WHEEL: Final = (
    "underkeep/web/index.html",
    "underkeep/site/index.html",
    "underkeep/games/vast/lessons/courses.yaml",
)
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


def surroundings() -> dict[str, str]:
    """What a newcomer's shell has: Python and the tools of the system, no uv and no environment of ours."""
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    native = os.environ.get("UNDERKEEP_NATIVE") or "0"
    paths = (str(Path(sys.base_prefix) / "bin"), "/usr/local/bin", "/usr/bin", "/bin")
    return {**env, "UNDERKEEP_NATIVE": native, "PATH": os.pathsep.join(paths)}


def run(command: Sequence[str | Path], folder: Path, typed: str = "") -> str:
    """A command that must work, away from the checkout."""
    print("$", " ".join(str(word).strip().partition("\n")[0] for word in command[:6]), flush=True)
    done = subprocess.run(command, cwd=folder, env=surroundings(), input=typed, text=True, capture_output=True, check=False)  # fmt: skip  # noqa: E501
    if done.returncode:
        sys.exit(f"failed with status {done.returncode}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
    return done.stdout


def blocks(page: str, kind: str) -> list[str]:
    return [text for found, text in FENCED.findall((ROOT / page).read_text(encoding="utf-8")) if found == kind]


def clone(folder: Path) -> Path:
    """README's first command in a fresh clone: a page is served, and after `./run docs` the documentation too."""
    checkout = folder / "underkeep"
    run(["git", "clone", "--quiet", str(ROOT), str(checkout)], folder)
    run(["./run", "docs"], checkout)
    command = ["./run", "underkeep", "serve", "--port", "0", "--data", str(folder / "data")]
    print("$", *command[:3], flush=True)
    server = subprocess.Popen(command, cwd=checkout, env=surroundings(), text=True, stdout=subprocess.PIPE)
    try:
        assert server.stdout is not None
        address = next(found.group() for line in server.stdout if (found := OPEN.search(line)))
        for page, words in (("/", "<title>Underkeep"), ("/api/games", "heroes"), ("/docs/", "Your first game")):
            with urllib.request.urlopen(address + page) as answer:  # noqa: S310  the server that was just started
                if words not in answer.read().decode():
                    sys.exit(f"{page} does not say {words!r}")
    finally:
        server.terminate()
        server.wait()
    return checkout


def build(checkout: Path, folder: Path) -> tuple[Path, Path, Path]:
    """The wheels of Underkeep and of the game from outside, and the sdist; what a wheel must hold is looked for."""
    uv = next(path for path in (checkout / ".uv").rglob("uv") if os.access(path, os.X_OK) and path.is_file())
    for place, kinds in ((checkout, ("--wheel", "--sdist")), (checkout / "examples", ("--wheel",))):
        run([uv, "build", "--quiet", *kinds, "--out-dir", folder / "wheels", place], folder)
    found = (next((folder / "wheels").glob(name)) for name in ("underkeep-*.whl", "underkeep_barrow-*.whl", "underkeep-*.gz"))  # fmt: skip  # noqa: E501
    ours, game, source = found
    held = set(zipfile.ZipFile(ours).namelist())
    if missing := [name for name in IN_A_WHEEL if name not in held]:
        sys.exit(f"the wheel lacks {missing}")
    run([uv, "pip", "install", "--dry-run", "--python", new_environment(folder, "ray"), f"{ours}[research]", "ray[rllib]"], folder)  # fmt: skip  # noqa: E501
    return ours, game, source


def new_environment(folder: Path, name: str) -> Path:
    run([sys.executable, "-m", "venv", folder / name], folder)
    return folder / name / ("Scripts" if sys.platform == "win32" else "bin") / "python"


def install(folder: Path) -> Path:
    """A new environment with both wheels; the interpreter in it. The sdist is installed too, without the network."""
    wheel, game, source = build(clone(folder), folder)
    plain = new_environment(folder, "plain")
    run([plain, "-m", "pip", "install", "--quiet", "hatchling==1.33.0"], folder)
    offline = ("--no-index", "--no-deps", "--no-build-isolation")
    run([plain, "-m", "pip", "install", "--quiet", *offline, source], folder)
    python = new_environment(folder, "env")
    run([python, "-m", "pip", "install", "--quiet", f"{wheel}[server,research]", game], folder)
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
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        try_out(install(folder), folder)
    print("README, documentation, wheel, sdist, first bot and the game from outside work with nothing but Python.")


if __name__ == "__main__":
    main()
