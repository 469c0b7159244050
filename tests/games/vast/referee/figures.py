"""Numbers that follow from what lies on the boards: stats, costs, tracks, and that nothing is lost or made."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.vast.referee.printed import (
    AWAKEN_AT,
    CRYSTAL_TILES,
    DISC_MONSTERS,
    GRIT_SPACES,
    MOVEMENT,
    ROW_ROOM,
    STAT,
    TRIBES,
    armor_at,
    omens_for,
    spirit_at,
)
from tests.games.vast.referee.scene import Scene


def wrong(rule: str, what: str, shown: object, right: object) -> Iterator[str]:
    if shown != right:
        yield f"{rule}: {what} is {shown}, should be {right}"


def figures(scene: Scene) -> Iterator[str]:
    """Everything that must be true whenever somebody looks."""
    yield from walls(scene)
    if scene.variant.has("knight"):
        yield from knight_stats(scene)
        yield from hero_cubes(scene)
    if scene.variant.has("goblins"):
        yield from tribe_stats(scene)
        yield from goblin_cards(scene)
    if scene.variant.has("dragon"):
        yield from dragon_stats(scene)
    if scene.variant.has("thief"):
        yield from thief_stats(scene)
    yield from tokens(scene)
    if scene.variant.has("cave"):
        yield from omen_board(scene)


def walls(scene: Scene) -> Iterator[str]:
    """Walls as they are shown to the players."""
    plan = scene.plan
    for tile, place in zip(scene.view["tiles"], plan.spaces, strict=True):
        right = [plan.wall(place, side) for side in range(4)]
        if tile["walls"] != right:
            yield f"VAST-MAP-007: walls of {tile['square']} shown as {tile['walls']}, should be {right}"


# ------------------------------------------------------------------ the Knight
def knight_stats(scene: Scene) -> Iterator[str]:
    """VAST-KN-002  Tracks, and Treasure cards with a cube on them; some count in her own turn only."""
    knight, cards = scene.knight, set(scene.knight["cubes_on_cards"])
    if knight["dead"]:
        return
    amulet = "cursed_amulet" in knight["face_up"]
    own_turn = scene.turn == "knight"
    boots = 3 if scene.variant.on("revised_cards") else 4
    movement = MOVEMENT[knight["cubes"]["movement"]] + boots * ("heroic_boots" in cards) + ("pixie_lantern" in cards)
    perception = STAT[knight["cubes"]["perception"]] + ("elvish_sword" in cards) + ("pixie_lantern" in cards)
    strength = STAT[knight["cubes"]["strength"]] - scene.goblins["dazed_knight"]
    if own_turn:
        strength += len(cards & {"elvish_sword", "mighty_axe", "silver_gauntlet"}) + amulet + knight["charmed"]
    yield from wrong("VAST-KN-002", "Movement", knight["movement"], movement + amulet)
    perceived = max(perception + amulet - scene.goblins["dazed_knight"], 0)
    yield from wrong("VAST-KN-002", "Perception", knight["perception"], perceived)
    yield from wrong("VAST-KN-002", "Strength", knight["strength"], max(strength, 0))


def hero_cubes(scene: Scene) -> Iterator[str]:
    """VAST-KN-001  Seven Hero cubes, two of them never on the Grit track."""
    knight = scene.knight
    on_track = sum(knight["grit_track"])
    placed = sum(knight["cubes"].values()) + len(knight["cubes_on_cards"])
    off_board = knight["cubes_discarded"] + knight["cubes_poisoned"]
    total = on_track + placed + knight["cubes_free"] + knight["cubes_aside"] + off_board
    yield from wrong("VAST-KN-001", "the number of Hero cubes", total, 7)
    if placed + knight["cubes_free"] + knight["cubes_aside"] < 2:
        yield "VAST-KN-036: the Knight has fewer than two Hero cubes"
    if not 0 <= knight["grit"] <= 45:
        yield f"VAST-KN-034: Grit is {knight['grit']}"
    if scene.quiet and "cave_bread" not in scene.cave["events_played"]:
        right = [knight["grit"] < space for space in GRIT_SPACES]
        if not off_board or scene.question == "knight":
            yield from wrong("VAST-KN-034", "which Grit spaces hold a cube", knight["grit_track"], right)


# ------------------------------------------------------------------ the Goblins
def tribe_stats(scene: Scene) -> Iterator[str]:
    """VAST-GO-002  Population, discs and malaise."""
    goblins, variant = scene.goblins, scene.variant
    for tribe in TRIBES:
        shown, monsters = scene.tribe(tribe), scene.monsters(tribe)
        population = shown["population"]
        strength = population + strength_discs(scene, tribe)
        if goblins["rage"] == 0 and "pet_frog" not in monsters:
            strength -= 1
        if goblins["fire_bomber"] == tribe:
            strength += 2
        perception = population + 1 - ("goblin_ruby" in goblins["face_up"])
        if variant.on("aid_zero_rage_perception") and goblins["rage"] == 0 and "pet_frog" not in monsters:
            perception -= 1
        yield from wrong("VAST-GO-002", f"the Strength of {tribe}", shown["strength"], max(strength, 0))
        yield from wrong("VAST-GO-002", f"the Perception of {tribe}", shown["perception"], max(perception, 0))
        if not 0 <= population <= 4:
            yield f"VAST-GO-004: the Population of {tribe} is {population}"
        if population == 0 and scene.quiet and shown["at"] is not None:
            yield f"VAST-GO-043: {tribe} stands on the map without Population"
    most = 4 if "war_banner" in goblins["schemes"] else 3
    if not 0 <= goblins["rage"] <= most:
        yield f"VAST-GO-004: Rage is {goblins['rage']}"


def strength_discs(scene: Scene, tribe: str) -> int:
    """VAST-GO-019  Monsters with a disc that do not wait for one, the Armory's, and that of the Fangs."""
    slots = [slot for slot in scene.goblins["slots"] if slot["tribe"] == tribe]
    by_monsters = sum(slot["monster"] in DISC_MONSTERS and not slot["waits"] for slot in slots)
    armory = scene.goblins["armory"] == tribe and not scene.goblins["armory_waits"]
    return by_monsters + armory + (tribe == "fangs")


def goblin_cards(scene: Scene) -> Iterator[str]:
    """VAST-GO-020  At most five Secrets, those on the table included; the Slingshot lies outside the limit."""
    goblins = scene.goblins
    if scene.question in {"tribe", "dragon", "cave", "thief", "knight"}:
        held = goblins["secrets"]["count"] + len(set(goblins["face_up"]) - {"slingshot"})
        if held > 5:
            yield f"VAST-GO-020: the Goblins hold {held} Secrets"
    if scene.quiet and scene.at("knight") is not None:
        for tribe in scene.tribes_on(scene.plan.pieces["knight"]):
            if scene.goblins["acting"] != tribe:
                yield f"VAST-GO-026: {tribe} shares the Knight's tile"


# ------------------------------------------------------------------ the Dragon
def dragon_stats(scene: Scene) -> Iterator[str]:
    """VAST-DR-002  Armor and Spirit by Wakefulness; 14 Sloth cubes."""
    dragon = scene.dragon
    armor = min(armor_at(dragon["wakefulness"]) + scene.variant.ash, 4)
    armor = max(armor - scene.goblins["dazed_dragon"], 0)
    yield from wrong("VAST-DR-002", "Armor", dragon["armor"], armor)
    yield from wrong("VAST-DR-002", "Spirit", dragon["spirit"], spirit_at(dragon["wakefulness"]))
    asleep = sum(row["asleep"] for row in dragon["sloth"])
    yield from wrong("VAST-DR-001", "the number of Sloth cubes", asleep + dragon["wakefulness"], 14)
    for row in dragon["sloth"]:
        if not 0 <= row["asleep"] <= ROW_ROOM[row["row"]]:
            yield f"VAST-DR-018: {row['asleep']} cubes on the row {row['row']}"
    if not 0 <= dragon["eaten"] <= 7:
        yield f"VAST-DR-019: {dragon['eaten']} Goblins eaten"
    if dragon["surfaced"] and not dragon["awake"]:
        yield "VAST-DR-021: the Dragon is on the surface asleep"
    level = scene.variant.level("dragon")
    if scene.quiet and dragon["wakefulness"] >= AWAKEN_AT[level] and not dragon["awake"] and level != "expert":
        yield f"VAST-DR-020: Wakefulness is {dragon['wakefulness']} and the Dragon sleeps"


# ------------------------------------------------------------------ the Thief
def thief_tokens(scene: Scene) -> tuple[int, int, int]:
    """VAST-TH-026  What his Stat tokens and boosts give for Movement, Stealth and Thievery."""
    thief, upgrades = scene.thief, set(scene.thief["upgrades"])
    low = 3 if "flip_2_3" in upgrades else 2
    middle = 4 if "flip_3_4" in upgrades else 3
    tokens = {"low": low, "middle": middle, "high": 4}
    if "all_4" in upgrades:
        tokens = dict.fromkeys(tokens, 4)
    movement, stealth, thievery = (tokens[token] for token in thief["tokens"])
    boosts = [f"plus_{stat}" in upgrades for stat in ("movement", "stealth", "thievery")]
    return movement + boosts[0], stealth + boosts[1], thievery + boosts[2]


def thief_stats(scene: Scene) -> Iterator[str]:
    """VAST-TH-003  Stat token and upgrade, less what he carries and what Hex takes; a card may lend him cubes."""
    thief = scene.thief
    movement, stealth, thievery = thief_tokens(scene)
    loot = thief["carried"] + sum(gem["place"] == "carried" for gem in scene.dragon["gems"])
    if thief["advancement"] == "cloak_of_the_mountebank" and "advancement" in thief["upgrades"]:
        loot = min(loot, 1)
    yield from wrong("VAST-TH-003", "Stealth", thief["stealth"], stealth - loot - scene.goblins["hexed"])
    yield from wrong("VAST-TH-002", "Movement", thief["movement"], movement)
    yield from wrong("VAST-TH-002", "Thievery", thief["thievery"], thievery + thief["cubes_extra"])
    if not 0 <= thief["loot_level"] <= 3:
        yield f"VAST-TH-014: the Loot Drop Level is {thief['loot_level']}"


# ------------------------------------------------------------------ tokens and the Cave's board
def tokens(scene: Scene) -> Iterator[str]:
    """VAST-CAVE-001  Treasure, Crystal and Event tokens are where the rules put them."""
    spaces, cave = scene.plan.spaces.values(), scene.cave
    if scene.quiet:
        elsewhere = scene.thief["carried"] + scene.thief["stashed"] + scene.dragon["treasures"]
        elsewhere += scene.goblins["stored"]
        treasures = cave["treasure_tokens"] + sum(space.treasures for space in spaces) + elsewhere
        yield from wrong("VAST-CAVE-001", "the number of Treasure tokens", treasures, scene.variant.treasure_tokens)
        crystals = cave["crystal_tokens"] + sum(space.crystal for space in spaces) + scene.view["smashed"]
        yield from wrong("VAST-GEN-006", "the number of Crystal tokens", crystals, 9)
    for place, space in scene.plan.spaces.items():
        if space.dark and (space.crystal or space.event or space.vault):
            yield f"VAST-REV-006: a token of a Lit tile on the Dark tile {place}"
    if scene.quiet and not scene.collapse and scene.tiles_left and scene.plan.open_edges():
        yield f"VAST-FILL-001: open edges at {sorted(scene.plan.open_edges())}"


def omen_board(scene: Scene) -> Iterator[str]:
    """VAST-CAVE-003  What the Cave would draw; VAST-CAVE-012: what Hatred and Past Plunder cost now."""
    cave = scene.cave
    on_map = sum(space.treasures + space.crystal for space in scene.plan.spaces.values()) + scene.thief["carried"]
    yield from wrong("VAST-CAVE-003", "how many Omens are due", cave["omens_due"], omens_for(on_map))
    if scene.turn == "cave":
        yield from wrong(
            "VAST-CAVE-012", "the cost of Hatred", cave["costs"]["hatred"], min(cave["hatred_used"] + 1, 3)
        )
        right = min(cave["plunder_used"] + 1, 3)
        yield from wrong("VAST-CAVE-012", "the cost of Past Plunder", cave["costs"]["past_plunder"], right)
    level = CRYSTAL_TILES[scene.variant.level("cave")]
    yield from wrong("VAST-DIF-004", "how many Crystal tiles must fall", cave["crystal_tiles"], level)
