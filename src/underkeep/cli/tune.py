"""`underkeep tune`: weights of a judge by self-play, kept only if a test on other seeds finds them stronger."""

from __future__ import annotations

import shlex
import sys
from datetime import date
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import click

from underkeep.cli.names import a_game
from underkeep.cli.words import as_json, open_game, read_text, say_json, with_options, write_text
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import seed_from_text
from underkeep.lab.fitting import WeightFit, fitted
from underkeep.lab.lines import Lines, Row
from underkeep.lab.tuning import Arena, TuningPlan, accepted_of, against_own, arena, tune
from underkeep.lab.weights_file import rewritten
from underkeep.library import weights_of
from underkeep.registry import JUDGES


@click.command("tune")
@a_game()
@click.option("--groups", default="", metavar="GROUP,GROUP", help="Groups of weights.toml, a round each, in turn.")
@click.option("--rounds", type=click.IntRange(1), default=5, show_default=True, help="How many rounds in all.")
@click.option("--steps", type=click.IntRange(1), default=4, show_default=True, help="Steps of a round.")
@click.option("--pairs", type=click.IntRange(2), default=8, show_default=True, help="Pairs of games in a step.")
@click.option("--trial", type=click.IntRange(2), default=60, show_default=True, help="Pairs in a trial, at most.")
@click.option(
    "--nudge", type=click.FloatRange(0.01, 0.9), default=0.3, show_default=True, help="Share tried in a step."
)
@click.option(
    "--fit", "names", default="", metavar="GROUP.NAME,...", help="WeightFit these to results instead of rounds."
)
@click.option("--games", type=click.IntRange(4), default=60, show_default=True, help="Games of --fit.")
@click.option("--fresh", type=click.IntRange(0), default=0, help="Pairs against the game's own weights at the end.")
@click.option("--seed", default="1", show_default=True, help="Whole number or 64 hexadecimal digits.")
@click.option("--out", type=click.Path(path_type=Path), help="File of rounds; those in it are not played again.")
@click.option(
    "--write", "target", type=click.Path(path_type=Path), help="weights.toml to write what was accepted into."
)
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@click.option(
    "--setup", "setups", multiple=True, metavar='"NAME=VALUE ..."', help="Options of some games; repeated, in turn."
)
@with_options
@as_json
def command(game: str, names: str, target: Path | None, as_json: bool, **given: Any) -> None:
    """Tune the weights that bots judge positions by."""
    seed_from_text(given["seed"])
    open_game(game, None)
    if game not in JUDGES:
        raise BadInput(f"{game} has no judge", "game", f"Give one of: {', '.join(JUDGES)}.")
    plan = plan_of(game, given)
    found = fit(plan, names, given["games"], as_json) if names else rounds(plan, given, as_json)
    if target is not None and found["numbers"]:
        numbers = {name: tuple(some) for name, some in found["numbers"].items()}
        write_text(target, rewritten(read_text(target), numbers, origin(found)))
    if as_json:
        say_json(found)


def plan_of(game: str, given: dict[str, Any]) -> TuningPlan:
    known = list(dict.fromkeys(one.group() for one in weights_of(game).weights.values() if not one.fixed))
    groups = tuple(name.strip() for name in given["groups"].split(",")) if given["groups"] else tuple(known)
    sizes = (given["steps"], given["pairs"], given["trial"], given["nudge"])
    setups = tuple(tuple(words.split()) for words in given["setups"]) or ((),)
    return TuningPlan(game, groups, given["options"], given["seed"].strip(), *sizes, jobs=given["jobs"], setups=setups)


def tell(line: str) -> None:
    click.echo(line, err=True)


def quiet(line: str) -> None:
    return


# ---------------------------------------------------------------------- rounds
def rounds(plan: TuningPlan, given: dict[str, Any], as_json: bool) -> dict[str, Any]:
    """Play the rounds that are missing and sum up."""
    compared, out = arena(plan.jobs), given["out"]
    file = None if out is None else Lines(out, plan.key())
    rows = [] if file is None else [file.rows[n] for n in sorted(file.rows)]
    for row in tune(plan, rows, given["rounds"], compared, quiet if as_json else tell):
        if file is not None:
            file.add([row])
        if not as_json:
            say_round(row)
    numbers = accepted_of(rows)
    found = {"game": plan.game, "seed": plan.seed, "method": "self-play", "rounds": len(rows), "trials": trials(rows)}
    found |= {
        "games": sum(row["games"] for row in rows),
        "numbers": {name: list(some) for name, some in numbers.items()},
    }
    if given["fresh"] and numbers:
        found["fresh"] = fresh(plan, rows, given["fresh"], compared, as_json)
    return found


def trials(rows: list[Row]) -> list[str]:
    return [f"{row['group']}: {row['verdict']} ({row['gain']:+.3f} in {row['pairs']} pairs)" for row in rows]


def say_round(row: Row) -> None:
    click.echo(f"{row['group']}: {row['verdict']}, {row['gain']:+.3f} in {row['pairs']} pairs ({row['games']} games)")
    if row["verdict"] == "stronger":
        for name, some in row["numbers"].items():
            click.echo(f"  {name} = {', '.join(f'{n:g}' for n in some)}")


def fresh(plan: TuningPlan, rows: list[Row], pairs: int, compared: Arena, as_json: bool) -> dict[str, Any]:
    """What every accepted group gains over the game's own weights on seeds that no round has seen."""
    found: dict[str, Any] = {}
    numbers = accepted_of(rows)
    for group in dict.fromkeys(row["group"] for row in rows if row["verdict"] == "stronger"):
        mine = {name: some for name, some in numbers.items() if name.partition(".")[0] == group}
        gains = against_own(plan, mine, group, pairs, compared)
        half = 1.96 * stdev(gains) / len(gains) ** 0.5
        found[group] = {"pairs": pairs, "gain": round(mean(gains), 4), "half": round(half, 4)}
        if not as_json:
            click.echo(f"{group} on fresh seeds: {mean(gains):+.3f} ± {half:.3f} in {pairs} pairs")
    return found


# ---------------------------------------------------------------------- fit
def fit(plan: TuningPlan, names: str, games: int, as_json: bool) -> dict[str, Any]:
    """WeightFit some weights to the results of games."""
    wanted = tuple(name.strip() for name in names.split(","))
    found: WeightFit = fitted(
        open_game(plan.game, None), plan, weights_of(plan.game), wanted, games, quiet if as_json else tell
    )
    kept = found.after < found.before
    if not as_json:
        word = "kept" if kept else "not kept"
        click.echo(f"loss on games held back: {found.before:.4f} before, {found.after:.4f} after: {word}")
        for name, some in found.numbers.items():
            click.echo(f"  {name} = {', '.join(f'{n:g}' for n in some)}")
    told = {"game": plan.game, "seed": plan.seed, "method": "fit", "games": games, "positions": found.positions}
    told |= {"before": round(found.before, 4), "after": round(found.after, 4)}
    return {**told, "numbers": {name: list(some) for name, some in found.numbers.items()} if kept else {}}


def origin(found: dict[str, Any]) -> dict[str, str | int]:
    """How the numbers were obtained, for the file that gets them."""
    told: dict[str, str | int] = {
        "how": f"Tuned: underkeep {shlex.join(sys.argv[1:])}",
        "date": date.today().isoformat(),
    }
    told["seed"], told["games"] = found["seed"], found["games"]
    if found["method"] == "fit":
        told["result"] = f"loss on games held back {found['before']} before, {found['after']} after"
    else:
        told["result"] = "; ".join(found["trials"])
    return told
