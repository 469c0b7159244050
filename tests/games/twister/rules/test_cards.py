"""Action, Combat and Jump cards."""

from __future__ import annotations

import pytest

from tests.games.twister.table import do, moves, new_game, situation, told, why_not
from underkeep.games.twister.spec import SPEC


def test_DT_CARD_01_four_action_cards_of_two_to_five() -> None:
    game = situation({}, {"thief": "a2"}, {"thief": "v2"}, question="card", turn={"ceiling": 5})

    assert moves(game) == ["play 2", "play 3", "play 4", "play 5"]
    assert told(new_game(), "state.cards.blue.action") == [2, 3, 4, 5]


def test_DT_CARD_01_all_four_are_played_before_they_come_back() -> None:
    game = situation({}, {"thief": "a2"}, question="card", turn={"ceiling": 5})

    for card in (5, 2, 4):
        do(game, f"play {card}", "done")
        assert why_not(game, f"play {card}") == "DT-CARD-06"
    do(game, "play 3", "done")

    assert moves(game) == ["play 2", "play 3", "play 4", "play 5"]


def test_DT_CARD_02_nine_combat_cards() -> None:
    game = situation({"n1": "1D"}, {"goblin": "c3"}, {"goblin": "d3"})

    do(game, "fight goblin e")

    assert told(game, "state.cards.yellow.combat") == [0, 1, 2, 2, 3, 3, 4, 5, 6]
    assert moves(game, 1) == [f"card {value}" for value in range(7)]


def test_DT_CARD_03_three_jump_cards() -> None:
    game = situation({"s4": "4G"}, {"goblin": "r7"}, turn={"points": 5})

    for landing in ("t7", "r7", "t7"):
        do(game, "jump goblin", f"to {landing}")

    assert told(game, "state.cards.yellow.jumps") == 0
    assert why_not(game, "jump goblin") == "DT-CARD-05"


@pytest.mark.rule("DT-CARD-02")
@pytest.mark.rule("DT-FIGHT-06")
def test_DT_CARD_04_of_two_equal_cards_one_is_left() -> None:
    game = situation({"n1": "1D"}, {"goblin": "c3"}, {"goblin": "d3"})

    do(game, "fight goblin e", "yellow: card 2", "blue: card 2", "fight goblin e")
    assert told(game, "state.cards.blue.combat") == [0, 1, 2, 3, 3, 4, 5, 6]
    do(game, "yellow: card 2", "blue: card 2", "fight goblin e")

    assert told(game, "state.cards.blue.combat") == [0, 1, 3, 3, 4, 5, 6]
    assert why_not(game, "card 2", 0) == "DT-CARD-04"


def test_DT_CARD_04_the_one_is_spent_too() -> None:
    game = situation({"n1": "1D"}, {"goblin": "c3"}, {"goblin": "d3"})

    do(game, "fight goblin e", "yellow: card 1", "blue: card 1", "fight goblin e")

    assert moves(game, 0) == ["card 0", "card 2", "card 3", "card 4", "card 5", "card 6"]
    assert told(game, "state.cards.blue.laid") == -1


@pytest.mark.rule("DT-FIGHT-11")
def test_DT_CARD_04_the_zero_always_comes_back() -> None:
    cards = {"cards": {"yellow": {"combat": [0]}, "blue": {"combat": [0]}}}
    game = situation({"n1": "1D"}, {"goblin": "c3"}, {"goblin": "d3"}, state=cards)

    do(game, "fight goblin e", "yellow: card 0", "blue: card 0", "fight goblin e")

    assert moves(game, 0) == ["card 0"]
    assert moves(game, 1) == ["card 0"]


def test_DT_CARD_07_hands_are_hidden_and_what_was_played_is_public() -> None:
    cards = {"cards": {"blue": {"action": [2, 5], "combat": [0, 6]}}}
    view = SPEC.view(situation({}, {"thief": "a2"}, state=cards), frozenset({0}))
    own, other = view.sides

    assert own.combat_hand == (0, 1, 2, 2, 3, 3, 4, 5, 6)
    assert own.action_hand == (2, 3, 4, 5)
    assert (other.combat_hand, other.action_hand, other.hand) == (None, None, None)
    assert own.hand is not None
    assert other.combat_played == (1, 2, 2, 3, 3, 4, 5)
    assert other.action_played == (3, 4)
