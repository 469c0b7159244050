"""KHO-ROOM-02  What the rooms do and when: they give a token, sell loot, or have an action of their own."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.heroes.names import (
    BEAST,
    BONE,
    BOOK,
    CELLS,
    COIN,
    COMPLETED,
    CRYPT,
    EQUIPMENT,
    FORGE,
    FROG,
    LABORATORY,
    LIBRARY,
    MENAGERIE,
    NO_PORTAL,
    NOWHERE,
    PANTRY,
    POTION,
    SCROLL,
    SEWERS,
    SITE,
    STUDY,
    TRAP,
    VAULT,
    WORKSHOP,
)
from underkeep.games.heroes.refusals import (
    ALREADY_COMPLETE,
    LABORATORY_IDLE,
    LEGAL,
    NO_MONSTER,
    NO_PAYMENT,
    NO_PORTAL_THERE,
    NO_ROOM_ACTION,
    NO_TACTICS_CARD,
    NO_TOKEN,
    NOTHING_TO_BUY,
)
from underkeep.games.heroes.rules.cards import display_has
from underkeep.games.heroes.rules.construction import can_build
from underkeep.games.heroes.state.game import Heroes


def gained_token(room: i64) -> i64:
    """KHO-ROOM-10  What a producing room gives (KHO-ROOM-11, KHO-ROOM-12), -1 for the others."""
    if room == VAULT:
        return COIN
    if room == LIBRARY:
        return BOOK
    if room == SEWERS:
        return FROG
    if room == CRYPT:
        return BONE  # KHO-ROOM-13
    return TRAP if room == WORKSHOP else NOWHERE  # KHO-ROOM-14


def price_of(room: i64) -> i64:
    """KHO-ROOM-15  What a buying room costs (KHO-ROOM-16, KHO-ROOM-17), -1 for the others."""
    if room == FORGE:
        return COIN
    if room == MENAGERIE:
        return BONE
    if room == PANTRY:
        return FROG
    return BOOK if room == STUDY else NOWHERE  # KHO-ROOM-18


def loot_of(room: i64) -> i64:
    """KHO-ROOM-23  The type of loot that a buying room acquires."""
    if room == FORGE:
        return EQUIPMENT
    if room == MENAGERIE:
        return BEAST
    return POTION if room == PANTRY else SCROLL


def refuse_work(game: Heroes, role: i64, room: i64) -> i64:
    """KHO-ROOM-02  An own monster there, and the room's condition; resources are common (KHO-ROOM-25, KHO-RES-01)."""
    if not game.board.has_body(role, room):
        return NO_MONSTER
    blocked = game.rules.special.refuse_work(game, room, False)
    if blocked != LEGAL:
        return blocked
    if gained_token(room) != NOWHERE:
        return LEGAL if game.board.store[gained_token(room)] > 0 else NO_TOKEN  # KHO-ROOM-22
    if price_of(room) != NOWHERE:
        if game.board.count(room, price_of(room)) == 0:
            return NO_PAYMENT  # KHO-ROOM-24
        return LEGAL if display_has(game, loot_of(room)) else NOTHING_TO_BUY  # KHO-ROOM-24
    if room == LABORATORY:
        return refuse_experiment(game)
    return can_build(game) if room == SITE else NO_ROOM_ACTION  # KHO-ROOM-19


def refuse_experiment(game: Heroes) -> i64:
    """KHO-LAB-04  The Laboratory needs the Cells and a Tactics card on display."""
    if not game.dungeon.has(CELLS):
        return LABORATORY_IDLE
    return LEGAL if display_has(game, NOWHERE) else NO_TACTICS_CARD


def refuse_complete(game: Heroes, role: i64, room: i64) -> i64:
    """KHO-PORTAL-02  An own monster where an incomplete Portal lies."""
    if not game.board.has_body(role, room):
        return NO_MONSTER
    if game.board.portal[room] == NO_PORTAL:
        return NO_PORTAL_THERE
    if game.board.portal[room] >= COMPLETED:
        return ALREADY_COMPLETE
    return game.rules.special.refuse_work(game, room, True)
