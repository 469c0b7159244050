"""KHO-ACT-02  Which icons of a card can be used now; an icon that nobody could use is not offered."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.heroes.faces import (
    ACTIVATE,
    AMBUSH,
    DEFEND,
    DRAW,
    GENERATE,
    MELEE,
    MOVE,
    RANGED,
    REINFORCE,
    SINGLE,
    SUMMON,
    SWARM,
    Icon,
    IconAction,
)  # fmt: skip
from underkeep.games.heroes.names import ANY, ROOMS
from underkeep.games.heroes.refusals import (
    DECK_EMPTY,
    LAIR_EMPTY,
    LEGAL,
    NO_MONSTER,
    NO_MONSTERS,
    NO_TOKEN,
    NO_USE,
    NOT_BUILT,
    NOTHING_TO_DEFEND,
)
from underkeep.games.heroes.rules.abilities import refuse_ability, spare_activates
from underkeep.games.heroes.rules.moving import BY_MOVE, BY_OTHER, can_move
from underkeep.games.heroes.rules.placing import can_ambush, can_place
from underkeep.games.heroes.rules.rooms import refuse_complete, refuse_work
from underkeep.games.heroes.rules.striking import can_strike
from underkeep.games.heroes.state.changes.cards import can_draw
from underkeep.games.heroes.state.game import Heroes


def can_activate(game: Heroes, role: i64, spare: i64) -> i64:
    """KHO-ACT-11  Is there any use for an Activate: ability, room, Portal or scenario?"""
    if not game.board.rooms_with(role):
        return NO_MONSTERS
    if refuse_ability(game, role, spare) == LEGAL:
        return LEGAL
    for room in range(ROOMS):
        if not game.dungeon.has(room):
            continue
        if refuse_work(game, role, room) == LEGAL or refuse_complete(game, role, room) == LEGAL:
            return LEGAL
        if game.rules.special.refuse_use(game, role, room) == LEGAL:
            return LEGAL
    return NO_USE


def refuse_icon_action(game: Heroes, role: i64, action: IconAction, spot: i64, spare: i64) -> i64:
    """KHO-ACT-02  Can the action be done at all? `spot` is the reference room of a Momentum, -1 without one.

    `spare` counts the Activates that the card has besides this action.
    """
    verb = action.verb
    if verb == DRAW:
        return LEGAL if can_draw(game, role) else DECK_EMPTY
    if verb == ACTIVATE:
        return can_activate(game, role, spare)
    if verb == MOVE:
        return can_move(game, role, ANY, BY_OTHER if spot >= 0 else BY_MOVE)
    if verb == MELEE or verb == RANGED:
        return can_strike(game, role, verb == RANGED, ANY)
    if verb == DEFEND:
        return NOTHING_TO_DEFEND  # KHO-DEF-06
    if verb == AMBUSH:
        return can_ambush(game, role, action.what)
    if spot >= 0 and verb == SUMMON:
        return LEGAL if game.lair(role) > 0 else LAIR_EMPTY  # KHO-ACT-20
    if spot >= 0 and verb == GENERATE:
        return LEGAL if game.board.store[action.what] > 0 else NO_TOKEN  # KHO-MOM-05
    return can_place(game, role, verb, action.what)


def refuse_icon(game: Heroes, role: i64, icon: Icon, side: i64) -> i64:
    """KHO-PLAY-02  Can the icon be used with some own monster?"""
    if icon.kind == REINFORCE:
        return LEGAL if can_draw(game, role) else DECK_EMPTY
    if icon.kind == SWARM:
        return can_swarm(game, role, icon.left.verb)
    spare = spare_activates(game, role, side)
    if icon.kind == SINGLE and icon.left.verb == ACTIVATE:
        spare -= 1
    return refuse_icon_action(game, role, icon.left, ANY, spare)  # KHO-MOM-01: of a Momentum the left action counts


def can_swarm(game: Heroes, role: i64, verb: i64) -> i64:
    code = NO_MONSTERS
    for room in range(ROOMS):
        if game.board.has_body(role, room):
            code = refuse_swarm(game, role, verb, room)
            if code == LEGAL:
                return LEGAL
    return code


def refuse_swarm(game: Heroes, role: i64, verb: i64, room: i64) -> i64:
    """KHO-SWARM-01  A room with own monsters where at least one can do the action."""
    if not game.board.has_body(role, room):
        return NO_MONSTER if game.dungeon.has(room) else NOT_BUILT
    if verb == MOVE:
        return can_move(game, role, room, BY_OTHER)
    return can_strike(game, role, verb == RANGED, room)
