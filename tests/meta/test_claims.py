"""Every sentence of docs/architecture.md that says always, only or never is held by tests, which are named here.

Each of those tests has a planted breach, or is itself the breach that is refused.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "architecture.md"
CLAIM = re.compile(r"\b(always|only|never)\b", re.IGNORECASE)
CONTRACTS = "meta/test_contracts.py::test_every_contract_of_imports_notices_a_breach"
FAULTS = "kernel/test_faults.py::test_a_planted_fault_is_found"  # by the fault in brackets
FAIR = "bots/test_levels.py::test_equal_views_and_seed_give_equal_choices_whatever_the_truth"
CHANGES = (
    "meta/test_changes.py::test_changes_are_the_only_writers_of_the_state",
    "meta/test_changes.py::test_an_assignment_is_found",
)
HELD: dict[str, tuple[str, ...]] = {
    "Arrows point down only": (CONTRACTS,),
    "players that see only Views": (FAIR, CONTRACTS),
    "(never import each other)": (CONTRACTS,),
    "`core/kernel/native.py` only": (
        "meta/test_contracts.py::test_one_module_knows_the_compilers_integers_and_vectors",
        "meta/test_contracts.py::test_an_import_of_the_compilers_types_is_found",
    ),
    "`core` takes trees, never paths": (CONTRACTS,),
    "never objects of the state": (
        "meta/test_contracts.py::test_frames_hold_ids_and_small_values",
        "meta/test_contracts.py::test_a_frame_that_holds_a_pile_is_found",
    ),
    "the only formulation of its legality": (
        "meta/test_options.py::test_no_question_writes_its_own_options",
        "meta/test_options.py::test_a_question_with_options_of_its_own_is_noticed",
    ),
    "never what a seat may not know": (f"{FAULTS}[deed]",),
    "made of public knowledge only": (f"{FAULTS}[race]",),
    "opens on public knowledge only": (f"{FAULTS}[window]",),
    "changes are the only writers of the state during play": CHANGES,
    "rules never listen to events": (f"{FAULTS}[listening]",),
    "the seed never enters a View": (f"{FAULTS}[seed]",),
    "never by filtering a state": (f"{FAULTS}[field]",),
    "the only way a search bot gets a game": (FAIR,),
    "data only": ("meta/test_contracts.py::test_content_is_data",),
    "undo never crosses what another role learnt": (
        "server/tables/test_undo.py::test_what_another_has_learnt_stays_and_is_named_without_its_secret",
    ),
    "opens depends on public knowledge only": (f"{FAULTS}[window]",),
    "a compiled copy never runs for other sources": (
        "meta/test_project.py::test_the_engine_is_chosen_by_the_fingerprint_of_the_sources",
    ),
    "changes: the only writers": CHANGES,
}


def claims() -> list[str]:
    """Lines of the page that say always, only or never, outside of code that is shown."""
    text = re.sub(r"```python.*?```", "", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)
    return [line for line in text.splitlines() if CLAIM.search(line)]


def unheld(lines: list[str]) -> list[str]:
    """What is claimed without a test: each word of the claim must lie in a part that is held."""
    left = [line if not (parts := [part for part in HELD if part in line]) else without(line, parts) for line in lines]
    return [line for line in left if CLAIM.search(line)]


def without(line: str, parts: list[str]) -> str:
    for part in parts:
        line = line.replace(part, "")
    return line


def test_every_claim_is_held_by_a_test() -> None:
    assert unheld(claims()) == []


def test_every_part_that_is_held_is_claimed_still() -> None:
    page = PAGE.read_text(encoding="utf-8")

    assert [part for part in HELD if part not in page] == []


def test_a_claim_that_nobody_holds_is_found() -> None:
    assert unheld(["Bots always win.", "Arrows point down only, and never up."]) == [
        "Bots always win.",
        ", and never up.",
    ]


@pytest.mark.parametrize("test", sorted({test for tests in HELD.values() for test in tests}))
def test_the_tests_are_there(test: str) -> None:
    path, _, name = test.partition("::")
    name, _, fault = name.rstrip("]").partition("[")

    assert f"def {name}(" in (ROOT / "tests" / path).read_text(encoding="utf-8")
    if fault:
        leaky = (ROOT / "tests/kernel/kernel_games/leaky/spec.py").read_text(encoding="utf-8")
        assert f'    "{fault}": "' in leaky
