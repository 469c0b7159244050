"""`underkeep games` and `underkeep options`: what can be played, and what can be chosen for it."""

from __future__ import annotations

import textwrap
from typing import Any

import click

from underkeep.bots.api import levels_for
from underkeep.cli.names import a_game
from underkeep.cli.words import as_json, in_language, open_game, say_json
from underkeep.core.formats.options import CHOICE, DRAFT, FLAG, OptionField, Value
from underkeep.registry import FILES, GAMES
from underkeep.words import Speaker

WIDTH = 100


@click.command()
@as_json
def games(as_json: bool) -> None:
    """List the games, with players, minutes and bots."""
    rows = [facts(game) for game in GAMES]
    if as_json:
        return say_json(rows)
    width = max(len(row["game"]) for row in rows)
    for row in rows:
        click.secho(f"{row['game']:{width}}  {row['name']}", bold=True)
        click.echo(f"{'':{width}}  {span(row['players'])} players, {span(row['minutes'])} minutes")
        click.echo(f"{'':{width}}  bots: {', '.join(row['bots'])}")


def facts(game: str) -> dict[str, Any]:
    """What is known of a game before it is loaded."""
    file = FILES[game]
    names = {key: file.get(key, []) for key in ("designers", "publishers", "players", "minutes")}
    return {"game": game, "name": file.get("name", game), **names, "bots": list(levels_for(game))}


def span(ends: list[int]) -> str:
    """From 2 to 4 as 2-4; 2 to 2 as 2; what nobody has said as a question mark."""
    return "-".join(str(end) for end in dict.fromkeys(ends)) or "?"


@click.command()
@a_game()
@in_language
@as_json
def options(game: str, lang: str, as_json: bool) -> None:
    """List the options of a game, with defaults and what they mean."""
    loaded = open_game(game, None)
    words = Speaker(lang, game, loaded.pack, "terminal")
    rows = [option_facts(words, game, field) for field in loaded.spec.options.fields]
    if as_json:
        return say_json(rows)
    for row in rows:
        say_option(words, row)


def option_facts(words: Speaker, game: str, field: OptionField) -> dict[str, Any]:
    """One option as a tree; texts in the language of the speaker."""
    key = f"{game}-option-{field.id}"
    told = {"option": field.id, "kind": field.kind, "default": plain(field.default), "values": values(field)}
    if field.depends_on:
        told["only_if"] = {field.depends_on: [plain(value) for value in field.depends_value]}
    helped = {"help": words.say(f"{key}-help")} if words.knows(f"{key}-help") else {}
    said = {value: words.say(f"{key}-{value}") for value in field.choices if words.knows(f"{key}-{value}")}
    return {**told, "rule": field.rule, "label": words.say(key), **helped, "value_labels": said}


def plain(value: Value) -> Any:
    return list(value) if isinstance(value, tuple) else value


def values(field: OptionField) -> Any:
    """What may be given: a list of choices, or the ends of a range."""
    if field.kind in (CHOICE, DRAFT):
        return list(field.choices)
    return [True, False] if field.kind == FLAG else {"from": field.low, "to": field.high}


def say_option(words: Speaker, row: dict[str, Any]) -> None:
    click.secho(f"{row['option']}={typed(row['default'])}", bold=True, nl=False)
    rule = f" ({row['rule']})" if row["rule"] else ""
    click.echo(f"  {row['label']}{rule}")
    for line in (row.get("help", ""), *said_values(row), *only_if(words, row)):
        if line:
            click.echo(textwrap.fill(line, WIDTH, initial_indent="    ", subsequent_indent="      "))


def typed(value: Any) -> str:
    """A value as it is typed after the option's name."""
    if isinstance(value, list):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def said_values(row: dict[str, Any]) -> list[str]:
    """The values; a line each where they have names of their own."""
    given = row["values"]
    if isinstance(given, dict):
        return [f"{given['from']}-{given['to']}"]
    labels = row["value_labels"]
    if not labels:
        return [", ".join(typed(value) for value in given)]
    return [f"{value}: {labels[value]}" if value in labels else str(value) for value in given]


def only_if(words: Speaker, row: dict[str, Any]) -> list[str]:
    """Which values of another option it goes with."""
    needed = row.get("only_if", {}).items()
    typed_words = [", ".join(f"{id}={typed(value)}" for value in some) for id, some in needed]
    return [words.say("terminal-option-only-with", words=one) for one in typed_words]
