"""VAST-DR-001  What belongs to the Dragon: Sloth and Wakefulness, Power cards, Gems, and this turn's tally."""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import bit, i64, vec
from underkeep.core.kernel.zones import Pile
from underkeep.games.vast.names import CARRIED, OFF, RESERVE, ROW_ROOM, SLOTH_CUBES

FIELDS: Final = (
    "tile", "health", "surfaced", "awake", "rows", "locked", "eaten", "deck", "hand", "discard", "gems",
    "gems_used", "shriek", "shriek_turns", "shrieked", "flame_wall", "burnt", "held", "moved", "free_moved",
    "sections", "claims", "escaped", "gem_placed", "woke_now", "scales", "silver_kept", "platinum_spent",
)  # fmt: skip


@final
class Dragon:
    """Its board. Power cards are their symbols: 0 Claw, 1 Flame, 2 Wing; Scales are 3, 4 and 5."""

    def __init__(self, eyes: i64) -> None:
        self.tile: i64 = OFF
        self.health: i64 = 0
        self.surfaced = False
        self.awake = False
        self.rows: vec[i64] = vec[i64](ROW_ROOM)  # Sloth cubes: Greed, Hunger, Pride by events, gems, rest
        self.locked: i64 = 0  # cubes on Wakefulness that Soporific Spores cannot move
        self.eaten: i64 = 0
        self.deck = Pile.deck([])
        self.hand = Pile(vec[i64](), eyes)
        self.discard = Pile.discard()
        self.gems: vec[i64] = vec[i64]([RESERVE, RESERVE, RESERVE])  # the tile, RESERVE or CARRIED
        self.gems_used: i64 = 0
        self.shriek = False
        self.shriek_turns: i64 = 0  # turns in which Shriek was paid for
        self.shrieked = False
        self.flame_wall: i64 = OFF
        self.burnt: i64 = 0  # pieces that the Flame Wall has hurt this turn, as a mask
        self.held: i64 = 0  # Treasure tokens
        self.moved = False
        self.free_moved = False
        self.sections: i64 = 0  # Sloth sections that gave a cube this turn, as a mask
        self.claims: i64 = 0  # Pride rows whose condition was met this turn, as a mask
        self.escaped = False
        self.gem_placed = False  # this turn
        self.woke_now = False  # it awoke this turn on a Crystal tile
        self.scales = Pile.deck([])  # Scales not gained yet
        self.silver_kept = False  # the Silver Scale was shown and is in its hand still
        self.platinum_spent = False

    def clone(self) -> Dragon:
        copy = Dragon(0)
        copy.tile, copy.health, copy.surfaced, copy.awake = self.tile, self.health, self.surfaced, self.awake
        copy.rows, copy.locked, copy.eaten = self.rows[:], self.locked, self.eaten
        copy.deck, copy.hand, copy.discard = self.deck.clone(), self.hand.clone(), self.discard.clone()
        copy.gems, copy.gems_used, copy.shriek = self.gems[:], self.gems_used, self.shriek
        copy.shriek_turns, copy.shrieked, copy.flame_wall = self.shriek_turns, self.shrieked, self.flame_wall
        copy.burnt, copy.held, copy.moved, copy.free_moved = self.burnt, self.held, self.moved, self.free_moved
        copy.sections, copy.claims, copy.escaped = self.sections, self.claims, self.escaped
        copy.gem_placed, copy.woke_now = self.gem_placed, self.woke_now
        copy.scales, copy.silver_kept, copy.platinum_spent = self.scales.clone(), self.silver_kept, self.platinum_spent
        return copy

    def new_turn(self) -> None:
        """What counts this turn only starts again."""
        self.gems_used = self.sections = self.claims = 0
        self.moved = self.free_moved = self.shrieked = False
        self.woke_now = self.gem_placed = False

    def wakefulness(self) -> i64:
        """VAST-DR-016  Cubes that have left the Sloth rows."""
        return SLOTH_CUBES - self.rows[0] - self.rows[1] - self.rows[2] - self.rows[3] - self.rows[4]

    def spirit(self) -> i64:
        """VAST-DR-002  Cards drawn at Replace Hand."""
        return (self.wakefulness() + 14) // 4

    def gems_on_map(self) -> i64:
        """VAST-DR-011  Gems out of the reserve; a carried one is on the map."""
        count: i64 = 0
        for gem in range(i64(3)):
            if self.gems[gem] != RESERVE:
                count += 1
        return count

    def gems_at(self, tile: i64) -> i64:
        count: i64 = 0
        for gem in range(i64(3)):
            if self.gems[gem] == tile:
                count += 1
        return count

    def gems_carried(self) -> i64:
        return self.gems_at(CARRIED)

    def in_hand(self, symbol: i64) -> i64:
        """How many cards of a symbol it holds."""
        count: i64 = 0
        for n in range(i64(len(self.hand.items))):
            if self.hand.items[n] == symbol:
                count += 1
        return count

    def tally(self) -> i64:
        """The cards that it holds by symbol, a byte for each: one look at the hand for all symbols."""
        total: i64 = 0
        for n in range(i64(len(self.hand.items))):
            total += bit(8 * self.hand.items[n])
        return total

    def gem_ready(self, gem: i64) -> bool:
        """VAST-DR-011  Whether a Gem on the map may still pay its symbol this turn."""
        return self.gems[gem] != RESERVE and not self.gems_used >> gem & 1
