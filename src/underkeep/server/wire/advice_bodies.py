"""What bots say of a game over REST: how it went, a move of it, and what is to come."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from underkeep.server.wire.common import Label
from underkeep.server.wire.messages import Advice


class Turning(Struct):
    """A move after which things stood otherwise: what was played, and by how many percent each line changed."""

    move: int
    role: str
    label: Label
    swings: list[int]


class Study(Struct):
    """GET /api/tables/{table}/study, after the end: estimates by a bot that sees everything open."""

    done: bool  # else there is more to come
    moves: int
    measure: Literal["chance", "goal"]  # chance to win, or how much of its own goal a role has reached
    roles: list[str]  # of the lines; empty: one line for all, who win or lose together
    curve: list[list[int]]  # after each move so far: percent
    turning: list[Turning]


class Foreseen(Struct):
    """What may happen to a thing of the board, in the game's own word, and how likely it is in percent."""

    thing: str
    kind: str
    chance: int


class Forecast(Struct):
    """GET /api/tables/{table}/forecast: what is to come if the turn ended now, from what everybody knows."""

    moves: int  # of the game, when it was made
    foreseen: list[Foreseen]


class Review(Struct):
    """GET /api/tables/{table}/replay/{move}/review: a move from its own role's eyes, and what the master would play."""

    move: int
    played: Advice
    best: Advice
