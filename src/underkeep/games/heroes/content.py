"""KHO-COMP-09  The content of the game, read and checked: rooms, clans and decks, loot, guild, Treasures and
scenarios.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.formats.content import ContentPack, Entry, Words
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.native import i64, vec
from underkeep.games.heroes.board.dungeon import Dungeon, cell_at, read_sides, turned
from underkeep.games.heroes.chronicles import ChronicleStory, read_chronicles
from underkeep.games.heroes.faces import Face, read_face
from underkeep.games.heroes.names import (
    CARD_NAMES,
    CLAN_NAMES,
    CLASS_NAMES,
    DECK_CARDS,
    DEFEAT,
    DIFFICULTY_NAMES,
    EFFECT_NAMES,
    GUILD_NAMES,
    LOOT_NAMES,
    LOOT_TYPES,
    MAX_HEALTH,
    MAX_MONSTERS,
    NOWHERE,
    ROOM_NAMES,
    ROOMS,
    TACTICS_KINDS,
    TYPE_NAMES,
    cards,
)  # fmt: skip
from underkeep.games.heroes.scenario_file import Scenario, Tile, in_order, origin, read_scenarios

CLAN_ROLES: Final = ("crowd_control", "defender", "supporter")
BLANK: Final = Face("", ())


@final
@dataclass(frozen=True)
class Room:
    """KHO-ROOM-01  A room tile: its type and its open sides before it is turned."""

    id: str
    name: Words
    type: int
    sides: int


@final
@dataclass(frozen=True)
class Clan:
    """KHO-SETUP-09  A clan card: number of monsters, the wounds each can take, the first monsters and the deck."""

    id: str
    name: Words
    role: str
    monsters: int
    health: int
    summons: int
    start: int
    ability: Words
    tip: Words
    deck: tuple[int, ...]


@final
@dataclass(frozen=True)
class Hero:
    """KHO-ASSAULT-10  A hero class and what it does when it is summoned."""

    id: str
    name: Words
    exhibit: Words


@final
@dataclass(frozen=True)
class Difficulty:
    """KHO-DIFF-01  Guild cards per assault in wave 1 and wave 2 (KHO-DIFF-02, KHO-DIFF-03)."""

    id: str
    name: Words
    quota: tuple[int, int]


@final
@dataclass(frozen=True)
class Content:
    """Everything a pack says, by number. `faces` are by card kind; a kind that no deck has is BLANK."""

    digest: str
    rooms: tuple[Room, ...]
    clans: tuple[Clan, ...]
    heroes: tuple[Hero, ...]
    faces: tuple[Face, ...]
    card_words: tuple[Words, ...]
    guild: tuple[tuple[int, int], ...]
    difficulties: tuple[Difficulty, ...]
    treasures: tuple[tuple[int, int], ...]
    effect_words: tuple[Words, ...]
    scenarios: tuple[Scenario, ...]
    chronicles: tuple[ChronicleStory, ...]

    def scenario(self, id: str) -> Scenario:
        """KHO-SCEN-04  By its id."""
        for scenario in self.scenarios:
            if scenario.id == id:
                return scenario
        known = ", ".join([scenario.id for scenario in self.scenarios])
        raise BadInput(f"there is no scenario {id!r}", "scenario", f"Give one of: {known}.")


# ---------------------------------------------------------------------- reading
def read_content(pack: ContentPack) -> Content:
    """The pack as frozen values; everything that the rules rely on is checked here."""
    faces = [BLANK] * len(CARD_NAMES)
    words = [Words(name, name) for name in CARD_NAMES]
    room_list = read_rooms(pack.file("rooms"))
    clans = read_clans(pack.file("clans"), faces, words)
    read_loot(pack.file("loot"), faces, words)
    guild = pack.file("guild")
    heroes, hero_cards, difficulties = read_heroes(guild), read_guild(guild), read_difficulties(guild)
    guild.done()
    effects, treasures = read_treasures(pack.file("treasures"))
    scenarios = read_scenarios(pack)
    return Content(
        pack.digest,
        room_list,
        clans,
        heroes,
        tuple(faces),
        tuple(words),
        hero_cards,
        difficulties,
        treasures,
        effects,
        scenarios,
        read_chronicles(pack.file("chronicles")) if "chronicles" in pack.trees else (),
    )


def read_rooms(file: Entry) -> tuple[Room, ...]:
    found: list[Room] = []
    for entry in in_order(file.entries("room"), ROOM_NAMES, "rooms.toml"):
        kind = TYPE_NAMES.index(entry.choice("type", tuple(TYPE_NAMES)))
        found.append(Room(entry.text("id"), entry.words("name"), kind, read_sides(entry)))
        origin(entry)
    file.done()
    return tuple(found)


def read_clans(file: Entry, faces: list[Face], words: list[Words]) -> tuple[Clan, ...]:
    found = [read_clan(entry, faces, words) for entry in in_order(file.entries("clan"), CLAN_NAMES, "clans.toml")]
    file.done()
    return tuple(found)


def read_clan(entry: Entry, faces: list[Face], words: list[Words]) -> Clan:
    """A clan with its deck of ten."""
    id = entry.text("id")
    name = entry.words("name")
    deck = read_deck(entry, id, faces, words)
    clan = Clan(
        id,
        name,
        entry.choice("role", CLAN_ROLES),
        entry.number("monsters", 1, int(MAX_MONSTERS)),
        entry.number("health", 1, int(MAX_HEALTH)),
        entry.number("summons", 0, int(MAX_MONSTERS)),
        TYPE_NAMES.index(entry.choice("start", tuple(TYPE_NAMES))),
        entry.words("ability"),
        entry.words("tip"),
        deck,
    )
    if clan.summons > clan.monsters:
        raise entry.bad("summons", "more than there are monsters", f"Give at most {clan.monsters}.")
    origin(entry)
    return clan


def read_deck(entry: Entry, clan: str, faces: list[Face], words: list[Words]) -> tuple[int, ...]:
    """Ten Tactics cards, equal ones under one id."""
    deck: list[int] = []
    for n, card in enumerate(entry.entries("card"), 1):
        id = card.choice("id", (f"{clan}-{n}",))
        number = cards.number(id)
        faces[number] = read_face(card.text("face"), card.where)
        words[number] = card.words("name")
        deck.extend([number] * card.number("copies", 1, int(DECK_CARDS)))
        origin(card)
    if len(deck) != DECK_CARDS:
        raise entry.bad("card", f"{len(deck)} cards", f"Give {DECK_CARDS} in all.")
    return tuple(deck)


def read_loot(file: Entry, faces: list[Face], words: list[Words]) -> None:
    """28 loot cards, seven of each type."""
    for n, entry in enumerate(in_order(file.entries("loot"), LOOT_NAMES, "loot.toml")):
        entry.choice("type", (LOOT_TYPES[n // 7],))
        number = int(TACTICS_KINDS) + n
        faces[number] = read_face(entry.text("face"), entry.where)
        words[number] = entry.words("name")
        origin(entry)
    file.done()


def read_heroes(file: Entry) -> tuple[Hero, ...]:
    found: list[Hero] = []
    for entry in in_order(file.entries("hero"), CLASS_NAMES, "guild.toml"):
        found.append(Hero(entry.text("id"), entry.words("name"), entry.words("exhibit")))
        origin(entry)
    return tuple(found)


def read_guild(file: Entry) -> tuple[tuple[int, int], ...]:
    """The 16 Hero cards; any room type is accepted."""
    found: list[tuple[int, int]] = []
    for entry in in_order(file.entries("card"), GUILD_NAMES[:16], "guild.toml"):
        hero = CLASS_NAMES.index(entry.choice("hero", tuple(CLASS_NAMES)))
        found.append((hero, TYPE_NAMES.index(entry.choice("type", tuple(TYPE_NAMES)))))
        origin(entry)
    return tuple(found)


def read_difficulties(file: Entry) -> tuple[Difficulty, ...]:
    found: list[Difficulty] = []
    for entry in in_order(file.entries("difficulty"), DIFFICULTY_NAMES, "guild.toml"):
        quota = (entry.number("wave_1", 1, 4), entry.number("wave_2", 1, 4))
        found.append(Difficulty(entry.text("id"), entry.words("name"), quota))
        origin(entry)
    return tuple(found)


def read_treasures(file: Entry) -> tuple[tuple[Words, ...], tuple[tuple[int, int], ...]]:
    """16 Treasures as (value, effect), exactly one of value 4, which is the Defeat."""
    words: list[Words] = []
    for entry in in_order(file.entries("effect"), EFFECT_NAMES, "treasures.toml"):
        words.append(entry.words("name"))
        entry.done()
    found: list[tuple[int, int]] = []
    for entry in file.entries("treasure"):
        entry.text("id")
        found.append((entry.number("value", 1, 4), EFFECT_NAMES.index(entry.choice("effect", tuple(EFFECT_NAMES)))))
        origin(entry)
    file.done()
    fours = [effect for value, effect in found if value == 4]
    if len(found) != 16 or fours != [int(DEFEAT)]:
        raise BadInput(
            "are not 16 with one Defeat of value 4", "treasures.toml", "Give 16, one of them value 4 and defeat."
        )
    return tuple(words), tuple(found)


def lay_out(tiles: tuple[Tile, ...], room_list: tuple[Room, ...]) -> Dungeon:
    """The dungeon exactly as the scenario prescribes."""
    cell = vec[i64]([int(NOWHERE)] * int(ROOMS))
    sides = vec[i64]([0] * int(ROOMS))
    for tile in tiles:
        cell[tile.room] = cell_at(tile.row, tile.column)
        own = tile.sides if tile.sides >= 0 else room_list[tile.room].sides
        sides[tile.room] = turned(i64(own), i64(tile.turns))
    return Dungeon(cell, sides)
