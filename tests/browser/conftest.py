"""A real server, a real Chromium, and pages that fail a test when the browser reports an error."""

from __future__ import annotations

import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from hatch_build import run_npm

ROOT: Final = Path(__file__).resolve().parents[2]
WEB: Final = ROOT / "src" / "underkeep" / "web"
FLAGS: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
DESKTOP: Final = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True,
}  # fmt: skip
PATIENCE: Final = 45_000  # ms: a machine that has more to do is slow, not wrong
EXPECTED: Final = ("ERR_CONNECTION", "WebSocket connection", "400 (Bad", "403 (Forb", "404 (Not")
PLAIN: Final = {"hints": False, "weigh": False}  # nobody is new, or wants to be asked twice
HASTE: Final = {"speed": "none", "moments": False, **PLAIN}  # and nobody watches
NewPage = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


def client_sources() -> Iterator[Path]:
    sources = (ROOT / "client" / "src").rglob("*")
    yield from (path for path in sources if path.is_file() and not path.name.endswith(".test.ts"))
    yield from (ROOT / "src" / "underkeep" / "locale").rglob("*.ftl")
    yield from (ROOT / "src" / "underkeep" / "games").rglob("*.ftl")


@pytest.fixture(scope="session")
def client() -> None:
    """The client as it stands in the sources, built if it is not; one process builds, the others wait for it."""
    with (ROOT / "client" / ".building").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build()


def build() -> None:
    index = WEB / "index.html"
    if index.is_file() and max(path.stat().st_mtime for path in client_sources()) < index.stat().st_mtime:
        return
    if not (ROOT / "client" / "node_modules").is_dir():
        assert run_npm("ci") == 0
    assert run_npm("run", "build", "--", "--outDir", str(WEB), "--emptyOutDir") == 0


class Served:
    """`underkeep serve` as people start it; it can be stopped and started again on the same data."""

    def __init__(self, data: Path, *flags: str) -> None:
        self.data = data
        self.flags = flags
        self.port = 0
        self.start()

    def start(self) -> None:
        how = ("--port", str(self.port), "--data", str(self.data), "--workers", "1", *self.flags)
        command = [sys.executable, "-m", "underkeep.cli", "serve", *how]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://[\d.]+:(\d+)", line):
                self.url, self.port = found[0], int(found[1])
                return
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="package")
def served(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One house for all: tests make tables and names of their own."""
    server = Served(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


@pytest.fixture(scope="package")  # not "session": Playwright's sync API keeps an event loop running
def browser() -> Iterator[Browser]:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert path, "no Chromium: apt-get install chromium, or set CHROMIUM to its path"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield chromium
        chromium.close()


def chosen(wishes: dict[str, Any]) -> str:
    """A script for a browser in which somebody has chosen these settings before."""
    known = json.dumps(json.dumps(wishes))
    return f"localStorage.getItem('underkeep-settings') ?? localStorage.setItem('underkeep-settings', {known})"


def expected(text: str) -> bool:
    """What the browser itself says of a server that is away, a form that was refused, a thing that is not there."""
    return any(told in text for told in EXPECTED)


@pytest.fixture
def new_page(browser: Browser, served: Served) -> Iterator[NewPage]:
    """Pages in contexts of their own, like different people; errors in the console fail the test. Others' scenes take
    no time unless the test is about the story.
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(lang: str = "en-GB", theme: Any = "dark", motion: Any = "reduce", wishes: Any = HASTE, **how: Any) -> Page:
        how = {"service_workers": "block", **(how or DESKTOP)}  # what tests put in the way of a call is not gone round
        context = browser.new_context(locale=lang, color_scheme=theme, reduced_motion=motion, **how)
        context.add_init_script(chosen({**PLAIN, **wishes}))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on(
            "console",
            lambda said: errors.append(said.text) if said.type == "error" and not expected(said.text) else None,
        )
        page.goto(served.url)
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []
