"""VAST-BON-030  Schemes that the Goblins have bought: what each of them changes, wherever it is asked."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64
from underkeep.games.vast.names import ARMORY, CAVE_OIL, EYE_OF_RAGE, MAX_RAGE, WAR_BANNER
from underkeep.games.vast.state.game import Vast

LIT_TILES: Final = 2  # that a Tribe leaves for 1 Population,
OILED_TILES: Final = 3  # ... and with Cave Oil


def is_scheme(card: i64) -> bool:
    """VAST-BON-030  A Secret with a chest."""
    return card >= ARMORY


def has_scheme(game: Vast, card: i64) -> bool:
    """VAST-BON-030  A Scheme works once it is bought, for the whole game."""
    return game.goblins.schemes >> card & 1 != 0


def most_rage(game: Vast) -> i64:
    """VAST-BON-033  War Banner: up to 4 Rage."""
    return i64(MAX_RAGE) + (1 if has_scheme(game, WAR_BANNER) else 0)


def tiles_per_goblin(game: Vast) -> i64:
    """VAST-BON-033  Cave Oil: a Tribe loses 1 Population for three Lit tiles that it leaves."""
    return OILED_TILES if has_scheme(game, CAVE_OIL) else LIT_TILES


def envies(game: Vast) -> bool:
    """VAST-BON-033  Eye of Rage: another player gains a Treasure card or token."""
    return has_scheme(game, EYE_OF_RAGE)


def armory_strength(game: Vast, tribe: i64) -> i64:
    """VAST-BON-033  Armory: a Strength disc, if there was one (VAST-BON-034)."""
    return 1 if game.goblins.armory == tribe and not game.goblins.armory_waits else 0
