"""Errors: one message with place, problem and remedy."""

from __future__ import annotations

from underkeep.core.kernel.errors import BadInput, IllegalAction, UnderkeepError


def test_an_error_says_where_what_and_how_to_mend_it() -> None:
    assert str(BadInput("is missing", "cards.toml", "Add it.")) == "cards.toml: is missing\nAdd it."
    assert str(UnderkeepError("broken")) == "broken"


def test_an_illegal_action_carries_its_rule() -> None:
    error = IllegalAction("'fly' is not legal", "DT-MOVE-01", "twister-no-wings")

    assert (error.rule, error.message, error.where) == ("DT-MOVE-01", "twister-no-wings", "DT-MOVE-01")
