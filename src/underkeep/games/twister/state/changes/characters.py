"""Changes of characters: wounds and deaths, healing, other shapes, leaving; and of objects that are lost."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.twister.board.squares import square_id
from underkeep.games.twister.names import (
    BAT,
    DEAD,
    FRESH,
    GONE,
    KINDS,
    NOBODY,
    SPENT,
    VAMPIRE,
    is_character,
    other,
    owner,
    token_id,
)
from underkeep.games.twister.state.changes.turn import score
from underkeep.games.twister.state.events.base_box import (
    CharacterEliminated,
    CharacterHealed,
    CharacterLeft,
    CharacterWounded,
    ObjectLost,
)  # fmt: skip
from underkeep.games.twister.state.events.darkness import ShapeChanged, SpecterReincarnated
from underkeep.games.twister.state.game import Twister


def wound(game: Twister, token: i64) -> None:
    """DT-FIGHT-09  Standing becomes wounded; whom he carried dies (DT-WOUND-08), so GR2 holds (DT-GOLD-08)."""
    carried = game.load_of(token)
    game.wounded[token] = 1
    game.marks[token] |= FRESH
    game.potion[token] = 0
    game.stirred = 1
    if game.listener is not None:
        game.tell(CharacterWounded(game.said(token), square_id(game.place[token])))
    if carried >= 0 and is_character(carried):
        lose_carried(game, token, carried, other(int(owner(carried))))


def lose_carried(game: Twister, carrier: i64, carried: i64, causer: i64) -> None:
    """DT-WOUND-08  Who is carried dies; a Ghoul's prey for a flat point to the Ghoul's side (FOD-GHOUL-03, AMB-51)."""
    if owner(carried) == owner(carrier):
        eliminate(game, carried, causer, "carrier")  # FOD-GHOUL-06
    else:
        eliminate_for(game, carried, 1, "carrier")


def heal(game: Twister, token: i64, by: i64) -> None:
    """DT-HEAL-01  Wounded becomes standing, and does nothing more this turn (DT-ACT-02)."""
    stand_up(game, token)
    game.marks[token] |= SPENT  # FOD-DRAGON-03
    if game.listener is not None:
        game.tell(CharacterHealed(game.said(by) if by != token else "", game.said(token)))


def stand_up(game: Twister, token: i64) -> None:
    """FOD-VAMP-06  On its feet again, a Bat as a Vampire."""
    game.wounded[token] = 0
    if game.kind[token] == BAT:
        game.become(token, VAMPIRE)


def change_shape(game: Twister, token: i64, kind: i64) -> None:
    """FOD-VAMP-09  On the same square; what he held stays loose under the Bat."""
    before = game.said(token) if game.listener is not None else ""
    game.become(token, kind)
    if game.listener is not None:
        game.tell(ShapeChanged(before, KINDS.name(int(kind))))


def take_body(game: Twister, specter: i64, host: i64) -> None:
    """FOD-SPECTER-08  Healed, and able to act at once (AMB-35); its blood comes with it (FOD-SPECTER-14)."""
    # the Specter's token stands for the host of its colour, whether that one is free or not (FOD-SPECTER-07), and is no
    # raising: a Zombie uses none of the three (AMB-53)
    kind = game.kind[host]
    game.become(specter, VAMPIRE if kind == BAT else kind)  # AMB-54
    game.set_blood(specter, game.blood[host])
    give_back(game, host)
    if game.listener is not None:
        game.tell(SpecterReincarnated(token_id(specter), game.said(host)))


def die_at_once(game: Twister, token: i64, cause: str) -> None:
    """FOD-NECRO-07  A Zombie that was raised where it cannot be."""
    game.place[token] = DEAD
    if game.listener is not None:
        game.tell(CharacterEliminated(game.said(token), cause))


def give_back(game: Twister, token: i64) -> None:
    """FOD-NECRO-02  A token is given back to its owner, out of the game, and nobody scores."""
    game.place[token] = GONE
    game.wounded[token] = 0
    game.marks[token] = 0
    game.potion[token] = 0


def eliminate(game: Twister, token: i64, causer: i64, cause: str) -> None:
    """DT-VP-05  A death scores for the opponent of the owner: the kill value (FOD-DRAGON-05), or 1 if the owner's own
    action caused it (FOD-SUICIDE-02).
    """
    own_fault = causer == owner(token) and not game.rules.suicide_by_kill_value
    flat = own_fault or is_holy_death(game, cause)  # AMB-20: else an Undead Dragon is worth 2 to who kills it
    points: i64 = 1 if flat else game.maze.content.kill_points[game.kind[token]]
    take_out(game, token, cause)
    for player in scorers(owner(token), causer, game.roles):
        score(game, player, points)


def is_holy_death(game: Twister, cause: str) -> bool:
    """FOD-CROSS-05  Holy Cross and Sacred Tomb score 1 whoever dies (FOD-STOMB-05), an Undead Dragon too
    (FOD-DRAGON-05), unless the table says otherwise.
    """
    return (cause == "cross" or cause == "tomb") and not game.rules.holy_by_kill_value


def scorers(side: i64, causer: i64, players: i64) -> list[i64]:
    """FOD-SUICIDE-02  Who scores for a death: who caused it (DT-VP-06); for a suicide every other player."""
    return [causer] if causer != side else [player for player in range(players) if player != side]


def eliminate_for(game: Twister, token: i64, points: i64, cause: str) -> None:
    """DT-VP-01  Out for good; the opponent of the owner scores so much."""
    take_out(game, token, cause)
    score(game, other(int(owner(token))), points)


def take_out(game: Twister, token: i64, cause: str) -> None:
    """DT-WOUND-07  Out for good, before anybody scores."""
    game.place[token] = DEAD
    game.wounded[token] = 0
    game.marks[token] = 0
    game.potion[token] = 0
    if game.listener is not None:
        game.tell(CharacterEliminated(game.said(token), cause))


def kill_standing(game: Twister, token: i64, causer: i64, cause: str) -> None:
    """DT-WOUND-08  With a carrier dies whom he carries: at the end of an action, the other one on his square."""
    kill_with_load(game, token, NOBODY if game.wounded[token] else game.load_of(token), causer, cause)


def kill_with_load(game: Twister, token: i64, load: i64, causer: i64, cause: str) -> None:
    """DT-WOUND-08  Somebody dies, and with him whom he carries and nobody else; an object stays."""
    eliminate(game, token, causer, cause)
    if load >= 0 and is_character(load):
        lose_carried(game, token, load, causer)


def lose_object(game: Twister, token: i64, cause: str) -> None:
    """DT-CARRY-11  The object is out of the game."""
    game.place[token] = DEAD
    if game.listener is not None:
        game.tell(ObjectLost(game.said(token), cause))


def leave(game: Twister, token: i64, load: i64, points: i64) -> None:
    """DT-EXIT-01  Out at once with what he holds (DT-CARRY-10), a carried wounded one without points (DT-VP-04)."""
    game.place[token] = GONE
    game.potion[token] = 0
    if load >= 0:
        game.place[load] = GONE
        game.wounded[load] = 0
    if game.listener is not None:
        game.tell(CharacterLeft(game.said(token), game.said_load(load), int(points)))
    score(game, owner(token), points)
