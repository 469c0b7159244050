"""`./run check`: steps side by side, each after those it needs; the first that fails ends the others."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from scripts.check import COMPILED_TESTS, ROOT, STEPS, Ended, Step, chosen, main, run, table


def python(name: str, code: str, *after: str) -> Step:
    return Step(name, (sys.executable, "-c", code), after)


def test_a_step_brings_along_what_it_needs_in_order() -> None:
    assert [step.name for step in chosen(["compiled"])] == ["lint", "format", "compile", "compiled"]
    assert chosen([]) == list(STEPS)


def test_a_step_needs_only_earlier_ones() -> None:
    names = [step.name for step in STEPS]

    assert all(set(step.after) <= set(names[:number]) for number, step in enumerate(STEPS))


def test_all_tests_are_in_some_step() -> None:
    """Those in a browser have a step of their own; all others are run on the sources, some once more compiled."""
    commands = {step.name: step.command for step in STEPS}

    assert [word for word in commands["tests"] if word.startswith(("--ignore", "-m", "-k", "--deselect", "tests"))] == [
        "--ignore=tests/browser"
    ]
    assert commands["browser"][-1] == "tests/browser"
    assert all((ROOT / tested).exists() for tested in COMPILED_TESTS)


def test_two_run_at_once_and_a_third_waits_for_what_it_needs(tmp_path: Path) -> None:
    meet = "import sys, time; from pathlib import Path; mine, other = map(Path, sys.argv[1:]); mine.touch()\n"
    meet += "while not other.exists(): time.sleep(0.01)"
    one, two = str(tmp_path / "one"), str(tmp_path / "two")
    steps = [
        python("late", f"from pathlib import Path; assert Path({one!r}).exists()", "first"),
        Step("first", (sys.executable, "-c", meet, one, two)),
        Step("second", (sys.executable, "-c", meet, two, one)),
    ]

    ended = run(steps)

    assert {done.step.name for done in ended[:2]} <= {"first", "second", "late"}
    assert [done.passed for done in ended] == [True] * 3


def test_the_first_failure_is_shown_and_ends_the_others(capfd: pytest.CaptureFixture[str]) -> None:
    start = time.monotonic()

    ended = run([python("long", "import time; time.sleep(600)"), python("bad", "print('because'); exit(3)")])

    assert [(done.step.name, done.passed) for done in ended] == [("bad", False)]
    assert time.monotonic() - start < 300
    assert "because\n-- bad: FAILED" in capfd.readouterr().out


def test_processor_time_counts_what_a_step_starts() -> None:
    busy = "import time\nwhile time.process_time() < 0.5: pass"
    ended = run([python("parent", f"import subprocess, sys; subprocess.run([sys.executable, '-c', {busy!r}])")])

    assert ended[0].processors > 0.4


def test_the_table_has_both_times_and_their_sums() -> None:
    lines = table([Ended(STEPS[0], True, 3.2, 1.4), Ended(STEPS[1], True, 5.0, 9.0)], 6.0).splitlines()

    assert [line.split() for line in lines] == [
        ["clock", "processors"],
        ["lint", "3", "1"],
        ["format", "5", "9"],
        ["in", "all", "6", "10"],
    ]


def test_a_wrong_name_lists_the_steps(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["everything"]) == 2
    assert "There are: lint, format," in capsys.readouterr().err
