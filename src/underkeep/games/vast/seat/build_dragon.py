"""The Dragon's board, for everybody's eyes but for its Power cards."""

from __future__ import annotations

from typing import Any

from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.rules.stats import armor
from underkeep.games.vast.seat.build_boards import (
    SECTIONS,
    SeenPile,
    named,
    numbers_of,
    pile_view,
    place,
    seen_pile,
)
from underkeep.games.vast.seat.view import DragonBoardView, GemView, SlothRowView
from underkeep.games.vast.seat.view_cache import ViewCache
from underkeep.games.vast.state.dragon import Dragon
from underkeep.games.vast.state.game import Vast


def dragon_board(game: Vast, eyes: int, cache: ViewCache) -> DragonBoardView:
    """Its board, the same object as long as it shows the same."""
    dragon, last = game.dragon, cache.dragon
    piles = [seen_pile(pile, eyes) for pile in (dragon.deck, dragon.hand, dragon.discard, dragon.scales)]
    stats = dragon_stats(game)
    if cache.is_same(names.DRAGON, [piles, stats, *shown(dragon)]) and last is not None:
        return last
    view = dragon_view(game, piles, stats)
    cache.dragon = last if last is not None and view == last else view
    return cache.dragon


def dragon_stats(game: Vast) -> list[int]:
    """Wakefulness, Armor, Spirit, and its goals."""
    dragon, rules = game.dragon, game.rules
    cubes = [int(dragon.wakefulness()), int(armor(game)), int(dragon.spirit())]
    return [*cubes, int(rules.dragon_health), int(rules.awaken_at)]


def shown(d: Dragon) -> list[Any]:
    """All else that its board is made of."""
    return [
        d.tile, d.health, d.surfaced, d.awake, numbers_of(d.rows), d.locked, d.eaten, numbers_of(d.gems), d.gems_used,
        d.shriek, d.shriek_turns, d.shrieked, d.flame_wall, d.burnt, d.held, d.moved, d.free_moved, d.sections,
        d.claims, d.escaped, d.gem_placed, d.woke_now, d.silver_kept, d.platinum_spent,
    ]  # fmt: skip


def row_view(dragon: Dragon, row: i64) -> SlothRowView:
    """A row of Sloth cubes."""
    return SlothRowView(names.ROWS[row], int(dragon.rows[row]), dragon.claims >> row & 1 != 0)


def gem_view(game: Vast, gem: i64) -> GemView:
    """Where a Gem is."""
    tile = game.dragon.gems[gem]
    where = "carried" if tile == names.CARRIED else place(game, tile) or "reserve"
    return GemView(names.POWER_SYMBOLS[gem], where, game.dragon.gems_used >> gem & 1 != 0)


def dragon_view(game: Vast, piles: list[SeenPile], stats: list[int]) -> DragonBoardView:
    """Field by field, as a player would read it off."""
    d = game.dragon
    wakefulness, armor_now, spirit, max_health, awaken_at = stats
    deck, hand, discard, scales = piles
    rows = [row_view(d, row) for row in range(i64(5))]
    return DragonBoardView(
        at=place(game, d.tile), health=int(d.health), max_health=max_health, wakefulness=wakefulness,
        awaken_at=awaken_at, armor=armor_now, spirit=spirit, awake=d.awake, surfaced=d.surfaced, escaped=d.escaped,
        sloth=(rows[0], rows[1], rows[2], rows[3], rows[4]), cubes_locked=int(d.locked),
        sections_woken=named(d.sections, SECTIONS), woke_now=d.woke_now, eaten=int(d.eaten), treasures=int(d.held),
        gems=(gem_view(game, names.CLAW), gem_view(game, names.FLAME), gem_view(game, names.WING)),
        gem_placed=d.gem_placed, deck=pile_view("powers", names.POWER_CARDS, deck),
        hand=pile_view("powers", names.POWER_CARDS, hand), discard=pile_view("powers", names.POWER_CARDS, discard),
        scales=pile_view("powers", names.POWER_CARDS, scales), silver_kept=d.silver_kept,
        platinum_spent=d.platinum_spent, shriek_ready=d.shriek, shriek_turns=int(d.shriek_turns),
        shrieked=d.shrieked, moved=d.moved, free_moved=d.free_moved, flame_wall=place(game, d.flame_wall),
        burnt=named(d.burnt, names.ROLES),
    )  # fmt: skip
