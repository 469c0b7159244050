"""`underkeep simulate`: many games with bots, a progress bar and what they show."""

from __future__ import annotations

import time
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from underkeep.bots.api import usual_level
from underkeep.cli.names import BotName, a_game
from underkeep.cli.words import WHO, as_json, chosen_options, open_game, say_json, with_content, with_options
from underkeep.core.kernel.luck import seed_from_text
from underkeep.core.search.shares import Share
from underkeep.lab.lines import Lines
from underkeep.lab.simulate import NO_END, Outcome, SimulationPlan, Summary, cores, summary, tree
from underkeep.lab.simulate import (
    simulate as play_all,
)
from underkeep.words import Speaker


@click.command()
@a_game()
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--bots", type=BotName(), default="", help=f"Who plays all roles; the adept if not given. {WHO}")
@click.option("--seed", default="1", show_default=True, help="Whole number or 64 hexadecimal digits.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="File of games (lines of JSON); resumes.")
@click.option("--jobs", type=click.IntRange(1), help="Processes; all cores if not given.")
@click.option("--cluster", default="", metavar="ADDRESS", help="Dask scheduler whose workers play.")
@with_options
@with_content
@as_json
def simulate(
    game: str,
    games: int,
    bots: str,
    seed: str,
    out: Path | None,
    jobs: int | None,
    cluster: str,
    options: tuple[str, ...],
    pack: Path | None,
    as_json: bool,
) -> None:
    """Play many games with bots and sum them up."""
    seed_from_text(seed)
    bots = bots or usual_level(game)
    loaded = open_game(game, pack)
    roles = loaded.spec.roles(chosen_options(loaded.spec, options))
    plan = SimulationPlan(game, options, None if pack is None else pack.absolute(), seed.strip(), games, bots)
    file = None if out is None else Lines(out, plan.key())
    kept = 0 if file is None else sum(row["decisions"] for n, row in file.rows.items() if n < games)
    begun = time.perf_counter()
    told = summary(roles, watch(plan, min(jobs or cores(), games), cluster, file, quiet=as_json))
    seconds = time.perf_counter() - begun
    if as_json:
        rate = round((told.decisions - kept) / seconds)
        head = {
            "game": game,
            "bots": bots,
            "seed": plan.seed,
            "options": list(options),
            "content": loaded.pack.digest,
        }
        return say_json({**head, **tree(told), "seconds": round(seconds, 3), "decisions_per_s": rate})
    say_summary(Speaker("en", game, loaded.pack), told, kept, seconds, loaded.spec.cooperative)


def watch(plan: SimulationPlan, jobs: int, cluster: str, file: Lines | None, quiet: bool) -> list[Outcome]:
    """All outcomes, with a bar on the error stream while they come in."""
    outcomes: list[Outcome] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as bar:
        task = bar.add_task(plan.game, total=plan.games)
        for some in play_all(plan, jobs, cluster, file):
            outcomes.extend(some)
            bar.advance(task, len(some))
    return outcomes


def say_summary(words: Speaker, told: Summary, kept: int, seconds: float, together: bool) -> None:
    """`kept`: decisions of games that were played before; `together`: all win or all lose."""
    click.echo(f"{told.games} games, {told.decisions} decisions, {told.decisions - kept} of them now in", nl=False)
    click.echo(f" {seconds:.1f} s ({(told.decisions - kept) / seconds:,.0f} decisions/s)")
    click.secho("\nWins (with 95 % interval)", bold=True)
    width = max(len(words.role(role)) for role in told.wins)
    for role, one in told.wins.items():
        points = f"   {told.scores[role]:7.2f} points" if role in told.scores else ""
        click.echo(f"  {words.role(role):{max(width, 7)}}  {share_text(one)}{points}")
    click.echo(f"  {'lost' if together else 'nobody':{max(width, 7)}}  {share_text(told.nobody)}")
    if told.shared and not together:
        click.echo(f"  ({told.shared} games were won by several roles together)")
    click.secho("\nHow games end", bold=True)
    for how, count in told.ends.items():
        click.echo(f"  {count:6}  {end_text(words, how)}")
    click.secho("\nLength in decisions", bold=True)
    click.echo(f"  mean {told.mean_length:.1f}, median {told.middle:g}, from {told.shortest} to {told.longest}")
    click.echo(f"  {told.mean_options:.1f} options on average")


def end_text(words: Speaker, how: str) -> str:
    return "not finished within the limit" if how == NO_END else words.say(how)


def share_text(one: Share) -> str:
    return f"{one.count:6}  {one.count / one.of:6.1%}  [{one.low:.1%}, {one.high:.1%}]"
