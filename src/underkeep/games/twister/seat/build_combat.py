"""The combat under way, for everybody to see: who takes part and why, strengths part by part, who stays out of it."""

from __future__ import annotations

from underkeep.core.kernel.native import i64, vec
from underkeep.games.twister.board.squares import beyond
from underkeep.games.twister.names import ARMOR, DARK, ROLES, SWORD, WEAKNESS, other, owner, token_id
from underkeep.games.twister.rules.adjacency import adjacent_enemies, lurks
from underkeep.games.twister.rules.combat import LayCards
from underkeep.games.twister.rules.declaring import Declare
from underkeep.games.twister.rules.group import (
    GREATSWORD_BONUS,
    STAYS_OUT,
    SWINGS,
    blood_of,
    bonus,
    contains,
    fears_torches_of,
    fighters,
    must_lay_zero,
    side_sum,
    strength,
)  # fmt: skip
from underkeep.games.twister.seat.view import CombatView, FighterView
from underkeep.games.twister.state.game import Twister


def combat_view(game: Twister, eyes: int) -> CombatView | None:
    """DT-FIGHT-06  Who has laid a card is public, which card only its owner's affair."""
    frame = None if game.over() else game.top()
    if not isinstance(frame, (LayCards, Declare)):
        return None
    group = fighters(game, frame.attacker, frame.target)
    own = [int(game.laid[side]) for side in range(2) if eyes >> side & 1 and game.laid[side] >= 0]
    return CombatView(
        attacker=token_id(frame.attacker),
        target=token_id(frame.target),
        fighters=tuple([fighter_view(game, group, token) for token in group]),
        attack_sum=int(side_sum(game, group, game.active)),
        defence_sum=int(side_sum(game, group, other(int(game.active)))),
        attacking_side=ROLES[int(game.active)],
        answered=tuple([ROLES[side] for side in range(2) if game.laid[side] >= 0]),
        own_card=own[0] if len(own) == 1 else None,
        must_lay_zero=tuple([ROLES[side] for side in range(2) if game.darkness and must_lay_zero(game, group, side)]),
        declaring=token_id(frame.token) if isinstance(frame, Declare) else None,
        asks=("swing" if frame.sword else "join") if isinstance(frame, Declare) else None,
        outside=tuple([(token_id(token), why_outside(game, group, token)) for token in bystanders(game, group)]),
    )


def fighter_view(game: Twister, group: vec[i64], token: i64) -> FighterView:
    """DT-FIGHT-03  The first of the group attacks, the second is attacked, the others were drawn in."""
    why = "attacker" if token == group[0] else "target" if token == group[1] else "joined"
    attacking = owner(token) == game.active
    return FighterView(
        token_id(token), ROLES[int(owner(token))], int(strength(game, token)), int(bonus(game, token, attacking)), why,
        game.choice[token] & SWINGS != 0, game.maze.terrain[game.place[token]] == DARK,
        base=int(game.maze.content.strength[game.kind[token]]),
        extras=extras(game, token, attacking),
        against=tuple([token_id(enemy) for enemy in adjacent_enemies(game, token) if contains(group, enemy)]),
    )  # fmt: skip


def extras(game: Twister, token: i64, attacking: bool) -> tuple[tuple[str, int], ...]:
    """DT-FIGHT-07  What is added to the printed strength and taken from it, each by its name."""
    found: list[tuple[str, int]] = []
    if game.wounded[token]:
        found.append(("wounded", -int(game.maze.content.strength[game.kind[token]])))
    elif game.darkness:
        found.append(("blood", int(blood_of(game, token))))
        weak = game.holds(token, WEAKNESS)
        found.append(("ring-of-weakness", int(strength(game, token)) - unweakened(game, token) if weak else 0))
    if game.holds(token, SWORD if attacking else ARMOR):
        found.append(("sword" if attacking else "armor", 1))
    if game.darkness and attacking and game.choice[token] & SWINGS:
        found.append(("greatsword", GREATSWORD_BONUS))
    return tuple([(name, value) for name, value in found if value])


def unweakened(game: Twister, token: i64) -> int:
    """FOD-WEAK-01  Strength but for the Ring of Weakness, which takes nothing from a strength of 0."""
    return int(game.maze.content.strength[game.kind[token]] + blood_of(game, token))


# ---------------------------------------------------------------------- who stays out
def bystanders(game: Twister, group: vec[i64]) -> list[i64]:
    """Characters who are not in the combat although they stand or lie beside somebody who is, walls or not."""
    near = {int(beyond(game.place[member], side)) for member in group for side in range(4)}
    near.update(int(game.place[member]) for member in group)
    return [token for token in game.people if int(game.place[token]) in near and not contains(group, token)]


def why_outside(game: Twister, group: vec[i64], token: i64) -> str:
    """DT-FIGHT-05  What keeps somebody out: wounds, rest, darkness, walls, Torches, the Sacred Tomb."""
    if game.wounded[token]:
        return "carried" if game.stander(game.place[token]) >= 0 else "wounded"
    if game.is_spent(token):
        return "rests"
    if game.darkness and game.maze.terrain[game.place[token]] == DARK:
        return "stays-out" if lurks(game, token) and game.choice[token] & STAYS_OUT else "in-darkness"
    met = [enemy for enemy in adjacent_enemies(game, token) if contains(group, enemy)]
    if not met:
        return "behind-a-wall" if beside_enemy(game, group, token) else "no-enemy-beside"
    if all(game.maze.terrain[game.place[enemy]] == DARK for enemy in met):
        return "foe-in-darkness"
    return "torches" if all(fears_torches_of(game, token, enemy) for enemy in met) else "sacred-tomb"


def beside_enemy(game: Twister, group: vec[i64], token: i64) -> bool:
    """DT-ADJ-01  Whether only a wall or a portcullis is between it and an enemy who takes part."""
    near = {int(beyond(game.place[token], side)) for side in range(4)}
    return any(owner(member) != owner(token) and int(game.place[member]) in near for member in group)
