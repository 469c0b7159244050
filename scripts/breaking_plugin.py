"""Pytest plugin of scripts/breaking.py: runs only the tests that name a rule, on the copy that was broken."""

from __future__ import annotations

import json
import os
import resource
from pathlib import Path

import pytest

import underkeep

ROOT = Path(__file__).resolve().parent.parent
MAX_MEMORY = 3 << 30  # a rule that is broken may fill a list for ever

if not Path(underkeep.__file__).resolve().is_relative_to(ROOT):
    raise pytest.UsageError(f"the tests would run on {underkeep.__file__}, not on the copy that was broken")
resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))

WANTED = set(json.loads(os.environ["UNDERKEEP_BREAKING"]))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    kept = [item for item in items if is_wanted(item)]
    config.hook.pytest_deselected(items=[item for item in items if not is_wanted(item)])
    items[:] = kept


def is_wanted(item: pytest.Item) -> bool:
    """A test function by its name, all its parameters included; a position file by its stem."""
    if item.nodeid.partition("[")[0] in WANTED:
        return True
    parameters = getattr(item, "callspec", None)
    return parameters is not None and f"{item.path.parent.name}/{parameters.id}" in WANTED
