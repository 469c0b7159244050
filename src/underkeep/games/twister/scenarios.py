"""MIX-SCEN-01  Scenarios: teams, rooms, target, rules and elements of their own, imposed by records of the content
pack.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.formats.content import ContentPack, Entry, Words
from underkeep.core.formats.options import Options, Value, check_value
from underkeep.core.kernel.errors import BadInput
from underkeep.games.twister.names import (
    BASE_CHARACTERS,
    BASE_OBJECTS,
    CHARACTER_SLOTS,
    CHARACTERS,
    FIRST_NEUTRAL,
    FLOOR,
    GEAR,
    JUMP_CARDS,
    NEUTRALS,
    NO_SCENARIO,
    OBJECT_SLOTS,
    OBJECTS,
    TOMB,
    ZOMBIES,
)
from underkeep.games.twister.options import OPTIONS, RULINGS

Drawings = dict[str, tuple[int, ...]]  # terrain of every room by its id

SCENARIO_ROOMS: Final = 8
BASE_ROOMS: Final = 8  # the first eight rooms are those of the base box
BASE_PIECES: Final = (*BASE_CHARACTERS, *BASE_OBJECTS, "rope-2", "rope-3")
SPARE: Final = {"torch": ("torch-8", "torch-7", "torch-6", "torch-5"), "greatsword": ("greatsword-2",)}
# neutral objects that no sconce and no Statue of one box needs


@final
@dataclass(frozen=True)
class Element:
    """MIX-SCEN-02  A neutral object that lies in a room from the beginning, on a square of its drawing."""

    token: int
    room: int
    cell: int


@final
@dataclass(frozen=True)
class Scenario:
    """What a scenario imposes; teams are names of tokens, characters first."""

    id: str
    name: Words
    help: Words
    story: Words
    rooms: tuple[int, ...]
    yellow: tuple[str, ...]
    blue: tuple[str, ...]
    target_points: int
    jump_cards: int
    rulings: tuple[tuple[str, Value], ...]
    elements: tuple[Element, ...]

    def is_dark(self) -> bool:
        """FOD-USE-05  Whether any piece of Forces of Darkness is in it."""
        pieces = any(name not in BASE_PIECES for name in (*self.yellow, *self.blue))
        return pieces or bool(self.elements) or any(room >= BASE_ROOMS for room in self.rooms)


def scenario_named(scenarios: tuple[Scenario, ...], id: str) -> Scenario | None:
    """The scenario of a table, None where it has none."""
    if id == NO_SCENARIO:
        return None
    for scenario in scenarios:
        if scenario.id == id:
            return scenario
    known = ", ".join(scenario.id for scenario in scenarios)
    raise BadInput(f"there is no scenario {id!r}", "scenario", f"Give one of: {NO_SCENARIO}, {known}.")


def ruled(options: Options, scenario: Scenario | None) -> Options:
    """MIX-SCEN-02  The table's options with the rulings that a scenario imposes."""
    if scenario is None:
        return options
    return Options({**options.values, **dict(scenario.rulings)})


# ---------------------------------------------------------------------- reading
def read_scenarios(pack: ContentPack, rooms: Drawings) -> tuple[Scenario, ...]:
    """Every scenario of the pack, in its order; `rooms` are the terrains of its rooms."""
    entries: list[Entry] = []
    for name in sorted(pack.trees):
        if name.startswith("scenarios"):
            file = pack.file(name)
            entries.extend(file.entries("scenario"))
            file.done()
    found = tuple([read_scenario(entry, rooms) for entry in entries])
    ids = [scenario.id for scenario in found]
    if len(set(ids)) != len(ids) or NO_SCENARIO in ids:
        raise BadInput("two scenarios have one id", "scenarios.toml", f"Give each its own, and none {NO_SCENARIO!r}.")
    return found


def read_scenario(entry: Entry, rooms: Drawings) -> Scenario:
    names = entry.texts("rooms")
    if len(names) != SCENARIO_ROOMS or len(set(names)) != SCENARIO_ROOMS or not set(names) <= set(rooms):
        raise entry.bad("rooms", "are not eight different rooms", f"Choose among {', '.join(rooms)}.")
    numbers = tuple(list(rooms).index(name) for name in names)
    scenario = Scenario(
        entry.text("id"), entry.words("name"), entry.words("help"), entry.words("story"), numbers,
        read_team(entry, "yellow"), read_team(entry, "blue"), entry.number("target_points", 1, 12),
        entry.number_or("jump_cards", 0, JUMP_CARDS, JUMP_CARDS), read_rulings(entry), read_elements(entry, rooms),
    )  # fmt: skip
    entry.done()
    return scenario


def read_team(entry: Entry, key: str) -> tuple[str, ...]:
    """MIX-COMMON-01  Eight characters and six objects."""
    team = entry.texts(key)
    people = [name for name in team if name in CHARACTER_SLOTS and name not in ZOMBIES]
    things = [name for name in team if name in OBJECT_SLOTS]
    if len(set(team)) != len(team) or (len(people), len(things)) != (CHARACTERS, OBJECTS):
        raise entry.bad(key, "is not a team", f"Give {CHARACTERS} characters and {OBJECTS} objects, each once.")
    return (*people, *things)


def read_rulings(entry: Entry) -> tuple[tuple[str, Value], ...]:
    """MIX-SCEN-02  Options of the table that the scenario sets: those that decide a rule."""
    if not entry.has("rules"):
        return ()
    inner = entry.entry("rules")
    allowed = [field.id for field in OPTIONS.fields if field.section == RULINGS]
    for id in inner.tree:
        if id not in allowed:
            raise inner.bad(id, "is not a ruling", f"Give one of: {', '.join(allowed)}.")
    return tuple((id, check_value(OPTIONS.field(id), value)) for id, value in inner.tree.items())


def read_elements(entry: Entry, rooms: Drawings) -> tuple[Element, ...]:
    """MIX-SCEN-02  Neutral Torches and Two-Handed Swords that lie in rooms of the scenario."""
    found: list[Element] = []
    for inner in entry.entries("element") if entry.has("element") else []:
        piece, room = inner.choice("piece", tuple(SPARE)), inner.choice("room", entry.texts("rooms"))
        left = [name for name in SPARE[piece] if neutral(name) not in [element.token for element in found]]
        if not left:
            raise inner.bad("piece", "is one too many", f"There are {len(SPARE[piece])} of them.")
        found.append(Element(neutral(left[0]), list(rooms).index(room), read_square(inner, rooms[room])))
        inner.done()
    if len({(element.room, element.cell) for element in found}) != len(found):
        raise entry.bad("element", "lies where another does", "Give each a square of its own.")
    return tuple(found)


def neutral(name: str) -> int:
    """The number of a neutral token."""
    return FIRST_NEUTRAL + NEUTRALS.number(name)


def read_square(entry: Entry, terrain: tuple[int, ...]) -> int:
    """Row and column of a square of a room as drawn, where an object may lie (DT-REVEAL-05)."""
    numbers = entry.numbers("square")
    if len(numbers) != 2 or not all(0 <= n < 5 for n in numbers):
        raise entry.bad("square", "is not a square of a room", "Give row and column, each 0 to 4.")
    cell = numbers[0] * 5 + numbers[1]
    if terrain[cell] not in (FLOOR, GEAR, TOMB):
        raise entry.bad("square", "is not ground", "Choose floor, a gear or a Tomb.")
    return cell
