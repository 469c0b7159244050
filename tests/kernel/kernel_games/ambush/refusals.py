"""Refusals of Ambush: one function per kind of action, the only formulation of its legality."""

from __future__ import annotations

from typing import Final

from kernel_games.ambush.content import BANDIT_CARDS, FOG, VOID
from kernel_games.ambush.state import BANDIT, ENTERED, LARGEST, MAX_CARDS, MAX_SHIELDS, Ambush
from underkeep.core.kernel.native import i64

OK: Final = 0
WRONG_KIND: Final = 1
EDGE: Final = 2
NO_TILES: Final = 3
HAND_FULL: Final = 4
DECK_EMPTY: Final = 5
ALREADY_PEEKED: Final = 6
SHIELDS_FULL: Final = 7
NOT_HELD: Final = 8
NOT_NOW: Final = 9

REFUSALS: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("TOYA-TURN-01", "ambush-no-wrong-kind"),
    ("TOYA-MAP-01", "ambush-no-edge"),
    ("TOYA-MAP-02", "ambush-no-tiles"),
    ("TOYA-DRAW-02", "ambush-no-hand-full"),
    ("TOYA-DRAW-03", "ambush-no-deck-empty"),
    ("TOYA-WITCH-02", "ambush-no-already-peeked"),
    ("TOYA-WARDEN-03", "ambush-no-shields-full"),
    ("TOYA-CARD-03", "ambush-no-not-held"),
    ("TOYA-CARD-04", "ambush-no-not-now"),
]


def refuse_go(game: Ambush, direction: i64) -> i64:
    """TOYA-MAP-01  The map grows to four by four; a new tile needs a tile in the stack."""
    square = game.neighbour(game.scout, direction)
    if square >= 0 and game.tiles[square] != VOID:
        return OK
    if square < 0 and (game.height if direction % 2 == 0 else game.width) >= LARGEST:
        return EDGE  # TOYA-MAP-01
    return OK if game.tile_deck.count() > 0 else NO_TILES  # TOYA-MAP-02


def refuse_draw(game: Ambush, role: i64) -> i64:
    """TOYA-DRAW-02  Five cards are a full hand."""
    if game.hand(role).count() >= MAX_CARDS:
        return HAND_FULL  # TOYA-DRAW-02
    return OK if game.deck(role).count() > 0 else DECK_EMPTY  # TOYA-DRAW-03


def refuse_peek(game: Ambush) -> i64:
    """TOYA-WITCH-02  The next tile can be looked at once."""
    if game.peeked:
        return ALREADY_PEEKED
    return OK if game.tile_deck.count() > 0 else NO_TILES


def refuse_raise(game: Ambush) -> i64:
    """TOYA-WARDEN-03  Three shields at most."""
    return OK if game.shields < MAX_SHIELDS else SHIELDS_FULL


def refuse_card(game: Ambush, role: i64, card: i64, moment: i64) -> i64:
    """TOYA-CARD-03  A card is played from the hand, at its own moment."""
    if (card < BANDIT_CARDS) != (role == BANDIT) or not game.hand(role).has(card):
        return NOT_HELD
    if role != BANDIT and (card == FOG) == (moment == ENTERED):
        return NOT_NOW  # TOYA-CARD-04: fog answers an ambush, the others an entry
    return OK
