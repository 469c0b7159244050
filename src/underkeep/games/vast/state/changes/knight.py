"""VAST-KN-001  Changes to the Knight's board: Health, her turn and its Encounters, what she uses, whom she faces."""

from __future__ import annotations

from underkeep.core.kernel.native import bit, i64
from underkeep.games.vast.names import BRIGHT_BEETLES, GOLEM, KNIGHT, MONSTERS, OFF, OGRE, P_KNIGHT
from underkeep.games.vast.state.changes.pieces import square_of_piece
from underkeep.games.vast.state.events.goblins import MonsterStayed
from underkeep.games.vast.state.events.knight import KnightHealed, KnightHurt
from underkeep.games.vast.state.game import Vast
from underkeep.games.vast.state.knight import NO_CARD


def wound_knight(game: Vast, loss: i64) -> None:
    """Health falls, at most to 0; a Cursed Amulet comes loose."""
    before = game.knight.health
    game.knight.health = max(before - loss, i64(0))
    game.knight.loose = True
    if game.listener is not None:
        game.tell(KnightHurt(int(loss), int(before), int(game.knight.health)))


def heal_knight(game: Vast, by: i64) -> None:
    """VAST-KN-005  Health never exceeds its starting value."""
    most, before = game.rules.knight_health, game.knight.health
    game.knight.loose = before < most
    game.knight.health = min(before + by, most)
    if game.listener is not None:
        game.tell(KnightHealed(int(by), int(before), int(game.knight.health)))


def fix_amulet(game: Vast) -> None:
    """The change of her Health is resolved: the Cursed Amulet is no longer loose."""
    game.knight.loose = False


def strike_out_knight(game: Vast) -> None:
    """She is dead and takes no turns any more."""
    game.knight.out = True
    game.knight.turn_over = True


# ---------------------------------------------------------------------- her turn
def stop_knight(game: Vast) -> None:
    """Her turn is over."""
    game.knight.turn_over = True


def lay_down_arms(game: Vast) -> None:
    """A Javelin that was readied and the Thief's help last until the end of her turn."""
    game.knight.armed = game.knight.charmed = False


def spend_move(game: Vast) -> None:
    """One space of her Movement."""
    game.knight.moves += 1


def use_map(game: Vast, uses: i64) -> None:
    """Uses of the Ancient Map."""
    game.knight.maps_used += uses


def visit_space(game: Vast, space: i64) -> None:
    """She has entered a space this turn."""
    game.knight.visit(space)


def note_passed_crystal(game: Vast) -> None:
    """She leaves a tile with its Crystal unsmashed."""
    game.knight.passed |= bit(game.knight.tile)


# ---------------------------------------------------------------------- Encounters
def spend_encounter(game: Vast) -> None:
    """One Encounter of this turn."""
    game.knight.encounters += 1


def meet_space(game: Vast) -> None:
    """An Encounter is spent on the space where she stands."""
    game.knight.encounters += 1
    game.knight.meet(game.knight.tile)


def begin_encounter(game: Vast) -> None:
    """An Encounter is spent where she stands; nothing has been done in it yet."""
    meet_space(game)
    game.knight.did = 0
    game.knight.revealed = False


def note_first_act(game: Vast, act: i64) -> None:
    """This, and nothing else so far, is done in the Encounter under way."""
    game.knight.did = act


def note_act(game: Vast, act: i64) -> None:
    """This too is done in the Encounter under way."""
    game.knight.did |= act


def note_revealing(game: Vast) -> None:
    """The Encounter under way turns up a Dark tile."""
    game.knight.revealed = True


def note_strike_at_dragon(game: Vast) -> None:
    """She attacks the Dragon: once per Encounter of her turn, and underground once per turn."""
    game.knight.struck = game.active == KNIGHT
    if not game.dragon.surfaced:
        game.knight.dragon_attacked = True


def forget_strike(game: Vast) -> None:
    """The Encounter is over: the next may attack the surfaced Dragon again."""
    game.knight.struck = False


def finish_event(game: Vast) -> None:
    """No Event card is being resolved any more."""
    game.knight.event = NO_CARD


# ---------------------------------------------------------------------- equipment
def use_bomb(game: Vast) -> None:
    """Her Bomb of this turn."""
    game.knight.bomb_used = True


def use_bow(game: Vast) -> None:
    """Her Bow of this turn."""
    game.knight.bow_used = True


def use_enchanted_bow(game: Vast) -> None:
    """Her Enchanted Bow of this turn."""
    game.knight.magic_used = True


def use_rune_staff(game: Vast) -> None:
    """Her Rune Staff of this turn."""
    game.knight.rune_used = True


def use_flare(game: Vast) -> None:
    """Her Flare of this turn."""
    game.knight.flared = True


def hold_javelin(game: Vast) -> None:
    """The Javelin is ready for her next attack."""
    game.knight.armed = True


def let_go_javelin(game: Vast) -> None:
    """The Javelin has been thrown."""
    game.knight.armed = False


def help_knight(game: Vast) -> None:
    """The Thief has helped her for her next turn."""
    game.knight.charmed = True


def give_knight_crystal(game: Vast) -> None:
    """A smashed Crystal lies on her board."""
    game.knight.crystals += 1


# ---------------------------------------------------------------------- Goblin Infestation
def face_monster(game: Vast, monster: i64) -> None:
    """A Monster is before her, NO_CARD when it is done with."""
    game.knight.monster = monster


def keep_golem(game: Vast) -> None:
    """The Golem stays."""
    game.knight.golem = True
    tell_staying(game, GOLEM)


def keep_beetles(game: Vast) -> None:
    """The Bright Beetles stay until the next Monster."""
    game.knight.beetles = True
    tell_staying(game, BRIGHT_BEETLES)


def lose_beetles(game: Vast) -> None:
    """The Bright Beetles leave."""
    game.knight.beetles = False


def post_guard(game: Vast) -> None:
    """The Ogre token stays where she stood."""
    game.knight.guard = game.knight.tile
    tell_staying(game, OGRE)


def tell_staying(game: Vast, monster: i64) -> None:
    """A Monster stays in play."""
    if game.listener is not None:
        game.tell(MonsterStayed(MONSTERS[monster], square_of_piece(game, P_KNIGHT)))


def lift_guard(game: Vast) -> None:
    """The Ogre token leaves its space."""
    game.knight.guard = OFF
