"""The referee of Keep the Heroes Out! is silent on the game as it is, and notices every rule that is broken."""

from __future__ import annotations

import pytest

from tests.games.heroes.referee.faults import FAULTS
from tests.games.refereeing import Fault, first_complaints

SOUND = range(1, 61)
SEEDS = range(1, 41)  # most faults are found in the first two or three


def test_the_referee_has_nothing_to_say_of_sound_games() -> None:
    assert [str(complaint) for complaint in first_complaints("heroes", SOUND, 5)] == []


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_is_found(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    fault.plant(monkeypatch)

    found = first_complaints("heroes", SEEDS)

    assert found
    assert found[0].text.startswith("KHO-")
