"""The arguments of a refusal's sentence: what is needed and what there is, as far as everybody sees it."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Arg, label
from underkeep.games.heroes.actions import ABILITY, COINS, ROOM, USE, WORK
from underkeep.games.heroes.board.dungeon import rooms_in
from underkeep.games.heroes.faces import GENERATE, SPEND, IconAction
from underkeep.games.heroes.names import (
    BONE,
    COIN,
    FROG,
    GOODS_NAMES,
    LOOT_TYPES,
    ROOM_NAMES,
    SITE,
    TRAP,
    TYPE_NAMES,
    VAULT,
    is_loot,
    loot_type,
    rooms,
)
from underkeep.games.heroes.refusals import (
    ABILITY_COST,
    CHEST_ELSEWHERE,
    ICON_USED,
    LAIR_EMPTY,
    NO_BITE,
    NO_BRIBE,
    NO_CART,
    NO_CHAMPION,
    NO_COINS,
    NO_FEE,
    NO_LINK,
    NO_LOAD,
    NO_MONSTER,
    NO_MONSTERS,
    NO_PARTNER,
    NO_PAYMENT,
    NO_PRICE,
    NO_PRICE_HERE,
    NO_RALLY,
    NO_ROOM_OF_TYPE,
    NO_SHOT,
    NO_SUCH_LOSS,
    NO_SUCH_WOUNDS,
    NO_SURGE,
    NO_TOKEN,
    NO_TREASURE_LEFT,
    NOT_A_START,
    NOT_CROWDED,
    NOT_HERE,
    NOT_NEARER,
    NOT_NEAREST,
    NOT_OF_TYPE,
    NOT_WANTED,
    NOTHING_TO_BUY,
    OTHER_SIDE,
    OUT_OF_RANGE,
    PORTAL_THERE,
    SWARM_ELSEWHERE,
    TOO_HEAVY,
    WRONG_LOOT,
    WRONG_TYPE,
)
from underkeep.games.heroes.rules.abilities import spare_activates
from underkeep.games.heroes.rules.activation import ChooseLoot
from underkeep.games.heroes.rules.assault import ChooseSummon
from underkeep.games.heroes.rules.hero_actions import ChooseArrival, ChooseCharge
from underkeep.games.heroes.rules.losses import ChooseLoss
from underkeep.games.heroes.rules.moving import ChooseLoad, ChooseMover, SwarmMove
from underkeep.games.heroes.rules.placing import ChooseAmbush, ChoosePlace
from underkeep.games.heroes.rules.plunder import ChoosePlunderer
from underkeep.games.heroes.rules.rooms import gained_token, loot_of, price_of
from underkeep.games.heroes.rules.striking import SwarmStrike
from underkeep.games.heroes.rules.victims import ChooseShot, ChooseVictim, shot_rooms
from underkeep.games.heroes.scenarios.chapter_4 import strength
from underkeep.games.heroes.scenarios.questions import ScenarioHero, ScenarioRoom, ScenarioToken
from underkeep.games.heroes.seat.labels import action_args, asking
from underkeep.games.heroes.setup import PlaceFirst
from underkeep.games.heroes.state.game import Heroes
from underkeep.games.heroes.turn import count_icons

Args = dict[str, Arg]
SIDES: Final = ("left", "right")
IN_A_ROOM: Final = (
    NO_LINK, NO_SHOT, NO_SUCH_LOSS, NO_FEE, NO_LOAD, NO_SUCH_WOUNDS, SWARM_ELSEWHERE, NOT_HERE, CHEST_ELSEWHERE,
    NO_PARTNER,
)  # fmt: skip
BY_DISTANCE: Final = (NO_RALLY, NO_SURGE, NO_CHAMPION, NO_CART)
OF_A_TOKEN: Final = (NO_TOKEN, NO_PRICE, NO_PRICE_HERE)


def refusal_args(game: Heroes, role: i64, action: Action, code: i64) -> tuple[tuple[str, Arg], ...]:
    """What the option's label names, and the numbers of this reason."""
    found = action_args(game, role, action)
    if code == NO_MONSTER:
        found.setdefault("room", found.get("from", ""))
    elif code in IN_A_ROOM:
        found["from"] = place_of(game)
        found["piece"] = found.get("hero", found.get("clan", ""))
        found["why"] = "empty" if is_next(game, action) else "far"
    elif code in OF_A_TOKEN:
        found["token"] = GOODS_NAMES[token_meant(game, action)]
    elif code in BY_DISTANCE or code in (NOT_CROWDED, NOT_NEARER, NOT_NEAREST):
        found.update(measured(game, action, code))
    else:
        found.update(of_the_turn(game, role, action, code))
        found.update(of_types(game, action, code))
        found.update(of_rooms(game, role, action, code))
    return label("", **found).args


# ---------------------------------------------------------------------- what the question is about
def place_of(game: Heroes) -> str:
    """The room that the open question is about."""
    frame = asking(game)
    if isinstance(frame, (ChooseMover, ChooseLoad)):
        return ROOM_NAMES[frame.origin]
    if isinstance(frame, ScenarioRoom):
        return ROOM_NAMES[frame.origin] if frame.origin >= 0 else ""
    if isinstance(frame, (SwarmMove, SwarmStrike, ChooseCharge, ChooseArrival, ChooseLoss, ChoosePlunderer)):
        return ROOM_NAMES[frame.room]
    if isinstance(frame, (ChooseShot, ChooseVictim, ScenarioToken, ScenarioHero)):
        return ROOM_NAMES[frame.room]
    return ""


def is_next(game: Heroes, action: Action) -> bool:
    """Does a passage lead to the room that was named from the one that the question is about?"""
    place = place_of(game)
    if action.verb != ROOM or not place:
        return False
    return game.dungeon.doors[rooms.number(place)] >> action.a & 1 != 0


def printed_action(game: Heroes, action: Action) -> IconAction | None:
    """The action that an icon of the card on the table shows."""
    for icon in game.icons(action.a) if action.verb == USE else ():
        if icon.number == action.b:
            return icon.left
    return None


def token_meant(game: Heroes, action: Action) -> i64:
    """The resource or Trap that an icon, a room or an ability would need."""
    frame, printed = asking(game), printed_action(game, action)
    if printed is not None:
        return printed.what if printed.verb in (GENERATE, SPEND) else TRAP
    if action.verb == WORK:
        return gained_token(action.a)
    if isinstance(frame, ChoosePlace) and action.verb != ABILITY:
        return frame.what if frame.verb in (GENERATE, SPEND) else TRAP
    return BONE


# ---------------------------------------------------------------------- numbers
def of_the_turn(game: Heroes, role: i64, action: Action, code: i64) -> Args:
    """Numbers of the card on the table and of the own monsters."""
    if code == OTHER_SIDE:
        return {"side": SIDES[game.turn.side]}
    if code == ICON_USED:
        return {"count": int(count_icons(game, action.a, action.b))}
    if code in (NO_MONSTERS, LAIR_EMPTY):
        return {"count": int(game.rules.sizes[role])}
    if code == ABILITY_COST:
        spare = spare_activates(game, role, game.turn.side)
        return {"needs": int(game.rules.ability_cost), "has": int(spare) + 1}
    if code == PORTAL_THERE:
        return {"most": int(game.rules.max_portals)}
    return {}


def of_types(game: Heroes, action: Action, code: i64) -> Args:
    """Of which type something is, and of which it should be."""
    frame = asking(game)
    if code == WRONG_TYPE and isinstance(frame, ChooseAmbush):
        return {"type": TYPE_NAMES[game.rules.room_types[action.a]], "wanted": TYPE_NAMES[frame.kind]}
    if code == NOT_A_START and isinstance(frame, PlaceFirst):
        start = game.rules.content.clans[game.rules.clans[frame.role]].start
        return {"type": TYPE_NAMES[game.rules.room_types[action.a]], "wanted": TYPE_NAMES[start]}
    if code == NOT_OF_TYPE and isinstance(frame, ChooseSummon):
        wanted = game.rules.room_types[rooms_in(frame.rooms)[0]]
        return {"type": TYPE_NAMES[game.rules.room_types[action.a]], "wanted": TYPE_NAMES[wanted]}
    if code == NO_ROOM_OF_TYPE:
        printed = printed_action(game, action)
        return {"wanted": "" if printed is None else TYPE_NAMES[printed.what]}
    if code == WRONG_LOOT and isinstance(frame, ChooseLoot):
        is_of = LOOT_TYPES[loot_type(action.a)] if is_loot(action.a) else "tactics"
        return {"type": is_of, "wanted": LOOT_TYPES[frame.kind]}
    if code == NOTHING_TO_BUY:
        return {"wanted": LOOT_TYPES[loot_of(action.a)]}
    return {}


def of_rooms(game: Heroes, role: i64, action: Action, code: i64) -> Args:
    """What lies or stands in a room, and how much of it is needed."""
    board = game.board
    if code == NO_PAYMENT:
        return {"token": GOODS_NAMES[price_of(action.a)]}
    if code == NO_COINS:
        return {"needs": int(action.a) if action.verb == COINS else 1, "has": int(board.count(SITE, COIN))}
    if code == NO_TREASURE_LEFT:
        return {"has": int(board.count(SITE, COIN))}
    if code == NO_BRIBE:
        return {"has": int(board.count(VAULT, COIN))}
    if code == TOO_HEAVY:
        return {"has": int(strength(game, action.a))}
    if code == NOT_WANTED:
        return {"has": int(game.notes[action.a])}
    if code == NO_BITE:
        return {"has": int(board.count(action.a, FROG))}
    if code == OUT_OF_RANGE:
        frame = asking(game)
        mine = i64(1) << frame.room if isinstance(frame, SwarmStrike) else board.rooms_with(role)
        return {"has": int(passages(game, action.a, mine))}
    return {}


def measured(game: Heroes, action: Action, code: i64) -> Args:
    """The distance to the Vault, or the number of monsters, of a room that could be chosen, and of this one."""
    frame = asking(game)
    steps = game.rules.special.hero_steps(game) if code in (NOT_NEARER, NOT_NEAREST) else game.dungeon.steps
    if code == NOT_NEARER and isinstance(frame, ChooseCharge):
        return {"from": ROOM_NAMES[frame.room], "needs": int(steps[frame.room]) - 1, "has": int(steps[action.a])}
    if code == NOT_NEAREST and isinstance(frame, ChooseShot):
        return {"needs": int(steps[rooms_in(shot_rooms(game, frame.room))[0]]), "has": int(steps[action.a])}
    assert isinstance(frame, ScenarioRoom)
    able = rooms_in(frame.rooms)[0]
    if code == NOT_CROWDED:
        return {"needs": int(game.board.crowd[able]), "has": int(game.board.crowd[action.a])}
    return {"needs": int(steps[able]), "has": int(steps[action.a])}


def passages(game: Heroes, room: i64, goals: i64) -> i64:
    """How many passages lie between a room and the nearest of some others."""
    reached = i64(1) << room
    count: i64 = 0
    while not reached & goals:
        ahead = reached
        for other in rooms_in(reached):
            ahead |= game.dungeon.doors[other]
        if ahead == reached:
            break
        reached, count = ahead, count + 1
    return count
