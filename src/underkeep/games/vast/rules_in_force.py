"""VAST-GEN-009  The rules in force in one game: options, role set and difficulty cards worked out into plain
numbers.
"""

from __future__ import annotations

from typing import final

from underkeep.core.formats.options import Options
from underkeep.core.kernel.native import i64, vec
from underkeep.games.vast.content import Content
from underkeep.games.vast.names import (
    BASE,
    CANYON,
    CAVE,
    DRAGON,
    GOBLINS,
    KNIGHT,
    LINE_A,
    LINE_B,
    LINE_C,
    PROMO,
    ROLES,
    SCHEMES,
    SPACE_COUNT,
    TERRAIN_FIRST,
    THIEF,
    TILE_COUNT,
)
from underkeep.games.vast.options import FLAGS, GOBLIN_SCHEMES, NO_PLUNDER_GDT, PROMO_CARDS, WITH_TERRAIN
from underkeep.games.vast.role_sets import RoleSet, role_set

LINES = {"a": LINE_A, "b": LINE_B, "c": LINE_C}


@final
class RulesInForce:
    """Never changes during a game and is shared by its clones."""

    def __init__(self, options: Options, content: Content) -> None:
        row = role_set(options.text("roles"))
        self.options = options
        self.row = row
        self.present: i64 = sum(1 << role for role in row.roles)
        self.seats: vec[i64] = vec[i64]([row.roles.index(r) if r in row.roles else -1 for r in range(len(ROLES))])
        self.kinds: vec[i64] = vec[i64](list(row.roles))
        self.flags: i64 = sum(1 << n for n, name in enumerate(FLAGS) if options.flag(name))
        self.tiles_by: i64 = row.tiles
        self.infestation: i64 = LINES.get(options.text("infestation"), row.infestation)
        self.drop_quests: bool = row.drop_quests
        self.past_plunder: i64 = self.plunder_holder(row)
        self.flare: i64 = sum(1 << role for role in row.flare)
        self.ash: bool = row.ash
        self.hunger: i64 = int(options.text("awake_hunger")) or row.hunger  # VAST-VAR-007
        self.locked: bool = row.locked
        self.optional_treasure: bool = row.optional_treasure
        self.ambush_winner: i64 = row.ambush_winner
        self.removed_tiles: i64 = options.number("removed_tiles")
        self.last_round: i64 = options.number("last_round")
        self.spaces: int = self.count_spaces()
        self.read_decks(content)
        self.read_levels(options, content)

    def plunder_holder(self, row: RoleSet) -> i64:
        """VAST-CTR-17  Goblins, Dragon and Thief: the Goblins hold Past Plunder, unless the switch takes it away."""
        if row.rule == "VAST-VAR-114" and self.flags >> NO_PLUNDER_GDT & 1:
            return -1
        return row.past_plunder

    def count_spaces(self) -> int:
        """VAST-VAR-025  How many spaces there may be: the tiles, with Terrain all its spaces, with Goblin Infestation
        those of the Canyon that the Troll brings.
        """
        if self.flag(WITH_TERRAIN):
            return SPACE_COUNT
        return TERRAIN_FIRST[CANYON + 1] if self.has(KNIGHT) and self.infestation else TILE_COUNT

    def read_decks(self, content: Content) -> None:
        """VAST-BON-022  The cards that this table plays with: those of the base game and of the sets it has chosen,
        which are simply shuffled in.
        """
        chosen = ((BASE, True), (PROMO, self.flag(PROMO_CARDS)), (SCHEMES, self.flag(GOBLIN_SCHEMES)))
        self.card_sets: list[str] = [set for set, on in chosen if on]
        self.treasures: list[int] = self.in_play([card.set for card in content.treasures])
        self.sidequests: list[int] = self.in_play([card.set for card in content.sidequests])
        self.monsters: list[int] = self.in_play([card.set for card in content.monsters])
        self.secrets: list[int] = self.in_play([card.set for card in content.secrets])
        played = self.in_play([card.set for card in content.events])
        self.event_copies: list[int] = [card.number if n in played else 0 for n, card in enumerate(content.events)]

    def in_play(self, sets: list[str]) -> list[int]:
        """The numbers of the cards whose set is played with."""
        return [n for n, set in enumerate(sets) if set in self.card_sets]

    def read_levels(self, options: Options, content: Content) -> None:
        """VAST-DIF-006  The difficulty cards; without the Knight the Goblins' level sets the Dragon's Health and the
        Crystals.
        """
        hunter = KNIGHT if self.has(KNIGHT) else GOBLINS
        chase = content.level(KNIGHT, options.text(f"{ROLES[hunter]}_level"))
        cave = content.level(CAVE, options.text("cave_level"))
        dragon = content.level(DRAGON, options.text("dragon_level"))
        thief = content.level(THIEF, options.text("thief_level"))
        self.dragon_health: i64 = chase.number("dragon_health")
        self.crystal_goal: i64 = chase.number("crystals")
        self.smash_strength: i64 = 3 if self.has(DRAGON) else chase.number("smash_strength")  # VAST-DIF-009
        goblins = content.level(GOBLINS, options.text("goblins_level"))
        self.knight_health: i64 = goblins.number("knight_health")  # VAST-DIF-002
        self.awaken_at: i64 = dragon.number("awaken_at")
        self.shriek_turns: i64 = dragon.number("shriek_turns")
        self.removed_each: i64 = cave.number("removed")
        self.crystal_tiles: i64 = cave.number("crystal_tiles")  # VAST-CTR-19: instead of counting boxed ones
        self.hatred: i64 = cave.number("hatred")  # VAST-DIF-004
        self.stash_goal: i64 = thief.number("stash")
        self.bare_stash: i64 = thief.number("bare")
        if self.row.rule == "VAST-VAR-120":  # Knight and Thief agree on one number
            self.crystal_goal = self.stash_goal = int(options.text("agreed_goal"))

    def has(self, role: i64) -> bool:
        return self.present >> role & 1 != 0

    def seat(self, role: i64) -> i64:
        """The number of a role among those that play."""
        return self.seats[role]

    def eyes(self, role: i64) -> i64:
        """The mask of a role for zones and events; nobody's when it does not play."""
        seat = self.seats[role]
        return i64(1) << seat if seat >= 0 else i64(0)

    def flag(self, number: i64) -> bool:
        return self.flags >> number & 1 != 0
