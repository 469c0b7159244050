"""VAST-BON-040  Dragon Scales: how they come into the Power deck, and what cards and Gems pay for."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import bit, i64
from underkeep.games.vast.names import (
    ANY,
    GOLDEN_SCALE,
    PLATINUM_SCALE,
    RESERVE,
    SCALES,
    SILVER_SCALE,
)
from underkeep.games.vast.options import DRAGON_SCALES
from underkeep.games.vast.state.game import Vast

NONE: Final = -1  # no card, no Gem


def scales_about(game: Vast) -> bool:
    """Whether anybody must reckon with a Scale: one has been gained and not all of them are spent."""
    return game.rules.flag(DRAGON_SCALES) and game.dragon.scales.count() < len(SCALES)


def scale_pays(game: Vast, scale: i64, asked: i64) -> bool:
    """VAST-BON-041  Golden: any symbol. Silver: that of a Gem in reserve. Platinum pays nothing."""
    if scale == GOLDEN_SCALE:
        return True
    if scale == PLATINUM_SCALE:
        return False
    return game.dragon.gems_on_map() < 3 if asked == ANY else game.dragon.gems[asked] == RESERVE


def of_symbol(tally: i64, symbol: i64) -> i64:
    """How many of a symbol there are, of a byte for each."""
    return tally >> (8 * symbol) & 255


def due(cost: tuple[int, ...], first: i64) -> i64:
    """What a power costs from its place `first` on, by symbol: a byte for each."""
    need: i64 = 0
    for place in range(first, i64(len(cost))):
        need += bit(8 * i64(cost[place]))
    return need


def covers(game: Vast, power: i64, first: i64, card: i64, gem: i64) -> bool:
    """VAST-DR-010  Cards, Scales and ready Gems, without that card or Gem, pay for a power from `first` on; "?" is any
    symbol.
    """
    cost, hand = game.content.powers[power].cost, game.dragon.tally()
    golden = of_symbol(hand, GOLDEN_SCALE) > 0 and card != GOLDEN_SCALE
    silver = of_symbol(hand, SILVER_SCALE) > 0 and card != SILVER_SCALE
    needed = due(cost, first)
    total: i64 = i64(golden) + i64(silver and scale_pays(game, SILVER_SCALE, ANY))
    lacking: i64 = 0
    copied = False
    for symbol in range(i64(3)):
        have = of_symbol(hand, symbol) - i64(card == symbol)
        have += i64(game.dragon.gem_ready(symbol) and gem != symbol)
        need = of_symbol(needed, symbol)
        total += have
        if need > have:
            lacking += need - have
            copied = copied or (silver and scale_pays(game, SILVER_SCALE, symbol))
    return lacking <= i64(golden) + i64(copied) and total >= i64(len(cost)) - first


def can_pay(game: Vast, power: i64) -> bool:
    """VAST-DR-010  Whether the Dragon can pay for a power."""
    return covers(game, power, 0, NONE, NONE)
