"""MIX-SCEN-01  Scenarios: teams, rooms, target and rules imposed by a record of the content pack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.formats.content import ContentPack, Entry, Words
from underkeep.core.kernel.errors import BadInput
from underkeep.games.twister.names import CHARACTER_SLOTS, CHARACTERS, OBJECT_SLOTS, OBJECTS, ZOMBIES

NO_SCENARIO: Final = "none"
SCENARIOS: Final = ("first-duel", "graveyard", "into-the-dark", "light-and-shadow", "the-hunt", "full-battle")
SCENARIO_ROOMS: Final = 8


@final
@dataclass(frozen=True)
class Scenario:
    """What a scenario imposes; teams are names of tokens, characters first."""

    id: str
    name: Words
    help: Words
    rooms: tuple[int, ...]
    yellow: tuple[str, ...]
    blue: tuple[str, ...]
    target_points: int


def read_scenarios(pack: ContentPack, rooms: tuple[str, ...]) -> tuple[Scenario, ...]:
    """Every scenario that the table's options know, in their order."""
    file = pack.file("scenarios")
    found = tuple(read_scenario(entry, rooms) for entry in file.entries("scenario"))
    file.done()
    if tuple(scenario.id for scenario in found) != SCENARIOS:
        raise BadInput("the scenarios are not those of the options", "scenarios.toml", f"Give {', '.join(SCENARIOS)}.")
    return found


def read_scenario(entry: Entry, rooms: tuple[str, ...]) -> Scenario:
    names = entry.texts("rooms")
    if len(names) != SCENARIO_ROOMS or len(set(names)) != SCENARIO_ROOMS or not set(names) <= set(rooms):
        raise entry.bad("rooms", "are not eight different rooms", f"Choose among {', '.join(rooms)}.")
    scenario = Scenario(
        entry.text("id"), entry.words("name"), entry.words("help"), tuple(rooms.index(name) for name in names),
        read_team(entry, "yellow"), read_team(entry, "blue"), entry.number("target_points", 1, 12),
    )  # fmt: skip
    entry.done()
    return scenario


def read_team(entry: Entry, key: str) -> tuple[str, ...]:
    """MIX-COMMON-01  Eight characters and six objects."""
    team = entry.texts(key)
    people = [name for name in team if name in CHARACTER_SLOTS and name not in ZOMBIES]
    things = [name for name in team if name in OBJECT_SLOTS]
    if len(set(team)) != len(team) or (len(people), len(things)) != (CHARACTERS, OBJECTS):
        raise entry.bad(key, "is no team", f"Give {CHARACTERS} characters and {OBJECTS} objects, each once.")
    return (*people, *things)
