"""How position files name what boards hold: lists by name, sets of cards as lists, one of several as a word."""

from __future__ import annotations

from typing import Any, Final

from underkeep.core.kernel.errors import BadInput
from underkeep.games.vast import names
from underkeep.games.vast.board.squares import SQUARE_NAMES

STATS: Final = ["movement", "stealth", "thievery"]
CARD_NAMES: Final = {
    "kept": names.TREASURES, "offered": names.TREASURES, "handed": names.TREASURES, "declined": names.TREASURES,
    "treasures": names.TREASURES,
    "quests": names.SIDEQUESTS, "quest_deck": names.SIDEQUESTS, "events": names.EVENTS,
    "war": names.WAR, "war_hand": names.WAR, "monster_deck": names.MONSTERS, "monster_discard": names.MONSTERS,
    "drawn": names.MONSTERS, "secret_deck": names.SECRETS, "secrets": names.SECRETS, "secret_discard": names.SECRETS,
    "deck": names.POWER_CARDS, "discard": names.POWER_CARDS, "scales": names.POWER_CARDS,
    "dealt": names.ADVANCEMENTS,
    "stack": names.TILES, "fallen": names.TILES, "gone": names.TILES, "terrain_deck": names.TERRAINS,
}  # fmt: skip
LIST_NAMES: Final = {
    ("knight", "slots"): names.SLOTS,
    ("goblins", "population"): names.TRIBES,
    ("goblins", "lurk"): names.TRIBES,
    ("goblins", "slots"): names.MONSTER_SLOTS,
    ("goblins", "left_count"): names.TRIBES,
    ("goblins", "went_out"): names.TRIBES,
    ("goblins", "tile"): names.TRIBES,
    ("goblins", "pledges"): names.TRIBES,
    ("goblins", "left"): names.TRIBES,
    ("dragon", "rows"): names.ROWS,
    ("dragon", "gems"): names.POWER_SYMBOLS[:3],
    ("cave", "omens"): names.OMEN_SYMBOLS,
    ("cave", "events_gone"): names.EVENTS,
    ("thief", "stats"): STATS,
}
CARD_SETS: Final = {
    ("knight", "on_cards"): names.TREASURES,
    ("knight", "shown"): names.TREASURES,
    ("knight", "boxed"): names.TREASURES,
    ("knight", "quests_done"): names.SIDEQUESTS,
    ("knight", "deeds"): names.SIDEQUESTS,
    ("goblins", "face_up"): names.SECRETS,
    ("goblins", "boxed"): names.MONSTERS,
    ("goblins", "waiting"): names.MONSTERS,
    ("goblins", "schemes"): names.SECRETS,
    ("goblins", "activated"): names.TRIBES,
    ("goblins", "flared"): names.TRIBES,
    ("goblins", "refused"): names.TRIBES,
    ("dragon", "gems_used"): names.POWER_SYMBOLS[:3],
    ("dragon", "claims"): names.ROWS,
    ("dragon", "burnt"): names.ROLES,
    ("thief", "upgrades"): names.UPGRADES,
    ("thief", "targets"): names.PIECES,
}
ONE_OF: Final = {
    ("knight", "event"): names.EVENTS,
    ("knight", "monster"): names.MONSTERS,
    ("thief", "advanced"): names.ADVANCEMENTS,
    ("goblins", "war_card"): names.WAR,
    ("goblins", "fury"): names.TRIBES,
    ("goblins", "armory"): names.TRIBES,
    ("goblins", "bomber"): names.TRIBES,
    ("goblins", "acting"): names.TRIBES,
    ("goblins", "mushrooms"): names.TRIBES,
}
CELL_OF: Final = {name: cell for cell, name in enumerate(SQUARE_NAMES)}
LIMITS: Final = {
    ("knight", "grit"): (0, 45), ("knight", "health"): (0, 9), ("goblins", "rage"): (0, 4),
    ("dragon", "health"): (0, 7),
    ("dragon", "eaten"): (0, 7), ("thief", "loot"): (0, 3), ("thief", "charges"): (0, 5), ("knight", "bombs"): (0, 3),
}  # fmt: skip


def card_names(role: str, pile: str) -> list[str]:
    """The names of what lies in a pile of a board."""
    if pile == "hand":
        return names.POWER_CARDS if role == "dragon" else names.TILES
    return CARD_NAMES[pile]


def bad(where: str, problem: str, remedy: str) -> BadInput:
    return BadInput(problem, where, remedy)


def table(tree: Any, where: str) -> dict[str, Any]:
    """A mapping of the file."""
    if tree is None:
        return {}
    if not isinstance(tree, dict):
        raise bad(where, "is not a mapping", f"Write the fields of {where} below it.")
    return {str(key): value for key, value in tree.items()}


def only(tree: dict[str, Any], where: str, allowed: tuple[str, ...]) -> None:
    """Unknown keys are named."""
    for key in tree:
        if key not in allowed:
            raise bad(f"{where}.{key}", "unknown key", f"The keys are {', '.join(allowed)}.")


def number(value: Any, where: str, low: int = -9, high: int = 999) -> int:
    if isinstance(value, bool):
        return int(value)
    if not isinstance(value, int) or not low <= value <= high:
        raise bad(where, f"{value!r} does not fit", f"Give a whole number from {low} to {high}.")
    return value


def word(value: Any, where: str, words: list[str]) -> int:
    """The number of a name."""
    if str(value) not in words:
        raise bad(where, f"{value!r} is unknown", f"Give one of: {', '.join(words[:60])}.")
    return words.index(str(value))


def items(value: Any, where: str) -> list[Any]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise bad(where, "is not a list", "Write [a, b].")
    return value


def cell(value: Any, where: str) -> int:
    """A square by its name."""
    if str(value) not in CELL_OF:
        raise bad(where, f"{value!r} is not a square", "Name squares from the centre: o, n1, e2, n1w3.")
    return CELL_OF[str(value)]
