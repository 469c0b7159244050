"""VAST-GEN-004  The race: how near every role is to winning in its own terms, and who may win in the next turn; from
what everybody knows alone.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.telling import Goal
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.names import TILE_COUNT
from underkeep.games.vast.seat.goal import goal
from underkeep.games.vast.seat.view import TileView, TribeView, VastView

SURFACING: Final = 2  # what is left to do when the Dragon is awake: surface, then leave
REMOVED: Final = 3  # tiles that the Cave removes in a turn of the Collapse
MOST_CUBES: Final = 3  # Hero cubes on one of the Knight's numbers
STRONG_CARDS: Final = ("elvish_sword", "mighty_axe", "silver_gauntlet")  # Treasure cards: +1 Strength for a cube
CRYSTAL_STRENGTH: Final = 3  # of each of the two Tribes that smash a Crystal
STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))  # north, east, south, west
FAR: Final = 999
Threat = tuple[Label, ...]  # why a role may win in its next turn; empty if it may not
NONE: Final[Threat] = ()
Place = tuple[int, int]


def race(view: VastView) -> tuple[Goal, ...]:
    """One goal for each role that plays."""
    return tuple([goal_of(view, role) for role in range(len(view.playing))])


def goal_of(view: VastView, role: int) -> Goal:
    name = view.playing[role]
    if name == "knight":
        near, threat = knight_race(view), knight_threat(view)
    elif name == "goblins":
        near, threat = goblins_race(view), goblins_threat(view)
    elif name == "dragon":
        near, threat = dragon_race(view), dragon_threat(view)
    elif name == "cave":
        near, threat = cave_race(view), cave_threat(view)
    else:
        near, threat = thief_race(view), thief_threat(view)
    told, have, need = near
    undecided = view.winner is None
    why = (*goal(view, role), *threat) if undecided else goal(view, role)
    return Goal(name, told, have, need, undecided and len(threat) > 0, why)


# ---------------------------------------------------------------------- the map as everybody sees it
def place(square: str) -> Place:
    """`n2e1` as row and column."""
    down, across, sign, number, way = 0, 0, 1, 0, ""
    for letter in square.removeprefix("sq:") + ".":
        if letter.isdigit():
            number = number * 10 + int(letter)
            continue
        if way in ("n", "s"):
            down = sign * number
        elif way in ("e", "w"):
            across = sign * number
        way, number, sign = letter, 0, -1 if letter in ("n", "w") else 1
    return down, across


def plan(view: VastView) -> dict[Place, TileView]:
    return {place(tile.square): tile for tile in view.tiles}


def steps_from(view: VastView, start: str | None) -> dict[Place, int]:
    """How many steps every tile is away for who walks: walls are in the way, Dark tiles are not."""
    tiles = plan(view)
    begin = place(start) if start is not None else (FAR, FAR)
    found = {begin: 0} if begin in tiles else {}
    queue = list(found)
    for here in queue:
        for way, (down, across) in enumerate(STEPS):
            to = (here[0] + down, here[1] + across)
            if to in tiles and to not in found and not tiles[here].walls[way]:
                found[to] = found[here] + 1
                queue.append(to)
    return found


# ---------------------------------------------------------------------- the Knight
def knight_race(view: VastView) -> tuple[Label, int, int]:
    """The Dragon's Health, without it Crystals and the way out."""
    if "dragon" in view.playing:
        board = view.dragon
        told = label("vast-race-kill-dragon", has=board.health, most=board.max_health)
        return told, board.max_health - board.health, board.max_health
    has, needs = view.knight.crystals, view.knight.crystal_goal
    if has >= needs:
        return label("vast-race-way-out"), needs, needs
    return label("vast-race-crystals", has=has, needs=needs), has, needs


def hero_cubes(view: VastView) -> int:
    """The cubes that she will pick up for her next turn."""
    board = view.knight
    placed = board.cubes
    on_stats = placed.movement + placed.perception + placed.strength
    on_gear = placed.bomb + placed.bow + placed.map + placed.shield
    return board.cubes_free + board.cubes_aside + on_stats + on_gear + len(board.cubes_on_cards)


def cubes_to_walk(steps: int) -> int:
    """VAST-KN-002  Movement 1, and 2 for each cube."""
    return max(0, steps // 2)


def knight_threat(view: VastView) -> Threat:
    if view.knight.dead or view.knight.at is None:
        return NONE
    return threat_to_dragon(view) if "dragon" in view.playing else threat_to_leave(view)


def threat_to_leave(view: VastView) -> Threat:
    """VAST-GEN-004  She has her Crystals and reaches the Entrance."""
    away = steps_from(view, view.knight.at).get(place(view.entrance), FAR)
    if view.knight.crystals < view.knight.crystal_goal or cubes_to_walk(away) > min(hero_cubes(view), MOST_CUBES):
        return NONE
    return (label("vast-race-why-way-out", steps=away),)


def threat_to_dragon(view: VastView) -> Threat:
    """VAST-KN-025  Her cubes suffice to reach it, and to strike as often as it has Health."""
    board, dragon = view.knight, view.dragon
    away = steps_from(view, board.at).get(place(dragon.at), FAR) if dragon.at is not None else FAR
    javelin = "javelin" in board.face_up
    strength = max(0, dragon.armor - 1 - (1 if javelin else 0) - (1 if "cursed_amulet" in board.face_up else 0))
    bomb = 0 if dragon.surfaced or view.collapse or javelin else 1
    cubes = hero_cubes(view)
    spare = cubes - cubes_to_walk(away) - strength - bomb
    cards = len([card for card in STRONG_CARDS if card in board.face_up])
    if spare < 0 or cubes_to_walk(away) > MOST_CUBES or strength > MOST_CUBES + cards:
        return NONE
    blows = 1 + (min(spare, MOST_CUBES) if dragon.surfaced else 0)
    blows += 1 if "mighty_axe" in board.face_up and not bomb else 0
    if blows < dragon.health:
        return NONE
    return (label("vast-race-why-knight", steps=away, health=dragon.health, armor=dragon.armor, cubes=cubes),)


# ---------------------------------------------------------------------- the Goblins
def goblins_race(view: VastView) -> tuple[Label, int, int]:
    """The Knight's Health, without her the Dragon's, without both Crystals."""
    if "knight" in view.playing:
        board = view.knight
        told = label("vast-race-kill-knight", has=board.health, most=board.max_health)
        return told, board.max_health - board.health, board.max_health
    if "dragon" in view.playing:
        return knight_race(view)
    has, needs = view.goblins.crystals, view.knight.crystal_goal
    return label("vast-race-crystals", has=has, needs=needs), has, needs


def attackers(view: VastView, target: str | None, defence: int) -> list[TribeView]:
    """Tribes on the map that can come to a square and are stronger than who stands there; every second step may cost
    a Goblin (VAST-GO-023).
    """
    if target is None:
        return []
    found: list[TribeView] = []
    for tribe in view.goblins.tribes:
        away = steps_from(view, tribe.at).get(place(target), FAR)
        if tribe.population > 0 and tribe.strength - away // 2 > defence:
            found.append(tribe)
    return found


def goblins_threat(view: VastView) -> Threat:
    """VAST-GO-030  Each Tribe may attack once; two Tribes smash one Crystal."""
    if "knight" in view.playing:
        return threat_to_knight(view)
    if "dragon" in view.playing:
        tribes = attackers(view, view.dragon.at, view.dragon.armor)
        if len(tribes) < view.dragon.health:
            return NONE
        return (label("vast-race-why-tribes", count=len(tribes), health=view.dragon.health),)
    strong = [tribe for tribe in view.goblins.tribes if tribe.at is not None and tribe.strength >= CRYSTAL_STRENGTH]
    if view.goblins.crystals + 1 < view.knight.crystal_goal or len(strong) < 2:
        return NONE
    return (label("vast-race-why-crystal", count=len(strong)),)


def threat_to_knight(view: VastView) -> Threat:
    """VAST-GO-030  As many Tribes can come and beat her as she has Health, half as many with the Cursed Amulet."""
    board = view.knight
    hers = max(0, 1 + board.cubes.strength - view.goblins.dazed_knight)
    tribes = attackers(view, board.at, hers)
    wound = 2 if "cursed_amulet" in board.face_up else 1
    if board.dead or len(tribes) * wound < board.health:
        return NONE
    return (label("vast-race-why-goblins", count=len(tribes), strength=hers, health=board.health),)


# ---------------------------------------------------------------------- the Dragon
def dragon_race(view: VastView) -> tuple[Label, int, int]:
    """Wake, surface, leave."""
    board = view.dragon
    if board.surfaced:
        return label("vast-race-escape"), board.awaken_at + 1, board.awaken_at + SURFACING
    if board.awake:
        return label("vast-race-surface"), board.awaken_at, board.awaken_at + SURFACING
    told = label("vast-race-wake", has=board.wakefulness, needs=board.awaken_at)
    return told, min(board.wakefulness, board.awaken_at), board.awaken_at


def dragon_threat(view: VastView) -> Threat:
    """VAST-DR-006  Surfaced, one free move and a Wing for every card and Gem may bring it to the Entrance."""
    board = view.dragon
    if not board.surfaced or board.at is None:
        return NONE
    wings = board.hand.count + len([gem for gem in board.gems if gem.symbol == "wing" and gem.place.startswith("sq:")])
    moves = flights(view, board.at).get(place(view.entrance), FAR)
    return (label("vast-race-why-dragon", moves=moves, wings=wings),) if moves <= 1 + wings else NONE


def flights(view: VastView, start: str) -> dict[Place, int]:
    """VAST-DR-008  In how many moves of one or two tiles straight on the surfaced Dragon is where: no walls, no Dark
    tiles.
    """
    tiles = plan(view)
    found = {place(start): 0}
    queue = list(found)
    for here in queue:
        for way, (down, across) in enumerate(STEPS):
            at = here
            for _ in range(2):
                to = (at[0] + down, at[1] + across)
                if at not in tiles or to not in tiles or tiles[at].walls[way] or is_dark(tiles[to]):
                    break
                at = to
                if at not in found:
                    found[at] = found[here] + 1
                    queue.append(at)
    return found


def is_dark(tile: TileView) -> bool:
    """A Dark tile; Terrain is neither, and everybody knows it."""
    return not tile.lit and tile.type in (None, "ambush", "event", "treasure_room", "vault", "crystal")


# ---------------------------------------------------------------------- the Cave
def cave_race(view: VastView) -> tuple[Label, int, int]:
    """All tiles placed, then Crystal tiles that fall."""
    board = view.cave
    if view.collapse:
        told = label("vast-race-fall", has=board.crystals_fallen, needs=board.crystal_tiles)
        return told, min(board.crystals_fallen, board.crystal_tiles), board.crystal_tiles
    left = board.stack.count + board.hand.count
    return label("vast-race-tiles", left=left), max(0, TILE_COUNT - 1 - left), TILE_COUNT - 1


def cave_threat(view: VastView) -> Threat:
    """VAST-CAVE-006  Three tiles a turn may fall: enough Crystal tiles lie open, and no Hatred token is in the way."""
    board = view.cave
    needed = board.crystal_tiles - board.crystals_fallen
    lying = len([tile for tile in view.tiles if tile.lit and tile.type == "crystal"])
    if not view.collapse or board.hatred or not 0 < needed <= min(REMOVED, lying):
        return NONE
    return (label("vast-race-why-cave", needed=needed, lying=lying, count=REMOVED),)


# ---------------------------------------------------------------------- the Thief
def thief_race(view: VastView) -> tuple[Label, int, int]:
    """The stash."""
    board = view.thief
    told = label("vast-race-stash", has=board.stashed, needs=board.stash_goal)
    return told, min(board.stashed, board.stash_goal), board.stash_goal


def carried(view: VastView) -> int:
    return view.thief.carried + len([gem for gem in view.dragon.gems if gem.place == "carried"])


def thief_threat(view: VastView) -> Threat:
    """VAST-TH-021  With what he carries, and one token on his way at most, he comes home within his Movement."""
    board = view.thief
    here = board.at if board.at is not None else view.entrance
    movement = max(board.token_values) + (1 if "plus_movement" in board.upgrades else 0)
    missing = board.stash_goal - board.stashed - carried(view)
    home = steps_from(view, view.entrance)
    if missing <= 0:
        away = home.get(place(here), FAR)
        why = label("vast-race-why-thief", carried=carried(view), steps=away, movement=movement)
        return (why,) if 0 < away <= movement else NONE
    if missing > 1:
        return NONE
    return threat_to_loot(view, here, home, movement)


def threat_to_loot(view: VastView, here: str, home: dict[Place, int], movement: int) -> Threat:
    """VAST-TH-009  The nearest Treasure or Gem by which he still comes home."""
    steps, best, nearest = steps_from(view, here), FAR, ""
    for tile in view.tiles:
        at = place(tile.square)
        way = steps.get(at, FAR) + home.get(at, FAR)
        if (tile.treasures or tile.gems) and 0 < way <= movement and home[at] and way < best:
            best, nearest = way, tile.square
    if not nearest:
        return NONE
    return (label("vast-race-why-loot", square=nearest, steps=best, movement=movement),)
