"""The documentation site is served beside the games, under the same strict headers; without one /docs says how."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.live import Live
from underkeep.server.http import app


def test_docs_lead_to_the_built_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = tmp_path / "site"
    (site / "_static").mkdir(parents=True)
    (site / "index.html").write_text("<title>Docs</title>")
    (site / "_static" / "a.js").write_text("1")
    monkeypatch.setattr(app, "SITE", site)
    live = Live(tmp_path / "data")
    try:
        page = httpx.get(f"{live.url}/docs", follow_redirects=True)
        script = httpx.get(f"{live.url}/docs/en/_static/a.js")
        outside = httpx.get(f"{live.url}/docs/en/%2e%2e/data/underkeep.db")
    finally:
        live.stop()

    assert (page.status_code, str(page.url).endswith("/docs/en/index.html")) == (200, True)
    assert "Docs" in page.text
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert script.status_code == 200
    assert outside.status_code == 404


def test_without_a_site_docs_say_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "SITE", tmp_path / "none")
    live = Live(tmp_path / "data")
    try:
        told = httpx.get(f"{live.url}/docs")
    finally:
        live.stop()
    assert told.status_code == 404
    assert "./run docs" in told.text
