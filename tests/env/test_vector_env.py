"""A VectorEnv plays the same games as single environments; the others' policy is asked for their roles only."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from underkeep.core.kernel.errors import BadInput
from underkeep.env.tensors import Floats, games_with_layout
from underkeep.env.vector import Masks, Whole
from underkeep.env.vector_env import SoloVectorEnv

SHORT: dict[str, dict[str, Any]] = {
    "twister": {"target_points": 1, "stalemate_turns": 10},
    "vast": {"roles": "knight-goblins", "last_round": 20},
}


def first_on_offer(seen: Floats, masks: Masks) -> Whole:
    return np.asarray(masks.argmax(axis=1), np.int64)


def at_random(masks: Masks, dice: np.random.Generator) -> Whole:
    return np.array([dice.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize("game", games_with_layout())
def test_games_end_with_a_reward_and_their_last_position(game: str) -> None:
    envs = SoloVectorEnv(game, 3, options=SHORT.get(game), form="scaled")
    seen, infos = envs.reset(seed=1)
    dice, ends = np.random.default_rng(1), 0

    while ends < 2:
        assert envs.observation_space.contains(seen)
        assert (envs.games.roles == envs.games.mine).all()
        seen, rewards, ended, cut, infos = envs.step(at_random(infos["action_mask"], dice))
        assert not cut.any()
        assert (rewards[~ended] == 0).all()
        assert ended.any() == ("final_obs" in infos)
        for place in np.flatnonzero(ended):
            assert envs.single_observation_space.contains(infos["final_obs"][place])
        ends += int(ended.sum())


def test_the_same_seed_gives_the_same_games() -> None:
    told = []
    for _ in range(2):
        envs = SoloVectorEnv("heroes", 2, opponents=first_on_offer)
        seen, infos = envs.reset(seed=5)
        for _ in range(20):
            seen, *_, infos = envs.step(first_on_offer(seen, infos["action_mask"]))
        told.append(seen)

    assert np.array_equal(told[0], told[1])


def test_the_opponents_answer_for_their_own_roles_in_one_call() -> None:
    asked: list[tuple[int, ...]] = []

    def watching(seen: Floats, masks: Masks) -> Whole:
        asked.append(seen.shape)
        assert masks.any(axis=1).all()
        return first_on_offer(seen, masks)

    envs = SoloVectorEnv("twister", 4, role="blue", opponents=watching)
    seen, infos = envs.reset(seed=2)
    for _ in range(40):
        seen, *_, infos = envs.step(first_on_offer(seen, infos["action_mask"]))

    assert asked
    assert max(count for count, _ in asked) > 1
    assert {width for _, width in asked} == {envs.single_observation_space.shape[0]}


def test_roles_are_rotated_unless_one_is_named() -> None:
    assert SoloVectorEnv("vast", 7).games.mine.tolist() == [0, 1, 2, 3, 4, 0, 1]
    assert SoloVectorEnv("vast", 2, role="thief").games.mine.tolist() == [4, 4]


def test_wrappers_count_episodes() -> None:
    envs = RecordEpisodeStatistics(SoloVectorEnv("twister", 2, options=SHORT["twister"]))
    _, infos = envs.reset(seed=3)
    dice = np.random.default_rng(2)
    while "episode" not in infos:
        *_, infos = envs.step(at_random(infos["action_mask"], dice))

    assert infos["episode"]["l"].max() > 1


@pytest.mark.parametrize(("field", "value"), [("role", "green"), ("form", "text")])
def test_bad_input_names_field_and_remedy(field: str, value: str) -> None:
    arguments: dict[str, Any] = {field: value}
    with pytest.raises(BadInput, match=f"{field}: .*\n.*Give one of"):
        SoloVectorEnv("twister", 2, **arguments)


def test_what_is_not_on_offer_is_refused() -> None:
    envs = SoloVectorEnv("twister", 2)
    _, infos = envs.reset(seed=1)
    wrong = infos["action_mask"].argmin(axis=1)

    with pytest.raises(BadInput, match="not on offer in place 0"):
        envs.step(wrong)
    with pytest.raises(BadInput, match="not on offer in place 1"):
        envs.games.step_at(np.array([1]), wrong[1:])
