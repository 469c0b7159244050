"""VAST-KN-008  Placing Hero cubes, showing Treasure cards and completing Sidequests: what she may do at any moment of
her turn.
"""

from __future__ import annotations

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.games.vast.actions import (
    CUBE,
    CUBES,
    QUEST,
    QUESTS,
    SHOW,
    SHOWS,
    USE_JAVELIN,
    USE_POTION,
)
from underkeep.games.vast.names import (
    FREE,
    JAVELIN,
    ON_TREASURE,
    POTION_KIT,
    SLOT_ROOM,
)
from underkeep.games.vast.refusals import (
    ALREADY_READY,
    LEGAL,
    NEEDS_A_CUBE,
    NO_FREE_CUBE,
    NO_ROOM,
    NO_SUCH_TREASURE,
    NOT_FACE_DOWN,
    TWO_CUBES_STAY,
    WRONG_KIND,
)
from underkeep.games.vast.roles.knight.sidequests import complete, refuse_quest
from underkeep.games.vast.rules.tell import tell_treasure_used
from underkeep.games.vast.rules.treasures import offer_amulet
from underkeep.games.vast.state.changes.cubes import discard_cube, place_cube
from underkeep.games.vast.state.changes.knight import heal_knight, hold_javelin, let_go_javelin
from underkeep.games.vast.state.changes.knight_cards import box_treasure, show_treasure
from underkeep.games.vast.state.game import Vast


def has_treasure(game: Vast, card: i64) -> bool:
    """A Treasure card of hers, face up or down."""
    return game.knight.shown >> card & 1 != 0 or game.knight.kept.has(card)


def refuse_place(game: Vast, place: i64) -> i64:
    """VAST-KN-004  A free cube goes on a stat, a piece of equipment or a Treasure card with room."""
    if place >= ON_TREASURE:
        return refuse_charge(game, place - ON_TREASURE)
    if place >= FREE:
        return WRONG_KIND
    if game.knight.free == 0:
        return NO_FREE_CUBE
    return LEGAL if game.knight.slots[place] < SLOT_ROOM[place] else NO_ROOM


def refuse_charge(game: Vast, card: i64) -> i64:
    """VAST-KN-032  Her own Treasure card that takes a cube; allocating reveals it."""
    if not has_treasure(game, card):
        return NO_SUCH_TREASURE
    if game.knight.free == 0:
        return NO_FREE_CUBE
    return LEGAL if game.content.treasures[card].flag and not game.knight.on_cards >> card & 1 else NO_ROOM


def refuse_potion(game: Vast) -> i64:
    """VAST-KN-053  Needs its cube, and she keeps two cubes at least (VAST-KN-036)."""
    if not has_treasure(game, POTION_KIT):
        return NO_SUCH_TREASURE
    if not game.knight.on_cards >> POTION_KIT & 1:
        return NEEDS_A_CUBE
    return LEGAL if game.knight.owned() > 2 else TWO_CUBES_STAY


def drink_potion(game: Vast) -> None:
    """VAST-KN-053  Its cube is discarded, the card leaves: Health +2."""
    tell_treasure_used(game, POTION_KIT)
    discard_cube(game, ON_TREASURE + POTION_KIT)
    box_treasure(game, POTION_KIT)
    heal_knight(game, 2)
    offer_amulet(game)


def refuse_javelin(game: Vast) -> i64:
    """VAST-KN-049  Ready for the next attack; it needs no cube."""
    if not has_treasure(game, JAVELIN):
        return NO_SUCH_TREASURE
    return ALREADY_READY if game.knight.armed else LEGAL


def ready_javelin(game: Vast) -> None:
    tell_treasure_used(game, JAVELIN)
    show_treasure(game, JAVELIN)
    hold_javelin(game)


def throw_javelin(game: Vast) -> None:
    """VAST-KN-049  After the attack it is out of the game."""
    if game.knight.armed:
        let_go_javelin(game)
        box_treasure(game, JAVELIN)


def refuse_show(game: Vast, card: i64) -> i64:
    """VAST-KN-032  A kept card may be revealed at any time on her turn."""
    return LEGAL if game.knight.kept.has(card) else NOT_FACE_DOWN


def free_acts(game: Vast) -> list[Action]:
    """The candidates of all that takes neither Movement nor an Encounter."""
    acts: list[Action] = []
    if game.knight.free > 0:
        acts.extend(CUBES)
    if game.knight.shown or game.knight.kept.count() > 0:
        acts.extend(SHOWS)
        acts.append(USE_JAVELIN)
        acts.append(USE_POTION)
    for quest in game.knight.quests.items:
        acts.append(QUESTS[quest])
    return acts


def is_free_act(action: Action) -> bool:
    return (
        action.verb == CUBE
        or action.verb == SHOW
        or action.verb == QUEST
        or action is USE_JAVELIN
        or action is USE_POTION
    )


def refuse_free_act(game: Vast, action: Action) -> i64:
    """VAST-KN-062  One refusal for each kind of free act."""
    if action.verb == CUBE:
        return refuse_place(game, action.a)
    if action.verb == SHOW:
        return refuse_show(game, action.a)
    if action.verb == QUEST:
        return refuse_quest(game, action.a)
    if action is USE_JAVELIN:
        return refuse_javelin(game)
    return refuse_potion(game) if action is USE_POTION else WRONG_KIND


def take_free_act(game: Vast, action: Action) -> None:
    if action.verb == CUBE:
        place_cube(game, action.a)
    elif action.verb == SHOW:
        show_treasure(game, action.a)
    elif action.verb == QUEST:
        complete(game, action.a)
    elif action is USE_JAVELIN:
        ready_javelin(game)
    else:
        drink_potion(game)
