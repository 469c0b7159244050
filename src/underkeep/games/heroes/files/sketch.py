"""KHO-SCEN-16  The map of a scenario as a drawing in letters, also of one that cannot be played yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from underkeep.core.formats.content import ContentPack

SIDES: Final = "NESW"
GRID: Final = 4  # rows and columns
WIDTH: Final = 19  # of a room's drawing
DrawnRoom = tuple[str, str]  # what is written in it, and its open sides after it was turned
DrawnRooms = dict[tuple[int, int], DrawnRoom]


def sketch(pack: ContentPack, told: str) -> str:
    """The map of the scenario that the words speak of; rooms that they name are marked."""
    for scenario in tables(pack, "scenarios", "scenario"):
        id = scenario.get("id")
        if isinstance(id, str) and any(form in told for form in (f"scenario {id}", f"scenario[{id}]", f"{id}: ")):
            return draw(scenario, open_sides(pack), told)
    return ""


def tables(pack: ContentPack, file: str, name: str) -> list[Mapping[str, Any]]:
    """All tables of a name in the files that begin so, whatever else may stand there."""
    found: list[Mapping[str, Any]] = []
    for stem, tree in pack.trees.items():
        rows = tree.get(name, []) if stem.startswith(file) else []
        found.extend(row for row in (rows if isinstance(rows, list) else []) if isinstance(row, dict))
    return found


def open_sides(pack: ContentPack) -> dict[str, str]:
    return {str(row.get("id")): str(row.get("open", "")) for row in tables(pack, "rooms", "room")}


def draw(scenario: Mapping[str, Any], sides: Mapping[str, str], told: str) -> str:
    """Row by row; doors are gaps in the walls, what is wrong stands between exclamation marks."""
    cells: DrawnRooms = {}
    spare: list[str] = []
    rows = scenario.get("tile", [])
    for n, tile in enumerate(rows if isinstance(rows, list) else []):
        if isinstance(tile, dict):
            lay(tile, f"tile[{n}]" in told, sides, told, cells, spare)
    lines = [line for row in range(GRID) if any(place[0] == row for place in cells) for line in drawn(cells, row)]
    return "\n".join([*lines, *[f"no place of its own: {one}" for one in spare]])


def lay(
    tile: Mapping[str, Any], wrong: bool, sides: Mapping[str, str], told: str, cells: DrawnRooms, spare: list[str]
) -> None:
    """A tile on its place, or among those that have none."""
    room, row, column, turns = (tile.get(key) for key in ("room", "row", "column", "turns"))
    text = f"!{room}!" if wrong or f": {room}" in told or f", {room}" in told else str(room)
    if not is_place(row) or not is_place(column) or (row, column) in cells:
        spare.append(f"{text} (row {row}, column {column})")
    else:
        cells[int(str(row)), int(str(column))] = (text, turned(str(tile.get("open", sides.get(str(room), ""))), turns))


def is_place(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < GRID


def turned(sides: str, turns: object) -> str:
    by = turns if isinstance(turns, int) else 0
    return "".join([SIDES[(SIDES.index(side) + by) % 4] for side in sides if side in SIDES])


def drawn(cells: DrawnRooms, row: int) -> list[str]:
    """The lines of one row: wall above, names, wall below."""
    here = [cells.get((row, column)) for column in range(GRID)]
    walls = ["".join([wall(room, side) for room in here]).rstrip() for side in "NS"]
    return [walls[0], "".join([middle(room) for room in here]).rstrip(), walls[1]]


def wall(room: DrawnRoom | None, side: str) -> str:
    if room is None:
        return " " * WIDTH
    half = "-" * ((WIDTH - 6) // 2)
    return f"+{half}{'   ' if side in room[1] else '---'}{half}+".ljust(WIDTH)


def middle(room: DrawnRoom | None) -> str:
    if room is None:
        return " " * WIDTH
    west, east = (" " if side in room[1] else "|" for side in "WE")
    inner = WIDTH - 4
    return f"{west}{room[0][:inner].center(inner)}{east}".ljust(WIDTH)
