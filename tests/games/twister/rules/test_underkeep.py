"""Rules of this house: stalemate and passing."""

from __future__ import annotations

import pytest

from tests.games.twister.table import (
    do,
    heard,
    situation,
    told,
)
from underkeep.games.twister.options import OPTIONS
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.events.base_box import (
    GameEnded,
    StalemateNear,
    TurnPassed,
)
from underkeep.games.twister.state.game import Twister


def test_UK_TWISTER_01_sixty_quiet_turns_unless_the_table_says_otherwise() -> None:
    assert OPTIONS.resolve({}).number("stalemate_turns") == 60


def quiet(turns: int, limit: int = 60) -> Twister:
    yellow, blue = {"goblin": "c3", "warrior": "f4"}, {"thief": "d3", "troll": "v2"}
    return situation({"n1": "1D"}, yellow, blue, setup={"stalemate_turns": limit}, turn={"quiet": turns})


def test_UK_TWISTER_01_the_last_quiet_turn_ends_the_game() -> None:
    game = quiet(59)

    events = heard(game, "done")

    assert events[-1] == GameEnded("", "stalemate")
    assert told(game, "winner") == "draw"
    result = SPEC.result(game)
    assert result is not None
    assert result.how.id == "twister-result-stalemate"


def test_UK_TWISTER_01_it_is_announced_from_twenty_turns_before() -> None:
    before, first, last = quiet(38), quiet(39), quiet(58)

    assert not [one for one in heard(before, "done") if isinstance(one, StalemateNear)]
    assert [one for one in heard(first, "done") if isinstance(one, StalemateNear)] == [StalemateNear(20)]
    assert [one for one in heard(last, "done") if isinstance(one, StalemateNear)] == [StalemateNear(1)]


def test_UK_TWISTER_01_a_short_limit_is_not_announced_while_something_happens() -> None:
    game = quiet(3, limit=10)

    events = heard(game, "reveal warrior n2", "done")

    assert told(game, "turn.quiet") == 0
    assert not [one for one in events if isinstance(one, StalemateNear)]


@pytest.mark.rule("DT-REVEAL-03")
@pytest.mark.parametrize("deed", [["reveal warrior n2"], ["fight goblin e", "yellow: card 6", "blue: card 0"]])
def test_UK_TWISTER_01_a_reveal_or_a_wound_begins_the_count_anew(deed: list[str]) -> None:
    game = quiet(59)

    do(game, *deed, "done")
    assert told(game, "winner") == "nobody"
    assert told(game, "turn.quiet") == 0
    do(game, "play 2", "done")

    assert told(game, "turn.quiet") == 1


def test_UK_TWISTER_01_points_begin_the_count_anew() -> None:
    game = situation({"n4": "2G"}, {"goblin": "u2", "thief": "r1"}, turn={"quiet": 59})

    do(game, "walk goblin", "to v2", "done")

    assert told(game, "winner") == "nobody"


@pytest.mark.rule("DT-ACT-01")
@pytest.mark.rule("DT-REGEN-01")
def test_UK_TWISTER_01_a_side_without_anybody_able_to_act_passes() -> None:
    game = situation({"n1": "1D"}, {"goblin": "c3"}, {"thief": {"at": "d3", "wounded": True}})

    events = heard(game, "done")

    assert TurnPassed("blue") in events
    assert told(game, "turn.player") == "yellow"
    assert told(game, "state.cards.blue.action") == [2, 3, 4, 5]


@pytest.mark.rule("DT-ACT-01")
def test_UK_TWISTER_01_a_wounded_troll_is_able_to_act() -> None:
    game = situation({"n1": "1D"}, {"goblin": "c3"}, {"troll": {"at": "d3", "wounded": True}})

    do(game, "done")

    assert told(game, "turn.player") == "blue"
    assert told(game, "question") == "card"
