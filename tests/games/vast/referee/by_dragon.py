"""What the Dragon may be offered: its moves, powers that it can pay, cubes that wake."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.vast.referee.plan import Place, beside
from tests.games.vast.referee.printed import ANY, POWERS, SECTION, TRIBES
from tests.games.vast.referee.scene import Scene, beyond, differ, named, squares


def judge_dragon(scene: Scene, options: list[str]) -> Iterator[str]:
    """Its first phase."""
    here = scene.plan.pieces["dragon"]
    offered = squares(options)
    if scene.dragon["free_moved"]:
        yield from beyond("VAST-DR-006", "a second free move", offered, set())
    elif not scene.plan.with_terrain_near(here, 2):
        yield from differ("VAST-DR-006", "its free move", offered, straight_moves(scene, here))
    payable = {power for power in POWERS if can_pay(scene, power)}
    powers = named(options, "power")
    yield from beyond("VAST-DR-010", "powers that it cannot pay", powers, payable)
    missing = payable & {"claw", "flame"} - powers
    if missing:
        yield f"VAST-DR-010: powers that it could pay are not offered: {', '.join(sorted(missing))}"
    yield from wakes(scene, options)


def straight_moves(scene: Scene, here: Place) -> set[Place]:
    """VAST-DR-006  One or two tiles in a straight line; VAST-DR-008: on the surface no walls, no Dark tiles."""
    found: set[Place] = set()
    for side in range(4):
        place = here
        for _ in range(2):
            if not may_go(scene, place, side):
                break
            place = beside(place, side)
            found.add(place)
    return found


def may_go(scene: Scene, place: Place, side: int) -> bool:
    other = scene.plan.spaces.get(beside(place, side))
    if other is None:
        return False
    return not (scene.dragon["surfaced"] and (other.dark or scene.plan.wall(place, side)))


def judge_wing(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-DR-042  Two tiles straight on, or one through a wall."""
    here = scene.plan.pieces["dragon"]
    if scene.plan.with_terrain_near(here, 3):
        return
    right = straight_moves(scene, here)
    for side in range(4):
        space = scene.plan.spaces.get(beside(here, side))
        if space is not None and not (scene.dragon["surfaced"] and space.dark):
            right.add(beside(here, side))
    yield from differ("VAST-DR-042", "where Wing leads", squares(options), right)


def means(scene: Scene) -> list[set[str]]:
    """Everything that may pay, each with the symbols that it stands for."""
    own = scene.views["dragon"]["dragon"]
    gems = own["gems"]
    reserve = {gem["symbol"] for gem in gems if gem["place"] == "reserve"}
    found = [{gem["symbol"]} for gem in gems if gem["place"] != "reserve" and not gem["used"]]
    for card in own["hand"]["cards"] or []:
        if card in {"claw", "flame", "wing"}:
            found.append({card})
        elif card == "golden_scale":
            found.append({"claw", "flame", "wing"})
        elif card == "silver_scale" and reserve:
            found.append(reserve)
    return found


def can_pay(scene: Scene, power: str) -> bool:
    """VAST-DR-011  Cards of the hand and Gems in the cave that have not paid yet."""
    return payable(list(POWERS[power]), means(scene))


def payable(cost: list[str], having: list[set[str]]) -> bool:
    if not cost:
        return True
    if len(cost) > len(having):
        return False
    first, rest = cost[0], cost[1:]
    if first == ANY:
        return True
    tried: list[set[str]] = []
    for n, symbols in enumerate(having):
        if first in symbols and symbols not in tried:
            tried.append(symbols)
            if payable(rest, having[:n] + having[n + 1 :]):
                return True
    return False


def wakes(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-DR-017  Each row by its own condition, one cube of a section a turn."""
    dragon, offered = scene.dragon, named(options, "wake")
    asleep = {row["row"]: row["asleep"] for row in dragon["sloth"]}
    for row in offered:
        if not asleep[row] or SECTION[row] in dragon["sections_woken"]:
            yield f"VAST-DR-016: a cube of {row} may wake though none is left or its section has given one"
    if "greed" in offered and not dragon["treasures"]:
        yield "VAST-DR-017: Greed without a Treasure"
    if "hunger" in offered and dragon["eaten"] < 2:
        yield f"VAST-DR-017: Hunger with {dragon['eaten']} eaten Goblins"
    if (
        "hunger" not in offered
        and dragon["eaten"] >= 2
        and asleep["hunger"]
        and "hunger" not in dragon["sections_woken"]
    ):
        yield "VAST-DR-017: Hunger may not be stilled"
    if "pride_still" in offered and (dragon["moved"] or dragon["free_moved"]):
        yield "VAST-DR-017: the Dragon has moved and its stillness counts"


def judge_hiss(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-DR-059  Any Tribe on the map."""
    here = scene.plan.pieces["dragon"]
    if scene.in_forest(here):
        return
    right = {tribe for tribe in TRIBES if (place := scene.at(tribe)) is not None and not scene.in_forest(place)}
    yield from differ("VAST-DR-059", "Tribes to hiss at", named(options, "tribe"), right)


def judge_flame_wall(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-DR-051  A visible tile beside it."""
    here = scene.plan.pieces["dragon"]
    if scene.plan.with_terrain_near(here):
        return
    right = {
        place for side, place in scene.plan.neighbours(here)
        if scene.plan.spaces[place].lit and not scene.plan.wall(here, side)
    }  # fmt: skip
    yield from differ("VAST-DR-051", "tiles for the Flame Wall", squares(options), right)


def judge_burn(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-DR-047  Any Dark tile of the map."""
    right = {place for place, space in scene.plan.spaces.items() if space.dark}
    yield from differ("VAST-DR-047", "tiles to burn", squares(options), right)


def judge_swat(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-DR-057  Treasures and Gems beside it, not on its own tile."""
    here = scene.plan.pieces["dragon"]
    right = {
        place for _, place in scene.plan.neighbours(here)
        if scene.plan.spaces[place].treasures or scene.plan.spaces[place].gems
    }  # fmt: skip
    yield from beyond("VAST-DR-057", "things to swat", squares(options), right)


def judge_row(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-DR-044  A row with a free space."""
    rows = {row["row"]: row["asleep"] for row in scene.dragon["sloth"]}
    room = {"greed": 4, "hunger": 4, "pride_event": 4, "pride_gem": 1, "pride_still": 1}
    right = {row for row, asleep in rows.items() if asleep < room[row]}
    yield from beyond("VAST-DR-044", "rows with room", named(options, "row"), right)
