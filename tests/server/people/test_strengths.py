"""Ratings: computed here by integration over a grid, which shares no formula with the server's own step."""

from __future__ import annotations

import itertools
import math

import pytest

from underkeep.server.people.strengths import (
    DRIFT,
    GUILD,
    ROLE,
    START,
    STRANGER,
    UNTRIED,
    RatedSide,
    Strength,
    likely,
    rated,
)

ELO = 400 / math.log(10)


def duel(share: float, ann: bytes = b"ann", bob: bytes = b"bob") -> list[RatedSide]:
    return [
        RatedSide(((ann, "yellow"),), (ROLE, "yellow"), share),
        RatedSide(((bob, "blue"),), (ROLE, "blue"), 1 - share),
    ]


def posterior(means: list[float], spreads: list[float], won: int, points: int = 25) -> list[tuple[float, float]]:
    """Mean and standard deviation of each strength after one of them won, by summing over a grid."""
    grids = [
        [mean + spread * (8 * n / (points - 1) - 4) for n in range(points)]
        for mean, spread in zip(means, spreads, strict=True)
    ]
    total, first, second = 0.0, [0.0] * len(means), [0.0] * len(means)
    for values in itertools.product(*grids):
        prior = math.exp(sum(-(((v - m) / s) ** 2) / 2 for v, m, s in zip(values, means, spreads, strict=True)))
        odds = [math.exp((v - max(values)) / ELO) for v in values]
        weight = prior * odds[won] / sum(odds)
        total += weight
        for n, value in enumerate(values):
            first[n] += weight * value
            second[n] += weight * value * value
    return [(one / total, math.sqrt(two / total - (one / total) ** 2)) for one, two in zip(first, second, strict=True)]


def test_four_hundred_points_are_odds_of_ten_to_one() -> None:
    chances = likely([1900.0, 1500.0])
    assert chances[0] / chances[1] == pytest.approx(10)


def test_a_duel_moves_two_well_known_strengths_as_the_integral_says() -> None:
    known = {
        (b"ann", "yellow"): Strength(1600, 80, 20),
        (b"bob", "blue"): Strength(1450, 60, 20),
        (ROLE, "yellow"): Strength(0, 0.01, 40),
        (ROLE, "blue"): Strength(0, 0.01, 40),
    }
    after = rated(duel(0.0), known)
    spreads = [math.hypot(80, DRIFT), math.hypot(60, DRIFT)]
    exact = posterior([1600, 1450], spreads, won=1, points=81)
    for key, (mean, spread) in zip([(b"ann", "yellow"), (b"bob", "blue")], exact, strict=True):
        assert after[key].mean == pytest.approx(mean, abs=4)
        assert after[key].spread == pytest.approx(spread, abs=2)
    assert after[b"ann", "yellow"].games == 21
    assert after[b"ann", "yellow"].won == 0
    assert after[b"ann", "yellow"].expected == pytest.approx(likely([1600, 1450])[0])


def test_of_many_sides_only_the_winner_is_told_from_the_others() -> None:
    """The strong one that did not win loses points, but is not drawn to the weak ones that did not win either."""
    roles = ("knight", "dragon", "thief")
    known = {(name.encode(), role): Strength(mean, 70, 9) for name, role, mean in [
        ("ann", "knight", 1800), ("bob", "dragon", 1500), ("cy", "thief", 1200),
    ]} | {(ROLE, role): Strength(0, 0.01) for role in roles}  # fmt: skip
    sides = [
        RatedSide(((name, role),), (ROLE, role), share)
        for name, role, share in [(b"ann", "knight", 0.0), (b"bob", "dragon", 1.0), (b"cy", "thief", 0.0)]
    ]
    after = rated(sides, known)
    exact = posterior([1800, 1500, 1200], [math.hypot(70, DRIFT)] * 3, won=1)
    for key, (mean, spread) in zip([(b"ann", "knight"), (b"bob", "dragon"), (b"cy", "thief")], exact, strict=True):
        assert after[key].mean == pytest.approx(mean, abs=6)
        assert after[key].spread == pytest.approx(spread, abs=3)
    assert after[b"cy", "thief"].mean < 1200


def test_players_together_stand_against_the_guild() -> None:
    players = ((b"ann", "gnoll"), (b"bob", "witch"))
    sides = [RatedSide(players, (ROLE, "together"), 1.0), RatedSide((), (GUILD, "k1/hardcore"), 0.0)]
    after = rated(sides, {})
    assert after[b"ann", "gnoll"].mean == after[b"bob", "witch"].mean > START
    assert after[GUILD, "k1/hardcore"].mean < 0
    assert after[b"ann", "gnoll"].spread < math.hypot(STRANGER, DRIFT)
    assert after[GUILD, "k1/hardcore"].spread < math.hypot(UNTRIED, DRIFT)


def test_a_draw_between_equals_moves_nobody_and_makes_both_surer() -> None:
    after = rated(duel(0.5), {})
    assert after[b"ann", "yellow"].mean == pytest.approx(START)
    assert after[b"ann", "yellow"].spread < STRANGER


def test_strengths_find_a_strength_that_is_really_there() -> None:
    """Ann is 200 points stronger: whoever plays often is placed within the interval that is told."""
    known: dict[tuple[bytes, str], Strength] = {}
    share = likely([1600, 1400])[0]
    debt = 0.0
    for _ in range(200):
        debt += share
        won = float(debt >= 1)
        debt -= won
        known |= rated(duel(won), known)
    gap = (
        known[b"ann", "yellow"].mean + known[ROLE, "yellow"].mean
        - known[b"bob", "blue"].mean - known[ROLE, "blue"].mean
    )  # fmt: skip
    assert gap == pytest.approx(200, abs=60)
