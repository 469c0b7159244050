"""Pictures of every screen at 1440 and 390 px, in both themes and both languages: `./run shots [FOLDER] [SCREEN ...]`.

They go to shots/, which git ignores, unless a folder is named. `./run shots --readme` makes those of the README anew,
`--cards` those that messengers show.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tests.browser.conftest import DESKTOP, FLAGS, HASTE, PATIENCE, PHONE, Served, build, chosen  # noqa: E402  found only by the line above
from tests.browser.screens import tour  # noqa: E402

LANGUAGES: Final = {"en": "en-GB", "it": "it-IT"}
SIZES: Final[dict[str, dict[str, Any]]] = {"1440": DESKTOP, "390": PHONE}
THEMES: Final = ("dark", "light")


def wishes(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="shots", description="Takes pictures of the client's screens.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "shots", help="where to (default: shots/)")
    parser.add_argument("screens", nargs="*", help="only these screens")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    if arguments in (["--readme"], ["--cards"]):
        from scripts import readme_shots

        return readme_shots.main(only_cards=arguments == ["--cards"])
    wish = wishes(arguments)
    folder: Path = wish.folder
    folder.mkdir(parents=True, exist_ok=True)
    build()
    served = Served(Path(tempfile.mkdtemp(prefix="shots-")))
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        print(f"first board after {first_board(browser, served.url):.0f} ms")
        for lang in LANGUAGES:
            for size in SIZES:
                take(browser, served.url, folder, lang, size, wish.screens)
    served.stop()
    shutil.rmtree(served.data, ignore_errors=True)
    return 0


def take(browser: Browser, url: str, folder: Path, lang: str, size: str, wanted: list[str]) -> None:
    """The tour in one language and size, every wanted screen in both themes."""
    context = browser.new_context(locale=LANGUAGES[lang], reduced_motion="reduce", **SIZES[size])
    other = browser.new_context(locale=LANGUAGES[lang], reduced_motion="reduce")
    for company in (context, other):
        company.add_init_script(chosen(HASTE))
    page, guest = context.new_page(), other.new_page()
    for somebody in (page, guest):
        somebody.set_default_timeout(PATIENCE)
        somebody.goto(url)
    for screen in tour(page, guest):
        for theme in THEMES if not wanted or screen in wanted else ():
            picture(page, theme, folder / f"{screen}-{size}-{theme}-{lang}.png")
    context.close()
    other.close()


def first_board(browser: Browser, url: str) -> float:
    """Milliseconds from the click on Play now until the board is there, the client not yet in the browser's cache."""
    page = browser.new_page()
    page.goto(url)
    page.locator(".game[data-game=twister] .btn.go").click()
    button = page.locator("dialog[open] .begin")
    button.wait_for()
    page.evaluate("performance.mark('click')")
    button.click()
    page.locator(".map [data-target]").first.wait_for()
    took = page.evaluate("performance.now() - performance.getEntriesByName('click')[0].startTime")
    page.close()
    return float(took)


def picture(page: Page, theme: Any, path: Path) -> None:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.wait_for_timeout(150)
    page.screenshot(path=path)
    print(path.name, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
