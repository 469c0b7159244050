"""Boards in notebooks: pages that stand on their own, show no more than the view, and fall back to text."""

from __future__ import annotations

import ast
import gzip
import html
import json
import re
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.views import plain
from underkeep.core.search.playout import playout
from underkeep.env import notebook
from underkeep.env.gymnasium import SoloEnv
from underkeep.env.notebook import Picture, load_ipython_extension, show
from underkeep.env.pettingzoo import env, raw_env
from underkeep.env.vector import VectorGames
from underkeep.library import load_game
from underkeep.registry import GAMES

NOTEBOOKS = Path(__file__).parents[2] / "examples" / "notebooks"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that was built; what it draws is looked at by tests/browser/test_still.py."""
    for game in GAMES:
        (tmp_path / f"{game}.js").write_text(f"draw('{game}')", encoding="utf-8")
        (tmp_path / f"{game}.css").write_text("body {}", encoding="utf-8")
    monkeypatch.setattr(notebook, "STILL", tmp_path)
    notebook.read.cache_clear()


def view_of(game: str, role: int, moves: int = 30) -> Any:
    loaded = load_game(game)
    made = loaded.spec.new(loaded.spec.options.resolve({}), loaded.content, bytes(32))
    playout(made, 5, moves)
    return loaded.spec.view(made, frozenset({role}))


def unpacked(shown: str) -> dict[str, Any]:
    """The page of a frame, and what the page unpacks."""
    page = html.unescape(shown.split('srcdoc="')[1].split('"', maxsplit=1)[0])
    packed = re.search(r'atob\("([^"]+)"\)', page)
    assert packed
    tree: dict[str, Any] = json.loads(gzip.decompress(b64decode(packed[1])))
    return {"html": page, **tree}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("built")
def test_a_page_holds_the_view_and_nothing_else_of_the_game(game: str) -> None:
    view = view_of(game, 0)

    found = unpacked(show(view, lang="it")._repr_html_())

    assert found["page"]["view"] == plain(view)
    assert found["page"].keys() == {"game", "lang", "eyes", "view", "words", "content"}
    assert found["script"] == f"draw('{game}')"
    assert all(found["page"]["words"].values()), "every part has its sentences"
    assert '{"en"' not in json.dumps(found["page"]["content"])


@pytest.mark.usefixtures("built")
def test_a_frame_has_no_rights_and_fetches_nothing() -> None:
    shown = show(view_of("twister", 0))._repr_html_()
    page = unpacked(shown)["html"]

    assert 'sandbox="allow-scripts"' in shown
    assert "default-src 'none'" in page
    assert "http://" not in page
    assert "https://" not in page
    assert shown.count("<iframe") == 1
    assert "<script" not in shown, "the page is an attribute, not markup of the notebook"


def test_without_a_built_client_the_board_is_shown_in_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notebook, "STILL", tmp_path)
    view = view_of("twister", 0)

    assert show(view)._repr_html_() == f"<pre>{html.escape(load_game('twister').spec.draw(view))}</pre>"
    assert repr(show(view)) == load_game("twister").spec.draw(view)


def made_aec() -> Any:
    made = raw_env("twister")
    made.reset(seed=1)
    return made


def made_solo() -> Any:
    made = SoloEnv("twister", role="blue")
    made.reset(seed=1)
    return made


@pytest.mark.parametrize("make", [made_aec, made_solo, lambda: VectorGames("twister", 2)])
@pytest.mark.usefixtures("built")
def test_environments_show_what_the_role_that_is_asked_sees(make: Callable[[], Any]) -> None:
    made = make()

    tree = unpacked(made._repr_html_())["page"]

    role = tree["eyes"][0]
    assert tree["view"] == plain(show(made, role=role).view)
    assert role == ("blue" if isinstance(made, SoloEnv) else made.adapter.roles[int(made.at_sight()[1].first_asked())])
    assert show(made, role="").eyes == ()
    assert show(made, role="").view != show(made, role=role).view


def test_wrapped_environments_are_shown_too() -> None:
    wrapped = env("twister")
    assert wrapped.unwrapped._repr_html_() is None, "nothing to see before the game"
    wrapped.reset(seed=1)

    assert isinstance(show(wrapped), Picture)


@pytest.mark.parametrize(
    ("thing", "more", "field"),
    [(3, {}, "thing"), ("view", {"lang": "xx"}, "lang"), ("env", {"role": "green"}, "role"), ("new", {}, "reset")],
)
def test_bad_input_names_field_and_remedy(thing: Any, more: dict[str, str], field: str) -> None:
    given = {"view": view_of, "env": lambda *_: made_aec(), "new": lambda *_: raw_env("twister")}
    with pytest.raises(BadInput, match=f"{field}: .*\n"):
        show(given[thing]("twister", 0) if thing in given else thing, **more)  # type: ignore[arg-type]


class Formatters:
    """As much of IPython as an extension sees."""

    def __init__(self) -> None:
        self.display_formatter = self
        self.formatters = {"text/html": self}
        self.known: dict[tuple[str, str], Callable[[Any], str]] = {}

    def for_type_by_name(self, module: str, name: str, shown: Callable[[Any], str]) -> None:
        self.known[module, name] = shown


@pytest.mark.parametrize("game", GAMES)
def test_the_extension_knows_the_view_of_every_game(game: str) -> None:
    ipython, view = Formatters(), view_of(game, 0, 0)
    load_ipython_extension(ipython)

    assert ipython.known[type(view).__module__, type(view).__name__](view) == show(view)._repr_html_()


# ---------------------------------------------------------------- tutorials
def run(source: str, names: dict[str, Any]) -> Any:
    """A cell as a notebook runs it: the value of its last line, if that is an expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)  # noqa: S102  our own tutorials
    if isinstance(last, ast.Expr):
        return eval(compile(ast.Expression(last.value), "cell", "eval"), names)  # noqa: S307
    return None


@pytest.mark.slow
@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda path: path.stem)
def test_tutorials_run(path: Path) -> None:
    book = json.loads(path.read_text("utf-8"))
    names: dict[str, Any] = {}

    values = [run("".join(cell["source"]), names) for cell in book["cells"] if cell["cell_type"] == "code"]

    assert all(cell.get("outputs", []) == [] for cell in book["cells"]), "tutorials are kept without their outputs"
    assert any(value is not None for value in values)
    for value in values:
        if isinstance(value, Picture):
            assert value._repr_html_()
