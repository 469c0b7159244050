"""VAST-KN-062  Equipment and Treasure cards that are used: which, why not, and what is asked then."""

from __future__ import annotations

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.games.vast.actions import THROW, USE_BOMB, USE_BOW, USE_MAGIC_BOW, USE_RUNE_STAFF
from underkeep.games.vast.refusals import WRONG_KIND
from underkeep.games.vast.roles.knight.equipment import (
    CHOOSE_FLARE,
    CHOOSE_MAGIC_SHOT,
    CHOOSE_SHOT,
    CHOOSE_WALL,
    refuse_bomb,
    refuse_bow,
    refuse_magic_bow,
)
from underkeep.games.vast.roles.knight.javelin import CHOOSE_THROWN, refuse_throw
from underkeep.games.vast.roles.knight.rune_staff import CHOOSE_RUNE, refuse_rune_staff
from underkeep.games.vast.state.game import Vast


def use_acts(game: Vast) -> list[Action]:
    """The candidates of what equipment and Treasure cards do."""
    return [USE_BOMB, USE_BOW, USE_MAGIC_BOW, USE_RUNE_STAFF, THROW]


def refuse_equipment(game: Vast, action: Action) -> i64:
    """VAST-KN-062  One refusal for each thing that is used."""
    if action is USE_BOMB:
        return refuse_bomb(game)
    if action is USE_BOW:
        return refuse_bow(game)
    if action is USE_MAGIC_BOW:
        return refuse_magic_bow(game)
    if action is USE_RUNE_STAFF:
        return refuse_rune_staff(game)
    return refuse_throw(game) if action is THROW else WRONG_KIND


def use_equipment(game: Vast, action: Action) -> None:
    """VAST-KN-062  None of these costs an Encounter but the Javelin, which is an attack."""
    if action is USE_BOMB:
        game.push(CHOOSE_WALL)
    elif action is USE_BOW:
        game.push(CHOOSE_SHOT)
    elif action is USE_MAGIC_BOW:
        game.push(CHOOSE_MAGIC_SHOT)
    elif action is USE_RUNE_STAFF:
        game.push(CHOOSE_RUNE)
    elif action is THROW:
        game.push(CHOOSE_THROWN)
    else:
        game.push(CHOOSE_FLARE)
