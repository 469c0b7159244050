"""The suite finds what is planted: each fault of Leaky makes the point fail that is meant to see it."""

from __future__ import annotations

import pytest
from kernel_games.leaky.case import case_with
from kernel_games.leaky.spec import FOUND_AS

from underkeep.core.testing import Failure, check_game

SEEDS = range(8)
EXPECTED_TOO = {  # faults that must show at a second point as well
    "seed": "information 1 view",
}


def failures_of(fault: str, depth: str = "full") -> list[Failure]:
    return [failure for seed in SEEDS for failure in check_game(case_with(fault), seed, depth).failures]


def test_the_honest_game_passes() -> None:
    assert failures_of("none") == []


@pytest.mark.parametrize("fault", sorted(FOUND_AS))
def test_a_planted_fault_is_found(fault: str) -> None:
    points = {failure.point for failure in failures_of(fault)}

    assert FOUND_AS[fault] in points
    assert EXPECTED_TOO.get(fault, FOUND_AS[fault]) in points


@pytest.mark.parametrize("fault", ["view", "prompt", "event", "window", "lost", "shared"])
def test_a_failure_can_be_repeated_by_its_seed(fault: str) -> None:
    first = failures_of(fault)[0]

    again = check_game(case_with(fault), first.seed, first.depth).failures

    assert first in again
    assert f"seed {first.seed}, move {first.move}" in str(first)
    assert fault in first.options


@pytest.mark.parametrize("fault", ["view", "prompt", "options", "event", "window", "lost", "dead end", "illegal"])
def test_light_games_find_faults_too_when_there_are_many(fault: str) -> None:
    failures = [f for seed in range(60) for f in check_game(case_with(fault), seed).failures]

    assert FOUND_AS[fault] in {failure.point for failure in failures}
