"""`underkeep serve`: what it prints, and what it says when it cannot."""

from __future__ import annotations

import json
import logging
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from underkeep.cli.main import main
from underkeep.cli.serve import begin_log, data_folder, links, serve
from underkeep.server.store.migrating import migrations
from underkeep.server.store.sqlite import FILE, SqliteStore


def refused(*args: str) -> str:
    done = CliRunner().invoke(main, ["serve", *args])
    assert done.exit_code == 2, done.output
    return done.output


def test_a_busy_port_is_named_with_a_remedy(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        said = refused("--port", str(port), "--data", str(tmp_path / "data"))
    assert f"port {port}" in said
    assert "--port" in said
    assert not (tmp_path / "data").exists()


def test_an_unwritable_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    said = refused("--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert "cannot be written" in said
    assert "--data" in said


def test_a_newer_data_file_is_refused(tmp_path: Path) -> None:
    import asyncio

    asyncio.run(SqliteStore(tmp_path, [*migrations(), "CREATE TABLE later (id INTEGER);"]).close())
    before = (tmp_path / FILE).read_bytes()
    assert "newer Underkeep" in refused("--port", "0", "--data", str(tmp_path))
    assert (tmp_path / FILE).read_bytes() == before


def test_a_bad_pack_or_address_is_refused(tmp_path: Path) -> None:
    assert "is not a folder" in refused("--content", str(tmp_path / "none"), "--data", str(tmp_path))
    assert "--public-url" in refused("--public-url", "games.example.org", "--data", str(tmp_path))


def test_listening_everywhere_gives_a_link_for_the_network() -> None:
    here, lan = links("0.0.0.0", 8000)  # noqa: S104  nothing is bound
    assert here == "http://127.0.0.1:8000"
    assert lan == "" or lan.endswith(":8000")
    assert links("127.0.0.1", 8000)[1] == ""


def test_data_goes_to_the_users_folder() -> None:
    assert data_folder().name == "underkeep"


def test_serve_prints_the_link_and_ends_on_ctrl_c(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "underkeep.cli", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        first, second = process.stdout.readline(), process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", first)
        assert found is not None
        assert httpx.get(f"{found[0]}/healthz").json()["status"] == "ok"
        assert str(tmp_path) in second
        process.send_signal(signal.SIGINT)
        said, errors = process.communicate(timeout=20)
    assert process.returncode == 0
    assert "closed" in said
    assert "Traceback" not in errors


def test_the_log_is_text_or_json_lines(capsys: pytest.CaptureFixture[str]) -> None:
    ours = logging.getLogger("underkeep")
    before = (ours.handlers, ours.propagate, ours.level)
    try:
        begin_log(log_json=True)
        logging.getLogger("underkeep.tables").warning("table %s stays closed", "t1")
        line = json.loads(capsys.readouterr().err)
        begin_log(log_json=False)
        logging.getLogger("underkeep.tables").warning("text")
        assert capsys.readouterr().err.endswith("WARNING underkeep.tables: text\n")
    finally:
        ours.handlers, ours.propagate = before[:2]
        ours.setLevel(before[2])
    assert (line["level"], line["from"], line["text"]) == ("warning", "underkeep.tables", "table t1 stays closed")


# ---------------------------------------------------------------- settings
def told_by(monkeypatch: pytest.MonkeyPatch, *arguments: str, **environment: str) -> dict[str, Any]:
    """With what `serve` would be called."""
    heard: dict[str, Any] = {}
    monkeypatch.setattr(serve, "callback", lambda **given: heard.update(given))
    done = CliRunner(env=environment).invoke(main, ["serve", *arguments])
    assert done.exit_code == 0, done.output
    return heard


def test_settings_come_from_a_file_the_environment_and_the_command_line_in_that_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "serve.toml"
    file.write_text('port = 1\nhost = "h"\npublic-url = "https://x.example"\ntrusted-proxy = ["192.0.2.5"]\n')
    given = told_by(monkeypatch, "--settings", str(file), "--host", "typed", UNDERKEEP_PORT="2", UNDERKEEP_HOST="env")

    assert (given["host"], given["port"], given["public_url"]) == ("typed", 2, "https://x.example")
    assert given["proxies"] == ("192.0.2.5",)
    assert told_by(monkeypatch, UNDERKEEP_DATABASE="postgresql://u:secret@h/d")["database"].endswith("h/d")


def test_a_misspelt_setting_is_refused_with_the_one_that_was_meant(tmp_path: Path) -> None:
    file = tmp_path / "serve.toml"
    file.write_text("prot = 1\n")
    assert "Did you mean port?" in refused("--settings", str(file))
