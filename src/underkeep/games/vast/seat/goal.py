"""VAST-GEN-004  What each role must do to win and how near it is, from what everybody knows."""

from __future__ import annotations

from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.seat.view import VastView


def goal(view: VastView, role: int) -> tuple[Label, ...]:
    """The goal of the role with that number among those that play."""
    name = view.playing[role]
    if name == "knight":
        return knight_goal(view)
    if name == "goblins":
        return goblins_goal(view)
    if name == "dragon":
        return dragon_goal(view)
    return cave_goal(view) if name == "cave" else thief_goal(view)


def kill_dragon(view: VastView) -> Label:
    return label("vast-goal-kill-dragon", has=view.dragon.health, most=view.dragon.max_health)


def knight_goal(view: VastView) -> tuple[Label, ...]:
    """The Dragon's death; without it Crystals and the way out."""
    if "dragon" in view.playing:
        return (kill_dragon(view),)
    crystals = label("vast-goal-crystals", has=view.knight.crystals, needs=view.knight.crystal_goal)
    return crystals, label("vast-goal-way-out")


def goblins_goal(view: VastView) -> tuple[Label, ...]:
    """The Knight's death, without her the Dragon's, without both Crystals."""
    if "knight" in view.playing:
        return (label("vast-goal-kill-knight", has=view.knight.health, most=view.knight.max_health),)
    if "dragon" in view.playing:
        return (kill_dragon(view),)
    return (label("vast-goal-crystals", has=view.goblins.crystals, needs=view.knight.crystal_goal),)


def dragon_goal(view: VastView) -> tuple[Label, ...]:
    """Wake, surface, leave."""
    board = view.dragon
    if board.surfaced:
        return (label("vast-goal-escape"),)
    if board.awake:
        return label("vast-goal-surface"), label("vast-goal-escape")
    waking = label("vast-goal-wake", has=board.wakefulness, needs=board.awaken_at)
    return waking, label("vast-goal-surface"), label("vast-goal-escape")


def cave_goal(view: VastView) -> tuple[Label, ...]:
    """Place all tiles, then let Crystal tiles fall; difficulty tokens go first."""
    board = view.cave
    lines = [label("vast-goal-fall", has=board.crystals_fallen, needs=board.crystal_tiles)]
    if not view.collapse:
        lines.insert(0, label("vast-goal-tiles", left=board.stack.count + board.hand.count))
    if board.hatred:
        lines.append(label("vast-goal-hatred", left=board.hatred))
    return tuple(lines)


def thief_goal(view: VastView) -> tuple[Label, ...]:
    """The stash."""
    board = view.thief
    carried = board.carried + len([gem for gem in view.dragon.gems if gem.place == "carried"])
    return (label("vast-goal-stash", has=board.stashed, needs=board.stash_goal, carried=carried),)
