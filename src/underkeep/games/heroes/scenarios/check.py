"""KHO-SCEN-16  The validity check for any scenario file."""

from __future__ import annotations

from underkeep.core.kernel.errors import BadInput
from underkeep.games.heroes.board.dungeon import FAR
from underkeep.games.heroes.content import Content, Room, Scenario, lay_out
from underkeep.games.heroes.names import CELLS, LABORATORY, PORTAL_TOKENS, SITE, VAULT


def check_content(content: Content) -> None:
    """KHO-SCEN-16  Every scenario of a pack."""
    for scenario in content.scenarios:
        check_scenario(scenario, content.rooms, content.treasures)


def check_scenario(scenario: Scenario, room_list: tuple[Room, ...], treasures: tuple[tuple[int, int], ...]) -> None:
    """KHO-SCEN-16  What every scenario must fulfil; at least one Portal, but for the example map (KHO-SCEN-15)."""
    where, remedy = f"scenario {scenario.id}", "Mend the map."
    dungeon = lay_out(scenario.tiles, room_list)
    used = [tile.room for tile in scenario.tiles]
    if len(set(used)) != len(used) or len({(t.row, t.column) for t in scenario.tiles}) != len(used):
        raise BadInput("two tiles share a room or a cell", where, remedy)
    if VAULT not in used or any(dungeon.steps[room] == FAR for room in used):
        raise BadInput("a room has no way to the Vault", where, remedy)
    named = [room for room, _ in scenario.treasures] + list(scenario.portals)
    if any(room not in used for room in named) or len(scenario.portals) > PORTAL_TOKENS:
        raise BadInput("a Treasure or Portal lies in a room that is not there", where, remedy)
    if not scenario.portals and scenario.id != "k0":
        raise BadInput("no Portal", f"{where}.portals", "Place at least one.")
    check_stock(scenario, treasures)
    if LABORATORY in used and CELLS not in used and SITE not in used:
        raise BadInput("a Laboratory without Cells", where, "Add the Cells.")
    if any(not 1 <= number <= 6 for number in scenario.cards):
        raise BadInput("a Scenario card that does not exist", f"{where}.cards", "Give numbers from 1 to 6.")


def check_stock(scenario: Scenario, treasures: tuple[tuple[int, int], ...]) -> None:
    """KHO-SCEN-16  Treasures within stock, the value-4 one placed once; in the Vault, but for K13 (KHO-SCN-1301)."""
    where = f"scenario {scenario.id}.treasures"
    for value in range(1, 5):
        wanted = [room for room, worth in scenario.treasures if worth == value]
        if len(wanted) > len([1 for worth, _ in treasures if worth == value]):
            raise BadInput(f"too many of value {value}", where, "Take as many as there are.")
        if value == 4 and (len(wanted) != 1 or (wanted[0] != VAULT and scenario.id != "k13")):
            raise BadInput("the value-4 Treasure is not in the Vault", where, "Write vault = 4.")
