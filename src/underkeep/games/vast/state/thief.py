"""VAST-TH-001  What belongs to the Thief: stats, cubes, what he carries, his stash with its upgrades, and this turn's
tally.
"""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.zones import Pile
from underkeep.games.vast.names import ALL_4, FLIP_2_3, FLIP_3_4, OFF, WAND_CHARGES

NONE: Final = -1
TOKENS: Final[vec[i64]] = vec[i64]([2, 3, 4, 3, 3, 4, 3, 4, 4, 4, 4, 4])  # three values for each state of the upgrades

FIELDS: Final = (
    "tile", "stats", "walked", "spent", "halted", "carried", "stashed", "upgrades", "loot", "targets", "tried",
    "sticky_used", "evasion_used", "to_stash", "success", "dealt", "advanced", "charges", "card_used", "extra",
)  # fmt: skip


@final
class Thief:
    """His board. `stats` are the tokens (0 the lowest) now on Movement, Stealth and Thievery."""

    def __init__(self, eyes: i64) -> None:
        self.tile: i64 = OFF  # off the map before his first turn and while dead
        self.stats: vec[i64] = vec[i64]([0, 1, 2])
        self.walked: i64 = 0  # Movement used this turn
        self.spent: i64 = 0  # Action cubes used this turn
        self.halted = False  # his movement for this turn has ended
        self.carried: i64 = 0  # Treasure tokens; Gems are kept with the Dragon
        self.stashed: i64 = 0
        self.upgrades: i64 = 0  # upgrade spaces with a token, as a mask
        self.loot: i64 = 3
        self.targets: i64 = 0  # pieces that were targets this turn, as a mask
        self.tried: i64 = 0  # Vaults tried this turn, as a mask of tiles
        self.sticky_used = False
        self.evasion_used = False
        self.to_stash: i64 = 0  # tokens of the stash under way that have no space yet
        self.success = False  # of the roll under way
        self.dealt = Pile(vec[i64](), eyes)  # his Advancement card while it lies face down
        self.advanced: i64 = NONE  # ... and when it is turned up
        self.charges: i64 = WAND_CHARGES
        self.card_used = False  # this turn
        self.extra: i64 = 0  # Action cubes that his card gave this turn

    def clone(self) -> Thief:
        copy = Thief(0)
        copy.tile, copy.stats, copy.walked, copy.spent = self.tile, self.stats[:], self.walked, self.spent
        copy.halted, copy.carried, copy.stashed = self.halted, self.carried, self.stashed
        copy.upgrades, copy.loot, copy.targets, copy.tried = self.upgrades, self.loot, self.targets, self.tried
        copy.sticky_used, copy.evasion_used = self.sticky_used, self.evasion_used
        copy.to_stash, copy.success = self.to_stash, self.success
        copy.dealt, copy.advanced, copy.charges = self.dealt.clone(), self.advanced, self.charges
        copy.card_used, copy.extra = self.card_used, self.extra
        return copy

    def new_turn(self) -> None:
        self.walked = self.spent = self.targets = self.tried = self.extra = 0
        self.halted = self.sticky_used = self.card_used = False

    def has(self, upgrade: i64) -> bool:
        return self.upgrades >> upgrade & 1 != 0

    def stat(self, number: i64) -> i64:
        """VAST-TH-024  Token and upgrade of Movement, Stealth or Thievery; 5 at most."""
        return TOKENS[self.first_token() + self.stats[number]] + (self.upgrades >> number & 1)

    def moves_left(self) -> i64:
        """VAST-TH-004  Movement not used yet."""
        left = self.stat(0) - self.walked
        return i64(0) if self.halted else max(left, i64(0))

    def cubes_left(self) -> i64:
        """VAST-TH-002  Action cubes not used yet, of as many as Thievery."""
        left = self.thievery() - self.spent
        return max(left, i64(0))

    def thievery(self) -> i64:
        """VAST-BON-055  Action cubes of this turn: Thievery, and what his card adds."""
        return self.stat(2) + self.extra

    def tokens(self) -> list[int]:
        """VAST-TH-026  The values of the three Stat tokens."""
        first = self.first_token()
        return [int(TOKENS[first]), int(TOKENS[first + 1]), int(TOKENS[first + 2])]

    def first_token(self) -> i64:
        """VAST-TH-026  Where they stand in TOKENS: 2, 3, 4 and what the upgrade row made of them. No list is made,
        since Movement and cubes are asked for with every act.
        """
        if self.has(ALL_4):
            return 9
        if self.has(FLIP_3_4):
            return 6
        return 3 if self.has(FLIP_2_3) else 0
