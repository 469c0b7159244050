"""docs/your-first-bot.md, followed to the letter with fewer games: its file, its tournament, its link, its Python."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.live import Live

PAGE = Path(__file__).resolve().parents[2] / "docs" / "your-first-bot.md"
FENCED = re.compile(r"```(\w*)\n(.*?)```", re.S)


def codes() -> list[str]:
    return [code for kind, code in FENCED.findall(PAGE.read_text()) if kind == "python"]


def command(beginning: str) -> list[str]:
    """A command of the page, as one would type it."""
    lines: list[str] = [
        line for kind, text in FENCED.findall(PAGE.read_text()) if not kind for line in text.splitlines()
    ]
    return next(line for line in lines if line.startswith(beginning)).split()[1:]


def run(words: list[str], folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "underkeep.cli", *words],
        cwd=folder,
        env={**os.environ, "UNDERKEEP_NATIVE": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_leads_from_nothing_to_a_replay(tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text(codes()[0])
    words = command("underkeep tournament")
    words[words.index("--games") + 1] = "2"
    told = run([*words, "--jobs", "1"], tmp_path)
    assert "first.py:choose" in told
    assert "mistake" not in told
    live = Live(tmp_path / "data")
    try:
        share = command("underkeep record share")
        link = run([*share[:-1], live.url], tmp_path).strip()
        replay = httpx.get(f"{live.url}/api/tables/{link.rpartition('/')[2]}/replay")
    finally:
        live.stop()
    assert link.startswith(f"{live.url}/#/replay/")
    assert replay.json()["over"]


def test_its_python_plays(capsys: pytest.CaptureFixture[str]) -> None:
    exec(codes()[-1], {})  # noqa: S102  the page's own lines

    assert "Result(" in capsys.readouterr().out


def test_a_server_that_is_not_there_is_told(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text("nothing")
    words = ["record", "share", "game.txt", "--server", "http://127.0.0.1:9"]

    done = subprocess.run(
        [sys.executable, "-m", "underkeep.cli", *words], cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert done.returncode != 0
    assert "no server answers" in done.stderr
    assert "underkeep serve" in done.stderr
