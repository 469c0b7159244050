"""`underkeep usage`: which actions and components bots of each level use, and which they never do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from underkeep.bots.api import RANDOM, levels_for
from underkeep.cli.balance import absolute, with_bar
from underkeep.cli.names import BotName, a_game
from underkeep.cli.words import WHO, as_json, open_game, say_json, with_content, with_options
from underkeep.core.kernel.luck import seed_from_text
from underkeep.lab.executors import cores
from underkeep.lab.lines import Row
from underkeep.lab.usage import KINDS, Used, file_of, study, used
from underkeep.lab.watched import Arm, refuse_bad


@click.command()
@a_game()
@click.option("--bots", type=BotName(), default="", metavar="BOT,BOT", help=f"{WHO} All levels if not given.")
@click.option("--games", type=click.IntRange(1), default=20, show_default=True, help="Games of each level.")
@click.option("--seed", default="1", show_default=True, help="Whole number or 64 hexadecimal digits.")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="Folder of games; resumes.")
@click.option("--jobs", type=click.IntRange(1), help="Processes; all cores if not given.")
@click.option("--cluster", default="", metavar="ADDRESS", help="Dask scheduler whose workers play.")
@with_options
@with_content
@as_json
def usage(
    game: str,
    bots: str,
    games: int,
    seed: str,
    out: Path,
    jobs: int | None,
    cluster: str,
    options: tuple[str, ...],
    pack: Path | None,
    as_json: bool,
) -> None:
    """Let bots of each level play all roles and report what they use."""
    seed_from_text(seed)
    open_game(game, pack)
    levels = [name.strip() for name in bots.split(",")] if bots else [RANDOM, *levels_for(game)]
    arms = [Arm(level, game, options, absolute(pack), seed.strip(), level) for level in levels]
    for arm in arms:
        refuse_bad(arm)
    found: dict[str, dict[str, Used]] = {}
    for arm in arms:
        file = file_of(out, arm)
        with_bar(study(arm, games, file, jobs or cores(), cluster), games, arm.name, quiet=as_json)
        rows = file.finish(games)
        found[arm.name] = {kind: used(arm, rows, kind) for kind in KINDS}
    if as_json:
        return say_json({"game": game, "games": games, "levels": {name: tree(one) for name, one in found.items()}})
    say(found, games)


def tree(one: dict[str, Used]) -> Row:
    return {
        kind: {"chosen": some.chosen, "declined": some.declined, "absent": some.absent} for kind, some in one.items()
    }


def say(found: dict[str, dict[str, Used]], games: int) -> None:
    for level, one in found.items():
        click.secho(f"{level}, {games} games", bold=True)
        for kind, some in one.items():
            there = len(some.chosen) + len(some.declined)
            click.echo(f"  {kind}: {len(some.chosen)} used of {there} that were on offer")
            click.echo(f"    {'  '.join(shares(some))}")
            for words, ids in (("never taken", some.declined), ("never on offer", some.absent)):
                if ids:
                    click.echo(f"    {words}: {', '.join(ids)}")


def shares(some: Used) -> list[Any]:
    return [f"{id} {taken}/{offered}" for id, (taken, offered) in some.chosen.items()]
