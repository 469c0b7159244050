"""Options judged by fitted values: what a role's worth gains, and which readings (judge/readings.py) it comes from."""

from __future__ import annotations

import math
from typing import Final

from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.views import Label, Reason, label
from underkeep.core.search.values import LOST, POINTS, SetValues, points_between
from underkeep.games.vast.judge.readings import OWN_TERMS, own_readings, place_of, readings
from underkeep.games.vast.judge.standing import TERMS
from underkeep.games.vast.names import ROLES
from underkeep.games.vast.state.game import Vast

HINDERS: Final = "vast-why-hinders"


def worth_of(model: SetValues, game: Vast, role: i64) -> float:
    """What a position is worth to a role in its own eyes."""
    if game.over():
        return 1.0 + model.goal_counts[role] if game.winner == game.rules.kinds[role] else LOST
    return model.worth(own_readings(game, role, model.size), role)


def mean_worth(model: SetValues, worlds: list[Vast], role: i64) -> float:
    total = 0.0
    for world in worlds:
        total += worth_of(model, world, role)
    return total / len(worlds)


def fitted_chances(model: SetValues, game: Vast, role: i64, gain: float) -> list[float]:
    """The chance of every role when the worth of one has gained so much; what is left is that nobody wins."""
    found = model.chances(readings(game, model.size))
    risen = min(found[role] * math.exp(gain / POINTS), 0.99)
    others = max(1.0 - found[role], 1e-9)
    return [risen if other == role else found[other] * (1.0 - risen) / others for other in range(model.roles)]


def fitted_reasons(model: SetValues, game: Vast, worlds: list[Vast], role: i64) -> tuple[Reason, ...]:
    """What an option gains, by name. Readings share in it by how steep the worth is on the way from before to after;
    what the shares do not add up to, where the way bends, counts to the goal.
    """
    before, after = worth_of(model, game, role), mean_worth(model, worlds, role)
    found: dict[Label, float] = {label("vast-why-goal"): 0.0}
    for world in worlds:
        weight = worth_of(model, world, role) / after / len(worlds)
        if world.over():
            add(found, label("vast-why-end"), points_between(before, worth_of(model, world, role)) * weight)
        else:
            add_shares(found, model, game, world, role, POINTS * weight)
    add(found, label("vast-why-goal"), points_between(before, after) - sum(found.values()))
    return tuple(Reason(why, weight) for why, weight in found.items() if weight != 0.0)


def add(found: dict[Label, float], why: Label, weight: float) -> None:
    found[why] = found.get(why, 0.0) + weight


def add_shares(found: dict[Label, float], model: SetValues, game: Vast, world: Vast, role: i64, points: float) -> None:
    """By Simpson's rule along the way."""
    old, new = own_readings(game, role, model.size), own_readings(world, role, model.size)
    middle = vec[float]([(old[n] + new[n]) / 2.0 for n in range(model.size)])
    slopes = [model.slopes(read, role) for read in (old, middle, new)]
    names = labels_of(game, role)
    shares: dict[Label, float] = {}
    for n in range(model.size):
        steep = (slopes[0][n] + 4.0 * slopes[1][n] + slopes[2][n]) / 6.0
        add(shares, names[n], steep * (new[n] - old[n]) * points)
    for why, weight in shares.items():
        add(found, said(why, weight), weight)


def labels_of(game: Vast, role: i64) -> list[Label]:
    """What each reading means to a role: its own goal and means by name, the rest by whom it hinders."""
    names = [label("vast-why-clock") for _ in range(place_of(game, i64(0)))]
    for other in range(game.roles):
        kind = game.rules.kinds[other]
        if other == role:
            names += [label("vast-why-goal") for _ in range(OWN_TERMS)]
            names += [label(f"vast-why-{term}") for term in TERMS[kind]]
        else:
            names += [label(HINDERS, role=ROLES[kind]) for _ in range(int(OWN_TERMS) + len(TERMS[kind]))]
    return names


def said(why: Label, weight: float) -> Label:
    """Whoever is not hindered is helped."""
    return Label("vast-why-helps", why.args) if why.id == HINDERS and weight < 0.0 else why
