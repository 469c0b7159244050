"""All actions of Vast, made once: compound moves are chains of these, so that squares need one family only."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.actions import Action, ActionTable
from underkeep.games.vast import names
from underkeep.games.vast.board.squares import SQUARE_NAMES

TABLE: Final = ActionTable()

WORD: Final = 0  # one of the single actions below
SQUARE: Final = 1
DIRECTION: Final = 2
TURN: Final = 3
TILE: Final = 4
CUBE: Final = 5
FROM: Final = 6
QUEST: Final = 7
SHOW: Final = 8
USE: Final = 9
ATTACK: Final = 10
TAKE: Final = 11
EVENT: Final = 12
DEAL: Final = 13
WAR: Final = 14
REFUSE: Final = 15
TRIBE: Final = 16
MONSTER: Final = 17
SLOT: Final = 18
SECRET: Final = 19
DISCARD: Final = 20
REDRAW_WAR: Final = 21
REDRAW_MONSTER: Final = 22
REDRAW_SECRET: Final = 23
POWER: Final = 24
PAY: Final = 25
PAY_GEM: Final = 26
WAKE: Final = 27
ROW: Final = 28
PLACE_GEM: Final = 29
OMEN: Final = 30
SPEND: Final = 31
TARGET: Final = 32
STATS: Final = 33
LOOT: Final = 34
PICKPOCKET: Final = 35
BACKSTAB: Final = 36
PICK_LOCK: Final = 37
HIDE_LOOT: Final = 38
UPGRADE: Final = 39
CLIMB: Final = 40
PIECE: Final = 41
PLUNDER: Final = 42
CURSE: Final = 43
STEAL: Final = 44
TERRAIN: Final = 45
SCALE: Final = 46
CHARM: Final = 47
WAND: Final = 48
DISC: Final = 49
VERBS: Final = [
    "word", "square", "direction", "turn", "tile", "cube", "from", "quest", "show", "use", "attack", "take",
    "event", "deal", "war", "refuse", "tribe", "monster", "slot", "secret", "discard", "redraw-war",
    "redraw-monster", "redraw-secret", "power", "pay", "pay-gem", "wake", "row", "place-gem", "omen", "spend",
    "target", "stats", "loot", "pickpocket", "backstab", "pick-lock", "hide-loot", "upgrade", "climb", "piece",
    "plunder", "curse", "steal", "terrain", "scale", "charm",
    "wand", "disc",
]  # fmt: skip


def word(text: str) -> Action:
    """A single action."""
    return TABLE.add(text, WORD)


DONE: Final = word("done")
YES: Final = word("yes")
NO: Final = word("no")
ENCOUNTER: Final = word("encounter")
KEEP: Final = word("keep")
DECLINE: Final = word("decline")
EXPLORE: Final = word("explore")
REVEAL: Final = word("reveal")
HIDE: Final = word("hide")
SPECIAL: Final = word("special")
FLARE: Final = word("flare")
WISP: Final = word("wisp")
SCATTER: Final = word("scatter")
MOVE: Final = word("move")
SHAPE: Final = word("shape")
COLLECT: Final = word("collect")
PLACE_TREASURE: Final = word("treasure")
SKIP_TREASURE: Final = word("skip treasure")
REMOVE_HATRED: Final = word("remove hatred")
HALT: Final = word("halt")
LOOK: Final = word("look")
SURFACE: Final = word("surface")
GAIN_RAGE: Final = word("gain rage")
DRAW_SECRETS: Final = word("draw secrets")
DRAW_MONSTER: Final = word("draw monster")
DRAW_TERRAIN: Final = word("draw terrain")
SLING: Final = word("sling")
THROW: Final = word("throw javelin")
WORDS: Final = TABLE.actions[:]

SQUARES: Final = TABLE.family("at {}", SQUARE, SQUARE_NAMES)
WAYS: Final = TABLE.family("{}", DIRECTION, names.DIRECTIONS)
TURNS: Final = TABLE.family("turn {}", TURN, ["0", "1", "2", "3"])
LAY: Final = TABLE.family("tile {}", TILE, names.TILES)
CUBES: Final = TABLE.family("cube {}", CUBE, names.CUBE_PLACES)
FROMS: Final = TABLE.family("from {}", FROM, names.CUBE_PLACES)
QUESTS: Final = TABLE.family("quest {}", QUEST, names.SIDEQUESTS)
SHOWS: Final = TABLE.family("show {}", SHOW, names.TREASURES)
USE_BOMB: Final = TABLE.add("use bomb", USE, 0)
USE_BOW: Final = TABLE.add("use bow", USE, 1)
USE_JAVELIN: Final = TABLE.add("use javelin", USE, 2)
USE_POTION: Final = TABLE.add("use potion_kit", USE, 3)
USE_MAGIC_BOW: Final = TABLE.add("use enchanted_bow", USE, 4)
USE_RUNE_STAFF: Final = TABLE.add("use rune_staff", USE, 5)

AT_KNIGHT: Final = 0
AT_DRAGON: Final = 1
AT_THIEF: Final = 2
AT_CRYSTAL: Final = 3
AT_TRIBES: Final = 4
ATTACKS: Final = TABLE.family("attack {}", ATTACK, ["knight", "dragon", "thief", "crystal", "tribes"])

TAKE_TREASURE: Final = 3  # Gems are 0, 1 and 2
LOOTABLE: Final = ["gem_claw", "gem_flame", "gem_wing", "treasure"]
TAKES: Final = TABLE.family("take {}", TAKE, LOOTABLE)
EVENTS: Final = TABLE.family("event {}", EVENT, names.EVENTS)
DEALS: Final = TABLE.family("deal {}", DEAL, names.TREASURES)
WARS: Final = TABLE.family("war {}", WAR, names.WAR)
REFUSALS: Final = TABLE.family("refuse {}", REFUSE, names.TRIBES)
CHOOSE_TRIBE: Final = TABLE.family("tribe {}", TRIBE, names.TRIBES)
CHOOSE_MONSTER: Final = TABLE.family("monster {}", MONSTER, names.MONSTERS)
CHOOSE_SLOT: Final = TABLE.family("slot {}", SLOT, names.MONSTER_SLOTS)
PLAY_SECRET: Final = TABLE.family("secret {}", SECRET, names.SECRETS)
DISCARD_SECRET: Final = TABLE.family("discard {}", DISCARD, names.SECRETS)
REDRAW_WARS: Final = TABLE.family("redraw war {}", REDRAW_WAR, names.WAR)
REDRAW_MONSTERS: Final = TABLE.family("redraw monster {}", REDRAW_MONSTER, names.MONSTERS)
REDRAW_SECRETS: Final = TABLE.family("redraw secret {}", REDRAW_SECRET, names.SECRETS)
USE_POWER: Final = TABLE.family("power {}", POWER, names.POWERS)
PAY_CARD: Final = TABLE.family("pay {}", PAY, names.POWER_SYMBOLS[:3])
PAY_WITH_GEM: Final = TABLE.family("pay gem_{}", PAY_GEM, names.POWER_SYMBOLS[:3])
WAKES: Final = TABLE.family("wake {}", WAKE, names.ROWS)
CHOOSE_ROW: Final = TABLE.family("row {}", ROW, names.ROWS)
GEMS: Final = TABLE.family("place gem_{}", PLACE_GEM, names.POWER_SYMBOLS[:3])
USE_OMEN: Final = TABLE.family("omen {}", OMEN, names.OMENS)
SPENDS: Final = TABLE.family("spend {}", SPEND, names.OMEN_SYMBOLS)
TARGETS: Final = TABLE.family("target {}", TARGET, names.ROLES)

RANKS: Final[list[str]] = ["low", "middle", "high"]
ORDERS: Final = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
ASSIGN: Final = TABLE.family("stats {}", STATS, [" ".join(RANKS[rank] for rank in order) for order in ORDERS])
LOOTS: Final = [TABLE.add(f"loot {name}", LOOT, n, 1) for n, name in enumerate(LOOTABLE)]
SAFE_LOOTS: Final = [TABLE.add(f"loot {name} safely", LOOT, n, 2) for n, name in enumerate(LOOTABLE[:3])]
PICKPOCKETS: Final = [
    TABLE.add(f"pickpocket {names.PIECES[piece]} {cubes}", PICKPOCKET, piece, cubes)
    for piece in range(5)
    for cubes in (1, 2, 3)
]
BACKSTABS: Final = [
    TABLE.add(f"backstab {names.PIECES[piece]} {cubes}", BACKSTAB, piece, cubes)
    for piece in range(5)
    for cubes in (1, 2, 3)
]
PICK_LOCKS: Final = [TABLE.add(f"pick_lock {level}", PICK_LOCK, level) for level in (1, 2, 3)]
HIDE_LOOTS: Final = [TABLE.add(f"hide_loot {cubes}", HIDE_LOOT, cubes) for cubes in (1, 2, 3)]
UPGRADES: Final = TABLE.family("upgrade {}", UPGRADE, names.UPGRADES)
CLIMBS: Final = TABLE.family("climb {}", CLIMB, names.DIRECTIONS)
CHOOSE_PIECE: Final = TABLE.family("piece {}", PIECE, names.PIECES)
PLUNDERS: Final = TABLE.family("plunder {}", PLUNDER, [*LOOTABLE, "dragon"])
PLUNDER_DRAGON: Final = 4
CURSES: Final = TABLE.family("curse {}", CURSE, ["rotate", "event", "cycle"])
STEALS: Final = TABLE.family("steal {}", STEAL, [*names.TREASURES, "hidden"])
STEAL_HIDDEN: Final = len(names.TREASURES)
STEAL_SECRETS: Final = [TABLE.add(f"steal {name}", STEAL, STEAL_HIDDEN + 1 + n) for n, name in enumerate(names.SECRETS)]
RAISE: Final = TABLE.family("terrain {}", TERRAIN, names.TERRAINS)
PAY_SCALE: Final = [TABLE.add(f"pay {name}", PAY, names.GOLDEN_SCALE + n) for n, name in enumerate(names.SCALES)]
PLAY_PLATINUM: Final = TABLE.add("scale platinum_scale", SCALE, names.PLATINUM_SCALE)
CHARMS: Final = TABLE.family("charm {}", CHARM, names.ROLES[:4])
WANDS: Final = TABLE.family("wand {}", WAND, [*names.PIECES, "cave"])
WAND_CAVE: Final = 6
DISCS: Final = TABLE.family("disc {}", DISC, names.TRIBES)
KEEP_SILVER: Final = TABLE.add("scale silver_scale", SCALE, names.SILVER_SCALE)
