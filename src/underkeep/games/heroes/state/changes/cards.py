"""KHO-PLAY-04  The verbs that move cards: drawing, discarding, acquiring, the loot display and the guild deck."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import append, i64, pop, vec
from underkeep.core.kernel.zones import Pile
from underkeep.games.heroes.names import CARD_NAMES, CLAN_NAMES, DECK_CARDS, GUILD_NAMES, ROOM_NAMES, VAULT
from underkeep.games.heroes.state.changes.board import lose_game, summon_monsters, tell_call, win_game
from underkeep.games.heroes.state.events.assault import BlowParried
from underkeep.games.heroes.state.events.clans import (
    CardAcquired,
    CardDefended,
    CardDiscarded,
    CardDrawn,
    CardLookedAt,
    CardPlayed,
    CardReturned,
    DeckReshuffled,
    DisplayFilled,
)
from underkeep.games.heroes.state.events.guild import ForeignClanJoined, GuildCardDrawn, WaveBegun
from underkeep.games.heroes.state.game import DECK_LUCK, GUILD_LUCK, LOOT_LUCK, Heroes

HAND: Final[i64] = 5
DISPLAY: Final[i64] = 5
LOOKED_AT: Final[i64] = 3


# ---------------------------------------------------------------------- a player's cards
def restock(game: Heroes, role: i64) -> None:
    """KHO-PLAY-04  An empty Tactics deck is made anew from the discard pile only, at once unless told otherwise."""
    if not game.rules.on_demand:
        reshuffle(game, role)


def reshuffle(game: Heroes, role: i64) -> None:
    """KHO-UPKEEP-03  The discard pile, acquired loot included (KHO-LOOT-02), becomes the deck; the rest stays."""
    player = game.players[role]
    if player.deck.count() > 0 or player.discard.count() == 0:
        return
    player.deck.items = game.luck.shuffle(DECK_LUCK + role, player.discard.items)
    player.discard.items = vec[i64]()
    if game.listener is not None:
        game.tell(DeckReshuffled(game.rules.clan_name(role)))


def can_draw(game: Heroes, role: i64) -> bool:
    """KHO-ACT-10  Is there a card to draw, in the deck or after a reshuffle?"""
    player = game.players[role]
    return player.deck.count() > 0 or player.discard.count() > 0


def draw_card(game: Heroes, role: i64) -> bool:
    """KHO-ACT-10  The top card of the own deck into the hand; fails without penalty if there is none."""
    reshuffle(game, role)
    player = game.players[role]
    if player.deck.count() == 0:
        return False
    card = player.deck.draw()
    player.hand.put(card)
    if game.listener is not None:
        game.tell(CardDrawn(game.rules.clan_name(role), CARD_NAMES[card], int(game.eyes_on_hand(role))))
    restock(game, role)
    return True


def play_card(game: Heroes, role: i64, card: i64) -> None:
    """KHO-PLAY-01  From the hand face up into the play area, where it lies while it is resolved (KHO-RUL-10)."""
    player = game.players[role]
    player.hand.take(card)
    player.area.put(card)
    if game.listener is not None:
        game.tell(CardPlayed(game.rules.clan_name(role), CARD_NAMES[card], not game.rules.open_hands))


def discard_card(game: Heroes, role: i64, card: i64) -> None:
    """KHO-REFRESH-01  From the hand to the own discard pile."""
    player = game.players[role]
    player.hand.take(card)
    player.discard.put(card)
    if game.listener is not None:
        game.tell(CardDiscarded(game.rules.clan_name(role), CARD_NAMES[card], not game.rules.open_hands))
    restock(game, role)


def defend_with(game: Heroes, role: i64, card: i64, room: i64, parried: i64) -> None:
    """KHO-DEF-04  From the hand into the play area, as every card that is played, or straight to the discard pile where
    the table says so; the blow loses what the card takes off.
    """
    player = game.players[role]
    player.hand.take(card)
    pile = player.discard if game.rules.defence_discarded else player.area
    pile.put(card)
    game.turn.blow -= parried
    if game.listener is not None:
        clan, left = game.rules.clan_name(role), int(game.turn.blow)
        game.tell(CardDefended(clan, CARD_NAMES[card], ROOM_NAMES[room], not game.rules.open_hands))
        game.tell(BlowParried(clan, ROOM_NAMES[room], left + int(parried), left))
    restock(game, role)


def clear_area(game: Heroes, role: i64) -> None:
    """KHO-UPKEEP-01  All cards of the play area to the discard pile, as one step."""
    player = game.players[role]
    while player.area.count() > 0:
        player.discard.put(player.area.draw())
    restock(game, role)


def reinforce(game: Heroes, role: i64, verb: i64) -> None:
    """KHO-REINF-01  Look at three cards, take all that show the action, discard the rest."""
    player = game.players[role]
    looked = vec[i64]()
    while len(looked) < LOOKED_AT:
        if player.deck.count() == 0:
            reshuffle(game, role)  # KHO-REINF-03: the looked-at cards are not part of it
        if player.deck.count() == 0:
            break
        looked = append(looked, player.deck.draw())
    for card in looked:
        sort_looked(game, role, card, game.rules.content.faces[card].shows(verb))
    restock(game, role)  # KHO-RUL-04


def sort_looked(game: Heroes, role: i64, card: i64, taken: bool) -> None:
    """KHO-REINF-02  Taking a matching card is mandatory."""
    player = game.players[role]
    pile = player.hand if taken else player.discard
    pile.put(card)
    if game.listener is not None:
        eyes = int(game.eyes_on_hand(role))
        game.tell(CardLookedAt(game.rules.clan_name(role), CARD_NAMES[card], eyes, taken))


# ---------------------------------------------------------------------- loot
def fill_display(game: Heroes) -> None:
    """KHO-LOOT-01  Empty slots are filled at once from the top; an empty deck leaves them empty."""
    market = game.market
    while len(market.display) < DISPLAY and market.loot.count() > 0:
        card = market.loot.draw()
        market.display = append(market.display, card)
        if game.listener is not None:
            game.tell(DisplayFilled(CARD_NAMES[card]))


def take_from_display(game: Heroes, card: i64) -> None:
    """One such card off the display."""
    market = game.market
    for n in range(i64(len(market.display))):
        if market.display[n] == card:
            taken: i64
            market.display, taken = pop(market.display, n)
            return


def acquire(game: Heroes, role: i64, card: i64) -> None:
    """KHO-ROOM-23  A display card to the own discard pile; the display is refilled at once."""
    take_from_display(game, card)
    game.players[role].discard.put(card)
    if game.listener is not None:
        game.tell(CardAcquired(game.rules.clan_name(role), CARD_NAMES[card]))
    restock(game, role)
    fill_display(game)


def return_card(game: Heroes, card: i64) -> None:
    """KHO-REFRESH-05  A display card under the loot deck, before any gap is filled."""
    take_from_display(game, card)
    loot = game.market.loot
    under = append(vec[i64](), card)
    for other in loot.items:
        under = append(under, other)
    loot.items = under
    if game.listener is not None:
        game.tell(CardReturned(CARD_NAMES[card]))


def join_foreign(game: Heroes, clan: i64) -> None:
    """KHO-LAB-01  The ten cards of a clan nobody plays are shuffled into the loot deck; the display stays
    (KHO-LAB-06).
    """
    market = game.market
    market.foreign = clan
    for card in game.rules.content.clans[clan].deck:
        market.loot.put(i64(card))
    market.loot.shuffle(game.luck, LOOT_LUCK)
    if game.listener is not None:
        by_luck = game.rules.options.text("laboratory_clan") == "random"
        game.tell(ForeignClanJoined(CLAN_NAMES[clan], by_luck))


# ---------------------------------------------------------------------- guild
def draw_guild(game: Heroes) -> i64:
    """KHO-WAVE-05  The top guild card goes into resolution; -1 if the last card of wave 2 is gone (KHO-WAVE-06)."""
    guild = game.guild
    if guild.deck.count() == 0:
        if guild.wave == 2:
            return -1
        begin_wave_2(game)
        if guild.deck.count() == 0 or game.over():
            return -1
    card = guild.deck.draw()
    guild.resolving = append(guild.resolving, card)
    if game.listener is not None:
        game.tell(GuildCardDrawn(GUILD_NAMES[card]))
    return card


def begin_wave_2(game: Heroes) -> None:
    """KHO-WAVE-03  All guild cards are shuffled into a new deck, one that is being resolved too (KHO-WAVE-05)."""
    guild = game.guild
    while len(guild.resolving) > 0:
        discard_guild(game)
    guild.deck.items = game.luck.shuffle(GUILD_LUCK, guild.discard.items)
    guild.discard.items = vec[i64]()
    guild.wave = 2
    if game.listener is not None:
        game.tell(WaveBegun(2, game.rules.clan_names()))
    call_reserves(game)
    game.rules.special.wave_2_begins(game)


def call_reserves(game: Heroes) -> None:
    """KHO-SCEN-20  Every clan puts monsters of its lair into the Vault, up to as many as the scenario says
    (KHO-SCN-2005).
    """
    reserves = i64(game.rules.scenario.reserves)
    if reserves:
        for role in range(game.roles):
            tell_call(game, role, VAULT, reserves, "reserve")
            summon_monsters(game, role, VAULT, reserves)


def shuffle_guild(game: Heroes) -> None:
    """KHO-SETUP-04  The guild deck in a new order."""
    game.guild.deck.shuffle(game.luck, GUILD_LUCK)


def turn_up_guild(game: Heroes) -> i64:
    """KHO-SCN-0202  The top guild card is looked at, not resolved."""
    return game.guild.deck.draw()


def put_back_guild(game: Heroes, cards: vec[i64]) -> None:
    """KHO-SCN-0202  What was turned up goes back into the deck, which is shuffled."""
    for card in cards:
        game.guild.deck.put(card)
    shuffle_guild(game)


def discard_guild(game: Heroes) -> None:
    """KHO-CELLS-12  The card resolved last goes to the public discard pile."""
    guild = game.guild
    card: i64
    guild.resolving, card = pop(guild.resolving)
    guild.discard.put(card)


def finish_guild_card(game: Heroes) -> None:
    """KHO-WAVE-06  Discard, unless the card is already part of wave 2; when the deck is used up, wave 2 begins or the
    game is decided.
    """
    guild = game.guild
    if len(guild.resolving) > 0:
        discard_guild(game)
    if guild.deck.count() > 0 or game.over():
        return
    if guild.wave == 1:
        begin_wave_2(game)
    elif game.rules.special.final_check(game):  # KHO-SCEN-13
        win_game(game)
    else:
        lose_game(game, "goal_missed")


def new_deck(cards: tuple[int, ...]) -> Pile:
    """KHO-SETUP-10  A clan's deck, not shuffled yet."""
    assert len(cards) == DECK_CARDS
    return Pile.deck(list(cards))
