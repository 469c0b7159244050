"""The judge of Barrow: what digging may bring against what a wight would take. Points are those of the game."""

from __future__ import annotations

from typing import Final, final

from barrow.actions import DIG, FLEE, LEAVE, ROPE
from barrow.spec import SPEC
from barrow.state import A_WARD, RELICS, WIGHT, Barrow
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Reason, label
from underkeep.core.search.judge import Judge, softmax

CHARM: Final = 0.5  # points that a charm is worth
SPREAD: Final = 8.0  # points of lead that make a win likely


@final
class BarrowJudge(Judge):
    """Looks at worlds made from a view; what is left in the mound everybody can count."""

    def __init__(self) -> None:
        self.temperature = 0.3

    def unrest(self, game: Barrow) -> float:
        """Little: relics are worth few points."""
        return 0.1

    def scores(self, game: Barrow, role: i64, options: list[Action]) -> list[float]:
        return [sum([reason.weight for reason in self.explain(game, role, action)]) for action in options]

    def explain(self, game: Barrow, role: i64, action: Action) -> tuple[Reason, ...]:
        if action.verb == DIG:
            return (Reason(label("barrow-why-find"), find(game) - danger(game) * self.at_stake(game)),)
        if action.verb in (LEAVE, FLEE):
            return (Reason(label("barrow-why-save"), CHARM if action.verb == LEAVE else 0.0),)
        saved = danger(game) * worth_of_sack(game) if action.verb == ROPE else worth_of_sack(game)
        return (Reason(label("barrow-why-save"), saved), Reason(label("barrow-why-charm"), -CHARM))

    def at_stake(self, game: Barrow) -> float:
        """What a wight would cost: the sack, or the ward that saves it."""
        return CHARM if game.hands[game.turn].has(A_WARD) else worth_of_sack(game) + CHARM

    def chances(self, game: Barrow, role: i64, gain: float) -> list[float]:
        points = [float(mine) for mine in SPEC.points(game)]
        points[role] += gain
        return softmax(points, SPREAD)

    def outcome(self, game: Barrow) -> list[float]:
        points = SPEC.points(game)
        return [1.0 if mine == max(points) else 0.0 for mine in points]


def worth_of_sack(game: Barrow) -> float:
    return float(sum([game.content.worth(RELICS, relic) for relic in game.sack.items]))


def find(game: Barrow) -> float:
    """The points that the next relic brings on average."""
    return sum([game.content.worth(RELICS, relic) for relic in game.mound.items]) / max(1, len(game.mound.items))


def danger(game: Barrow) -> float:
    """The chance that the next relic is a wight."""
    return sum([relic == WIGHT for relic in game.mound.items]) / max(1, len(game.mound.items))


JUDGE: Final = BarrowJudge()
