"""The games that prove the kernel, and the example of a new game, pass the whole suite, on the sources and compiled."""

from __future__ import annotations

import pytest
from kernel_games.ambush.case import CASE as AMBUSH
from kernel_games.siege.case import CASE as SIEGE

from tests.conformance.cases import is_compiled
from tests.conformance.golden_files import checksum_differences, perft_differences, playthrough_differences
from tests.games.barrow.table import CASE as BARROW
from underkeep.core.testing import Case, check_case, check_table

GAMES = 200 if is_compiled() else 40
CASES = pytest.mark.parametrize("case", [AMBUSH, SIEGE, BARROW], ids=["ambush", "siege", "barrow"])


@CASES
def test_random_games_conform(case: Case) -> None:
    failures, coverage = check_case(case, range(GAMES), full_every=5)

    assert [str(failure) for failure in failures] == []
    assert coverage.unreached(case) == []
    assert coverage.games == GAMES


@CASES
def test_golden_texts_are_unchanged(case: Case) -> None:
    assert playthrough_differences(case) == []
    assert perft_differences(case) == []
    assert checksum_differences(case) == []


@CASES
def test_move_texts_parse_back(case: Case) -> None:
    assert check_table(case) == []
