"""Positions of Twister for tests of bots, stated as in position files, and what bots are asked in them."""

from __future__ import annotations

from typing import Any

from underkeep.core.kernel.game import Game
from underkeep.core.kernel.views import Prompt
from underkeep.library import load_game

TWISTER = load_game("twister")
SPEC = TWISTER.spec


def position(tokens: dict[str, Any], **state: Any) -> Game:
    """Tokens by colour and piece on the revealed rooms n4 and s4; yellow is to act with three points."""
    rooms = state.pop("rooms", {"n4": "2G", "s4": "1D"})
    turn = {"player": "yellow", "points": 3, **state.pop("turn", {})}
    return SPEC.position_in({"state": {"rooms": rooms, "tokens": tokens, **state}, "turn": turn}, TWISTER.content)


def question(game: Game, role: int) -> tuple[Any, Prompt]:
    prompt = SPEC.prompt(game, role)
    assert prompt is not None
    return SPEC.view(game, frozenset({role})), prompt


def played(moves: int, seed: int, level: str = "adept") -> Game:
    """A game some moves on, both sides played by bots."""
    from underkeep.core.kernel.luck import seed_from
    from underkeep.lab.tournament import answer

    game = SPEC.new(SPEC.options.resolve({}), TWISTER.content, seed_from(seed))
    for number in range(moves):
        if game.over():
            break
        answer(TWISTER, game, {"yellow": level, "blue": level}, seed_from(seed), number)
    return game
