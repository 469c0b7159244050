"""Small zero-sum games have the solutions that are known of them."""

from __future__ import annotations

import pytest

from underkeep.core.kernel.native import vec
from underkeep.core.search.matrix import solve


def test_rock_paper_scissors_is_played_evenly() -> None:
    rows, columns, value = solve(vec[float]([0.0, -1.0, 1.0, 1.0, 0.0, -1.0, -1.0, 1.0, 0.0]), 3, 3)
    assert rows == pytest.approx([1 / 3] * 3, abs=0.03)
    assert columns == pytest.approx([1 / 3] * 3, abs=0.03)
    assert value == pytest.approx(0.0, abs=0.02)


def test_a_better_row_is_always_played() -> None:
    rows, _, value = solve(vec[float]([1.0, 2.0, 5.0, 3.0]), 2, 2)
    assert rows[1] > 0.95
    assert value == pytest.approx(3.0, abs=0.1)


def test_matching_pennies_with_unequal_stakes() -> None:
    rows, columns, value = solve(vec[float]([3.0, -1.0, -1.0, 1.0]), 2, 2)
    assert rows[0] == pytest.approx(1 / 3, abs=0.04)
    assert columns[0] == pytest.approx(1 / 3, abs=0.04)
    assert value == pytest.approx(1 / 3, abs=0.05)
