"""The referee has nothing to say of games by the rules, and finds every rule that is broken on purpose."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.games.refereeing import Fault, first_complaints
from tests.games.vast.referee.faults import FAULTS

BY_THE_RULES = range(1, 5)
SEEDS = range(1, 11)
HERE = Path(__file__).parent


def test_the_referee_is_silent_by_the_rules() -> None:
    assert [str(one) for one in first_complaints("vast", BY_THE_RULES)] == []


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.name for fault in FAULTS])
def test_the_referee_finds_a_broken_rule(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    fault.plant(monkeypatch)

    assert first_complaints("vast", SEEDS) != []


def test_the_referee_knows_nothing_of_the_engine() -> None:
    """Only the planted faults do; a type of the harness is named, never run."""
    for path in HERE.glob("*.py"):
        if path.name in {"faults.py", "test_referee.py"}:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        names += [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
        assert [name for name in names if name.startswith("underkeep")] == [], path.name
