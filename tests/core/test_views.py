"""Views, labels and what goes over the wire."""

from __future__ import annotations

import json

from kernel_games.ambush.case import CASE

from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.views import Label, Mark, Option, Prompt, label, plain


def test_arguments_of_a_label_have_one_order() -> None:
    assert label("hit", who="imp", by=2) == Label("hit", (("by", 2), ("who", "imp")))


def test_dataclasses_become_plain_trees() -> None:
    option = Option("to c5", label("go", to="c5"), ("c5",), (Mark("path", "c5", 2),), "DT-MOVE-01")
    prompt = Prompt("red", 3, label("ask"), "DT-TURN-01", (option,))

    tree = plain(prompt)

    assert json.loads(json.dumps(tree)) == tree
    assert tree["options"][0]["targets"] == ["c5"]
    assert tree["options"][0]["preview"] == [{"kind": "path", "target": "c5", "value": 2}]


def test_plain_values_stay_as_they_are() -> None:
    assert plain({1: (True, None, "x", 2)}) == {"1": [True, None, "x", 2]}


def test_a_view_is_frozen_and_comparable() -> None:
    game = CASE.spec.new(CASE.spec.options.resolve({}), CASE.content, seed_from(1))

    view = CASE.spec.view(game, frozenset({1}))

    assert view == CASE.spec.view(game.clone(), frozenset({1}))
    assert view != CASE.spec.view(game, frozenset())
    assert hash(view) == hash(CASE.spec.view(game, frozenset({1})))
