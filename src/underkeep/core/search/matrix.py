"""Small zero-sum games in matrix form, solved approximately by regret matching."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64, vec

ROUNDS: Final = 120  # enough for a few hundredths of the stakes


def solve(payoff: vec[float], rows: i64, columns: i64) -> tuple[list[float], list[float], float]:
    """Mixtures of both players and the value for the player of the rows; `payoff[row * columns + column]` is his."""
    row_regret, column_regret = vec[float]([0.0] * int(rows)), vec[float]([0.0] * int(columns))
    row_sum, column_sum = vec[float]([0.0] * int(rows)), vec[float]([0.0] * int(columns))
    for n in range(i64(ROUNDS)):
        column_mix = matched(column_regret)
        learn(row_regret, row_worth(payoff, rows, column_mix), matched(row_regret))
        row_mix = matched(row_regret)
        learn(column_regret, column_worth(payoff, columns, row_mix), column_mix)
        gather(row_sum, row_mix, float(n + 1))
        gather(column_sum, column_mix, float(n + 1))
    first, second = shares(row_sum), shares(column_sum)
    return first, second, expected(payoff, first, second)


def row_worth(payoff: vec[float], rows: i64, mix: vec[float]) -> vec[float]:
    """What each row brings against a mixture of columns."""
    columns = i64(len(mix))
    worth = vec[float]([0.0] * int(rows))
    for row in range(rows):
        for column in range(columns):
            worth[row] += payoff[row * columns + column] * mix[column]
    return worth


def column_worth(payoff: vec[float], columns: i64, mix: vec[float]) -> vec[float]:
    """What each column brings its player against a mixture of rows."""
    worth = vec[float]([0.0] * int(columns))
    for row in range(i64(len(mix))):
        for column in range(columns):
            worth[column] -= payoff[row * columns + column] * mix[row]
    return worth


def matched(regret: vec[float]) -> vec[float]:
    """Play what one regrets not having played, in proportion."""
    mix = regret[:]
    total = 0.0
    for n in range(i64(len(mix))):
        total += mix[n]
    for n in range(i64(len(mix))):
        mix[n] = mix[n] / total if total > 0.0 else 1.0 / float(len(mix))
    return mix


def learn(regret: vec[float], worth: vec[float], mix: vec[float]) -> None:
    """Regrets grow by what each choice would have gained over the mixture, and never fall below nothing."""
    mean = 0.0
    for n in range(i64(len(mix))):
        mean += worth[n] * mix[n]
    for n in range(i64(len(mix))):
        regret[n] = max(0.0, regret[n] + worth[n] - mean)


def gather(total: vec[float], mix: vec[float], weight: float) -> None:
    for n in range(i64(len(mix))):
        total[n] += mix[n] * weight


def shares(total: vec[float]) -> list[float]:
    amount = 0.0
    for n in range(i64(len(total))):
        amount += total[n]
    return [value / amount for value in total]


def expected(payoff: vec[float], rows: list[float], columns: list[float]) -> float:
    value = 0.0
    for row in range(len(rows)):
        for column in range(len(columns)):
            value += payoff[row * len(columns) + column] * rows[row] * columns[column]
    return value
