"""`underkeep record`: replay, verify and read the records of games."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import click

from underkeep.cli.words import as_json, has_colour, in_language, open_game, read_text, say_json, with_content
from underkeep.core.formats.fair_luck import SHARED
from underkeep.core.formats.history import History
from underkeep.core.formats.records import Record, read_record, replay
from underkeep.core.formats.scenes import lines_seen
from underkeep.core.kernel.errors import BadInput, OlderRules, UnderkeepError
from underkeep.core.kernel.events import mask_of
from underkeep.core.kernel.views import plain
from underkeep.library import Loaded
from underkeep.words import Speaker, told_line

SHARE_SECONDS = 60  # a long game is played again before it is kept
PATHS = click.Path(path_type=Path)


@click.group()
def record() -> None:
    """Records of games: one text file each."""


def opened(file: Path, pack: Path | None) -> tuple[Record, Loaded]:
    """A record and the game it was played in."""
    try:
        read = read_record(read_text(file))
        return read, open_game(read.game, pack)
    except UnderkeepError as error:
        raise placed(error, file) from None


def placed(error: UnderkeepError, file: Path) -> UnderkeepError:
    """The same error with the file before its place."""
    if error.where.startswith(str(file)):
        return error
    return type(error)(error.problem, f"{file}: {error.where}" if error.where else str(file), error.remedy)


def replayed(file: Path, pack: Path | None, upto: int = -1) -> tuple[Record, Loaded, History]:
    read, loaded = opened(file, pack)
    try:
        return read, loaded, replay(loaded.spec, loaded.content, loaded.pack.digest, read, upto)
    except UnderkeepError as error:
        raise placed(error, file) from None


# ---------------------------------------------------------------- replay
@record.command("replay")
@click.argument("file", type=PATHS)
@click.option("--move", "upto", type=click.IntRange(0), help="Stop after this move; else play to the end.")
@in_language
@with_content
@as_json
def replay_file(file: Path, upto: int | None, lang: str, pack: Path | None, as_json: bool) -> None:
    """Play a record again, tell what happened and draw where it ends, with everything face up."""
    _, loaded, history = replayed(file, pack, -1 if upto is None else upto)
    spec, game = loaded.spec, history.game
    everybody = frozenset(range(int(game.roles)))
    view = spec.view(game, everybody)
    if as_json:
        moves = [move_tree(spec.role_names(game), move) for move in history.moves]
        return say_json({"moves": moves, "view": plain(view), "result": plain(spec.result(game))})
    words = Speaker(lang, spec.id, loaded.pack)
    for number, move in enumerate(history.moves, 1):
        click.echo(f"{number:4} {words.role(spec.role_names(game)[move.role])}: {move.action.text}")
        for event in move.events:
            seen = event.seen_by(mask_of(everybody))
            if seen is not None:
                click.echo(f"       {words.event(seen)}")
    click.echo(spec.draw(view, has_colour(), lang))


def move_tree(names: tuple[str, ...], move: Any) -> dict[str, Any]:
    return {"role": names[move.role], "move": move.action.text}


# ---------------------------------------------------------------- tell
@record.command("tell")
@click.argument("file", type=PATHS)
@click.option("--eyes", help="Roles with commas between: only what they saw happen; else everything is told.")
@in_language
@with_content
def tell_file(file: Path, eyes: str | None, lang: str, pack: Path | None) -> None:
    """The story of a game: turn by turn who did what to whom, and what came of it."""
    _, loaded, history = replayed(file, pack)
    spec, names = loaded.spec, loaded.spec.role_names(history.game)
    words = Speaker(lang, spec.id, loaded.pack, "kernel")
    for line in lines_seen(spec, history.moves, mask_of(roles_named(eyes, names)), history.opening):
        if said := told_line(words, line.event, line.telling):
            click.echo(said)
    result = spec.result(history.game)
    click.echo(words.label(result.how) if result is not None else words.say("kernel-not-over"))


def roles_named(eyes: str | None, names: tuple[str, ...]) -> frozenset[int]:
    """Everybody, or those who are named; an empty text is a spectator."""
    wanted = list(names) if eyes is None else [name for name in eyes.split(",") if name]
    if unknown := set(wanted) - set(names):
        raise BadInput(f"there is no role {', '.join(sorted(unknown))}", "--eyes", f"The roles are {', '.join(names)}.")
    return frozenset(names.index(name) for name in wanted)


# ---------------------------------------------------------------- verify
@record.command("verify")
@click.argument("files", metavar="FILE...", type=PATHS, nargs=-1, required=True)
@with_content
@as_json
def verify_files(files: tuple[Path, ...], pack: Path | None, as_json: bool) -> None:
    """Play records again and compare every move.

    Status 2 if one was changed or is damaged, 1 if one is in order but was played by older rules.
    """
    rows = [verified(file, pack) for file in files]
    if as_json:
        say_json({"records": rows})
    else:
        for row in rows:
            say_verified(row)
    sys.exit(max(2 * (not row["ok"]) - row.get("older", False) for row in rows))


def verified(file: Path, pack: Path | None) -> dict[str, Any]:
    try:
        read, _, history = replayed(file, pack)
    except UnderkeepError as error:
        told = {"problem": error.problem, "where": error.where, "remedy": error.remedy}
        older = {"older": True} if isinstance(error, OlderRules) else {}
        return {"file": str(file), "ok": False, **older, **told, "error": str(error)}
    return {
        "file": str(file),
        "ok": True,
        "game": read.game,
        "moves": len(history.moves),
        "result": read.result,
        **luck_facts(read),
    }


def luck_facts(read: Record) -> dict[str, Any]:
    """Where the luck came from, as far as the record says so; what it says was checked by then."""
    if read.luck is None:
        return {}
    if read.luck.kind != SHARED:
        return {"luck": read.luck.kind}
    given, withheld = ([s.seat for s in read.luck.shares if bool(s.opened) == opened] for opened in (True, False))
    return {"luck": SHARED, "shares": given, "withheld": withheld}


def luck_words(row: dict[str, Any]) -> str:
    if "shares" not in row:
        return f", luck: {row['luck']}" if "luck" in row else ""
    withheld = f", none from seat {', '.join(map(str, row['withheld']))}" if row["withheld"] else ""
    return f", luck: shared by {len(row['shares'])} of {len(row['shares']) + len(row['withheld'])} seats{withheld}"


def say_verified(row: dict[str, Any]) -> None:
    if row["ok"]:
        how = f"{row['result'] or 'not finished'}{luck_words(row)}"
        click.echo(f"{row['file']}: ok, {row['moves']} moves of {row['game']}, {how}")
    elif row.get("older"):
        click.echo(f"{row['file']}: older rules: {row['problem']}")
    else:
        click.secho(f"Error: {row['error']}", fg="red", err=True)


# ---------------------------------------------------------------- show
@record.command("show")
@click.argument("file", type=PATHS)
@as_json
def show_file(file: Path, as_json: bool) -> None:
    """What stands in a record, without playing it."""
    read, _ = opened(file, None)
    if as_json:
        return say_json(plain(read))
    click.secho(f"{read.game}, rules version {read.rules}", bold=True)
    click.echo(f"content     {read.content}")
    click.echo(f"commitment  {read.commitment}")
    click.echo(f"seed        {read.seed or 'hidden until the game is over'}")
    for name, value in read.options.items():
        click.echo(f"option      {name} = {value}")
    for line in read.moves:
        click.echo(f"{line.number:4}  {line.role:10}  {line.move:24}  {line.results}".rstrip())
    click.echo(f"result      {read.result or 'not finished'}")


# ---------------------------------------------------------------- share
@record.command("share")
@click.argument("file", type=PATHS)
@click.option("--server", default="http://127.0.0.1:8000", show_default=True, help="A server that runs.")
def share_file(file: Path, server: str) -> None:
    """Give a record to a server, and print the link under which everybody may replay it."""
    if not server.startswith(("http://", "https://")):
        raise BadInput(f"{server!r} is not an address", "--server", "Give it like http://127.0.0.1:8000.")
    home, body = server.rstrip("/"), json.dumps({"text": read_text(file)}).encode()
    request = Request(f"{home}/api/records", body, {"Content-Type": "application/json"})  # noqa: S310  see above
    try:
        with urlopen(request, timeout=SHARE_SECONDS) as answer:  # noqa: S310
            table = json.load(answer)["table"]
    except HTTPError as error:
        problem = json.loads(error.read() or b"{}").get("problem") or error.reason
        raise BadInput(f"the server refused it: {problem}", str(file), "See `underkeep record verify`.") from None
    except OSError as error:
        remedy = "Start one with `underkeep serve`, and give its address."
        raise BadInput(f"no server answers: {error}", f"--server {server}", remedy) from None
    click.echo(f"{home}/#/replay/{table}")
