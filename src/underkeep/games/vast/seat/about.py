"""Which rule tells of a thing: for what is inspected."""

from __future__ import annotations

from typing import Final

from underkeep.games.vast import names
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.seat.view import VastView

SQUARES: Final = frozenset(SQUARE_NAMES)
TERRAIN_RULES: Final = dict(zip(names.TERRAINS, [f"VAST-TER-{n:03}" for n in range(10, 16)], strict=True))
POWER_RULES: Final = dict(zip(names.POWERS, [f"VAST-DR-{n:03}" for n in range(40, 54)], strict=True))
OMEN_RULES: Final = dict(zip(names.OMENS, [f"VAST-CAVE-{n:03}" for n in range(14, 20)], strict=True))
ROLE_RULES: Final = {
    "knight": "VAST-KN-006", "goblins": "VAST-GO-011", "dragon": "VAST-DR-005", "cave": "VAST-CAVE-002",
    "thief": "VAST-TH-004", "fangs": "VAST-GO-002", "bones": "VAST-GO-002", "eye": "VAST-GO-002",
}  # fmt: skip
CUBE_RULES: Final = {
    "movement": "VAST-KN-003", "perception": "VAST-KN-003", "strength": "VAST-KN-003", "bomb": "VAST-KN-042",
    "bow": "VAST-KN-044", "map": "VAST-KN-041", "shield": "VAST-KN-045", "free": "VAST-KN-007",
}  # fmt: skip
TREASURE_RULES: Final = {
    "elvish_sword": "VAST-KN-047", "enchanted_bow": "VAST-KN-048", "javelin": "VAST-KN-049",
    "heroic_boots": "VAST-KN-050", "mighty_axe": "VAST-KN-051", "pixie_lantern": "VAST-KN-052",
    "potion_kit": "VAST-KN-053", "cursed_amulet": "VAST-BON-012", "rune_staff": "VAST-BON-013",
    "silver_gauntlet": "VAST-BON-014", "treasure_trove": "VAST-BON-015",
}  # fmt: skip
MONSTER_RULES: Final = {
    "pet_frog": "VAST-GO-050", "ogre": "VAST-GO-051", "troll": "VAST-GO-051", "flame_giant": "VAST-GO-051",
    "golem": "VAST-GO-052", "gnome": "VAST-GO-053", "wisp": "VAST-GO-054", "bright_beetles": "VAST-GO-055",
    "underworm": "VAST-GO-056", "blob": "VAST-GO-057", "ground_kraken": "VAST-BON-017",
}  # fmt: skip
FAMILY_RULES: Final = {
    "row": "VAST-DR-016", "upgrade": "VAST-TH-024", "slot": "VAST-GO-017", "quest": "VAST-KN-054",
    "war": "VAST-GO-012", "secret": "VAST-GO-020", "cube": "VAST-KN-008",
}  # fmt: skip
NAMED: Final = {
    **ROLE_RULES, **POWER_RULES, **OMEN_RULES, **CUBE_RULES, **TERRAIN_RULES, **TREASURE_RULES, **MONSTER_RULES,
}  # fmt: skip
LISTS: Final = (
    (names.TREASURES, "VAST-KN-031"), (names.SECRETS, "VAST-GO-020"), (names.SIDEQUESTS, "VAST-KN-059"),
    (names.EVENTS, "VAST-KN-017"), (names.WAR, "VAST-GO-012"), (names.UPGRADES, "VAST-TH-024"),
    (names.ROWS, "VAST-DR-016"), (names.SCALES, "VAST-BON-041"),
)  # fmt: skip


def rule_about(view: VastView, thing: str) -> str:
    """The rule of a square's tile or Terrain, of a power, an Omen, a card, a piece or a space of a board."""
    family, _, name = thing.rpartition(":")
    if name in SQUARES:
        return rule_of_square(view, name)
    if name in NAMED:
        return NAMED[name]
    if family in FAMILY_RULES:
        return FAMILY_RULES[family]
    return next((rule for known, rule in LISTS if name in known), "")


def rule_of_square(view: VastView, square: str) -> str:
    tile = next((tile for tile in view.tiles if tile.square == square), None)
    if tile is None:
        return "VAST-MAP-006"
    if tile.type in TERRAIN_RULES:
        return TERRAIN_RULES[tile.type]
    return "VAST-MAP-002" if tile.lit else "VAST-MAP-001"
