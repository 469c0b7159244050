"""The closed lists of names that the board draws by; `underkeep ts` writes them beside the view's types."""

from __future__ import annotations

from typing import Final

from underkeep.games.heroes.names import CLAN_NAMES, CLASS_NAMES, GOODS_NAMES, LOOT_TYPES, ROOM_NAMES, TYPE_NAMES
from underkeep.games.heroes.seat.under_way import SIDES
from underkeep.games.heroes.state.game import PHASE_NAMES

LISTS: Final[dict[str, tuple[str, ...]]] = {
    "CLANS": tuple(CLAN_NAMES),
    "ROOMS": tuple(ROOM_NAMES),
    "GUILD_TYPES": tuple(TYPE_NAMES[1:5]),  # rooms that guild cards name
    "HERO_CLASSES": tuple(CLASS_NAMES),
    "TOKENS": tuple(GOODS_NAMES),
    "LOOT_TYPES": tuple(LOOT_TYPES),
    "PHASES": tuple(PHASE_NAMES[1:]),
    "CARD_SIDES": SIDES,
}
