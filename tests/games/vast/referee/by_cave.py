"""What the Cave may be offered, and whoever shapes the cave in its stead: tiles, removals, Treasures, Omens."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.vast.referee.plan import WAYS, Place, place_of
from tests.games.vast.referee.printed import FIXED_COST, OMENS, TRIBES
from tests.games.vast.referee.scene import Scene, beyond, differ, named, spell, squares

PHASES = ("collect", "shape", "treasure")


def judge_cave(scene: Scene, options: list[str]) -> Iterator[str]:
    """Its turn: three phases in order, omens in between."""
    done = scene.cave["phases_done"]
    offered = set(options) & {*PHASES, "skip treasure", "done"}
    right = {"done"} if done >= 3 else {PHASES[done]} | ({"skip treasure"} & offered if done == 2 else set())
    if done == 2 and not treasure_places(scene):
        right |= {"done", "skip treasure"}
    yield from beyond("VAST-CAVE-002", "phases of its turn", offered, right)
    for omen in named(options, "omen"):
        if not can_pay(scene, omen):
            yield f"VAST-CAVE-011: {omen} may be used without the Omens for it"
    if scene.variant.on("faq2019_collect_omens_first") and done == 0 and named(options, "omen"):
        yield "VAST-CTR-22: omens are used before Omens are collected"
    allowed = done > 0 or not scene.variant.on("faq2019_collect_omens_first")
    if allowed and can_pay(scene, "crystal_curse") and "omen crystal_curse" not in options:
        yield "VAST-CAVE-011: Crystal Curse could be paid and is not offered"


def cost_of(scene: Scene, omen: str) -> int:
    """VAST-CAVE-012  Fixed, but for Hatred and Past Plunder: 1, 2, then 3 in one turn."""
    used = {"hatred": scene.cave["hatred_used"], "past_plunder": scene.cave["plunder_used"]}
    return FIXED_COST[omen] if omen in FIXED_COST else min(int(used[omen]) + 1, 3)


def can_pay(scene: Scene, omen: str) -> bool:
    return sum(int(scene.cave["omens"][symbol]) for symbol in OMENS[omen]) >= cost_of(scene, omen)


def judge_spend(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-CAVE-013  The three symbols that the omen takes, as far as the Cave has them."""
    omen = scene.top["card"]
    right = {symbol for symbol in OMENS[omen] if scene.cave["omens"][symbol]}
    yield from differ("VAST-CAVE-013", f"Omens for {omen}", named(options, "spend"), right)


def judge_tile(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-CAVE-007  In its own turn Crystal tiles go first."""
    hand = set(scene.views["cave"]["cave"]["hand"]["cards"] or [])
    crystals = {tile for tile in hand if tile.startswith("crystal-")}
    right = crystals if crystals and scene.turn == "cave" else hand
    yield from differ("VAST-CAVE-007", "tiles to lay", named(options, "tile"), right)


def judge_edge(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-FILL-001  Every open edge, in the order that the filler likes."""
    yield from differ("VAST-FILL-001", "edges to fill", squares(options), scene.plan.open_edges())


def judge_place(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-CAVE-005  Beside any tile."""
    yield from beyond("VAST-CAVE-005", "where a tile may lie", squares(options), scene.plan.open_spaces())
    if not scene.plan.has_terrain and scene.plan.open_spaces() - squares(options):
        missing = scene.plan.open_spaces() - squares(options)
        yield f"VAST-CAVE-005: where a tile may lie: not offered: {spell(missing)}"


def treasure_places(scene: Scene) -> set[Place]:
    """VAST-CAVE-008  A Dark tile without a piece and without a Treasure."""
    return {
        place for place, space in scene.plan.spaces.items()
        if space.dark and not space.treasures and not scene.plan.on(place)
    }  # fmt: skip


def judge_treasure(scene: Scene, options: list[str]) -> Iterator[str]:
    yield from differ("VAST-CAVE-008", "tiles for a Treasure", squares(options), treasure_places(scene))


def judge_plunder(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-VAR-031  The variant card: a Dark tile without piece or token, a Lit one only when no Dark one is left."""
    dark = {place for place, space in scene.plan.spaces.items() if space.dark}
    right = {place for place in dark if not scene.plan.on(place) and not scene.plan.spaces[place].has_tokens}
    if dark:
        yield from beyond("VAST-VAR-031", "tiles for Past Plunder", squares(options), right)


def removable(scene: Scene) -> tuple[set[Place], set[Place]]:
    """VAST-COL-003  The tiles that come next in the Collapse: those that surely may go, and those that may have to
    stay because somebody stands there. Terrain is not judged.
    """
    plan = scene.plan
    fixed = set() if scene.variant.on("moving_entrance") else {plan.entrance}
    tiles = {place: plan.touching(place) for place, space in plan.spaces.items() if space.cave and place not in fixed}
    doubtful = {place for place in tiles if plan.on(place) or place == plan.entrance}
    for number in range(1, 5):
        level = {place for place, touching in tiles.items() if touching <= number}
        if level and not level & doubtful:
            return first_of(scene, level, doubtful)
        if level - doubtful:
            exact = min(tiles[place] for place in level) == number
            return first_of(scene, level, doubtful) if exact else (set(), level)
    return set(), set(tiles)


def first_of(scene: Scene, level: set[Place], doubtful: set[Place]) -> tuple[set[Place], set[Place]]:
    """VAST-COL-004  Lit Crystal tiles before all others."""
    spaces = scene.plan.spaces
    crystals = {place for place in level if spaces[place].lit and spaces[place].type == "crystal"}
    if crystals - doubtful:
        return crystals - doubtful, crystals & doubtful
    if crystals:
        return set(), level  # a Crystal tile that may have to stay: not judged
    if scene.variant.alone:  # VAST-VAR-032
        dark = {place for place in level if spaces[place].dark}
        if dark - doubtful:
            return dark - doubtful, (dark | crystals) & doubtful
    return level - doubtful, level & doubtful


def judge_remove(scene: Scene, options: list[str]) -> Iterator[str]:
    if scene.plan.has_terrain:
        return
    sure, perhaps = removable(scene)
    offered = squares(options)
    yield from beyond("VAST-COL-003", "tiles to remove", offered, sure | perhaps)
    if len({scene.plan.touching(place) for place in offered}) > 1:
        yield f"VAST-COL-003: tiles with different numbers of neighbours offered: {spell(offered)}"
    if sure - offered:
        yield f"VAST-COL-003: tiles to remove: not offered: {spell(sure - offered)}"


def judge_rockslide(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-CAVE-015  On an edge without a wall between two tiles, one of them Lit."""
    place = place_of(scene.top["squares"][0])
    here = scene.plan.spaces[place]
    right = {
        WAYS[side] for side, other in scene.plan.neighbours(place)
        if not scene.plan.wall(place, side) and (here.lit or here.ground or not scene.plan.spaces[other].dark)
    }  # fmt: skip
    yield from beyond("VAST-CAVE-015", "edges for a Rockslide", set(options) & set(WAYS), right)


def judge_bats(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-CAVE-014  A Treasure, the Knight or a revealed Tribe."""
    right = {piece for piece in ("knight", *TRIBES) if scene.at(piece) is not None}
    yield from beyond("VAST-CAVE-014", "pieces for the Bats", named(options, "piece"), right)
    treasures = {place for place, space in scene.plan.spaces.items() if space.treasures}
    yield from beyond("VAST-CAVE-014", "Treasures for the Bats", squares(options), treasures)


def judge_sleepers(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-CAVE-017  A Tribe of more than one."""
    right = {tribe for tribe in TRIBES if scene.tribe(tribe)["population"] > 1}
    yield from differ("VAST-CAVE-017", "Tribes for the Spores", named(options, "tribe"), right)


def judge_push(scene: Scene, options: list[str]) -> Iterator[str]:
    """VAST-FM-002  A piece that somebody else moves: not through walls, by its own rules, into no attack."""
    piece = scene.top["pieces"][0]
    here = scene.at(piece)
    if here is None:
        return
    beside = {place: side for side, place in scene.plan.neighbours(here)}
    offered = squares(options)
    for place in offered:
        if place in beside and scene.plan.wall(here, beside[place]):
            yield f"VAST-FM-001: {piece} is moved through a wall to {spell([place])}"
        yield from pushed_onto(scene, piece, place)
    if not scene.plan.with_terrain_near(here):
        yield from beyond("VAST-FM-001", f"spaces for {piece}", offered, set(beside))
    if piece == "knight" and scene.knight["cubes"]["shield"]:
        yield "VAST-FM-010: the Knight is moved behind her Shield"


def pushed_onto(scene: Scene, piece: str, place: Place) -> Iterator[str]:
    others, space = scene.plan.on(place) - {piece}, scene.plan.spaces[place]
    if piece == "knight":
        if space.dark or others:
            yield f"VAST-FM-002: the Knight is moved onto {spell([place])}, which is Dark or held by {spell(others)}"
        if scene.top["special"] and space.has_tokens:
            yield f"VAST-FM-002: the Wisp leads the Knight onto {spell([place])}, which is occupied"
    elif piece in TRIBES:
        if "knight" in others:
            yield f"VAST-FM-004: {piece} is moved onto the Knight"
        if "dragon" in others and scene.tribe(piece)["strength"] <= scene.armor():
            yield f"VAST-FM-004: {piece} is moved onto a Dragon that it does not beat"
    if scene.variant.on("faq2019_strict_forced_movement") and others:
        yield f"VAST-FM-007: {piece} is moved onto {spell(others)}"
