"""OpenSpiel's own tests pass on every game, with serialisation; a playthrough can be written."""

from __future__ import annotations

from random import Random

import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

from underkeep.env import openspiel
from underkeep.env.tensors import games_with_layout

SHORT = {"twister": "target_points=1,stalemate_turns=10,deals=20", "vast": "roles=knight-thief,last_round=20"}


def played(state: openspiel.SpielState, moves: int, seed: int) -> openspiel.SpielState:
    dice = Random(seed)  # noqa: S311  play, not secrets
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("game", games_with_layout())
def test_random_simulation_with_serialisation(game: str) -> None:
    spiel = pyspiel.load_game(f"underkeep_{game}({SHORT.get(game, '')})")

    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", games_with_layout())
def test_a_sampled_game_and_its_states_come_back(game: str) -> None:
    spiel = pyspiel.load_game(f"underkeep_{game}_sampled(seed=5)")
    state = played(spiel.new_initial_state(), 40, seed=1)

    again = spiel.deserialize_state(state.serialize())

    assert spiel.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    assert str(played(again, 20, seed=2)) == str(played(state, 20, seed=2))
    assert again.history() == state.history()


@pytest.mark.parametrize("game", games_with_layout())
def test_a_playthrough_can_be_written(game: str) -> None:
    short = f"{SHORT.get(game, '')},one_hot=False".strip(",")

    lines = generate_playthrough.playthrough_lines(f"underkeep_{game}({short})", seed=2)

    moves = sum(line.startswith("action: ") for line in lines)
    assert 10 < moves <= 300
    assert any("InformationStateString(0)" in line for line in lines)


def test_information_states_tell_what_the_player_heard_and_nothing_else() -> None:
    game = pyspiel.load_game("underkeep_twister")
    one = game.new_initial_state()
    one.apply_action(7)
    two = one.clone()
    one.apply_action(one.legal_actions()[0])
    two.apply_action(two.legal_actions()[1])

    assert one.information_state_string(1) == two.information_state_string(1)
    assert one.information_state_string(0) != two.information_state_string(0)


def test_tensors_of_information_states_differ_with_what_was_heard() -> None:
    game = pyspiel.load_game("underkeep_twister(one_hot=False)")
    one = game.new_initial_state()
    one.apply_action(7)
    two = one.clone()
    one.apply_action(one.legal_actions()[0])
    two.apply_action(two.legal_actions()[1])

    assert one.information_state_tensor(1) == two.information_state_tensor(1)
    assert one.information_state_tensor(0) != two.information_state_tensor(0)
    assert len(one.information_state_tensor(0)) == len(one.observation_tensor(0)) + 256


@pytest.mark.parametrize(
    ("name", "zero"),
    [
        ("underkeep_twister", True),
        ("underkeep_vast(roles=_knight-dragon)", True),
        ("underkeep_vast", False),
        ("underkeep_heroes", False),
    ],
)
def test_a_game_of_two_rivals_is_told_to_be_zero_sum(name: str, zero: bool) -> None:
    utilities = pyspiel.GameType.Utility

    utility = pyspiel.load_game(name).get_type().utility

    assert utility == (utilities.ZERO_SUM if zero else utilities.GENERAL_SUM)


def test_a_resampled_state_looks_the_same_to_the_player() -> None:
    state = played(pyspiel.load_game("underkeep_twister").new_initial_state(), 60, seed=3)
    player = state.current_player()

    other = state.resample_from_infostate(player, Random(1).random)  # noqa: S311  play, not secrets

    assert other.observation_string(player) == state.observation_string(player)
    assert other.legal_actions() == state.legal_actions()
    assert str(other) != str(state)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("underkeep_twister(target_points=3,wand_on_friends=False)")

    assert game.adapter.options.number("target_points") == 3
    assert not game.adapter.options.flag("wand_on_friends")
    with pytest.raises(Exception, match="target_points"):
        pyspiel.load_game("underkeep_twister(target_points=99)")
