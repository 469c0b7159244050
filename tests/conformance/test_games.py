"""Every registered game passes the conformance suite: 200 games on the compiled engine, 20 on the sources.

The games follow from UNDERKEEP_SEED, which is printed; a failure names its own seed and move number.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.conformance.cases import SEED, case_of, full_every, is_compiled, seeds
from tests.conformance.golden_files import checksum_differences, perft_differences, playthrough_differences
from underkeep.core.testing import Case, check_case
from underkeep.registry import GAMES


@pytest.fixture(params=list(GAMES))
def case(request: pytest.FixtureRequest) -> Case:
    return case_of(request.param)


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Iterator[None]:
    """What the test prints appears in the log also when it passes."""
    yield
    out = capsys.readouterr().out
    with capsys.disabled():
        print(out, end="")


@pytest.mark.usefixtures("said")
def test_random_games_conform(case: Case) -> None:
    failures, coverage = check_case(case, seeds(), full_every())
    print(f"\n{case.spec.id}, seeds from UNDERKEEP_SEED={SEED}\n{coverage.summary(case)}")

    assert [str(failure) for failure in failures[:10]] == []
    if is_compiled():
        assert coverage.unreached(case) == [], (
            "never reached; mend it, or give the reason in tests/conformance/cases.py"
        )


def test_golden_playthroughs_are_unchanged(case: Case) -> None:
    assert playthrough_differences(case) == []


def test_option_sequences_are_unchanged(case: Case) -> None:
    assert perft_differences(case) == []


def test_seeded_games_have_their_checksum(case: Case) -> None:
    assert checksum_differences(case) == []
