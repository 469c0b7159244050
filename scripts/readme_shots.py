"""The pictures of the README: `./run shots --readme`. Adepts play a game of each kind, and we look at it in Chromium.

Three screenshots, one short animation and the badges go to docs/pictures/, small enough for a repository. The cards
that messengers show of a table go to client/public/: `./run shots --cards` makes them alone.
"""

from __future__ import annotations

import io
import os
import shutil
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import underkeep
from underkeep.registry import GAMES, is_built_in
from underkeep.server.http.share_routes import SIZE as CARD_SIZE

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from scripts import badges  # noqa: E402  found only by the line above
from tests.browser.conftest import FLAGS, HASTE, PATIENCE, Served, build, chosen  # noqa: E402  found only by the line above

FOLDER: Final = ROOT / "docs" / "pictures"
WIDTH: Final = 1200
FILM_WIDTH: Final = 800
FILM_MOVES: Final = 26
FILM_MS: Final = 650
QUALITY: Final = 80
CARDS: Final = ROOT / "client" / "public"
CARD: Final = """([game, width, height]) => {
  const card = document.querySelector(`.game[data-game=${game}]`), picture = card.querySelector('.pic');
  const name = document.createElement('p');
  name.textContent = `${card.querySelector('h2').textContent} · Underkeep`;
  card.querySelector('.in').remove();
  name.className = 't';
  name.style = 'position:absolute;left:0;right:0;bottom:0;padding:14px 40px;font-size:46px;background:var(--surface)';
  picture.style = `flex:none;width:${width}px;height:${height}px;border:0`;
  card.style = `position:fixed;left:0;top:0;width:${width}px;height:${height}px;border:0;border-radius:0;z-index:99`;
  card.append(name);
}"""


@dataclass(frozen=True)
class Shot:
    """A game, where in it we look, and from whose seat."""

    game: str
    role: str
    part: float
    theme: str


SHOTS: Final = (
    Shot("vast", "The Knight", 0.55, "dark"),
    Shot("heroes", "Dragon", 0.5, "light"),
    Shot("twister", "Yellow", 0.5, "dark"),
)


def record_of(shot: Shot) -> tuple[str, int]:
    """A whole game of adepts, and how many moves it has."""
    game = underkeep.new(shot.game, seed=2026)
    game.play(dict.fromkeys(game.roles, "adept"))
    return game.save(), len(game.moves)


def open_page(browser: Browser, url: str, theme: str) -> Page:
    scheme = "dark" if theme == "dark" else "light"
    size = {"width": 1440, "height": 900}
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", color_scheme=scheme, viewport=size)  # type: ignore[arg-type]
    context.add_init_script(chosen(HASTE))
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(url)
    return page


def shared(page: Page, url: str, record: str) -> str:
    return str(page.request.post(f"{url}/api/records", data={"text": record}).json()["table"])


def show(page: Page, url: str, table: str, move: int) -> None:
    page.goto(f"{url}/#/replay/{table}/{move}/open")
    page.locator(f'main.board[data-move="{move}"]').wait_for()
    page.wait_for_timeout(400)


def seat(page: Page, role: str) -> None:
    """Take the role's seat from here: what a player sees who is asked something."""
    page.get_by_role("button", name=f"as {role}", exact=True).click()
    page.locator(".dock").first.wait_for()
    page.wait_for_function("!document.querySelector('.dock').parentElement.innerText.includes('Waiting for')")
    page.wait_for_timeout(1500)


def picture(page: Page, width: int) -> Image.Image:
    taken = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return taken.resize((width, taken.height * width // taken.width), Image.Resampling.LANCZOS)


def film(page: Page, url: str, table: str, first: int) -> None:
    """Some moves in a row, each held long enough to be read."""
    frames = []
    for move in range(first, first + FILM_MOVES):
        show(page, url, table, move)
        frames.append(picture(page, FILM_WIDTH))
    path = FOLDER / "film.webp"
    frames[0].save(path, save_all=True, append_images=frames[1:], duration=FILM_MS, loop=0, quality=60, method=6)
    print(path.name, path.stat().st_size)


def card(browser: Browser, url: str, game: str) -> None:
    """The drawing of the home page with the game's name, as large as messengers want it."""
    page = open_page(browser, url, "dark")
    page.set_viewport_size({"width": CARD_SIZE[0], "height": CARD_SIZE[1]})
    page.locator(f".game[data-game={game}] .pic").wait_for()
    page.evaluate(CARD, [game, *CARD_SIZE])
    page.wait_for_timeout(300)
    path = CARDS / f"card-{game}.jpg"
    picture(page, CARD_SIZE[0]).save(path, quality=QUALITY, optimize=True)
    print(path.name, path.stat().st_size, flush=True)


def main(only_cards: bool = False) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    badges.write()
    build()
    served = Served(Path(tempfile.mkdtemp(prefix="shots-")))
    try:
        take_all(served, () if only_cards else SHOTS)
    finally:
        served.stop()
        shutil.rmtree(served.data, ignore_errors=True)
    return 0


def take_all(served: Served, shots: Sequence[Shot]) -> None:
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        for game in filter(is_built_in, GAMES):
            card(browser, served.url, game)
        for shot in shots:
            record, moves = record_of(shot)
            page = open_page(browser, served.url, shot.theme)
            table = shared(page, served.url, record)
            at = int(moves * shot.part)
            if shot is SHOTS[0]:
                film(page, served.url, table, at)
            show(page, served.url, table, at)
            seat(page, shot.role)
            taken = FOLDER / f"{shot.game}.webp"
            picture(page, WIDTH).save(taken, quality=QUALITY, method=6)
            print(taken.name, taken.stat().st_size, flush=True)
