"""What may come of an option, with numbers, before it is done: strengths, chances on a die, what is lost if it fails,
what the end of a turn gives up. Everything comes from public knowledge.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast import actions, names
from underkeep.games.vast.board.squares import AROUND
from underkeep.games.vast.refusals import LEGAL
from underkeep.games.vast.roles.dragon.hoard import PlaceGem, refuse_wake
from underkeep.games.vast.roles.dragon.movement import flight_places, refuse_free_move
from underkeep.games.vast.roles.dragon.turn import DragonActs
from underkeep.games.vast.roles.goblins.activation import TribeActs
from underkeep.games.vast.roles.goblins.reactions import refuse_ambush
from underkeep.games.vast.roles.goblins.turn import ChooseTribe, refuse_activation
from underkeep.games.vast.roles.knight.attacks import guard_of, needs_bomb, strength_against_dragon
from underkeep.games.vast.roles.knight.encounter import encounters_left
from underkeep.games.vast.roles.knight.turn import KnightActs
from underkeep.games.vast.roles.thief.actions import NEEDED
from underkeep.games.vast.roles.thief.targets import GRIT_STABBED, defence
from underkeep.games.vast.roles.thief.turn import ThiefActs
from underkeep.games.vast.rules.die import CENTRE_CELL
from underkeep.games.vast.rules.stats import (
    armor,
    attack_strength,
    knight_movement,
    knight_perception,
    knight_strength,
    stealth,
    tribe_perception,
    tribe_strength,
)
from underkeep.games.vast.state.game import Vast

Outlook = tuple[Label, ...]
DIE_FACES: Final = 6
ROLLED: Final = (names.PW_CLAW, names.PW_FLAME, names.PW_WRATH)


def outlook(game: Vast, action: Action) -> Outlook:
    """The sentences of an option."""
    verb = int(action.verb)
    if action is actions.DONE:
        return given_up(game)
    if verb == actions.ATTACK:
        return attack_outlook(game, int(action.a))
    if verb == actions.SQUARE:
        return step_outlook(game, int(action.a))
    if verb == actions.PICKPOCKET:
        return pickpocket_outlook(game, int(action.a), int(action.b))
    if verb == actions.BACKSTAB:
        return backstab_outlook(game, int(action.a), int(action.b))
    if verb == actions.PICK_LOCK:
        return roll_outlook(int(action.a))
    if verb == actions.POWER and int(action.a) in ROLLED:
        return die_outlook(game, int(game.dragon.tile), names.P_DRAGON)
    return die_outlook(game, int(game.thief.tile), names.P_THIEF) if action is actions.FLARE and thieving(game) else ()


def thieving(game: Vast) -> bool:
    return isinstance(game.top(), ThiefActs)


# ------------------------------------------------------------------ what an end gives up
def given_up(game: Vast) -> Outlook:
    """What is left unused by whoever stops."""
    top = game.top()
    if isinstance(top, KnightActs):
        steps = max(int(knight_movement(game) - game.knight.moves), 0)
        return left("vast-may-stop-knight", steps, max(int(encounters_left(game)), 0))
    if isinstance(top, ThiefActs):
        return left("vast-may-stop-thief", int(game.thief.moves_left()), int(game.thief.cubes_left()))
    if isinstance(top, ChooseTribe):
        tribes = sum(1 for tribe in range(len(names.TRIBES)) if refuse_activation(game, tribe) == LEGAL)
        return left("vast-may-stop-goblins", tribes, 0)
    if isinstance(top, TribeActs):
        return (label("vast-may-stop-tribe", tribe=names.TRIBES[int(top.tribe)]),)
    return dragon_stops(game) if isinstance(top, (DragonActs, PlaceGem)) else ()


def left(message: str, first: int, second: int) -> Outlook:
    return (label(message, first=first, second=second),) if first or second else ()


def dragon_stops(game: Vast) -> Outlook:
    """VAST-DR-016  Earned cubes that stay asleep; VAST-DR-006: the free move."""
    found = [label("vast-may-stop-wake")] if any(refuse_wake(game, wake.a) == LEGAL for wake in actions.WAKES) else []
    moves = flight_places(game) if isinstance(game.top(), DragonActs) else []
    if any(refuse_free_move(game, move.a) == LEGAL for move in moves):
        found.append(label("vast-may-stop-flight"))
    return tuple(found)


# ------------------------------------------------------------------ attacks
def attack_outlook(game: Vast, target: int) -> Outlook:
    """An attack of the Knight, or of the Tribe that acts."""
    top = game.top()
    if isinstance(top, TribeActs):
        return tribe_attacks(game, int(top.tribe), target)
    if target == actions.AT_DRAGON:
        return strike_at_dragon(game)
    if target == actions.AT_TRIBES:
        return against_tribes(game, int(game.knight.tile))
    if target == actions.AT_THIEF:
        seen, hidden = int(knight_perception(game)), int(stealth(game))
        return (label("vast-may-kill-thief", mine=seen, theirs=hidden, grit=int(game.thief.loot)),)
    return (label("vast-may-smash", mine=int(attack_strength(game))),) if target == actions.AT_CRYSTAL else ()


def strike_at_dragon(game: Vast) -> Outlook:
    """VAST-KN-025  Strength above Armor hits, at equality the centre of the die."""
    mine, theirs = int(strength_against_dragon(game, needs_bomb(game))), int(armor(game))
    health = int(game.dragon.health)
    if mine > theirs:
        return (label("vast-may-hit-dragon", mine=mine, theirs=theirs, before=health, after=health - 1),)
    faces = sum(1 for face in game.content.die if face >> CENTRE_CELL & 1)
    return (label("vast-may-roll-dragon", mine=mine, theirs=theirs, faces=faces, before=health, after=health - 1),)


def against_tribes(game: Vast, tile: int) -> Outlook:
    """VAST-KN-027  All Tribes of a tile scatter."""
    guard = int(guard_of(game, tile))
    return (label("vast-may-scatter", mine=int(attack_strength(game)), theirs=guard),) if guard >= 0 else ()


def tribe_attacks(game: Vast, tribe: int, target: int) -> Outlook:
    if target == actions.AT_THIEF:
        seen, hidden = int(tribe_perception(game, tribe)), int(stealth(game))
        return (label("vast-may-tribe-thief", mine=seen, theirs=hidden),)
    if target == actions.AT_DRAGON:
        return (label("vast-may-tribe-dragon", mine=int(tribe_strength(game, tribe)), theirs=int(armor(game))),)
    return ()


# ------------------------------------------------------------------ steps
def step_outlook(game: Vast, cell: int) -> Outlook:
    """A step that is an attack: onto Tribes, or of a Tribe onto the Knight; onto a Dark tile it may be an Ambush."""
    top, tile = game.top(), int(game.cavern.tile_at(cell))
    if tile < 0:
        return ()
    if isinstance(top, TribeActs) and tile == int(game.knight.tile):
        return onto_knight(game, int(top.tribe))
    if not isinstance(top, KnightActs):
        return ()
    return against_tribes(game, tile) or into_the_dark(game, tile)


def onto_knight(game: Vast, tribe: int) -> Outlook:
    """VAST-GO-030  She loses 1 Health, the Tribe scatters, Rage falls by 1."""
    mine, theirs, health = int(tribe_strength(game, tribe)), int(knight_strength(game)), int(game.knight.health)
    return (label("vast-may-hit-knight", mine=mine, theirs=theirs, before=health, after=health - 1),)


def into_the_dark(game: Vast, tile: int) -> Outlook:
    """VAST-KN-019  The strongest hidden Tribe that could ambush her there, if the tile is an Ambush."""
    if not game.cavern.is_dark(tile) or not game.has(names.GOBLINS):
        return ()
    able = [tribe for tribe in range(len(names.TRIBES)) if refuse_ambush(game, tribe) == LEGAL]
    strengths = sorted((int(tribe_strength(game, tribe)), tribe) for tribe in able)
    if not strengths:
        return ()
    mine, health = int(knight_strength(game)), int(game.knight.health)
    most, tribe = strengths[-1]
    name = names.TRIBES[tribe]
    return (label("vast-may-ambush", tribe=name, theirs=most, mine=mine, before=health, after=health - 1),)


# ------------------------------------------------------------------ the Thief's dice
def pickpocket_outlook(game: Vast, piece: int, cubes: int) -> Outlook:
    """VAST-TH-011  Against whom, and what must be rolled."""
    duel = label("vast-may-steal", mine=int(stealth(game)), theirs=int(defence(game, piece)))
    return (duel, *roll_outlook(cubes))


def backstab_outlook(game: Vast, piece: int, cubes: int) -> Outlook:
    """VAST-TH-013  What the stabbed player loses."""
    what = "grit" if piece == names.P_KNIGHT else "cards" if piece == names.P_DRAGON else "people"
    count = GRIT_STABBED[cubes] if what == "grit" else cubes
    numbers = {"mine": int(stealth(game)), "theirs": int(defence(game, piece))}
    return (label("vast-may-stab", what=what, count=count, **numbers),)


def roll_outlook(cubes: int) -> Outlook:
    """VAST-TH-012  By cubes: the least roll of the Action die, or no roll at all."""
    needed = NEEDED[cubes]
    if needed <= 1:
        return (label("vast-may-sure", cubes=cubes),)
    return (label("vast-may-roll", needed=needed, faces=DIE_FACES + 1 - needed, cubes=cubes),)


# ------------------------------------------------------------------ the Dragon die
def die_outlook(game: Vast, centre: int, but: int) -> Outlook:
    """VAST-DIE-002  How many faces hit whoever stands around; nobody in reach is told too."""
    if centre < 0:
        return ()
    near: dict[int, int] = {}
    for cell in range(len(AROUND)):
        tile = int(game.cavern.tile_at(int(game.cavern.where[centre]) + int(AROUND[cell])))
        near[tile] = sum(1 for face in game.content.die if face >> cell & 1)
    pieces = [piece for piece in range(len(names.PIECES)) if piece != but and int(game.piece_tile(piece)) in near]
    told = [(piece, near[int(game.piece_tile(piece))]) for piece in pieces if game.piece_tile(piece) >= 0]
    hit = tuple(label("vast-may-die", piece=names.PIECES[piece], faces=faces) for piece, faces in told if faces)
    return hit or (label("vast-may-die-nobody"),)
