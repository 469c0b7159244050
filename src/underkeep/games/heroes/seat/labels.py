"""Options in words, and the drawn things that a click on may mean them."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Frame
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Arg, Label, TargetId, label
from underkeep.games.heroes.actions import (
    ABILITY,
    ACT,
    BUILD,
    CARRY,
    CELL,
    CLAN,
    COINS,
    COMPLETE,
    DEFEND,
    DISCARD,
    ENTER,
    HIT,
    LOSE,
    MOVE,
    NOTHING,
    PAY,
    PICK,
    PLAY,
    RETURN,
    ROOM,
    SPECIAL,
    STRIKE,
    TAKE,
    TURNS,
    USE,
    WORK,
    WOUNDED,
)  # fmt: skip
from underkeep.games.heroes.board.dungeon import CELL_NAMES, sides_text, turned
from underkeep.games.heroes.faces import ICON_NAMES
from underkeep.games.heroes.names import (
    CARD_NAMES,
    CLAN_NAMES,
    CLASS_NAMES,
    GOODS_NAMES,
    GRADE_NAMES,
    GRADE_WORDS,
    MAX_HEALTH,
    NOWHERE,
    ROOM_NAMES,
    STATE_NAMES,
)  # fmt: skip
from underkeep.games.heroes.rules.construction import ChooseTurns
from underkeep.games.heroes.rules.hero_actions import ChooseArrival
from underkeep.games.heroes.rules.losses import ChooseLoss
from underkeep.games.heroes.rules.moving import ChooseLoad, ChooseMover
from underkeep.games.heroes.rules.plunder import ChoosePlunderer
from underkeep.games.heroes.rules.team import TieBreak, Vote
from underkeep.games.heroes.rules.victims import ChooseVictim
from underkeep.games.heroes.scenarios.questions import ScenarioHero, ScenarioToken
from underkeep.games.heroes.seat.look import icon_args
from underkeep.games.heroes.state.game import Heroes

VERB_WORDS: Final = [
    "play", "use", "end-phase", "pass", "throw", "discard", "take", "return", "defend", "move", "wounded", "carry",
    "strike", "room", "work", "complete", "ability", "special", "lose", "pay", "coins", "build", "cell", "turns",
    "follow", "enter", "act", "pick", "hit", "clan", "trust",
]  # fmt: skip
VERB_RULES: Final = [
    "KHO-PLAY-01", "KHO-PLAY-02", "KHO-TURN-01", "KHO-ACT-02", "KHO-CELLS-01", "KHO-REFRESH-01", "KHO-ROOM-23",
    "KHO-REFRESH-03", "KHO-DEF-01", "KHO-ACT-12", "KHO-PLAY-02", "KHO-RES-02", "KHO-ACT-13", "KHO-API-01",
    "KHO-ROOM-02",
    "KHO-PORTAL-02", "KHO-CLAN-02", "KHO-ACT-11", "KHO-ASSAULT-12", "KHO-SCN-0803", "KHO-BUILD-02", "KHO-BUILD-04",
    "KHO-BUILD-05", "KHO-BUILD-10", "KHO-MOM-01", "KHO-ASSAULT-05", "KHO-ASSAULT-04", "KHO-API-02", "KHO-ASSAULT-20",
    "KHO-LAB-01", "KHO-RUL-09",
]  # fmt: skip
CARD_VERBS: Final = [PLAY, DISCARD, TAKE, RETURN, DEFEND]
ROOM_VERBS: Final = [ROOM, WORK, COMPLETE, SPECIAL, BUILD]
HERO_VERBS: Final = [STRIKE, ENTER, ACT]


def hero_word(cls: i64, grade: i64) -> str:
    """As names of the locale files have it: thief, champion-thief, wounded-thief."""
    return GRADE_NAMES[grade] + CLASS_NAMES[cls]


def action_label(game: Heroes, role: i64, action: Action) -> Label:
    """`heroes-do-<verb>` with what the verb needs."""
    return label(f"heroes-do-{VERB_WORDS[action.verb]}", **action_args(game, role, action))


def action_args(game: Heroes, role: i64, action: Action) -> dict[str, Arg]:
    verb = action.verb
    if verb in CARD_VERBS:
        return {"card": CARD_NAMES[action.a]}
    if verb == USE:
        return {"side": ("left", "right")[action.a], **icon_words(game, action)}
    if verb == MOVE:
        return {"from": ROOM_NAMES[action.a], "to": ROOM_NAMES[action.b]}
    if verb == CARRY:
        return {"token": "nothing" if action.a == NOTHING else GOODS_NAMES[action.a]}
    if verb in HERO_VERBS:
        return {"hero": hero_word(action.b, action.c), "room": ROOM_NAMES[action.a]}
    if verb in ROOM_VERBS:
        return {"room": ROOM_NAMES[action.a]}
    if verb == PAY:
        return {"token": GOODS_NAMES[action.b], "room": ROOM_NAMES[action.a]}
    return small_args(game, role, action)


def icon_words(game: Heroes, action: Action) -> dict[str, Arg]:
    """The icon as the card on the table shows it; one that it does not show by its own name."""
    for icon in game.icons(action.a):
        if icon.number == action.b:
            return icon_args(icon)
    return {"icon": ICON_NAMES[action.b].rstrip(">"), "many": 1, "then": "", "more": 1}


def small_args(game: Heroes, role: i64, action: Action) -> dict[str, Arg]:
    verb = action.verb
    if verb == LOSE:
        return {"token": GOODS_NAMES[action.a]}
    if verb == PICK:
        return {"hero": hero_word(action.a, action.b)}
    if verb == HIT:
        return {"clan": CLAN_NAMES[action.a], "wounds": int(action.b)}
    if verb == CLAN:
        return {"clan": CLAN_NAMES[action.a]}
    if verb == CELL:
        return {"cell": CELL_NAMES[action.a]}
    if verb == TURNS:
        return {"count": int(action.a), "open": open_sides(game, action.a)}
    if verb in (WOUNDED, COINS):
        return {"count": int(action.a)}
    if verb == ABILITY:
        return {"clan": game.rules.clan_name(role)}
    return {}


def open_sides(game: Heroes, turns: i64) -> str:
    """KHO-BUILD-10  The open sides of the room being built if it is turned so, as locale files name them."""
    question = asking(game)
    if not isinstance(question, ChooseTurns):
        return ""
    sides = turned(i64(game.rules.content.rooms[question.room].sides), turns)
    return f"open-{sides_text(sides).lower()}"


# ---------------------------------------------------------------------- targets
def asking(game: Heroes) -> Frame | None:
    """The question itself, also while it is voted on."""
    if game.over():
        return None
    top = game.top()
    return game.frames[len(game.frames) - 2] if isinstance(top, (Vote, TieBreak)) else top


def action_targets(game: Heroes, role: i64, action: Action) -> tuple[TargetId, ...]:
    """Ids in the order in which one would click them."""
    verb = action.verb
    if verb in (PLAY, DISCARD, DEFEND):
        return (f"hand:{game.rules.clan_name(role)}:{CARD_NAMES[action.a]}",)
    if verb in (TAKE, RETURN):
        return (f"display:{CARD_NAMES[action.a]}",)
    if verb == USE:
        return (f"icon:{('left', 'right')[action.a]}:{ICON_NAMES[action.b]}",)
    if verb == MOVE:
        return move_targets(game, role, action.a, action.b)
    if verb in HERO_VERBS:
        return hero_targets(game, action.a, action.b, action.c)
    if verb == PAY:
        return (f"token:{ROOM_NAMES[action.a]}:{GOODS_NAMES[action.b]}",)
    if verb == COMPLETE:
        return (f"portal:{ROOM_NAMES[action.a]}",)
    if verb == BUILD:
        return (f"project:{ROOM_NAMES[action.a]}",)
    if verb == CELL:
        return (f"cell:{CELL_NAMES[action.a]}",)
    if verb in (ROOM, WORK, SPECIAL):
        return (f"room:{ROOM_NAMES[action.a]}",)
    if verb == ABILITY:
        return (f"clan:{game.rules.clan_name(role)}",)
    return targets_in_context(game, action)


def move_targets(game: Heroes, role: i64, origin: i64, goal: i64) -> tuple[TargetId, ...]:
    """The monsters that may be meant, then the room they go to; from an empty room the room itself."""
    clan, room = game.rules.clan_name(role), ROOM_NAMES[origin]
    movers = [
        f"monster:{room}:{clan}:{int(wounds)}"
        for wounds in range(MAX_HEALTH)
        if game.board.find_monster(role, origin, wounds) != NOWHERE
    ]
    return (*(movers or [f"room:{room}"]), f"room:{ROOM_NAMES[goal]}")


def hero_targets(game: Heroes, room: i64, cls: i64, grade: i64) -> tuple[TargetId, ...]:
    """The hero's pile on the map, whatever state it is in; without one the room."""
    for state, word in enumerate(STATE_NAMES):
        if game.board.find_hero(room, cls, grade, i64(state)) != NOWHERE:
            return (f"hero:{ROOM_NAMES[room]}:{CLASS_NAMES[cls]}:{GRADE_WORDS[grade]}:{word}",)
    return (f"room:{ROOM_NAMES[room]}",)


def targets_in_context(game: Heroes, action: Action) -> tuple[TargetId, ...]:
    """Actions that mean something only to the question asked now."""
    frame, verb = asking(game), action.verb
    if verb == WOUNDED and isinstance(frame, ChooseMover):
        clan = game.rules.clan_name(frame.role)
        return (f"monster:{ROOM_NAMES[frame.origin]}:{clan}:{int(action.a)}",)
    if verb == CARRY and isinstance(frame, ChooseLoad):
        if action.a == NOTHING:
            return (f"room:{ROOM_NAMES[frame.goal]}",)
        return (f"token:{ROOM_NAMES[frame.origin]}:{GOODS_NAMES[action.a]}",)
    if verb == LOSE and isinstance(frame, (ChooseLoss, ScenarioToken)):
        return (f"token:{ROOM_NAMES[frame.room]}:{GOODS_NAMES[action.a]}",)
    if verb == PICK and isinstance(frame, (ChoosePlunderer, ChooseArrival, ScenarioHero)):
        return hero_targets(game, frame.room, action.a, action.b)
    if verb == HIT and isinstance(frame, ChooseVictim):
        return (f"monster:{ROOM_NAMES[frame.room]}:{CLAN_NAMES[action.a]}:{int(action.b)}",)
    if verb == TURNS and isinstance(frame, ChooseTurns):
        return (f"cell:{CELL_NAMES[frame.cell]}",)
    return ()
