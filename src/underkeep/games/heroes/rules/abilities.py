"""KHO-CLAN-01  The nine clan abilities: when they can be used. What they do is asked in activation.py."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.heroes.faces import ACTIVATE, GENERATE, PORTAL, SINGLE, SUMMON
from underkeep.games.heroes.names import (
    ANY,
    BONE,
    DRAGON,
    FROG,
    GNOLL,
    IMP,
    LIZARDFOLK,
    MAX_MONSTERS,
    POLTERGEIST,
    SKELETON,
    SLIME,
    WITCH,
)  # fmt: skip
from underkeep.games.heroes.refusals import ABILITY_COST, DECK_EMPTY, LEGAL, NO_MONSTERS, NOT_WOUNDED
from underkeep.games.heroes.rules.moving import BY_OTHER, BY_WALL, can_move
from underkeep.games.heroes.rules.placing import can_place
from underkeep.games.heroes.rules.striking import can_strike
from underkeep.games.heroes.state.changes.cards import can_draw
from underkeep.games.heroes.state.changes.turn import use_up_icon
from underkeep.games.heroes.state.game import Heroes


def refuse_ability(game: Heroes, role: i64, spare: i64) -> i64:
    """KHO-CLAN-02  An own monster in the dungeon and the Activates it costs, `spare` of them beside the first."""
    if not game.board.rooms_with(role):
        return NO_MONSTERS
    if spare < game.rules.ability_cost - 1:
        return ABILITY_COST
    clan = game.rules.clans[role]
    if clan == DRAGON:
        return LEGAL if most_wounded(game, role) >= 0 else NOT_WOUNDED  # KHO-CLAN-10
    if clan == WITCH:
        return can_place(game, role, PORTAL, FROG)  # KHO-CLAN-11, with the limits of the action (KHO-ACT-25)
    if clan == POLTERGEIST:
        return can_move(game, role, ANY, BY_WALL)  # KHO-CLAN-12
    if clan == IMP:
        return can_move(game, role, ANY, BY_OTHER)  # KHO-CLAN-13
    if clan == LIZARDFOLK:
        return can_strike(game, role, True, ANY)  # KHO-CLAN-14
    if clan == SKELETON:
        return can_place(game, role, GENERATE, BONE)  # KHO-CLAN-15
    if clan == GNOLL:
        return can_strike(game, role, False, ANY)  # KHO-CLAN-16
    if clan == SLIME:
        return LEGAL if can_draw(game, role) else DECK_EMPTY  # KHO-CLAN-17
    return can_place(game, role, SUMMON, FROG)  # KHO-CLAN-18, KHO-CLAN-22


def most_wounded(game: Heroes, role: i64) -> i64:
    """KHO-CLAN-10  The monster on the map with most Wounds, -1 if none has any."""
    best: i64 = -1
    most: i64 = 0
    for m in range(role * MAX_MONSTERS, role * MAX_MONSTERS + game.rules.sizes[role]):
        if game.board.monster_wounds[m] > most:
            best, most = m, game.board.monster_wounds[m]
    return best


def spare_activates(game: Heroes, role: i64, side: i64) -> i64:
    """KHO-CLAN-02  Unused Activates on a side of the card on the table; outside the own turn there are none."""
    count: i64 = 0
    if role != game.turn.active or side < 0:
        return 0
    unused: i64 = game.turn.left if game.turn.side >= 0 else -1
    icons = game.icons(side)
    for slot in range(i64(len(icons))):
        if icons[slot].kind == SINGLE and icons[slot].left.verb == ACTIVATE and unused >> slot & 1:
            count += 1
    return count


def pay_ability(game: Heroes) -> None:
    """KHO-CLAN-02  The further Activates of an ability that costs more than one."""
    owed = game.rules.ability_cost - 1
    for slot, icon in enumerate(game.icons(game.turn.side)):
        if owed > 0 and icon.kind == SINGLE and icon.left.verb == ACTIVATE and game.turn.left >> slot & 1:
            use_up_icon(game, i64(slot))
            owed -= 1
