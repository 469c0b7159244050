"""The team bot and its judge: what it prefers, why, and that it sees Views only."""

from __future__ import annotations

from typing import Any

from tests.games.heroes.stage import content, placed, started
from underkeep.core.luck import seed_from
from underkeep.core.native import i64
from underkeep.games.heroes.judge import JUDGE
from underkeep.games.heroes.spec import SPEC
from underkeep.games.heroes.state import Heroes
from underkeep.games.heroes.team_bot import best_action, choose, throw_gain
from underkeep.words import Speaker

ATTACK: dict[str, Any] = {"active": "ratkin", "card": "ratkin-1", "side": 1, "left": 1}
ASKED: list[Any] = [["player turn", 1], ["choose target", 0, 0, False]]


def duel() -> Heroes:
    """A Ratkin beside a hero in the Vault, and one beside a hero far away."""
    rooms = {
        "vault": {"monsters": {"ratkin": 1}, "heroes": {"thief": 1}},
        "crypt": {"monsters": {"ratkin": 1}, "heroes": {"thief": 1}},
    }
    setup = {"scenario": "k0", "clans": ["ratkin"]}
    state = {"rooms": rooms, "clans": {"ratkin": {"area": ["ratkin-1"]}}}
    return placed(setup=setup, state=state, turn=ATTACK, question=ASKED)


def prison(prisoners: int) -> Heroes:
    """Heroes in the Cells, and nobody between them and the Vault."""
    rooms = {"cells": {"heroes": {"thief": prisoners}, "treasure": 0}}
    state = {"rooms": rooms, "clans": {"ratkin": {"hand": ["ratkin-2"]}}}
    return placed(setup={"scenario": "k0", "clans": ["ratkin"]}, state=state, question="play")


def test_a_hero_in_the_vault_is_beaten_first() -> None:
    assert best_action(duel(), i64(0)).text == "strike thief vault"


def test_reasons_add_up_to_the_score_and_have_words() -> None:
    game = duel()
    options = game.options(i64(0))

    scores = JUDGE.scores(game, i64(0), options)
    reasons = [JUDGE.explain(game, i64(0), action) for action in options]

    assert [sum(reason.weight for reason in some) for some in reasons] == scores
    for lang in ("en", "it"):
        speaker = Speaker(lang, "heroes")
        assert all(speaker.label(reason.label) for some in reasons for reason in some)


def test_nobody_is_thrown_where_a_mage_would_lose_the_game() -> None:
    assert throw_gain(prison(0)) > 0
    assert throw_gain(prison(5)) < 0


def test_the_choice_follows_from_view_and_seed() -> None:
    game = started(seed=3, scenario="k4")
    role = int(game.first_asked())
    view = SPEC.view(game, frozenset([role]))

    chosen = [choose(view, content(), role, seed_from(7)) for _ in range(2)]

    assert chosen[0] is chosen[1]
    assert chosen[0] in game.options(i64(role))


def test_a_won_game_is_worth_everything_to_everybody() -> None:
    game = duel()

    chances = JUDGE.chances(game, i64(0), 0.0)
    game.outcome = 1

    assert 0.0 < chances[0] < 1.0
    assert JUDGE.outcome(game) == [1.0]
