"""KHO-SCEN-16  The validity check for any scenario file."""

from __future__ import annotations

from underkeep.core.formats.faults import Fault
from underkeep.core.kernel.errors import BadInput
from underkeep.games.heroes.board.dungeon import FAR
from underkeep.games.heroes.content import Content, Room, lay_out
from underkeep.games.heroes.names import (
    CELLS,
    GOODS_NAMES,
    LABORATORY,
    PORTAL_TOKENS,
    ROOM_NAMES,
    SITE,
    TOKENS_OF_A_KIND,
    VAULT,
)
from underkeep.games.heroes.scenario_file import Scenario

REMEDY = "Correct the map."


def check_content(content: Content) -> None:
    """KHO-SCEN-16  Every scenario of a pack; the first fault is told."""
    for scenario in content.scenarios:
        for fault in map_faults(scenario, content.rooms, content.treasures):
            raise BadInput(fault.problem, fault.where, fault.remedy)


def map_faults(scenario: Scenario, room_list: tuple[Room, ...], treasures: tuple[tuple[int, int], ...]) -> list[Fault]:
    """KHO-SCEN-16  What every scenario must fulfil, as far as it does not."""
    return [
        *room_faults(scenario, room_list),
        *place_faults(scenario),
        *token_faults(scenario),
        *portal_faults(scenario),
        *stock_faults(scenario, treasures),
        *card_faults(scenario),
    ]


def room_faults(scenario: Scenario, room_list: tuple[Room, ...]) -> list[Fault]:
    """KHO-SCEN-16  Rooms and spaces are distinct, and passages link every room to the Vault."""
    where = f"scenario {scenario.id}"
    used = [tile.room for tile in scenario.tiles]
    twice = doubled(scenario)
    if twice:
        problem = f"two tiles share a room or a cell: {', '.join(named_rooms(twice))}"
        return [Fault("twice", named_rooms(twice), problem, where, REMEDY)]
    dungeon = lay_out(scenario.tiles, room_list)
    lost = [room for room in used if VAULT not in used or dungeon.steps[room] == FAR]
    if not lost and used:
        return []
    problem = f"a room has no way to the Vault: {', '.join(named_rooms(lost))}"
    kind = "no-way" if VAULT in used else "no-vault"
    return [Fault(kind, named_rooms(lost), problem, where, REMEDY)]


def place_faults(scenario: Scenario) -> list[Fault]:
    """KHO-SCEN-16  Named rooms exist."""
    used = [tile.room for tile in scenario.tiles]
    named = [room for room, _ in (*scenario.treasures, *scenario.tokens)] + list(scenario.portals)
    missing = [room for room in named if room not in used]
    if not missing:
        return []
    problem = f"a Treasure, Portal or token lies in a room that is not there: {', '.join(named_rooms(missing))}"
    return [Fault("no-such-room", named_rooms(missing), problem, f"scenario {scenario.id}", REMEDY)]


def token_faults(scenario: Scenario) -> list[Fault]:
    """KHO-SCEN-19  No more lies ready than there are tokens."""
    lying = [kind for _, kind in scenario.tokens]
    scarce = [name for kind, name in enumerate(GOODS_NAMES) if lying.count(kind) > TOKENS_OF_A_KIND]
    if not scarce:
        return []
    remedy = f"Lay at most {int(TOKENS_OF_A_KIND)} of a kind."
    problem = f"more tokens than there are: {', '.join(scarce)}"
    return [Fault("tokens", tuple(scarce), problem, f"scenario {scenario.id}.tokens", remedy)]


def portal_faults(scenario: Scenario) -> list[Fault]:
    """KHO-SCEN-16  At least one Portal, but for the example map (KHO-SCEN-15), and no more than there are tokens."""
    where = f"scenario {scenario.id}.portals"
    if len(scenario.portals) > PORTAL_TOKENS:
        remedy = f"Give at most {int(PORTAL_TOKENS)}."
        return [Fault("portals", named_rooms(list(scenario.portals)), "more Portals than tokens", where, remedy)]
    if not scenario.portals and scenario.id != "k0":
        return [Fault("no-portal", (), "no Portal", where, "Place at least one.")]
    return []


def stock_faults(scenario: Scenario, treasures: tuple[tuple[int, int], ...]) -> list[Fault]:
    """KHO-SCEN-16  Treasures within stock, the value-4 one placed once; in the Vault, but for K13 (KHO-SCN-1301)."""
    where = f"scenario {scenario.id}.treasures"
    found: list[Fault] = []
    for value in range(1, 5):
        wanted = [room for room, worth in scenario.treasures if worth == value]
        if len(wanted) > len([1 for worth, _ in treasures if worth == value]):
            problem = f"too many of value {value}"
            found.append(Fault("treasures", named_rooms(wanted), problem, where, "Take as many as there are."))
        elif value == 4 and (len(wanted) != 1 or (wanted[0] != VAULT and scenario.rules != "k13")):
            problem = "the value-4 Treasure is not in the Vault"
            found.append(Fault("prize", ("vault",), problem, where, "Write vault = 4."))
    return found


def card_faults(scenario: Scenario) -> list[Fault]:
    """KHO-SCEN-16  Laboratory only with Cells; Scenario cards that exist."""
    found: list[Fault] = []
    used = [tile.room for tile in scenario.tiles]
    where = f"scenario {scenario.id}"
    if LABORATORY in used and CELLS not in used and SITE not in used:
        found.append(Fault("no-cells", ("laboratory",), "a Laboratory without Cells", where, "Add the Cells."))
    if any(not 1 <= number <= 6 for number in scenario.cards):
        problem = "a Scenario card that does not exist"
        found.append(Fault("cards", (), problem, f"{where}.cards", "Give numbers from 1 to 6."))
    return found


def named_rooms(numbers: list[int]) -> tuple[str, ...]:
    return tuple([ROOM_NAMES[number] for number in numbers])


def doubled(scenario: Scenario) -> list[int]:
    """Rooms that are placed twice, or where another lies already."""
    found: list[int] = []
    for n, tile in enumerate(scenario.tiles):
        for other in scenario.tiles[:n]:
            if tile.room == other.room or (tile.row, tile.column) == (other.row, other.column):
                found.append(tile.room)
    return found
