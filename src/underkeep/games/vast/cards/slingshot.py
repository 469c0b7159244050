"""VAST-BON-018  The Slingshot: as its action a Tribe makes Knight or Dragon an easier prey for the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import CHOOSE_PIECE, PIECE
from underkeep.games.vast.board.ground import sheltered
from underkeep.games.vast.board.sight import sees
from underkeep.games.vast.names import P_DRAGON, P_KNIGHT, SLINGSHOT, TRIBES
from underkeep.games.vast.refusals import (
    FOREST_SHELTERS,
    LEGAL,
    NO_SLINGSHOT,
    NOT_ON_MAP,
    OUT_OF_SLING,
    SLING_TARGETS,
    WRONG_KIND,
)
from underkeep.games.vast.rules.ask import GoblinsAsk
from underkeep.games.vast.state.changes.goblin_cards import daze_piece
from underkeep.games.vast.state.game import Vast

SLING_RANGE: Final = 4


def refuse_slung(game: Vast, tribe: i64, piece: i64) -> i64:
    """VAST-BON-018  Knight or Dragon, who alone have such numbers, seen within 4 spaces whatever their defence."""
    if piece != P_KNIGHT and piece != P_DRAGON:
        return SLING_TARGETS
    here, there = game.goblins.tile[tribe], game.piece_tile(piece)
    if there < 0:
        return NOT_ON_MAP
    if sheltered(here, there):
        return FOREST_SHELTERS  # VAST-TER-013
    return LEGAL if sees(game.cavern, here, there, SLING_RANGE) else OUT_OF_SLING


def refuse_sling(game: Vast, tribe: i64) -> i64:
    """VAST-BON-018  The card lies face up and somebody is in reach of the revealed Tribe."""
    if not game.goblins.face_up >> SLINGSHOT & 1:
        return NO_SLINGSHOT
    code = refuse_slung(game, tribe, P_KNIGHT)
    return code if code == LEGAL else refuse_slung(game, tribe, P_DRAGON)


@final
@dataclass(frozen=True)
class ChooseSlung(GoblinsAsk):
    """VAST-BON-018  Whom does the Slingshot daze?"""

    tribe: i64

    def candidates(self, game: Vast) -> list[Action]:
        return [CHOOSE_PIECE[P_KNIGHT], CHOOSE_PIECE[P_DRAGON]]

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_slung(game, self.tribe, action.a) if action.verb == PIECE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        daze_piece(game, self.tribe, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-slung", tribe=TRIBES[self.tribe])

    def rule(self) -> str:
        return "VAST-BON-018"
