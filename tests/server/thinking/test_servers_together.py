"""Servers that start together from one checkout compile the engine once, and each says how it went."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx

from tests.meta.tiny_engine import SCRIPT, write_tiny
from underkeep import engine

INSTEAD = """
import sys
sys.path.insert(0, {root!r})
from scripts.compile_engine import main
sys.exit(main([*sys.argv[1:], "--opt", "0", "--package", {package!r}]))
"""  # the tiny package instead of the engine, which takes minutes


def checkout_of(folder: Path, package: Path) -> Path:
    """The program as a checkout of its own, whose engine is that package."""
    shutil.copytree(
        engine.PACKAGE, folder / "src" / "underkeep", ignore=shutil.ignore_patterns("__pycache__", "web", "_native")
    )
    (folder / "scripts").mkdir()
    script = INSTEAD.format(root=str(SCRIPT.parent.parent), package=str(package))
    (folder / "scripts" / "compile_engine.py").write_text(script)
    return folder


def serve(checkout: Path, data: Path) -> subprocess.Popen[str]:
    words = [sys.executable, "-m", "underkeep.cli", "serve", "--port", "0", "--workers", "1", "--data", str(data)]
    env = {**os.environ, "PYTHONPATH": str(checkout / "src"), "UNDERKEEP_NATIVE": "auto"}
    return subprocess.Popen(
        words, cwd=checkout, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, bufsize=1
    )


def test_three_servers_started_together_build_once_and_all_get_the_engine(tmp_path: Path) -> None:
    package = write_tiny(tmp_path / "tiny")
    checkout = checkout_of(tmp_path / "checkout", package)

    servers = [serve(checkout, tmp_path / f"data-{number}") for number in range(3)]
    try:
        told = [until_compiled(server) for server in servers]
        addresses = [re.findall(r"http://127\.0\.0\.1:\d+", lines)[0] for lines in told]
        engines = [httpx.get(f"{address}/healthz").json()["engine"] for address in addresses]
    finally:
        for server in servers:
            server.terminate()
            server.communicate()

    assert sum("mypyc writes 2 modules" in lines for lines in told) == 1, told
    assert engines == ["compiled"] * 3
    assert len(list((tmp_path / "tiny" / ".native").glob("*-O0"))) == 1


def until_compiled(server: subprocess.Popen[str]) -> str:
    """What it says until its engine is compiled."""
    assert server.stdout is not None
    said = ""
    for line in server.stdout:
        said += line
        if "the engine is compiled" in line:
            return said
    raise AssertionError(f"it ended without an engine: {said}")
