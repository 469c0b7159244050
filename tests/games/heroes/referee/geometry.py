"""The map as the tiles lie: which rooms have a passage between them, and how far each is from the Vault."""

from __future__ import annotations

from typing import Any, Final

Tree = dict[str, Any]
Links = dict[str, set[str]]
BEYOND: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
HEART: Final = "vault"


def place_of(cell: str) -> tuple[int, int]:
    """Column and row of a cell such as h8."""
    return ord(cell[0]) - ord("a"), int(cell[1:])


def passages(rooms: list[Tree]) -> Links:
    """Two rooms side by side, both open towards each other."""
    at = {place_of(room["cell"]): room for room in rooms}
    links: Links = {room["name"]: set() for room in rooms}
    for (column, row), room in at.items():
        for side in room["turned"]:
            across, down = BEYOND[side]
            other = at.get((column + across, row + down))
            if other is not None and FACING[side] in other["turned"]:
                links[room["name"]].add(other["name"])
    return links


def beside(rooms: list[Tree]) -> Links:
    """Rooms whose tiles touch, walls or not."""
    at = {place_of(room["cell"]): room["name"] for room in rooms}
    near: Links = {name: set() for name in at.values()}
    for (column, row), name in at.items():
        steps = ((column + across, row + down) for across, down in BEYOND.values())
        near[name] |= {at[step] for step in steps if step in at}
    return near


def distances(links: Links) -> dict[str, int]:
    """Fewest passages to the Vault; rooms without a way are left out."""
    found = {HEART: 0} if HEART in links else {}
    front = list(found)
    while front:
        ahead = [other for name in front for other in sorted(links[name]) if other not in found]
        for name in front:
            for other in links[name]:
                found.setdefault(other, found[name] + 1)
        front = list(dict.fromkeys(ahead))
    return found
