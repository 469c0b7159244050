"""Random play in one compiled loop: the yardstick of speed and the body of simulations with random bots."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.game import Game
from underkeep.core.kernel.native import i64

MASK: Final = 0x7FFFFFFF


def next_random(r: i64) -> i64:
    """A small linear congruential generator, the same compiled and not; for policies, never for the luck of a game."""
    return (r * 1103515245 + 12345) & MASK


def pick(r: i64, n: i64) -> i64:
    return ((r >> 16) * n) >> 15


def playout(game: Game, policy: i64, limit: i64) -> tuple[i64, i64, i64]:
    """Uniform random play until the end or the limit: (decisions, sum of options, last policy number)."""
    r: i64 = policy & MASK
    decisions: i64 = 0
    total: i64 = 0
    while decisions < limit:
        role = game.first_asked()
        if role < 0:
            break
        options = game.options(role)
        n: i64 = len(options)
        r = next_random(r)
        game.advance(role, options[pick(r, n)])
        decisions += 1
        total += n
    return decisions, total, r
