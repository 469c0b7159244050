"""All words that a View may hold, field by field, for the layout of observations.

Random play meets few of the hands that a clan can hold and few of the heroes that a room can, so they are named here.
"""

from __future__ import annotations

from typing import Final

from underkeep.games.heroes.actions import TABLE
from underkeep.games.heroes.board.dungeon import CELL_NAMES, sides_text
from underkeep.games.heroes.content import Content
from underkeep.games.heroes.faces import ICON_ACTION_NAMES, ICON_NAMES
from underkeep.games.heroes.names import (
    CARD_NAMES,
    CLAN_NAMES,
    CLASS_NAMES,
    EFFECT_NAMES,
    GOODS_NAMES,
    GRADE_WORDS,
    GUILD_NAMES,
    LOOT_TYPES,
    MAX_HEALTH,
    PORTAL_NAMES,
    RESOURCE_NAMES,
    ROOM_NAMES,
    SCENARIO_NAMES,
    STATE_NAMES,
    TYPE_NAMES,
)  # fmt: skip
from underkeep.games.heroes.seat.under_way import CONDITIONS, MATTERS, SIDES, WAYS

ENDS: Final = ["survived", "plundered", "goal_missed", "soup", "not_built", "not_home", "tally"]


def vocabulary(content: Content) -> dict[str, list[str]]:
    """By class and field of the View."""
    return {**view_words(), **matter_words(), **room_words(), **thing_words(), **card_words(content), **guild_words()}


def view_words() -> dict[str, list[str]]:
    return {
        "HeroesView.roles": CLAN_NAMES,
        "HeroesView.scenario": SCENARIO_NAMES,
        "HeroesView.active": CLAN_NAMES,
        "HeroesView.asked": CLAN_NAMES,
        "HeroesView.answered": CLAN_NAMES,
        "HeroesView.own_votes": CLAN_NAMES,
        "HeroesView.card": CARD_NAMES,
        "HeroesView.side": list(SIDES),
        "HeroesView.spot": ROOM_NAMES,
        "HeroesView.how": ENDS,
        "IconView.id": [f"icon:{side}:{icon}" for side in SIDES for icon in ICON_NAMES],
        "IconView.side": list(SIDES),
        "IconView.icon": ICON_NAMES,
    }


def matter_words() -> dict[str, list[str]]:
    """What is under way."""
    return {
        "MatterView.matter": [matter for matter, _ in MATTERS.values()],
        "MatterView.clan": CLAN_NAMES,
        "MatterView.room": ROOM_NAMES,
        "MatterView.to": ROOM_NAMES,
        "MatterView.rooms": ROOM_NAMES,
        "MatterView.piece": [*monster_ids(), *hero_ids(), *[f"hero:{hero}" for hero in CLASS_NAMES]],
        "MatterView.card": CARD_NAMES,
        "MatterView.side": list(SIDES),
        "MatterView.action": [*ICON_ACTION_NAMES, *WAYS],
        "MatterView.kind": [*RESOURCE_NAMES, *TYPE_NAMES, *LOOT_TYPES, *CLASS_NAMES],
        "MatterView.kinds": RESOURCE_NAMES,
        "MatterView.cell": CELL_NAMES,
        "MatterView.conditions": list(CONDITIONS.values()),
        "MatterView.answers": [action.text for action in TABLE.actions],
    }


def monster_ids() -> list[str]:
    return [
        f"monster:{room}:{clan}:{wounds}"
        for room in ROOM_NAMES
        for clan in CLAN_NAMES
        for wounds in range(int(MAX_HEALTH))
    ]


def hero_ids() -> list[str]:
    return [
        f"hero:{room}:{hero}:{grade}:{state}"
        for room in ROOM_NAMES
        for hero in CLASS_NAMES
        for grade in GRADE_WORDS
        for state in STATE_NAMES
    ]


def room_words() -> dict[str, list[str]]:
    return {
        "RoomView.name": ROOM_NAMES,
        "RoomView.cell": CELL_NAMES,
        "RoomView.turned": [sides_text(sides) for sides in range(1, 16)],
        "RoomView.doors": ROOM_NAMES,
        "RoomView.treasure": [f"treasure:{room}" for room in ROOM_NAMES],
        "RoomView.portal": [f"portal:{room}" for room in ROOM_NAMES],
        "RoomView.portal_side": PORTAL_NAMES,
    }


def thing_words() -> dict[str, list[str]]:
    """Tokens, monsters and heroes in rooms."""
    return {
        "TokenView.id": [f"token:{room}:{kind}" for room in ROOM_NAMES for kind in GOODS_NAMES],
        "TokenView.kind": GOODS_NAMES,
        "MonsterView.id": monster_ids(),
        "MonsterView.clan": CLAN_NAMES,
        "HeroView.id": hero_ids(),
        "HeroView.hero": CLASS_NAMES,
        "HeroView.state": STATE_NAMES,
        "HeroView.grade": GRADE_WORDS,
    }


def card_words(content: Content) -> dict[str, list[str]]:
    hands = [f"hand:{clan}:{card}" for clan in CLAN_NAMES for card in CARD_NAMES]
    return {
        "CardView.id": hands + [f"display:{card}" for card in CARD_NAMES],
        "CardView.card": CARD_NAMES,
        "CardView.face": [face.notation for face in content.faces],
        "ClanView.id": [f"clan:{clan}" for clan in CLAN_NAMES],
        "ClanView.clan": CLAN_NAMES,
        "ClanView.unseen": CARD_NAMES,
        "ClanView.area": CARD_NAMES,
        "ClanView.discard": CARD_NAMES,
    }


def guild_words() -> dict[str, list[str]]:
    """The guild, the market and the supply."""
    return {
        "GuildView.unseen": GUILD_NAMES,
        "GuildView.discard": GUILD_NAMES,
        "GuildView.resolving": GUILD_NAMES,
        "MarketView.loot_unseen": CARD_NAMES,
        "MarketView.projects": [f"project:{room}" for room in ROOM_NAMES],
        "MarketView.rooms_unseen": ROOM_NAMES,
        "MarketView.sites": [f"cell:{cell}" for cell in CELL_NAMES],
        "MarketView.foreign": CLAN_NAMES,
        "SupplyView.flipped": EFFECT_NAMES,
    }
