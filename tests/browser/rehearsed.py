"""Moves that lead a table of one person to a position worth looking at, found by playing the same seed here first."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import underkeep
from underkeep.core.kernel.views import Prompt

Fits = Callable[[underkeep.PlayedGame, Prompt], bool]
ENDS: Final = ("end", "pass", "done", "stop")


def moves_until(
    body: dict[str, Any], fits: Fits, prefer: tuple[str, ...] = (), most: int = 400
) -> list[tuple[str, str]]:
    """By chance, what is preferred first and the end of a phase last, until the question fits."""
    options = dict(body["options"])
    if body["game"] == "vast":
        options.setdefault("roles", "knight-goblins-dragon-cave-thief")
    for dice in range(20):
        game = underkeep.new(body["game"], seed=body["seed"], **options)
        chance = random.Random(dice)  # noqa: S311  a script of moves
        for _ in range(most):
            if game.over:
                break
            prompt = game.prompt(game.asked[0])
            if fits(game, prompt):
                return list(game.moves)
            moves = [option.move for option in prompt.options]
            going = [move for move in moves if move.split()[0] not in ENDS] or moves
            game.act(chance.choice([move for move in moves if move.startswith(prefer)] or going), prompt.role)
    raise AssertionError("it did not come to that")
