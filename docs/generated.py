"""Parts of the documentation site that are made from the code: the wire, the content of the games, their options."""

from __future__ import annotations

import json
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from docutils import nodes
from docutils.parsers.rst import Directive
from docutils.statemachine import StringList

from underkeep import engine
from underkeep.cli.games import option_facts, typed
from underkeep.library import load_game
from underkeep.server.catalogue import Catalogue
from underkeep.server.http.app import create_app
from underkeep.server.server import GameServer
from underkeep.server.store.sqlite import SqliteStore
from underkeep.server.wire import messages
from underkeep.words import Speaker

Tree = dict[str, Any]
REF: Final = "#/components/schemas/"
LONGEST: Final = 60  # signs of an example value


def made_of(lines: Callable[..., Iterator[str]], arguments: int = 0) -> type[Directive]:
    """A directive whose content is the Markdown that a function writes."""

    class Made(Directive):  # type: ignore[misc]  # docutils is not typed
        required_arguments = arguments

        def run(self) -> list[nodes.Node]:
            inside = nodes.container()
            text = list(lines(*self.arguments))
            self.state.nested_parse(StringList(text, lines.__name__), self.content_offset, inside)
            return list(inside.children)

    return Made


# ---------------------------------------------------------------------- options
def options_of(game: str) -> Iterator[str]:
    """The options of a game: `{options-of} vast`."""
    loaded = load_game(game)
    words = Speaker("en", game, loaded.pack)
    for field in loaded.spec.options.fields:
        row = option_facts(words, game, field)
        values = row["values"]
        given = f"{values['from']} to {values['to']}" if isinstance(values, dict) else ", ".join(map(typed, values))
        rule = f" Rule {row['rule']}." if row["rule"] else ""
        told = f"{row.get('help', row['label'])}{rule}"
        yield from (f"**`{row['option']}`** (default `{typed(row['default']) or 'none'}`)", f": {told}", "")
        yield from (f"  Values: {given}", "")


# ---------------------------------------------------------------------- the wire
def openapi() -> Tree:
    """What a running server tells of itself at /api/schema/openapi.json."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(GameServer(Catalogue(), SqliteStore(Path(folder)), workers=1))
        schema: Tree = app.openapi_schema.to_schema()
    return schema


def wire_calls() -> Iterator[str]:
    """Every call with what it takes and what may come back."""
    for path, methods in openapi()["paths"].items():
        for method, call in methods.items():
            yield from (f"**`{method.upper()} {path}`**", f": {', '.join(given(call)) or 'takes nothing'}", "")
            for status, answer in call["responses"].items():
                kind = body_type(answer)
                yield from (f"  - {status}: {answer['description']}{f' `{kind}`' if kind else ''}",)
            yield ""


def given(call: Tree) -> Iterator[str]:
    if "requestBody" in call:
        yield f"body `{body_type(call['requestBody'])}`"
    for one in call.get("parameters", ()):
        yield f"{one['in']} `{one['name']}`{'' if one.get('required') else ', optional'}"


def body_type(tree: Tree) -> str:
    return next((kind_of(one["schema"]) for one in tree.get("content", {}).values() if "schema" in one), "")


def wire_types() -> Iterator[str]:
    """Every type of a body, with its fields."""
    yield from types(openapi()["components"]["schemas"])


def wire_messages() -> Iterator[str]:
    """Every message of a table's WebSocket."""
    kinds = [messages.FromClient, messages.FromServer]
    _, found = msgspec.json.schema_components(kinds, ref_template=REF + "{name}")
    sent = {name: tree for name, tree in found.items() if "type" in tree.get("properties", {})}
    yield from types(sent)


def types(schemas: Tree) -> Iterator[str]:
    for name, tree in sorted(schemas.items()):
        if "enum" in tree:
            yield from (f"**`{name}`**", f": one of {', '.join(f'`{value}`' for value in tree['enum'])}", "")
            continue
        told = " ".join(tree.get("description", "").split())
        yield from (f"**`{name}`**", f": {told or 'fields:'}", "")
        for field, kind in tree.get("properties", {}).items():
            needed = "" if field in tree.get("required", ()) else ", optional"
            yield f"  - `{field}`: {kind_of(kind)}{needed}"
        yield ""


def kind_of(schema: Tree) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(kind_of(one) for one in schema[several])
    if "enum" in schema:
        return " or ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if schema.get("type") == "array":
        return f"list of {kind_of(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))


# ---------------------------------------------------------------------- content
def content_of(game: str) -> Iterator[str]:
    """The files of a game's own pack, the tables in them and their fields: `{content-of} vast`."""
    for path in sorted((engine.PACKAGE / "games" / game / "content").glob("*.toml")):
        text = path.read_text(encoding="utf-8")
        about = " ".join(line[2:] for line in text.splitlines() if line.startswith("# ")) if text[0] == "#" else ""
        yield from (f"**`{path.name}`**", f": {about.partition('. ')[0].rstrip('.') or 'see below'}.", "")
        for name, value in tomllib.loads(text).items():
            entries = value if isinstance(value, list) and value and isinstance(value[0], dict) else [value]
            if isinstance(entries[0], dict):
                yield f"  - `{'[[' if value is entries else '['}{name}{']]' if value is entries else ']'}`: "
                yield f"    {', '.join(fields_of(entries))}"
            else:
                yield f"  - `{name}`: for example `{shortened(value)}`"
        yield ""


def fields_of(entries: list[Tree]) -> Iterator[str]:
    """The fields of some entries, each with the first value that stands there; optional ones say so."""
    names = dict.fromkeys(name for entry in entries for name in entry)
    for name in names:
        value = next(entry[name] for entry in entries if name in entry)
        always = all(name in entry for entry in entries)
        yield f"`{name}` ({'' if always else 'optional, '}e.g. `{shortened(value)}`)"


def shortened(value: Any) -> str:
    text = " ".join(json.dumps(value, ensure_ascii=False).split()).replace("`", "'")
    return text if len(text) <= LONGEST else f"{text[:LONGEST].rstrip()} …"
