"""Who has won, and that nobody plays on after it."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.vast.referee.printed import CRYSTALS
from tests.games.vast.referee.scene import Scene

OTHER_ENDS = {"vast-result-nobody", "vast-result-last-round"}


def winners(scene: Scene) -> set[str]:
    """VAST-GEN-004  Whose condition is met on the boards; nobody wins where the cave has fallen without a Cave."""
    found: set[str] = set()
    variant, knight, dragon = scene.variant, scene.knight, scene.dragon
    if variant.has("dragon") and dragon["health"] == 0:
        found.add("knight" if variant.has("knight") else "goblins")
    if variant.has("knight") and variant.has("goblins") and knight["health"] == 0:
        found.add("goblins")
    if variant.has("thief") and scene.thief["stashed"] >= scene.thief["stash_goal"]:
        found.add("thief")
    escapes = dragon["surfaced"] and scene.at("dragon") == scene.plan.entrance
    if variant.has("dragon") and escapes and not variant.on("aid_dragon_escape_at_end_of_turn"):
        found.add("dragon")
    if scene.collapse and scene.cave["crystals_fallen"] >= scene.cave["crystal_tiles"] and not scene.cave["hatred"]:
        found.add("cave" if variant.has("cave") else "nobody")
    return found | crystal_winners(scene)


def crystal_winners(scene: Scene) -> set[str]:
    """VAST-GEN-004  Crystals, where no Dragon plays."""
    variant = scene.variant
    if variant.has("dragon"):
        return set()
    if variant.has("knight"):
        enough = scene.knight["crystals"] >= scene.knight["crystal_goal"]
        return {"knight"} if enough and scene.at("knight") == scene.plan.entrance else set()
    if variant.has("goblins"):
        return {"goblins"} if scene.goblins["crystals"] >= CRYSTALS[variant.level("knight")] else set()
    return set()


def judge_end(scene: Scene) -> Iterator[str]:
    """The end comes when a condition is met, and not before."""
    met = winners(scene)
    if scene.result is None:
        if met and scene.quiet:
            yield f"VAST-GEN-002: the game goes on though {', '.join(sorted(met))} has won"
        return
    won = set(scene.result["winners"])
    named = won & met or ("nobody" in met and not won)
    if won and not named and not infested(scene):
        yield f"VAST-GEN-004: {', '.join(sorted(won))} has won and the boards do not show why"
    if len(won) > 1:
        yield f"VAST-GEN-002: {len(won)} winners"


def infested(scene: Scene) -> bool:
    """VAST-VAR-005  A Goblin Infestation that kills the Knight may win for another; an escape is not seen any more."""
    no_goblins = scene.variant.has("knight") and not scene.variant.has("goblins") and scene.knight["health"] == 0
    return no_goblins or bool(scene.dragon["escaped"])
