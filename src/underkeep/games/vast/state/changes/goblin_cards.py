"""VAST-GO-012  Changes to the Goblins' cards: War cards, Monsters, Secrets, Schemes, and what each leaves behind."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.vast.names import (
    GOBLINS,
    L_MONSTERS,
    L_SECRETS,
    MEAT,
    MONSTER_SLOTS,
    MONSTERS,
    OFF,
    P_KNIGHT,
    PIECES,
    SECRETS,
    TRIBES,
    WAR,
)
from underkeep.games.vast.state.changes.decks import draw_to, refill, tell_drawn
from underkeep.games.vast.state.changes.discs import hand_out_discs, lose_disc, take_disc
from underkeep.games.vast.state.changes.tokens import take_from_supply
from underkeep.games.vast.state.events.goblins import (
    MonsterAssigned,
    MonsterBoxed,
    MonsterDiscarded,
    MonsterDrawn,
    PieceDazed,
    SchemeBought,
    SecretDiscarded,
    SecretPlayed,
    TreasureStored,
    WarCardChosen,
)
from underkeep.games.vast.state.events.turn import CardsDrawn
from underkeep.games.vast.state.game import Vast
from underkeep.games.vast.state.knight import NO_CARD


def draw_war(game: Vast, count: i64) -> None:
    """VAST-GO-012  War cards to choose from; a position may have left fewer in the deck."""
    count = min(count, game.goblins.war.count())
    for _ in range(count):
        game.goblins.war_hand.put(game.goblins.war.draw())
    if game.listener is not None:
        game.tell(CardsDrawn("war", int(count), int(game.rules.eyes(GOBLINS))))


def return_war(game: Vast, card: i64) -> None:
    """A War card goes back from the hand to the deck."""
    game.goblins.war_hand.take(card)
    game.goblins.war.put(card)


def keep_war(game: Vast, card: i64) -> None:
    """VAST-GO-012  One card is kept, the rest is discarded until the deck is shuffled after the turn."""
    game.goblins.war_card = card
    while game.goblins.war_hand.count() > 0:
        game.goblins.war.put(game.goblins.war_hand.draw())
    if game.listener is not None:
        game.tell(WarCardChosen(WAR[card]))


# ---------------------------------------------------------------------- Monsters


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


def hold_monster(game: Vast, monster: i64) -> None:
    """A Monster that was drawn lies open until it is assigned."""
    game.goblins.drawn.put(monster)


def release_monster(game: Vast, monster: i64) -> None:
    """A Monster that lay open is discarded."""
    game.goblins.drawn.take(monster)
    discard_drawn(game, monster)


def release_monsters(game: Vast) -> None:
    """All Monsters that lie open are discarded."""
    while game.goblins.drawn.count() > 0:
        discard_drawn(game, game.goblins.drawn.draw())


def discard_drawn(game: Vast, monster: i64) -> None:
    """A Monster that belongs to no Tribe goes to the discards."""
    game.goblins.monster_discard.put(monster)
    if game.listener is not None:
        game.tell(MonsterDiscarded(MONSTERS[monster]))


def assign_monster(game: Vast, monster: i64, slot: i64) -> None:
    """A Monster that lay open joins a Tribe and gets its disc; the one in its slot is discarded."""
    game.goblins.drawn.take(monster)
    before = game.goblins.slots[slot]
    if before >= 0:
        discard_drawn(game, before)
        lose_disc(game, before)
    game.goblins.slots[slot] = monster
    take_disc(game, monster)
    if game.listener is not None:
        game.tell(MonsterAssigned(MONSTERS[monster], MONSTER_SLOTS[slot]))


def discard_monster(game: Vast, tribe: i64, monster: i64) -> None:
    """A Monster leaves its Tribe with its Strength disc (VAST-GO-048)."""
    empty_slots(game, monster)
    game.goblins.monster_discard.put(monster)
    lose_disc(game, monster)
    if game.listener is not None:
        game.tell(MonsterDiscarded(MONSTERS[monster]))


def empty_slots(game: Vast, monster: i64) -> None:
    """A Monster belongs to no Tribe any more."""
    for slot in range(i64(4)):
        if game.goblins.slots[slot] == monster:
            game.goblins.slots[slot] = -1


def box_monster(game: Vast, monster: i64) -> None:
    """A Monster leaves the game from wherever it is."""
    empty_slots(game, monster)
    if game.goblins.monster_discard.has(monster):
        game.goblins.monster_discard.take(monster)
    game.goblins.boxed |= i64(1) << monster
    if game.listener is not None:
        game.tell(MonsterBoxed(MONSTERS[monster]))


# ---------------------------------------------------------------------- Secrets


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


def discard_face_up(game: Vast, card: i64) -> None:
    """A Secret that lay open goes to the discards; the disc of Meat! leaves the map with it (VAST-BON-020)."""
    game.goblins.face_up &= ~(i64(1) << card)
    game.goblins.secret_discard.put(card)
    if game.listener is not None:
        game.tell(SecretDiscarded(SECRETS[card]))
    if card == MEAT:
        game.goblins.meat = OFF
        hand_out_discs(game)


def open_secret(game: Vast, card: i64) -> None:
    """A Secret leaves the hand: it lies open from now on, or is discarded at once."""
    game.goblins.secrets.take(card)
    if game.content.secrets[card].flag:
        game.goblins.face_up |= i64(1) << card
    else:
        game.goblins.secret_discard.put(card)
    if game.listener is not None:
        game.tell(SecretPlayed(SECRETS[card]))


def dig_tunnels(game: Vast) -> None:
    """Secret Tunnels are open this turn."""
    game.goblins.tunnels = True


def poison_blades(game: Vast) -> None:
    """The next Attack is poisoned."""
    game.goblins.poison = True


def spend_poison(game: Vast) -> None:
    """The Poison has been used."""
    game.goblins.poison = False


def enrage_tribe(game: Vast, tribe: i64) -> None:
    """A Tribe has Blind Fury."""
    game.goblins.fury = tribe


def arm_bomber(game: Vast, tribe: i64) -> None:
    """A Tribe has the Fire Bomber."""
    game.goblins.bomber = tribe


def spend_bomber(game: Vast) -> None:
    """The Fire Bomber has blown up."""
    game.goblins.bomber = -1


def hex_thief(game: Vast, amount: i64) -> None:
    """So much Stealth is off the Thief until the next Goblin turn."""
    game.goblins.hex = amount


def eat_mushrooms(game: Vast, tribe: i64, doses: i64) -> None:
    """A Tribe has eaten the Cave Mushrooms and has so many activations."""
    game.goblins.mushrooms = tribe
    game.goblins.doses = doses


def daze_piece(game: Vast, tribe: i64, piece: i64) -> None:
    """Knight or Dragon is weaker by one until the end of the Goblin turn."""
    if piece == P_KNIGHT:
        game.goblins.dazed_knight += 1
    else:
        game.goblins.dazed_dragon += 1
    if game.listener is not None:
        game.tell(PieceDazed(TRIBES[tribe], PIECES[piece]))


# ---------------------------------------------------------------------- Schemes
def buy_extra_card(game: Vast) -> None:
    """The draw under way gives one card more."""
    game.goblins.extra_cards = 1


def forget_extra_card(game: Vast) -> None:
    """A new draw begins, for which nothing has been bought."""
    game.goblins.extra_cards = 0


def pay_for_scheme(game: Vast, card: i64, price: i64) -> None:
    """Stored Treasures go back to the Cave, the rest of the price is owed, and the Scheme works."""
    goblins = game.goblins
    spent = min(goblins.stored, price)
    return_stored(game, spent)
    goblins.scheme_debt = price - spent
    goblins.secrets.take(card)
    goblins.schemes |= i64(1) << card
    if game.listener is not None:
        game.tell(SchemeBought(SECRETS[card], int(price)))


def reduce_debt(game: Vast) -> None:
    """One Scheme less is owed."""
    game.goblins.scheme_debt -= 1


def store_treasure(game: Vast) -> None:
    """A Treasure token lies with the Goblins; the caller says where it came from."""
    game.goblins.stored += 1


def store_from_supply(game: Vast) -> None:
    """A Treasure token of the supply lies with the Goblins."""
    take_from_supply(game)
    game.goblins.stored += 1


def return_stored(game: Vast, count: i64) -> None:
    """Stored Treasures go back to the Cave."""
    game.goblins.stored -= count
    game.cave.supply += count


def keep_stored(game: Vast, most: i64) -> None:
    """So many Treasures stay with the Goblins at most; the rest goes back to the Cave."""
    return_stored(game, max(game.goblins.stored - most, i64(0)))
    if game.listener is not None:
        game.tell(TreasureStored(int(game.goblins.stored)))


def lose_stored(game: Vast) -> None:
    """A stored Treasure is taken from the Goblins."""
    game.goblins.stored -= 1
