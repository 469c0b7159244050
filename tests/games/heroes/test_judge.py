"""The team bot and its judge: what it prefers, why, and that it sees Views only."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heroes.stage import content, do, offered, placed, started
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.native import i64
from underkeep.games.heroes.actions import END_THE_PHASE
from underkeep.games.heroes.judge.judge import JUDGE
from underkeep.games.heroes.judge.rehearsal import face_assault, finished_turn
from underkeep.games.heroes.judge.team_bot import best_action, choose, decide, throw_gain
from underkeep.games.heroes.names import VAULT
from underkeep.games.heroes.spec import SPEC
from underkeep.games.heroes.state.changes.cards import shuffle_guild
from underkeep.games.heroes.state.game import PLAY_PHASE, REFRESH_PHASE, Heroes
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


def crossroads(how: str) -> Heroes:
    """Heroes run on, and the team says where to: past a guard or past nobody."""
    rooms = {"crypt": {"treasure": 0, "active": {"thief": 1, "warrior": 1}}, "workshop": {"monsters": {"ratkin": 2}}}
    setup = {"scenario": "k1", "clans": ["ratkin", "dragon"], "collective_decisions": how}
    game = placed(setup=setup, state={"rooms": rooms}, turn={"active": "ratkin"}, question="heroes")
    while game.question().rule() != "KHO-ASSAULT-24" and "room forge" not in offered(game):
        do(game, "act thief crypt")
    return game


def test_a_vote_is_judged_by_what_it_would_bring() -> None:
    alone, voting = crossroads("active"), crossroads("vote")
    options = alone.options(i64(0))
    scores = JUDGE.scores(alone, i64(0), options)

    assert voting.options(i64(0)) == options
    assert JUDGE.scores(voting, i64(0), options) == scores
    assert len(set(scores)) > 1


def test_a_vote_is_decided_as_if_all_agreed() -> None:
    game = crossroads("vote")
    options, agreed = game.options(i64(0)), game.clone()
    for role in range(2):
        agreed.advance(i64(role), options[0])

    decide(game, i64(0), options[0])

    assert SPEC.save(game) == SPEC.save(agreed)


def test_a_turn_is_finished_before_it_is_judged() -> None:
    rooms = {"vault": {"monsters": {"ratkin": 1}, "heroes": {"thief": 1}}}
    state = {"rooms": rooms, "clans": {"ratkin": {"hand": ["ratkin-1"]}}}
    game = placed(setup={"scenario": "k0", "clans": ["ratkin"]}, state=state, turn={"thrown": True}, question="play")

    then = finished_turn(game.clone())

    assert then.board.count_heroes(VAULT) == 0
    assert then.turn.phase <= REFRESH_PHASE
    assert then.guild.deck.count() == game.guild.deck.count()
    assert game.board.count_heroes(VAULT) == 1


@pytest.mark.parametrize("clans", [["dragon"], ["dragon", "ratkin"]])
def test_one_assault_is_faced_to_its_end_and_no_other(clans: list[str]) -> None:
    game = started(seed=3, scenario="k4", wave_0="0", clans=clans)
    left = game.guild.deck.count()

    face_assault(game)

    assert not game.over()
    assert game.guild.deck.count() < left
    assert (game.turn.assaults, game.turn.phase, game.turn.active) == (1, PLAY_PHASE, len(clans) - 1)


def test_other_guild_cards_may_come_but_no_others_than_are_left() -> None:
    game = started(seed=3, scenario="k4")
    before = list(game.guild.deck.items)
    game.luck.reseed(seed_from(9))

    shuffle_guild(game)

    assert list(game.guild.deck.items) != before
    assert sorted(game.guild.deck.items) == sorted(before)


def test_to_end_a_phase_draws_nothing_before_the_future_comes() -> None:
    game = started(seed=3, scenario="k4", wave_0="0")
    before = SPEC.save(game)

    found = JUDGE.rehearsed(game, game.turn.active, END_THE_PHASE)

    assert found is game
    assert SPEC.save(game) == before


def test_what_the_market_asks_is_minor() -> None:
    game = started(seed=3, scenario="k4")
    assert not JUDGE.is_minor(game)

    do(game, END_THE_PHASE.text)

    assert game.question().rule() == "KHO-REFRESH-01"
    assert JUDGE.is_minor(game)


def test_a_future_ends_with_a_chance_or_with_the_end_of_the_game() -> None:
    game = started(seed=3, scenario="k4", wave_0="0")
    assert all(0.0 < chance < 1.0 for chance in JUDGE.future(game))
    assert game.turn.assaults == 1

    game.outcome = 1
    assert JUDGE.future(game) == [1.0, 1.0]
