"""The words that the fields of a View may hold, for layouts of observations: play meets too few of them."""

from __future__ import annotations

from underkeep.games.vast import actions, names
from underkeep.games.vast.seat.build_boards import FALLEN_WORD, NOBODY, SECTIONS, SQUARE_IDS
from underkeep.games.vast.seat.under_way_parts import AFAR, ATTACKS, MOMENTS, NOWHERE
from underkeep.games.vast.seat.under_way_words import TELLINGS

PLACES = [*SQUARE_IDS, FALLEN_WORD]


def vocabulary() -> dict[str, list[str]]:
    """By class and field of the View."""
    return {**view_words(), **map_words(), **knight_words(), **goblins_words(), **other_boards(), **under_way_words()}


def view_words() -> dict[str, list[str]]:
    roles = ("roles", "playing", "asked", "turn")
    return {
        **{f"VastView.{field}": names.ROLES for field in roles},
        "VastView.winner": [*names.ROLES, NOBODY],
        "VastView.terrain_gone": names.TERRAINS,
        "VastView.spaces": SQUARE_IDS,
        "PileView.cards": [
            *names.TREASURES, *names.SIDEQUESTS, *names.EVENTS, *names.WAR, *names.MONSTERS, *names.SECRETS,
            *names.POWER_CARDS, *names.ADVANCEMENTS, *names.TILES, *names.TERRAINS,
        ],
    }  # fmt: skip


def map_words() -> dict[str, list[str]]:
    return {
        "TileView.id": SQUARE_IDS,
        "TileView.symbol": names.SYMBOLS,
        "TileView.tile": names.SPACES,
        "TileView.type": [*names.TYPES, *names.TERRAINS],
        "TileView.gems": names.POWER_SYMBOLS[:3],
        "TileView.pieces": names.PIECES,
        "TileView.looked_at": names.ROLES,
    }


def knight_words() -> dict[str, list[str]]:
    places = ("at", "started_at", "spaces_visited", "spaces_met", "crystals_passed", "ogre_at")
    treasures = ("cubes_on_cards", "face_up", "treasures_gone")
    return {
        **{f"KnightBoardView.{field}": PLACES for field in places},
        **{f"KnightBoardView.{field}": names.TREASURES for field in treasures},
        "KnightBoardView.quests_done": names.SIDEQUESTS,
        "KnightBoardView.quests_earned": names.SIDEQUESTS,
        "KnightBoardView.event": names.EVENTS,
        "KnightBoardView.monster": names.MONSTERS,
    }


def goblins_words() -> dict[str, list[str]]:
    tribes = ("armory", "acting", "blind_fury", "fire_bomber", "mushroom_eater")
    return {
        **{f"TribeView.{field}": PLACES for field in ("at", "lurks_at", "pledged", "squares_left")},
        "TribeView.terrain_left": names.TERRAINS,
        "MonsterSlotView.monster": names.MONSTERS,
        **{f"GoblinsBoardView.{field}": names.TRIBES for field in tribes},
        "GoblinsBoardView.war_card": names.WAR,
        "GoblinsBoardView.monsters_gone": names.MONSTERS,
        "GoblinsBoardView.monsters_waiting": names.MONSTERS,
        "GoblinsBoardView.face_up": names.SECRETS,
        "GoblinsBoardView.schemes": names.SECRETS[names.ARMORY :],
        "GoblinsBoardView.acting_path": PLACES,
        "GoblinsBoardView.meat_at": PLACES,
    }


def other_boards() -> dict[str, list[str]]:
    return {
        "GemView.place": ["reserve", "carried", *PLACES],
        "DragonBoardView.at": PLACES,
        "DragonBoardView.flame_wall": PLACES,
        "DragonBoardView.sections_woken": SECTIONS,
        "DragonBoardView.burnt": names.ROLES,
        "CaveBoardView.events_played": names.EVENTS,
        "ThiefBoardView.at": PLACES,
        "ThiefBoardView.tokens": actions.RANKS,
        "ThiefBoardView.upgrades": names.UPGRADES,
        "ThiefBoardView.targets": names.PIECES,
        "ThiefBoardView.vaults_tried": PLACES,
        "ThiefBoardView.advancement": names.ADVANCEMENTS,
    }


def under_way_words() -> dict[str, list[str]]:
    return {
        "UnderWay.what": [telling.what for telling in TELLINGS.values()],
        "UnderWay.by": [*names.ROLES, NOBODY],
        "UnderWay.pieces": names.PIECES,
        "UnderWay.squares": PLACES,
        "UnderWay.space": SQUARE_IDS,
        "UnderWay.way": [*names.DIRECTIONS, NOWHERE, AFAR],
        "UnderWay.card": [
            *names.SECRETS, *names.POWERS, *names.OMENS, *names.ROWS, *names.MONSTERS, *names.TERRAINS,
            *actions.LOOTABLE, *names.PIECES, "cave", *names.CUBE_PLACES, *ATTACKS, *MOMENTS,
        ],
    }  # fmt: skip
