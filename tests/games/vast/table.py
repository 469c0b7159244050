"""A table to test at: positions in a few words, moves by their texts, and what they change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from underkeep.core.formats.content import ContentPack
from underkeep.core.formats.positions import look_up
from underkeep.core.kernel.events import Chronicle
from underkeep.core.kernel.luck import seed_from
from underkeep.games.vast.names import ROLES
from underkeep.games.vast.spec import SPEC
from underkeep.games.vast.state.game import Vast
from underkeep.library import load_game

LOADED = load_game("vast")  # with the weights of its judge
PACK: ContentPack = LOADED.pack
CONTENT = LOADED.content
ALL_FIVE = "knight-goblins-dragon-cave-thief"
POSITIONS = Path(__file__).parent / "positions"


def situation(roles: str = ALL_FIVE, turn: str = "", **keys: Any) -> Vast:
    """A position: role set, whose turn; switches under `setup`, further keys as in a position file."""
    setup = {"roles": roles, **keys.pop("setup", {})}
    whose = {**({"role": turn} if turn else {}), **keys.pop("turn_state", {})}
    game = SPEC.position_in({"setup": setup, "turn": whose, **keys}, CONTENT)
    assert isinstance(game, Vast)
    return game


def position_file(name: str) -> Path:
    """The position file of a name, whatever its chapter."""
    return next(POSITIONS.rglob(f"{name}.yaml"))


def new_game(seed: int = 1, **options: Any) -> Vast:
    game = SPEC.new(SPEC.options.resolve(options), CONTENT, seed_from(seed))
    assert isinstance(game, Vast)
    return game


def do(game: Vast, *moves: str) -> None:
    """Moves through the door, each by whoever is asked."""
    for move in moves:
        SPEC.act(game, SPEC.asked(game)[0], SPEC.parse(move))


def why_not(game: Vast, move: str) -> str:
    """The rule that forbids a move, empty if it is legal."""
    refusal = SPEC.check(game, SPEC.asked(game)[0], SPEC.parse(move))
    return "" if refusal is None else refusal.rule


def moves(game: Vast) -> list[str]:
    return [action.text for action in game.options(SPEC.asked(game)[0])]


def told(game: Vast, path: str) -> Any:
    """A value of the game by its path, as `expect` names it."""
    return look_up(SPEC.position_out(game), path)


def asked(game: Vast) -> str:
    """Who is asked, by which rule."""
    return str(told(game, "asked"))


def heard(game: Vast, *actions: str) -> list[Any]:
    """The events of some moves."""
    chronicle = Chronicle()
    game.listener = chronicle
    do(game, *actions)
    game.listener = None
    return chronicle.drain()


def seat(game: Vast, role: str) -> int:
    return int(game.seat(ROLES.index(role)))
