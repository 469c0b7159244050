"""Prepared placements: each is played to the first turn by what is offered alone, for both sides and both boxes."""

from __future__ import annotations

from typing import Any

import pytest

from underkeep.core.formats.history import History
from underkeep.core.kernel.views import Prompt
from underkeep.games.twister.judge.prepared import LINES, laid
from underkeep.library import load_game
from underkeep.words import Speaker

LOADED = load_game("twister")
SPEC = LOADED.spec


def placed(plan: str, **options: Any) -> History:
    """Both sides by the same plan, up to the first turn."""
    game = SPEC.new(SPEC.options.resolve(options), LOADED.content, bytes(32))
    history = History(SPEC, game, LOADED.content)
    while True:
        role = SPEC.asked(history.game)[0]
        prompt = SPEC.prompt(history.game, role)
        assert prompt is not None
        moves = dict(SPEC.prepared(prompt))
        if plan not in moves:
            return history
        history.act(role, SPEC.parse(moves[plan]))


@pytest.mark.parametrize("plan", LINES)
@pytest.mark.parametrize("options", [{}, {"box": "darkness", "first_set": True}])
def test_DT_SETUP_04_a_plan_places_a_whole_team(plan: str, options: dict[str, Any]) -> None:
    history = placed(plan, **options)

    assert [move.action.text.split()[0] for move in history.moves].count("line") == 8
    assert [move.action.text.split()[0] for move in history.moves].count("lay") == 20
    prompt = SPEC.prompt(history.game, SPEC.asked(history.game)[0])
    assert prompt is not None
    assert prompt.question.id == "twister-ask-play"


def test_DT_SETUP_03_the_plans_put_different_people_on_the_line() -> None:
    lines = [{move.action.text for move in placed(plan).moves if move.action.verb == 0} for plan in LINES]

    assert len({frozenset(line) for line in lines}) == len(LINES)


def test_the_goblin_of_the_runners_lies_in_the_room_beside_the_way_out() -> None:
    moves = [move.action.text for move in placed("runners").moves]

    assert {"lay goblin n4", "lay goblin s4"} & set(moves)
    assert {"lay goblin n1", "lay goblin s1"} & set(moves)


def test_DT_SETUP_05_a_full_room_is_passed_over() -> None:
    assert laid("runners", [["lay", "goblin", "n2"], ["lay", "goblin", "s1"]], "yellow") == "lay goblin n2"


def test_other_questions_have_no_plan() -> None:
    history = placed("wall")
    prompt = SPEC.prompt(history.game, SPEC.asked(history.game)[0])
    assert isinstance(prompt, Prompt)

    assert SPEC.prepared(prompt) == ()


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_plan_has_a_name_and_a_reason(lang: str) -> None:
    words = Speaker(lang, "twister", LOADED.pack)

    for plan in SPEC.plans():
        assert words.say(f"twister-plan-{plan}") != f"twister-plan-{plan}"
        assert len(words.say(f"twister-plan-{plan}-why")) > 40
