"""What a position file may not say: each problem is told with its field and a remedy; and a game is told as it is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.table import LOADED, do, new_game, situation, through_setup, told
from underkeep.core.kernel.errors import BadInput
from underkeep.games.twister.spec import SPEC
from underkeep.yaml_positions import statable

CASES: list[tuple[dict[str, Any], str]] = [
    ({"state": {"rooms": {"n1": "9X"}}}, "state.rooms.n1"),
    ({"state": {"rooms": {"x1": "1D"}}}, "rooms.x1"),
    ({"state": {"rooms": {"n1": {"room": "1D", "orientation": 4}}}}, "state.rooms.n1"),
    ({"state": {"rooms": {"n1": "1D", "n2": "1D"}}}, "state.rooms"),
    ({"state": {"tokens": {"green": {}}}}, "tokens.green"),
    ({"state": {"tokens": {"yellow": {"griffin": "a2"}}}}, "piece"),
    ({"state": {"tokens": {"yellow": {"thief": "z9"}}}}, "state.tokens.yellow.thief"),
    ({"state": {"tokens": {"yellow": {"thief": {"at": "a2", "mood": "bad"}}}}}, "state.tokens.yellow.thief.mood"),
    ({"state": {"tokens": {"yellow": {"rope": {"at": "a2", "wounded": True}}}}}, "state.tokens.yellow.rope"),
    ({"state": {"tokens": {"yellow": {"thief": "c3"}}}}, "state.tokens.yellow.thief"),
    ({"state": {"tokens": {"yellow": {"thief": "v2"}}}}, "state.tokens.yellow.thief"),
    ({"state": {"tokens": {"yellow": {"thief": "a2", "troll": "a2"}}}}, "state.tokens.yellow.troll"),
    ({"state": {"tokens": {"yellow": {"rope": "a2", "wand": "a2", "sword": "a2"}}}}, "state.tokens.yellow.wand"),
    ({"state": {"rooms": {"n1": "1D"}, "tokens": {"yellow": {"goblin": "f1"}}}}, "state.tokens.yellow.goblin"),
    ({"state": {"rooms": {"n1": "1D"}, "tokens": {"yellow": {"sword": "f1"}}}}, "state.tokens.yellow.sword"),
    (
        {"state": {"tokens": {"yellow": {"thief": "a2"}, "blue": {"troll": {"at": "a2", "wounded": True}}}}},
        "state.tokens.blue.troll",
    ),
    (
        {"setup": {"box": "mixed"}, "state": {"tokens": {"yellow": {"goblin": {"at": "a2", "as": "bat"}}}}},
        "state.tokens.yellow.goblin.as",
    ),
    ({"hidden": {"tokens": {"yellow": {"thief": "c3"}}}}, "hidden.tokens.yellow.thief"),
    ({"hidden": {"tokens": {"yellow": {"thief": "n1", "rope": "n1", "wand": "n1"}}}}, "hidden.tokens"),
    ({"state": {"rooms": {"n1": "1D"}}, "hidden": {"tokens": {"yellow": {"thief": "n1"}}}}, "hidden.tokens"),
    ({"state": {"gates": {"c3 n": "open"}, "rooms": {"n1": "1D"}}}, "state.gates.c3 n"),
    ({"state": {"cards": {"yellow": {"combat": [6, 6]}}}}, "state.cards.yellow.combat"),
    ({"state": {"cards": {"yellow": {"tarot": 1}}}}, "state.cards.yellow.tarot"),
    ({"turn": {"player": "green"}}, "turn.player"),
    ({"turn": {"points": 0}}, "turn.points"),
    ({"turn": {"weather": "bad"}}, "turn.weather"),
    ({"question": "why"}, "question"),
    ({"luck": {"dice": [1]}}, "stream"),
    ({"setup": {"colour": "red"}}, "colour"),
]  # fmt: skip


@pytest.mark.rule("DT-GOLD-05")
@pytest.mark.parametrize(("tree", "field"), CASES)
def test_what_cannot_be_is_refused_with_field_and_remedy(tree: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput) as caught:
        SPEC.position_in(tree, LOADED.content)

    assert caught.value.where == field
    assert caught.value.remedy.endswith(".")


def test_DT_GOLD_05_what_may_share_a_square() -> None:
    lying = {"wounded": True}
    pairs: list[dict[str, Any]] = [
        {"rope": "c3", "wand": "c3"},
        {"thief": {"at": "c3", **lying}, "rope": "c3"},
        {"thief": "c3", "rope": "c3"},
        {"thief": "c3", "troll": {"at": "c3", **lying}},
        {"thief": {"at": "c3", **lying}, "troll": {"at": "c3", **lying}},
    ]

    for pair in pairs:
        assert told(situation({"n1": "1D"}, {"goblin": "b1", **pair}), "state.tokens.yellow.goblin.at") == "b1"


@pytest.mark.parametrize("moves", [[], ["play 2"], ["play 2", "done"]])
def test_a_game_told_as_a_position_is_that_game(moves: list[str]) -> None:
    game = through_setup(new_game(11))
    do(game, *moves)

    again = SPEC.position_in(statable(SPEC, game), LOADED.content)

    assert SPEC.position_out(again) == SPEC.position_out(game)


@pytest.mark.parametrize("answers", [0, 3, 9, 12])
def test_a_set_up_told_as_a_position_is_that_set_up(answers: int) -> None:
    game = new_game(12)
    for _ in range(answers):
        role = SPEC.asked(game)[0]
        game.advance(role, game.options(role)[1])

    again = SPEC.position_in(statable(SPEC, game), LOADED.content)

    assert SPEC.position_out(again) == SPEC.position_out(game)
    assert SPEC.view(again, frozenset({0, 1})) == SPEC.view(game, frozenset({0, 1}))


def test_squares_called_like_room_places_are_squares() -> None:
    game = situation({"n4": "2G"}, {"goblin": "s3"}, hidden={"tokens": {"blue": {"rope": "s3"}}})

    assert told(game, "state.tokens.yellow.goblin.at") == "s3"
    assert told(game, "hidden.tokens.blue.rope") == "s3"
    assert told(game, "hidden.counts.s3") == 1
