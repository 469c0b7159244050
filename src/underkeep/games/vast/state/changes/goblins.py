"""VAST-GO-001  Changes to the Goblins' board: Rage, Tribes and their activations, and the tally of the turn."""

from __future__ import annotations

from underkeep.core.kernel.native import bit, i64
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.names import GOBLIN_RUBY, L_WAR, P_FANGS, TRIBES
from underkeep.games.vast.state.changes.discs import disarm
from underkeep.games.vast.state.changes.goblin_cards import discard_face_up
from underkeep.games.vast.state.changes.pieces import SCATTERED, lift_piece
from underkeep.games.vast.state.changes.tokens import square_of
from underkeep.games.vast.state.events.goblins import (
    PopulationChanged,
    RageChanged,
    TribeLurked,
    TribePledged,
    TribeScattered,
)
from underkeep.games.vast.state.game import Vast


def set_rage(game: Vast, rage: i64) -> None:
    """Rage rises or falls to that."""
    before = game.goblins.rage
    game.goblins.rage = rage
    if game.listener is not None:
        game.tell(RageChanged(int(before), int(rage)))


def set_population(game: Vast, tribe: i64, population: i64) -> None:
    """Population changes; a Tribe that falls to 0 costs the Goblins their Ruby (VAST-GO-083)."""
    before = game.goblins.population[tribe]
    game.goblins.population[tribe] = population
    if game.listener is not None:
        game.tell(PopulationChanged(TRIBES[tribe], int(before), int(population)))
    if population == 0 and before > 0:
        disarm(game, tribe)
        if game.goblins.face_up >> GOBLIN_RUBY & 1:
            discard_face_up(game, GOBLIN_RUBY)


def lose_goblins(game: Vast, tribe: i64, loss: i64) -> None:
    """Population falls, and the effect under way has cost that many."""
    game.goblins.lost += loss
    set_population(game, tribe, game.goblins.population[tribe] - loss)


def forget_losses(game: Vast) -> None:
    """A new effect begins, which has cost no Goblin yet."""
    game.goblins.lost = 0


def scatter_tribe(game: Vast, tribe: i64) -> None:
    """The piece goes to the board and what the Tribe has pledged is forgotten."""
    hide_tribe(game, tribe, SCATTERED)
    game.goblins.pledges[tribe] = -1
    if game.listener is not None:
        game.tell(TribeScattered(TRIBES[tribe], int(game.goblins.population[tribe])))


def hide_tribe(game: Vast, tribe: i64, how: str) -> None:
    """VAST-GO-039  The piece goes back to the board; Population and Monsters stay."""
    if game.goblins.revealed(tribe) or game.goblins.lurking(tribe):
        lift_piece(game, P_FANGS + tribe, how)


def lurk(game: Vast, tribe: i64, cell: i64) -> None:
    """VAST-MAP-010  Lurking Tribes are the only pieces on open spaces."""
    game.goblins.lurk[tribe] = cell
    if game.listener is not None:
        game.tell(TribeLurked(TRIBES[tribe], SQUARE_NAMES[cell]))


def give_goblins_crystal(game: Vast) -> None:
    """A smashed Crystal counts for the Goblins."""
    game.goblins.crystals += 1


def pledge_tribe(game: Vast, tribe: i64, tile: i64) -> None:
    """A Tribe promises to smash the Crystal of a tile with another."""
    game.goblins.pledges[tribe] = tile
    if game.listener is not None:
        game.tell(TribePledged(TRIBES[tribe], square_of(game, tile)))


# ---------------------------------------------------------------------- their turn
def begin_goblin_turn(game: Vast) -> None:
    """What counts this turn only starts again."""
    game.goblins.new_turn()


def end_goblin_turn(game: Vast) -> None:
    """The War card goes, the War deck is shuffled, and what lasts until the end of the turn is over."""
    game.goblins.war_card = -1
    game.goblins.war.shuffle(game.luck, L_WAR)
    game.goblins.end_turn()


def refuse_discs(game: Vast, tribe: i64) -> None:
    """A Tribe gets no discs from the War card."""
    game.goblins.refused |= i64(1) << tribe


def use_ruby(game: Vast) -> None:
    """The Goblin Ruby of this turn."""
    game.goblins.ruby_used = True


def use_activation(game: Vast, tribe: i64) -> None:
    """An activation of a Tribe is used up."""
    game.goblins.activate(tribe)


def begin_activation(game: Vast, tribe: i64) -> None:
    """A Tribe is being activated; it has neither moved nor acted."""
    goblins = game.goblins
    goblins.activate(tribe)
    goblins.acting = tribe
    goblins.moved = goblins.acted = goblins.stepped = goblins.worm_used = False
    goblins.set_out(tribe)


def end_activation(game: Vast) -> None:
    """No Tribe is being activated."""
    game.goblins.acting = -1


def set_out(game: Vast, tribe: i64) -> None:
    """A Tribe begins its way anew where it stands."""
    game.goblins.set_out(tribe)


def use_action(game: Vast) -> None:
    """The Tribe being activated has acted."""
    game.goblins.acted = True


def use_movement(game: Vast) -> None:
    """The Tribe being activated may not move any more."""
    game.goblins.moved = True


def use_wisp(game: Vast, tribe: i64) -> None:
    """The Wisp of this turn; the Tribe sets out anew."""
    game.goblins.wisp_used = True
    game.goblins.set_out(tribe)


def use_tribe_flare(game: Vast, tribe: i64) -> None:
    """The Flare of a Tribe of this turn; it sets out anew."""
    game.goblins.flared |= i64(1) << tribe
    game.goblins.set_out(tribe)


def use_underworm(game: Vast) -> None:
    """The Underworm of this activation."""
    game.goblins.worm_used = True


def step_onto(game: Vast, tile: i64) -> None:
    """The Tribe being activated takes a step to a tile."""
    game.goblins.stepped = True
    game.goblins.pass_by(tile)


def leave_lit(game: Vast, tribe: i64, tile: i64) -> None:
    """A Tribe leaves one more Lit tile this turn."""
    goblins = game.goblins
    goblins.left[tribe] = goblins.left[tribe] | bit(tile)
    goblins.left_count[tribe] = goblins.left_count[tribe] + 1


def leave_terrain(game: Vast, tribe: i64, kind: i64) -> None:
    """A Tribe leaves a Terrain onto unexplored ground, once a turn."""
    game.goblins.went_out[tribe] = game.goblins.went_out[tribe] | i64(1) << kind
