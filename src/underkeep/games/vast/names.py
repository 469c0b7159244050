"""The closed lists of the game: numbers for everything that can be named, and the names they have in move texts and
files.
"""

from __future__ import annotations

from typing import Final

# ---------------------------------------------------------------- roles and pieces
KNIGHT: Final = 0
GOBLINS: Final = 1
DRAGON: Final = 2
CAVE: Final = 3
THIEF: Final = 4
NOBODY_PLAYS: Final = -1
ROLES: Final[list[str]] = ["knight", "goblins", "dragon", "cave", "thief"]

FANGS: Final = 0
BONES: Final = 1
EYE: Final = 2
TRIBES: Final[list[str]] = ["fangs", "bones", "eye"]

P_KNIGHT: Final = 0
P_FANGS: Final = 1
P_EYE: Final = 3
P_DRAGON: Final = 4
P_THIEF: Final = 5
PIECES: Final = ["knight", "fangs", "bones", "eye", "dragon", "thief"]
OFF: Final = -1  # not on any tile

# ---------------------------------------------------------------- tiles
ENTRANCE_TILE: Final = 0
TYPE_ENTRANCE: Final = 0
TYPE_AMBUSH: Final = 1
TYPE_EVENT: Final = 2
TYPE_TREASURE: Final = 3
TYPE_VAULT: Final = 4
TYPE_CRYSTAL: Final = 5
TYPE_TERRAIN: Final = 6
TYPES: Final[list[str]] = ["entrance", "ambush", "event", "treasure_room", "vault", "crystal", "terrain"]
TYPE_COUNTS: Final = [1, 15, 15, 6, 6, 9]  # VAST-MAP-002
TILES: Final = ["entrance"] + [
    f"{TYPES[type]}-{n:02d}" for type in range(1, 6) for n in range(1, TYPE_COUNTS[type] + 1)
]
TILE_KINDS: Final = ["tile_" + tile.rpartition("-")[0] if "-" in tile else f"tile_{tile}" for tile in TILES]  # as said
TILE_COUNT: Final = 52  # VAST-CTR-35: the Entrance included
NO_SYMBOL: Final = 3
SYMBOLS: Final = ["fangs", "bones", "eye", "none"]

# ---------------------------------------------------------------- Terrain: its spaces are numbered on after the tiles
CANYON: Final = 0
LAKE: Final = 1
MAGMA: Final = 2
FOREST: Final = 3
PITS: Final = 4
RIVER: Final = 5
TERRAINS: Final[list[str]] = ["canyon", "lake", "magma", "mushroom_forest", "pits", "river"]
TERRAIN_FIRST: Final = [52, 55, 59, 62, 66, 69, 73]  # the first space of each, and the end
TERRAIN_OF: Final = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5]  # by space, less TILE_COUNT
BRIDGE: Final = 53  # the middle space of the Canyon
PIT_1: Final = 66
PIT_3: Final = 68
RIVER_1: Final = 69  # where the River comes from; it flows to the last space
SPACE_COUNT: Final = 73
SPACES: Final = TILES + [
    f"{TERRAINS[kind]}-{n + 1}" for kind in range(6) for n in range(TERRAIN_FIRST[kind + 1] - TERRAIN_FIRST[kind])
]

# ---------------------------------------------------------------- directions: bit d of a mask is direction d
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final[list[str]] = ["north", "east", "south", "west"]

# ---------------------------------------------------------------- tokens
CRYSTAL: Final = 1
EVENT: Final = 2
VAULT: Final = 4
TROLL_TOKEN: Final = 8  # on the bridge of the Canyon (VAST-VAR-025)
MARKS: Final[list[str]] = ["crystal", "event", "vault", "troll"]
RESERVE: Final = -1  # where a Gem is that lies with the Dragon
CARRIED: Final = -2  # ... or that the Thief carries

# ---------------------------------------------------------------- the Knight
MOVEMENT: Final = 0
PERCEPTION: Final = 1
STRENGTH: Final = 2
BOMB: Final = 3
BOW: Final = 4
MAP: Final = 5
SHIELD: Final = 6
SLOTS: Final[list[str]] = ["movement", "perception", "strength", "bomb", "bow", "map", "shield"]
SLOT_ROOM: Final[list[int]] = [3, 3, 3, 1, 1, 3, 1]
FREE: Final = 7  # an unplaced Hero cube
ASIDE: Final = 8  # a cube set aside until the next pick-up
ON_TREASURE: Final = 9  # ... + Treasure card
JAVELIN: Final = 0
ELVISH_SWORD: Final = 1
MIGHTY_AXE: Final = 2
POTION_KIT: Final = 3
HEROIC_BOOTS: Final = 4
PIXIE_LANTERN: Final = 5
ENCHANTED_BOW: Final = 6
CURSED_AMULET: Final = 7
RUNE_STAFF: Final = 8
SILVER_GAUNTLET: Final = 9
TREASURE_TROVE: Final = 10
TREASURES: Final[list[str]] = [
    "javelin", "elvish_sword", "mighty_axe", "potion_kit", "heroic_boots", "pixie_lantern", "enchanted_bow",
    "cursed_amulet", "rune_staff", "silver_gauntlet", "treasure_trove",
]  # fmt: skip
CUBE_PLACES: Final = [*SLOTS, "free", "aside", *TREASURES]
STALWART: Final = 0
INTREPID: Final = 1
DARING: Final = 2
FEARLESS: Final = 3
CUNNING: Final = 4
BEDECKED: Final = 5
ADVENTUROUS: Final = 6
SWIFT: Final = 7
EAGLE_EYED: Final = 8
PERSISTENT: Final = 9
PREPARED: Final = 10
NOBLE_FAILURE: Final = 11
SIDEQUESTS: Final[list[str]] = [
    "stalwart", "intrepid", "daring", "fearless", "cunning",
    "bedecked", "adventurous", "swift", "eagle_eyed", "persistent",
    "prepared", "noble_failure",
]  # fmt: skip
EV_AMBUSH: Final = 0
EV_LIGHT: Final = 1
EV_VANTAGE_POINT: Final = 2
EV_FRESH_AIR: Final = 3
EV_FRESH_WATER: Final = 4
EV_CAVE_BREAD: Final = 5
EV_RATS: Final = 6
EV_DEEP_AND_DARK: Final = 7
EV_QUAKE: Final = 8
EVENTS: Final[list[str]] = [
    "ambush", "light", "vantage_point", "fresh_air", "fresh_water", "cave_bread", "rats", "deep_and_dark", "quake",
]  # fmt: skip
GRIT_SPACES: Final[list[int]] = [5, 11, 18, 26, 35]
MAX_GRIT: Final = 45
HERO_CUBES: Final = 7

# ---------------------------------------------------------------- the Goblins
WAR: Final[list[str]] = [
    "thirst", "spite", "consumption", "desolation", "waste", "ruin", "hate", "fear", "desperation", "pain",
]  # fmt: skip
PET_FROG: Final = 0
OGRE: Final = 1
TROLL: Final = 2
GOLEM: Final = 3
GNOME: Final = 4
WISP: Final = 5
BRIGHT_BEETLES: Final = 6
UNDERWORM: Final = 7
BLOB: Final = 8
FLAME_GIANT: Final = 9
GROUND_KRAKEN: Final = 10
MONSTERS: Final[list[str]] = [
    "pet_frog", "ogre", "troll", "golem", "gnome", "wisp", "bright_beetles", "underworm", "blob", "flame_giant",
    "ground_kraken",
]  # fmt: skip
MONSTER_SLOTS: Final[list[str]] = ["fangs", "bones_1", "bones_2", "eye"]
SLOT_TRIBE: Final = [FANGS, BONES, BONES, EYE]
SECRET_TUNNELS: Final = 0
CAVE_IN: Final = 1
POISON: Final = 2
LEADER: Final = 3
GOBLIN_RUBY: Final = 4
BLIND_FURY: Final = 5
FIRE_BOMBER: Final = 6
HEX: Final = 7
TRAP: Final = 8
HIDING_SPOTS: Final = 9
SLINGSHOT: Final = 10
CAVE_MUSHROOMS: Final = 11
MEAT: Final = 12
ARMORY: Final = 13  # the first of the Schemes
WAR_BANNER: Final = 14
UNDERBOSS: Final = 15
PRESS_GANGS: Final = 16
ANCIENT_RITUALS: Final = 17
MERCENARIES: Final = 18
EYE_OF_RAGE: Final = 19
CAVE_OIL: Final = 20
SECRETS: Final[list[str]] = [
    "secret_tunnels", "cave_in", "poison", "leader", "goblin_ruby",
    "blind_fury", "fire_bomber", "hex", "trap", "hiding_spots",
    "slingshot", "cave_mushrooms", "meat",
    "armory", "war_banner", "underboss", "press_gangs", "ancient_rituals", "mercenaries", "eye_of_rage", "cave_oil",
]  # fmt: skip
MAX_RAGE: Final = 3
MAX_POPULATION: Final = 4
HAND_LIMIT: Final = 5

# ---------------------------------------------------------------- the Dragon
CLAW: Final = 0
FLAME: Final = 1
WING: Final = 2
ANY: Final = 3
POWER_SYMBOLS: Final[list[str]] = ["claw", "flame", "wing", "any"]
PW_CLAW: Final = 0
PW_FLAME: Final = 1
PW_WING: Final = 2
PW_HISS: Final = 3
PW_SLITHER: Final = 4
PW_SWAT: Final = 5
PW_SCORCH: Final = 6
PW_BURN: Final = 7
PW_SLAP: Final = 8
PW_SHRIEK: Final = 9
PW_SCRATCH: Final = 10
PW_FLAME_WALL: Final = 11
PW_SMASH: Final = 12
PW_WRATH: Final = 13
POWERS: Final[list[str]] = [
    "claw", "flame", "wing", "hiss", "slither", "swat", "scorch",
    "burn", "slap", "shriek", "scratch", "flame_wall", "smash", "wrath",
]  # fmt: skip
GOLDEN_SCALE: Final = 3
SILVER_SCALE: Final = 4
PLATINUM_SCALE: Final = 5
SCALES: Final[list[str]] = ["golden_scale", "silver_scale", "platinum_scale"]
POWER_CARDS: Final = [*POWER_SYMBOLS[:3], *SCALES]  # a Power card is its symbol, Scales are numbered on
GREED: Final = 0
HUNGER: Final = 1
PRIDE_EVENT: Final = 2
PRIDE_GEM: Final = 3
PRIDE_STILL: Final = 4
ROWS: Final[list[str]] = ["greed", "hunger", "pride_event", "pride_gem", "pride_still"]
ROW_ROOM: Final[list[int]] = [4, 4, 4, 1, 1]
ROW_SECTION: Final = [0, 1, 2, 2, 2]
SLOTH_CUBES: Final = 14
MAX_EATEN: Final = 7

# ---------------------------------------------------------------- the Cave
OMEN_SYMBOLS: Final[list[str]] = ["bat", "boulder", "crystal", "mushroom", "path", "chasm"]
OMENS_EACH: Final = 6
GIANT_BATS: Final = 0
ROCKSLIDE: Final = 1
PAST_PLUNDER: Final = 2
SPORES: Final = 3
HATRED: Final = 4
CRYSTAL_CURSE: Final = 5
OMENS: Final[list[str]] = ["giant_bats", "rockslide", "past_plunder", "soporific_spores", "hatred", "crystal_curse"]
ROCKSLIDES: Final = 3
EVENT_TOKENS: Final = 10
HAND_OF_TILES: Final = 3

# ---------------------------------------------------------------- the Thief
UP_MOVEMENT: Final = 0
UP_STEALTH: Final = 1
UP_THIEVERY: Final = 2
STICKY_FINGERS: Final = 3
LOCK_PICKING_KIT: Final = 4
CLIMBING_GEAR: Final = 5
HAND_CROSSBOW: Final = 6
UNNATURAL_EVASION: Final = 7
FLIP_2_3: Final = 8
FLIP_3_4: Final = 9
ALL_4: Final = 10
ADVANCEMENT: Final = 11  # the Advancement card, where the table uses them
UPGRADES: Final[list[str]] = [
    "plus_movement", "plus_stealth", "plus_thievery", "sticky_fingers", "lock_picking_kit", "climbing_gear",
    "hand_crossbow", "unnatural_evasion", "flip_2_3", "flip_3_4", "all_4", "advancement",
]  # fmt: skip
CHARM: Final = 0
WARLOCKS_WAND: Final = 1
CLOAK: Final = 2
ADVANCEMENTS: Final[list[str]] = ["charm", "warlocks_wand", "cloak_of_the_mountebank"]
WAND_CHARGES: Final = 5

# ---------------------------------------------------------------- streams of luck
L_TILES: Final = 0
L_EVENTS: Final = 1
L_TREASURES: Final = 2
L_SIDEQUESTS: Final = 3
L_WAR: Final = 4
L_MONSTERS: Final = 5
L_SECRETS: Final = 6
L_POWERS: Final = 7
L_OMENS: Final = 8
L_DRAGON_DIE: Final = 9
L_ACTION_DIE: Final = 10
L_PICK: Final = 11
L_STACK: Final = 12
L_TERRAIN: Final = 13
STREAMS: Final = [
    "tiles", "events", "treasures", "sidequests", "war", "monsters", "secrets",
    "powers", "omens", "dragon_die", "action_die", "pick", "stack", "terrain",
]  # fmt: skip

# ---------------------------------------------------------------- Goblin Infestation and difficulty
LINE_NONE: Final = 0
LINE_A: Final = 1
LINE_B: Final = 2
LINE_C: Final = 3
LEVELS: Final = ["easiest", "easy", "standard", "hard", "expert"]
BASE: Final = "base"
PROMO: Final = "promo"
SCHEMES: Final = "schemes"
CARD_SETS: Final = [BASE, PROMO, SCHEMES]  # VAST-BON-022: what a card belongs to
