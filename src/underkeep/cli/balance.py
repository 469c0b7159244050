"""`underkeep balance`: many watched games, what they show of a game's balance, and a report for people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from underkeep.bots.api import usual_level
from underkeep.cli.names import BotName, a_game
from underkeep.cli.simulate import share_text
from underkeep.cli.words import WHO, as_json, say_json, with_content, with_options, write_text
from underkeep.core.kernel.luck import seed_from_text
from underkeep.lab.balance import BASE, Shown, arms_of, compare, difference_tree, shown, shown_tree
from underkeep.lab.executors import cores
from underkeep.lab.ledger import open_ledgers, play_study
from underkeep.lab.report import page, said
from underkeep.lab.watched import Arm, refuse_bad
from underkeep.words import Speaker

Found = dict[str, list[Any]]


@click.command()
@a_game()
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="Games of each arm.")
@click.option("--bots", type=BotName(), default="", help=f"Who plays all roles; the adept if not given. {WHO}")
@click.option("--seed", default="1", show_default=True, help="Whole number or 64 hexadecimal digits.")
@click.option("--vary", multiple=True, metavar="OPTION", help="Also play every value of this option; may be repeated.")
@click.option("--cross", is_flag=True, help="Play every combination of the varied options.")
@click.option("--what-if", multiple=True, metavar="NAME=VALUE", help="Compare with these options; may be repeated.")
@click.option("--what-if-content", metavar="PACK", type=click.Path(path_type=Path), help="Compare with this pack.")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="Folder of games and report; resumes.")
@click.option("--jobs", type=click.IntRange(1), help="Processes; all cores if not given.")
@click.option("--cluster", default="", metavar="ADDRESS", help="Dask scheduler whose workers play.")
@with_options
@with_content
@as_json
def balance(
    game: str,
    games: int,
    bots: str,
    seed: str,
    vary: tuple[str, ...],
    cross: bool,
    what_if: tuple[str, ...],
    what_if_content: Path | None,
    out: Path,
    jobs: int | None,
    cluster: str,
    options: tuple[str, ...],
    pack: Path | None,
    as_json: bool,
) -> None:
    """Play many games and report who wins, how, how long it takes and what is used."""
    seed_from_text(seed)
    bots = bots or usual_level(game)
    base = Arm(BASE, game, options, absolute(pack), seed.strip(), bots)
    refuse_bad(base)
    arms = arms_of(base, vary, what_if, absolute(what_if_content), cross)
    ledgers = open_ledgers(out, arms)
    with_bar(play_study(ledgers, games, jobs or cores(), cluster), games * len(arms), game, quiet=as_json)
    told = [shown(ledger.arm, ledger.finish(games)) for ledger in ledgers]
    compared = {one.arm.name: compare(told[0], one) for one in told[1:]}
    write_text(
        out / "report.html", page(game, told, compared, command_of(base, games, vary, what_if, what_if_content, cross))
    )
    if as_json:
        return say_json(tree(told, compared))
    say(Speaker("en", game, base.loaded().pack), told, compared, out)


def absolute(pack: Path | None) -> Path | None:
    return None if pack is None else pack.absolute()


def with_bar(counts: Iterator[int], total: int, name: str, quiet: bool) -> None:
    """A bar on the error stream while games come in."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as bar:
        task = bar.add_task(name, total=total)
        for count in counts:
            bar.advance(task, count)


def command_of(
    base: Arm, games: int, vary: tuple[str, ...], what_if: tuple[str, ...], pack: Path | None, cross: bool
) -> str:
    """What to type to get this report again; packs are named by their folders."""
    words = ["underkeep balance", base.game, f"--games {games}", f"--seed {base.seed}", f"--bots {base.bots}"]
    words += [f"--option {word}" for word in base.options]
    words += [] if base.pack is None else [f"--content {base.pack.name}"]
    words += ["--cross"] if cross else []
    words += [f"--vary {id}" for id in vary] + [f"--what-if {word}" for word in what_if]
    words += [] if pack is None else [f"--what-if-content {pack.name}"]
    return " ".join([*words, "--out FOLDER"])


def tree(told: list[Shown], compared: Found) -> dict[str, Any]:
    found = {name: [difference_tree(one) for one in several] for name, several in compared.items()}
    return {"game": told[0].arm.game, "arms": [shown_tree(one) for one in told], "differences": found}


def say(words: Speaker, told: list[Shown], compared: Found, out: Path) -> None:
    for one in told:
        click.secho(f"{one.arm.name}: {one.summary.games} games", bold=True)
        for role, wins in one.summary.wins.items():
            click.echo(f"  {words.role(role):10} {share_text(wins)}")
        nobody = "lost" if one.arm.loaded().spec.cooperative else "nobody"
        click.echo(f"  {nobody:10} {share_text(one.summary.nobody)}")
    for name, several in compared.items():
        clear = [one for one in several if one.is_significant]
        click.secho(f"{name}: {len(clear)} of {len(several)} figures differ from the base", bold=True)
        for one in clear:
            click.echo(f"  {said(words, one)}: {one.first:.4g} -> {one.second:.4g} (p {one.adjusted:.2g})")
    click.echo(f"Report: {out / 'report.html'}")
