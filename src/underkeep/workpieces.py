"""Workpieces: packs that somebody is still working on. They add to a game's own content, and whoever made one may see
at any moment all that keeps it from being played. Here stands what is wrong with it; `packs` has the last word.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any, Final

from underkeep.core.formats.content import ContentPack, make_pack
from underkeep.core.formats.faults import Fault
from underkeep.core.kernel.errors import BadInput
from underkeep.library import FILE_NAME, added_to, check_text, check_tree, load_game, parts_of, spec_of
from underkeep.pack_file import written
from underkeep.packs import BREAKS, BROKEN, line_of, short

MAX_BYTES: Final = 100_000  # of the file
MAX_NAME: Final = 60
MAX_FILES: Final = 8
UNREADABLE: Final = "unreadable"  # the kind of a fault that no map shows
VERSION: Final = "1"
IN_FILE: Final = "the pack"  # how an error names a text that has no file


@dataclass(frozen=True)
class Workpiece:
    """A pack that adds: its files by name, as trees."""

    game: str
    name: str
    author: str
    files: dict[str, Any]


def pack_of(piece: Workpiece) -> ContentPack:
    """The pack as any game takes it, whatever its files hold."""
    spec_of(piece.game)
    for field, text in (("name", piece.name), ("author", piece.author)):
        check_text(text, field)
        if len(text) > MAX_NAME:
            raise BadInput(f"has {len(text)} signs", field, f"Give at most {MAX_NAME}.")
    if len(piece.files) > MAX_FILES:
        raise BadInput(f"has {len(piece.files)} files", "files", f"Give at most {MAX_FILES}.")
    for name, tree in piece.files.items():
        if not FILE_NAME.fullmatch(name) or name == "pack" or not isinstance(tree, dict):
            raise BadInput(f"{name[:40]!r} is no file of a pack", "files", "Use small letters, digits and hyphens.")
        check_tree(tree, f"{name}.toml")
    trees = {**load_game(piece.game).pack.trees, **piece.files}
    return make_pack(piece.game, piece.name or "?", VERSION, trees)


def faults_of(piece: Workpiece) -> tuple[Fault, ...]:
    """All that is wrong, as far as one can tell without playing; whatever stands in the files."""
    try:
        return spec_of(piece.game).workshop_faults(pack_of(piece))
    except BadInput as error:
        return (Fault(UNREADABLE, (), short(error.problem), short(error.where), short(error.remedy)),)
    except BREAKS as error:  # as in packs.checked_trees: a reader that trusted too much
        return (Fault(UNREADABLE, (), short(f"{BROKEN}: {type(error).__name__} {error}")),)


# ---------------------------------------------------------------- as one file
def text_of(piece: Workpiece) -> str:
    """The pack as a file."""
    pack_of(piece)
    author = {"author": piece.author} if piece.author else {}
    head = {"game": piece.game, "name": piece.name, "version": VERSION, **author, "adds": True}
    return written(head, piece.files)


def from_text(text: str) -> Workpiece:
    """What such a file holds; what is wrong with it is told with its line."""
    if len(text.encode("utf-8", "replace")) > MAX_BYTES:
        raise BadInput(f"is larger than {MAX_BYTES // 1000} kB", IN_FILE, "Take out what it need not have.")
    head, files = parts_of(parsed(text), IN_FILE)
    for key in ("game", "name"):
        if not isinstance(head.get(key), str):
            raise BadInput("is missing", f"{IN_FILE}: {key}", f'Add {key} = "...".')
    if not added_to(head, IN_FILE):
        raise BadInput("replaces a game's content", f"{IN_FILE}: adds", "Write adds = true: it then adds to it.")
    author = head.get("author", "")
    piece = Workpiece(head["game"], head["name"], author if isinstance(author, str) else "", files)
    try:
        pack_of(piece)
    except BadInput as error:
        raise BadInput(short(error.problem), placed_in(text, error.where), error.remedy) from None
    return piece


def readable(text: str) -> Workpiece:
    """The same of a file from somewhere: its game must be able to read every field, though not to play it yet."""
    piece = from_text(text)
    for fault in faults_of(piece):
        if fault.kind == UNREADABLE:
            raise BadInput(fault.problem, placed_in(text, fault.where), fault.remedy)
    return piece


def parsed(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(short(f"is not valid TOML: {error}"), IN_FILE, "Correct that line.") from None
    except (RecursionError, ValueError) as error:  # tables without end, a number of thousands of digits
        raise BadInput(f"is too much: {type(error).__name__}", IN_FILE, "Write it more simply.") from None


def placed_in(text: str, where: str) -> str:
    """A place of a pack's file with its line in this text."""
    name, dot, path = where.partition(".toml.")
    line = line_of(text, f"file.{name}.{path}") if dot else 0
    return short(f"line {line}: {where}" if line else where)
