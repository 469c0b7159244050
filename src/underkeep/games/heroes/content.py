"""KHO-COMP-09  The content of the game, read and checked: rooms, clans and decks, loot, guild, Treasures and
scenarios.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.formats.content import ContentPack, Entry, Words
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.native import i64, vec
from underkeep.games.heroes.board.dungeon import SIDE_NAMES, Dungeon, cell_at, sides_of, turned
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
    SCENARIO_NAMES,
    TACTICS_KINDS,
    TYPE_NAMES,
    cards,
    goods,
    rooms,
)  # fmt: skip

CLAN_ROLES: Final = ("crowd_control", "defender", "supporter")
BLANK: Final = Face("", ())
MAX_ID: Final = 32
MAX_RESERVES: Final = 9
ID_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-"


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
class Tile:
    """Where a scenario puts a room, and how it is turned."""

    room: int
    row: int
    column: int
    turns: int


@final
@dataclass(frozen=True)
class Special:
    """KHO-SCEN-08  A special rule by its id and the modes it is in force in."""

    rule: str
    modes: str


@final
@dataclass(frozen=True)
class Scenario:
    """KHO-SCEN-04  What a scenario defines. Its special rules are the code unit named by `rules`: its own, or for a
    scenario that a pack adds the one that it borrows.
    """

    id: str
    rules: str
    name: Words
    story: Words
    hint: Words
    complexity: int
    tiles: tuple[Tile, ...]
    treasures: tuple[tuple[int, int], ...]
    portals: tuple[int, ...]
    cards: tuple[int, ...]
    wave_0: int
    tokens: tuple[tuple[int, int], ...]  # room and kind of each resource and Trap that lies ready (KHO-SCEN-19)
    reserves: int  # monsters of each clan that come when wave 2 begins (KHO-SCEN-20)
    building: str  # the special rule that tells the players which rooms are still to be built, "" where none is
    specials: tuple[Special, ...]


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


def origin(entry: Entry) -> None:
    """Every entry says where it comes from."""
    entry.text("source")
    entry.flag("reconstructed")
    entry.done()


def in_order(entries: list[Entry], names: list[str], what: str) -> list[Entry]:
    """All of the names, each once, in the order of their numbers."""
    by_id = {entry.text("id"): entry for entry in entries}
    for name in [*by_id, *names]:
        if name not in by_id or name not in names:
            raise BadInput(f"{name!r} is missing or unknown", what, f"Give exactly: {', '.join(names)}.")
    return [by_id[name] for name in names]


def read_rooms(file: Entry) -> tuple[Room, ...]:
    found: list[Room] = []
    for entry in in_order(file.entries("room"), ROOM_NAMES, "rooms.toml"):
        sides = entry.text("open")
        if any(letter not in SIDE_NAMES for letter in sides):
            raise entry.bad("open", f"{sides!r} does not fit", "Give letters of NESW.")
        kind = TYPE_NAMES.index(entry.choice("type", tuple(TYPE_NAMES)))
        found.append(Room(entry.text("id"), entry.words("name"), kind, int(sides_of(sides))))
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


# ---------------------------------------------------------------------- scenarios
def read_scenarios(pack: ContentPack) -> tuple[Scenario, ...]:
    """All scenarios, whatever files they are spread over."""
    entries: list[Entry] = []
    for name in sorted(pack.trees):
        if name.startswith("scenarios"):
            file = pack.file(name)
            entries.extend(file.entries("scenario"))
            file.done()
    printed = [entry for entry in entries if entry.text("id") in SCENARIO_NAMES]
    own = [read_scenario(entry, ()) for entry in in_order(printed, SCENARIO_NAMES, "scenarios")]
    added = [entry for entry in entries if entry.text("id") not in SCENARIO_NAMES]
    ids = [entry.text("id") for entry in entries]
    for entry in added:
        id = entry.text("id")
        if ids.count(id) > 1 or len(id) > MAX_ID or id.strip(ID_LETTERS):
            raise entry.bad("id", f"{id!r} does not fit", "Give each its own, of small letters, digits and hyphens.")
    return (*own, *[read_scenario(entry, tuple(own)) for entry in added])


def read_scenario(entry: Entry, lenders: tuple[Scenario, ...]) -> Scenario:
    """One scenario as its file has it. One that a pack adds borrows the special rules of another, all of them."""
    rules = entry.text("id")
    if lenders:
        rules = entry.choice("rules", tuple(SCENARIO_NAMES)) if entry.has("rules") else SCENARIO_NAMES[0]
        for key in ("special", "building"):
            if entry.has(key):
                raise entry.bad(key, "comes with the rules", 'Write rules = "k5" for those of that scenario.')
    tiles = [read_tile(tile) for tile in entry.entries("tile")]
    placed = entry.entry("treasures")
    treasures = [(rooms.number(name), placed.number(name, 1, 4)) for name in placed.tree]
    lender = lenders[SCENARIO_NAMES.index(rules)] if lenders else None
    specials = [read_special(special) for special in entry.entries("special")] if entry.has("special") else []
    scenario = Scenario(
        entry.text("id"),
        rules,
        entry.words("name"),
        entry.words("story"),
        entry.words("hint"),
        entry.number("complexity", 0, 9),
        tuple(tiles),
        tuple(treasures),
        tuple(rooms.number(name) for name in entry.texts("portals")),
        tuple(sorted(set(entry.numbers("cards")))),
        entry.number("wave_0", 0, 9),
        read_tokens(entry),
        entry.number_or("reserves", 0, MAX_RESERVES, 0),
        lender.building if lender is not None else entry.text("building") if entry.has("building") else "",
        lender.specials if lender is not None else tuple(specials),
    )
    origin(entry)
    return scenario


def read_tokens(entry: Entry) -> tuple[tuple[int, int], ...]:
    """KHO-SCEN-19  What lies ready, room by room; of each kind as many as there are tokens."""
    if not entry.has("tokens"):
        return ()
    placed = entry.entry("tokens")
    found = [(rooms.number(room), goods.number(kind)) for room in placed.tree for kind in placed.texts(room)]
    return tuple(found)


def read_tile(entry: Entry) -> Tile:
    tile = Tile(
        rooms.number(entry.text("room")),
        entry.number("row", 0, 3),
        entry.number("column", 0, 3),
        entry.number("turns", 0, 3),
    )
    entry.done()
    return tile


def read_special(entry: Entry) -> Special:
    special = Special(entry.text("rule"), entry.choice("modes", ("a", "b", "ab")))
    entry.done()
    return special


def lay_out(tiles: tuple[Tile, ...], room_list: tuple[Room, ...]) -> Dungeon:
    """The dungeon exactly as the scenario prescribes."""
    cell = vec[i64]([int(NOWHERE)] * int(ROOMS))
    sides = vec[i64]([0] * int(ROOMS))
    for tile in tiles:
        cell[tile.room] = cell_at(tile.row, tile.column)
        sides[tile.room] = turned(i64(room_list[tile.room].sides), i64(tile.turns))
    return Dungeon(cell, sides)
