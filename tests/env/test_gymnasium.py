"""Gymnasium's checker passes; masks are those of the rules; the bots play the other roles."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from underkeep.core.kernel.errors import BadInput
from underkeep.env.forms import FORMS
from underkeep.env.gymnasium import SoloEnv
from underkeep.env.tensors import games_with_layout
from underkeep.library import load_game

SHORT: dict[str, dict[str, Any]] = {
    "twister": {"target_points": 1, "stalemate_turns": 10},
    "vast": {"roles": "knight-goblins", "last_round": 20},
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("game", games_with_layout())
def test_the_checker_passes(game: str, form: str) -> None:
    made = gymnasium.make(f"underkeep/{game}-v{load_game(game).spec.rules_version}", form=form, render_mode="ansi")

    check_env(made.unwrapped)


@pytest.mark.parametrize("opponents", ["random", "novice"])
@pytest.mark.parametrize("game", games_with_layout())
def test_a_whole_game_is_played(game: str, opponents: str) -> None:
    env = SoloEnv(game, opponents=opponents, options=SHORT.get(game))
    env.reset(seed=3)
    dice, reward, over = np.random.default_rng(3), 0.0, False
    while not over:
        _, reward, over, truncated, info = env.step(dice.choice(np.flatnonzero(env.action_masks())))
        assert not truncated
        assert info == {}

    assert reward in (-1.0, 0.0, 1.0)
    assert env.action_masks().all()


def test_the_mask_is_what_the_rules_allow() -> None:
    env = SoloEnv("twister", role="blue")
    env.reset(seed=5)
    assert env.game is not None
    spec = env.adapter.spec

    legal = [spec.check(env.game, env.role, action) is None for action in spec.index.actions]

    assert env.action_masks().tolist() == legal


def test_a_refused_action_changes_nothing_and_names_the_rule() -> None:
    env = SoloEnv("twister", illegal_reward=-0.5)
    before, _ = env.reset(seed=5)

    after, reward, over, _, info = env.step(int(np.flatnonzero(~env.action_masks())[0]))

    assert np.array_equal(before, after)
    assert (reward, over) == (-0.5, False)
    assert info["refused"]


@pytest.mark.parametrize(("field", "value"), [("role", "green"), ("opponents", "god"), ("form", "sounds")])
def test_bad_input_names_field_and_remedy(field: str, value: str) -> None:
    arguments: dict[str, Any] = {field: value}
    with pytest.raises(BadInput, match=f"{field}: .*\n.*Give one of"):
        SoloEnv("twister", **arguments)


def test_a_game_is_cut_off_after_so_many_decisions_of_the_role() -> None:
    env = SoloEnv("twister", max_decisions=5)
    env.reset(seed=2)

    ends = [env.step(np.flatnonzero(env.action_masks())[0])[2:4] for _ in range(5)]

    assert ends == [(False, False)] * 4 + [(False, True)]


def test_several_environments_run_side_by_side() -> None:
    envs = gymnasium.make_vec("underkeep/twister-v3", num_envs=2, vectorization_mode="sync")
    seen, _ = envs.reset(seed=1)

    assert seen.shape[0] == 2
    envs.close()
