"""`underkeep content`: take out, check and compare content packs."""

from __future__ import annotations

import contextlib
import json
import shutil
import tempfile
from pathlib import Path
from typing import Any, Final

import click

from underkeep.cli.names import a_game
from underkeep.cli.words import as_json, has_colour, open_game, say_json
from underkeep.core.formats.content import ContentPack, TreeDifference, differences, is_words
from underkeep.core.kernel.errors import BadInput
from underkeep.library import game_folder, read_pack, spec_of
from underkeep.packs import checked_pack
from underkeep.registry import GAMES

PATHS = click.Path(path_type=Path)
LONG: Final = 100  # signs of a list that is told in one line


@click.group()
def content() -> None:
    """Content packs: the components of a game as files."""


# ---------------------------------------------------------------- export
@content.command("export")
@a_game()
@click.argument("folder", type=PATHS)
@as_json
def export_pack(game: str, folder: Path, as_json: bool) -> None:
    """Write the pack of a game into a new folder, to be edited and used with --content."""
    loaded = open_game(game, None)
    if folder.exists():
        raise BadInput("is there already", str(folder), "Give a folder that does not exist; nothing is overwritten.")
    copy_pack(game_folder(game) / "content", folder)
    files = sorted(path.name for path in folder.iterdir())
    if as_json:
        return say_json({"folder": str(folder), "files": files, "digest": loaded.pack.digest})
    click.echo(f"{len(files)} files in {folder}: {', '.join(files)}")
    click.echo(f"Edit them, then: underkeep content check {folder}; underkeep play {game} --content {folder}")


def copy_pack(source: Path, folder: Path) -> None:
    """Copy beside, then rename: the folder is complete or not there."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        beside = Path(tempfile.mkdtemp(prefix=".pack-", dir=folder.parent))
    except OSError as error:
        raise BadInput(f"cannot be written: {error.strerror}", str(folder), "Give a place you may write to.") from None
    try:
        for path in sorted(source.glob("*.toml")):
            shutil.copyfile(path, beside / path.name)
        beside.chmod(0o755)
        beside.rename(folder)
    finally:
        shutil.rmtree(beside, ignore_errors=True)


# ---------------------------------------------------------------- check
@content.command("check")
@click.argument("folder", type=PATHS)
@as_json
def check_pack(folder: Path, as_json: bool) -> None:
    """Read a pack, check every field and set up a game with it."""
    try:
        pack = checked_pack(folder).pack
    except BadInput as error:
        say_sketch(folder, error)
        raise
    own = open_game(pack.game, None).pack
    if as_json:
        same = pack.digest == own.digest
        return say_json({"ok": True, **pack_tree(pack), "own": same})
    click.echo(f"{folder}: ok, {pack.name} {pack.version} for {pack.game}, content {pack.digest}")
    click.echo(
        "It equals the game's own pack." if pack.digest == own.digest else "It differs from the game's own pack."
    )


def say_sketch(folder: Path, error: BadInput) -> None:
    """Where a drawing helps to see what is wrong, it goes before the error: also of what cannot be played yet."""
    with contextlib.suppress(BadInput):
        pack = read_pack(folder)
        drawn = spec_of(pack.game).sketch(pack, f"{error.where} {error.problem}")
        if drawn:
            click.echo(drawn, err=True)


def pack_tree(pack: ContentPack) -> dict[str, str]:
    return {"game": pack.game, "name": pack.name, "version": pack.version, "digest": pack.digest}


# ---------------------------------------------------------------- diff
@content.command("diff")
@click.argument("old")
@click.argument("new")
@as_json
def diff_packs(old: str, new: str, as_json: bool) -> None:
    """What changes from one pack to another; each is a folder, or a game for its own pack."""
    first, second = named_pack(old), named_pack(new)
    if first.game != second.game:
        raise BadInput(f"is a pack for {second.game}", new, f"Compare it with a pack for {second.game}.")
    found = differences(dict(first.trees), dict(second.trees))
    if as_json:
        told = [{"place": one.place, "old": list(one.old), "new": list(one.new)} for one in found]
        return say_json({"old": pack_tree(first), "new": pack_tree(second), "differences": told})
    if not found:
        return click.echo("The packs are equal.")
    click.echo(f"--- {old}: {first.name} {first.version}\n+++ {new}: {second.name} {second.version}")
    for one in found:
        say_difference(one)
    click.echo(f"{len(found)} differences")


def say_difference(one: TreeDifference) -> None:
    """As programs that compare files do it: the place, what goes, what comes."""
    click.secho(f"@@ {one.place} @@", fg="cyan" if has_colour() else None)
    for sign, values, colour in (("-", one.old, "red"), ("+", one.new, "green")):
        for line in (line for value in values for line in value_lines(value)):
            click.secho(f"{sign} {line}", fg=colour if has_colour() else None)


def value_lines(value: Any, indent: str = "") -> list[str]:
    """A value as TOML has it, a table or a long list a line for each of its parts."""
    if is_words(value):
        return [f"{indent}{lang}: {text}" for lang, text in value.items()]
    short = len(json.dumps(value)) <= LONG
    if isinstance(value, dict) and not short:
        return [line for key, part in value.items() for line in named_lines(str(key), part, indent)]
    if isinstance(value, list) and not short:
        return [line for part in value for line in value_lines(part, f"{indent}  ")]
    return [f"{indent}{json.dumps(value, ensure_ascii=False)}"]


def named_lines(key: str, part: Any, indent: str) -> list[str]:
    lines = value_lines(part, f"{indent}  ")
    return [f"{indent}{key} = {lines[0].strip()}"] if len(lines) == 1 else [f"{indent}{key}:", *lines]


def named_pack(name: str) -> ContentPack:
    """The pack of a game by its id, or a folder."""
    if name in GAMES and not Path(name).is_dir():
        spec_of(name)
        return read_pack(game_folder(name) / "content", name)
    return read_pack(Path(name))
