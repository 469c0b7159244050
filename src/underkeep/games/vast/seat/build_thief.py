"""The Thief's board, for everybody's eyes but for his Advancement card while it lies face down."""

from __future__ import annotations

from typing import Any

from underkeep.games.vast import actions, names
from underkeep.games.vast.rules.stats import stealth
from underkeep.games.vast.seat.build_boards import (
    SeenPile,
    named,
    numbers_of,
    one_of,
    pile_view,
    place,
    seen_pile,
    spaces,
)
from underkeep.games.vast.seat.view import ThiefBoardView
from underkeep.games.vast.seat.view_cache import ViewCache
from underkeep.games.vast.state.game import Vast
from underkeep.games.vast.state.thief import Thief


def thief_board(game: Vast, eyes: int, cache: ViewCache) -> ThiefBoardView:
    """His board, the same object as long as it shows the same."""
    thief, last = game.thief, cache.thief
    dealt = seen_pile(thief.dealt, eyes)
    stats = thief_stats(game)
    if cache.is_same(names.THIEF, [dealt, stats, *shown(thief)]) and last is not None:
        return last
    view = thief_view(game, cache, dealt, stats)
    cache.thief = last if last is not None and view == last else view
    return cache.thief


def thief_stats(game: Vast) -> list[int]:
    """His three stats, what this turn leaves of them, the values of his tokens, and his goal."""
    thief = game.thief
    own = [int(thief.stat(0)), int(stealth(game)), int(thief.thievery())]
    return [
        *own, int(thief.moves_left()), int(thief.cubes_left()), *thief.tokens(), int(game.rules.stash_goal)
    ]  # fmt: skip


def shown(t: Thief) -> list[Any]:
    """All else that his board is made of."""
    return [
        t.tile, numbers_of(t.stats), t.walked, t.spent, t.halted, t.carried, t.stashed, t.upgrades, t.loot, t.targets,
        t.tried, t.sticky_used, t.evasion_used, t.to_stash, t.success, t.advanced, t.charges, t.card_used, t.extra,
    ]  # fmt: skip


def thief_view(game: Vast, cache: ViewCache, dealt: SeenPile, stats: list[int]) -> ThiefBoardView:
    """Field by field, as a player would read it off."""
    t, ranks = game.thief, actions.RANKS
    movement, hides, thievery, moves_left, cubes_left, low, middle, high, goal = stats
    return ThiefBoardView(
        at=place(game, t.tile), movement=movement, stealth=hides, thievery=thievery,
        tokens=(ranks[t.stats[0]], ranks[t.stats[1]], ranks[t.stats[2]]), token_values=(low, middle, high),
        moves_left=moves_left, cubes_left=cubes_left, spaces_moved=int(t.walked), cubes_spent=int(t.spent),
        cubes_extra=int(t.extra), halted=t.halted, carried=int(t.carried), stashed=int(t.stashed), stash_goal=goal,
        to_stash=int(t.to_stash), upgrades=named(t.upgrades, names.UPGRADES), loot_level=int(t.loot),
        targets=named(t.targets, names.PIECES), vaults_tried=spaces(cache.layout, t.tried, 0),
        sticky_used=t.sticky_used, evasion_used=t.evasion_used, roll_succeeded=t.success,
        dealt=pile_view("advancement", names.ADVANCEMENTS, dealt),
        advancement=one_of(t.advanced, names.ADVANCEMENTS), wand_charges=int(t.charges), card_used=t.card_used,
    )  # fmt: skip
