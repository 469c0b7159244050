"""What bots make of a workpiece: games that they play by themselves, and what is counted in them."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from underkeep.bots.api import Budget, choose
from underkeep.core.kernel.events import Chronicle
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.telling import DEED, EFFECT, Telling
from underkeep.library import Loaded, content_of

MAX_DECISIONS: Final = 5_000  # then a game has no end
BUDGET: Final = Budget(60.0)  # such levels answer at once
LEVELS: Final = ("novice", "adept")  # that answer at once


@dataclass(frozen=True)
class MeasuredGame:
    """One game. `won`: did they win, or the first role where they do not play together? By how often they came: moves,
    things of the board in the story, and things in that part of it which was bad for somebody.
    """

    won: bool
    decisions: int
    moves: dict[str, int]
    things: dict[str, int]
    losses: dict[str, int]


def measure(
    game: str, digest: str, options: dict[str, Any], level: str, seed: str, first: int, most: int, seconds: float
) -> list[MeasuredGame]:
    """In a worker: games from that number on, one at least, until time is up."""
    loaded, end = content_of(game, digest), time.monotonic() + seconds
    found: list[MeasuredGame] = []
    while len(found) < most and (not found or time.monotonic() < end):
        found.append(play(loaded, options, level, f"{seed}:{first + len(found)}"))
    return found


def play(loaded: Loaded, options: dict[str, Any], level: str, seed: str) -> MeasuredGame:
    """The same game for the same seed: bots get views and prompts as at any table."""
    spec = loaded.spec
    dice = blake2b(seed.encode(), digest_size=32, person=b"underkeep-measur").digest()
    game = spec.new(spec.options.resolve(options), loaded.content, dice)
    moves, things, losses, decisions = Counter[str](), Counter[str](), Counter[str](), 0
    heard = game.listener = Chronicle()
    while not game.over() and decisions < MAX_DECISIONS:
        move = chosen(loaded, game, level, int.from_bytes(dice[:4], "big") + decisions)
        moves[move] += 1
        told = [loaded.spec.telling(event) for event in heard.drain()]
        things.update(touched(told))
        losses.update(touched([one for one in told if any(weight < 0 for _, weight in one.stakes)]))
        decisions += 1
    result, mine = spec.result(game), spec.role_names(game)[0]
    won = result is not None and bool(result.winners if spec.cooperative else mine in result.winners)
    return MeasuredGame(won, decisions, dict(moves), dict(things), dict(losses))


def chosen(loaded: Loaded, game: Game, level: str, seed: int) -> str:
    """A bot decides for whoever is asked first, and it is done."""
    spec, role = loaded.spec, int(game.first_asked())
    prompt = spec.prompt(game, role)
    assert prompt is not None
    move = choose(level, spec.view(game, frozenset({role})), prompt, BUDGET, seed).move
    spec.act(game, role, spec.parse(move))
    return move


def touched(told: list[Telling]) -> list[str]:
    """The things of the board that deeds, and what came of them, are about."""
    return [thing for one in told if one.part in (DEED, EFFECT) for thing in one.touches]
