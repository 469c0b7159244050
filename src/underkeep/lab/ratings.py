"""Ratings: how strong bots are beside each other, overall and in each role, with 95 % intervals.

A role wins with a chance in proportion to exp(how good the role is + how strong the bot in it is): Bradley and Terry's
model for any number of roles. Where all win or lose together it is the seeds that some bots won and others lost, given
how many did. Ratings are in points of Elo (400 are odds of ten to one) around the mean of the bots that played. They
are the most likely ones; a weak prior keeps those of bots that always or never won from running away. In one role a bot
is rated by how it did against the others as strong as they are overall, since rotated seats repeat few line-ups.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import combinations, groupby
from typing import Final

from underkeep.core.search.shares import Z95
from underkeep.lab.tournament import Bout

ELO: Final = 400 / math.log(10)
PRIOR: Final = 5.0  # standard deviation of a strength, in logarithms of odds: 870 points
MAX_STEPS: Final = 50
NEAR_ENOUGH: Final = 1e-9
Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """Points of Elo with their 95 % interval."""

    points: float
    low: float
    high: float


@dataclass(frozen=True)
class RatedEvent:
    """One of several things happened: of each the parameters that make it likely, how much of it happened, and what is
    known of its likelihood.
    """

    choices: list[list[int]]
    happened: list[float]
    known: tuple[float, ...] = ()


# ---------------------------------------------------------------------- from games to events
def overall(bouts: list[Bout], bots: tuple[str, ...]) -> dict[str, Rating]:
    """One strength for each bot, the roles' own advantages apart."""
    if not is_cooperative(bouts):
        return contrasts(strengths(bouts, bots), bots)
    events = [event for seed in rounds(bouts, len(bots)) for event in shared(seed, bots)]
    return contrasts(fit(events, len(bots)), bots)


def by_role(bouts: list[Bout], bots: tuple[str, ...]) -> dict[str, dict[str, Rating]]:
    """How each bot did in each role; none where a bot plays all roles of a game."""
    if is_cooperative(bouts):
        return {}
    fitted = strengths(bouts, bots)
    return {role: in_role(bouts, bots, role, fitted) for role in roles_of(bouts)}


def strengths(bouts: list[Bout], bots: tuple[str, ...]) -> RatingFit:
    """Of the bots first, then of the roles."""
    roles = roles_of(bouts)
    events = [RatedEvent([place_of(bots, roles, seat) for seat in bout.seats.items()], shares(bout)) for bout in bouts]
    return fit(events, len(bots) + len(roles))


def in_role(bouts: list[Bout], bots: tuple[str, ...], role: str, fitted: RatingFit) -> dict[str, Rating]:
    """By how much a bot did better in that role than its strength, and that of the others, would make likely."""
    roles = roles_of(bouts)
    events = []
    for bout in bouts:
        scores = {seat[0]: sum(fitted.values[n] for n in place_of(bots, roles, seat)) for seat in bout.seats.items()}
        others = math.log(sum(math.exp(score) for other, score in scores.items() if other != role))
        share = dict(zip(bout.seats, shares(bout), strict=True))[role]
        choices = [[bots.index(bout.seats[role])], []]
        events.append(RatedEvent(choices, [share, 1 - share], (scores[role], others)))
    better = fit(events, len(bots))
    values = [fitted.values[n] + better.values[n] for n in range(len(bots))]
    return contrasts(RatingFit(values, better.covariance), bots)


def roles_of(bouts: list[Bout]) -> list[str]:
    return list(dict.fromkeys(role for bout in bouts for role in bout.seats))


def place_of(bots: tuple[str, ...], roles: list[str], seat: tuple[str, str]) -> list[int]:
    """The parameters of a bot in a role."""
    role, bot = seat
    return [bots.index(bot), len(bots) + roles.index(role)]


def is_cooperative(bouts: list[Bout]) -> bool:
    return all(len(set(bout.seats.values())) == 1 for bout in bouts)


def shares(bout: Bout) -> list[float]:
    """One of the roles won; several winners share it, and so do all in a draw."""
    winners = bout.winners or list(bout.seats)
    return [1 / len(winners) if role in winners else 0.0 for role in bout.seats]


def rounds(bouts: list[Bout], size: int) -> list[list[Bout]]:
    """The games of one seed, where every bot has played it."""
    ordered = sorted(bouts, key=lambda bout: (bout.match, bout.number))
    found = [list(some) for _, some in groupby(ordered, key=lambda bout: (bout.match, bout.number // size))]
    return [some for some in found if len(some) == size]


def shared(round_: list[Bout], bots: tuple[str, ...]) -> list[RatedEvent]:
    """Who of the bots won a seed, of all groups of as many."""
    winners = {bot for bout in round_ if bout.winners for bot in bout.seats.values()}
    groups = list(combinations(range(len(bots)), len(winners)))
    if len(groups) == 1:
        return []  # all won, or nobody: it says nothing
    mine = tuple(number for number, bot in enumerate(bots) if bot in winners)
    return [RatedEvent([list(group) for group in groups], [float(group == mine) for group in groups])]


# ---------------------------------------------------------------------- from events to ratings
@dataclass(frozen=True)
class RatingFit:
    """The most likely parameters, and how they vary together."""

    values: list[float]
    covariance: Matrix


def fit(events: list[RatedEvent], size: int) -> RatingFit:
    """Newton's steps to the top of the likelihood, which has only one."""
    values = [0.0] * size
    for _ in range(MAX_STEPS):
        slope, curve = slopes(events, values)
        covariance = inverse(curve)
        step = [sum(row[n] * slope[n] for n in range(size)) for row in covariance]
        values = [value + change for value, change in zip(values, step, strict=True)]
        if max(map(abs, step), default=0.0) < NEAR_ENOUGH:
            break
    return RatingFit(values, inverse(slopes(events, values)[1]))


def slopes(events: list[RatedEvent], values: list[float]) -> tuple[list[float], Matrix]:
    """First and (negative) second derivatives of the logarithm of the likelihood."""
    size = len(values)
    slope = [-value / PRIOR**2 for value in values]
    curve = [[1 / PRIOR**2 if row == column else 0.0 for column in range(size)] for row in range(size)]
    for event in events:
        chances = likely(event, values)
        mean = [0.0] * size
        for choice, chance, share in zip(event.choices, chances, event.happened, strict=True):
            for n in choice:
                mean[n] += chance
                slope[n] += share - chance
                for m in choice:
                    curve[n][m] += chance
        touched = [n for n in range(size) if mean[n]]
        for n in touched:
            for m in touched:
                curve[n][m] -= mean[n] * mean[m]
    return slope, curve


def likely(event: RatedEvent, values: list[float]) -> list[float]:
    known = event.known or (0.0,) * len(event.choices)
    scores = [base + sum(values[n] for n in choice) for base, choice in zip(known, event.choices, strict=True)]
    weights = [math.exp(score - max(scores)) for score in scores]
    return [weight / sum(weights) for weight in weights]


def contrasts(fitted: RatingFit, bots: tuple[str, ...]) -> dict[str, Rating]:
    """Each against the mean of all bots, whose parameters come first."""
    found: dict[str, Rating] = {}
    for place, bot in enumerate(bots):
        weights = [(other == place) - 1 / len(bots) for other in range(len(bots))]
        points = ELO * sum(weight * fitted.values[n] for n, weight in enumerate(weights))
        variance = sum(a * b * fitted.covariance[n][m] for n, a in enumerate(weights) for m, b in enumerate(weights))
        half = ELO * Z95 * math.sqrt(max(0.0, variance))
        found[bot] = Rating(points, points - half, points + half)
    return found


def inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; the prior keeps the matrix positive definite."""
    size = len(matrix)
    rows = [[*matrix[n], *(float(n == m) for m in range(size))] for n in range(size)]
    for n in range(size):
        head = rows[n][n]
        rows[n] = [value / head for value in rows[n]]
        for m in range(size):
            if m != n and rows[m][n]:
                factor = rows[m][n]
                rows[m] = [value - factor * top for value, top in zip(rows[m], rows[n], strict=True)]
    return [row[size:] for row in rows]
