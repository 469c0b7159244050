"""What may come of an option, with numbers, before it is done: whom an attack kills or only wounds, what the end of
the cards gives up.
"""

from __future__ import annotations

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.views import Label, label
from underkeep.games.heroes.actions import END_PHASE, PLAY, STRIKE, USE
from underkeep.games.heroes.names import BADGE, CLASS_NAMES, GRADE_NAMES, ROOM_NAMES
from underkeep.games.heroes.state.game import Heroes
from underkeep.games.heroes.turn import PlayCards


def outlook(game: Heroes, action: Action) -> tuple[Label, ...]:
    if action.verb == STRIKE:
        return strike_outlook(game, action)
    if not isinstance(game.top(), PlayCards):
        return ()
    if action.verb == PLAY:
        icons = usable_icons(game)
        return (label("heroes-may-icons", count=icons),) if icons else ()
    return ending_outlook(game) if action.verb == END_PHASE else ()


def strike_outlook(game: Heroes, action: Action) -> tuple[Label, ...]:
    """KHO-DMG-01  1 damage; a champion's first Wound stays on it (KHO-DMG-03)."""
    tough = action.c == BADGE and game.rules.special.health(BADGE) > 1
    hero, others = GRADE_NAMES[action.c] + CLASS_NAMES[action.b], int(game.board.count_heroes(action.a)) - 1
    message = "heroes-may-wound" if tough else "heroes-may-kill"
    return (label(message, hero=hero, room=ROOM_NAMES[action.a], others=others + (1 if tough else 0)),)


def ending_outlook(game: Heroes) -> tuple[Label, ...]:
    """KHO-PLAY-03  Icons that are not used are lost, cards that are not played stay in the hand."""
    icons, cards = usable_icons(game), int(game.players[game.turn.active].hand.count())
    found = [label("heroes-may-icons", count=icons)] if icons else []
    if cards:
        found.append(label("heroes-may-cards", count=cards))
    return tuple(found)


def usable_icons(game: Heroes) -> int:
    """Icons of the card on the table that can be used now."""
    return sum(1 for action in game.options(int(game.turn.active)) if action.verb == USE)
