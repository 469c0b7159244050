"""The documentation site: `./run docs` builds it from the pages of this folder, and `underkeep serve` shows it."""

from __future__ import annotations

import re
import sys
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec
from sphinx.application import Sphinx

from underkeep import __version__

sys.path.insert(0, str(Path(__file__).parent))  # for our own module of this folder
import generated

project = "Underkeep"
author = copyright = "Underkeep contributors"
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_click"]
exclude_patterns = ["_build"]
myst_enable_extensions = ["deflist"]
myst_heading_anchors = 3
suppress_warnings = ["misc.highlighting_failure"]  # fragments of code and shell sessions are no whole programs
autodoc_typehints = "signature"
autodoc_member_order = "bysource"
html_theme = "furo"
html_favicon = "../client/public/icon.svg"
html_title = f"Underkeep {version}"
html_static_path: list[str] = []
html_copy_source = html_show_sourcelink = False
html_show_sphinx = False

INLINE: Final = re.compile(r"<(script|style)>(.*?)</\1>", re.S)


def move_out(app: Sphinx, error: Exception | None) -> None:
    """The server lets no page use scripts and styles that stand in it: the theme's own become files."""
    for page in Path(app.outdir).rglob("*.html") if error is None else ():
        html = page.read_text(encoding="utf-8")
        page.write_text(INLINE.sub(partial(as_file, Path(app.outdir), page), html), encoding="utf-8")


def as_file(out: Path, page: Path, found: re.Match[str]) -> str:
    kind, text = found[1], found[2]
    name = f"_static/{blake2b(text.encode(), digest_size=6).hexdigest()}.{'js' if kind == 'script' else 'css'}"
    (out / name).write_text(text, encoding="utf-8")
    place = "../" * (len(page.relative_to(out).parts) - 1) + name
    return f'<script src="{place}"></script>' if kind == "script" else f'<link rel="stylesheet" href="{place}">'


def write_openapi(app: Sphinx, error: Exception | None) -> None:
    """The description of the calls for programs, beside the page for people."""
    if error is None:
        described = msgspec.json.format(msgspec.json.encode(generated.openapi()), indent=1)
        (Path(app.outdir) / "openapi.json").write_bytes(described + b"\n")


def setup(app: Sphinx) -> None:
    app.add_directive("options-of", generated.made_of(generated.options_of, 1))
    app.add_directive("content-of", generated.made_of(generated.content_of, 1))
    app.add_directive("wire-calls", generated.made_of(generated.wire_calls))
    app.add_directive("wire-types", generated.made_of(generated.wire_types))
    app.add_directive("wire-messages", generated.made_of(generated.wire_messages))
    app.connect("build-finished", write_openapi)
    app.connect("build-finished", move_out)
