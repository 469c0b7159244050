"""Named, weighted reasons for an action, from the view alone: what an explained bot, a hint and a novice go by."""

from __future__ import annotations

from typing import Final

from underkeep.core.actions import Action
from underkeep.core.views import Reason, label
from underkeep.games.twister.actions import (
    CARD,
    DONE,
    FIGHT,
    FIRE,
    HEAL,
    LINE_UP,
    PLAY,
    REGENERATE,
    REVEAL,
    TO,
    TURN,
    VERBS,
)  # fmt: skip
from underkeep.games.twister.board.squares import COLUMNS, LINE_OF, SQUARE_NAMES
from underkeep.games.twister.kinds import GOBLIN, ROLES, THIEF, WALL_WALKER, WIZARD
from underkeep.games.twister.view import TwisterView

EXIT: Final = 10.0
FAST: Final = (GOBLIN, THIEF, WIZARD, WALL_WALKER)
WEIGHTS: Final[dict[int, tuple[str, float]]] = {
    FIRE: ("fire", 6.0),
    REVEAL: ("reveal", 3.0),
    REGENERATE: ("regenerate", 2.5),
    HEAL: ("heal", 2.0),
    TURN: ("turn", 0.5),
    DONE: ("done", -5.0),
}


def reasons(view: TwisterView, role: int, action: Action) -> tuple[Reason, ...]:
    """Why one would, and how strongly."""
    verb = int(action.verb)
    if verb == TO:
        return going(view, role, int(action.a))
    if verb == FIGHT:
        return (Reason(label("twister-why-fight"), fight_odds(view, role)),)
    if verb == CARD:
        return card_reasons(view, role, int(action.a))
    if verb == PLAY:
        return (Reason(label("twister-why-points"), 0.3 * int(action.a)),)
    if verb == LINE_UP:
        return (Reason(label("twister-why-fast"), 1.0),) if action.a in FAST else ()
    if verb in WEIGHTS:
        word, weight = WEIGHTS[verb]
        return (Reason(label(f"twister-why-{word}"), weight),)
    return (Reason(label("twister-why-other", verb=VERBS[verb]), 0.1),)


def going(view: TwisterView, role: int, square: int) -> tuple[Reason, ...]:
    """Towards the other line, and out."""
    if LINE_OF[square] == 1 - role:
        return (Reason(label("twister-why-exit"), EXIT),)
    journey = view.journey
    assert journey is not None
    before, after = SQUARE_NAMES.number(journey.at[3:]) % COLUMNS, square % COLUMNS
    gain = after - before if role == 0 else before - after
    return (Reason(label("twister-why-advance", columns=gain), 0.4 * gain),)


def fight_odds(view: TwisterView, role: int) -> float:
    """A rough guess: the stronger hand of Combat cards dares more."""
    own, enemy = view.sides[role], view.sides[1 - role]
    return 1.5 + 0.1 * (sum(enemy.combat_played) - sum(own.combat_played))


def card_reasons(view: TwisterView, role: int, value: int) -> tuple[Reason, ...]:
    """What wins if the enemy plays an average card, at the price of the card."""
    if view.combat is None:
        return ()
    attacking = view.combat.attacking_side == ROLES[role]
    lead = view.combat.attack_sum - view.combat.defence_sum
    margin = (lead if attacking else -lead) + value - 2
    return (
        Reason(label("twister-why-win", margin=margin), 2.0 if margin > 0 else 0.0),
        Reason(label("twister-why-save"), -0.3 * value),
    )
