"""PettingZoo's own tests pass; seeds reproduce; copies and other processes go on from the same point."""

from __future__ import annotations

import copy
import json
import pickle
import warnings
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from underkeep.core.kernel.errors import BadInput, IllegalAction
from underkeep.env import pettingzoo
from underkeep.env.forms import FLAT, SCALED, TEXT
from underkeep.env.pettingzoo import Aec
from underkeep.env.tensors import games_with_layout

SHORT: dict[str, dict[str, Any]] = {
    "twister": {"target_points": 1, "stalemate_turns": 10},
    "vast": {"roles": "knight-goblins", "last_round": 20},
}
ALLOWED = (  # recommendations that a game with named roles and named tensors cannot follow
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "We recommend agents to be named",
    "Agents have different observation space sizes",
)


def play(env: Aec, most: int, seed: int = 0) -> list[int]:
    """Random actions until the end or so many."""
    dice, played = np.random.default_rng(seed), list[int]()
    while len(played) < most and not any(env.terminations.values()):
        action = int(dice.choice(np.flatnonzero(env.mask(env.agent_selection))))
        env.step(action)
        played.append(action)
    return played


@pytest.mark.parametrize("make", [pettingzoo.raw_env, pettingzoo.env], ids=["raw", "wrapped"])
@pytest.mark.parametrize("game", games_with_layout())
def test_the_api_test_passes(game: str, make: Callable[..., Any], capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(make(game, SHORT.get(game), render_mode="ansi"), num_cycles=60)

    assert "Passed API test" in capsys.readouterr().out
    assert [str(one.message) for one in told if not str(one.message).startswith(ALLOWED)] == []


@pytest.mark.parametrize("form", [FLAT, SCALED])
@pytest.mark.parametrize("game", games_with_layout())
def test_plain_observations_pass_the_api_test_without_a_warning(game: str, form: str) -> None:
    made = pettingzoo.env(game, SHORT.get(game), form=form, masks="info", numbered=True, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(made, num_cycles=60)

    assert made.possible_agents[0].endswith("_0")


@pytest.mark.parametrize("game", games_with_layout())
def test_text_is_what_the_role_sees_and_is_asked(game: str) -> None:
    env = pettingzoo.raw_env(game, form=TEXT)
    env.reset(seed=1)
    assert env.game is not None
    asked = env.agent_selection
    move = env.adapter.actions[int(np.flatnonzero(env.mask(asked))[0])].text

    seen = {agent: env.observe(agent)["observation"] for agent in env.agents}

    assert f"- {move}: " in seen[asked]
    assert all(env.observation_space(agent).contains(env.observe(agent)) for agent in env.agents)
    others = [agent for agent in env.agents if not env.game.asked() >> env.role_of[agent] & 1]
    assert not any(f"- {move}: " in seen[agent] for agent in others)


@pytest.mark.parametrize("game", games_with_layout())
def test_a_game_is_cut_off_after_so_many_decisions(game: str) -> None:
    env = pettingzoo.raw_env(game, max_decisions=12)
    env.reset(seed=4)

    for _ in range(12):
        assert not any(env.truncations.values())
        play(env, 1)

    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not env.mask(env.agent_selection).any()
    copied = pickle.loads(pickle.dumps(env))  # noqa: S301  our own bytes
    assert copied.truncations == env.truncations
    while env.agents:
        env.step(None)


@pytest.mark.parametrize("game", games_with_layout())
def test_everybody_may_answer_at_every_step(game: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, SHORT.get(game), form=FLAT), num_cycles=60)


@pytest.mark.parametrize(("field", "value"), [("form", "sounds"), ("masks", "nowhere")])
def test_a_bad_style_names_field_and_remedy(field: str, value: str) -> None:
    with pytest.raises(BadInput, match=f"{field}: .*\n.*Give one of"):
        pettingzoo.raw_env("twister", None, None, 0.0, **{field: value})


@pytest.mark.parametrize("game", games_with_layout())
def test_the_seed_test_passes(game: str) -> None:
    seed_test(partial(pettingzoo.raw_env, game), num_cycles=40)


@pytest.mark.parametrize("game", games_with_layout())
def test_a_game_ends_with_rewards_and_every_agent_leaves(game: str) -> None:
    env = pettingzoo.raw_env(game, SHORT.get(game))
    env.reset(seed=4)

    play(env, 20_000)

    assert all(env.terminations.values())
    assert set(env.rewards.values()) <= {-1.0, 0.0, 1.0}
    assert env.rewards == env._cumulative_rewards
    assert not env.mask(env.agent_selection).any()
    while env.agents:
        env.step(None)


@pytest.mark.parametrize("game", games_with_layout())
def test_copies_go_on_from_the_same_point(game: str) -> None:
    env = pettingzoo.raw_env(game)
    env.reset(seed=7)
    play(env, 60)

    copies = [env.clone(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301  our own bytes
    expected = play(env, 60, seed=1)

    for one in copies:
        assert play(one, 60, seed=1) == expected
        assert np.array_equal(one.vector(one.agent_selection), env.vector(env.agent_selection))
        one.reset()
        again = env.clone()
        again.reset()
        assert np.array_equal(one.vector(one.agent_selection), again.vector(again.agent_selection))


@pytest.mark.parametrize("game", games_with_layout())
def test_a_saved_point_is_plain_json_and_comes_back(game: str) -> None:
    env = pettingzoo.raw_env(game)
    env.reset(seed=7)
    play(env, 30)
    saved = json.loads(json.dumps(env.save()))
    expected = play(env, 30)

    assert play(env.restore(saved), 30) == expected


def played_elsewhere(env: Aec) -> list[int]:
    return play(env, 40, seed=2)


def test_another_process_goes_on_from_the_same_point() -> None:
    env = pettingzoo.raw_env("twister")
    env.reset(seed=9)
    play(env, 40)

    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        elsewhere = pool.submit(played_elsewhere, env).result()

    assert elsewhere == play(env, 40, seed=2)


def test_an_environment_that_was_never_reset_can_be_copied() -> None:
    env = pickle.loads(pickle.dumps(pettingzoo.raw_env("twister")))  # noqa: S301  our own bytes
    env.reset(seed=1)

    assert env.agent_selection in env.agents


def test_an_illegal_action_names_the_rule_and_changes_nothing() -> None:
    env = pettingzoo.raw_env("twister")
    env.reset(seed=1)
    before = env.save()

    with pytest.raises(IllegalAction, match="not legal"):
        env.step(env.adapter.spec.parse("done").number)
    with pytest.raises(BadInput, match="not an action"):
        env.step(99_999)

    assert env.save() == before


def test_one_role_sees_nothing_of_anothers_answer() -> None:
    env = pettingzoo.raw_env("twister")
    env.reset(seed=1)
    other = env.clone()
    first = env.agent_selection
    one, two = np.flatnonzero(env.mask(first))[:2]

    env.step(int(one))
    other.step(int(two))
    unseen = next(agent for agent in env.agents if agent != first)

    assert np.array_equal(env.vector(unseen), other.vector(unseen))
    assert not np.array_equal(env.vector(first), other.vector(first))


def test_bad_options_name_field_and_remedy() -> None:
    with pytest.raises(BadInput, match="target_points"):
        pettingzoo.raw_env("twister", {"target_points": 99})
    with pytest.raises(BadInput, match="The games are"):
        pettingzoo.raw_env("chess")
