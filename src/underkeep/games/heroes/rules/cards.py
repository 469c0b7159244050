"""KHO-PLAY-01  Cards that a player can name: those of the own hand and those on display."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.heroes.names import NOWHERE, is_loot, loot_type
from underkeep.games.heroes.refusals import (
    LEGAL,
    NOT_IN_HAND,
    NOT_ON_DISPLAY,
    NOT_TACTICS,
    NOTHING_ON_DISPLAY,
    TACTICS_ONLY,
    WRONG_LOOT,
)
from underkeep.games.heroes.state.game import Heroes


def refuse_hand(game: Heroes, role: i64, card: i64) -> i64:
    """KHO-PLAY-01  The card must be in the own hand."""
    return LEGAL if game.players[role].hand.has(card) else NOT_IN_HAND


def refuse_payment(game: Heroes, role: i64, card: i64) -> i64:
    """KHO-REFRESH-04  A Tactics card of the hand; loot only if the table allows it."""
    if not game.players[role].hand.has(card):
        return NOT_IN_HAND
    if is_loot(card) and not game.rules.options.flag("refresh_may_discard_loot"):
        return NOT_TACTICS
    return LEGAL if len(game.market.display) > 0 else NOTHING_ON_DISPLAY


def on_display(game: Heroes, card: i64) -> bool:
    for shown in game.market.display:
        if shown == card:
            return True
    return False


def display_has(game: Heroes, kind: i64) -> bool:
    """Is loot of a type on display? Kind -1 asks for a Tactics card."""
    for card in game.market.display:
        if (loot_type(card) if is_loot(card) else NOWHERE) == kind:
            return True
    return False


def refuse_take(game: Heroes, card: i64, kind: i64) -> i64:
    """KHO-LAB-07  A display card of the type that is acquired; Tactics cards in the Laboratory only."""
    if not on_display(game, card):
        return NOT_ON_DISPLAY
    if kind == NOWHERE:
        return TACTICS_ONLY if is_loot(card) else LEGAL
    return LEGAL if is_loot(card) and loot_type(card) == kind else WRONG_LOOT
