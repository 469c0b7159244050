"""Which rule tells of a thing: for what is inspected."""

from __future__ import annotations

from typing import Final

from underkeep.games.heroes.names import CARD_NAMES, CLAN_NAMES, GUILD_NAMES

ROOM_RULES: Final = {
    "vault": "KHO-ROOM-10", "library": "KHO-ROOM-11", "sewers": "KHO-ROOM-12", "crypt": "KHO-ROOM-13",
    "workshop": "KHO-ROOM-14", "forge": "KHO-ROOM-15", "menagerie": "KHO-ROOM-16", "pantry": "KHO-ROOM-17",
    "study": "KHO-ROOM-18", "cells": "KHO-ROOM-19", "laboratory": "KHO-ROOM-20", "construction_site": "KHO-ROOM-21",
}  # fmt: skip
CLASS_RULES: Final = {
    "archer": "KHO-ASSAULT-11", "warrior": "KHO-ASSAULT-12", "thief": "KHO-ASSAULT-13", "mage": "KHO-ASSAULT-14",
}  # fmt: skip
CLAN_RULES: Final = {
    "dragon": "KHO-CLAN-10", "witch": "KHO-CLAN-11", "poltergeist": "KHO-CLAN-12", "imp": "KHO-CLAN-13",
    "lizardfolk": "KHO-CLAN-14", "skeleton": "KHO-CLAN-15", "gnoll": "KHO-CLAN-16", "slime": "KHO-CLAN-17",
    "ratkin": "KHO-CLAN-18",
}  # fmt: skip
FAMILY_RULES: Final = {
    "portal": "KHO-PORTAL-03", "treasure": "KHO-COMP-05", "display": "KHO-LOOT-01", "project": "KHO-BUILD-02",
    "cell": "KHO-BUILD-05", "guild": "KHO-WAVE-01", "hand": "KHO-PLAY-01", "icon": "KHO-PLAY-02",
}  # fmt: skip
TOKEN_RULES: Final = {"trap": "KHO-TRAP-01"}
ICON_RULES: Final = {
    "draw": "KHO-ACT-10", "activate": "KHO-ACT-11", "move": "KHO-ACT-12", "melee": "KHO-ACT-13",
    "ranged": "KHO-ACT-14", "generate": "KHO-ACT-15", "defend": "KHO-ACT-16", "trap": "KHO-ACT-17",
    "portal": "KHO-ACT-18", "ambush": "KHO-ACT-19", "summon": "KHO-ACT-20",
}  # fmt: skip


def rule_about(name: str, thing: str) -> str:
    """The rule of a room, hero, clan, token or card; `name` is what the id `thing` names."""
    family = thing.partition(":")[0]
    if family in FAMILY_RULES:
        return FAMILY_RULES[family]
    if family == "token":
        return TOKEN_RULES.get(name, "KHO-RES-01")
    for rules in (ROOM_RULES, CLASS_RULES, CLAN_RULES, ICON_RULES):
        if name in rules:
            return rules[name]
    return rule_of_card(name)


def rule_of_card(name: str) -> str:
    if name in GUILD_NAMES:
        return "KHO-ASSAULT-01"
    if name in CARD_NAMES:
        return "KHO-PLAY-01"
    return "KHO-CLAN-01" if name in CLAN_NAMES else ""
