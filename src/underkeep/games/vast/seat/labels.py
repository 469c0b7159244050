"""Options in words, what a click may mean, and the rule behind each kind of action."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, TargetId, label
from underkeep.games.vast import actions, names
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.rules.terrain.place import ground_in_question
from underkeep.games.vast.state.game import Vast

VERB_RULES: Final = {
    "word": "VAST-GEN-001", "square": "VAST-MAP-009", "direction": "VAST-MAP-003", "turn": "VAST-REV-001",
    "tile": "VAST-FILL-002", "cube": "VAST-KN-008", "from": "VAST-KN-035", "quest": "VAST-KN-054",
    "show": "VAST-KN-032",
    "use": "VAST-KN-062", "attack": "VAST-ATK-001", "take": "VAST-KN-031", "event": "VAST-CAVE-021",
    "deal": "VAST-CAVE-021", "war": "VAST-GO-012", "refuse": "VAST-GO-013", "tribe": "VAST-GO-021",
    "monster": "VAST-GO-017", "slot": "VAST-GO-017", "secret": "VAST-GO-020", "discard": "VAST-GO-020",
    "redraw-war": "VAST-GO-083", "redraw-monster": "VAST-GO-083", "redraw-secret": "VAST-GO-083",
    "power": "VAST-DR-010",
    "pay": "VAST-DR-010", "pay-gem": "VAST-DR-011", "wake": "VAST-DR-016", "row": "VAST-DR-044",
    "place-gem": "VAST-DR-014", "omen": "VAST-CAVE-011", "spend": "VAST-CAVE-011", "target": "VAST-GO-086",
    "stats": "VAST-TH-002", "loot": "VAST-TH-009", "pickpocket": "VAST-TH-011", "backstab": "VAST-TH-013",
    "pick-lock": "VAST-TH-012", "hide-loot": "VAST-TH-014", "upgrade": "VAST-TH-024", "climb": "VAST-TH-010",
    "piece": "VAST-FM-001", "plunder": "VAST-GO-034", "curse": "VAST-CAVE-019", "steal": "VAST-TH-011",
    "terrain": "VAST-TER-001", "scale": "VAST-BON-041", "charm": "VAST-BON-051", "wand": "VAST-BON-052",
    "disc": "VAST-BON-033",
}  # fmt: skip


def rule_of(action: Action) -> str:
    return VERB_RULES[actions.VERBS[int(action.verb)]]


def action_label(action: Action) -> Label:
    """Single words have a sentence each; families one sentence with the name of what is meant."""
    verb = actions.VERBS[int(action.verb)]
    if action.verb == actions.WORD:
        return label("vast-do-" + action.text.replace(" ", "-"))
    if action.verb == actions.TILE:
        return label("vast-do-tile", what=names.TILE_KINDS[action.a], number=names.TILES[action.a].rpartition("-")[2])
    if action.verb == actions.STATS:
        return label("vast-do-stats", **dict(zip(("movement", "stealth", "thievery"), ranks(action), strict=True)))
    words = MEANT[verb]
    return label(f"vast-do-{verb}", what=words[action.a], number=int(action.b))


def ranks(action: Action) -> list[str]:
    return [actions.RANKS[rank] for rank in actions.ORDERS[action.a]]


MEANT: Final = {
    "square": SQUARE_NAMES, "direction": names.DIRECTIONS, "turn": ["0", "1", "2", "3"], "cube": names.CUBE_PLACES,
    "from": names.CUBE_PLACES, "quest": names.SIDEQUESTS, "show": names.TREASURES,
    "use": ["bomb", "bow", "javelin", "potion_kit", "enchanted_bow", "rune_staff"],
    "attack": ["knight", "dragon", "thief", "crystal_token", "tribes"], "take": actions.LOOTABLE, "event": names.EVENTS,
    "deal": names.TREASURES, "war": names.WAR, "refuse": names.TRIBES, "tribe": names.TRIBES, "monster": names.MONSTERS,
    "slot": names.MONSTER_SLOTS, "secret": names.SECRETS, "discard": names.SECRETS, "redraw-war": names.WAR,
    "redraw-monster": names.MONSTERS, "redraw-secret": names.SECRETS, "power": names.POWERS, "pay": names.POWER_CARDS,
    "pay-gem": actions.LOOTABLE, "wake": names.ROWS, "row": names.ROWS, "place-gem": actions.LOOTABLE,
    "omen": names.OMENS, "spend": [f"omen_{name}" for name in names.OMEN_SYMBOLS], "target": names.ROLES,
    "loot": actions.LOOTABLE, "pickpocket": names.PIECES, "backstab": names.PIECES, "pick-lock": ["0", "1", "2", "3"],
    "hide-loot": ["0", "1", "2", "3"], "upgrade": names.UPGRADES, "climb": names.DIRECTIONS, "piece": names.PIECES,
    "plunder": [*actions.LOOTABLE, "dragon"], "curse": ["rotate", "restore", "cycle"],
    "steal": [*names.TREASURES, "hidden_card", *names.SECRETS], "terrain": names.TERRAINS,
    "scale": names.POWER_CARDS, "charm": names.ROLES, "wand": [*names.PIECES, "cave"],
    "disc": names.TRIBES,
}  # fmt: skip


def action_targets(game: Vast, action: Action) -> tuple[TargetId, ...]:
    """What is drawn for it: squares of the map and its border, pieces, spaces of the boards, cards in hand."""
    if action.verb == actions.SQUARE:
        return (f"sq:{SQUARE_NAMES[action.a]}",) if is_drawn(game, action.a) else ()
    if action.verb == actions.WAND and action.a >= names.P_THIEF:  # himself and the Cave are named, not clicked
        return ()
    family = FAMILIES.get(int(action.verb))
    return (f"{family[0]}:{family[1][action.a]}",) if family else ()


def is_drawn(game: Vast, cell: i64) -> bool:
    """Whether the view shows a square: a tile, its border, or ground for the Terrain in question."""
    return game.cavern.tile_at(cell) >= 0 or game.cavern.touches_map(cell) or cell in ground_in_question(game)


FAMILIES: Final = {
    actions.POWER: ("power", names.POWERS),
    actions.OMEN: ("omen", names.OMENS),
    actions.WAKE: ("row", names.ROWS),
    actions.ROW: ("row", names.ROWS),
    actions.CUBE: ("cube", names.CUBE_PLACES),
    actions.FROM: ("cube", names.CUBE_PLACES),
    actions.UPGRADE: ("upgrade", names.UPGRADES),
    actions.SLOT: ("slot", names.MONSTER_SLOTS),
    actions.TRIBE: ("piece", names.TRIBES),
    actions.DISC: ("piece", names.TRIBES),
    actions.PIECE: ("piece", names.PIECES),
    actions.PICKPOCKET: ("piece", names.PIECES),
    actions.BACKSTAB: ("piece", names.PIECES),
    actions.WAND: ("piece", names.PIECES),
    actions.QUEST: ("quest", names.SIDEQUESTS),
    actions.WAR: ("war", names.WAR),
    actions.REDRAW_WAR: ("war", names.WAR),
    actions.SECRET: ("secret", names.SECRETS),
    actions.DISCARD: ("secret", names.SECRETS),
    actions.REDRAW_SECRET: ("secret", names.SECRETS),
}
