"""`underkeep puzzles`: check, prove and mine puzzles, for those who make them. `underkeep puzzle` solves them."""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from underkeep.cli.words import as_json, say_json
from underkeep.core.kernel.errors import BadInput, UnderkeepError
from underkeep.lab.executors import cores, spread
from underkeep.lab.lines import Lines, Row
from underkeep.lab.puzzle_claim import claim_of
from underkeep.lab.puzzle_mining import Seam, dig, rules_of
from underkeep.lab.puzzle_picking import pick_rows, picked
from underkeep.lab.puzzle_proof import WORLDS, faults, prove
from underkeep.lab.puzzle_rating import LEVELS, rating_of, solved_share
from underkeep.lab.puzzle_writing import yaml_of
from underkeep.library import load_game, spec_of
from underkeep.puzzles import MARGIN, Puzzle, load_puzzles, puzzle_files, puzzles_folder, read_puzzle
from underkeep.registry import GAMES
from underkeep.yaml_positions import Located, position_keys, read_yaml

FROM_POSITION = 60  # decisions from a position
PATHS = click.Path(path_type=Path)


@click.group()
def puzzles() -> None:
    """Puzzles as files: check and prove them, find new ones in games of bots."""


# ---------------------------------------------------------------- check
@puzzles.command("check")
@click.argument("what", metavar="[GAME|FILE]...", nargs=-1)
@click.option("--worlds", type=click.IntRange(1), default=WORLDS, show_default=True, help="Worlds for each proof.")
@click.option("--jobs", type=click.IntRange(1), default=cores, show_default="all cores", help="Processes.")
@as_json
def check_files(what: tuple[str, ...], worlds: int, jobs: int, as_json: bool) -> None:
    """Prove puzzles anew; status 1 if a proof fails or is of other rules, 2 if a file cannot be used."""
    paths = files(what)
    rows = []
    for row in spread(checked, [(str(path), worlds) for path in paths], jobs):
        rows.append(row)
        if not as_json:
            say_checked(row)
    if as_json:
        say_json({"puzzles": rows})
    else:
        good = sum(not row["error"] and not row["faults"] for row in rows)
        click.echo(f"{good} of {len(rows)} puzzles are proved.")
    if any(row["error"] for row in rows):
        sys.exit(2)
    if any(row["faults"] for row in rows):
        sys.exit(1)


def files(what: tuple[str, ...]) -> list[Path]:
    """Files by their name, all puzzles of a game by its id; without either, all there are."""
    found: list[Path] = []
    for name in what or tuple(GAMES):
        path = Path(name)
        found += [path] if path.suffix in (".yaml", ".yml") else puzzle_files(spec_of(name).id)
    return found


def checked(task: tuple[str, int]) -> Row:
    path, worlds = task
    try:
        puzzle = read_puzzle(Path(path))
        return {"file": path, "error": "", "faults": faults(puzzle, load_game(puzzle.game), worlds)}
    except UnderkeepError as error:
        return {"file": path, "error": str(error), "faults": []}


def say_checked(row: Row) -> None:
    if row["error"]:
        click.secho(f"Error: {row['error']}", fg="red", err=True)
    for fault in row["faults"]:
        click.secho(f"{row['file']}: {fault}", fg="red")
    if not row["error"] and not row["faults"]:
        click.echo(f"{row['file']}: proved")


# ---------------------------------------------------------------- prove
@puzzles.command("prove")
@click.argument("file", type=PATHS)
@click.option("--worlds", type=click.IntRange(1), default=WORLDS, show_default=True, help="Worlds for the proof.")
def prove_file(file: Path, worlds: int) -> None:
    """Prove a puzzle that was written by hand, let bots of all levels try it, and write both into the file."""
    located = read_yaml(file)
    puzzle = read_puzzle(file, provable(located))
    claim = claim_of(puzzle, load_game(puzzle.game))
    proof = prove(claim, worlds)
    if proof.best - proof.second < MARGIN:
        told = f"the line reaches the goal in {proof.best:.0%} of the worlds, another move in {proof.second:.0%}"
        raise BadInput(told, str(file), "Correct tree or position; `underkeep puzzles check` says more.")
    bots = {level: solved_share(claim, level) for level in LEVELS}
    tree = {**located.tree, "bots": bots, "rating": rating_of(bots), "proof": proof.tree()}
    file.write_text(yaml_of(tree), encoding="utf-8")
    click.echo(f"{file}: {proof.kind}, rating {tree['rating']}")


@puzzles.command("renew")
@click.argument("what", metavar="[GAME|FILE]...", nargs=-1)
@click.option("--jobs", type=click.IntRange(1), default=cores, show_default="all cores", help="Processes.")
def renew_files(what: tuple[str, ...], jobs: int) -> None:
    """Prove puzzles of older rules or content anew and write their proofs; status 1 if one does not hold any more."""
    told = list(spread(renewed, [str(path) for path in files(what)], jobs))
    for path, fault in told:
        click.echo(f"{path}: {fault or 'renewed'}")
    if any(fault for _, fault in told):
        sys.exit(1)


def renewed(path: str) -> tuple[str, str]:
    try:
        puzzle = read_puzzle(Path(path))
        loaded = load_game(puzzle.game)
        proof = prove(claim_of(puzzle, loaded))
    except UnderkeepError as error:
        return path, str(error)
    fresh = replace(puzzle, proof=proof)
    wrong = faults(fresh, loaded, 1)
    if proof.best - proof.second < MARGIN or wrong:
        return path, "; ".join(wrong) or f"best {proof.best:.0%}, second {proof.second:.0%}"
    Path(path).write_text(yaml_of({**puzzle.located.tree, "proof": proof.tree()}), encoding="utf-8")
    return path, ""


def provable(located: Located) -> Located:
    """With what the proof will fill in, where it is missing."""
    if not isinstance(located.tree, dict):
        raise BadInput("is not a mapping", located.file, "Begin with `game:`.")
    nothing = {"kind": "chances", "worlds": 1, "others": 1, "best": 0, "second": 0, "rules": 1}
    filled = {"bots": {"novice": 0}, "rating": 0, "proof": {**nothing, "content": "-", "print": "-"}}
    return Located(located.file, {**filled, **located.tree}, located.lines)


# ---------------------------------------------------------------- mine
@puzzles.command("mine")
@click.argument("game")
@click.option("--games", type=click.IntRange(1), required=True, help="Games of bots to look through.")
@click.option("--seed", default="1", show_default=True, help="Which games.")
@click.option("--setup", metavar="OPTIONS", multiple=True, help="Options of a game; repeated, by turns.")
@click.option("--from", "start", type=PATHS, help="Folder of position files to go on from, one a game.")
@click.option("--out", type=PATHS, required=True, help="File of what was found; goes on where it stopped.")
@click.option("--jobs", type=click.IntRange(1), default=cores, show_default="all cores", help="Processes.")
@click.option("--cluster", default="", metavar="ADDRESS", help="A Dask scheduler instead.")
def mine(
    game: str, games: int, seed: str, setup: tuple[str, ...], start: Path | None, out: Path, jobs: int, cluster: str
) -> None:
    """Look for puzzles in games of bots, and tell how many candidates fell at which sieve."""
    spec = spec_of(game)
    setups = [tuple(one.split()) for one in setup] or [()]
    for one in setups:
        spec.options.from_words(list(one))
    starts = [] if start is None else starts_in(start, spec.id)
    lines = Lines(out, {"mine": spec.id, "seed": seed, "setups": setups, "starts": len(starts), **rules_of(spec.id)})
    missing = lines.missing(min(games, len(starts)) if starts else games)
    seams = [seam_of(spec.id, seed, number, setups, starts) for number in missing]
    for done, row in enumerate(spread(dig, seams, jobs, cluster), 1):
        lines.add([row])
        click.echo(f"{done} of {len(missing)} games, {len(row['found'])} puzzles in game {row['n']}", err=True)
    say_sieves(lines.finish(len(lines.rows)))


def seam_of(game: str, seed: str, number: int, setups: list[tuple[str, ...]], starts: list[str]) -> Seam:
    if starts:
        return Seam(game, (), seed, number, starts[number], FROM_POSITION)
    return Seam(game, setups[number % len(setups)], seed, number)


def starts_in(folder: Path, game: str) -> list[str]:
    """The positions of a folder that can be played on, as JSON."""
    found: list[str] = []
    for path in sorted(folder.rglob("*.yaml")):
        tree = read_yaml(path).tree
        listed = tree.get("positions", [tree]) if isinstance(tree, dict) else []
        found += [json.dumps(position_keys(one)) for one in listed if is_playable(one, game)]
    if not found:
        raise BadInput("holds no positions", str(folder), "Give a folder of position files.")
    return found


def is_playable(tree: dict[str, Any], game: str) -> bool:
    loaded = load_game(game)
    try:
        return not loaded.spec.position_in(position_keys(tree), loaded.content).over()
    except (UnderkeepError, TypeError, ValueError, AttributeError, LookupError):
        return False


def say_sieves(rows: list[Row]) -> None:
    """How many moments came to each sieve and fell there."""
    total: Counter[str] = Counter()
    for row in rows:
        total.update(row["sieves"])
    found = sum(len(row["found"]) for row in rows)
    click.echo(f"{len(rows)} games, {total.pop('turns', 0)} turns, {total.pop('moments', 0)} moments, {found} puzzles")
    for sieve, count in total.most_common():
        click.echo(f"  {count:6} {sieve}")


# ---------------------------------------------------------------- pick
@puzzles.command("pick")
@click.argument("game")
@click.argument("mines", metavar="FILE...", type=PATHS, nargs=-1, required=True)
@click.option("--most", type=click.IntRange(1), default=60, show_default=True, help="So many at most.")
@click.option("--to", type=PATHS, help="Folder; else the game's own.")
def pick(game: str, mines: tuple[Path, ...], most: int, to: Path | None) -> None:
    """Choose from what was mined: no two of the same theme and shape, spread over roles and themes; write the files."""
    spec = spec_of(game)
    rows = [found for path in mines for row in mined(path) for found in row["found"]]
    folder = to or puzzles_folder(spec.id)
    chosen = pick_rows(rows, most)
    for name, text in picked(spec.id, chosen):
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
        click.echo(name)
    click.echo(f"{len(chosen)} of {len(rows)} written to {folder}")


def mined(path: Path) -> list[Row]:
    """The games of a mine's file."""
    try:
        rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    except (OSError, ValueError) as error:
        raise BadInput(
            f"cannot be read: {error}", str(path), "Give a file that `underkeep puzzles mine` wrote."
        ) from None
    return [row for row in rows if "found" in row]


# ---------------------------------------------------------------- how they are
@puzzles.command("figures")
@as_json
def figures(as_json: bool) -> None:
    """How many there are by game, role and theme, and which levels solve them."""
    told = {game: figures_of(load_puzzles(game)) for game in GAMES if load_puzzles(game)}
    if as_json:
        return say_json(told)
    for game, one in told.items():
        click.secho(f"{game}: {one['count']}, exact {one['exact']}", bold=True)
        for key in ("roles", "themes", "solved"):
            click.echo(f"  {key}: " + ", ".join(f"{name} {value}" for name, value in one[key].items()))


def figures_of(all: tuple[Puzzle, ...]) -> dict[str, Any]:
    levels = {level for puzzle in all for level in puzzle.bots}
    solved = {level: sum(puzzle.bots.get(level, 0) >= 0.5 for puzzle in all) for level in sorted(levels)}
    return {
        "count": len(all),
        "exact": sum(puzzle.proof.kind == "exact" for puzzle in all),
        "roles": dict(Counter(puzzle.role for puzzle in all).most_common()),
        "themes": dict(Counter(puzzle.theme for puzzle in all).most_common()),
        "solved": solved,
    }
