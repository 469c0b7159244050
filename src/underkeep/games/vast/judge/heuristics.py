"""Reasons for and against an action, from the view alone: what brings a role nearer to its goal."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.views import Reason, label
from underkeep.games.vast import actions
from underkeep.games.vast.seat.view import VastView

TOWARDS_GOAL: Final = {
    actions.ATTACK: 3.0, actions.TAKE: 2.0, actions.QUEST: 3.0, actions.PLUNDER: 1.5, actions.WAKE: 4.0,
    actions.PLACE_GEM: 1.5, actions.POWER: 1.0, actions.OMEN: 0.6, actions.LOOT: 3.0, actions.PICKPOCKET: 2.0,
    actions.PICK_LOCK: 3.0, actions.UPGRADE: 1.0, actions.CUBE: 0.8, actions.TRIBE: 1.0,
}  # fmt: skip
GOOD_WORDS: Final = {
    "encounter": 2.0, "surface": 5.0, "reveal": 0.5, "special": 0.7, "explore": 0.3, "keep": 0.5, "collect": 2.0,
    "shape": 1.0, "treasure": 1.0, "remove hatred": 2.0,
}  # fmt: skip


def reasons(view: VastView, role: int, action: Action) -> tuple[Reason, ...]:
    """One reason by kind of action, and that stopping gains nothing while something can be done."""
    if action is actions.DONE or action is actions.HIDE:
        return (Reason(label("vast-why-stop"), -0.5),)
    weight = TOWARDS_GOAL.get(int(action.verb), GOOD_WORDS.get(action.text, 0.0))
    return (Reason(label("vast-why-goal"), weight),) if weight else ()
