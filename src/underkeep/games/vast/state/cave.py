"""VAST-CAVE-001  What belongs to the Cave: Omens, tiles in stack and hand, tokens and the decks it deals to the Knight.

The supplies and decks lie here also when nobody plays the Cave.
"""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.zones import Pile
from underkeep.games.vast.names import EVENT_TOKENS, EVENTS, HATRED, OMENS_EACH, PAST_PLUNDER, ROCKSLIDES

FIELDS: Final = (
    "omens", "supply", "stack", "hand", "fallen", "gone", "events", "events_gone", "treasures", "event_tokens",
    "crystal_tokens", "vault_tokens", "rockslides", "crystals_fallen", "hatred", "hatred_uses", "plunder_uses", "phase",
    "terrain_deck",
)  # fmt: skip


@final
class Cave:
    """Its board."""

    def __init__(self, eyes: i64) -> None:
        self.omens: vec[i64] = vec[i64]([0] * 6)  # tokens held by symbol, none at first (VAST-CTR-21)
        self.supply: i64 = 10  # Treasure tokens
        self.stack = Pile.deck([])  # the last one is on top
        self.hand = Pile(vec[i64](), eyes)
        self.fallen = Pile.discard()  # tiles of the collapse under way, before they go under the stack
        self.gone = Pile.discard()  # tiles out of the game
        self.events = Pile.deck([])
        self.events_gone: vec[i64] = vec[i64]([0] * len(EVENTS))  # Event cards played, by kind
        self.treasures = Pile.deck([])
        self.terrain_deck = Pile.deck([])  # cards of Terrain that may still come, where chance decides
        self.event_tokens: i64 = EVENT_TOKENS
        self.crystal_tokens: i64 = 9
        self.vault_tokens: i64 = 6
        self.rockslides: i64 = ROCKSLIDES
        self.crystals_fallen: i64 = 0
        self.hatred: i64 = 0  # difficulty tokens left
        self.hatred_uses: i64 = 0  # this turn
        self.plunder_uses: i64 = 0
        self.phase: i64 = 0  # phases of its turn that are done

    def clone(self) -> Cave:
        copy = Cave(0)
        copy.omens, copy.supply, copy.stack, copy.hand = (
            self.omens[:],
            self.supply,
            self.stack.clone(),
            self.hand.clone(),
        )
        copy.fallen, copy.gone, copy.events = self.fallen.clone(), self.gone.clone(), self.events.clone()
        copy.events_gone, copy.treasures = self.events_gone[:], self.treasures.clone()
        copy.event_tokens, copy.crystal_tokens = self.event_tokens, self.crystal_tokens
        copy.vault_tokens, copy.rockslides, copy.crystals_fallen = (
            self.vault_tokens,
            self.rockslides,
            self.crystals_fallen,
        )
        copy.hatred, copy.hatred_uses, copy.plunder_uses = self.hatred, self.hatred_uses, self.plunder_uses
        copy.phase, copy.terrain_deck = self.phase, self.terrain_deck.clone()
        return copy

    def new_turn(self) -> None:
        self.hatred_uses = self.plunder_uses = self.phase = 0

    def omens_held(self) -> i64:
        count: i64 = 0
        for symbol in range(i64(6)):
            count += self.omens[symbol]
        return count

    def in_bag(self) -> i64:
        return OMENS_EACH * 6 - self.omens_held()

    def uses(self, omen: i64) -> i64:
        """VAST-CAVE-012  Uses this turn of the omens whose cost rises."""
        if omen == HATRED:
            return self.hatred_uses
        return self.plunder_uses if omen == PAST_PLUNDER else i64(0)

    def tiles_left(self) -> i64:
        """Tiles not yet placed: stack and hand."""
        return self.stack.count() + self.hand.count()
