"""Situations and questions that tests of several chapters share."""

from __future__ import annotations

from typing import Any

from tests.games.twister.table import (
    LOADED,
    told,
)
from underkeep.games.twister.board.squares import SQUARE_NAMES
from underkeep.games.twister.content import Content, Piece
from underkeep.games.twister.names import (
    KINDS,
)
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.game import Twister

ALL_ROOMS = {"n1": "1D", "n2": "1G", "n3": "2D", "n4": "2G", "s1": "3D", "s2": "3G", "s3": "4D", "s4": "4G"}


def square(name: str) -> int:
    return SQUARE_NAMES.number(name)


def room(id: str) -> Any:
    return next(room for room in LOADED.content.rooms if room.id == id)


BOX: Content = LOADED.content


WOUNDED = {"wounded": True}


def piece(name: str) -> Piece:
    found = LOADED.content.pieces[KINDS.number(name)]
    assert isinstance(found, Piece)
    return found


def shown(game: Twister) -> dict[str, dict[str, object]]:
    """Squares that show more than their terrain, with what it is."""
    names = ("tile", "part", "turns", "lit_now", "used", "sconce", "torch", "front")
    found = {}
    for square in SPEC.view(game, frozenset()).squares:
        facts = {name: getattr(square, name) for name in names if getattr(square, name)}
        if facts:
            found[square.name] = facts
    return found


YELLOW, BLUE, NOBODY = frozenset({0}), frozenset({1}), frozenset[int]()


def team(game: Twister, side: str) -> set[str]:
    return {name for name in told(game, f"state.tokens.{side}") if not name.startswith("zombie")}


def choose_all(game: Twister, first: bool = True) -> None:
    """Everybody picks the first (or last) option until the teams are complete."""
    while told(game, "question") == "draft":
        role = SPEC.asked(game)[0]
        game.advance(role, game.options(role)[0 if first else -1])


def room_ids(game: Twister) -> list[str]:
    return sorted(LOADED.content.rooms[int(room)].id for room in game.maze.room)
