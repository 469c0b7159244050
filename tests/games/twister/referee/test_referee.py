"""The referee is silent about games that are played by the rules, and finds every rule that is broken."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.refereeing import Complaint, Fault, JudgedGame, referee_of
from tests.games.twister.referee.faults import FAULTS

SILENT: Final = (1, 2, 3, 5, 6, 7)  # seeds of games: both boxes, each alone
MOST_MOVES: Final = 500  # of a game
SHOWS: Final = {  # seeds of games in which a fault shows early
    "rooms_turn_the_other_way": (2,),
}


def judged(seed: int) -> Complaint | None:
    """The first complaint about a game."""
    return next(JudgedGame("twister", seed).complaints(referee_of("twister"), MOST_MOVES), None)


@pytest.mark.parametrize("seed", SILENT)
def test_games_by_the_rules_are_not_complained_about(seed: int) -> None:
    assert judged(seed) is None


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.name for fault in FAULTS])
def test_a_planted_fault_is_found(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    fault.plant(monkeypatch)

    assert any(judged(seed) is not None for seed in SHOWS[fault.name])
