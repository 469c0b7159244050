"""What the Goblins may be offered: Ambush, War cards, overpopulation, Monsters, steps and actions of a Tribe."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.vast.referee.plan import CORNERS, Place, place_of
from tests.games.vast.referee.printed import FLARE, TRIBES
from tests.games.vast.referee.scene import Scene, beyond, differ, named, spell, squares

SLOT_OF = {"fangs": "fangs", "bones_1": "bones", "bones_2": "bones", "eye": "eye"}


def judge_ambush(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-KN-018  A hidden or lurking Tribe with Goblins and more Strength than the Knight."""
    right = {
        tribe for tribe in TRIBES
        if scene.at(tribe) is None
        and scene.tribe(tribe)["population"] > 0
        and scene.tribe(tribe)["strength"] > scene.knight["strength"]
    }  # fmt: skip
    yield from differ("VAST-KN-018", "Tribes that may ambush", named(options, "tribe"), right)
    if "done" not in options:
        yield "VAST-KN-018: the Goblins are not free to hold back"


def judge_overpopulation(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-GO-014  One Tribe scatters: a revealed one if there is any, else a hidden one."""
    on_map = {tribe for tribe in TRIBES if scene.at(tribe) is not None}
    right = on_map or set(TRIBES)
    offered = named(options, "tribe")
    yield from beyond("VAST-GO-014", "Tribes to scatter", offered, right)
    if offered and on_map - offered:
        yield f"VAST-GO-014: revealed Tribes not offered: {spell(on_map - offered)}"


def judge_slot(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-GO-018  Not more Monsters than the Bones have Population; at that number only in exchange."""
    taken = {slot["slot"] for slot in scene.goblins["slots"] if slot["monster"]}
    most, offered = scene.tribe("bones")["population"], named(options, "slot")
    if len(taken) > most and offered:
        yield f"VAST-GO-018: {len(taken)} Monsters with {most} Bones, and one more may be assigned"
    if len(taken) == most:
        yield from beyond("VAST-GO-018", "slots in exchange", offered, taken)


def judge_choice_of_tribe(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-GO-021  Each Tribe is activated once."""
    goblins = scene.goblins
    if goblins["mushroom_eater"]:
        yield from beyond("VAST-BON-019", "Tribes to activate", named(options, "tribe"), {goblins["mushroom_eater"]})
        return
    fresh = {tribe for tribe in TRIBES if not scene.tribe(tribe)["activated"]}
    offered = named(options, "tribe")
    yield from beyond("VAST-GO-021", "Tribes to activate", offered, fresh)
    ready = {tribe for tribe in fresh if scene.tribe(tribe)["population"] and not scene.tribe(tribe)["spent"]}
    if ready - offered:
        yield f"VAST-GO-021: Tribes that may not be activated: {spell(ready - offered)}"


def judge_tribe(scene: Scene, options: list[str]) -> Iterator[str]:
    """The activation of one Tribe: it moves, then acts."""
    tribe = scene.top["pieces"][0]
    here = scene.at(tribe)
    if here is None:
        yield from hidden_tribe(scene, tribe, options)
        return
    if scene.at("knight") == here:
        yield from beyond("VAST-GO-025", "deeds on the Knight's tile", set(options), {"attack knight"})
    yield from tribe_steps(scene, tribe, here, options)
    yield from tribe_attacks(scene, tribe, here, options)
    yield from tribe_deeds(scene, tribe, here, options)


def hidden_tribe(scene: Scene, tribe: str, options: list[str]) -> Iterator[str]:
    """VAST-GO-041  On the board a Tribe can only be revealed; VAST-GO-027: lurking it may step or hide."""
    if scene.tribe(tribe)["population"] == 0:
        yield from beyond("VAST-GO-008", f"deeds of {tribe} without Goblins", set(options), {"done"})
        return
    if tribe in scene.plan.lurking:
        others = {option for option in options if not option.startswith(("at ", "secret "))}
        yield from beyond("VAST-GO-027", "deeds of a lurking Tribe", others, {"hide", "done", "flare"})
        place = scene.plan.lurking[tribe]
        yield from beyond(
            "VAST-GO-027", "its step", squares(options), {other for _, other in scene.plan.neighbours(place)}
        )
        return
    plain = {option for option in options if not option.startswith(("secret ", "at "))}
    yield from beyond("VAST-GO-041", "deeds of a hidden Tribe", plain, {"reveal", "done", "flare"})
    if "reveal" not in options and reveal_places(scene, tribe):
        yield f"VAST-GO-038: {tribe} may not be revealed"


def tribe_steps(scene: Scene, tribe: str, here: Place, options: list[str]) -> Iterator[str]:
    """VAST-GO-022  Any tile beside it, not through walls; VAST-GO-025 who lets it in."""
    offered = squares(options)
    if scene.plan.spaces[here].ground:
        return
    golem = "golem" in scene.monsters(tribe)
    right = {
        place for side, place in scene.plan.neighbours(here)
        if (golem or not scene.plan.wall(here, side)) and lets_in(scene, tribe, place)
    }  # fmt: skip
    if "underworm" in scene.monsters(tribe) and not scene.goblins["underworm_used"]:
        right |= {place for place in diagonals(here) if place in scene.plan.spaces and lets_in(scene, tribe, place)}
    cave = {place for place in offered | right if place in scene.plan.spaces and scene.plan.spaces[place].cave}
    yield from beyond("VAST-GO-022", f"steps of {tribe}", offered & cave, right & cave)
    goblins = scene.goblins
    if goblins["acting_moved"] or goblins["acting_acted"]:
        return
    weaker = int(scene.plan.spaces[here].lit)  # it may lose a Goblin by leaving
    missed = {
        place for place in (right & cave) - offered
        if not been_there(scene, place) and lets_in(scene, tribe, place, weaker)
    }  # fmt: skip
    if missed and scene.at("knight") != here:
        yield f"VAST-GO-022: {tribe} may not step to {spell(missed)}"


def been_there(scene: Scene, place: Place) -> bool:
    """On its way already: whether it may come again is not this referee's matter."""
    return any(place_of(square) == place for square in scene.goblins["acting_path"] if square != "fallen")


def diagonals(here: Place) -> set[Place]:
    return {(here[0] + n * east, here[1] + n * south) for east, south in CORNERS for n in (1, 2)}


def lets_in(scene: Scene, tribe: str, place: Place, weaker: int = 0) -> bool:
    strength = scene.tribe(tribe)["strength"] - weaker
    if scene.at("knight") == place and strength <= scene.knight["strength"]:
        return False
    return not (scene.at("dragon") == place and strength <= scene.armor())


def tribe_attacks(scene: Scene, tribe: str, here: Place, options: list[str]) -> Iterator[str]:
    """VAST-GO-030  Whom a Tribe may attack on its tile."""
    shown, attacks = scene.tribe(tribe), named(options, "attack")
    if "knight" in attacks and (scene.at("knight") != here or shown["strength"] <= scene.knight["strength"]):
        yield f"VAST-GO-030: {tribe} with Strength {shown['strength']} against {scene.knight['strength']}"
    if "thief" in attacks and (scene.at("thief") != here or shown["perception"] <= scene.thief["stealth"]):
        yield f"VAST-GO-031: {tribe} with Perception {shown['perception']} against Stealth {scene.thief['stealth']}"
    if "dragon" in attacks:
        strong = shown["strength"] > scene.armor() and scene.at("dragon") == here
        if not (scene.variant.ash and strong):
            yield f"VAST-GO-032: {tribe} may attack the Dragon"
    if "crystal" in attacks and not (scene.plan.spaces[here].crystal and shown["strength"] >= 3):
        yield f"VAST-GO-033: {tribe} with Strength {shown['strength']} may smash a Crystal"
    noticed = scene.at("thief") == here and shown["perception"] > scene.thief["stealth"]
    if noticed and can_act(scene, tribe, here) and "thief" not in attacks:
        yield f"VAST-GO-031: {tribe} may not attack the Thief"


def can_act(scene: Scene, tribe: str, here: Place) -> bool:
    """It still has its action, and nothing forces another."""
    free = not scene.goblins["acting_acted"] and scene.at("knight") != here and scene.tribe(tribe)["population"] > 0
    return free and scene.plan.spaces[here].type != "pits"


def tribe_deeds(scene: Scene, tribe: str, here: Place, options: list[str]) -> Iterator[str]:
    """VAST-GO-034  Plunder, Explore and Flare."""
    space, plunder = scene.plan.spaces[here], named(options, "plunder")
    lying = {f"gem_{gem}" for gem in space.gems} | ({"treasure"} if space.treasures else set())
    in_reserve = all(gem["place"] == "reserve" for gem in scene.dragon["gems"])
    if scene.at("dragon") == here and scene.tribe(tribe)["strength"] > scene.armor() and in_reserve:
        lying.add("dragon")
    if can_act(scene, tribe, here):
        yield from differ("VAST-GO-034", f"what {tribe} may plunder", plunder, lying)
    else:
        yield from beyond("VAST-GO-034", f"what {tribe} may plunder", plunder, lying)
    if "explore" in options and (not space.dark or not scene.tiles_left):
        yield f"VAST-GO-037: {tribe} may explore from a tile that is not Dark, or without tiles"
    if "flare" in options and "goblins" not in FLARE.get(frozenset(scene.variant.roles), set()):
        yield "VAST-VAR-011: the Goblins have no Flare"
    if "wisp" in options and not sees_knight(scene, tribe, here):
        yield f"VAST-GO-054: {tribe} does not see the Knight"


def sees_knight(scene: Scene, tribe: str, here: Place) -> bool:
    knight = scene.at("knight")
    return "wisp" in scene.monsters(tribe) and knight is not None and scene.plan.sees(here, knight)


def reveal_places(scene: Scene, tribe: str) -> set[Place]:
    """VAST-GO-038  Dark tiles with its symbol, any with the Gnome, and nobody else's piece; open spaces if no Dark tile
    shows its symbol, with the switch of VAST-CTR-37 also if all that do are held.
    """
    spaces = scene.plan.spaces
    free = {place for place, space in spaces.items() if space.dark and not scene.plan.on(place) - set(TRIBES)}
    own = {place for place, space in spaces.items() if space.dark and space.symbol == tribe}
    right = free if "gnome" in scene.monsters(tribe) else free & own
    if not own or (scene.variant.on("aid_lurk_when_no_valid_tile") and not free & own):
        return right | scene.plan.open_spaces()
    return right


def judge_reveal(scene: Scene, options: list[str]) -> Iterator[str]:
    tribe = scene.top["pieces"][0]
    if scene.goblins["meat_at"] is not None or scene.plan.has_terrain:
        return
    yield from differ("VAST-GO-038", f"where {tribe} may be revealed", squares(options), reveal_places(scene, tribe))


def judge_hand(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-GO-020  Only above five Secrets, and any of them."""
    own = scene.views["goblins"]["goblins"]
    held = set(own["secrets"]["cards"] or []) | set(own["face_up"])
    yield from beyond("VAST-GO-020", "Secrets to discard", named(options, "discard"), held)
