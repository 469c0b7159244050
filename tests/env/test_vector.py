"""Games in batches are the same games as one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from underkeep.core.kernel.errors import BadInput
from underkeep.env.tensors import games_with_layout
from underkeep.env.vector import VectorGames

SHORT: dict[str, dict[str, Any]] = {
    "twister": {"target_points": 1, "stalemate_turns": 10},
    "vast": {"roles": "knight-goblins", "last_round": 20},
}


@pytest.mark.parametrize("game", games_with_layout())
def test_every_place_plays_the_game_it_would_play_alone(game: str) -> None:
    games = VectorGames(game, 3)
    games.reset(seed=1)
    alone = [one.clone() for one in games.batch.games]

    for _ in range(30):  # fewer than the shortest random game has
        actions = games.sample()
        for place, one in enumerate(alone):
            role = int(one.first_asked())
            assert games.roles[place] == role
            assert np.array_equal(games.masks[place], games.adapter.mask(one, role))
            one.advance(role, games.adapter.action(int(actions[place])))
        games.step(actions)

    for one, other in zip(alone, games.batch.games, strict=True):
        assert games.adapter.save(one) == games.adapter.save(other)


@pytest.mark.parametrize("game", games_with_layout())
def test_a_game_that_ends_is_rewarded_and_followed_by_another(game: str) -> None:
    games = VectorGames(game, 4, SHORT.get(game))
    games.reset(seed=2)
    ended = np.zeros(4, np.int64)

    while ended.sum() < 2:
        step = games.step(games.sample())
        ended += step.ended
        assert (step.rewards[~step.ended] == 0).all()
        assert np.isin(step.rewards[step.ended], (-1, 0, 1)).all()

    assert (games.roles >= 0).all()
    assert games.masks.any(axis=1).all()


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = VectorGames("twister", 2), VectorGames("twister", 2)
    one.reset(seed=3)
    two.reset(seed=3)
    for _ in range(30):
        one.step(one.sample())
        two.step(two.sample())

    assert np.array_equal(one.observe(), two.observe())
    assert one.observe().shape == (2, one.adapter.layout.size)


def test_an_action_that_is_not_on_offer_stops_the_whole_step() -> None:
    games = VectorGames("twister", 2)
    games.reset(seed=3)
    before = [games.adapter.save(one) for one in games.batch.games]
    actions = games.sample()
    actions[1] = np.flatnonzero(games.masks[1] == 0)[0]

    with pytest.raises(BadInput, match="not on offer"):
        games.step(actions)

    assert [games.adapter.save(one) for one in games.batch.games] == before
    with pytest.raises(BadInput, match="at least 1"):
        VectorGames("twister", 0)
