"""VAST-GEN-011  Decks that run out: Monsters and Secrets reshuffle their discards, Power cards too when they must
(VAST-GEN-012).
"""

from __future__ import annotations

from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.zones import Pile
from underkeep.games.vast.names import (
    DRAGON,
    EVENTS,
    GOBLINS,
    L_MONSTERS,
    L_OMENS,
    L_POWERS,
    L_SECRETS,
    MONSTERS,
    OMEN_SYMBOLS,
    OMENS_EACH,
    SECRETS,
    TREASURES,
)
from underkeep.games.vast.state.events.map import EventPlayed, TreasureDealt
from underkeep.games.vast.state.events.roles import CardsDrawn, MonsterDrawn, OmensDrawn, SecretDiscarded
from underkeep.games.vast.state.game import Vast

NO_CARD = -1


def refill(game: Vast, deck: Pile, discard: Pile, stream: i64) -> None:
    """VAST-GEN-011  An empty deck takes in its discards and is shuffled."""
    if deck.count() == 0:
        deck.items = discard.items
        discard.items = vec[i64]()
        deck.shuffle(game.luck, stream)


def draw_monster(game: Vast) -> i64:
    """VAST-GEN-011  The next Monster, for all to see; NO_CARD when all are out."""
    goblins = game.goblins
    refill(game, goblins.monster_deck, goblins.monster_discard, L_MONSTERS)
    if goblins.monster_deck.count() == 0:
        return NO_CARD
    monster = goblins.monster_deck.draw()
    if game.listener is not None:
        game.tell(MonsterDrawn(MONSTERS[monster]))
    return monster


def draw_secrets(game: Vast, count: i64) -> None:
    """VAST-GO-020  Secrets go into the Goblins' hand."""
    goblins = game.goblins
    drawn: i64 = 0
    for _ in range(count):
        refill(game, goblins.secret_deck, goblins.secret_discard, L_SECRETS)
        drawn += draw_to(goblins.secret_deck, goblins.secrets)
    tell_drawn(game, "secrets", drawn, GOBLINS)


def discard_secret(game: Vast, card: i64) -> None:
    """VAST-GO-020  A Secret goes from the hand to the discards."""
    game.goblins.secrets.take(card)
    game.goblins.secret_discard.put(card)
    if game.listener is not None:
        game.tell(SecretDiscarded(SECRETS[card]))


def draw_powers(game: Vast, count: i64) -> None:
    """VAST-GEN-012  Power cards; a short pile takes in the discards, and if it is still short what exists is drawn."""
    dragon = game.dragon
    drawn: i64 = 0
    for _ in range(count):
        refill(game, dragon.deck, dragon.discard, L_POWERS)
        drawn += draw_to(dragon.deck, dragon.hand)
    tell_drawn(game, "powers", drawn, DRAGON)


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


def play_event(game: Vast, card: i64) -> None:
    """VAST-CAVE-021  A played Event leaves the game."""
    game.knight.event = card
    game.cave.events_gone[card] = game.cave.events_gone[card] + 1
    if game.listener is not None:
        game.tell(EventPlayed(EVENTS[card]))


def draw_omens(game: Vast, count: i64) -> None:
    """VAST-CAVE-003  Tokens at random from the bag, as many as it has."""
    drawn: list[str] = []
    for _ in range(min(count, game.cave.in_bag())):
        pick = game.luck.below(L_OMENS, game.cave.in_bag())
        symbol: i64 = 0
        while pick >= OMENS_EACH - game.cave.omens[symbol]:
            pick -= OMENS_EACH - game.cave.omens[symbol]
            symbol += 1
        game.cave.omens[symbol] = game.cave.omens[symbol] + 1
        drawn.append(OMEN_SYMBOLS[symbol])
    if game.listener is not None:
        game.tell(OmensDrawn(tuple(drawn)))


def offer_treasure(game: Vast, card: i64) -> None:
    """The card lies before her; Knight and Cave know it, unless she took it from two (VAST-BON-004)."""
    game.knight.offered.put(card)
    if game.listener is not None:
        game.tell(TreasureDealt(TREASURES[card], int(game.knight.offered.eyes)))
