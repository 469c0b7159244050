"""What the kernel must do, seen in Siege: a question to several roles at once, and a long chain that asks
nobody.
"""

from __future__ import annotations

from typing import Any

import pytest
from kernel_games.siege.case import CASE
from kernel_games.siege.spec import SPEC
from kernel_games.siege.state import Siege
from kernel_games.siege.turn import ASSAULT, Assault

from underkeep.core.kernel.errors import BadInput, IllegalAction
from underkeep.core.kernel.events import Watcher


def position(**keys: Any) -> Siege:
    game = SPEC.position_in(keys, CASE.content)
    assert isinstance(game, Siege)
    return game


def vote(game: Siege, *votes: tuple[int, str]) -> None:
    for role, gate in votes:
        SPEC.act(game, role, SPEC.parse(f"vote {gate}"))


def test_all_are_asked_at_once_and_may_answer_in_any_order() -> None:
    game = position(setup={"players": 3})

    assert SPEC.asked(game) == (0, 1, 2)
    vote(game, (2, "east"))
    assert SPEC.asked(game) == (0, 1)
    with pytest.raises(IllegalAction):
        vote(game, (2, "north"))
    vote(game, (0, "east"), (1, "north"))

    assert game.walls[1] == 6  # the majority's gate
    assert SPEC.asked(game) == (0,)


def test_equal_votes_go_to_the_first_gate_in_printed_order() -> None:
    game = position(setup={"players": 2})

    vote(game, (0, "south"), (1, "east"))

    assert list(game.walls) == [4, 6, 4]


def test_a_vote_is_hidden_until_all_are_in() -> None:
    game = position(setup={"players": 3})

    vote(game, (1, "south"))

    assert SPEC.view(game, frozenset({1})).defenders[1].vote == "south"
    others = SPEC.view(game, frozenset({0, 2})).defenders[1]
    assert (others.has_voted, others.vote) == (True, "")


def test_each_role_has_its_own_question_number() -> None:
    game = position(setup={"players": 3})

    vote(game, (1, "south"))

    assert [SPEC.version(game, role) for role in range(3)] == [0, 1, 0]


def test_thirty_steps_run_without_a_question() -> None:
    game = position(setup={"players": 2, "nights": 2}, luck={"die": [0, 3, 0, 1, 0]}, state={"morale": 1})
    game.listener = watcher = Watcher()
    vote(game, (0, "north"), (1, "north"))

    for _ in range(2):
        SPEC.act(game, SPEC.asked(game)[0], SPEC.parse("pass"))

    assert ASSAULT == 30
    assert watcher.frames[Assault.__name__] == 1
    assert watcher.frames["Rally"] == 1  # pushed and finished in the middle of the chain
    assert len([e for e in watcher.events if type(e).__name__ == "RaiderCame"]) == 5
    assert game.nights == 1
    assert SPEC.asked(game) == (0, 1)


def test_everybody_loses_together() -> None:
    game = position(
        setup={"players": 2, "hard": True}, state={"walls": {"north": 1, "east": 1, "south": 1}, "morale": 0}
    )
    vote(game, (0, "north"), (1, "north"))
    for _ in range(2):
        SPEC.act(game, SPEC.asked(game)[0], SPEC.parse("pass"))

    result = SPEC.result(game)

    assert result is not None
    assert result.winners == ()
    assert SPEC.asked(game) == ()


@pytest.mark.parametrize(
    ("keys", "where"),
    [
        ({"state": {"gold": 1}}, "state.gold"),
        ({"state": {"walls": {"west": 1}}}, "state.walls"),
        ({"state": {"morale": 7}}, "state.morale"),
        ({"hidden": {"hands": {"mason": ["bread"] * 5}}}, "hidden.hands"),
        ({"hidden": {"hands": {"captain": []}}}, "hidden.hands"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_field(keys: dict[str, Any], where: str) -> None:
    with pytest.raises(BadInput) as error:
        position(**keys)

    assert error.value.where == where
