"""The map as the referee reads it: squares, walls, sight, open edges, the way to the Entrance.

Tiles are read off the printed components (content/tiles.toml is data, no code); everything else is geometry of its own.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

Tree = dict[str, Any]
Place = tuple[int, int]  # steps east and south of the square called o
SIDES: tuple[Place, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
WAYS = ("north", "east", "south", "west")
CORNERS: tuple[Place, ...] = ((-1, -1), (1, -1), (1, 1), (-1, 1))
TERRAINS = ("canyon", "lake", "magma", "mushroom_forest", "pits", "river")
SQUARE = re.compile(r"(?:sq:)?(?:o|(?:([ns])(\d+))?(?:([ew])(\d+))?)$")
TILES = Path(__file__).resolve().parents[4] / "src" / "underkeep" / "games" / "vast" / "content" / "tiles.toml"


def place_of(square: str) -> Place:
    """`n2e1` is two steps north and one east."""
    found = SQUARE.match(square)
    assert found, square
    down, south, across, east = found.groups()
    return (int(east or 0) * (-1 if across == "w" else 1), int(south or 0) * (-1 if down == "n" else 1))


def name_of(place: Place) -> str:
    east, south = place
    down = f"n{-south}" if south < 0 else f"s{south}" if south else ""
    return down + (f"e{east}" if east > 0 else f"w{-east}" if east else "") or "o"


def beside(place: Place, side: int) -> Place:
    return place[0] + SIDES[side][0], place[1] + SIDES[side][1]


def steps_between(one: Place, other: Place) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


@cache
def openings() -> dict[str, tuple[bool, ...]]:
    """The printed tiles: which of north, east, south and west is open before any turning."""
    tiles = tomllib.loads(TILES.read_text(encoding="utf-8"))["tile"]
    return {tile["id"]: tuple(way in tile["open"] for way in "nesw") for tile in tiles}


def opens(tile: str, rotation: int, side: int) -> bool:
    """A quarter turn carries the north side to the east."""
    return openings()[tile][(side - rotation) % 4]


class Space:
    """A square of the map with what lies on it."""

    def __init__(self, tree: Tree) -> None:
        self.lit: bool = tree["lit"]
        self.symbol: str = tree["symbol"]
        self.tile: str | None = tree["tile"]
        self.type: str | None = tree["type"]
        self.rotation: int = tree["rotation"]
        self.bombs: list[bool] = list(tree["bombs"])
        self.rockslides: list[bool] = list(tree["rockslides"])
        self.treasures: int = tree["treasures"]
        self.crystal: bool = tree["crystal"]
        self.event: bool = tree["event"]
        self.vault: bool = tree["vault"]
        self.gems: set[str] = set(tree["gems"])
        self.flame_wall: bool = tree["flame_wall"]
        self.guarded: bool = tree["ogre"] or tree["troll"]

    @property
    def ground(self) -> bool:
        """Terrain, which is no Cave tile."""
        return self.type in TERRAINS

    @property
    def dark(self) -> bool:
        return not self.lit and not self.ground

    @property
    def cave(self) -> bool:
        return not self.ground

    @property
    def has_tokens(self) -> bool:
        """VAST-GEN-010  What counts as a token on a space."""
        return bool(self.treasures or self.crystal or self.event or self.vault or self.gems or self.flame_wall)

    def walled(self, side: int) -> bool:
        """A printed wall on a Lit side; Dark tiles and Terrain show none."""
        if not self.lit or self.ground or self.tile is None:
            return False
        return not opens(self.tile, self.rotation, side)


class Plan:
    """Where everything is."""

    def __init__(self, view: Tree) -> None:
        self.spaces = {place_of(tile["square"]): Space(tile) for tile in view["tiles"]}
        self.entrance = place_of(view["entrance"])
        self.pieces: dict[str, Place] = {}
        self.lurking: dict[str, Place] = {}
        for piece in view["pieces"]:
            if piece["square"] is not None:
                (self.lurking if piece["lurking"] else self.pieces)[piece["piece"]] = place_of(piece["square"])

    @property
    def has_terrain(self) -> bool:
        return any(space.ground for space in self.spaces.values())

    def on(self, place: Place) -> set[str]:
        return {piece for piece, where in self.pieces.items() if where == place}

    def neighbours(self, place: Place) -> Iterator[tuple[int, Place]]:
        """The squares beside it that hold something to stand on."""
        for side in range(4):
            other = beside(place, side)
            if other in self.spaces:
                yield side, other

    def wall(self, place: Place, side: int) -> bool:
        """VAST-MAP-007  A Rockslide closes, a Bomb opens, else any printed wall of a Lit tile."""
        one, other, back = self.spaces.get(place), self.spaces.get(beside(place, side)), (side + 2) % 4
        if (one is not None and one.rockslides[side]) or (other is not None and other.rockslides[back]):
            return True
        if (one is not None and one.bombs[side]) or (other is not None and other.bombs[back]):
            return False
        return (one is not None and one.walled(side)) or (other is not None and other.walled(back))

    def open_edges(self) -> set[Place]:
        """VAST-MAP-006  Spaces without a tile beside a Lit tile's open side."""
        return {
            beside(place, side)
            for place, space in self.spaces.items()
            if space.lit  # a Cave tile or the bridge of the Canyon
            for side in range(4)
            if beside(place, side) not in self.spaces and not self.wall(place, side)
        }

    def open_spaces(self) -> set[Place]:
        """Every empty square beside the map."""
        around = {beside(place, side) for place in self.spaces for side in range(4)}
        return around - set(self.spaces)

    def between(self, one: Place, other: Place) -> tuple[int, list[Place]] | None:
        """The side to look to and the squares strictly between, if both are in one row or column."""
        if one == other or (one[0] != other[0] and one[1] != other[1]):
            return None
        side = next(
            n for n, (east, south) in enumerate(SIDES)
            if (other[0] - one[0]) * east > 0 or (other[1] - one[1]) * south > 0
        )  # fmt: skip
        line, here = [], beside(one, side)
        while here != other:
            line.append(here)
            here = beside(here, side)
        return side, line

    def sees(self, one: Place, other: Place) -> bool:
        """VAST-MAP-008  A straight line without wall, Dark tile or open space between."""
        if one == other:
            return True
        found = self.between(one, other)
        if found is None:
            return False
        side, line = found
        if any(place not in self.spaces or self.spaces[place].dark for place in line):
            return False
        return not any(self.wall(place, side) for place in [one, *line])

    def reached_from_entrance(self) -> set[Place]:
        """Lit squares joined to the Entrance by Lit squares without walls."""
        found, fresh = {self.entrance}, [self.entrance]
        while fresh:
            place = fresh.pop()
            for side, other in self.neighbours(place):
                if other not in found and self.spaces[other].lit and not self.wall(place, side):
                    found.add(other)
                    fresh.append(other)
        return found

    def touching(self, place: Place) -> int:
        return sum(1 for _ in self.neighbours(place))

    def with_terrain_near(self, place: Place, reach: int = 1) -> bool:
        return any(space.ground and steps_between(place, where) <= reach for where, space in self.spaces.items())
