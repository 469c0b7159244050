"""`underkeep position`: check, draw and begin position files: a situation and what must be true of it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from underkeep.cli.names import a_game
from underkeep.cli.words import as_json, has_colour, in_language, open_game, say_json, with_content
from underkeep.core.formats.options import OptionField, wanted
from underkeep.core.formats.positions import run_step
from underkeep.core.kernel.errors import BadInput, UnderkeepError
from underkeep.core.kernel.views import plain
from underkeep.library import Loaded, spec_of
from underkeep.rule_sources import load_rulebook
from underkeep.words import Speaker
from underkeep.yaml_positions import PositionFailure, check_position, open_position, set_up

PATHS = click.Path(path_type=Path)
NAME = re.compile(r"<[^>]*>|[^.]+")  # a part of a path; <n1..s4> stands for any of some names
GAME_KEYS = ("state", "turn", "question", "hidden", "luck")
STEPS = """\
# What must be true, one after the other. Each step has exactly one of do, refuse, legal, expect, view:
#  - do: MOVE                     # somebody acts; `as: ROLE` where several are asked
#    as: {role}
#  - refuse: MOVE                 # the move is forbidden, by that rule
#    as: {role}
#    rule: {rule}
#  - legal: {{count: 3, has: [MOVE], lacks: [MOVE]}}
#  - expect: {{PATH: VALUE}}        # paths: underkeep position schema {game}
#  - view: {{role: {role}, PATH: VALUE}}   # what a seat sees; role: spectator for the audience
# Moves are written as `underkeep play {game}` shows them."""


@click.group()
def position() -> None:
    """Situations as files: check, draw, describe, begin."""


# ---------------------------------------------------------------- check
@position.command("check")
@click.argument("files", metavar="FILE...", type=PATHS, nargs=-1, required=True)
@with_content
@as_json
def check_files(files: tuple[Path, ...], pack: Path | None, as_json: bool) -> None:
    """Run the steps of position files; status 1 if something is not as stated, 2 if a file cannot be used."""
    rows = [checked(path, pack) for path in files]
    if as_json:
        say_json({"positions": rows})
    else:
        for row in rows:
            say_checked(row)
    if any("error" in row for row in rows):
        sys.exit(2)
    if any(row["failures"] for row in rows):
        sys.exit(1)


def checked(path: Path, pack: Path | None) -> dict[str, Any]:
    try:
        failures = check_position(path, pack)
    except UnderkeepError as error:
        return {"file": str(path), "ok": False, "failures": [], "error": str(error)}
    return {"file": str(path), "ok": not failures, "failures": [failure_tree(one) for one in failures]}


def failure_tree(one: PositionFailure) -> dict[str, Any]:
    return {"file": one.file, "line": one.line, "text": one.text}


def say_checked(row: dict[str, Any]) -> None:
    if "error" in row:
        click.secho(f"Error: {row['error']}", fg="red", err=True)
    for one in row["failures"]:
        click.secho(f"{one['file']}:{one['line']}: {one['text']}", fg="red")
    if row["ok"]:
        click.echo(f"{row['file']}: ok")


# ---------------------------------------------------------------- show
@position.command("show")
@click.argument("file", type=PATHS)
@click.option("--as", "role", metavar="ROLE", help="As this role sees it, or `spectator`; else all at once.")
@click.option("--after", type=click.IntRange(0), default=0, help="Run that many steps first.")
@in_language
@with_content
@as_json
def show_file(file: Path, role: str | None, after: int, lang: str, pack: Path | None, as_json: bool) -> None:
    """Draw a position and list what may be done in it."""
    located, stated, loaded = open_position(file, pack)
    game = set_up(located, stated, loaded)
    for step in stated.steps[:after]:
        run_step(loaded.spec, game, step)
    view = loaded.spec.view(game, eyes_of(loaded, game, role))
    prompts = [loaded.spec.prompt(game, number) for number in loaded.spec.asked(game)]
    if as_json:
        return say_json({"title": stated.title, "view": plain(view), "prompts": [plain(one) for one in prompts]})
    click.secho(f"{stated.title} ({', '.join(stated.rules)})", bold=True)
    click.echo(loaded.spec.draw(view, has_colour(), lang))
    words = Speaker(lang, stated.game, loaded.pack)
    for prompt in prompts:
        if prompt is not None and role in (None, prompt.role):
            click.echo(f"\n{words.role(prompt.role)}: {words.label(prompt.question)}")
            click.echo(click.wrap_text(", ".join(one.move for one in prompt.options), 100, "  ", "  "))


def eyes_of(loaded: Loaded, game: Any, role: str | None) -> frozenset[int]:
    names = loaded.spec.role_names(game)
    if role is None:
        return frozenset(range(len(names)))
    if role == "spectator":
        return frozenset()
    if role not in names:
        raise BadInput(f"there is no role {role!r}", "--as", f"The roles are spectator, {', '.join(names)}.")
    return frozenset({names.index(role)})


# ---------------------------------------------------------------- schema
@position.command("schema")
@a_game()
@as_json
def show_schema(game: str, as_json: bool) -> None:
    """Every path of a game's position files and what it means."""
    schema = spec_of(game).position_schema()
    if as_json:
        return say_json({"game": game, "schema": schema})
    rows = list(paths_of(schema, ""))
    width = min(44, max(len(path) for path, _ in rows))
    for path, meaning in rows:
        click.echo(f"{path:{width}}  {meaning}")


def paths_of(tree: Any, path: str) -> Iterator[tuple[str, str]]:
    """The leaves of a schema as dotted paths."""
    if not isinstance(tree, dict):
        yield path, str(tree)
        return
    for key, inner in tree.items():
        yield from paths_of(inner, f"{path}.{key}" if path else str(key))


def nested(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema as a tree, also where it names whole paths; what a branch means stands under no name."""
    tree: dict[str, Any] = {}
    for path, meaning in paths_of(schema, ""):
        here = tree
        for name in NAME.findall(path):
            here = here.setdefault(name, {})
        here[""] = meaning
    return tree


# ---------------------------------------------------------------- new
@position.command("new")
@a_game()
@with_content
@as_json
def new_file(game: str, pack: Path | None, as_json: bool) -> None:
    """Print the beginning of a position file, with everything that may stand in it as comments."""
    text = template(open_game(game, pack))
    if as_json:
        return say_json({"game": game, "template": text})
    click.echo(text)


def template(loaded: Loaded) -> str:
    spec = loaded.spec
    role = spec.roles(spec.options.resolve({}))[0]
    rule = load_rulebook(spec.id).ids()[0]
    head = [
        f"game: {spec.id}",
        f"rule: {rule}  # the id that this file decides, or a list of ids",
        "title: In one line, what happens here",
        "",
        "# Remove the # before what you need; everything left out has a sensible value.",
    ]
    setup = ["# setup:", *(option_line(field) for field in spec.options.fields)]
    steps = STEPS.format(game=spec.id, role=role, rule=rule)
    return "\n".join([*head, "", *setup, "", *schema_lines(spec.position_schema()), steps, "steps: []"])


def option_line(field: OptionField) -> str:
    default = str(field.default).lower() if isinstance(field.default, bool) else field.default
    shown = f"[{', '.join(default)}]" if isinstance(default, tuple) else default
    return f"#   {field.id}: {shown}  # {wanted(field)}"


def schema_lines(schema: dict[str, Any]) -> Iterator[str]:
    """The game's own keys as a commented tree."""
    tree = nested(schema)
    for key in GAME_KEYS:
        if key in tree:
            yield from commented(key, tree[key], 0)
            yield ""


def commented(key: str, inner: dict[str, Any], depth: int) -> Iterator[str]:
    meaning = f"  # {inner['']}" if "" in inner else ""
    yield f"# {'  ' * depth}{key}:{meaning}"
    for name, below in inner.items():
        if name:
            yield from commented(name, below, depth + 1)
