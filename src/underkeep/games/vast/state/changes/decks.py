"""VAST-GEN-011  Changes that all decks share: one that has run out takes in its discards, a card goes into a hand or
under a deck.
"""

from __future__ import annotations

from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.zones import Pile
from underkeep.games.vast.state.events.turn import CardsDrawn
from underkeep.games.vast.state.game import Vast


def refill(game: Vast, deck: Pile, discard: Pile, stream: i64) -> None:
    """VAST-GEN-011  An empty deck takes in its discards and is shuffled."""
    if deck.count() == 0:
        deck.items = discard.items
        discard.items = vec[i64]()
        deck.shuffle(game.luck, stream)


def draw_to(deck: Pile, hand: Pile) -> i64:
    """The top card goes into the hand, if there is one; how many that were."""
    if deck.count() == 0:
        return 0
    hand.put(deck.draw())
    return 1


def tell_drawn(game: Vast, deck: str, drawn: i64, role: i64) -> None:
    if drawn and game.listener is not None:
        game.tell(CardsDrawn(deck, int(drawn), int(game.rules.eyes(role))))


def top_of(pile: Pile, count: i64) -> list[i64]:
    """The top cards of a deck, the topmost first."""
    last = pile.count()
    return [pile.items[n] for n in range(last - 1, max(last - count, i64(0)) - 1, -1)]


def put_under(pile: Pile, cards: list[i64]) -> None:
    """Cards go to the bottom of a deck in the order given."""
    whole = Pile(vec[i64](), pile.eyes)
    for card in cards:
        whole.put(card)
    for n in range(pile.count()):
        whole.put(pile.items[n])
    pile.items = whole.items
