"""KHO-TURN-01  The verbs that move the turn on: phases, the card on the table, attacks and votes under way."""

from __future__ import annotations

from underkeep.core.kernel.native import i64, vec
from underkeep.games.heroes.state.events.assault import AssaultBegun
from underkeep.games.heroes.state.events.clans import PhaseBegun, TurnBegun
from underkeep.games.heroes.state.events.guild import AssaultSkipped
from underkeep.games.heroes.state.game import PHASE_NAMES, Heroes


def begin_turn(game: Heroes) -> None:
    """KHO-END-01  A player's turn begins; he may throw a hero again."""
    game.turn.thrown = False
    if game.listener is not None:
        game.tell(TurnBegun(game.rules.clan_name(game.turn.active)))


def begin_phase(game: Heroes, phase: i64) -> None:
    """KHO-TURN-01  The next phase."""
    game.turn.phase = phase
    if game.listener is not None:
        game.tell(PhaseBegun(game.rules.clan_name(game.turn.active), PHASE_NAMES[phase]))


def pass_token(game: Heroes) -> None:
    """KHO-END-01  The token goes to the left."""
    game.turn.active = (game.turn.active + 1) % game.roles


def spend_throw(game: Heroes) -> None:
    """KHO-CELLS-01  The throw of this turn is used."""
    game.turn.thrown = True


def begin_assault(game: Heroes, quota: i64) -> None:
    """KHO-WAVE-04  One more assault, of so many guild cards."""
    turn = game.turn
    turn.assaults += 1
    turn.drawn = 0
    turn.quota = quota
    if game.listener is not None and quota > 0:
        guild = game.guild
        game.tell(AssaultBegun(int(turn.assaults), int(guild.wave), int(quota), int(guild.deck.count())))


def begin_empty_assault(game: Heroes, more: i64) -> None:
    """KHO-WAVE-07  An assault of wave 0, which draws no card; so many more of them follow."""
    begin_assault(game, 0)
    if game.listener is not None:
        game.tell(AssaultSkipped(int(more)))


def count_guild_card(game: Heroes) -> None:
    """KHO-WAVE-02  One more card of this assault."""
    game.turn.drawn += 1


# ---------------------------------------------------------------------- the card on the table
def clear_card(game: Heroes) -> None:
    """KHO-PLAY-03  Unused actions are lost when the next card is played or the phase ends."""
    turn = game.turn
    turn.card = -1
    turn.side = -1
    turn.left = 0


def resolve_card(game: Heroes, card: i64) -> None:
    """KHO-PLAY-01  From now on the icons of this card are used."""
    game.turn.card = card


def choose_side(game: Heroes, side: i64) -> None:
    """KHO-CHOICE-02  The side is chosen, and every icon of it is unused."""
    game.turn.side = side
    game.turn.left = (i64(1) << len(game.icons(side))) - 1


def use_up_icon(game: Heroes, slot: i64) -> None:
    """KHO-CARD-05  An icon of the chosen side is used."""
    game.turn.left &= ~(i64(1) << slot)


def refer_to(game: Heroes, room: i64) -> None:
    """KHO-MOM-05  The reference room of a Momentum; -1: there is none."""
    game.turn.spot = room


# ---------------------------------------------------------------------- attacks
def gather_swarm(game: Heroes, count: i64) -> None:
    """KHO-SWARM-03  So many monsters may act."""
    game.turn.swarm = count


def spend_swarm(game: Heroes) -> None:
    """KHO-SWARM-02  The next monster of the swarm acts."""
    game.turn.swarm -= 1


def end_swarm(game: Heroes) -> None:
    """KHO-SWARM-03  Nobody else of the swarm acts."""
    game.turn.swarm = 0


def raise_blow(game: Heroes, damage: i64) -> None:
    """KHO-DEF-07  An attack is under way; its damage can still be defended."""
    game.turn.blow = damage


def land_blow(game: Heroes) -> i64:
    """KHO-DEF-02  The attack is over; the damage that was not defended."""
    damage = game.turn.blow
    game.turn.blow = 0
    return damage


# ---------------------------------------------------------------------- votes
def clear_votes(game: Heroes) -> None:
    """KHO-RUL-09  Nobody has voted."""
    game.votes = vec[i64]([-1] * int(game.roles))


def cast_vote(game: Heroes, role: i64, place: i64) -> None:
    """KHO-RUL-09  A vote, as the place of its answer among the options."""
    game.votes[role] = place
