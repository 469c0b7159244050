"""A view names no frame: not by its name in any spelling, not by a record of its fields."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from underkeep.core.testing.shown import records_in, spellings, texts_in


@dataclass(frozen=True)
class EnterTile:
    """A frame, as far as its name and fields go."""

    who: int
    at: int


@pytest.mark.parametrize("spelled", ["EnterTile", "enterTile", "enter-tile", "enter tile", "Enter Tile"])
def test_a_name_is_known_in_every_spelling(spelled: str) -> None:
    assert spelled in spellings("EnterTile")


def test_a_name_of_one_word_is_the_games_own_in_small_letters() -> None:
    assert spellings("Vote") == {"Vote"}


def test_texts_are_found_however_deep_they_lie() -> None:
    assert texts_in({"a": ["x", {"b": "enter-tile"}], "c": 3}) == {"x", "enter-tile"}


@pytest.mark.parametrize("keys", [("who", "at"), ("Who", "At")])
def test_a_record_of_the_fields_of_a_frame_is_found(keys: tuple[str, str]) -> None:
    shown = {"doing": [{keys[0]: 1, keys[1]: 2}]}

    assert frozenset(EnterTile.__dataclass_fields__) in records_in(shown)
