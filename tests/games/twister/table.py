"""A table to test at: positions in a few words, moves by their texts, and what they change."""

from __future__ import annotations

from typing import Any

from underkeep.core.formats.positions import look_up
from underkeep.core.kernel.events import Chronicle
from underkeep.core.kernel.luck import seed_from
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.game import Twister
from underkeep.library import load_game

LOADED = load_game("twister")
Pieces = dict[str, Any]


def situation(rooms: dict[str, Any], yellow: Pieces | None = None, blue: Pieces | None = None, **keys: Any) -> Twister:
    """A position of the middle game: revealed rooms, pieces by colour; further keys as in a position file."""
    state = {"rooms": rooms, "tokens": {"yellow": yellow or {}, "blue": blue or {}}, **keys.pop("state", {})}
    game = SPEC.position_in({"state": state, **keys}, LOADED.content)
    assert isinstance(game, Twister)
    return game


def dark_situation(
    rooms: dict[str, Any], yellow: Pieces | None = None, blue: Pieces | None = None, **keys: Any
) -> Twister:
    """The same with the pieces of both boxes."""
    return situation(rooms, yellow, blue, setup={"box": "mixed", **keys.pop("setup", {})}, **keys)


def new_game(seed: int = 1, **options: Any) -> Twister:
    game = SPEC.new(SPEC.options.resolve(options), LOADED.content, seed_from(seed))
    assert isinstance(game, Twister)
    return game


def do(game: Twister, *moves: str) -> None:
    """Moves through the door, each by whoever is asked; `blue: card 3` names who where both are."""
    for move in moves:
        who, _, text = move.rpartition(": ")
        role = ("yellow", "blue").index(who) if who else SPEC.asked(game)[0]
        SPEC.act(game, role, SPEC.parse(text))


def why_not(game: Twister, move: str, role: int | None = None) -> str:
    """The rule that forbids a move, empty if it is legal."""
    refusal = SPEC.check(game, SPEC.asked(game)[0] if role is None else role, SPEC.parse(move))
    return "" if refusal is None else refusal.rule


def moves(game: Twister, role: int | None = None) -> list[str]:
    return [action.text for action in game.options(SPEC.asked(game)[0] if role is None else role)]


def told(game: Twister, path: str) -> Any:
    """A value of the game by its path, as `expect` names it."""
    return look_up(SPEC.position_out(game), path)


def heard(game: Twister, *actions: str) -> list[Any]:
    """The events of some moves."""
    chronicle = Chronicle()
    game.listener = chronicle
    do(game, *actions)
    game.listener = None
    return chronicle.drain()


def through_setup(game: Twister) -> Twister:
    """Both sides choose and place their first options until the first card is asked."""
    while told(game, "question") in ("line", "placement"):
        for role in SPEC.asked(game):
            game.advance(role, game.options(role)[0])
            break
    return game
