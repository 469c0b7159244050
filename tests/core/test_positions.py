"""Position files: their form, and steps that tell what is not as stated."""

from __future__ import annotations

from typing import Any

import pytest
from kernel_games.ambush.case import CASE

from underkeep.core.formats.positions import look_up, read_position, run_position
from underkeep.core.kernel.errors import BadInput

HEAD: dict[str, Any] = {
    "game": "ambush",
    "rule": "TOYA-BEAST-01",
    "title": "The Beast wakes",
    "turn": "beast",
}


def told(*steps: dict[str, Any], **keys: Any) -> list[str]:
    return run_position(CASE.spec, CASE.content, read_position({**HEAD, **keys, "steps": list(steps)}))


def test_a_file_without_steps_only_sets_up() -> None:
    position = read_position(HEAD)

    assert position.rules == ("TOYA-BEAST-01",)
    assert run_position(CASE.spec, CASE.content, position) == []


@pytest.mark.parametrize(
    ("tree", "where"),
    [
        ("text", "position"),
        ({**HEAD, "colour": 1}, "colour"),
        ({"game": "ambush", "rule": "X"}, "title"),
        ({**HEAD, "steps": {"do": "prowl"}}, "steps"),
        ({**HEAD, "steps": ["prowl"]}, "steps[1]"),
        ({**HEAD, "steps": [{"do": "prowl"}, {"as": "beast"}]}, "steps[2]"),
        ({**HEAD, "steps": [{"do": "prowl", "expect": {}}]}, "steps[1]"),
        ({**HEAD, "steps": [{"do": "prowl", "rule": "X"}]}, "steps[1]"),
        ({**HEAD, "steps": [{"refuse": "rest"}]}, "steps[1]"),
        ({**HEAD, "steps": [{"legal": {"hass": ["sleep"]}}]}, "steps[1].legal.hass"),
        ({**HEAD, "steps": [{"legal": {}}]}, "steps[1].legal"),
        ({**HEAD, "steps": [{"legal": {"has": "sleep"}}]}, "steps[1].legal.has"),
        ({**HEAD, "steps": [{"legal": {"lacks": []}}]}, "steps[1].legal.lacks"),
        ({**HEAD, "steps": [{"legal": {"count": "2"}}]}, "steps[1].legal.count"),
        ({**HEAD, "steps": [{"expect": {}}]}, "steps[1].expect"),
        ({**HEAD, "steps": [{"view": {"role": "beast"}}]}, "steps[1].view"),
    ],
)
def test_a_file_of_bad_form_names_the_place(tree: Any, where: str) -> None:
    with pytest.raises(BadInput) as error:
        read_position(tree)

    assert error.value.where == where
    assert error.value.remedy


def test_true_steps_tell_nothing() -> None:
    assert (
        told(
            {"legal": {"count": 2, "has": ["sleep"], "lacks": ["rest"]}},
            {"refuse": "rest", "as": "beast", "rule": "TOYA-SCOUT-02"},
            {"do": "prowl"},
            {"expect": {"state.beast": "b1"}},
            {"view": {"role": "spectator", "beast": "b1"}},
            {"view": {"beast": "b1"}},
            luck={"die": [1]},
            state={"map": ["...", "..."], "scout": "a1", "beast": "c1"},
        )
        == []
    )


@pytest.mark.parametrize(
    ("step", "told_about"),
    [
        ({"legal": {"count": 3}}, "2 options, not 3"),
        ({"legal": {"has": ["rest"]}}, "'rest' is not offered"),
        ({"legal": {"lacks": ["prowl"]}}, "'prowl' is offered"),
        ({"refuse": "prowl", "rule": "X"}, "is legal, but X should refuse it"),
        ({"refuse": "rest", "rule": "X"}, "is refused by TOYA-SCOUT-02, not by X"),
        ({"refuse": "rest", "as": "scout", "rule": "X"}, "refusal-waits"),
        ({"do": "rest"}, "not legal"),
        ({"do": "fly"}, "unknown move"),
        ({"do": "prowl", "as": "cook"}, "there is no role"),
        ({"expect": {"state.health": 9}}, "state.health is 4, not 9"),
        ({"expect": {"state.hat": 9}}, "there is no 'hat'"),
        ({"view": {"role": "cook", "health": 4}}, "there is no role"),
        ({"view": {"role": "beast", "health": 9}}, "health is 4, not 9"),
    ],
)
def test_a_false_step_is_told(step: dict[str, Any], told_about: str) -> None:
    lines = told(step)

    assert len(lines) == 1
    assert lines[0].startswith("step 1")
    assert told_about in lines[0]


def test_after_a_move_that_failed_nothing_more_is_compared() -> None:
    lines = told({"do": "rest"}, {"expect": {"state.health": 9}})

    assert len(lines) == 1


def test_a_path_goes_by_ids_through_lists() -> None:
    tree = {"rooms": [{"id": "crypt", "doors": 2}, {"id": "hall", "doors": 3}]}

    assert look_up(tree, "rooms.hall.doors") == 3
    with pytest.raises(BadInput, match="crypt, hall"):
        look_up(tree, "rooms.attic.doors")
