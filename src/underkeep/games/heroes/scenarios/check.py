"""KHO-SCEN-16  The validity check for any scenario file."""

from __future__ import annotations

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


def check_content(content: Content) -> None:
    """KHO-SCEN-16  Every scenario of a pack."""
    for scenario in content.scenarios:
        check_scenario(scenario, content.rooms, content.treasures)


def check_scenario(scenario: Scenario, room_list: tuple[Room, ...], treasures: tuple[tuple[int, int], ...]) -> None:
    """KHO-SCEN-16  What every scenario must fulfil; at least one Portal, but for the example map (KHO-SCEN-15)."""
    where, remedy = f"scenario {scenario.id}", "Correct the map."
    dungeon = lay_out(scenario.tiles, room_list)
    used = [tile.room for tile in scenario.tiles]
    if len(set(used)) != len(used) or len({(t.row, t.column) for t in scenario.tiles}) != len(used):
        raise BadInput(f"two tiles share a room or a cell: {doubled(scenario)}", where, remedy)
    lost = [room for room in used if VAULT not in used or dungeon.steps[room] == FAR]
    if lost or not used:
        raise BadInput(f"a room has no way to the Vault: {named_rooms(lost)}", where, remedy)
    named = [room for room, _ in (*scenario.treasures, *scenario.tokens)] + list(scenario.portals)
    missing = [room for room in named if room not in used]
    if missing:
        problem = f"a Treasure, Portal or token lies in a room that is not there: {named_rooms(missing)}"
        raise BadInput(problem, where, remedy)
    lying = [kind for _, kind in scenario.tokens]
    if scarce := [name for kind, name in enumerate(GOODS_NAMES) if lying.count(kind) > TOKENS_OF_A_KIND]:
        problem = f"more tokens than there are: {', '.join(scarce)}"
        raise BadInput(problem, f"{where}.tokens", f"Lay at most {int(TOKENS_OF_A_KIND)} of a kind.")
    if len(scenario.portals) > PORTAL_TOKENS:
        raise BadInput("more Portals than tokens", where, f"Give at most {int(PORTAL_TOKENS)}.")
    if not scenario.portals and scenario.id != "k0":
        raise BadInput("no Portal", f"{where}.portals", "Place at least one.")
    check_stock(scenario, treasures)
    if LABORATORY in used and CELLS not in used and SITE not in used:
        raise BadInput("a Laboratory without Cells", where, "Add the Cells.")
    if any(not 1 <= number <= 6 for number in scenario.cards):
        raise BadInput("a Scenario card that does not exist", f"{where}.cards", "Give numbers from 1 to 6.")


def named_rooms(numbers: list[int]) -> str:
    return ", ".join([ROOM_NAMES[number] for number in numbers])


def doubled(scenario: Scenario) -> str:
    """Rooms that are placed twice, or where another lies already."""
    found: list[int] = []
    for n, tile in enumerate(scenario.tiles):
        for other in scenario.tiles[:n]:
            if tile.room == other.room or (tile.row, tile.column) == (other.row, other.column):
                found.append(tile.room)
    return named_rooms(found)


def check_stock(scenario: Scenario, treasures: tuple[tuple[int, int], ...]) -> None:
    """KHO-SCEN-16  Treasures within stock, the value-4 one placed once; in the Vault, but for K13 (KHO-SCN-1301)."""
    where = f"scenario {scenario.id}.treasures"
    for value in range(1, 5):
        wanted = [room for room, worth in scenario.treasures if worth == value]
        if len(wanted) > len([1 for worth, _ in treasures if worth == value]):
            raise BadInput(f"too many of value {value}", where, "Take as many as there are.")
        if value == 4 and (len(wanted) != 1 or (wanted[0] != VAULT and scenario.rules != "k13")):
            raise BadInput("the value-4 Treasure is not in the Vault", where, "Write vault = 4.")
