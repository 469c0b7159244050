"""The compiled engine is built while the server runs, and handed to the bots."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.live import Live
from underkeep import engine
from underkeep.server.thinking import engine_build
from underkeep.server.thinking.engine_build import EngineBuild


def built(monkeypatch: pytest.MonkeyPatch, script: str, *, ends: bool = True) -> tuple[EngineBuild, list[str]]:
    """A build by another program than the compiler."""
    told: list[str] = []
    monkeypatch.setattr(engine, "choice", lambda: "auto")
    monkeypatch.setattr(engine_build, "running", lambda: "pure")
    monkeypatch.setattr(engine_build, "command", lambda root: [sys.executable, "-c", script])

    async def check() -> EngineBuild:
        made = EngineBuild(lambda: told.append("ready"))
        made.start()
        assert made.engine == "building"
        if ends and made.task is not None:
            await made.task
        else:
            await asyncio.sleep(0.5)
        await made.close()
        return made

    return asyncio.run(asyncio.wait_for(check(), 60)), told


def test_the_log_tells_how_it_goes_and_the_bots_get_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("INFO", "underkeep.engine"):
        made, told = built(monkeypatch, "print('half of it is compiled')")
    assert (made.engine, told) == ("compiled", ["ready"])
    assert "half of it is compiled" in caplog.text


def test_a_build_that_fails_leaves_the_plain_engine(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made, told = built(monkeypatch, "raise SystemExit(1)")
    assert (made.engine, told) == ("pure", [])
    assert "could not be compiled" in caplog.text


def test_a_server_that_stops_takes_its_build_along(monkeypatch: pytest.MonkeyPatch) -> None:
    made, told = built(monkeypatch, "import time; time.sleep(600)", ends=False)
    assert told == []
    assert made.process is not None
    assert made.process.returncode is not None


def test_without_a_compiler_or_when_the_sources_are_wanted_nothing_is_built(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(engine_build, "running", lambda: "pure")
    monkeypatch.setattr(engine, "choice", lambda: "0")
    made = EngineBuild(lambda: None)
    made.start()
    assert (made.engine, made.task, caplog.text) == ("pure", None, "")
    monkeypatch.setattr(engine, "choice", lambda: "auto")
    monkeypatch.setattr(engine_build, "has_compiler", lambda: False)
    made.start()
    assert (made.engine, made.task) == ("pure", None)
    assert "no C compiler" in caplog.text


def test_the_tools_come_pinned_by_uv_where_the_environment_lacks_them(monkeypatch: pytest.MonkeyPatch) -> None:
    root = Path("somewhere")
    assert engine_build.command(root) == [
        sys.executable,
        str(root / "scripts" / "compile_engine.py"),
        "--ends-with-input",
    ]
    monkeypatch.setattr(engine_build, "TOOLS", ("no_such_module",))
    monkeypatch.setenv("UV", "uv")
    words = engine_build.command(root)
    assert words is not None
    assert "mypy[mypyc]==2.4.1" in words
    assert "setuptools==84.2.1" in words


def test_the_lobby_hears_which_engine_runs(live: Live) -> None:
    assert live.guest().http.get("/healthz").json()["engine"] == engine_build.running()
