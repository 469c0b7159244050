"""What the commands share: command line options, JSON, colour, and files written whole or not at all."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from underkeep.cli.names import GameOption
from underkeep.core.formats.content import LANGUAGES
from underkeep.core.formats.options import Options
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.spec import GameSpec
from underkeep.library import Loaded, load_game
from underkeep.packs import placed

WHO = "A level (adept, master:800), random, module:function, file.py:function or an installed bot."
Decorator = Callable[[Callable[..., None]], Callable[..., None]]

as_json: Decorator = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


def usual_language() -> str:
    """The language of the user's locale if we speak it, else English."""
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    spoken = locale[:2].lower()
    return spoken if spoken in LANGUAGES else LANGUAGES[0]


in_language: Decorator = click.option(
    "--lang", type=click.Choice(LANGUAGES), default=usual_language, help="Language; else that of your locale."
)
with_content: Decorator = click.option(
    "--content",
    "pack",
    metavar="PACK",
    type=click.Path(path_type=Path),
    help="Folder of a content pack; else the game's own.",
)
with_options: Decorator = click.option(
    "--option",
    "options",
    metavar="NAME=VALUE",
    multiple=True,
    type=GameOption(),
    help="An option of the game; may be repeated. `underkeep options GAME` lists them.",
)


def open_game(game: str, pack: Path | None) -> Loaded:
    """A game with its own content or the user's pack, by its full path so that each is read once."""
    try:
        return load_game(game, None if pack is None else pack.absolute())
    except BadInput as error:
        if pack is None:
            raise
        raise BadInput(error.problem, placed(pack, error.where), error.remedy) from None


def chosen_options(spec: GameSpec, words: tuple[str, ...]) -> Options:
    return spec.options.from_words(list(words))


def has_colour() -> bool:
    """Colour on a terminal that can show it, unless the user does not want it."""
    return is_screen() and not os.environ.get("NO_COLOR")


def is_screen() -> bool:
    """Do we write to a terminal that understands more than lines of text?"""
    return sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def say_json(tree: Any) -> None:
    click.echo(json.dumps(tree, ensure_ascii=False, indent=1))


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"cannot be read: {error}", str(path), "Give a readable UTF-8 file.") from None


def write_text(path: Path, text: str) -> None:
    """Write beside, then rename: a file is never half written."""
    beside = path.with_name(f".{path.name}.new")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadInput(f"cannot be written: {error.strerror}", str(path), "Give a place you may write to.") from None
