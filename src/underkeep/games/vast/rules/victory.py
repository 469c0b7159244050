"""VAST-GEN-002  How a game ends: the first victory condition that is met, the acting player's own first."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.vast.names import CAVE, DRAGON, GOBLINS, KNIGHT, NOBODY_PLAYS, ROLES
from underkeep.games.vast.role_sets import ALONE
from underkeep.games.vast.state.changes.knight import strike_out_knight
from underkeep.games.vast.state.changes.turn import end_game
from underkeep.games.vast.state.game import Vast


def settle(game: Vast) -> None:
    """VAST-GEN-003  Look for a winner, beginning with the player whose turn it is (VAST-RUL-03)."""
    if game.over():
        return
    for n in range(i64(len(ROLES))):
        role = (game.active + n) % i64(len(ROLES))
        if game.has(role) and wins(game, role):
            end_game(game, role, f"vast-result-{ROLES[role]}")
            return
    if everybody_loses(game):
        end_game(game, NOBODY_PLAYS, "vast-result-collapse")


def wins(game: Vast, role: i64) -> bool:
    """VAST-GEN-004  The standard victory conditions."""
    if role == KNIGHT:
        return knight_wins(game)
    if role == GOBLINS:
        return goblins_win(game)
    if role == DRAGON:
        return game.dragon.escaped
    if role == CAVE:
        return cave_wins(game)
    return game.thief.stashed >= game.rules.stash_goal  # VAST-TH-023


def knight_wins(game: Vast) -> bool:
    """VAST-GEN-004  The Dragon is dead; without it her Crystals, by Tribes too (VAST-CTR-30), and the Entrance."""
    if game.knight.out:
        return False
    if game.has(DRAGON):
        return game.dragon.health <= 0
    return game.knight.crystals >= game.rules.crystal_goal and game.knight.tile == game.cavern.entrance


def goblins_win(game: Vast) -> bool:
    """VAST-GEN-004  The Knight is dead; without her the Dragon; without both: Crystals smashed by Tribes."""
    if game.has(KNIGHT):
        return game.knight.health <= 0
    if game.has(DRAGON):
        return game.dragon.health <= 0
    return game.goblins.crystals >= game.rules.crystal_goal


def cave_wins(game: Vast) -> bool:
    """VAST-CAVE-009  Enough Crystal tiles are gone, the Collapse has begun (VAST-CAVE-010) and no Hatred token is left
    (VAST-DIF-008).
    """
    return game.collapse and game.cave.crystals_fallen >= game.rules.crystal_tiles and game.cave.hatred == 0


def everybody_loses(game: Vast) -> bool:
    """VAST-GEN-005  Without a Cave player the fallen Crystal tiles defeat everybody, once the Collapse has begun
    (VAST-RUL-11).
    """
    return game.collapse and not game.has(CAVE) and game.cave.crystals_fallen >= game.rules.crystal_tiles


def knight_falls(game: Vast, in_ambush: bool) -> None:
    """VAST-RUL-12  The Knight has died and no Goblins play: she is out; alone she has lost."""
    strike_out_knight(game)
    if in_ambush and game.rules.ambush_winner >= 0:
        winner = game.rules.ambush_winner  # VAST-VAR-005
        end_game(game, winner, "vast-result-ambush")
    elif game.rules.tiles_by == ALONE:
        end_game(game, NOBODY_PLAYS, "vast-result-dead")


def last_round_over(game: Vast) -> None:
    """UK-VAST-01  Nobody has won in time: everybody loses."""
    end_game(game, NOBODY_PLAYS, "vast-result-time")
