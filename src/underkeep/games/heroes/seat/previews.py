"""Before a card is played, an icon used or a Momentum followed: the rooms where each of its actions can be done now."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Mark
from underkeep.games.heroes.actions import COMPLETE, FOLLOW, MOVE, PLAY, ROOM, SPECIAL, STRIKE, USE, WORK
from underkeep.games.heroes.faces import (
    ACTIVATE,
    DEFEND,
    DRAW,
    ICON_ACTION_NAMES,
    ICON_NAMES,
    REINFORCE,
    SINGLE,
    SWARM,
    Icon,
    IconAction,
)
from underkeep.games.heroes.names import NOWHERE, ROOM_NAMES
from underkeep.games.heroes.refusals import LEGAL
from underkeep.games.heroes.rules.icon_effects import ChooseSwarm, FollowUp, choice_for
from underkeep.games.heroes.rules.icons import refuse_printed
from underkeep.games.heroes.state.game import Heroes

SIDES: Final = ("left", "right")


def reach(game: Heroes, role: int, action: Action) -> tuple[Mark, ...]:
    """KHO-PLAY-02  What a card, an icon or the second half of a Momentum could do where, by what lies open."""
    if action.verb == PLAY:
        sides = game.rules.content.faces[action.a].sides
        return (*usable(game, role, sides), *marks_of(game, role, [icon for side in sides for icon in side]))
    if action.verb == USE:
        return marks_of(game, role, [icon for icon in game.icons(action.a) if icon.number == action.b][:1])
    frame = game.top()
    if action.verb == FOLLOW and isinstance(frame, FollowUp):
        return marks_at(game, role, frame.right(game), frame.spot)
    return ()


def usable(game: Heroes, role: int, sides: tuple[tuple[Icon, ...], ...]) -> tuple[Mark, ...]:
    """KHO-ACT-02  The icons of a card in hand that somebody could use, once it lies on the table."""
    found: list[Mark] = []
    for name, side in zip(SIDES, sides, strict=False):
        activates = sum(1 for icon in side if icon.kind == SINGLE and icon.left.verb == ACTIVATE)
        for icon in side:
            if refuse_printed(game, i64(role), icon, i64(activates)) == LEGAL:
                found.append(Mark("icon", f"icon:{name}:{ICON_NAMES[icon.number]}"))
    return tuple(dict.fromkeys(found))


def marks_of(game: Heroes, role: int, icons: list[Icon]) -> tuple[Mark, ...]:
    found: list[Mark] = []
    for icon in icons:
        if icon.kind == SWARM:
            found.extend(swarm_marks(game, role, icon))
        elif icon.kind != REINFORCE:
            found.extend(marks_at(game, role, icon.left, NOWHERE))
    return tuple(dict.fromkeys(found))


def marks_at(game: Heroes, role: int, action: IconAction, spot: i64) -> tuple[Mark, ...]:
    if action.verb == DRAW or action.verb == DEFEND:
        return ()
    choice = choice_for(i64(role), action, spot)
    asked = [one for one in choice.candidates(game) if choice.refuse(game, one) == LEGAL]
    return drawn([room_of(one) for one in asked], ICON_ACTION_NAMES[action.verb])


def swarm_marks(game: Heroes, role: int, icon: Icon) -> tuple[Mark, ...]:
    choice = ChooseSwarm(i64(role), icon.left.verb)
    asked = [one for one in choice.candidates(game) if choice.refuse(game, one) == LEGAL]
    return drawn([int(one.a) for one in asked], ICON_ACTION_NAMES[icon.left.verb])


def room_of(action: Action) -> int:
    """The room that an action is about: of a Move the one that it leads to; an ability has none."""
    verb = action.verb
    if verb == MOVE:
        return int(action.b)
    has_room = verb == STRIKE or verb == ROOM or verb == WORK or verb == COMPLETE or verb == SPECIAL
    return int(action.a) if has_room else int(NOWHERE)


def drawn(rooms: list[int], name: str) -> tuple[Mark, ...]:
    return tuple(Mark("reach", f"room:{ROOM_NAMES[room]}", name) for room in dict.fromkeys(rooms) if room >= 0)
