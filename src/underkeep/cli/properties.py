"""`underkeep properties`: what kind of games these are, in figures with intervals."""

from __future__ import annotations

from collections.abc import Iterator

import click

from underkeep.bots.api import usual_level
from underkeep.cli.balance import with_bar
from underkeep.cli.names import BotName, a_game
from underkeep.cli.words import WHO, as_json, say_json, with_options
from underkeep.core.kernel.luck import seed_from_text
from underkeep.lab import properties as figures
from underkeep.lab.executors import cores
from underkeep.lab.watched import Arm


@click.command()
@a_game(required=False)
@click.option("--games", type=click.IntRange(2), default=50, show_default=True, help="How many games of each.")
@click.option("--bots", type=BotName(), default="", help=f"Who plays all roles; the adept if not given. {WHO}")
@click.option("--seed", default="1", show_default=True, help="Whole number or 64 hexadecimal digits.")
@click.option("--jobs", type=click.IntRange(1), help="Processes; all cores if not given.")
@with_options
@as_json
def properties(
    game: str | None, games: int, bots: str, seed: str, jobs: int | None, options: tuple[str, ...], as_json: bool
) -> None:
    """Length, branching, hidden information and luck of a game, or of all games and option sets of the benchmark."""
    seed_from_text(seed)
    chosen = [(game, options)] if game is not None and options else figures.option_sets(game) or [(str(game), ())]
    found = []
    for name, words in chosen:
        arm = Arm(name, name, words, None, seed.strip(), bots or usual_level(name))
        arm.key()
        rows: list[dict[str, float]] = []

        def counted(arm: Arm = arm, rows: list[dict[str, float]] = rows) -> Iterator[int]:
            for row in figures.measured(arm, games, jobs or cores()):
                rows.append(row)
                yield 1

        with_bar(counted(), games, " ".join([name, *words]), quiet=as_json)
        found.append(figures.properties(arm, rows))
    if as_json:
        return say_json({"properties": found})
    click.echo("\n".join(figures.table(found)))
    click.echo("\n" + "\n".join(f"{name}: {meaning}" for name, meaning in figures.FIGURES.items()))
