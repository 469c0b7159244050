"""VAST-KN-054  Sidequests: which are fulfilled now, and completing one.

Those whose moment has come (`deeds`) wait in her next question, so that nobody learns from a prompt what she holds.
"""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.vast.names import (
    ADVENTUROUS,
    BEDECKED,
    CRYSTAL,
    CUNNING,
    DRAGON,
    FEARLESS,
    GOBLINS,
    INTREPID,
    NOBLE_FAILURE,
    PERSISTENT,
    PREPARED,
    STALWART,
    SWIFT,
    TILE_COUNT,
)
from underkeep.games.vast.refusals import LEGAL, NOT_HER_QUEST, QUEST_NOT_DONE
from underkeep.games.vast.state.changes.cubes import gain_grit
from underkeep.games.vast.state.changes.knight import note_passed_crystal
from underkeep.games.vast.state.changes.knight_cards import (
    do_deed,
    draw_quest,
    finish_quest,
    note_ambush,
    note_treasure,
)
from underkeep.games.vast.state.game import Vast


def bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def revealed_tiles(game: Vast) -> i64:
    """VAST-KN-057  Cave tiles revealed by anyone, the Entrance not counted."""
    count: i64 = -1
    for tile in range(i64(TILE_COUNT)):
        if game.cavern.is_lit(tile):
            count += 1
    return count


def is_fulfilled(game: Vast, quest: i64) -> bool:
    """VAST-KN-055  State Sidequests while true; the others in their moment."""
    if quest == INTREPID:
        return revealed_tiles(game) >= 10
    if quest == BEDECKED:
        return bits(game.knight.shown) >= 2
    if quest == PERSISTENT:
        return game.smashed >= 3
    if quest == ADVENTUROUS:
        return bits(game.knight.met) + bits(game.knight.met_far) >= 3
    if quest == SWIFT:
        return bits(game.knight.visited) + bits(game.knight.visited_far) >= 7
    if quest == NOBLE_FAILURE and not game.has(DRAGON):
        return bits(game.knight.passed) >= 2  # VAST-BON-011
    return game.knight.deeds >> quest & 1 != 0


def refuse_quest(game: Vast, quest: i64) -> i64:
    """VAST-KN-054  A Sidequest in her hand that is fulfilled."""
    if not game.knight.quests.has(quest):
        return NOT_HER_QUEST
    return LEGAL if is_fulfilled(game, quest) else QUEST_NOT_DONE


def complete(game: Vast, quest: i64) -> None:
    """VAST-KN-054  The card leaves the game, she gains its Grit and draws another."""
    grit = game.knight.free if quest == PREPARED else i64(game.content.sidequests[quest].number)  # VAST-BON-010
    finish_quest(game, quest, grit)
    gain_grit(game, grit)
    draw_quest(game)


def pass_crystal(game: Vast) -> None:
    """VAST-BON-011  Without the Dragon, Noble Failure asks for two Crystals left unsmashed in one turn."""
    if game.has_mark(game.knight.tile, CRYSTAL):
        note_passed_crystal(game)


def count_ambush(game: Vast) -> None:
    """VAST-KN-059  Without Goblins, Stalwart asks for two Ambushes in one turn."""
    note_ambush(game)
    if game.knight.ambushes == 2 and not game.has(GOBLINS):
        do_deed(game, STALWART)


def count_treasure(game: Vast) -> None:
    """VAST-KN-059  Without the Dragon, Cunning asks for two Treasures in one turn."""
    note_treasure(game)
    if game.knight.taken == 2 and not game.has(DRAGON):
        do_deed(game, CUNNING)


def withstand_monster(game: Vast) -> None:
    """VAST-KN-059  Without Goblins, Fearless asks for an Ambush by a Monster without loss of Health."""
    if not game.has(GOBLINS):
        do_deed(game, FEARLESS)
