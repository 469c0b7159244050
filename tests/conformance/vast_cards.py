"""What games of Vast must have used, thing by thing: every card, power, omen, upgrade and Terrain has a move or an
event that says so.

A thing is named by the text of its move (`power claw`) or by an event and the word in it (`EventPlayed rats`): that a
card was drawn or lay in a hand is not enough.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.events import Event
from underkeep.games.vast import names
from underkeep.games.vast.actions import CHARMS, CURSES, PLAY_SECRET, USE_OMEN, USE_POWER, WAKES, WANDS

WITH_CUBE: Final = (
    "elvish_sword", "mighty_axe", "potion_kit", "heroic_boots", "pixie_lantern", "enchanted_bow", "rune_staff",
    "silver_gauntlet",
)  # fmt: skip


def told(event: str, words: Iterable[str]) -> list[str]:
    return [f"{event} {word}" for word in words]


USES: Final = (
    *told("EventPlayed", names.EVENTS),
    *told("QuestCompleted", names.SIDEQUESTS),
    *told("CubePlaced", [*names.SLOTS, *WITH_CUBE]),
    *told("TreasureShown", ["javelin", "cursed_amulet", "treasure_trove"]),
    *told("WarCardChosen", names.WAR),
    *told("MonsterAssigned", names.MONSTERS),
    *(action.text for action in PLAY_SECRET),  # Schemes are bought by it
    *(action.text for action in (*USE_POWER, *WAKES, *USE_OMEN, *CURSES, *CHARMS, *WANDS)),
    *told("PowerPaid", names.SCALES[:2]),
    "scale platinum_scale",
    *told("UpgradeGained", names.UPGRADES),
    *told("AdvancementRevealed", names.ADVANCEMENTS),
    *told("TerrainPlaced", names.TERRAINS),
)


def uses_in(thing: Action | Event) -> list[str]:
    """What an action or an event makes use of, named as in `USES`."""
    if isinstance(thing, Action):
        return [thing.text]
    values = [getattr(thing, field.name) for field in fields(thing)]  # type: ignore[arg-type]  # a dataclass, as all are
    return told(type(thing).__name__, [value for value in values if isinstance(value, str)])
