"""How a revealed tile may lie: towards whoever came, and joined to the Entrance where that can be."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.vast.referee.plan import WAYS, Place, Plan, beside, opens, place_of
from tests.games.vast.referee.scene import Scene, named

Shape = tuple[bool, ...]


def shape(tile: str, rotation: int) -> Shape:
    return tuple(opens(tile, rotation, side) for side in range(4))


def joins(plan: Plan, place: Place, open_sides: Shape) -> bool:
    """VAST-REV-003  An open side leads over a Lit tile to the Entrance."""
    reached = plan.reached_from_entrance()
    for side in range(4):
        other = beside(place, side)
        if not passable(plan, place, side, open_sides):
            continue
        if other in reached:
            return True
    return False


def passable(plan: Plan, place: Place, side: int, open_sides: Shape) -> bool:
    """Whether the edge would be free of walls if the tile lay so; tokens on the edge count as they lie."""
    one, other, back = plan.spaces[place], plan.spaces.get(beside(place, side)), (side + 2) % 4
    if other is None:
        return False
    if one.rockslides[side] or other.rockslides[back]:
        return False
    if one.bombs[side] or other.bombs[back]:
        return True
    return open_sides[side] and not other.walled(back)


def lawful(plan: Plan, place: Place, tile: str, came: int | None) -> set[Shape]:
    """VAST-REV-002  The shapes in which the tile may lie; `came` is the side from which the Knight walked in."""
    shapes = {shape(tile, rotation) for rotation in range(4)}
    if came is not None and not plan.wall(place, came):
        shapes = {one for one in shapes if one[came]} or shapes
    return {one for one in shapes if joins(plan, place, one)} or shapes


def judge_turning(scene: Scene, options: list[str]) -> Iterator[str]:
    """The rotations on offer; those that look alike are one."""
    if scene.plan.has_terrain or (scene.top["by"] == "thief" and scene.variant.thief_turns_freely):
        return
    place = place_of(scene.top["squares"][0])
    tile = scene.plan.spaces[place].tile
    if tile is None:
        return
    way = scene.top["way"]
    came = WAYS.index(way) if way in WAYS else None
    offered = {shape(tile, int(words)) for words in named(options, "turn")}
    right = lawful(scene.plan, place, tile, came)
    if offered - right:
        yield f"VAST-REV-003: {tile} at {scene.top['squares'][0]} may lie {offered - right}"
    if right - offered:
        yield f"VAST-REV-003: {tile} at {scene.top['squares'][0]} may not lie {right - offered}"
