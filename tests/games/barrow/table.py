"""Barrow at a table of tests: situations stated as position files state them, moves by their texts."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from barrow.spec import SPEC
from barrow.state import ROLES, Barrow

from underkeep.core.kernel.events import Chronicle, Event
from underkeep.core.kernel.luck import seed_from
from underkeep.core.testing import Case
from underkeep.library import read_pack

PACK: Final = read_pack(Path(__file__).parents[3] / "examples" / "barrow" / "content", "barrow")
CONTENT: Final = SPEC.content(PACK)
POSITIONS: Final = (
    ("a wight comes", {"setup": {"players": 2}, "state": {"wight": 1, "sack": ["cup", "crown"]}}),
    ("the last relic", {"state": {"turn": "fox", "lost": ["wight"] * 8, "hoards": {"fox": ["bead"] * 8}}}),
)
CASE: Final = Case(SPEC, CONTENT, PACK.digest, positions=POSITIONS, most_moves=300, cards=("crown", "wight", "ward"))


def new_game(players: int = 2) -> Barrow:
    game = SPEC.new(SPEC.options.resolve({"players": players}), CONTENT, seed_from(1))
    assert isinstance(game, Barrow)
    return game


def situation(state: dict[str, Any], hidden: dict[str, Any], players: int = 2) -> Barrow:
    """Raven's turn, unless the state says otherwise."""
    game = SPEC.position_in({"setup": {"players": players}, "state": state, "hidden": hidden}, CONTENT)
    assert isinstance(game, Barrow)
    return game


def do(game: Barrow, *moves: str) -> None:
    """Whoever is asked makes these moves."""
    for move in moves:
        SPEC.act(game, int(game.first_asked()), SPEC.parse(move))


def heard(game: Barrow, move: str) -> list[Event]:
    """What a move announces."""
    game.listener = listener = Chronicle()
    do(game, move)
    game.listener = None
    return listener.events


def moves(game: Barrow) -> list[str]:
    return [action.text for action in game.options(game.first_asked())]


def why_not(game: Barrow, move: str) -> str:
    """The rule that forbids a move to whoever is asked."""
    refusal = SPEC.check(game, int(game.first_asked()), SPEC.parse(move))
    assert refusal is not None
    return refusal.rule


def stated(game: Barrow, path: str) -> Any:
    """What a position file would say there: `state.sack`."""
    here: Any = SPEC.position_out(game)
    for name in path.split("."):
        here = here[name]
    return here


def asked(game: Barrow) -> str:
    return ROLES[game.first_asked()]
