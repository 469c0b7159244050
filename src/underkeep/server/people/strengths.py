"""Ratings: how good people and bots are in a role, game after game, with how sure that is.

The model is that of the lab's tournaments: a role wins with a chance in proportion to exp(how strong whoever plays it
is + how good the role itself is), in points of Elo, where 400 are odds of ten to one. Where all win or lose together
the sides are the players, as strong as their mean, and the guild of that scenario and difficulty. Each strength is a
normal distribution; a game moves it by the one event that was seen, who won, to the first order. Nothing is concluded
about the order of those who did not win (docs/decisions/0010-ratings.md says why that rules a library out).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

ELO: Final = 400 / math.log(10)
START: Final = 1500.0
SURE95: Final = 1.959964  # standard deviations on either side hold 95 % of a normal distribution
STRANGER: Final = 350.0  # standard deviation of a strength that nobody has seen yet
UNTRIED: Final = 150.0  # of a role's own advantage
DRIFT: Final = 8.0  # by which a strength may change from one game to the next
SETTLED: Final = 10  # games in a role from which on a rating stands on the ladder
ROLE: Final = b"role"  # whose strength that is: the role's own
GUILD: Final = b"guild"  # or the heroes', where all others play together

Key = tuple[bytes, str]  # who, in which role


@dataclass(frozen=True)
class Strength:
    """A normal distribution of points, and what it was learnt from."""

    mean: float
    spread: float
    games: int = 0
    won: float = 0.0
    expected: float = 0.0

    def low(self) -> float:
        """The lower end of the 95 % interval, by which a ladder is sorted."""
        return self.mean - SURE95 * self.spread


@dataclass(frozen=True)
class RatedSide:
    """One of those of whom one wins: whose strengths it is made of, and what share of the game it won."""

    keys: tuple[Key, ...]  # of players, whose mean counts
    role: Key  # what adds to it: the role's own advantage
    share: float


def bot_key(level: str) -> bytes:
    """Whose rating that of a bot is."""
    return f"bot:{level}".encode()


def level_of(who: bytes) -> str:
    """The level of a bot by its key, "" for a person."""
    return who[4:].decode() if who.startswith(b"bot:") else ""


def unseen(key: Key) -> Strength:
    """Before the first game."""
    return Strength(0.0, UNTRIED) if key[0] in (ROLE, GUILD) else Strength(START, STRANGER)


def rated(sides: Sequence[RatedSide], known: Mapping[Key, Strength]) -> dict[Key, Strength]:
    """The strengths of all who took part, after a game."""
    before = {key: drifted(known.get(key, unseen(key))) for side in sides for key in (*side.keys, side.role)}
    chances = likely([points(side, before) for side in sides])
    after: dict[Key, Strength] = {}
    for side, chance in zip(sides, chances, strict=True):
        for key in side.keys:
            after[key] = moved(before[key], side.share, chance, 1 / len(side.keys))
        after[side.role] = moved(before[side.role], side.share, chance, 1.0)
    return after


def drifted(strength: Strength) -> Strength:
    spread = math.hypot(strength.spread, DRIFT)
    return Strength(strength.mean, spread, strength.games, strength.won, strength.expected)


def points(side: RatedSide, known: Mapping[Key, Strength]) -> float:
    """The mean of the players, and what the role adds."""
    mine = [known[key].mean for key in side.keys] or [START]
    return sum(mine) / len(mine) + known[side.role].mean


def likely(scores: Sequence[float]) -> list[float]:
    """The chance of each to win."""
    weights = [math.exp((score - max(scores)) / ELO) for score in scores]
    return [weight / sum(weights) for weight in weights]


def moved(strength: Strength, share: float, chance: float, part: float) -> Strength:
    """A strength after a game to which it contributed that part of its side: a step of Newton's from the mean."""
    curve = (part / ELO) ** 2 * chance * (1 - chance)
    variance = 1 / (1 / strength.spread**2 + curve)
    mean = strength.mean + variance * part * (share - chance) / ELO
    won, expected = strength.won + share, strength.expected + chance
    return Strength(mean, math.sqrt(variance), strength.games + 1, won, expected)
