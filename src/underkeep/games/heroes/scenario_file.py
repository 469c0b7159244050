"""KHO-SCEN-04  What a scenario defines, as its file has it: rooms, Treasures, Portals, special rules and the rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.formats.content import ContentPack, Entry, Words
from underkeep.core.kernel.errors import BadInput
from underkeep.games.heroes.board.dungeon import read_sides
from underkeep.games.heroes.names import SCENARIO_NAMES, goods, rooms

MAX_ID: Final = 32
ID_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-"
MAX_RESERVES: Final = 9


@final
@dataclass(frozen=True)
class Tile:
    """Where a scenario puts a room, and how it is turned; `sides` are open before that, -1: those of the room."""

    room: int
    row: int
    column: int
    turns: int
    sides: int


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
        read_sides(entry) if entry.has("open") else -1,
    )
    entry.done()
    return tile


def read_special(entry: Entry) -> Special:
    special = Special(entry.text("rule"), entry.choice("modes", ("a", "b", "ab")))
    entry.done()
    return special
