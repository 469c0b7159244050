"""The closed lists and limits that the board draws by, as the engine has them: `underkeep ts` writes them for the
client.
"""

from __future__ import annotations

from typing import Final

from underkeep.games.vast import actions, names

FIRST_SCHEME: Final = names.ARMORY  # Schemes are Secrets that are bought; their numbers go on after the others

LISTS: Final[dict[str, tuple[str, ...] | tuple[int, ...] | int]] = {
    "ROLES": tuple(names.ROLES),
    "TRIBES": tuple(names.TRIBES),
    "TILE_TYPES": tuple(names.TYPES),
    "TERRAINS": tuple(names.TERRAINS),
    "DIRECTIONS": tuple(names.DIRECTIONS),
    "TOKENS": tuple(names.MARKS),
    "SLOTS": tuple(names.SLOTS),
    "SLOT_ROOM": tuple(names.SLOT_ROOM),
    "GRIT_SPACES": tuple(names.GRIT_SPACES),
    "MAX_GRIT": names.MAX_GRIT,
    "TREASURES": tuple(names.TREASURES),
    "SIDEQUESTS": tuple(names.SIDEQUESTS),
    "EVENTS": tuple(names.EVENTS),
    "WAR": tuple(names.WAR),
    "MONSTERS": tuple(names.MONSTERS),
    "MONSTER_SLOTS": tuple(names.MONSTER_SLOTS),
    "SECRETS": tuple(names.SECRETS[:FIRST_SCHEME]),
    "SCHEMES": tuple(names.SECRETS[FIRST_SCHEME:]),
    "MAX_POPULATION": names.MAX_POPULATION,
    "SYMBOLS": tuple(names.POWER_SYMBOLS[:3]),
    "SCALES": tuple(names.SCALES),
    "POWERS": tuple(names.POWERS),
    "ROWS": tuple(names.ROWS),
    "ROW_ROOM": tuple(names.ROW_ROOM),
    "OMEN_SYMBOLS": tuple(names.OMEN_SYMBOLS),
    "OMENS": tuple(names.OMENS),
    "UPGRADES": tuple(names.UPGRADES),
    "STATS": ("movement", "stealth", "thievery"),
    "RANKS": tuple(actions.RANKS),
    "ADVANCEMENTS": tuple(names.ADVANCEMENTS),
    "MAX_WAND_CHARGES": names.WAND_CHARGES,
}
