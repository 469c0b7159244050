"""KHO-COMP-01  The things of the game by number and name: rooms, tokens, hero classes, clans and cards.

Numbers are what the state holds; names are what move texts, content and position files say.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.formats.notation import Names
from underkeep.core.kernel.native import i64, vec

# ---------------------------------------------------------------------- rooms (KHO-COMP-07)
ROOM_NAMES: Final = [
    "vault", "forge", "workshop", "library", "pantry", "crypt",
    "study", "sewers", "menagerie", "cells", "laboratory", "construction_site",
]  # fmt: skip
ROOMS: Final[i64] = 12
VAULT: Final[i64] = 0
FORGE: Final[i64] = 1
WORKSHOP: Final[i64] = 2
LIBRARY: Final[i64] = 3
PANTRY: Final[i64] = 4
CRYPT: Final[i64] = 5
STUDY: Final[i64] = 6
SEWERS: Final[i64] = 7
MENAGERIE: Final[i64] = 8
CELLS: Final[i64] = 9
LABORATORY: Final[i64] = 10
SITE: Final[i64] = 11
NOWHERE: Final[i64] = -1
ANY: Final[i64] = -1  # in place of a room, a state or a number of Wounds
ONE: Final[i64] = 1  # of whatever is placed

TYPE_NAMES: Final = ["jewel", "swords", "hat", "mystic_eye", "crossbones", "special"]
NAMED_TYPES: Final[i64] = 5  # all but special

# ---------------------------------------------------------------------- tokens (KHO-COMP-02, KHO-COMP-03)
FROG: Final[i64] = 0
COIN: Final[i64] = 1
BONE: Final[i64] = 2
BOOK: Final[i64] = 3
TRAP: Final[i64] = 4
RESOURCES: Final[i64] = 4
GOODS: Final[i64] = 5  # the resources and the Trap: what a monster can carry
GOODS_NAMES: Final = ["frog", "coin", "bone", "book", "trap"]
RESOURCE_NAMES: Final = GOODS_NAMES[:4]
TOKENS_OF_A_KIND: Final[i64] = 5
PORTAL_TOKENS: Final[i64] = 10
EVENT_TOKENS: Final[i64] = 5

NO_PORTAL: Final[i64] = 0
INCOMPLETE: Final[i64] = 1
COMPLETED: Final[i64] = 2
DOUBLED: Final[i64] = 3  # two completed ones, where a table allows two in a room
PORTAL_NAMES: Final = ["none", "incomplete", "completed", "doubled"]
PORTALS_LYING: Final = vec[i64]([0, 1, 1, 2])  # tokens, by what is said of a room

# ---------------------------------------------------------------------- heroes (KHO-COMP-04)
CLASS_NAMES: Final = ["thief", "warrior", "archer", "mage"]
THIEF: Final[i64] = 0
WARRIOR: Final[i64] = 1
ARCHER: Final[i64] = 2
MAGE: Final[i64] = 3
CLASSES: Final[i64] = 4
HERO_TOKENS: Final[i64] = 20  # token h is of class h // 5

EXHAUSTED: Final[i64] = 0
ACTIVE: Final[i64] = 1
PENDING: Final[i64] = 2  # summoned, entry not done yet
ARRIVING: Final[i64] = 3  # charged, Check room not done yet
ARRIVED: Final[i64] = 4  # charged and survived Check room
STATE_NAMES: Final = ["exhausted", "active", "pending", "arriving", "arrived"]

PLAIN: Final[i64] = 0
BADGE: Final[i64] = 1
HURT: Final[i64] = 2  # a badge, and one Wound taken
GRADES: Final[i64] = 3
GRADE_NAMES: Final = ["", "champion-", "wounded-"]
GRADE_WORDS: Final = ["plain", "champion", "wounded"]

# ---------------------------------------------------------------------- treasures (KHO-COMP-05)
TREASURES: Final[i64] = 16
EFFECT_NAMES: Final = ["prey", "curse", "healing", "prisoner", "defeat"]
PREY: Final[i64] = 0
CURSE: Final[i64] = 1
HEALING: Final[i64] = 2
PRISONER: Final[i64] = 3
DEFEAT: Final[i64] = 4
MAX_VALUE: Final[i64] = 4

# ---------------------------------------------------------------------- clans and cards
CLAN_NAMES: Final = ["dragon", "witch", "poltergeist", "imp", "lizardfolk", "skeleton", "gnoll", "slime", "ratkin"]
DRAGON: Final[i64] = 0
WITCH: Final[i64] = 1
POLTERGEIST: Final[i64] = 2
IMP: Final[i64] = 3
LIZARDFOLK: Final[i64] = 4
SKELETON: Final[i64] = 5
GNOLL: Final[i64] = 6
SLIME: Final[i64] = 7
RATKIN: Final[i64] = 8
CLANS: Final[i64] = 9
MAX_MONSTERS: Final[i64] = 9
MAX_HEALTH: Final[i64] = 5

DECK_CARDS: Final[i64] = 10
TACTICS_KINDS: Final[i64] = 90
LOOT_TYPES: Final = ["potion", "beast", "equipment", "scroll"]
POTION: Final[i64] = 0
BEAST: Final[i64] = 1
EQUIPMENT: Final[i64] = 2
SCROLL: Final[i64] = 3
LOOT_NAMES: Final = [
    "fire_flask", "swift_brew", "broodwine", "wakeful_tonic", "clarity_draught", "acid_vial", "stoneskin",
    "spider", "bat", "wolf", "owl", "snake", "boar", "mole",
    "sword", "axe", "bow", "shield", "boots", "toolbox", "war_horn",
    "fireball", "gate", "call_the_pack", "runes", "conjuration", "haste", "lightning",
]  # fmt: skip
CARD_NAMES: Final = [f"{clan}-{n}" for clan in CLAN_NAMES for n in range(1, 11)] + LOOT_NAMES
CARD_KINDS: Final[i64] = 118

GUILD_HEROES: Final[i64] = 16
GUILD_NAMES: Final = [f"{hero}-{kind}" for hero in CLASS_NAMES for kind in TYPE_NAMES[1:5]] + [
    f"scenario-{n}" for n in range(1, 7)
]

SCENARIO_NAMES: Final = [f"k{n}" for n in range(21)]
CHRONICLE_NAMES: Final = ("lease", "open-house", "cold-hearts", "paper-war", "treasure-road")
CHAPTERS: Final = 4  # scenarios of a Chronicle (KHO-SCN-0004)
GIFT_NAMES: Final = ["spoils", "stores", "snares", "gate", "muster", "warning", "toll"]
DIFFICULTY_NAMES: Final = ["family", "challenging", "hardcore"]

rooms: Final = Names("room", ROOM_NAMES)
cards: Final = Names("card", CARD_NAMES)
guild_cards: Final = Names("guild card", GUILD_NAMES)
clans: Final = Names("clan", CLAN_NAMES)
classes: Final = Names("hero", CLASS_NAMES)
goods: Final = Names("token", GOODS_NAMES)
types: Final = Names("room type", TYPE_NAMES)
effects: Final = Names("effect", EFFECT_NAMES)


def is_loot(card: i64) -> bool:
    """KHO-COMP-06  Loot has the numbers after the Tactics cards."""
    return card >= TACTICS_KINDS


def loot_type(card: i64) -> i64:
    """KHO-COMP-06  Seven cards of each of four types, in printed order."""
    return (card - TACTICS_KINDS) // 7
