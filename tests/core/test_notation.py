"""Names of things in move texts."""

from __future__ import annotations

import pytest

from underkeep.core.formats.notation import Names, grid_names
from underkeep.core.kernel.errors import BadInput


def test_names_go_both_ways() -> None:
    names = Names("room", ["crypt", "hall"])

    assert (names.name(1), names.number("hall"), names.has("attic")) == ("hall", 1, False)


def test_an_unknown_name_tells_the_known_ones() -> None:
    with pytest.raises(BadInput, match="there is no room 'attic'") as error:
        Names("room", ["crypt", "hall"]).number("attic")

    assert "crypt, hall" in error.value.remedy


def test_names_are_unique() -> None:
    with pytest.raises(BadInput):
        Names("room", ["hall", "hall"])


def test_squares_are_named_as_on_a_chess_board_from_the_north_west() -> None:
    assert grid_names(3, 2) == ["a1", "b1", "c1", "a2", "b2", "c2"]
