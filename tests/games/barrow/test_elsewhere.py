"""What the tests of environments, rules and words demand of every game is true of a game that the operator names."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
SUITES = (
    "tests/env/test_gymnasium.py",
    "tests/env/test_openspiel.py",
    "tests/env/test_pettingzoo.py",
    "tests/env/test_tensors.py",
    "tests/meta/test_coverage.py",
    "tests/meta/test_citations.py",
    "tests/cli/test_words.py::test_every_language_has_the_same_sentences[barrow]",
)


def test_the_suites_of_every_game_pass() -> None:
    env = {**os.environ, "UNDERKEEP_GAMES": str(ROOT / "examples")}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-k", "barrow", *SUITES]

    told = subprocess.run(command, env=env, capture_output=True, text=True, check=False, cwd=ROOT)

    passed = re.search(r"(\d+) passed", told.stdout)
    assert told.returncode == 0, told.stdout[-3000:]
    assert passed is not None
    assert int(passed[1]) >= 15
