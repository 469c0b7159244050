"""Pictures of every screen at 1440 and 390 px, in both themes and both languages: `./run shots [FOLDER] [SCREEN ...]`.

They go to shots/, which git ignores, unless a folder is named.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tests.browser.conftest import DESKTOP, FLAGS, PHONE, Served  # noqa: E402  found only by the line above
from tests.browser.screens import SCREENS, show  # noqa: E402

LANGUAGES: Final = {"en": "en-GB", "it": "it-IT"}
SIZES: Final[dict[str, dict[str, Any]]] = {"1440": DESKTOP, "390": PHONE}
THEMES: Final = ("dark", "light")


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments else ROOT / "shots"
    wanted = arguments[1:] or SCREENS
    folder.mkdir(parents=True, exist_ok=True)
    served = Served(Path(tempfile.mkdtemp(prefix="shots-")))
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        for lang in LANGUAGES:
            for size in SIZES:
                for screen in wanted:
                    take(browser, served.url, folder, lang, size, screen)
    served.stop()
    shutil.rmtree(served.data, ignore_errors=True)
    return 0


def take(browser: Browser, url: str, folder: Path, lang: str, size: str, screen: str) -> None:
    """One screen in one language and size, in both themes."""
    context = browser.new_context(locale=LANGUAGES[lang], reduced_motion="reduce", **SIZES[size])
    page = context.new_page()
    page.goto(url)
    try:
        show(page, screen)
        for theme in THEMES:
            picture(page, theme, folder / f"{screen}-{size}-{theme}-{lang}.png")
    except AssertionError as missed:  # a game in which nobody met: the next run may be luckier
        print(f"{screen} {size} {lang}: {missed}")
    context.close()


def picture(page: Page, theme: Any, path: Path) -> None:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.wait_for_timeout(150)
    page.screenshot(path=path)
    print(path.name, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
