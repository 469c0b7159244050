"""Named numbers about a view: how far each role is from its goal, for evaluation and data sets."""

from __future__ import annotations

from underkeep.games.vast.names import ROLES
from underkeep.games.vast.seat.view import (
    CaveBoardView,
    DragonBoardView,
    GoblinsBoardView,
    KnightBoardView,
    ThiefBoardView,
    VastView,
)


def features(view: VastView, role: int) -> dict[str, float]:
    """Public numbers of all boards, the map, and whose they are."""
    told: dict[str, int] = {"round.round": view.round, "round.collapse": int(view.collapse)}
    boards = {
        "knight": knight_features(view.knight),
        "goblins": goblins_features(view.goblins),
        "dragon": dragon_features(view.dragon),
        "cave": cave_features(view.cave),
        "thief": thief_features(view.thief),
    }
    for playing in view.playing:
        told.update({f"{playing}.{name}": value for name, value in boards[playing].items()})
    told["map.tiles"] = len(view.tiles)
    told["map.lit"] = sum(tile.lit for tile in view.tiles)
    told["map.treasures"] = sum(tile.treasures for tile in view.tiles)
    told["map.crystals"] = sum(tile.crystal for tile in view.tiles)
    told["me"] = ROLES.index(view.playing[role])
    return {name: float(value) for name, value in told.items()}


def knight_features(k: KnightBoardView) -> dict[str, int]:
    return {
        "health": k.health, "grit": k.grit, "free": k.cubes_free, "crystals": k.crystals, "movement": k.movement,
        "perception": k.perception, "strength": k.strength, "moves_left": k.moves_left,
        "encounters_left": k.encounters_left, "most_health": k.max_health, "crystal_goal": k.crystal_goal,
    }  # fmt: skip


def goblins_features(g: GoblinsBoardView) -> dict[str, int]:
    told = {"rage": g.rage, "crystals": g.crystals}
    for tribe in g.tribes:
        told[f"{tribe.tribe}_strength"] = tribe.strength
        told[f"{tribe.tribe}_perception"] = tribe.perception
    told["population"] = sum(tribe.population for tribe in g.tribes)
    return told


def dragon_features(d: DragonBoardView) -> dict[str, int]:
    return {
        "health": d.health, "eaten": d.eaten, "held": d.treasures, "wakefulness": d.wakefulness, "armor": d.armor,
        "spirit": d.spirit, "most_health": d.max_health, "awaken_at": d.awaken_at,
        "rows": sum(row.asleep for row in d.sloth),
    }  # fmt: skip


def cave_features(c: CaveBoardView) -> dict[str, int]:
    held, costs = c.omens, c.costs
    return {
        "supply": c.treasure_tokens, "crystals_fallen": c.crystals_fallen, "hatred": c.hatred,
        "giant_bats_cost": costs.giant_bats, "rockslide_cost": costs.rockslide,
        "past_plunder_cost": costs.past_plunder, "soporific_spores_cost": costs.soporific_spores,
        "hatred_cost": costs.hatred, "crystal_curse_cost": costs.crystal_curse, "omens_due": c.omens_due,
        "crystal_tiles": c.crystal_tiles,
        "omens": held.bat + held.boulder + held.crystal + held.mushroom + held.path + held.chasm,
    }  # fmt: skip


def thief_features(t: ThiefBoardView) -> dict[str, int]:
    low, middle, high = t.token_values
    return {
        "carried": t.carried, "stashed": t.stashed, "loot": t.loot_level, "movement": t.movement,
        "stealth": t.stealth, "thievery": t.thievery, "moves_left": t.moves_left, "cubes_left": t.cubes_left,
        "low": low, "middle": middle, "high": high, "stash_goal": t.stash_goal,
    }  # fmt: skip
