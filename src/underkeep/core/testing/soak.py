"""`./run soak GAME N`: thousands of random games of the suite on all cores, light checks on all, full ones
on a sample.

    python -m underkeep.core.testing.soak GAME N [--seed S] [--jobs 2] [--full-every 200] [--json]

GAME is the id of a game, or `module:NAME` of a Case or of a function that makes one. Game k of the run has seed
S + k, so a failure is seen again by `soak GAME 1 --seed S --full-every 1` (full) or `0` (light). Exit status 1 if
anything failed, 2 for bad input.
Core knows no game, so the library is imported by its name, by this command only.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context

from underkeep.core.kernel import game
from underkeep.core.kernel.errors import BadInput, UnderkeepError
from underkeep.core.testing.case import Case, Failure
from underkeep.core.testing.coverage import Coverage
from underkeep.core.testing.suite import check_game, check_table, depth_of

CHUNK = 25
CHUNKS_A_LINE = 20  # a line of a log
SHOWN = 20
Found = tuple[list[Failure], Coverage]


def find_case(name: str) -> Case:
    """The case of a registered game, or one named by its module, also as a function that makes it."""
    module, colon, attribute = name.partition(":")
    if not colon:
        loaded = import_module("underkeep.library").load_game(name)
        return Case(loaded.spec, loaded.content, loaded.pack.digest)
    try:
        case = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BadInput(f"there is no case {name!r}: {error}", "GAME", "Give module:NAME of a Case.") from None
    made = case() if callable(case) else case
    assert isinstance(made, Case)
    return made


def check_chunk(name: str, first: int, seeds: list[int], full_every: int) -> Found:
    """Some games in one process."""
    case, coverage = find_case(name), Coverage()
    failures: list[Failure] = []
    for seed in seeds:
        failures.extend(check_game(case, seed, depth_of(seed - first, full_every), coverage).failures)
    return failures, coverage


def chunks(first: int, games: int) -> Iterator[list[int]]:
    for start in range(first, first + games, CHUNK):
        yield list(range(start, min(start + CHUNK, first + games)))


def found_in(name: str, first: int, games: int, jobs: int, full_every: int) -> Iterator[Found]:
    """The chunks as they come in."""
    if jobs == 1:
        for seeds in chunks(first, games):
            yield check_chunk(name, first, seeds, full_every)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(check_chunk, name, first, seeds, full_every) for seeds in chunks(first, games)]
        for future in as_completed(waiting):
            yield future.result()


def show_progress(games: int, failures: int, coverage: Coverage) -> None:
    """One line that is written over on a terminal; in a log one for every CHUNKS_A_LINE chunks, and the last."""
    terminal, last = sys.stderr.isatty(), coverage.games == games
    if terminal or last or coverage.games % (CHUNK * CHUNKS_A_LINE) == 0:
        line = f"{coverage.games}/{games} games, {coverage.moves} moves, {failures} failures"
        start, end = ("\r", "\n" if last else "") if terminal else ("", "\n")
        print(f"{start}{line}", end=end, file=sys.stderr, flush=True)


def soak(name: str, first: int, games: int, jobs: int, full_every: int) -> Found:
    """All games, with a progress line on the terminal."""
    failures, coverage = check_table(find_case(name)), Coverage()
    for found, met in found_in(name, first, games, jobs, full_every):
        failures.extend(found)
        for failure in found:  # told at once: a long run may not come to its end
            print(failure, file=sys.stderr, flush=True)
        coverage.add(met)
        show_progress(games, len(failures), coverage)
    return sorted(failures, key=lambda failure: (failure.seed, failure.move)), coverage


def engine_name() -> str:
    file = game.__file__ or ""
    return "compiled" if file.endswith((".so", ".pyd")) else "pure"


def as_tree(name: str, first: int, failures: list[Failure], coverage: Coverage) -> dict[str, object]:
    return {
        "game": name,
        "engine": engine_name(),
        "seed": first,
        "games": coverage.games,
        "moves": coverage.moves,
        "failures": [vars(failure) for failure in failures],
        "never_reached": coverage.missing(find_case(name)),
    }


def tell(name: str, first: int, failures: list[Failure], coverage: Coverage) -> None:
    print(f"{name}, {engine_name()} engine, seeds from {first}")
    print(coverage.summary(find_case(name)))
    for failure in failures[:SHOWN]:
        print(failure)
    print(f"{len(failures)} failures" if failures else "clean")


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="soak", description="Runs the conformance suite on many random games.")
    parser.add_argument("game", help="id of a game, or module:NAME of a Case")
    parser.add_argument("games", type=int, help="how many games")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (default 1)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument(
        "--full-every", type=int, default=200, help="all checks in every so-manieth game (default 200, 0: never)"
    )
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    args = parser.parse_args(argv)
    if args.games < 1 or args.jobs < 1:
        parser.error("GAMES and --jobs must be at least 1")
    return args


def main(argv: list[str] | None = None) -> int:
    args = arguments(argv)
    try:
        failures, coverage = soak(args.game, args.seed, args.games, args.jobs, args.full_every)
    except UnderkeepError as error:
        print(error, file=sys.stderr)
        return 2
    if args.json:
        print(json.dumps(as_tree(args.game, args.seed, failures, coverage), indent=1))
    else:
        tell(args.game, args.seed, failures, coverage)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
