"""Balance: what the games of each arm of a study show, and whether arms differ by more than chance.

An arm is one way to play: the options and content asked for, each value of an option that is varied, or a "what if".
Intervals of shares are Wilson's; differences are tested by z-tests of two shares or two means, and the p-values of all
tests of a study are corrected together (Holm), since among many tests some seem to show something by chance.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from statistics import fmean, variance
from typing import Any, Final

from underkeep.core.formats.options import CHOICE, DRAFT, FLAG, OptionField
from underkeep.core.kernel.errors import BadInput
from underkeep.core.search.shares import Z95, Share, share
from underkeep.lab.lines import Row
from underkeep.lab.simulate import NO_END, Summary, from_row, share_tree, summary
from underkeep.lab.simulate import tree as summary_tree
from underkeep.lab.watched import Arm
from underkeep.library import spec_of

BASE: Final = "base"
WHAT_IF: Final = "what-if"
PLAYERS: Final = "players"  # can be varied like an option where an option names who plays
SIGNIFICANT: Final = 0.05
MEANS: Final = ("decisions", "lead changes")  # figures that are no shares


@dataclass(frozen=True)
class Usage:
    """How often something was used: in how many games, how often in all, and how those who used it fared."""

    id: str
    games: int
    times: int
    wins: Share | None  # of role-games in which the role itself used it; None if nobody chose it
    by_winners: float  # mean number of uses by a role that won the game ...
    by_others: float  # ... and by one that did not, in games that somebody won


@dataclass(frozen=True)
class Shown:
    """What the games of one arm show."""

    arm: Arm
    roles: tuple[str, ...]
    summary: Summary
    lengths: tuple[int, ...]
    leads: tuple[int, ...]
    verbs: dict[str, float]  # mean number in a game
    events: dict[str, float]
    uses: tuple[Usage, ...]


@dataclass(frozen=True)
class Difference:
    """One figure in two arms, and how likely so large a difference is by chance alone."""

    what: str
    first: float
    second: float
    p: float
    adjusted: float = 1.0
    error: float = 0.0  # standard error of the difference
    role: str = ""  # whose wins are compared

    @property
    def is_significant(self) -> bool:
        return self.adjusted < SIGNIFICANT

    @property
    def interval(self) -> tuple[float, float]:
        """Where the difference lies with 95 % confidence, this figure alone regarded."""
        size, half = self.second - self.first, Z95 * self.error
        return size - half, size + half


# ---------------------------------------------------------------------- arms
def arms_of(
    base: Arm, vary: tuple[str, ...], what_if: tuple[str, ...], pack: Path | None, cross: bool = False
) -> list[Arm]:
    """The base, one arm per value of the options that are varied, and the "what if" with its options and pack."""
    arms = [base, *(crossed(base, vary) if cross and vary else one_by_one(base, vary))]
    if what_if or pack is not None:
        changed = {word.partition("=")[0] for word in what_if}
        kept = tuple(word for word in base.options if word.partition("=")[0] not in changed)
        arms.append(replace(base, name=WHAT_IF, options=(*kept, *what_if), pack=pack or base.pack))
    return arms


def one_by_one(base: Arm, vary: tuple[str, ...]) -> list[Arm]:
    """Each option by itself, the others as in the base."""
    options, arms = spec_of(base.game).options, list[Arm]()
    for id in vary:
        draft = drafted(base.game) if id == PLAYERS else None
        if draft is not None:
            arms.extend(by_players(base, draft))
        else:
            field = options.field(id)
            arms.extend(varied(base, field.id, value) for value in values_of(field))
    return arms


def drafted(game: str) -> OptionField | None:
    """The option that names who plays, where there is one: its length is the number of players."""
    fields = (field for field in spec_of(game).options.fields if field.kind == DRAFT and field.low == 1)
    return next(fields, None)


def by_players(base: Arm, draft: OptionField) -> list[Arm]:
    """One arm for each number of players: those of the base first, then others in the order of the option."""
    named = spec_of(base.game).options.from_words(list(base.options)).draft(draft.id)
    order = [*named, *(one for one in draft.choices if one not in named)]
    arms = [varied(base, draft.id, ",".join(order[:count])) for count in range(1, draft.high + 1)]
    return [replace(arm, name=f"{PLAYERS}={count}") for count, arm in enumerate(arms, 1)]


def crossed(base: Arm, vary: tuple[str, ...]) -> list[Arm]:
    """Every combination of values that go together."""
    spec = spec_of(base.game).options
    arms: list[Arm] = []
    for values in product(*(values_of(spec.field(id)) for id in vary)):
        arm = base
        for id, value in zip(vary, values, strict=True):
            arm = varied(arm, id, value)
        arm = replace(arm, name=" ".join(f"{id}={value}" for id, value in zip(vary, values, strict=True)))
        if goes_together(arm):
            arms.append(arm)
    return arms


def goes_together(arm: Arm) -> bool:
    try:
        spec_of(arm.game).options.from_words(list(arm.options))
    except BadInput:
        return False
    return True


def varied(base: Arm, id: str, value: str) -> Arm:
    kept = tuple(word for word in base.options if word.partition("=")[0] != id)
    return replace(base, name=f"{id}={value}", options=(*kept, f"{id}={value}"))


def values_of(field: OptionField) -> tuple[str, ...]:
    if field.kind == FLAG:
        return ("true", "false")
    if field.kind == CHOICE:
        return field.choices
    if field.kind == DRAFT and field.low <= 1:
        return field.choices  # each alone
    raise BadInput("has no short list of values", field.id, "Vary a choice or a flag; for others use --what-if.")


# ---------------------------------------------------------------------- one arm
def shown(arm: Arm, rows: list[Row]) -> Shown:
    """Everything the report tells about an arm."""
    loaded = arm.loaded()
    roles = loaded.spec.roles(loaded.spec.options.from_words(list(arm.options)))
    return Shown(
        arm,
        roles,
        summary(roles, [from_row(row) for row in rows]),
        tuple(row["decisions"] for row in rows),
        tuple(row["leads"] for row in rows),
        means(rows, "verbs"),
        means(rows, "events"),
        usages(roles, rows),
    )


def means(rows: list[Row], key: str) -> dict[str, float]:
    """Mean numbers in a game, the most frequent first."""
    total: Counter[str] = Counter()
    for row in rows:
        total.update(row[key])
    ordered = sorted(total.items(), key=lambda item: (-item[1], item[0]))
    return {name: count / len(rows) for name, count in ordered}


def usages(roles: tuple[str, ...], rows: list[Row]) -> tuple[Usage, ...]:
    ids = sorted({id for row in rows for id in row["uses"]})
    return tuple(usage(id, roles, rows) for id in ids)


def usage(id: str, roles: tuple[str, ...], all_rows: list[Row]) -> Usage:
    rows = [row for row in all_rows if id in row["uses"]]
    users = [(row, role) for row in rows for role in row["uses"][id] if role and row["how"] != NO_END]
    won = sum(role in row["winners"] for row, role in users)
    times = sum(sum(row["uses"][id].values()) for row in rows)
    winners, others = (mean_uses(id, roles, all_rows, won=did) for did in (True, False))
    return Usage(id, len(rows), times, share(won, len(users)) if users else None, winners, others)


def mean_uses(id: str, roles: tuple[str, ...], rows: list[Row], won: bool) -> float:
    """How often a role that won, or did not, used it in games with a winner."""
    decided = [row for row in rows if row["winners"]]
    players = [(row, role) for row in decided for role in roles if (role in row["winners"]) == won]
    counts = [row["uses"].get(id, {}).get(role, 0) for row, role in players]
    return fmean(counts) if counts else 0.0


# ---------------------------------------------------------------------- two arms
def two_sided(z: float) -> float:
    """The chance of a normal number that far from its mean or farther."""
    return math.erfc(abs(z) / math.sqrt(2))


def shares_differ(what: str, one: Share, two: Share, role: str = "") -> Difference:
    """The z-test of two shares; its error assumes that they are equal, the interval's does not."""
    pooled = (one.count + two.count) / (one.of + two.of)
    error = math.sqrt(pooled * (1 - pooled) * (1 / one.of + 1 / two.of))
    first, second = one.count / one.of, two.count / two.of
    p = two_sided((second - first) / error) if error else 1.0
    apart = math.sqrt(first * (1 - first) / one.of + second * (1 - second) / two.of)
    return Difference(what, first, second, p, error=apart, role=role)


def means_differ(what: str, one: tuple[int, ...], two: tuple[int, ...]) -> Difference:
    """Welch's test of two means, by the normal distribution: studies have many games."""
    first, second = fmean(one), fmean(two)
    if min(len(one), len(two)) < 2:
        return Difference(what, first, second, 1.0)
    error = math.sqrt(variance(one) / len(one) + variance(two) / len(two))
    p = two_sided((second - first) / error) if error else 1.0
    return Difference(what, first, second, p, error=error)


def compare(one: Shown, two: Shown) -> list[Difference]:
    """Every figure of two arms side by side, p-values corrected together."""
    found = [shares_differ(f"{role} wins", one.summary.wins[role], two.summary.wins[role], role) for role in one.roles
             if role in two.summary.wins]  # fmt: skip
    found.append(shares_differ("nobody wins", one.summary.nobody, two.summary.nobody))
    found.append(means_differ(MEANS[0], one.lengths, two.lengths))
    found.append(means_differ(MEANS[1], one.leads, two.leads))
    for how in sorted({*one.summary.ends, *two.summary.ends}):
        first, second = (share(each.summary.ends.get(how, 0), each.summary.games) for each in (one, two))
        found.append(shares_differ(how, first, second))
    return corrected(found)


def corrected(found: list[Difference]) -> list[Difference]:
    """Holm's correction: the smallest p-value counts as often as there are tests, the next once less, and so on."""
    order = sorted(range(len(found)), key=lambda n: found[n].p)
    adjusted, largest = [1.0] * len(found), 0.0
    for rank, n in enumerate(order):
        largest = max(largest, min(1.0, found[n].p * (len(found) - rank)))
        adjusted[n] = largest
    return [replace(one, adjusted=adjusted[n]) for n, one in enumerate(found)]


# ---------------------------------------------------------------------- as trees
def shown_tree(one: Shown) -> dict[str, Any]:
    """For JSON."""
    return {
        "arm": one.arm.name,
        "options": list(one.arm.options),
        **summary_tree(one.summary),
        "lead_changes": round(fmean(one.leads), 3),
        "verbs": {name: round(mean, 4) for name, mean in one.verbs.items()},
        "events": {name: round(mean, 4) for name, mean in one.events.items()},
        "uses": {use.id: usage_tree(use) for use in one.uses},
    }


def usage_tree(use: Usage) -> dict[str, Any]:
    return {
        "games": use.games,
        "times": use.times,
        "wins": None if use.wins is None else share_tree(use.wins),
        "by_winners": round(use.by_winners, 4),
        "by_others": round(use.by_others, 4),
    }


def difference_tree(one: Difference) -> dict[str, Any]:
    return {
        "what": one.what,
        "first": round(one.first, 5),
        "second": round(one.second, 5),
        "interval": [round(end, 5) for end in one.interval],
        "p": float(f"{one.p:.3g}"),
        "p_adjusted": float(f"{one.adjusted:.3g}"),
        "significant": one.is_significant,
    }
