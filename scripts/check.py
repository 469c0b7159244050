"""All checks and tests, two steps side by side, the cheap ones first; the first that fails ends the run.

    ./run check                      everything
    ./run check types browser        some steps, and what they need; a wrong name lists them all

A step's output is shown when it has ended. The table at the end has its time by the clock and on processors: on two
cores nothing can take less than half of the second column's sum.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import IO, Final

ROOT: Final = Path(__file__).resolve().parent.parent
COMPILED_TESTS: Final = (  # what is run again on the compiled engine
    "tests/conformance",
    "tests/kernel",
    "tests/games/vast/test_judge.py",  # masks of its tiles do not fit into a C int
)
BROWSER: Final = "tests/browser"
SIDE_BY_SIDE: Final = 2


@dataclass(frozen=True)
class Step:
    """One command, and the steps that must have passed before it."""

    name: str
    command: tuple[str, ...]
    after: tuple[str, ...] = ()
    native: str = "0"  # the sources, or "1": the compiled engine


def npm(*words: str) -> tuple[str, ...]:
    return ("python", "scripts/npm.py", *words)


def pytest(workers: int, *words: str) -> tuple[str, ...]:
    """Whoever has nothing left to do takes tests from the other, so that no core waits for the last file."""
    return ("pytest", "-n", str(workers), "--dist", "worksteal", *words)


STEPS: Final = (  # in the order in which they start: what takes long on one core early, what fills both cores last
    Step("lint", ("ruff", "check", "--output-format", "concise", ".")),
    Step("format", ("ruff", "format", "--check", "--output-format", "concise", ".")),
    Step("layers", ("lint-imports", "--no-logo", "--no-cache")),
    Step("compile", ("python", "-m", "underkeep.cli", "native", "--opt", "0"), ("lint", "format")),
    Step("dead-names", ("python", "scripts/dead_names.py")),
    Step("types", ("mypy",)),
    Step("docs", ("python", "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", "docs", "src/underkeep/site")),
    Step("client", npm("ci")),
    Step("client-checks", npm("run", "check"), ("client",)),
    Step("client-tests", npm("test"), ("client",)),
    Step("browser", pytest(1, BROWSER), ("client",)),
    Step("compiled", pytest(1, *COMPILED_TESTS), ("compile",), native="1"),
    Step("tests", pytest(2, f"--ignore={BROWSER}")),
)


@dataclass(frozen=True)
class Ended:
    """How a step went: seconds by the clock, and on processors with all that it started."""

    step: Step
    passed: bool
    clock: float
    processors: float


class Running:
    """A step under way, in a process group of its own; what it says is kept until it has ended."""

    def __init__(self, step: Step) -> None:
        self.step = step
        self.start = time.monotonic()
        print(f".. {step.name}", flush=True)
        self.said: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  read by `tell`
        env = {**os.environ, "UNDERKEEP_NATIVE": step.native}
        env.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of processes would each compile all modules again
        self.process = subprocess.Popen(
            step.command, cwd=ROOT, env=env, stdout=self.said, stderr=subprocess.STDOUT, start_new_session=True
        )

    def wait(self) -> Ended:
        _, status, used = os.wait4(self.process.pid, 0)
        self.process.returncode = os.waitstatus_to_exitcode(status)  # else it would be waited for again
        clock = time.monotonic() - self.start
        return Ended(self.step, status == 0, clock, used.ru_utime + used.ru_stime)

    def stop(self) -> None:
        """With all that it started."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGTERM)
        self.said.close()

    def tell(self, ended: Ended) -> None:
        print(f"\n== {self.step.name}: {' '.join(self.step.command)}", flush=True)
        self.said.seek(0)
        shutil.copyfileobj(self.said, sys.stdout.buffer)
        self.said.close()
        print(f"-- {self.step.name}: {'passed' if ended.passed else 'FAILED'} in {ended.clock:.1f} s", flush=True)


def next_step(waiting: Sequence[Step], passed: set[str]) -> Step | None:
    """The first that waits for nothing."""
    return next((step for step in waiting if passed.issuperset(step.after)), None)


def run(steps: Sequence[Step]) -> list[Ended]:
    """Those that ended; the last one failed, if any did."""
    waiting, under_way = list(steps), dict[Future[Ended], Running]()
    ended: list[Ended] = []
    with ThreadPoolExecutor(SIDE_BY_SIDE) as waiters:
        try:
            while waiting or under_way:
                passed = {done.step.name for done in ended}
                while len(under_way) < SIDE_BY_SIDE and (step := next_step(waiting, passed)):
                    waiting.remove(step)
                    running = Running(step)
                    under_way[waiters.submit(running.wait)] = running
                for done in wait(under_way, return_when=FIRST_COMPLETED).done:
                    ended.append(done.result())
                    under_way.pop(done).tell(ended[-1])
                    if not ended[-1].passed:
                        return ended
        finally:
            for running in under_way.values():
                running.stop()
    return ended


def table(ended: Sequence[Ended], clock: float) -> str:
    """The steps, their seconds by the clock and on processors."""
    rows = [(done.step.name, f"{done.clock:.0f}", f"{done.processors:.0f}") for done in ended]
    rows.append(("in all", f"{clock:.0f}", f"{sum(done.processors for done in ended):.0f}"))
    lines = (f"{name:<14} {by_clock:>6} {used:>10}" for name, by_clock, used in (("", "clock", "processors"), *rows))
    return "\n".join(lines)


def chosen(names: Sequence[str]) -> list[Step]:
    """The named steps with those that they need, in their order; all of them if none is named."""
    needs = {step.name: step.after for step in STEPS}
    wanted, left = set[str](), list(names or needs)
    while left:
        name = left.pop()
        wanted.add(name)
        left.extend(needs[name])
    return [step for step in STEPS if step.name in wanted]


def bring_chromium() -> bool:
    """The browser tests need Chromium: on Debian root installs it, elsewhere the user is told how."""
    if os.environ.get("CHROMIUM") or shutil.which("chromium"):
        return True
    install = "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium"
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["sh", "-c", install], env=quiet, stdout=subprocess.DEVNULL, check=False)
    if shutil.which("chromium"):
        return True
    print(f"check: no Chromium. Install it ({install}) or set CHROMIUM to its path.", file=sys.stderr)
    return False


def end(number: int, frame: FrameType | None) -> None:
    """Asked to end: by way of an exception, so that no step is left running."""
    sys.exit(128 + number)


def main(names: Sequence[str]) -> int:
    """Exit status 0 when everything passed."""
    known = [step.name for step in STEPS]
    if wrong := [name for name in names if name not in known]:
        print(f"check: no step {wrong[0]!r}. There are: {', '.join(known)}.", file=sys.stderr)
        return 2
    steps, start = chosen(names), time.monotonic()
    if any(step.name == "browser" for step in steps) and not bring_chromium():
        return 1
    ended = run(steps)
    clock = time.monotonic() - start
    passed = len(ended) == len(steps) and all(done.passed for done in ended)
    print(f"\n{table(ended, clock)}\n\n{'all passed' if passed else 'NOT passed'} in {clock:.0f} s", flush=True)
    return 0 if passed else 1


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, end)
    sys.exit(main(sys.argv[1:]))
