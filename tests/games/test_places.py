"""Places have the names that stand on the board: one each, the same for everybody who reads."""

from __future__ import annotations

import pytest

from underkeep.games.twister.board.squares import PLACE_NAMES, SQUARE_NAMES
from underkeep.games.vast.board.squares import CELLS, SIDE, square_name
from underkeep.games.vast.board.squares import SQUARE_NAMES as VAST_SQUARES
from underkeep.library import load_game, spec_of
from underkeep.words import Speaker


def test_no_two_squares_of_the_cave_have_one_name() -> None:
    signs = spec_of("vast").board_signs()

    assert len(set(signs.values())) == CELLS == len(signs)
    assert (signs["o"], signs["n2e1"], signs["s3w2"]) == ("M20", "N18", "K23")


def test_the_cave_goes_on_beyond_the_letters() -> None:
    signs = spec_of("vast").board_signs()

    east = [signs[square_name(28 * SIDE + column)] for column in (41, 42, 43)]
    west = [signs[square_name(28 * SIDE + column)] for column in (16, 15, 14)]

    assert east == ["Z20", "AA20", "AB20"]
    assert west == ["A20", "ZZ20", "ZY20"]


def test_no_room_of_the_maze_is_called_like_a_square() -> None:
    speaker = Speaker("en", "twister", load_game("twister").pack)

    rooms = [speaker.name(f"room:{place}") for place in PLACE_NAMES.names]
    squares = [speaker.name(f"sq:{square}") for square in SQUARE_NAMES.names]

    assert len({*rooms, *squares}) == len(rooms) + len(squares)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_move_can_be_typed_with_the_names_of_the_board(lang: str) -> None:
    speaker = Speaker(lang, "vast", load_game("vast").pack)

    assert speaker.move("at n2e1") == "at n18"
    assert speaker.typed("at N18") == "at n2e1"
    assert all(speaker.typed(speaker.move(f"at {square}")) == f"at {square}" for square in VAST_SQUARES)
