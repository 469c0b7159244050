"""VAST-BON-021  The revised Javelin, thrown at a piece that she sees within 3 spaces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Window
from underkeep.games.vast.actions import CHOOSE_PIECE, PIECE
from underkeep.games.vast.board.ground import sheltered
from underkeep.games.vast.board.sight import sees
from underkeep.games.vast.names import P_DRAGON, P_FANGS, P_KNIGHT, P_THIEF, SILVER_GAUNTLET, TRAP
from underkeep.games.vast.options import REVISED_CARDS
from underkeep.games.vast.refusals import (
    ARMOR_TOO_STRONG,
    EVENT_FIRST,
    FOREST_SHELTERS,
    JAVELIN_NOT_READY,
    JAVELIN_TARGETS,
    JAVELIN_TOO_FAR,
    LEGAL,
    NO_ENCOUNTER,
    NOBODY_IN_REACH,
    NOT_ON_MAP,
    ONE_DRAGON_ATTACK,
    THIEF_UNSEEN,
    TRIBE_TOO_STRONG,
    WRONG_KIND,
)
from underkeep.games.vast.roles.knight.attacks import STRIKE_THIEF, AttackDragon, note_deeds
from underkeep.games.vast.roles.knight.cubes import throw_javelin
from underkeep.games.vast.roles.knight.encounter import encounters_left, event_waits
from underkeep.games.vast.rules.ask import KnightAsk, why_none
from underkeep.games.vast.rules.moments import SECRETS_OWED
from underkeep.games.vast.rules.stats import (
    armor,
    attack_strength,
    card_cube,
    knight_perception,
    stealth,
    trap_bonus,
    tribe_strength,
)
from underkeep.games.vast.rules.tell import tell_attack_on_tribes
from underkeep.games.vast.rules.tribes import Scatter, change_rage
from underkeep.games.vast.state.changes.goblin_cards import discard_face_up
from underkeep.games.vast.state.changes.knight import forget_strike, meet_space
from underkeep.games.vast.state.game import Vast

JAVELIN_RANGE: Final = 3


def refuse_thrown_at(game: Vast, piece: i64) -> i64:
    """VAST-BON-021  Another player's piece that she sees within 3 spaces and could attack on its space."""
    tile = game.piece_tile(piece)
    if piece == P_KNIGHT or tile == game.knight.tile:
        return JAVELIN_TARGETS
    if tile < 0:
        return NOT_ON_MAP
    if sheltered(game.knight.tile, tile):
        return FOREST_SHELTERS
    if not sees(game.cavern, game.knight.tile, tile, JAVELIN_RANGE):
        return JAVELIN_TOO_FAR
    if piece == P_THIEF:
        return LEGAL if knight_perception(game) > stealth(game) else THIEF_UNSEEN
    return refuse_dragon(game) if piece == P_DRAGON else refuse_tribe(game, piece - P_FANGS)


def refuse_dragon(game: Vast) -> i64:
    """VAST-KN-025  Strength at least its Armor; underground only one attack per turn."""
    if not game.dragon.surfaced and game.knight.dragon_attacked:
        return ONE_DRAGON_ATTACK
    return LEGAL if attack_strength(game) >= armor(game) else ARMOR_TOO_STRONG


def refuse_tribe(game: Vast, tribe: i64) -> i64:
    """VAST-KN-027  Strength above that of the Tribe, Trap included."""
    return LEGAL if attack_strength(game) > tribe_strength(game, tribe) + trap_bonus(game) else TRIBE_TOO_STRONG


def refuse_throw(game: Vast) -> i64:
    """VAST-BON-021  The revised Javelin is ready, an Encounter is left and somebody is in reach."""
    if not game.knight.armed or not game.rules.flag(REVISED_CARDS):
        return JAVELIN_NOT_READY
    if encounters_left(game) <= 0:
        return NO_ENCOUNTER
    if event_waits(game):
        return EVENT_FIRST
    return why_none(game, CHOOSE_THROWN, NOBODY_IN_REACH)


@final
@dataclass(frozen=True)
class ChooseThrown(KnightAsk):
    """VAST-BON-021  At whom is the Javelin thrown?"""

    def candidates(self, game: Vast) -> list[Action]:
        return CHOOSE_PIECE

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_thrown_at(game, action.a) if action.verb == PIECE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        game.push(ThrowJavelin(action.a))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-thrown")

    def rule(self) -> str:
        return "VAST-BON-021"


CHOOSE_THROWN: Final = ChooseThrown()


@final
@dataclass(frozen=True)
class ThrowJavelin(Procedure):
    """VAST-BON-021  An attack from afar, with an Encounter of its own (VAST-KN-049)."""

    piece: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.strike(game)
            case 1:
                self.close(game)
            case _:
                game.finish()

    def strike(self, game: Vast) -> None:
        """VAST-KN-049  The attack uses the Javelin up."""
        meet_space(game)
        if self.piece == P_DRAGON:
            game.push(AttackDragon(0))
        elif self.piece == P_THIEF:
            game.push(STRIKE_THIEF)
        else:
            game.push(PierceTribe(self.piece - P_FANGS))

    def close(self, game: Vast) -> None:
        """VAST-DR-024  A new Encounter may attack the surfaced Dragon again."""
        forget_strike(game)


@final
@dataclass(frozen=True)
class PierceTribe(Procedure):
    """VAST-BON-021  The one Tribe that the Javelin hits scatters, as when attacked on its tile (VAST-KN-027)."""

    tribe: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.hit(game)
            case 1:
                self.spend_trap(game)
            case 2:
                self.rob(game)
            case _:
                game.finish()

    def hit(self, game: Vast) -> None:
        """VAST-GO-005  Rage +1, and the Tribe scatters."""
        guard = tribe_strength(game, self.tribe) + trap_bonus(game)
        tell_attack_on_tribes(game, [self.tribe], game.goblins.tile[self.tribe], guard)
        note_deeds(game, self.tribe)
        change_rage(game, 1)
        throw_javelin(game)
        game.push(Scatter(self.tribe))

    def spend_trap(self, game: Vast) -> None:
        """VAST-GO-087  A face-up Trap is discarded after such an attack."""
        if trap_bonus(game):
            discard_face_up(game, TRAP)

    def rob(self, game: Vast) -> None:
        """VAST-BON-014  The Silver Gauntlet costs the attacked Goblins a Secret."""
        if card_cube(game, SILVER_GAUNTLET):
            game.open_window(Window(SECRETS_OWED, 1))
