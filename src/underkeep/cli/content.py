"""`underkeep content`: take out, check and compare content packs."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

import click

from underkeep.cli.words import as_json, open_game, say_json
from underkeep.core.formats.content import ContentPack, differences
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import seed_from
from underkeep.library import Loaded, game_folder, read_pack, spec_of
from underkeep.registry import GAMES

PATHS = click.Path(path_type=Path)


@click.group()
def content() -> None:
    """Content packs: the components of a game as files."""


# ---------------------------------------------------------------- export
@content.command("export")
@click.argument("game")
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
    pack = read_pack(folder)
    loaded = open_game(pack.game, folder)
    set_up(loaded)
    faults = loaded.spec.faults(loaded.content)
    if faults:
        raise BadInput(f"can be played, but is not whole: {'; '.join(faults)}", str(folder), "Mend what is named.")
    own = open_game(pack.game, None).pack
    if as_json:
        same = pack.digest == own.digest
        return say_json({"ok": True, **pack_tree(pack), "own": same})
    click.echo(f"{folder}: ok, {pack.name} {pack.version} for {pack.game}, content {pack.digest}")
    click.echo(
        "It equals the game's own pack." if pack.digest == own.digest else "It differs from the game's own pack."
    )


def set_up(loaded: Loaded) -> None:
    loaded.spec.new(loaded.spec.options.resolve({}), loaded.content, seed_from(1))


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
    lines = differences(dict(first.trees), dict(second.trees))
    if as_json:
        return say_json({"old": pack_tree(first), "new": pack_tree(second), "differences": lines})
    for line in lines:
        click.echo(line)
    click.echo(f"{len(lines)} differences" if lines else "The packs are equal.")


def named_pack(name: str) -> ContentPack:
    """The pack of a game by its id, or a folder."""
    if name in GAMES and not Path(name).is_dir():
        spec_of(name)
        return read_pack(game_folder(name) / "content", name)
    return read_pack(Path(name))
