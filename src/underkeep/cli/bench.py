"""`underkeep bench`: the fixed measure by which bots of different people are compared."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import click

from underkeep.cli.balance import with_bar
from underkeep.cli.names import BotName
from underkeep.cli.words import WHO, read_text, write_text
from underkeep.core.kernel.errors import BadInput
from underkeep.lab import bench as benches
from underkeep.lab.executors import cores

PATHS = click.Path(dir_okay=False, path_type=Path)


@click.group()
def bench() -> None:
    """Underkeep-Bench: fixed games, seeds and opponents for comparing bots."""


@bench.command("tasks")
def list_tasks() -> None:
    """What a bot is measured on."""
    version, tasks = benches.suite()
    click.echo(f"Underkeep-Bench {version}")
    for task in tasks:
        against = f"against {task.opponents}" if task.opponents else "all roles"
        roles = len(benches.played_roles(task))
        click.echo(f"  {task.id:18} {roles * task.games:4} games  {against}  {' '.join(task.options)}".rstrip())


@bench.command("run", help=f"Measure a bot. {WHO}")
@click.argument("bot", type=BotName())
@click.option("--task", "ids", multiple=True, metavar="TASK", help="Only this task; may be repeated.")
@click.option("--out", type=PATHS, help="File for the result; else it is printed.")
@click.option("--resume", type=PATHS, help="File of the games played so far; the same command goes on with it.")
@click.option("--jobs", type=click.IntRange(1), help="Processes; all cores if not given.")
def run_bench(bot: str, ids: tuple[str, ...], out: Path | None, resume: Path | None, jobs: int | None) -> None:
    file = None if resume is None else benches.games_file(resume, bot)
    tasks = [benches.task_named(id_) for id_ in ids] or list(benches.suite()[1])
    won: dict[benches.BenchGame, bool] = {}
    total = sum(len(benches.games_of(task)) for task in tasks)

    def counted() -> Iterator[int]:
        for one, did_win in benches.run(bot, tasks, jobs or cores(), file):
            won[one] = did_win
            yield 1

    with_bar(counted(), total, bot, quiet=False)
    text = json.dumps(benches.result(bot, tasks, won), ensure_ascii=False, indent=1) + "\n"
    click.echo(text, nl=False) if out is None else write_text(out, text)


@bench.command("table")
@click.argument("results", nargs=-1, required=True, type=PATHS)
def show_table(results: tuple[Path, ...]) -> None:
    """Results of several bots side by side, in Markdown."""
    trees = []
    for path in results:
        try:
            tree = json.loads(read_text(path))
            version = tree["bench"]
        except (ValueError, KeyError, TypeError):
            raise BadInput("is not a result", str(path), "Give files that `underkeep bench run` wrote.") from None
        if version != benches.suite()[0]:
            raise BadInput(f"is of version {version}", str(path), f"This is {benches.suite()[0]}: play it anew.")
        trees.append(tree)
    click.echo("\n".join(benches.table(trees)))
