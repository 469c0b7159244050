"""VAST-GEN-011  Decks that run out: Monsters and Secrets reshuffle their discards, Power cards too when they must
(VAST-GEN-012).
"""

from __future__ import annotations

from underkeep.core.native import i64, vec
from underkeep.core.zones import Pile
from underkeep.games.vast.events import EventPlayed, TreasureDealt
from underkeep.games.vast.names import (
    CAVE,
    DRAGON,
    EVENTS,
    GOBLINS,
    KNIGHT,
    L_MONSTERS,
    L_OMENS,
    L_POWERS,
    L_SECRETS,
    MONSTERS,
    OMEN_SYMBOLS,
    OMENS_EACH,
    TREASURES,
)
from underkeep.games.vast.role_events import CardsDrawn, MonsterDrawn, OmensDrawn
from underkeep.games.vast.state import Vast

NO_CARD = -1


def reshuffled(game: Vast, discard: Pile, stream: i64) -> Pile:
    """A new deck of the discards."""
    deck = Pile(discard.items[:], 0)
    deck.shuffle(game.luck, stream)
    return deck


def draw_monster(game: Vast) -> i64:
    """VAST-GEN-011  The next Monster, for all to see; NO_CARD when all are out."""
    goblins = game.goblins
    if goblins.monster_deck.count() == 0:
        goblins.monster_deck = reshuffled(game, goblins.monster_discard, L_MONSTERS)
        goblins.monster_discard = Pile.discard()
    if goblins.monster_deck.count() == 0:
        return NO_CARD
    monster = goblins.monster_deck.draw()
    if game.listener is not None:
        game.tell(MonsterDrawn(MONSTERS[monster]))
    return monster


def draw_secrets(game: Vast, count: i64) -> None:
    """VAST-GO-020  Secrets go into the Goblins' hand."""
    goblins = game.goblins
    drawn = 0
    for _ in range(count):
        if goblins.secret_deck.count() == 0:
            goblins.secret_deck = reshuffled(game, goblins.secret_discard, L_SECRETS)
            goblins.secret_discard = Pile.discard()
        if goblins.secret_deck.count() > 0:
            goblins.secrets.put(goblins.secret_deck.draw())
            drawn += 1
    if drawn and game.listener is not None:
        game.tell(CardsDrawn("secrets", drawn, int(game.rules.eyes(GOBLINS))))


def draw_powers(game: Vast, count: i64) -> None:
    """VAST-GEN-012  Power cards; a short pile takes in the discards, and if it is still short what exists is drawn."""
    dragon = game.dragon
    drawn = 0
    for _ in range(count):
        if dragon.deck.count() == 0:
            dragon.deck = reshuffled(game, dragon.discard, L_POWERS)
            dragon.discard = Pile.discard()
        if dragon.deck.count() > 0:
            dragon.hand.put(dragon.deck.draw())
            drawn += 1
    if drawn and game.listener is not None:
        game.tell(CardsDrawn("powers", drawn, int(game.rules.eyes(DRAGON))))


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
        game.tell(OmensDrawn(" ".join(drawn)))


def offer_treasure(game: Vast, card: i64) -> None:
    """The card lies before her; Knight and Cave know it."""
    game.knight.offered.put(card)
    if game.listener is not None:
        game.tell(TreasureDealt(TREASURES[card], int(game.rules.eyes(KNIGHT) | game.rules.eyes(CAVE))))
