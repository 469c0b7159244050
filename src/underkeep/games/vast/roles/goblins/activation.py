"""VAST-GO-021  Activating a Tribe: it moves, then takes one action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import (
    AT_CRYSTAL,
    AT_DRAGON,
    AT_THIEF,
    ATTACK,
    ATTACKS,
    DONE,
    EXPLORE,
    FLARE,
    HIDE,
    MOVE,
    PLUNDER,
    PLUNDERS,
    REVEAL,
    SECRET,
    SLING,
    SPECIAL,
    SQUARE,
    WISP,
)
from underkeep.games.vast.board.ground import sheltered
from underkeep.games.vast.board.sight import sees
from underkeep.games.vast.board.squares import SIDE
from underkeep.games.vast.cards.secrets import held_secrets, play_secret, refuse_secret
from underkeep.games.vast.cards.slingshot import ChooseSlung, refuse_sling
from underkeep.games.vast.names import GOBLINS, OFF, P_FANGS, P_KNIGHT, TRIBES
from underkeep.games.vast.names import WISP as WISP_CARD
from underkeep.games.vast.refusals import (
    ALREADY_ACTED,
    FOREST_SHELTERS,
    LEGAL,
    MUST_BE_HIDDEN,
    MUST_BE_REVEALED,
    NEVER_ENDS_IN_PIT,
    NO_FLARE,
    NO_PLACE_TO_REVEAL,
    NO_TUNNELS,
    NO_WISP,
    NOT_SEEN,
    SHIELD_PROTECTS,
    TRIBE_HAS_MOVED,
    WRONG_KIND,
)
from underkeep.games.vast.roles.goblins.actions import (
    ChooseExplore,
    ChooseReveal,
    Plunder,
    act_special,
    can_reveal,
    hide,
    refuse_dark_jump,
    refuse_explore,
    refuse_plunder,
)
from underkeep.games.vast.roles.goblins.attacks import (
    AttackCrystal,
    TribeAttacksDragon,
    TribeAttacksThief,
    partner,
    refuse_attack_crystal,
    refuse_attack_dragon,
    refuse_attack_thief,
    wake_kraken,
)
from underkeep.games.vast.roles.goblins.movement import must_leave_pit, refuse_tribe_step, step_places, step_to
from underkeep.games.vast.rules.ask import GoblinsAsk, squares_of
from underkeep.games.vast.rules.flare import FlareAround
from underkeep.games.vast.rules.forced import push_piece, shielded
from underkeep.games.vast.rules.tell import tell_wisp
from underkeep.games.vast.state.changes.goblins import (
    begin_activation,
    end_activation,
    set_out,
    use_action,
    use_movement,
    use_tribe_flare,
    use_wisp,
)
from underkeep.games.vast.state.changes.pieces import TUNNEL, move_piece
from underkeep.games.vast.state.game import Vast

WISP_SPACES: Final = 3


@final
@dataclass(frozen=True)
class ActivateTribe(Procedure):
    """VAST-GO-021  One Tribe from its first step to its action."""

    tribe: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.begin(game)
            case 1:
                self.act(game)
            case 2:
                self.go_on(game)
            case _:
                self.close(game)

    def begin(self, game: Vast) -> None:
        """VAST-GO-021  One Tribe after the other."""
        begin_activation(game, self.tribe)

    def act(self, game: Vast) -> None:
        """VAST-GO-021  The next step or its action."""
        game.push(TribeActs(self.tribe))

    def go_on(self, game: Vast) -> None:
        """VAST-GO-008  Until it has acted or has scattered."""
        if not game.goblins.acted and game.goblins.population[self.tribe] > 0:
            game.go_to(1)

    def close(self, game: Vast) -> None:
        """VAST-GO-021  The activation is over."""
        end_activation(game)
        game.finish()


@final
@dataclass(frozen=True)
class TribeActs(GoblinsAsk):
    """VAST-GO-021  What does the activated Tribe do next?"""

    tribe: i64

    def candidates(self, game: Vast) -> list[Action]:
        acts: list[Action] = step_places(game, self.tribe)
        acts.extend([REVEAL, HIDE, MOVE, WISP, FLARE, EXPLORE, SPECIAL, SLING])
        acts.extend([ATTACKS[AT_THIEF], ATTACKS[AT_DRAGON], ATTACKS[AT_CRYSTAL]])
        acts.extend(PLUNDERS)
        acts.extend(held_secrets(game))
        acts.append(DONE)
        return acts

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb == SECRET:
            return refuse_secret(game, action.a)
        if action.verb == SQUARE:
            return refuse_tribe_step(game, self.tribe, action.a)
        if must_leave_pit(game, self.tribe):
            return NEVER_ENDS_IN_PIT  # VAST-TER-014
        if action is DONE:
            return LEGAL
        if action is REVEAL:
            return refuse_reveal(game, self.tribe)
        if action is HIDE:
            return refuse_hide(game, self.tribe)
        if not game.goblins.revealed(self.tribe):
            return MUST_BE_REVEALED if is_action(action) else WRONG_KIND  # VAST-GO-041
        return refuse_revealed(game, self.tribe, action)

    def take(self, game: Vast, action: Action) -> None:
        if action is DONE:
            use_action(game)
        elif action.verb == SECRET:
            set_out(game, self.tribe)
            play_secret(game, action.a)
        elif action.verb == SQUARE:
            step_to(game, self.tribe, action.a)
        else:
            take_act(game, self.tribe, action)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-tribe-acts", tribe=TRIBES[self.tribe])

    def rule(self) -> str:
        return "VAST-GO-021"


def is_action(action: Action) -> bool:
    """Whether it is something that Tribes do at all."""
    if action.verb == ATTACK or action.verb == PLUNDER or action is SPECIAL or action is SLING:
        return True
    return action is MOVE or action is WISP or action is FLARE or action is EXPLORE


def refuse_reveal(game: Vast, tribe: i64) -> i64:
    """VAST-GO-038  A hidden Tribe, not a lurking one, with a place to appear."""
    if game.goblins.revealed(tribe) or game.goblins.lurking(tribe):
        return MUST_BE_HIDDEN
    return LEGAL if can_reveal(game, tribe) else NO_PLACE_TO_REVEAL


def refuse_hide(game: Vast, tribe: i64) -> i64:
    """VAST-GO-027  A revealed Tribe, or a lurking one that has not stepped."""
    if game.goblins.revealed(tribe) or game.goblins.lurking(tribe):
        return LEGAL
    return MUST_BE_REVEALED


def refuse_revealed(game: Vast, tribe: i64, action: Action) -> i64:
    """VAST-GO-041  What only a revealed Tribe may do."""
    if action.verb == ATTACK:
        return refuse_tribe_attack(game, tribe, action.a)
    if action.verb == PLUNDER:
        return refuse_plunder(game, tribe, action.a)
    if action is EXPLORE:
        return refuse_explore(game, tribe)
    if action is MOVE:
        return refuse_tunnels(game)
    if action is WISP:
        return refuse_wisp(game, tribe)
    if action is FLARE:
        return refuse_flare(game, tribe)
    if action is SLING:
        return refuse_sling(game, tribe)
    return LEGAL if action is SPECIAL else WRONG_KIND


def refuse_tribe_attack(game: Vast, tribe: i64, target: i64) -> i64:
    """VAST-GO-030  The Knight is attacked by entering her tile; the others by this action."""
    if target == AT_THIEF:
        return refuse_attack_thief(game, tribe)
    if target == AT_DRAGON:
        return refuse_attack_dragon(game, tribe)
    return refuse_attack_crystal(game, tribe) if target == AT_CRYSTAL else WRONG_KIND


def refuse_tunnels(game: Vast) -> i64:
    """VAST-GO-080  Secret Tunnels: before any movement of the activation, if an unoccupied Dark tile exists."""
    if not game.goblins.tunnels:
        return NO_TUNNELS
    if game.goblins.stepped or game.goblins.moved:
        return TRIBE_HAS_MOVED
    for tile in game.cavern.dark_tiles():
        if refuse_dark_jump(game, tile) == LEGAL:
            return LEGAL
    return NO_TUNNELS


def refuse_wisp(game: Vast, tribe: i64) -> i64:
    """VAST-GO-054  Once per turn, if the Knight is seen now and not behind her Shield."""
    if not game.goblins.has_monster(tribe, WISP_CARD):
        return NO_WISP
    if game.goblins.wisp_used:
        return ALREADY_ACTED
    here = game.goblins.tile[tribe]
    if game.knight.tile == OFF or not sees(game.cavern, here, game.knight.tile, SIDE):
        return NOT_SEEN
    if sheltered(here, game.knight.tile):
        return FOREST_SHELTERS
    return SHIELD_PROTECTS if shielded(game, P_KNIGHT) else LEGAL


def refuse_flare(game: Vast, tribe: i64) -> i64:
    """VAST-VAR-011  Only where the Goblins have the Flare card, once per Tribe and turn."""
    if not game.rules.flare >> GOBLINS & 1:
        return NO_FLARE
    return ALREADY_ACTED if game.goblins.flared >> tribe & 1 else LEGAL


def take_act(game: Vast, tribe: i64, action: Action) -> None:
    """VAST-GO-021  Wisp, Flare and Secret Tunnels do not use the action; the rest does."""
    if action is WISP:
        use_wisp(game, tribe)
        tell_wisp(game, tribe, WISP_SPACES)
        push_piece(game, GOBLINS, P_KNIGHT, WISP_SPACES, 1)
    elif action is FLARE:
        use_tribe_flare(game, tribe)
        game.push(FlareAround(GOBLINS, int(game.goblins.tile[tribe])))
    elif action is MOVE:
        game.push(ChooseTunnel(tribe))
    else:
        use_action(game)
        take_action(game, tribe, action)


def take_action(game: Vast, tribe: i64, action: Action) -> None:
    """VAST-GO-021  The one action of an activation."""
    if action is REVEAL:
        game.push(ChooseReveal(tribe))
    elif action is HIDE:
        hide(game, tribe)
    elif action is EXPLORE:
        game.push(ChooseExplore(tribe))
    elif action is SPECIAL:
        act_special(game, tribe)
    elif action is SLING:
        game.push(ChooseSlung(tribe))
    elif action.verb == PLUNDER:
        game.push(Plunder(tribe, action.a))
    else:
        attack(game, tribe, action.a)


def attack(game: Vast, tribe: i64, target: i64) -> None:
    """VAST-GO-030  The Attack action on anything but the Knight; the Ground Kraken follows it (VAST-BON-017)."""
    if target == AT_THIEF:
        wake_kraken(game, tribe)
        game.push(TribeAttacksThief(tribe))
    elif target == AT_DRAGON:
        wake_kraken(game, tribe)
        game.push(TribeAttacksDragon(tribe))
    else:
        if partner(game, tribe) >= 0:  # VAST-GO-033: a pledge alone does nothing
            wake_kraken(game, tribe)
            wake_kraken(game, partner(game, tribe))
        game.push(AttackCrystal(tribe))


@final
@dataclass(frozen=True)
class ChooseTunnel(GoblinsAsk):
    """VAST-GO-080  On which unoccupied Dark tile do the Secret Tunnels end? It may act there but not move any more."""

    tribe: i64

    def candidates(self, game: Vast) -> list[Action]:
        return squares_of(game, game.cavern.dark_tiles())

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_dark_jump(game, game.cavern.tile_at(action.a)) if action.verb == SQUARE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        use_movement(game)
        move_piece(game, P_FANGS + self.tribe, game.cavern.tile_at(action.a), TUNNEL)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-tunnel", tribe=TRIBES[self.tribe])

    def rule(self) -> str:
        return "VAST-GO-080"
