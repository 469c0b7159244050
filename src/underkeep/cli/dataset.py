"""`underkeep dataset`: games, moves and features of many games as tables."""

from __future__ import annotations

from pathlib import Path

import click

from underkeep.bots.api import usual_level
from underkeep.cli.balance import absolute, with_bar
from underkeep.cli.names import BotName, a_game
from underkeep.cli.words import WHO, as_json, say_json, with_content, with_options
from underkeep.core.kernel.luck import seed_from_text
from underkeep.lab.dataset import FORMATS, Dataset, Observe
from underkeep.lab.executors import cores
from underkeep.lab.watched import Arm


@click.command()
@a_game()
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--bots", type=BotName(), default="", help=f"Who plays all roles; the adept if not given. {WHO}")
@click.option("--seed", default="1", show_default=True, help="Whole number or 64 hexadecimal digits.")
@click.option("--format", "form", type=click.Choice(FORMATS), default="csv", show_default=True, help="Of the tables.")
@click.option("--features-every", type=click.IntRange(1), default=10, show_default=True, help="Decisions between rows.")
@click.option("--steps", is_flag=True, help="Also observations, legal actions, actions and rewards, for learners.")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="Folder of the tables; resumes.")
@click.option("--jobs", type=click.IntRange(1), help="Processes; all cores if not given.")
@click.option("--cluster", default="", metavar="ADDRESS", help="Dask scheduler whose workers play.")
@with_options
@with_content
@as_json
def dataset(
    game: str,
    games: int,
    bots: str,
    seed: str,
    form: str,
    features_every: int,
    steps: bool,
    out: Path,
    jobs: int | None,
    cluster: str,
    options: tuple[str, ...],
    pack: Path | None,
    as_json: bool,
) -> None:
    """Play many games and write them as tables for study."""
    seed_from_text(seed)
    bots = bots or usual_level(game)
    arm = Arm(game, game, options, absolute(pack), seed.strip(), bots)
    data = Dataset(out, arm, games, form, features_every, observing() if steps else None)
    with_bar(data.write(jobs or cores(), cluster), games, game, quiet=as_json)
    parts = {table: len(list((out / table).glob(f"*.{form}"))) for table in data.tables}
    if as_json:
        return say_json({**data.head, "games": games, "parts": parts})
    click.echo(f"{games} games in {parts['games']} parts: {out}")


def observing() -> Observe:
    """What makes observations of views; it needs the extra for research."""
    from underkeep.env.steps import observed

    return observed
