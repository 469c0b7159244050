"""The numbers of a refusal: what is needed and what there is, from what whoever is asked may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names, refusals
from underkeep.games.vast.actions import (
    ATTACK,
    BACKSTAB,
    CLIMB,
    HIDE_LOOT,
    LOOT,
    PICK_LOCK,
    PICKPOCKET,
    PIECE,
    SECRET,
    SQUARE,
    TRIBE,
)
from underkeep.games.vast.board.ground import is_barred
from underkeep.games.vast.board.slide import Slides
from underkeep.games.vast.board.squares import distance
from underkeep.games.vast.cards.schemes import price, schemes_in_hand
from underkeep.games.vast.cards.slingshot import SLING_RANGE
from underkeep.games.vast.names import BONES, P_DRAGON, P_FANGS, P_KNIGHT
from underkeep.games.vast.roles.cave.omens import accepted_tokens, cost_now
from underkeep.games.vast.roles.dragon.hoard import EATEN_PER_CUBE
from underkeep.games.vast.roles.goblins.attacks import CRYSTAL_STRENGTH
from underkeep.games.vast.roles.goblins.movement import step_costs
from underkeep.games.vast.roles.goblins.reactions import AmbushReaction
from underkeep.games.vast.roles.knight.attacks import guard_of, needs_bomb, strength_against_dragon
from underkeep.games.vast.roles.knight.equipment import MAGIC_RANGE
from underkeep.games.vast.roles.knight.javelin import JAVELIN_RANGE
from underkeep.games.vast.roles.knight.rune_staff import GRIT_PER_SPACE, leap
from underkeep.games.vast.roles.knight.sidequests import bits, revealed_tiles
from underkeep.games.vast.roles.thief.actions import CLOAK_ROOM, lock_price
from underkeep.games.vast.roles.thief.movement import climb_price
from underkeep.games.vast.roles.thief.targets import defence
from underkeep.games.vast.rules.collapse import ChooseExit, removable
from underkeep.games.vast.rules.forced import ChoosePush
from underkeep.games.vast.rules.reconnect import ChooseSlide
from underkeep.games.vast.rules.stats import (
    armor,
    attack_strength,
    bare_strength,
    knight_movement,
    knight_perception,
    knight_strength,
    stealth,
    trap_bonus,
    tribe_perception,
    tribe_strength,
)
from underkeep.games.vast.state.game import Vast

Args = tuple[tuple[str, str | int], ...]
Numbers = tuple[i64, i64]  # what is needed, what there is


def against_dragon(game: Vast, action: Action) -> Numbers:
    """VAST-KN-025  Her Strength against its Armor, without the Mighty Axe where the Bomb is needed."""
    bombing = action.verb == ATTACK and needs_bomb(game)
    return armor(game), strength_against_dragon(game, bombing)


def against_tribes(game: Vast, action: Action) -> Numbers:
    """VAST-KN-027  Her Strength against the strongest Tribe where she wants to go or to throw."""
    if action.verb == PIECE:
        return tribe_strength(game, action.a - P_FANGS) + trap_bonus(game), attack_strength(game)
    tile = game.cavern.tile_at(action.a)
    return guard_of(game, tile), attack_strength(game)


def without_javelin(game: Vast, action: Action) -> Numbers:
    """VAST-KN-049  What she would be left with against the Tribes on her tile."""
    return guard_of(game, game.knight.tile), knight_strength(game)


def against_thief(game: Vast, action: Action) -> Numbers:
    """VAST-TH-028  Perception, hers or the acting Tribe's, against his Stealth."""
    if game.active == names.KNIGHT:
        return stealth(game), knight_perception(game)
    return stealth(game), tribe_perception(game, game.goblins.acting)


def for_crystal(game: Vast, action: Action) -> Numbers:
    """VAST-KN-029  The Strength that a Crystal needs."""
    return game.rules.smash_strength, attack_strength(game)


def spaces_moved(game: Vast, action: Action) -> Numbers:
    """VAST-KN-009  Her Movement and how much of it is used."""
    return knight_movement(game), game.knight.moves


def encounters_had(game: Vast, action: Action) -> Numbers:
    """VAST-KN-009  Her Perception and how many Encounters she has had."""
    return knight_perception(game), game.knight.encounters


def cubes_held(game: Vast, action: Action) -> Numbers:
    """VAST-KN-004  How many cubes a place takes and has."""
    if action.a >= names.ON_TREASURE:
        takes = game.content.treasures[action.a - names.ON_TREASURE].flag
        return i64(takes), game.knight.cubes_at(action.a)
    return i64(names.SLOT_ROOM[action.a]), game.knight.cubes_at(action.a)


def cubes_owned(game: Vast, action: Action) -> Numbers:
    """VAST-KN-036  Two cubes stay."""
    return i64(2), game.knight.owned()


def far_from(here: i64, game: Vast, piece: i64) -> i64:
    """VAST-MAP-004  How many squares away a piece is."""
    return distance(game.cavern.where[here], game.cavern.where[game.piece_tile(piece)])


def bow_range(game: Vast, action: Action) -> Numbers:
    """VAST-KN-048  How far the Enchanted Bow reaches, and how far the target is."""
    return i64(MAGIC_RANGE), far_from(game.knight.tile, game, action.a)


def javelin_range(game: Vast, action: Action) -> Numbers:
    """VAST-BON-021  How far the Javelin flies, and how far the target is."""
    return i64(JAVELIN_RANGE), far_from(game.knight.tile, game, action.a)


def sling_range(game: Vast, action: Action) -> Numbers:
    """VAST-BON-018  How far the Slingshot reaches, and how far the target is; without one the nearer of the two."""
    here = game.goblins.tile[game.goblins.acting]
    if action.verb == PIECE:
        return i64(SLING_RANGE), far_from(here, game, action.a)
    away = [far_from(here, game, piece) for piece in (P_KNIGHT, P_DRAGON) if game.piece_tile(piece) >= 0]
    return i64(SLING_RANGE), min(away)


def grit_for_runes(game: Vast, action: Action) -> Numbers:
    """VAST-BON-013  2 Grit for each space, for one space at least."""
    spaces = leap(game, action.a)[0] if action.verb == SQUARE else i64(1)
    return i64(GRIT_PER_SPACE) * spaces, game.knight.grit


def rage_left(game: Vast, action: Action) -> Numbers:
    """VAST-GO-016  1 Rage."""
    return i64(1), game.goblins.rage


def monsters_held(game: Vast, action: Action) -> Numbers:
    """VAST-GO-018  The Population of the Bones, and how many Monsters the Tribes hold."""
    return game.goblins.population[BONES], game.goblins.assigned()


def onto_knight(game: Vast, action: Action) -> Numbers:
    """VAST-GO-025  Her Strength against what the Tribe has left on entering."""
    tribe = game.goblins.acting
    return knight_strength(game), entering_strength(game, tribe, action)


def onto_dragon(game: Vast, action: Action) -> Numbers:
    """VAST-GO-025  Its Armor against what the Tribe has left on entering; a pushed Tribe pays nothing."""
    tribe = game.goblins.acting
    if tribe >= 0 and game.active == names.GOBLINS:
        return armor(game), entering_strength(game, tribe, action)
    pushed = pushed_piece(game)
    return armor(game), tribe_strength(game, pushed - P_FANGS)


def entering_strength(game: Vast, tribe: i64, action: Action) -> i64:
    to = game.cavern.tile_at(action.a)
    return max(tribe_strength(game, tribe) - step_costs(game, tribe, to), i64(0))


def pushed_piece(game: Vast) -> i64:
    """VAST-FM-004  The Tribe that others move, or that leaves a collapsing tile."""
    top = game.top()
    if isinstance(top, (ChoosePush, ChooseExit)):
        return top.piece
    return i64(P_FANGS)


def to_strike(game: Vast, action: Action) -> Numbers:
    """VAST-GO-030  Knight or Dragon against the Tribe; from Hiding Spots without Monsters (VAST-GO-088)."""
    if action.verb == TRIBE and isinstance(game.top(), AmbushReaction):
        return knight_strength(game), tribe_strength(game, action.a)
    if action.verb == TRIBE:
        return knight_strength(game), bare_strength(game, action.a)
    if action.verb == SECRET:
        return knight_strength(game), max([bare_strength(game, tribe) for tribe in range(i64(3))])
    return armor(game), tribe_strength(game, game.goblins.acting)


def to_plunder(game: Vast, action: Action) -> Numbers:
    """VAST-GO-036  Its Armor against the Tribe."""
    return armor(game), tribe_strength(game, game.goblins.acting)


def tribe_smashes(game: Vast, action: Action) -> Numbers:
    """VAST-GO-033  Strength 3 for each of two Tribes."""
    return i64(CRYSTAL_STRENGTH), tribe_strength(game, game.goblins.acting)


def goblins_there(game: Vast, action: Action) -> Numbers:
    """VAST-CTR-33  More than one Goblin."""
    return i64(1), game.goblins.population[action.a]


def scheme_price(game: Vast, action: Action) -> Numbers:
    """VAST-BON-031  What the next Scheme costs, and what they can pay."""
    return price(game), game.goblins.stored + max(len(schemes_in_hand(game)) - 1, 0)


def power_cost(game: Vast, action: Action) -> Numbers:
    """VAST-DR-010  How many symbols a power costs, and how many of them cards and Gems can pay."""
    cost = game.content.powers[action.a].cost
    left = [game.dragon.in_hand(symbol) + i64(game.dragon.gem_ready(symbol)) for symbol in range(i64(3))]
    paid: i64 = 0
    for symbol in cost:
        if symbol < names.ANY and left[symbol] > 0:
            left[symbol] -= 1
            paid += 1
    spare = left[0] + left[1] + left[2]
    return i64(len(cost)), paid + min(spare, i64(len([symbol for symbol in cost if symbol == names.ANY])))


def omen_price(game: Vast, action: Action) -> Numbers:
    """VAST-CAVE-012  What the omen costs now, and how many tokens of its symbols there are."""
    return i64(cost_now(game, action.a)), accepted_tokens(game, action.a)


def thief_cubes(game: Vast, action: Action) -> Numbers:
    """VAST-TH-008  What the action costs, and how many Action cubes are left."""
    needs: i64 = 1
    if action.verb == PICK_LOCK:
        needs = lock_price(game, action.a)
    elif action.verb == HIDE_LOOT:
        needs = action.a
    elif action.verb == CLIMB:
        beyond = game.cavern.neighbour(game.thief.tile, action.a)
        needs = climb_price(game) + (1 if is_barred(beyond) else 0)
    elif action.verb == LOOT or action.verb == PICKPOCKET or action.verb == BACKSTAB:
        needs = action.b
    return needs, game.thief.cubes_left()


def thief_moves(game: Vast, action: Action) -> Numbers:
    """VAST-TH-004  His Movement and how much of it is used."""
    return game.thief.stat(0), game.thief.walked


def loot_level(game: Vast, action: Action) -> Numbers:
    """VAST-TH-014  By how much the Loot Drop Level would fall, and what it is."""
    return action.a, game.thief.loot


def against_target(game: Vast, action: Action) -> Numbers:
    """VAST-TH-016  His Stealth against Perception or Armor."""
    return defence(game, action.a), stealth(game)


def tokens_carried(game: Vast, action: Action) -> Numbers:
    """VAST-BON-053  Two tokens with the Cloak."""
    return i64(CLOAK_ROOM), game.thief.carried + game.dragon.gems_carried()


def tiles_touched(game: Vast, action: Action) -> Numbers:
    """VAST-COL-003  How many tiles those touch that go first, and how many this one does."""
    first = [tile for tile in removable(game) if tile < names.TILE_COUNT]
    least = game.cavern.touching(first[0]) if first else i64(0)
    return least, game.cavern.touching(game.cavern.tile_at(action.a))


def slide_squares(game: Vast, action: Action) -> Numbers:
    """VAST-SPL-003  The fewest squares of any slide, and those of this one."""
    slides, top = Slides(game.cavern), game.top()
    if isinstance(top, ChooseSlide):
        return slides.least, slides.length(top.tile, action.a)
    group = game.cavern.tile_at(action.a)
    lengths = [slides.length(group, way) for way in range(i64(4))]
    return slides.least, min([length for length in lengths if length > 0])


def quest_count(game: Vast, action: Action) -> Numbers:
    """VAST-KN-057  What a Sidequest that counts asks for, and how much of it there is."""
    knight = game.knight
    counts = {
        names.INTREPID: (10, revealed_tiles(game)),
        names.BEDECKED: (2, bits(knight.shown)),
        names.PERSISTENT: (3, game.smashed),
        names.ADVENTUROUS: (3, bits(knight.met) + bits(knight.met_far)),
        names.SWIFT: (7, bits(knight.visited) + bits(knight.visited_far)),
    }
    needs, has = counts.get(int(action.a), (1, i64(0)))
    return i64(needs), i64(has)


def goblins_eaten(game: Vast, action: Action) -> Numbers:
    """VAST-DR-017  Two eaten Goblins for a cube of Hunger."""
    return i64(EATEN_PER_CUBE), game.dragon.eaten


NUMBERS: Final[dict[int, Callable[[Vast, Action], Numbers]]] = {
    refusals.ARMOR_TOO_STRONG: against_dragon,
    refusals.TRIBE_TOO_STRONG: against_tribes,
    refusals.TRIBES_COME_FIRST: without_javelin,
    refusals.THIEF_UNSEEN: against_thief,
    refusals.TOO_WEAK_TO_SMASH: for_crystal,
    refusals.NO_MOVEMENT: spaces_moved,
    refusals.NO_ENCOUNTER: encounters_had,
    refusals.NO_ENCOUNTER_TO_MOVE: encounters_had,
    refusals.NO_ROOM: cubes_held,
    refusals.TWO_CUBES_STAY: cubes_owned,
    refusals.OUT_OF_RANGE: bow_range,
    refusals.JAVELIN_TOO_FAR: javelin_range,
    refusals.OUT_OF_SLING: sling_range,
    refusals.RUNE_NEEDS_GRIT: grit_for_runes,
    refusals.NO_RAGE: rage_left,
    refusals.TOO_MANY_MONSTERS: monsters_held,
    refusals.REPLACE_ONLY: monsters_held,
    refusals.KNIGHT_TOO_STRONG: onto_knight,
    refusals.DRAGON_TOO_STRONG: onto_dragon,
    refusals.TRIBE_TOO_WEAK: to_strike,
    refusals.PLUNDER_TOO_WEAK: to_plunder,
    refusals.TRIBE_CANNOT_SMASH: tribe_smashes,
    refusals.POPULATION_TOO_LOW: goblins_there,
    refusals.SCHEME_TOO_DEAR: scheme_price,
    refusals.CANNOT_PAY: power_cost,
    refusals.OMEN_TOO_DEAR: omen_price,
    refusals.NO_CUBES: thief_cubes,
    refusals.THIEF_CANNOT_MOVE: thief_moves,
    refusals.LOOT_TOO_LOW: loot_level,
    refusals.TOO_LITTLE_STEALTH: against_target,
    refusals.HANDS_FULL: tokens_carried,
    refusals.TOUCHES_TOO_MANY: tiles_touched,
    refusals.SHORTER_SLIDE: slide_squares,
    refusals.QUEST_NOT_DONE: quest_count,
    refusals.NOT_EARNED: goblins_eaten,
}


def refusal_args(game: Vast, action: Action, code: int) -> Args:
    """Both numbers of a comparison, how much is missing, and the word that the sentence turns on."""
    args: list[tuple[str, str | int]] = []
    if code in NUMBERS:
        needs, has = NUMBERS[code](game, action)
        args += [("needs", int(needs)), ("has", int(has)), ("more", int(needs - has))]
    if code == refusals.QUEST_NOT_DONE:
        args.append(("quest", names.SIDEQUESTS[action.a]))
    elif code == refusals.NOT_EARNED:
        args.append(("row", names.ROWS[action.a]))
    elif code == refusals.NOT_THIS_PHASE:
        args.append(("phase", int(game.cave.phase)))
    elif code == refusals.TOO_LITTLE_STEALTH:
        args.append(("target", names.PIECES[action.a]))
    return tuple(args)
