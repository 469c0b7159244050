"""What the judge of Twister prefers: each test is one line of advice that good players give."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.positions import SPEC, position
from underkeep.games.twister.judge.duel import Duel
from underkeep.games.twister.judge.judge import JUDGE
from underkeep.games.twister.judge.ways import Atlas


def scores(game: Any) -> dict[str, float]:
    role = int(game.first_asked())
    options = game.options(role)
    return {action.text: score for action, score in zip(options, JUDGE.scores(game, role, options), strict=True)}


def best(game: Any) -> str:
    found = scores(game)
    return max(found, key=lambda move: found[move])


def fight(yellow: str, blue: str, **cards: dict[str, list[int]]) -> Duel:
    """A duel of two on neighbouring squares."""
    game = position({"yellow": {yellow: "r7"}, "blue": {blue: "s7"}}, **cards)
    SPEC.act(game, 0, SPEC.parse(f"fight {yellow} e"))
    return Duel(game, Atlas())  # type: ignore[arg-type]


def test_the_goblin_at_the_door_goes_before_the_thief() -> None:
    assert best(position({"yellow": {"goblin": "u2", "thief": "u4"}, "blue": {"troll": "v9"}})) == "walk goblin"


def test_the_wounded_enemy_beside_one_is_killed() -> None:
    tokens = {"yellow": {"warrior": "r7"}, "blue": {"thief": {"at": "s7", "wounded": True}, "troll": "v9"}}
    assert best(position(tokens)) == "fight warrior e"


def test_the_weak_do_not_attack_the_strong() -> None:
    found = scores(position({"yellow": {"goblin": "r7"}, "blue": {"troll": "s7"}}))
    assert found["fight goblin e"] < found["walk goblin"]


def test_the_stronger_side_wins_more_often() -> None:
    even, strong = fight("warrior", "warrior"), fight("troll", "goblin")
    assert strong.chance_to_win(0) > even.chance_to_win(0)
    assert strong.value > even.value


def test_a_lead_that_no_card_can_break_costs_no_card() -> None:
    hands = {"cards": {"yellow": {"combat": [0, 3, 6]}, "blue": {"combat": [0, 1]}}}
    duel = fight("troll", "goblin", **hands)  # type: ignore[arg-type]
    assert duel.lead > 1
    assert duel.share(0, 0) > 0.9


def test_mixtures_add_up() -> None:
    duel = fight("warrior", "thief")
    for role in (0, 1):
        assert sum(duel.share(role, card) for card in range(7)) == pytest.approx(1.0)


def test_an_exit_that_wins_outweighs_everything() -> None:
    tokens = {"yellow": {"thief": "u2", "warrior": "r7"}, "blue": {"goblin": {"at": "s7", "wounded": True}}}
    found = scores(position(tokens, points={"yellow": 4, "blue": 0}))
    assert found["walk thief"] > 500
    assert found["fight warrior e"] > 0
