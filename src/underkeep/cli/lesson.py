"""`underkeep lesson`: do the lessons of the games go as they are written?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from underkeep.cli.words import as_json, in_language, say_json
from underkeep.core.kernel.errors import UnderkeepError
from underkeep.lesson_walk import check_lesson
from underkeep.lessons import lesson_files, load_courses, load_lessons, read_lesson
from underkeep.library import load_game, spec_of
from underkeep.registry import GAMES


@click.group()
def lesson() -> None:
    """Lessons as files: list, check."""


@lesson.command("list")
@click.argument("game", required=False)
@in_language
@as_json
def list_lessons(game: str | None, lang: str, as_json: bool) -> None:
    """The courses of a game and their lessons."""
    rows = [row for name in games(game) for row in lesson_rows(name, lang)]
    if as_json:
        return say_json({"lessons": rows})
    heading = ""
    for row in rows:
        if row["course"] != heading:
            heading = row["course"]
            click.secho(f"\n{row['game']} · {heading}", bold=True)
        click.echo(f"  {row['id']:20} {row['title']} ({row['steps']} steps, {row['minutes']} min)")


def lesson_rows(game: str, lang: str) -> list[dict[str, Any]]:
    titles = {course.id: course.title.say(lang) for course in load_courses(game)}
    return [
        {
            "game": game,
            "id": one.id,
            "course": titles[one.course],
            "title": one.title.say(lang),
            "minutes": one.minutes,
            "steps": len(one.steps),
        }
        for one in load_lessons(game)
    ]


@lesson.command("check")
@click.argument("what", metavar="[GAME|FILE]...", nargs=-1)
@as_json
def check_files(what: tuple[str, ...], as_json: bool) -> None:
    """Play lessons by their own script; status 1 if one does not go as it is written, 2 if a file cannot be used."""
    rows = [checked(path) for path in files(what)]
    if as_json:
        say_json({"lessons": rows})
    else:
        for row in rows:
            say_checked(row)
    if any(row["error"] for row in rows):
        sys.exit(2)
    if any(row["failures"] for row in rows):
        sys.exit(1)


def files(what: tuple[str, ...]) -> list[Path]:
    """Files by their name, all lessons of a game by its id; without either, all there are."""
    found: list[Path] = []
    for name in what or tuple(GAMES):
        path = Path(name)
        found += [path] if path.suffix in (".yaml", ".yml") else lesson_files(spec_of(name).id)
    return found


def checked(path: Path) -> dict[str, Any]:
    try:
        one = read_lesson(path)
        failures = check_lesson(one, load_game(one.game))
    except UnderkeepError as error:
        return {"file": str(path), "error": str(error), "failures": []}
    told = [{"line": failure.line, "text": failure.text} for failure in failures]
    return {"file": str(path), "error": "", "failures": told}


def say_checked(row: dict[str, Any]) -> None:
    if row["error"]:
        click.secho(f"Error: {row['error']}", fg="red", err=True)
    for failure in row["failures"]:
        click.secho(f"{row['file']}:{failure['line']}: {failure['text']}", fg="red")
    if not row["error"] and not row["failures"]:
        click.echo(f"{row['file']}: ok")


def games(game: str | None) -> tuple[str, ...]:
    return tuple(GAMES) if game is None else (spec_of(game).id,)
