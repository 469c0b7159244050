"""`underkeep train`: chances learned from self-play in rounds, for the bots of a game."""

from __future__ import annotations

import json
import shlex
from datetime import date
from pathlib import Path
from typing import Any

import click

from underkeep import __version__
from underkeep.cli.words import as_json, open_game, say_json, write_text
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import seed_from_text
from underkeep.lab.lines import Row
from underkeep.lab.softmax import numpy
from underkeep.lab.training import TEAM, TrainingPlan, new_tree, train
from underkeep.library import VALUES_FILE, game_folder, load_game, read_json
from underkeep.registry import JUDGES


@click.command("train")
@click.argument("game")
@click.option("--sets", default="", metavar="SET,SET", help="Role sets to train, as the option `roles` names them.")
@click.option("--rounds", type=click.IntRange(1), default=4, show_default=True, help="Rounds of self-play and fitting.")
@click.option("--games", type=click.IntRange(8), default=120, show_default=True, help="Games of a round.")
@click.option("--trial", type=click.IntRange(2), default=40, show_default=True, help="Games of each arm of the trial.")
@click.option("--seed", default="1", show_default=True, help="Whole number or 64 hexadecimal digits.")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="Folder of the games; resumes.")
@click.option("--write", "target", type=click.Path(path_type=Path), help="values.json that gets the models.")
@click.option(
    "--setup", "setups", multiple=True, metavar='"NAME=VALUE ..."', help="Options of some games; repeated, in turn."
)
@click.option("--borrow", is_flag=True, help="Start from what the file's models of other sets know.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@as_json
def command(game: str, target: Path | None, as_json: bool, **given: Any) -> None:
    """Learn how likely each role is to win, and who plays by it, from rounds of self-play.

    Models of sets that are not named stay as they are.
    """
    seed_from_text(given["seed"])
    numpy()
    plan = plan_of(game, given)
    tree = tree_of(game, target)
    for id, model in train(plan, tree["sets"], quiet if as_json else tell):
        tree["sets"][id] = model
        tree["origin"] = [*(one for one in tree["origin"] if one["sets"] != [id]), origin(plan, id, model)]
        if target is not None:
            write_text(target, written(tree))
    if as_json:
        say_json({id: tree["sets"][id]["trained"] for id in plan.sets})


def plan_of(game: str, given: dict[str, Any]) -> TrainingPlan:
    open_game(game, None)
    if game not in JUDGES:
        raise BadInput(f"{game} has no judge", "game", f"Give one of: {', '.join(JUDGES)}.")
    known = sets_of(game)
    sets = tuple(name.strip() for name in given["sets"].split(",")) if given["sets"] else known
    for name in sets:
        if name not in known:
            raise BadInput(f"there is no role set {name!r}", "--sets", f"Give some of: {', '.join(known)}.")
    sizes = (given["rounds"], given["games"], given["trial"], given["jobs"])
    setups = tuple(tuple(words.split()) for words in given["setups"]) or ((),)
    rest = {"folder": given["out"], "borrow": given["borrow"], "setups": setups}
    return TrainingPlan(game, sets, given["seed"].strip(), *sizes, **rest)


def sets_of(game: str) -> tuple[str, ...]:
    """The values of the option `roles`, or the team where all win or lose together."""
    spec = load_game(game).spec
    fields = [field for field in spec.options.fields if field.id == "roles"]
    if not fields and not spec.cooperative:
        raise BadInput(f"{game} has no values to train", "game", "Its bots search by their weights.")
    return tuple(fields[0].choices) if fields else (TEAM,)


def tree_of(game: str, target: Path | None) -> Row:
    """The file that is written to, or the game's own; one that fits other rules or weights counts for nothing."""
    path, fresh = target or game_folder(game) / VALUES_FILE, new_tree(game)
    known = read_json(path) if path.is_file() else fresh
    return known if known["fits"] == fresh["fits"] else fresh


def origin(plan: TrainingPlan, id: str, model: Row) -> Row:
    """How a model was obtained."""
    loss = model["trained"]["loss"]
    told = f"loss on games held back {loss['before']} before the last fit, {loss['after']} after"
    if "trial" in model["trained"]:
        arms = model["trained"]["trial"]["arms"]
        told += f"; trial of {plan.trial} games, won by each role and by nobody: "
        told += f"by the weights {arms['weights']['won']}, by the values {arms['values']['won']}"
    head = {"how": command_of(plan, id), "date": date.today().isoformat(), "engine": __version__}
    return {**head, "sets": [id], "seed": plan.seed, "rounds": plan.rounds, "games": plan.rounds * plan.games,
            "result": told}  # fmt: skip


def command_of(plan: TrainingPlan, id: str) -> str:
    """What makes the model again; where the games and the file lie is nobody's business."""
    words = ["underkeep", "train", plan.game, *(() if id == TEAM else ("--sets", id)), *(["--borrow"] * plan.borrow)]
    words += ["--rounds", str(plan.rounds), "--games", str(plan.games), "--trial", str(plan.trial), "--seed", plan.seed]
    for setup in plan.setups:
        words += ["--setup", " ".join(setup)] if setup else []
    return shlex.join(words)


def written(tree: Row) -> str:
    """The file: a line for every row of numbers."""
    sets = ",\n".join(f"  {json.dumps(id)}: {{\n{set_text(model)}\n  }}" for id, model in tree["sets"].items())
    head = "".join(f"{json.dumps(key)}: {json.dumps(tree[key], indent=1)},\n" for key in ("unit", "fits", "origin"))
    return f'{{\n{head}"sets": {{\n{sets}\n}}\n}}\n'


def set_text(model: Row) -> str:
    lines = []
    for key, value in model.items():
        if key in ("win", "goal"):
            rows = ",\n".join(f"      {json.dumps(row)}" for row in value)
            lines.append(f"    {json.dumps(key)}: [\n{rows}\n    ]")
        else:
            lines.append(f"    {json.dumps(key)}: {json.dumps(value)}")
    return ",\n".join(lines)


def tell(line: str) -> None:
    click.echo(line, err=True)


def quiet(line: str) -> None:
    return
