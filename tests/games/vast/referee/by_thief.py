"""What the Thief may be offered: steps, actions that he can pay, targets that do not notice him."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.vast.referee.figures import thief_tokens
from tests.games.vast.referee.plan import WAYS, Place, beside, steps_between
from tests.games.vast.referee.printed import FLARE
from tests.games.vast.referee.scene import Scene, beyond, differ, named, squares

OWNER = {"knight": "knight", "fangs": "goblins", "bones": "goblins", "eye": "goblins", "dragon": "dragon"}
BOARD_UPGRADES = {
    "plus_movement", "plus_stealth", "plus_thievery", "sticky_fingers", "lock_picking_kit", "climbing_gear",
    "hand_crossbow", "unnatural_evasion", "flip_2_3", "flip_3_4", "all_4",
}  # fmt: skip


def judge_thief(scene: Scene, options: list[str]) -> Iterator[str]:
    """His turn after the Stat tokens lie."""
    here = scene.plan.pieces["thief"]
    yield from steps(scene, here, options)
    yield from climbs(scene, here, options)
    yield from loot(scene, here, options)
    yield from targets(scene, here, options)
    yield from locks(scene, here, options)
    if "flare" in options and "thief" not in FLARE.get(frozenset(scene.variant.roles), set()):
        yield "VAST-VAR-011: the Thief has no Flare"


def moves_left(scene: Scene) -> int:
    return 0 if scene.thief["halted"] else int(scene.thief["movement"] - scene.thief["spaces_moved"])


def cubes_left(scene: Scene) -> int:
    """VAST-TH-002  As many Action cubes as Thievery, and those that his card gave."""
    return int(thief_tokens(scene)[2] + scene.thief["cubes_extra"] - scene.thief["cubes_spent"])


def steps(scene: Scene, here: Place, options: list[str]) -> Iterator[str]:
    """VAST-TH-005  Any tile beside him, Dark, Lit or held, but not through walls."""
    offered = squares(options)
    if moves_left(scene) <= 0:
        yield from beyond("VAST-TH-004", "steps without Movement", offered, set())
        return
    if scene.plan.spaces[here].ground:
        return
    right = {place for side, place in scene.plan.neighbours(here) if not scene.plan.wall(here, side)}
    cave = {place for place in offered | right if place in scene.plan.spaces and scene.plan.spaces[place].cave}
    yield from differ("VAST-TH-005", "his steps", offered & cave, right & cave)


def climbs(scene: Scene, here: Place, options: list[str]) -> Iterator[str]:
    """VAST-TH-010  A wall costs two cubes, one with the Climbing Gear, and the step besides."""
    cost = 2 - ("climbing_gear" in scene.thief["upgrades"])
    ways = named(options, "climb")
    if ways and (cubes_left(scene) < cost or moves_left(scene) <= 0):
        yield f"VAST-TH-010: he climbs with {cubes_left(scene)} cubes and {moves_left(scene)} Movement"
    if scene.plan.with_terrain_near(here, 2) or cubes_left(scene) < cost or moves_left(scene) <= 0:
        return
    right = {
        WAYS[side] for side in range(4)
        if beside(here, side) in scene.plan.spaces and scene.plan.wall(here, side)
    }  # fmt: skip
    yield from differ("VAST-TH-010", "walls to climb", ways, right)


def loot(scene: Scene, here: Place, options: list[str]) -> Iterator[str]:
    """VAST-TH-009  One cube for a token on his tile, two for a Gem without the die; VAST-TH-014 Hide Loot."""
    space, cubes = scene.plan.spaces[here], cubes_left(scene)
    lying = {f"gem_{gem}" for gem in space.gems} | ({"treasure"} if space.treasures else set())
    right = lying if cubes >= 1 else set()
    if cubes >= 2:
        right = right | {f"gem_{gem} safely" for gem in space.gems}
    offered = named(options, "loot")
    if "advancement" in scene.thief["upgrades"]:
        yield from beyond("VAST-TH-009", "loot", offered, right)
    else:
        yield from differ("VAST-TH-009", "loot", offered, right)
    for level in named(options, "hide_loot"):
        if int(level) > cubes or int(level) > scene.thief["loot_level"]:
            yield f"VAST-TH-014: Loot hidden with {level} of {cubes} cubes at level {scene.thief['loot_level']}"


def targets(scene: Scene, here: Place, options: list[str]) -> Iterator[str]:
    """VAST-TH-016  Stealth above Perception or Armor; VAST-TH-015 once a turn and player."""
    for verb in ("pickpocket", "backstab"):
        for words in named(options, verb):
            piece, cubes = words.rsplit(" ", 1)
            if int(cubes) > cubes_left(scene):
                yield f"VAST-TH-008: {verb} with {cubes} of {cubes_left(scene)} cubes"
            if not notices_not(scene, piece, verb):
                yield f"VAST-TH-016: {verb} of {piece} with Stealth {scene.thief['stealth']}"
            if targeted(scene, piece):
                yield f"VAST-TH-015: {piece} is a target for the second time"
            if not in_reach(scene, here, piece, verb):
                yield f"VAST-TH-013: {piece} is out of his reach"
            if verb == "pickpocket" and not has_something(scene, piece):
                yield f"VAST-TH-017: {piece} has nothing to take"
    yield from missed_targets(scene, here, options)


def missed_targets(scene: Scene, here: Place, options: list[str]) -> Iterator[str]:
    """Whoever may be stabbed is offered."""
    stabbed = {words.rsplit(" ", 1)[0] for words in named(options, "backstab")}
    if cubes_left(scene) < 1 or scene.plan.with_terrain_near(here, 3):
        return
    for piece in OWNER:
        near = scene.at(piece) == here and piece not in stabbed
        if near and notices_not(scene, piece, "backstab") and not targeted(scene, piece):
            yield f"VAST-TH-013: {piece} could be stabbed and is not offered"


def perception_of(scene: Scene, piece: str) -> int:
    if piece == "knight":
        return int(scene.knight["perception"])
    if piece == "dragon":
        return scene.armor()
    return int(scene.tribe(piece)["perception"]) + ("trap" in scene.goblins["face_up"])


def notices_not(scene: Scene, piece: str, verb: str) -> bool:
    cloak = scene.thief["advancement"] == "cloak_of_the_mountebank" and "advancement" in scene.thief["upgrades"]
    needed = perception_of(scene, piece) + (0 if cloak and verb == "pickpocket" else 1)
    return bool(scene.thief["stealth"] >= needed)


def targeted(scene: Scene, piece: str) -> bool:
    if scene.variant.on("faq2019_thief_target_per_piece"):
        return piece in scene.thief["targets"]
    return OWNER[piece] in {OWNER.get(one, one) for one in scene.thief["targets"]}


def in_reach(scene: Scene, here: Place, piece: str, verb: str) -> bool:
    place = scene.at(piece)
    if place is None:
        return False
    if place == here:
        return True
    bow = verb == "backstab" and "hand_crossbow" in scene.thief["upgrades"]
    return bow and steps_between(here, place) <= 3 and scene.plan.sees(here, place)


def has_something(scene: Scene, piece: str) -> bool:
    if piece == "knight":
        return bool(scene.knight["face_up"]) or scene.knight["kept"]["count"] > 0
    if piece == "dragon":
        return bool(scene.dragon["sloth"][0]["asleep"] < 4 and scene.dragon["wakefulness"] > 0)
    goblins = scene.goblins
    any_open = bool(goblins["face_up"]) and scene.variant.on("faq2019_pickpocket_any_face_up_secret")
    hidden = goblins["secrets"]["count"] > 0 or "goblin_ruby" in goblins["face_up"]
    return hidden or any_open or goblins["stored"] > 0


def locks(scene: Scene, here: Place, options: list[str]) -> Iterator[str]:
    """VAST-TH-012  A Vault on his tile, once a turn; the kit saves a cube."""
    for level in named(options, "pick_lock"):
        if not scene.plan.spaces[here].vault:
            yield "VAST-TH-012: there is no Vault"
        if int(level) - ("lock_picking_kit" in scene.thief["upgrades"]) > cubes_left(scene):
            yield f"VAST-TH-012: a lock picked at level {level} with {cubes_left(scene)} cubes"


def judge_upgrade(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-TH-024  Free spaces of his board; the row of Stat tokens from left to right."""
    having = set(scene.thief["upgrades"])
    right = BOARD_UPGRADES - having
    if "flip_2_3" not in having:
        right -= {"flip_3_4", "all_4"}
    elif "flip_3_4" not in having:
        right -= {"all_4"}
    yield from differ("VAST-TH-024", "upgrades", named(options, "upgrade") - {"advancement"}, right)


def judge_stats(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-TH-002  Every way to lay three tokens."""
    for words in named(options, "stats"):
        if sorted(words.split()) != ["high", "low", "middle"]:
            yield f"VAST-TH-002: Stat tokens laid as {words}"
