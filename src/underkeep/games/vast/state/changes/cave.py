"""VAST-CAVE-001  Changes to the Cave's board: its turn, Omens, Hatred, the decks of Events, Treasures and Terrain."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.vast.names import (
    CAVE,
    EVENTS,
    HATRED,
    KNIGHT,
    L_OMENS,
    OMEN_SYMBOLS,
    OMENS,
    OMENS_EACH,
    PAST_PLUNDER,
    TERRAINS,
)
from underkeep.games.vast.state.changes.decks import put_under
from underkeep.games.vast.state.changes.knight_cards import offer_treasure
from underkeep.games.vast.state.events.cave import HatredRemoved, OmensDrawn, OmenSpent, OmenUsed
from underkeep.games.vast.state.events.knight import EventPlayed, EventsCycled
from underkeep.games.vast.state.events.map import TerrainDrawn
from underkeep.games.vast.state.events.turn import CardsDrawn
from underkeep.games.vast.state.game import Vast


def begin_cave_turn(game: Vast) -> None:
    """What counts this turn only starts again."""
    game.cave.new_turn()


def finish_phase(game: Vast) -> None:
    """One more phase of its turn is done."""
    game.cave.phase += 1


def use_up_omen(game: Vast, omen: i64) -> None:
    """An omen is used; those whose cost rises are counted."""
    if omen == HATRED:
        game.cave.hatred_uses += 1
    elif omen == PAST_PLUNDER:
        game.cave.plunder_uses += 1
    if game.listener is not None:
        game.tell(OmenUsed(OMENS[omen]))


def spend_omen(game: Vast, symbol: i64) -> None:
    """An Omen token returns to the bag."""
    game.cave.omens[symbol] = game.cave.omens[symbol] - 1
    if game.listener is not None:
        game.tell(OmenSpent(OMEN_SYMBOLS[symbol]))


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


def lose_hatred(game: Vast) -> None:
    """One Hatred token is gone."""
    game.cave.hatred -= 1
    if game.listener is not None:
        game.tell(HatredRemoved(int(game.cave.hatred) + 1, int(game.cave.hatred)))


# ---------------------------------------------------------------------- decks


def play_event(game: Vast, card: i64) -> None:
    """VAST-CAVE-021  A played Event leaves the game."""
    game.knight.event = card
    game.cave.events_gone[card] = game.cave.events_gone[card] + 1
    if game.listener is not None:
        game.tell(EventPlayed(EVENTS[card]))


def play_top_event(game: Vast) -> None:
    """The top Event card is played."""
    play_event(game, game.cave.events.draw())


def play_one_event(game: Vast, card: i64, count: i64) -> None:
    """Of that many Event cards from the top one is played, the others go under the deck."""
    drawn = [game.cave.events.draw() for _ in range(count)]
    drawn.remove(card)
    put_under(game.cave.events, drawn)
    play_event(game, card)


def bury_events(game: Vast, count: i64) -> None:
    """That many Event cards go from the top of the deck to the bottom."""
    top = [game.cave.events.draw() for _ in range(count)]
    put_under(game.cave.events, top)
    if game.listener is not None:
        game.tell(EventsCycled(int(game.rules.eyes(CAVE))))


def deal_one_treasure(game: Vast, card: i64) -> None:
    """Of two Treasure cards from the top one is dealt to the Knight, the other goes under the deck."""
    drawn = [game.cave.treasures.draw(), game.cave.treasures.draw()]
    drawn.remove(card)
    put_under(game.cave.treasures, drawn)
    offer_treasure(game, card)


def bury_treasure(game: Vast, card: i64) -> None:
    """A Treasure card goes under its deck."""
    game.cave.treasures.take(card)
    put_under(game.cave.treasures, [card])


def hand_treasures(game: Vast, count: i64) -> None:
    """The Knight gets that many Treasure cards from the top, of which she may take one."""
    for _ in range(count):
        game.knight.handed.put(game.cave.treasures.draw())
    if game.listener is not None:
        game.tell(CardsDrawn("treasures", int(game.knight.handed.count()), int(game.rules.eyes(KNIGHT))))


def draw_terrain_card(game: Vast) -> i64:
    """The top Terrain card is turned up."""
    kind = game.cave.terrain_deck.draw()
    if game.listener is not None:
        game.tell(TerrainDrawn(TERRAINS[kind]))
    return kind


def remove_terrain_card(game: Vast, kind: i64) -> None:
    """The card of a Terrain that came without it is used."""
    game.cave.terrain_deck.take(kind)


def bury_terrain_card(game: Vast, kind: i64) -> None:
    """A Terrain card that was turned up in vain goes under the others."""
    put_under(game.cave.terrain_deck, [kind])


def note_terrain_round(game: Vast) -> None:
    """Terrain has had its chance in this round."""
    game.terrain_round = game.round


def look_at_treasures(game: Vast, count: i64) -> None:
    """The Cave sees that many cards on top of the Treasure deck, of which it is about to choose."""
    if game.listener is not None:
        game.tell(CardsDrawn("treasures", int(count), int(game.rules.eyes(CAVE))))
