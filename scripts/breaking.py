"""Breaks rules one at a time in a scratch copy and requires a test or position that names the rule to fail.

    ./run break GAME --sample N --seed S [--id ID] [--json]
    ./run break GAME --all --resume [--minutes M]            every mutant that was not tried yet, in pieces

A mutant that no such test notices has survived: the rule it stands for is not really tested. Of the work tree only
tests/games/<game>/broken.json is touched, which keeps what came of each mutant as long as code and tests of its rule
stay the same; two copies are broken side by side, and run as sources, not compiled.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

import click

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from scripts.mutations import Mutant, mutants  # noqa: E402  found only by the line above
from underkeep.core.formats.rulebook import Rulebook, find  # noqa: E402
from underkeep.core.kernel.errors import BadInput, UnderkeepError  # noqa: E402
from underkeep.rule_sources import Covered, checkout, coverage, load_rulebook  # noqa: E402
from underkeep.rule_trials import TrialBook, definition_at, short  # noqa: E402

COPIED: Final = ("src", "tests", "scripts", "pyproject.toml", "hatch_build.py")
LEFT_BEHIND: Final = shutil.ignore_patterns("__pycache__", ".*", "node_modules", "web", "_native")
BROWSER: Final = "tests/browser/"  # not run here: they need the client, and are slow
MIN_PATIENCE: Final = 60.0  # seconds; a broken rule may hang its test
PASSED, FAILED, INTERRUPTED, NOTHING_RAN = 0, 1, 2, 5  # exit codes of pytest


@dataclass(frozen=True)
class Trial:
    """A mutant and the tests of its rules; what came of it, once it has run."""

    mutant: Mutant
    tests: tuple[str, ...]
    outcome: str = ""

    def is_killed(self) -> bool:
        return self.outcome.startswith("killed")

    def place(self) -> str:
        return f"{self.mutant.file.relative_to(ROOT).as_posix()}:{self.mutant.line}"

    def key(self) -> str:
        """Names the mutant within the code of its rule, wherever that stands in its file."""
        first, text = definition_at(self.mutant.file, self.mutant.line)
        before = self.mutant.file.read_bytes()[: self.mutant.start]
        column = len(before) - before.rfind(b"\n")
        return short(text, self.mutant.change, str(self.mutant.line - first), str(column))


# ---------------------------------------------------------------- what to break
def trials(book: Rulebook, only: set[str]) -> list[Trial]:
    """All mutants of rules that ought to be tested, with the tests that name them."""
    rows = {row.rule.id: row for row in coverage(book)}
    found = []
    for mutant in mutants(ROOT / "src" / "underkeep" / "games" / book.game):
        rules = tuple(rule for rule in mutant.rules if rule in rows and is_due(rows[rule]))
        if rules and (not only or only & set(rules)):
            tests = dict.fromkeys(test for rule in rules for test in rows[rule].tests if BROWSER not in test)
            found.append(Trial(replace(mutant, rules=rules), tuple(tests)))
    return found


def is_due(row: Covered) -> bool:
    """Built and no mere fact: an id that is excused and has no test is not broken."""
    return bool(row.tests) or row.exception is None


def sample(all_trials: list[Trial], count: int, seed: int) -> list[Trial]:
    """A sample spread over the rules: one mutant of each before a second of any."""
    dice = random.Random(seed)  # noqa: S311  a sample, not a secret
    by_rule: dict[tuple[str, ...], list[Trial]] = {}
    for trial in all_trials:
        by_rule.setdefault(trial.mutant.rules, []).append(trial)
    piles = list(by_rule.values())
    dice.shuffle(piles)
    for pile in piles:
        dice.shuffle(pile)
    rounds = max((len(pile) for pile in piles), default=0)
    return [pile[n] for n in range(rounds) for pile in piles if n < len(pile)][:count]


# ---------------------------------------------------------------- copies
def make_copy(into: Path) -> Path:
    into.mkdir()
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, into / name, ignore=LEFT_BEHIND)
        elif (ROOT / name).is_file():
            shutil.copy2(ROOT / name, into / name)
    return into


def run_tests(copy: Path, tests: tuple[str, ...], patience: float, first_only: bool) -> tuple[int, str]:
    """Pytest's exit code and output on a copy; a run that takes too long has failed."""
    command = [sys.executable, "-m", "pytest", "-p", "scripts.breaking_plugin", "-p", "no:cacheprovider"]
    command += ["-x"] if first_only else []
    paths = os.pathsep.join((str(copy / "src"), str(copy)))
    wishes = {"PYTHONPATH": paths, "UNDERKEEP_NATIVE": "0", "UNDERKEEP_BREAKING": json.dumps(wanted(tests))}
    process = subprocess.Popen(
        [*command, *sorted({test_file(test) for test in tests})],
        cwd=copy,
        env={**os.environ, **wishes, **({"PYTHONDONTWRITEBYTECODE": "1"} if first_only else {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        output, _ = process.communicate(timeout=patience)
        return process.returncode, output
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return FAILED, "took too long"


def test_file(test: str) -> str:
    """The file pytest runs: a position belongs to test_positions.py beside its folder."""
    file = test.partition("::")[0]
    return f"{file.partition('/positions/')[0]}/test_positions.py" if file.endswith(".yaml") else file


def wanted(tests: tuple[str, ...]) -> list[str]:
    """Tests as the plugin knows them: node ids, and game/stem for positions."""
    return [game_and_stem(test) if ".yaml::" in test else test for test in tests]


def game_and_stem(test: str) -> str:
    file, _, stem = test.partition("::")
    return f"{file.partition('/positions/')[0].rpartition('/')[2]}/{stem}"


# ---------------------------------------------------------------- trying
def tried(trial: Trial, copy: Path, patience: float) -> Trial:
    """Break the copy, run the tests that name the rule, mend the copy."""
    if not trial.tests:
        return replace(trial, outcome="survived: no test names the rule")
    file = copy / trial.mutant.file.relative_to(ROOT)
    source, times = file.read_bytes(), file.stat()
    try:
        file.write_bytes(trial.mutant.applied(source))
        os.utime(file, (times.st_atime, times.st_mtime + 10))  # else Python may take the compiled file of before
        code, output = run_tests(copy, trial.tests, patience, True)
    finally:
        file.write_bytes(source)
        os.utime(file, (times.st_atime, times.st_mtime))
    return replace(trial, outcome=outcome(code, output))


def outcome(code: int, output: str) -> str:
    if code in (FAILED, INTERRUPTED):
        return "killed"
    if code == PASSED:
        return "survived"
    if code == NOTHING_RAN:
        return "survived: none of its tests ran"
    raise UnderkeepError(f"pytest ended with {code}", "break", output[-2000:])


def try_all(chosen: Iterable[Trial], patience: float, copies: list[Path]) -> Iterator[Trial]:
    """Every copy takes the next mutant when it is free."""
    free: SimpleQueue[Path] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def work(trial: Trial) -> Trial:
        copy = free.get()
        try:
            return tried(trial, copy, patience)
        finally:
            free.put(copy)

    with ThreadPoolExecutor(len(copies)) as pool:
        waiting: deque[Future[Trial]] = deque()
        for trial in chosen:  # no more in hand than copies, so that whoever gives them can stop
            waiting.append(pool.submit(work, trial))
            if len(waiting) > len(copies):
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def baseline(chosen: list[Trial], copy: Path) -> float:
    """The tests must pass before anything is broken; returns how long to wait for a broken one."""
    tests = tuple(dict.fromkeys(test for trial in chosen for test in trial.tests))
    start = time.monotonic()
    code, output = run_tests(copy, tests, 3600, False) if tests else (PASSED, "")
    if code != PASSED:
        raise BadInput("the tests fail before any rule is broken", "break", output[-3000:])
    return max(MIN_PATIENCE, 3 * (time.monotonic() - start))


# ---------------------------------------------------------------- command
def broken(chosen: list[Trial], jobs: int, book: TrialBook, seconds: float) -> list[Trial]:
    """Try all mutants, telling on stderr how it goes and keeping what came of them; no new one after so many
    seconds.
    """
    results: list[Trial] = []
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="underkeep-break-") as scratch:
        first = make_copy(Path(scratch) / "0")
        click.echo(f"{len(chosen)} mutants; the tests of their rules first, unbroken", err=True)
        patience = baseline(chosen, first)
        others = [Path(shutil.copytree(first, Path(scratch) / str(n))) for n in range(1, jobs)]
        in_time = (trial for trial in chosen if time.monotonic() - start < seconds)
        for trial in try_all(in_time, patience, [first, *others]):
            results.append(trial)
            note(book, trial)
            head = f"[{len(results):3}/{len(chosen)}] {trial.outcome}"
            click.echo(f"{head}  {' '.join(trial.mutant.rules)}  {trial.place()}  {trial.mutant.change}", err=True)
    return results


def note(book: TrialBook, trial: Trial) -> None:
    for rule in trial.mutant.rules:
        book.note(rule, trial.key(), trial.is_killed())
    book.keep()


def mark_done(book: TrialBook, all_trials: list[Trial]) -> None:
    """Which ids have nothing left to try."""
    left = {rule for trial in all_trials for rule in trial.mutant.rules if not book.knows(rule, trial.key())}
    for rule in book.prints:
        if rule not in left:
            book.trials(rule).done = True
    book.keep()


def report(results: list[Trial]) -> dict[str, Any]:
    survivors = [trial for trial in results if not trial.is_killed()]
    return {
        "sampled": len(results),
        "killed": len(results) - len(survivors),
        "survivors": [
            {
                "at": trial.place(),
                "id": trial.mutant.rules[0],
                "ids": trial.mutant.rules,
                "mutation": trial.mutant.change,
                "outcome": trial.outcome,
            }
            for trial in survivors
        ],
    }


def known_trials(game: str, ids: tuple[str, ...]) -> list[Trial]:
    if checkout() != ROOT:
        raise BadInput("the package in use is not the one beside this script", "break", "Start it by ./run break.")
    book = load_rulebook(game)
    only = {rule.id for name in ids for _, rule in find([book], name)}
    found = trials(book, only)
    if not found:
        raise BadInput("no line of code cites such a rule", "break", "`underkeep rules where ID` shows what does.")
    return found


def untried(all_trials: list[Trial], book: TrialBook) -> list[Trial]:
    return [trial for trial in all_trials if not all(book.knows(rule, trial.key()) for rule in trial.mutant.rules)]


@click.command()
@click.argument("game")
@click.option("--sample", "count", default=25, show_default=True, help="How many mutants.")
@click.option("--seed", default=1, show_default=True, help="Which sample.")
@click.option("--id", "ids", multiple=True, metavar="ID", help="Only this rule or family.")
@click.option("--all", "everything", is_flag=True, help="Every mutant instead of a sample.")
@click.option("--resume", is_flag=True, help="Only what was not tried yet.")
@click.option("--minutes", default=600.0, show_default=True, help="Begin no new mutant after so many minutes.")
@click.option("--jobs", default=2, show_default=True, help="Copies broken side by side.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def main(
    game: str,
    count: int,
    seed: int,
    ids: tuple[str, ...],
    everything: bool,
    resume: bool,
    minutes: float,
    jobs: int,
    as_json: bool,
) -> None:
    """Break rules, see the tests notice."""
    try:
        known = known_trials(game, ids)
        book = TrialBook(ROOT / "tests" / "games" / game, coverage(load_rulebook(game)))
        open_trials = untried(known, book) if resume else known
        chosen = sample(open_trials, len(open_trials) if everything else count, seed)
        result = report(broken(chosen, jobs, book, minutes * 60))
        mark_done(book, known if not ids else known_trials(game, ()))
    except UnderkeepError as error:
        click.echo(f"Error: {error}", err=True)
        sys.exit(2)
    if as_json:
        return click.echo(json.dumps(result, indent=1))
    click.echo(f"killed {result['killed']} of {result['sampled']} (seed {seed})")
    for found in result["survivors"]:
        click.echo(f"  {found['at']}  {' '.join(found['ids'])}  {found['mutation']}  ({found['outcome']})")


if __name__ == "__main__":
    main()
