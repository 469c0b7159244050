"""Scenes in which tests of several chapters play: role sets, maps, and games at a certain point."""

from __future__ import annotations

from typing import Any

from tests.games.vast.table import do, moves, situation
from underkeep.games.vast import names
from underkeep.games.vast.board.cavern import Cavern
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.state.game import Vast

LINE = {"n1": "ambush-01", "n2": "ambush-05", "n3": "ambush-10"}
STEALTHY = {"stats": {"movement": 0, "stealth": 2, "thievery": 1}}
THREE = "knight-goblins-dragon"
CROSS = {"n1": "ambush-01", "e1": "ambush-05", "s1": "ambush-10", "w1": "ambush-13"}
FOUR = "knight-goblins-dragon-cave"
PROMO = {"promo_cards": True}
PAIR = "knight-goblins"
INFESTED = "knight-dragon"  # Goblin Infestation takes the place of the Goblins
PITS_AT_BOTH_SIDES = {"pits": ["e2", "w2"]}
ROW = {"e1": {"dark": "ambush-01"}, "w1": {"dark": "ambush-05"}}


def at(game: Vast, square: str) -> int:
    return next(tile for tile in game.cavern.tiles() if told_square(game.cavern, tile) == square)


def told_square(cavern: Cavern, tile: int) -> str:
    return SQUARE_NAMES[cavern.where[tile]]


def meet_event(card: str, roles: str = "knight-goblins", **knight: Any) -> Vast:
    """The Knight on an Event token whose card will be this one."""
    game = situation(
        roles,
        state={
            "map": {"n1": {"tile": "event-05", "tokens": ["event"]}, "n2": {"dark": "fangs"}, "e1": {"dark": "eye"}},
            "knight": {"at": "n1", **knight},
            "cave": {"events": [card]},
        },
    )
    do(game, "encounter")
    return game


def with_switch(name: str, on: bool) -> dict[str, bool]:
    return {name: True} if on else {}


def hidden(**goblins: object) -> Vast:
    state = {"map": {"n1": "ambush-01"}, "goblins": {"population": {"fangs": 3, "bones": 3, "eye": 3}, **goblins}}
    return situation("knight-goblins", "goblins", state=state)


def pass_turns(game: Vast, count: int) -> list[str]:
    """Whose turns follow when everybody stops as soon as he may."""
    order: list[str] = []
    for _ in range(2000):
        role = names.ROLES[game.active]
        if not order or order[-1] != role:
            order.append(role)
        if len(order) == count:
            return order
        offered = moves(game)
        do(game, "done" if "done" in offered else offered[0])
    raise AssertionError(order)


def grounds(roles: str = FOUR, turn: str = "", **keys: Any) -> Vast:
    """A position of a game with Terrain."""
    return situation(roles, turn, setup={"terrain": True, **keys.pop("setup", {})}, **keys)


def after(game: Vast, frame: Any) -> Vast:
    """The game when a frame has been carried out as far as nobody is asked."""
    game.push(frame)
    game.run()
    return game


def pit_game(roles: str, turn: str, **keys: Any) -> Vast:
    state = {"map": ROW, "terrain": PITS_AT_BOTH_SIDES, **keys}
    return situation(roles, turn, setup={"terrain": True}, state=state, turn_state={"collapse": True})
