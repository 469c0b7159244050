"""DT-WOUND-11  Standing up again: by healing, regeneration, raising, or a draught from the Fountain of Youth."""

from __future__ import annotations

from underkeep.core.kernel.frames import LEGAL
from underkeep.core.kernel.native import i64
from underkeep.games.twister.board.squares import beyond
from underkeep.games.twister.names import DARK, FOUNTAIN, is_character, owner
from underkeep.games.twister.refusals import CARRIED, NO_FOUNTAIN, NOT_WOUNDED, TARGET_IN_DARKNESS
from underkeep.games.twister.state.changes.characters import stand_up
from underkeep.games.twister.state.events.darkness import FountainDrunk
from underkeep.games.twister.state.game import Twister


def refuse_standing_up(game: Twister, token: i64) -> i64:
    """DT-WOUND-11  GR2 must hold afterwards: not while carried, not beside a wounded enemy (DT-GOLD-04)."""
    return refuse_standing_for(game, token, owner(token))


def refuse_standing_for(game: Twister, token: i64, side: i64) -> i64:
    """FOD-GHOUL-04  The same for one who stands up on another side; never in darkness (FOD-DARK-09)."""
    mate = game.shares_with(token)
    if mate >= 0 and is_character(mate) and (game.wounded[mate] == 0 or owner(mate) != side):
        return CARRIED
    return TARGET_IN_DARKNESS if game.maze.terrain[game.place[token]] == DARK else LEGAL  # FOD-DRAGON-04


def refuse_sip(game: Twister, token: i64) -> i64:
    """FOD-FOUNT-01  A wounded character adjacent to the Fountain, on its owner's turn, wounded this turn or not
    (AMB-36); as in other boxes (OTH-FOUNTAIN).
    """
    if not game.lies_wounded(token):
        return NOT_WOUNDED
    return refuse_standing_up(game, token) if beside_fountain(game, token) else NO_FOUNTAIN  # FOD-FOUNT-02


def beside_fountain(game: Twister, token: i64) -> bool:
    for side in range(i64(4)):
        if game.maze.passage(game.place[token], side):
            if game.maze.terrain[beyond(game.place[token], side)] == FOUNTAIN:
                return True
    return False


def sip(game: Twister, token: i64) -> None:
    """FOD-FOUNT-02  It stands, and may act in the same turn. Magic (FOD-FOUNT-03), which nothing of these boxes
    cancels.
    """
    stand_up(game, token)
    if game.listener is not None:
        game.tell(FountainDrunk(game.said(token)))
