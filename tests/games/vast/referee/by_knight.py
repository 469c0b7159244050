"""What the Knight may be offered: steps, cubes, the deeds of an Encounter, shots."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.vast.referee.plan import Place
from tests.games.vast.referee.printed import FLARE, ROOM, WITHOUT_CUBE
from tests.games.vast.referee.scene import Scene, beyond, differ, named, spell, squares


def judge_knight(scene: Scene, options: list[str]) -> Iterator[str]:
    """Her turn, between two Encounters."""
    yield from steps(scene, options)
    yield from cubes(scene, options)
    yield from gear(scene, options)
    if must_meet(scene) and "done" in options and scene.knight["encounters_left"] > 0:
        yield "VAST-KN-014: she may end her turn on an Event token that she must resolve"


def must_meet(scene: Scene) -> bool:
    """VAST-KN-014  An Event token under her is resolved before anything else, while there are Event cards."""
    here = scene.plan.spaces[scene.plan.pieces["knight"]]
    return here.event and scene.cave["events"]["count"] > 0


def steps(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-KN-009  Steps while Movement and Encounters last; walls stop her but for the Ancient Map."""
    here, knight = scene.plan.pieces["knight"], scene.knight
    offered = squares(options)
    if offered and min(knight["moves_left"], knight["encounters_left"]) <= 0:
        yield f"VAST-KN-009: steps with {knight['moves_left']} Movement, {knight['encounters_left']} Encounters left"
        return
    if offered and must_meet(scene):
        yield "VAST-KN-014: she walks off an Event token"
        return
    if knight["moves_left"] <= 0 or knight["encounters_left"] <= 0 or knight["turn_over"] or must_meet(scene):
        return
    if scene.plan.spaces[here].ground:
        return
    right = {place for side, place in scene.plan.neighbours(here) if may_enter(scene, here, side, place)}
    cave = {place for place in offered | right if place in scene.plan.spaces and scene.plan.spaces[place].cave}
    yield from differ("VAST-KN-009", "her steps", offered & cave, right & cave)
    yield from beyond("VAST-MAP-009", "her steps", offered, {place for _, place in scene.plan.neighbours(here)})


def may_enter(scene: Scene, here: Place, side: int, place: Place) -> bool:
    """VAST-KN-027  Stronger than every Tribe there; VAST-KN-024: at least as strong as a surfaced Dragon."""
    knight, strength = scene.knight, scene.knight["strength"] + scene.knight["javelin_ready"]
    cost = 2 if knight["golem"] else 1
    if scene.plan.wall(here, side) and knight["cubes"]["map"] < (knight["maps_used"] + 1) * cost:
        return False
    if any(strength <= scene.strength_against_knight(tribe) for tribe in scene.tribes_on(place)):
        return False
    dragon = scene.at("dragon")
    return not (scene.dragon["surfaced"] and dragon == place and strength < scene.armor())


def cubes(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-KN-008  Any free cube on any place with room, at any moment of her turn."""
    knight, own = scene.knight, scene.views["knight"]["knight"]
    right: set[str] = set()
    if knight["cubes_free"] and not knight["turn_over"]:
        right |= {slot for slot, room in ROOM.items() if knight["cubes"][slot] < room}
        cards = set(knight["face_up"]) | set(own["kept"]["cards"] or [])
        right |= cards - set(knight["cubes_on_cards"]) - WITHOUT_CUBE
    yield from differ("VAST-KN-008", "places for a Hero cube", named(options, "cube"), right)


def gear(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-KN-004  Equipment and Treasures work with a cube, once a turn."""
    knight, uses = scene.knight, named(options, "use")
    cards = set(knight["cubes_on_cards"])
    if "bomb" in uses and (not knight["cubes"]["bomb"] or knight["bomb_used"] or not knight["bombs"]):
        yield "VAST-KN-042: a wall may be blown up without cube, token or a second time"
    if "bow" in uses and (not knight["cubes"]["bow"] or knight["bow_used"]):
        yield "VAST-KN-044: the Bow may be used without a cube or a second time"
    for card in uses & {"potion_kit", "enchanted_bow", "rune_staff"}:
        if card not in cards:
            yield f"VAST-KN-004: {card} may be used without a cube"
    if "flare" in options and (
        "knight" not in FLARE.get(frozenset(scene.variant.roles), set()) or knight["flare_used"]
    ):
        yield "VAST-VAR-011: the Knight has no Flare, or has used it"


def judge_meeting(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-KN-010  The attacks and things to collect of an Encounter, on her own tile."""
    here = scene.plan.pieces["knight"]
    space, knight = scene.plan.spaces[here], scene.knight
    strength = knight["strength"] + knight["javelin_ready"]  # VAST-KN-049: for the next attack
    if "attack crystal" in options and not (space.crystal and strength >= scene.variant.smash_strength):
        yield f"VAST-KN-029: a Crystal may be smashed with Strength {strength}"
    if "attack thief" in options and (scene.at("thief") != here or knight["perception"] <= scene.thief["stealth"]):
        yield f"VAST-KN-028: Perception {knight['perception']} against Stealth {scene.thief['stealth']}"
    if "attack dragon" in options:
        yield from against_dragon(scene, here)
    if "attack tribes" in options and not scene.tribes_on(here):
        yield "VAST-KN-027: there is no Tribe to attack"
    takes = named(options, "take")
    lying = {f"gem_{gem}" for gem in space.gems} | ({"treasure"} if space.treasures else set())
    yield from beyond("VAST-KN-010", "things to collect", takes, lying)
    smashable = space.crystal and strength >= scene.variant.smash_strength
    others = any(option.startswith("attack ") for option in options)
    if smashable and others and "attack crystal" not in options:
        yield "VAST-KN-029: the Crystal on her tile may not be smashed though other attacks may be made"


def against_dragon(scene: Scene, here: Place) -> Iterator[str]:
    """VAST-KN-022  Underground it takes a Bomb, the Javelin or the Collapse, and once a turn; VAST-KN-025."""
    knight = scene.knight
    if scene.at("dragon") != here:
        yield "VAST-KN-022: the Dragon is not on her tile"
    if knight["strength"] + knight["javelin_ready"] < scene.armor():
        yield f"VAST-KN-025: Strength {knight['strength']} against Armor {scene.armor()}"
    if not scene.dragon["surfaced"]:
        bomb = knight["cubes"]["bomb"] and not knight["bomb_used"]
        if not (scene.collapse or bomb or knight["javelin_ready"]):
            yield "VAST-KN-022: the Dragon is underground and she has neither Bomb nor Javelin"
        if knight["dragon_attacked"]:
            yield "VAST-KN-022: a second attack on the underground Dragon in one turn"


def judge_shot(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-KN-044  The Bow hits one Tribe that she sees, however far."""
    here = scene.plan.pieces["knight"]
    if scene.in_forest(here):
        return
    right = {
        tribe for tribe in ("fangs", "bones", "eye")
        if (place := scene.at(tribe)) is not None and scene.plan.sees(here, place) and not scene.in_forest(place)
    }  # fmt: skip
    offered = named(options, "tribe") | (named(options, "piece") & {"fangs", "bones", "eye"})
    yield from differ("VAST-KN-044", "Tribes in sight", offered, right)


def judge_magic_shot(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-KN-048  Dragon or Thief up to five squares away in a straight line, through anything."""
    here = scene.plan.pieces["knight"]
    for piece in named(options, "piece") | named(options, "target"):
        place = scene.at(piece)
        if place is None or (place[0] != here[0] and place[1] != here[1]):
            yield f"VAST-KN-048: {piece} does not stand in a straight line"
        elif abs(place[0] - here[0]) + abs(place[1] - here[1]) > 5:
            yield f"VAST-KN-048: {piece} is more than five squares away"


def judge_lost_cube(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-KN-035  A cube goes back to the Grit track: unplaced ones first, then one of her choice."""
    knight, offered = scene.knight, named(options, "from")
    if knight["cubes_free"] and offered - {"free"}:
        yield f"VAST-KN-035: placed cubes offered while one is unplaced: {spell(offered)}"
    placed = {slot for slot, number in knight["cubes"].items() if number} | set(knight["cubes_on_cards"])
    yield from beyond("VAST-KN-035", "cubes to give back", offered, {"free", "aside"} | placed)


def judge_wall(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-KN-042  A Bomb token goes on a wall of her own tile."""
    here = scene.plan.pieces["knight"]
    ways = ("north", "east", "south", "west")
    right = {way for side, way in enumerate(ways) if scene.plan.wall(here, side)}
    yield from beyond("VAST-KN-042", "walls to blow up", {way for way in ways if way in options}, right)
