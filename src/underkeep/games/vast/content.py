"""The content pack of Vast, read and checked: frozen dataclasses in the order of names.py, numbers ready for the
rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.formats.content import ContentPack, Entry, Words
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.native import i64, vec
from underkeep.games.vast import names


@final
@dataclass(frozen=True)
class Tile:
    """A Cave tile: type, openings at rotation 0 as a mask, Tribe symbol of its Dark side."""

    id: str
    type: int
    openings: int
    symbol: int


@final
@dataclass(frozen=True)
class Card:
    """A card, power, omen or upgrade with its words and its one number (Grit, copies, Strength, ...)."""

    id: str
    name: Words
    text: Words
    number: int = 0
    flag: bool = False
    set: str = names.BASE


@final
@dataclass(frozen=True)
class WarCard:
    """VAST-GO-012  Discs for Fangs, Bones and Eye, then Monsters, Secrets and Rage."""

    id: str
    name: Words
    discs: tuple[int, ...]
    monsters: int
    secrets: int
    rage: int


@final
@dataclass(frozen=True)
class Monster:
    """VAST-GO-051  A Monster: its disc, and its line for games without Goblins (VAST-GO-058)."""

    id: str
    name: Words
    text: Words
    ambush: Words
    strength: int
    ambush_strength: int
    always_roll: bool
    set: str


@final
@dataclass(frozen=True)
class Price:
    """A power (symbols to pay) or an omen (tokens for the 1st, 2nd, 3rd use and the symbols accepted as a mask)."""

    id: str
    name: Words
    text: Words
    cost: tuple[int, ...]
    symbols: int = 0


@final
@dataclass(frozen=True)
class Level:
    """A difficulty card: the numbers of its role by name."""

    role: int
    name: Words
    numbers: tuple[tuple[str, int], ...]

    def number(self, key: str) -> int:
        return dict(self.numbers)[key]


@final
@dataclass(frozen=True)
class Content:
    """Everything printed, by the numbers of names.py."""

    digest: str
    tiles: tuple[Tile, ...]
    sidequests: tuple[Card, ...]
    treasures: tuple[Card, ...]
    events: tuple[Card, ...]
    war: tuple[WarCard, ...]
    monsters: tuple[Monster, ...]
    secrets: tuple[Card, ...]
    powers: tuple[Price, ...]
    die: tuple[int, ...]
    omens: tuple[Price, ...]
    collect: tuple[tuple[int, int], ...]
    scales: tuple[Card, ...]
    upgrades: tuple[Card, ...]
    advancements: tuple[Card, ...]
    variants: tuple[Card, ...]
    levels: tuple[Level, ...]
    shapes: vec[i64]
    types: vec[i64]
    symbols: vec[i64]

    def level(self, role: int, level: str) -> Level:
        """VAST-DIF-001  The difficulty card of a role."""
        return self.levels[role * len(names.LEVELS) + names.LEVELS.index(level)]


ALL_SIDES: Final = 15
LEVEL_NUMBERS = (
    ("dragon_health", "crystals", "smash_strength"),
    ("knight_health",),
    ("awaken_at", "shriek_turns"),
    ("removed", "crystal_tiles", "hatred"),
    ("stash", "bare"),
)


def told(entry: Entry) -> None:
    """Every entry says where it was read and whether it was made up."""
    entry.text("source")
    entry.flag("reconstructed")
    entry.done()


def in_order(what: str, entries: list[Entry], ids: list[str]) -> list[Entry]:
    """Exactly the components that the rules know, in the order of names.py."""
    found = [entry.text("id") for entry in entries]
    if sorted(found) != sorted(ids):
        odd = sorted(set(found) ^ set(ids)) or sorted(id for id in found if found.count(id) > 1)
        raise BadInput(
            f"{', '.join(odd[:6])}: missing, unknown or doubled", what, "Keep exactly the ids of the built-in pack."
        )
    by_id = dict(zip(found, entries, strict=True))
    return [by_id[id] for id in ids]


def mask_of(entry: Entry, key: str, words: list[str]) -> int:
    mask = 0
    for word in entry.texts(key):
        if word not in words:
            raise entry.bad(key, f"{word!r} is unknown", f"Use: {', '.join(words)}.")
        mask |= 1 << words.index(word)
    return mask


def read_tile(entry: Entry) -> Tile:
    openings = mask_of(entry, "open", ["n", "e", "s", "w"])
    type = names.TYPES.index(entry.choice("type", tuple(names.TYPES[: names.TYPE_TERRAIN])))
    symbol = names.SYMBOLS.index(entry.choice("symbol", tuple(names.SYMBOLS)))
    entry.text("shape")
    id = entry.text("id")
    told(entry)
    return Tile(id, type, openings, symbol)


def read_set(entry: Entry) -> str:
    """VAST-BON-022  The set that a card belongs to; the base game's cards name none."""
    return entry.choice("set", tuple(names.CARD_SETS)) if entry.has("set") else names.BASE


def read_card(entry: Entry, number: str = "", flag: str = "") -> Card:
    value = entry.number(number, 0, 99) if number else 0
    raised = entry.flag(flag) if flag else False
    card = Card(entry.text("id"), entry.words("name"), entry.words("text"), value, raised, read_set(entry))
    told(entry)
    return card


def read_war(entry: Entry) -> WarCard:
    discs = entry.numbers("discs")
    if len(discs) != 3 or min(discs) < 0:
        raise entry.bad("discs", "must be three numbers", "Give discs for Fangs, Bones and Eye.")
    counts = [entry.number(key, 0, 5) for key in ("monsters", "secrets", "rage")]
    card = WarCard(entry.text("id"), entry.words("name"), discs, *counts)
    told(entry)
    return card


def read_monster(entry: Entry) -> Monster:
    words = [entry.words(key) for key in ("name", "text", "ambush")]
    numbers = [entry.number("strength", 0, 4), entry.number("ambush_strength", 0, 9)]
    rolls, set = entry.flag("always_roll"), read_set(entry)
    monster = Monster(entry.text("id"), words[0], words[1], words[2], numbers[0], numbers[1], rolls, set)
    told(entry)
    return monster


def read_power(entry: Entry) -> Price:
    cost: list[int] = []
    for word in entry.texts("cost"):
        if word not in names.POWER_SYMBOLS:
            raise entry.bad("cost", f"{word!r} is unknown", f"Use: {', '.join(names.POWER_SYMBOLS)}.")
        cost.append(names.POWER_SYMBOLS.index(word))
    power = Price(entry.text("id"), entry.words("name"), entry.words("text"), tuple(cost))
    told(entry)
    return power


def read_omen(entry: Entry) -> Price:
    symbols = mask_of(entry, "symbols", names.OMEN_SYMBOLS)
    omen = Price(entry.text("id"), entry.words("name"), entry.words("text"), entry.numbers("cost"), symbols)
    told(entry)
    return omen


def read_face(entry: Entry) -> int:
    """VAST-DIE-001  A face of the Dragon die: nine cells row by row as a mask, bit 4 is the centre."""
    cells = "".join(entry.texts("grid"))
    if len(cells) != 9:
        raise entry.bad("grid", "has not nine cells", 'Give three texts like "X.X".')
    entry.text("id")
    told(entry)
    return sum(1 << n for n, cell in enumerate(cells) if cell == "X")


def read_step(entry: Entry) -> tuple[int, int]:
    step = (entry.number("least", 0, 99), entry.number("draw", 0, 36))
    told(entry)
    return step


def read_level(entry: Entry) -> Level:
    role = names.ROLES.index(entry.choice("role", tuple(names.ROLES)))
    entry.choice("level", tuple(names.LEVELS))
    numbers = tuple((key, entry.number(key, 0, 20)) for key in LEVEL_NUMBERS[role])
    level = Level(role, entry.words("name"), numbers)
    told(entry)
    return level


def read_levels(entries: list[Entry]) -> tuple[Level, ...]:
    rows = {f"{entry.text('role')} {entry.text('level')}": entry for entry in entries}
    wanted = [f"{role} {level}" for role in names.ROLES for level in names.LEVELS]
    if sorted(rows) != sorted(wanted):
        raise BadInput("there must be five cards for each role", "variants.toml.difficulty", "Keep the 25 cards.")
    return tuple(read_level(rows[key]) for key in wanted)


def by_space(numbers: list[int], terrain: int) -> vec[i64]:
    """VAST-TER-018  A number for every tile, and one for all spaces of Terrain: no walls, no type, no symbol."""
    whole = numbers + [terrain] * (names.SPACE_COUNT - names.TILE_COUNT)
    return vec[i64](whole)


def read_content(pack: ContentPack) -> Content:
    """The whole pack."""
    files = {name: pack.file(name) for name in ("tiles", "knight", "goblins", "dragon", "cave", "thief", "variants")}
    tiles = tuple(read_tile(e) for e in in_order("tiles.toml", files["tiles"].entries("tile"), names.TILES))
    knight, goblins, variants = files["knight"], files["goblins"], files["variants"]
    cards = in_order("advancements", files["thief"].entries("advancement"), names.ADVANCEMENTS)
    content = Content(
        pack.digest,
        tiles,
        tuple(read_card(e, "grit") for e in in_order("sidequests", knight.entries("sidequest"), names.SIDEQUESTS)),
        tuple(read_card(e, flag="cube") for e in in_order("treasures", knight.entries("treasure"), names.TREASURES)),
        tuple(read_card(e, "copies") for e in in_order("events", knight.entries("event"), names.EVENTS)),
        tuple(read_war(e) for e in in_order("war", goblins.entries("war"), names.WAR)),
        tuple(read_monster(e) for e in in_order("monsters", goblins.entries("monster"), names.MONSTERS)),
        tuple(read_card(e, flag="face_up") for e in in_order("secrets", goblins.entries("secret"), names.SECRETS)),
        tuple(read_power(e) for e in in_order("powers", files["dragon"].entries("power"), names.POWERS)),
        tuple(read_face(e) for e in files["dragon"].entries("die")),
        tuple(read_omen(e) for e in in_order("omens", files["cave"].entries("omen"), names.OMENS)),
        tuple(read_step(e) for e in files["cave"].entries("collect")),
        tuple(read_card(e) for e in in_order("scales", files["dragon"].entries("scale"), names.SCALES)),
        tuple(read_card(e) for e in in_order("upgrades", files["thief"].entries("upgrade"), names.UPGRADES)),
        tuple(read_card(e) for e in cards),
        tuple(read_card(e) for e in variants.entries("variant")),
        read_levels(variants.entries("difficulty")),
        by_space([tile.openings for tile in tiles], ALL_SIDES),
        by_space([tile.type for tile in tiles], names.TYPE_TERRAIN),
        by_space([tile.symbol for tile in tiles], names.NO_SYMBOL),
    )
    for file in files.values():
        file.done()
    return content
