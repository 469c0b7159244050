"""Actions: one text each, shared objects, a finite table."""

from __future__ import annotations

import pytest

from underkeep.core.kernel.actions import MAX_ACTIONS, ActionTable
from underkeep.core.kernel.errors import BadInput


def test_an_action_knows_its_number_verb_and_parameters() -> None:
    table = ActionTable()
    table.add("pass", 0)

    action = table.add("throw rope c5", 3, 1, 2, 7)

    assert (action.number, action.verb, action.a, action.b, action.c) == (1, 3, 1, 2, 7)
    assert repr(action) == "<throw rope c5>"
    assert table.size() == 2


def test_a_family_has_one_action_per_name() -> None:
    table = ActionTable()

    family = table.family("to {}", 2, ["a1", "b1"])

    assert [(a.text, a.verb, a.a) for a in family] == [("to a1", 2, 0), ("to b1", 2, 1)]


def test_a_text_parses_back_to_the_very_action() -> None:
    table = ActionTable()
    action = table.add("take rope", 1)

    assert table.parse("take rope") is action
    assert table.parse("  take   rope ") is action


@pytest.mark.parametrize("text", ["pass", "två", " pass", "a  b", "a\tb"])
def test_a_text_that_is_taken_or_not_plain_is_refused(text: str) -> None:
    table = ActionTable()
    table.add("pass", 0)

    with pytest.raises(BadInput):
        table.add(text, 0)


def test_an_unknown_text_is_a_clear_error() -> None:
    with pytest.raises(BadInput, match="unknown move 'fly'") as error:
        ActionTable().parse("fly")

    assert error.value.where == "move"


def test_a_table_has_four_thousand_actions_at_most() -> None:
    table = ActionTable()
    table.family("{}", 0, [str(n) for n in range(MAX_ACTIONS)])

    with pytest.raises(BadInput, match="more than 4000"):
        table.add("one more", 0)
