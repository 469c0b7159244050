"""Names of things as views, events and targets carry them."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.twister.board.squares import PLACE_NAMES, SQUARE_NAMES
from underkeep.games.twister.kinds import COLOURS, FIRST_NEUTRAL, NEUTRAL, NEUTRALS, SIDES, SLOTS, TEAM
from underkeep.games.twister.state.game import owner, slot_of


def slot_name(token: i64) -> str:
    """thief; torch-3"""
    if token >= FIRST_NEUTRAL:
        return NEUTRALS.name(int(token) - FIRST_NEUTRAL)
    return SLOTS.name(int(slot_of(token)))


def token_name(token: i64) -> str:
    """yellow:thief"""
    return f"{COLOURS[int(owner(token))]}:{slot_name(token)}"


def token_number(colour: str, slot: str) -> int:
    """The token of that colour and name."""
    side = COLOURS.index(colour)
    return FIRST_NEUTRAL + NEUTRALS.number(slot) if side == NEUTRAL else side * TEAM + SLOTS.number(slot)


def token_id(token: i64) -> str:
    return f"tok:{token_name(token)}"


def square_name(square: i64) -> str:
    return SQUARE_NAMES.name(int(square))


def square_id(square: i64) -> str:
    return f"sq:{square_name(square)}"


def edge_id(square: i64, side: i64) -> str:
    """A portcullis as it is clicked: edge:c5:e"""
    return f"edge:{square_name(square)}:{SIDES.name(int(side))}"


def place_name(place: i64) -> str:
    return PLACE_NAMES.name(int(place))


def place_id(place: i64) -> str:
    return f"room:{place_name(place)}"


def load_id(load: i64) -> str:
    """The id of what is carried, empty for nothing."""
    return token_id(load) if load >= 0 else ""
