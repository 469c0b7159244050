"""Bots of every level: they score when they can, know no more than their view, and say why."""

from __future__ import annotations

import pytest

from tests.bots.fairness import assert_fair
from tests.bots.positions import SPEC, TWISTER, played, position, question
from underkeep.bots.api import LEVELS, Budget, budget_of, choose, levels_for, usual_level
from underkeep.words import Speaker

QUICK = Budget(1e9, iterations=12)  # no clock, so that answers repeat
RUNNER = {"yellow": {"thief": "u2", "troll": "q9"}, "blue": {"warrior": "v9"}}


def test_all_levels_play_twister_and_play_now_is_adept() -> None:
    assert levels_for("twister") == ("novice", "adept", "master", "grandmaster")
    assert usual_level("twister") == "adept"
    assert usual_level("ambush") == "novice"
    assert budget_of("grandmaster").seconds > budget_of("master").seconds


@pytest.mark.parametrize("level", ["adept", "master", "grandmaster"])
def test_they_leave_the_maze_when_they_can(level: str) -> None:
    game = position(RUNNER, turn={"points": 1})
    for _ in range(2):  # who, and where to
        view, prompt = question(game, 0)
        SPEC.act(game, 0, SPEC.parse(choose(level, view, prompt, QUICK, 1).move))
    assert game.points[0] == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize("level", LEVELS)
def test_equal_views_and_seed_give_equal_choices_whatever_the_truth(level: str) -> None:
    for moves in (2, 15, 60, 75):
        game = played(moves, seed=moves)
        for role in SPEC.asked(game):
            assert_fair(SPEC, game, role, level, QUICK)


@pytest.mark.parametrize("level", LEVELS)
def test_reasons_are_said_in_both_languages(level: str) -> None:
    for moves in (0, 12, 30, 60, 61, 62):
        game = played(moves, seed=4)
        role = SPEC.asked(game)[0]
        choice = choose(level, *question(game, role), QUICK, 3)
        for lang in ("en", "it"):
            speaker = Speaker(lang, "twister", TWISTER.pack, "kernel")
            for reason in choice.reasons:
                assert speaker.knows(reason.label.id), reason
                assert "{" not in speaker.label(reason.label)


def test_the_novice_errs_and_the_adept_hardly_ever() -> None:
    game = position(RUNNER)
    view, prompt = question(game, 0)
    novice = [choose("novice", view, prompt, QUICK, seed).move for seed in range(30)]
    adept = [choose("adept", view, prompt, QUICK, seed).move for seed in range(10)]
    assert set(adept) == {"walk thief"}
    assert len(set(novice)) > 1
    assert novice.count("walk thief") >= 5


def test_a_search_is_the_same_for_a_seed_and_a_number_of_iterations() -> None:
    game = played(70, seed=2)
    role = SPEC.asked(game)[0]
    view, prompt = question(game, role)
    assert choose("master", view, prompt, QUICK, 5) == choose("master", view, prompt, QUICK, 5)


def test_a_search_without_time_still_answers() -> None:
    game = played(70, seed=2)
    role = SPEC.asked(game)[0]
    view, prompt = question(game, role)
    assert choose("grandmaster", view, prompt, Budget(0.0), 5).move in {option.move for option in prompt.options}


def test_the_spec_tells_the_reasons_of_a_view() -> None:
    game = position(RUNNER, turn={"points": 1})
    view, _ = question(game, 0)
    reasons = SPEC.reasons(view, 0, SPEC.parse("walk thief"))
    assert reasons[0].label.id == "twister-why-points"
    assert reasons[0].weight == 100.0
    assert SPEC.features(view, 0)["worth_points"] == 0.0
