"""Saving: frames by name, steps, answers and luck come back; trees have one canonical form."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from kernel_games.ambush.case import CASE

from underkeep.core.formats.codec import canonical, digest, ints, load_frame, save_frame, vector
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.windows import Window
from underkeep.core.testing.random_numbers import Dice
from underkeep.core.testing.run import walk

SPEC = CASE.spec


def test_a_frame_is_its_name_and_its_values() -> None:
    frame = Window(3, 1, 0, 7)

    assert save_frame(frame) == ["Window", 3, 1, 0, 7]
    assert load_frame({"Window": Window}, "Window", [3, 1, 0, 7]) == frame


def test_an_unknown_frame_is_a_clear_error() -> None:
    with pytest.raises(BadInput, match="unknown frame 'Bridge'"):
        load_frame({}, "Bridge", [])


def test_stack_answers_and_luck_come_back() -> None:
    game = SPEC.new(SPEC.options.resolve({}), CASE.content, seed_from(5))
    walk(SPEC, game, 13, Dice("codec"))

    again = SPEC.load(json.loads(json.dumps(SPEC.save(game))), CASE.content)

    assert again.frames == game.frames
    assert list(again.steps) == list(game.steps)
    assert list(again.answered) == list(game.answered)
    assert again.luck.save() == game.luck.save()


def test_vectors_become_lists_and_back() -> None:
    assert ints(vector([3, 1, 2])) == [3, 1, 2]


def test_canonical_text_does_not_depend_on_order() -> None:
    assert canonical({"b": 1, "a": [2]}) == canonical({"a": [2], "b": 1}) == b'{"a":[2],"b":1}'


@dataclass
class Change:
    """One way in which a tree may differ."""

    tree: Any


@pytest.mark.parametrize("change", [Change({"a": 2}), Change({"b": 1}), Change({"a": "1"}), Change({"a": [1]})])
def test_the_digest_changes_when_anything_does(change: Change) -> None:
    assert digest({"a": 1}) != digest(change.tree)
    assert len(digest(change.tree)) == 8
