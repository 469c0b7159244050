"""`underkeep calibrate`: how far the chances that bots and client tell lie from how games end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from underkeep.cli.words import WHO, as_json, open_game, say_json
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import seed_from_text
from underkeep.lab.calibration import PHASES, CalibrationPlan, calibration_error, played, points_of
from underkeep.lab.lines import Lines, Row
from underkeep.registry import JUDGES


@click.command("calibrate")
@click.argument("game")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--bots", "bot", default="adept", show_default=True, help=f"Who plays all roles. {WHO}")
@click.option("--seed", default="1", show_default=True, help="Whole number or 64 hexadecimal digits.")
@click.option("--out", type=click.Path(path_type=Path), help="File of games (lines of JSON); resumes.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@click.option(
    "--setup", "setups", multiple=True, metavar='"NAME=VALUE ..."', help="Options of some games; repeated, in turn."
)
@as_json
def command(game: str, as_json: bool, **given: Any) -> None:
    """Play games and compare the chances told on the way with how they ended."""
    seed_from_text(given["seed"])
    open_game(game, None)
    if game not in JUDGES:
        raise BadInput(f"{game} has no judge", "game", f"Give one of: {', '.join(JUDGES)}.")
    setups = tuple(tuple(words.split()) for words in given["setups"]) or ((),)
    plan = CalibrationPlan(game, given["bot"], given["seed"].strip(), given["games"], setups)
    file = None if given["out"] is None else Lines(given["out"], plan.key())
    rows = played(plan, file, given["jobs"], quiet if as_json else tell)
    found = [line_of(name, some) for name, some in groups_of(rows)]
    if as_json:
        return say_json({"game": game, "bots": plan.bot, "games": len(rows), "errors": found})
    click.echo("| | games | " + " | ".join(PHASES) + " | whole |\n|---|--:|" + "--:|" * (len(PHASES) + 1))
    for line in found:
        told = [f"{line[phase]:.3f}" for phase in (*PHASES, "whole")]
        click.echo(f"| {line['name']} | {line['games']} | {' | '.join(told)} |")


def groups_of(rows: list[Row]) -> list[tuple[str, list[Row]]]:
    """All games, and those of each set-up."""
    setups = list(dict.fromkeys(row["setup"] for row in rows))
    apart = [(name, [row for row in rows if row["setup"] == name]) for name in setups] if len(setups) > 1 else []
    return [("all", rows), *apart]


def line_of(name: str, rows: list[Row]) -> Row:
    found: Row = {"name": name, "games": len(rows)}
    for phase in (*PHASES, ""):
        points = points_of(rows, phase)
        found[phase or "whole"] = round(calibration_error(points), 4) if points else 0.0
    return found


def tell(count: int) -> None:
    if count % 20 == 0:
        click.echo(f"{count} games", err=True)


def quiet(count: int) -> None:
    return
