"""The suite finds what is planted: each fault of Leaky makes the point fail that is meant to see it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from kernel_games.leaky.case import case_with
from kernel_games.leaky.spec import FOUND_AS

from underkeep.core.testing import Failure, check_game

SEEDS = range(8)
EXPECTED_TOO = {  # faults that must show at a second point as well
    "seed": ("information 1 view",),
}


def failures_of(fault: str, seeds: range = SEEDS, depth: str = "full") -> Iterator[Failure]:
    """Game by game, so that no more are played than it takes to find what is looked for."""
    return (failure for seed in seeds for failure in check_game(case_with(fault), seed, depth).failures)


def test_the_honest_game_passes() -> None:
    assert list(failures_of("none")) == []


@pytest.mark.parametrize("fault", sorted(FOUND_AS))
def test_a_planted_fault_is_found(fault: str) -> None:
    for point in (FOUND_AS[fault], *EXPECTED_TOO.get(fault, ())):
        assert any(failure.point == point for failure in failures_of(fault))


@pytest.mark.parametrize("fault", ["view", "prompt", "event", "window", "lost", "shared"])
def test_a_failure_can_be_repeated_by_its_seed(fault: str) -> None:
    first = next(failures_of(fault))

    again = check_game(case_with(fault), first.seed, first.depth).failures

    assert first in again
    assert f"seed {first.seed}, move {first.move}" in str(first)
    assert fault in first.options


@pytest.mark.parametrize("fault", ["view", "prompt", "options", "event", "window", "lost", "dead end", "illegal"])
def test_light_games_find_faults_too_when_there_are_many(fault: str) -> None:
    assert any(failure.point == FOUND_AS[fault] for failure in failures_of(fault, range(60), "light"))
