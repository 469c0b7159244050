"""DT-FIGHT-03  Who takes part in a combat and with what strength; who may not, and who may choose."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import append, i64, vec
from underkeep.games.twister.names import ARMOR, BAT, DARK, HOLY, MUMMY, NOBODY, SHADOW, SWORD, TORCH, WEAKNESS, owner
from underkeep.games.twister.rules.adjacency import adjacent_enemies, adjacent_square, fears_torches, lurks
from underkeep.games.twister.state.game import Twister

# what a side has declared about a token (DT-FIGHT-06)
JOINS: Final = 1
STAYS_OUT: Final = 2
SWINGS: Final = 4
SPARES: Final = 8
DECLARED: Final = ((JOINS, "joins"), (STAYS_OUT, "stays-out"), (SWINGS, "swings"), (SPARES, "spares"))
GREATSWORD_BONUS: Final = 2  # FOD-2HS-02


# ---------------------------------------------------------------------- who takes part
def fighters(game: Twister, attacker: i64, target: i64) -> vec[i64]:
    """DT-FIGHT-03  Attacker and target; then every standing enemy adjacent to a participant joins (DT-FIGHT-05), the
    wounded do not (DT-WOUND-05).
    """
    group = append(append(vec[i64](capacity=8), attacker), target)
    head: i64 = 0
    while head < len(group):
        member: i64 = group[head]
        head += 1
        if game.darkness and game.maze.terrain[game.place[member]] == DARK:
            continue  # FOD-SHADOW-10: only its target is linked to it
        for side in range(i64(4)):
            square = adjacent_square(game, game.place[member], side)
            newcomer: i64 = game.stander(square) if square >= 0 else NOBODY
            if newcomer >= 0 and may_join(game, member, newcomer) and not contains(group, newcomer):
                if not game.darkness or joins_in_dread(game, member, newcomer, target):
                    group = append(group, newcomer)
    return group


def may_join(game: Twister, member: i64, newcomer: i64) -> bool:
    """DT-FIGHT-04  Enemies of the member, but for those healed or regenerated this turn (DT-HEAL-02); they must
    (AMB-10).
    """
    return owner(newcomer) != owner(member) and not game.is_spent(newcomer)


def joins_in_dread(game: Twister, member: i64, newcomer: i64, target: i64) -> bool:
    """FOD-DARK-06  Who is in darkness joins no combat, but a Shadow may if its owner says so (FOD-SHADOW-05)."""
    if game.maze.terrain[game.place[newcomer]] == DARK:
        return lurks(game, newcomer) and game.choice[newcomer] & JOINS != 0  # and suffers then (FOD-SHADOW-11)
    return able_in_dread(game, member, newcomer)


def able_in_dread(game: Twister, member: i64, newcomer: i64) -> bool:
    """FOD-STOMB-04  Undead beside an enemy on the Sacred Tomb do not join, nor does he against them (AMB-65)."""
    if fears_torches_of(game, newcomer, member):
        return False
    content = game.maze.content
    if content.undead[game.kind[newcomer]]:
        defends = owner(newcomer) != game.active and game.rules.undead_defend_at_tomb  # AMB-15
        return defends or not beside_tomb_guest(game, newcomer)
    return not (content.undead[game.kind[member]] and game.maze.terrain[game.place[newcomer]] == HOLY)


def beside_tomb_guest(game: Twister, token: i64) -> bool:
    """FOD-STOMB-04  Whether one of its adjacent enemies is on the Sacred Tomb."""
    for enemy in adjacent_enemies(game, token):
        if game.maze.terrain[game.place[enemy]] == HOLY:
            return True
    return False


def fears_torches_of(game: Twister, shadow: i64, member: i64) -> bool:
    """FOD-SHADOW-07  All adjacent enemies, or only those who take part, as the table has it (AMB-19)."""
    if game.kind[shadow] != SHADOW:
        return False
    if game.rules.torches_of_participants:
        return game.holds(member, TORCH)
    return fears_torches(game, shadow)


def dark_candidates(game: Twister, attacker: i64, target: i64) -> list[i64]:
    """FOD-SHADOW-05  Shadows in darkness that the combat would include: their owners choose."""
    found: list[i64] = []
    group = fighters(game, attacker, target)
    for n in range(i64(len(group))):
        member = group[n]
        if game.maze.terrain[game.place[member]] == DARK:
            continue
        for enemy in adjacent_enemies(game, member):
            if lurks(game, enemy) and not contains(group, enemy) and enemy not in found:
                if not game.is_spent(enemy) and not fears_torches_of(game, enemy, member):
                    if not beside_tomb_guest(game, enemy):
                        found.append(enemy)
    return found


def contains(group: vec[i64], token: i64) -> bool:
    for n in range(i64(len(group))):
        if group[n] == token:
            return True
    return False


# ---------------------------------------------------------------------- strength
def bonus(game: Twister, token: i64, attacking: bool) -> i64:
    """DT-FIGHT-12  A Sword in attack, an Armor in defence: +1 for each holder, wounded ones too (DT-WOUND-04)."""
    extra: i64 = 1 if game.holds(token, SWORD if attacking else ARMOR) else 0
    if game.darkness and attacking and game.choice[token] & SWINGS:
        extra += GREATSWORD_BONUS  # FOD-2HS-02; nothing in defence (FOD-2HS-04)
    return extra


def strength(game: Twister, token: i64) -> i64:
    """DT-WOUND-01  A wounded character fights with strength 0 (DT-WOUND-03)."""
    if game.wounded[token]:
        return 0
    value = game.maze.content.strength[game.kind[token]]
    if not game.darkness:
        return value
    value += blood_of(game, token)
    return max(value - 1, i64(0)) if game.holds(token, WEAKNESS) else value  # FOD-WEAK-01


def blood_of(game: Twister, token: i64) -> i64:
    """FOD-VAMP-01  +1 for each blood marker; none while wounded (FOD-VAMP-05), a Bat's by the table (AMB-14)."""
    counts = game.kind[token] != BAT or game.rules.bat_keeps_blood
    return game.blood[token] if counts else 0


def side_sum(game: Twister, group: vec[i64], side: i64) -> i64:
    """DT-FIGHT-07  The participants of a side with their bonuses, before the card; the active side attacks
    (DT-FIGHT-02).
    """
    total: i64 = 0
    for n in range(i64(len(group))):
        token = group[n]
        if owner(token) == side:
            total += strength(game, token) + bonus(game, token, side == game.active)
    return total


def must_lay_zero(game: Twister, group: vec[i64], side: i64) -> bool:
    """FOD-MUMMY-01  A side lays card 0 if all enemies who take part beside any Mummy of its hold Torches (AMB-18)."""
    for n in range(i64(len(group))):
        token = group[n]
        # wounded ones too if attacked; one who is carried is not in the group (FOD-MUMMY-06)
        if owner(token) == side and game.kind[token] == MUMMY and torches_round(game, group, token):
            return True
    return False


def torches_round(game: Twister, group: vec[i64], mummy: i64) -> bool:
    met = False
    for enemy in adjacent_enemies(game, mummy):
        if contains(group, enemy):
            if not game.holds(enemy, TORCH):
                return False
            met = True
    return met
