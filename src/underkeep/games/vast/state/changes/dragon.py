"""VAST-DR-001  Changes to the Dragon's board: Health, its turn, Power cards and Scales, Gems and the hoard."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.vast.names import (
    DRAGON,
    L_POWERS,
    PLATINUM_SCALE,
    POWER_CARDS,
    POWER_SYMBOLS,
    POWERS,
    SILVER_SCALE,
)
from underkeep.games.vast.state.changes.decks import draw_to, refill, tell_drawn
from underkeep.games.vast.state.changes.sloth import wake_up
from underkeep.games.vast.state.events.dragon import (
    DragonHurt,
    DragonSurfaced,
    GemUsed,
    PowerPaid,
    PowerUsed,
    ScaleGained,
    ScaleShown,
    ShriekReadied,
    ShriekSpent,
)
from underkeep.games.vast.state.events.thief import LootTaken
from underkeep.games.vast.state.game import Vast


def wound_dragon(game: Vast, by: i64) -> None:
    """Health falls, at most to 0."""
    before = game.dragon.health
    game.dragon.health = max(before - by, i64(0))
    if game.listener is not None:
        game.tell(DragonHurt(int(by), int(before), int(game.dragon.health)))


def begin_dragon_turn(game: Vast) -> None:
    """What counts this turn only starts again."""
    game.dragon.new_turn()


def use_flight(game: Vast) -> None:
    """It has moved this turn."""
    game.dragon.moved = True


def use_free_move(game: Vast) -> None:
    """Its free move of this turn."""
    game.dragon.free_moved = True


def claim_pride(game: Vast, row: i64) -> None:
    """The condition of a Pride row is met this turn."""
    game.dragon.claims |= i64(1) << row


def surface_dragon(game: Vast) -> None:
    """It is on the surface for good."""
    game.dragon.surfaced = True
    if game.listener is not None:
        game.tell(DragonSurfaced())


def free_dragon(game: Vast) -> None:
    """It has escaped from the caverns."""
    game.dragon.escaped = True


def burn_role(game: Vast, role: i64) -> None:
    """The Flame Wall has hurt a player this turn."""
    game.dragon.burnt |= i64(1) << role


# ---------------------------------------------------------------------- Power cards and Scales


def draw_powers(game: Vast, count: i64) -> None:
    """VAST-GEN-012  Power cards; a short pile takes in the discards, and if it is still short what exists is drawn."""
    dragon = game.dragon
    drawn: i64 = 0
    for _ in range(count):
        refill(game, dragon.deck, dragon.discard, L_POWERS)
        drawn += draw_to(dragon.deck, dragon.hand)
    tell_drawn(game, "powers", drawn, DRAGON)


def spend_card(game: Vast, card: i64) -> None:
    """VAST-BON-042  A Power card or Scale goes to the discards, until the hand is replaced."""
    game.dragon.hand.take(card)
    game.dragon.discard.put(card)
    if card == SILVER_SCALE:
        game.dragon.silver_kept = False
    if game.listener is not None:
        game.tell(PowerPaid(POWER_CARDS[card]))


def gain_scale(game: Vast) -> None:
    """VAST-BON-040  One random Scale is shuffled into the Power deck, as long as the side deck has any."""
    dragon = game.dragon
    if dragon.scales.count() == 0:
        return
    dragon.deck.put(dragon.scales.draw())
    dragon.deck.shuffle(game.luck, L_POWERS)
    if game.listener is not None:
        game.tell(ScaleGained(int(dragon.scales.count())))


def gather_powers(game: Vast) -> None:
    """Hand and discards are shuffled into the deck, but for a Silver Scale that it keeps; used Gems refresh."""
    dragon = game.dragon
    dragon.gems_used = 0
    if dragon.silver_kept:
        dragon.hand.take(SILVER_SCALE)
    for pile in (dragon.hand, dragon.discard):
        while pile.count() > 0:
            dragon.deck.put(pile.draw())
    dragon.deck.shuffle(game.luck, L_POWERS)
    if dragon.silver_kept:
        dragon.hand.put(SILVER_SCALE)


def announce_power(game: Vast, power: i64) -> None:
    """A power is paid for; what it does comes after."""
    if game.listener is not None:
        game.tell(PowerUsed(POWERS[power]))


def spend_platinum(game: Vast) -> None:
    """The Platinum Scale is shown and leaves the game."""
    game.dragon.hand.take(PLATINUM_SCALE)
    game.dragon.platinum_spent = True
    if game.listener is not None:
        game.tell(ScaleShown("platinum_scale"))


def keep_silver(game: Vast) -> None:
    """The Silver Scale is shown and stays in hand."""
    game.dragon.silver_kept = True
    if game.listener is not None:
        game.tell(ScaleShown("silver_scale"))


def forget_silver(game: Vast) -> None:
    """No Silver Scale has been shown."""
    game.dragon.silver_kept = False


def ready_shriek(game: Vast) -> None:
    """VAST-DR-049  The token is ready; turns in which Shriek was paid are counted for the expert card
    (VAST-RUL-17).
    """
    game.dragon.shriek = True
    if not game.dragon.shrieked:
        game.dragon.shrieked = True
        game.dragon.shriek_turns += 1
    if game.listener is not None:
        game.tell(ShriekReadied())
    wake_up(game)


def spend_shriek(game: Vast) -> None:
    """The Shriek token is used."""
    game.dragon.shriek = False
    if game.listener is not None:
        game.tell(ShriekSpent())


# ---------------------------------------------------------------------- Gems and the hoard
def use_gem(game: Vast, gem: i64) -> None:
    """A Gem pays its symbol, once a turn."""
    game.dragon.gems_used |= i64(1) << gem
    if game.listener is not None:
        game.tell(GemUsed(POWER_SYMBOLS[gem]))


def note_gem_placed(game: Vast) -> None:
    """Its Gem of this turn."""
    game.dragon.gem_placed = True


def hold_treasure(game: Vast) -> None:
    """A Treasure token lies with the Dragon; the caller says where it came from."""
    game.dragon.held += 1
    if game.listener is not None:
        game.tell(LootTaken("dragon", "treasure", int(game.dragon.held) - 1, int(game.dragon.held)))


def return_held(game: Vast, count: i64) -> None:
    """Held Treasure tokens go back to the Cave."""
    game.dragon.held -= count
    game.cave.supply += count


def digest(game: Vast, count: i64) -> None:
    """Eaten Goblins are used up."""
    game.dragon.eaten -= count
