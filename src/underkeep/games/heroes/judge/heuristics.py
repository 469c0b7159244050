"""KHO-CLAN-23  Named, weighted reasons for an action, from the View alone: for explained bots, hints and novices.

The team bot, which looks ahead in games imagined from Views, is team_bot.py.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Reason, label
from underkeep.games.heroes.actions import (
    ACT,
    CARRY,
    DEFEND,
    DISCARD,
    END_PHASE,
    HIT,
    MOVE,
    NOTHING,
    PASS,
    PLAY,
    ROOM,
    SPECIAL,
    STRIKE,
    TAKE,
    THROW,
    USE,
    WORK,
)  # fmt: skip
from underkeep.games.heroes.judge.features import health_in, heroes_in
from underkeep.games.heroes.names import CARD_NAMES, CLAN_NAMES, ROOM_NAMES
from underkeep.games.heroes.seat.view import HeroesView, RoomView

KILL: Final = [7.0, 4.5, 3.0, 1.5]  # a hero by steps to the Vault
GUARD: Final = [6.0, 3.0, 1.0, 0.5]
PLAIN: Final[dict[i64, tuple[str, float]]] = {
    PLAY: ("cards", 2.0),
    USE: ("cards", 3.0),
    WORK: ("work", 2.0),
    SPECIAL: ("goal", 4.0),
    DEFEND: ("keep", 4.0),
    TAKE: ("cards", 3.0),
    END_PHASE: ("other", 0.2),
    PASS: ("other", 0.3),
}


def reasons(view: HeroesView, role: int, action: Action) -> tuple[Reason, ...]:
    """Why one would, and how strongly."""
    verb = action.verb
    if verb == STRIKE:
        return (why("kill", by_steps(KILL, room_of(view, action.a))),)
    if verb == MOVE:
        return moving(view, action)
    if verb == ROOM:
        return (why("guard", by_steps(GUARD, room_of(view, action.a))),)
    if verb == THROW:
        return (why("cards", throw_odds(view)),)
    if verb == HIT:
        return (why("keep", spare(view, CLAN_NAMES[action.a])),)
    if verb == DISCARD:
        return (why("keep", discard_weight(view, CARD_NAMES[action.a])),)
    if verb == CARRY:
        return (why("work", 0.2 if action.a == NOTHING else 0.6),)
    if verb == ACT:
        return (why("danger", 1.0 if room_of(view, action.a).monsters else 0.5),)
    word, weight = PLAIN.get(verb, ("other", 0.5))
    return (why(word, weight),)


def why(word: str, weight: float) -> Reason:
    return Reason(label(f"heroes-why-{word}"), weight)


def room_of(view: HeroesView, room: i64) -> RoomView:
    """The room of the View; one that is not in the dungeon counts as the first."""
    name = ROOM_NAMES[room]
    return next((seen for seen in view.rooms if seen.name == name), view.rooms[0])


def by_steps(table: list[float], room: RoomView) -> float:
    return table[min(room.steps, len(table) - 1)]


def moving(view: HeroesView, action: Action) -> tuple[Reason, ...]:
    """Towards heroes, and never the last guard out of the Vault."""
    origin, goal = room_of(view, action.a), room_of(view, action.b)
    found = [why("guard", by_steps(GUARD, goal) - by_steps(GUARD, origin) * 0.5)]
    if heroes_in(goal):
        found.append(why("kill", by_steps(KILL, goal) * 0.5))
    if origin.steps == 0 and health_in(view, origin) <= 2:
        found.append(why("danger", -8.0))
    return tuple(found)


def throw_odds(view: HeroesView) -> float:
    """Good while few sit in the Cells and few Mages are left."""
    left = max(1, view.guild.deck_count)
    mages = len([card for card in view.guild.unseen if card.startswith("mage")])
    there = sum(heroes_in(room) for room in view.rooms if room.name == "cells")
    return 5.0 - 6.0 * mages / left * (there + 1)


def spare(view: HeroesView, clan: str) -> float:
    """Damage goes to big bodies first, then to clans with most in the lair."""
    seen = next((one for one in view.clans if one.clan == clan), view.clans[0])
    return float(seen.health) + 0.1 * seen.lair


def discard_weight(view: HeroesView, card: str) -> float:
    """A refresh is rarely worth a card; where one must go, Defend cards stay."""
    faces = [shown.face for clan in view.clans for shown in clan.hand if shown.card == card]
    return 0.05 if any("defend" in face for face in faces) else 0.15
