"""Boards in notebooks: a View drawn by the package's own browser client, read-only.

    from underkeep.env.notebook import show
    show(env)                      # what the role that is asked sees
    show(view, lang="it")

Environments also show themselves when they are the last value of a cell, and `%load_ext underkeep.env.notebook` makes
Views do so. The picture is a frame without rights (a sandbox of its own origin that may fetch nothing) and stands on
its own: script, words and View are in it, so it is still there when the notebook is opened on another machine. Where
scripts do not run, and where no client was built, the board is shown in text.
"""

from __future__ import annotations

import gzip
import json
from base64 import b64encode
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from underkeep.core.declared import declared_view
from underkeep.core.formats.content import LANGUAGES, ContentPack
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.views import plain
from underkeep.library import load_game
from underkeep.registry import GAMES, is_built_in
from underkeep.words import in_language, words_file

STILL: Final = Path(__file__).parent.parent / "web" / "still"  # built with the client: one script and style for a game
PARTS: Final = ("ui", "server", "kernel")
HEIGHT: Final = 560  # pixels
RULES: Final = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:"
)
# The page unpacks its script, style and data itself. There is no storage in a sandbox: settings last as long as it.
PAGE: Final = """<!doctype html><html lang="{lang}" data-theme="dark" data-game="{game}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{rules}"><title>{game}</title>
<style>#app > pre {{ padding: 8px; font: 12px/1.25 monospace; }}</style></head>
<body><div id="app"><pre>{text}</pre></div><script>
const nothing = {{ getItem: () => null, setItem() {{}}, removeItem() {{}} }};
Object.defineProperty(window, "localStorage", {{ value: nothing }});
(async () => {{
  const bytes = Uint8Array.from(atob("{packed}"), (c) => c.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const {{ script, style, page }} = await new Response(stream).json();
  window.underkeepPage = page;
  for (const [kind, text] of [["style", style], ["script", script]])
    document.head.appendChild(document.createElement(kind)).textContent = text;
}})();
</script></body></html>"""


@dataclass(frozen=True)
class Picture:
    """A View to look at. In a notebook it is the browser's board, printed it is the board in text."""

    view: Any
    eyes: tuple[str, ...] = ()  # the roles whose view it is; none for a spectator's
    lang: str = LANGUAGES[0]
    height: int = HEIGHT
    content: Path | None = None

    def _repr_html_(self) -> str:
        game = str(self.view.game)
        if not is_built(game):
            return f"<pre>{escape(repr(self))}</pre>"
        page = escape(self.page(game), quote=True)
        frame = f'width="100%" height="{self.height}" style="border: 0" title="{escape(game)}"'
        return f'<iframe sandbox="allow-scripts" {frame} srcdoc="{page}"></iframe>'

    def __repr__(self) -> str:
        return str(load_game(self.view.game, self.content).spec.draw(self.view, False, self.lang))

    def page(self, game: str) -> str:
        """The whole page: it needs nothing but itself."""
        built = {"script": read(f"{game}.js"), "style": read(f"{game}.css"), "page": self.tree(game)}
        packed = b64encode(gzip.compress(json.dumps(built).encode(), mtime=0)).decode()
        return PAGE.format(lang=self.lang, game=game, rules=RULES, text=escape(repr(self)), packed=packed)

    def tree(self, game: str) -> dict[str, Any]:
        """What client/src/still/page.ts asks for."""
        pack: ContentPack = load_game(game, self.content).pack
        files = {name: in_language(tree, self.lang) for name, tree in pack.trees.items()}
        words = {f"{self.lang}/{part}": words_of(self.lang, part) for part in (*PARTS, game, f"{game}-board")}
        head = {"game": game, "lang": self.lang, "eyes": list(self.eyes), "view": plain(self.view)}
        return {**head, "words": words, "content": {"files": files}}


def is_built(game: str) -> bool:
    return all((STILL / f"{game}.{kind}").is_file() for kind in ("js", "css"))


@cache
def read(name: str) -> str:
    return (STILL / name).read_text(encoding="utf-8")


@cache
def words_of(lang: str, part: str) -> str:
    path = words_file(lang, part)
    return path.read_text(encoding="utf-8") if path.is_file() else ""


# ---------------------------------------------------------------------- what can be shown
def show(thing: Any, role: str | None = None, lang: str = LANGUAGES[0], height: int = HEIGHT) -> Picture:
    """A View, or an environment as one of its roles sees it: the one that is asked, unless another is named; "" for
    a spectator.
    """
    if lang not in LANGUAGES:
        raise BadInput(f"there is no language {lang!r}", "lang", f"Give one of: {', '.join(LANGUAGES)}.")
    thing = getattr(thing, "unwrapped", thing)
    if hasattr(thing, "picture"):
        shown: Picture = thing.picture(role, lang, height)
        return shown
    if getattr(thing, "game", None) not in GAMES:
        raise BadInput(f"a {type(thing).__name__} has no board", "thing", "Give a View or an environment.")
    return Picture(thing, (role,) if role else (), lang, height)


def load_ipython_extension(ipython: Any) -> None:
    """`%load_ext underkeep.env.notebook`: Views show themselves too."""
    html = ipython.display_formatter.formatters["text/html"]
    places = {f"{game.title()}View": f"underkeep.games.{game}.seat.view" for game in filter(is_built_in, GAMES)}
    for name, place in {**places, "DeclaredView": declared_view.__name__}.items():
        module = getattr(import_module(place), name).__module__  # may be a part of it
        html.for_type_by_name(module, name, lambda v: show(v)._repr_html_())
