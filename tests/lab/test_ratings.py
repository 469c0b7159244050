"""Ratings: known strengths are found again, intervals cover them, and it does not matter who sat where."""

from __future__ import annotations

import math
from random import Random

import pytest

from underkeep.lab.ratings import ELO, by_role, inverse, overall
from underkeep.lab.tournament import Bout

BOTS = ("master", "adept", "novice")
STRENGTH = {"master": 1.0, "adept": 0.2, "novice": -1.2}
ROLES = {"knight": 0.5, "goblins": 0.0, "dragon": -0.5}


def bout(number: int, seats: dict[str, str], winners: list[str], match: str = "m") -> Bout:
    return Bout(match, number, seats, winners, {}, "end", 1, 0.0)


def contests(count: int, in_role: dict[tuple[str, str], float] | None = None) -> list[Bout]:
    """Games whose winners are thrown by the model itself, seats rotated."""
    dice, found = Random(7), []  # noqa: S311  a sample
    extra = in_role or {}
    for number in range(count):
        seats = {role: BOTS[(place + number) % 3] for place, role in enumerate(ROLES)}
        weights = [math.exp(ROLES[role] + STRENGTH[bot] + extra.get((role, bot), 0.0)) for role, bot in seats.items()]
        found.append(bout(number, seats, dice.choices(list(seats), weights)))
    return found


def test_known_strengths_are_found_again() -> None:
    found = overall(contests(3000), BOTS)
    for bot, strength in STRENGTH.items():
        assert found[bot].low < ELO * strength < found[bot].high
        assert found[bot].high - found[bot].low < 60
    assert sum(one.points for one in found.values()) == pytest.approx(0.0, abs=1e-6)


def test_in_each_role_they_are_as_strong_as_overall_where_nothing_else_is_known() -> None:
    for role, found in by_role(contests(3000), BOTS).items():
        for bot, strength in STRENGTH.items():
            assert found[bot].points == pytest.approx(ELO * strength, abs=50), role


def test_intervals_narrow_with_the_root_of_the_games() -> None:
    few, many = overall(contests(300), BOTS)["master"], overall(contests(2700), BOTS)["master"]
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(3.0, rel=0.15)


def test_a_bot_that_is_strong_in_one_role_is_told_so() -> None:
    found = by_role(contests(4000, {("dragon", "novice"): 2.5}), BOTS)
    assert found["dragon"]["novice"].low > found["dragon"]["adept"].high
    assert found["knight"]["novice"].high < found["knight"]["adept"].low
    assert set(found) == set(ROLES)


def test_two_sides_are_bradley_and_terry() -> None:
    """Three wins of four, from each side: odds of three to one, 191 points apart."""
    seats = [{"yellow": "a", "blue": "b"}, {"yellow": "b", "blue": "a"}]
    games = []
    for number in range(400):
        mine = seats[number % 2]
        winner = "a" if number % 8 < 6 else "b"
        games.append(bout(number, mine, [role for role, bot in mine.items() if bot == winner]))
    found = overall(games, ("a", "b"))
    assert found["a"].points - found["b"].points == pytest.approx(400 * math.log10(3), rel=0.02)


def test_draws_bring_them_together_and_a_clean_sweep_stays_finite() -> None:
    seats = {"yellow": "a", "blue": "b"}
    drawn = overall([bout(n, seats, []) for n in range(40)], ("a", "b"))
    assert drawn["a"].points == pytest.approx(0.0, abs=1e-6)
    swept = overall([bout(n, seats if n % 2 else {"yellow": "b", "blue": "a"}, []) for n in range(2)], ("a", "b"))
    assert swept["a"].low < 0 < swept["a"].high
    sides = [seats, {"yellow": "b", "blue": "a"}]
    clean = overall([bout(n, sides[n % 2], ["yellow", "blue"][n % 2 :][:1]) for n in range(100)], ("a", "b"))
    assert 200 < clean["a"].points < 1000
    assert clean["a"].low > 0


def test_where_all_win_together_seeds_that_some_won_count() -> None:
    """Of ten seeds that one of two bots won, eight were a's: odds of four to one."""
    games = []
    for seed in range(40):
        winners = ["a"] if seed < 8 else ["b"] if seed < 10 else ["a", "b"] if seed < 25 else []
        for place, bot in enumerate(("a", "b")):
            seats = {"dragon": bot, "ratkin": bot}
            games.append(bout(2 * seed + place, seats, list(seats) if bot in winners else []))
    found = overall(games, ("a", "b"))
    assert found["a"].points - found["b"].points == pytest.approx(400 * math.log10(4), rel=0.05)
    assert by_role(games, ("a", "b")) == {}
    assert overall(games[:-1], ("a", "b")) == found, "a seed counts when all have played it, and this one said nothing"


def test_of_three_bots_the_group_that_won_is_compared_with_every_other() -> None:
    games = []
    for seed in range(60):
        winners = ("a", "b") if seed % 3 else ("a",)
        for place, bot in enumerate(("a", "b", "c")):
            games.append(bout(3 * seed + place, {"x": bot, "y": bot}, ["x", "y"] if bot in winners else []))
    found = overall(games, ("a", "b", "c"))
    assert found["a"].points > found["b"].points > found["c"].points


def test_a_matrix_times_its_inverse_is_one() -> None:
    matrix = [[4.0, 1.0, 0.0], [1.0, 3.0, -1.0], [0.0, -1.0, 2.0]]
    back = inverse(matrix)
    for row in range(3):
        for column in range(3):
            product = sum(matrix[row][n] * back[n][column] for n in range(3))
            assert product == pytest.approx(float(row == column), abs=1e-12)
