"""Rounds of several engines, one after the other and each in a process of its own, so that a busy minute of the machine
touches all of them; figures are medians over the rounds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
PEERS = HERE.parent / ".peers"
INSTALL = "python3 -m venv .peers && .peers/bin/pip install open_spiel chess catanatron rlcard 'pettingzoo[classic]'"
Figures = dict[str, Any]
Job = Callable[[int], Figures | None]  # one round, by its number


def run(script: str, *words: object, python: Path | str = sys.executable, native: str | None = None) -> Figures | None:
    """One round of one engine; None where it is not there."""
    env = dict(os.environ) if native is None else dict(os.environ, UNDERKEEP_NATIVE=native)
    command = [str(python), str(HERE / script), *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    if done.returncode:
        told = " ".join(done.stderr.strip().splitlines()[-2:]) or "failed"
        print(f"{script} {words[0]}: {told}", file=sys.stderr)
        return None
    found: Figures = json.loads(done.stdout.strip().splitlines()[-1])
    return found


def has_peers(folder: Path) -> bool:
    """Whether the peers' environment is there; how to make it, if not."""
    if (folder / "bin" / "python").exists():
        return True
    print(f"No peers at {folder}. To compare: {INSTALL}", file=sys.stderr)
    return False


def play_rounds(jobs: dict[str, Job], count: int) -> dict[str, Figures]:
    """The medians of all rounds of all engines; one that failed is not tried again."""
    left, rounds = dict(jobs), dict[str, list[Figures]]()
    for number in range(1, count + 1):
        for name, job in list(left.items()):
            told = job(number)
            if told is None:
                del left[name]
            else:
                rounds.setdefault(name, []).append(told)
    return {name: middle(rounds[name]) for name in jobs if name in rounds}


def middle(rounds: list[Figures]) -> Figures:
    """The median of every number; what is no number is taken from the first round."""
    told: Figures = {}
    for key, value in rounds[0].items():
        numbers = [one[key] for one in rounds if isinstance(one[key], float)]
        told[key] = median(numbers) if numbers else value
    return told
