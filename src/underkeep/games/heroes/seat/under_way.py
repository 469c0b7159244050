"""What is under way, for everybody to see: all of it happens in the open. Told in the game's own words, outermost
first, and read back by determinize.
"""

from __future__ import annotations

from typing import Any, Final

from underkeep.core.formats.codec import load_frame, save_frame
from underkeep.core.kernel.frames import Frame
from underkeep.core.kernel.native import i64
from underkeep.games.heroes.actions import TABLE
from underkeep.games.heroes.board.dungeon import CELL_NAMES, rooms_in
from underkeep.games.heroes.faces import GENERATE, ICON_ACTION_NAMES, MELEE, RANGED, SPEND
from underkeep.games.heroes.files.saving import FRAMES
from underkeep.games.heroes.names import (
    ANY,
    CARD_NAMES,
    CLASS_NAMES,
    GOODS_NAMES,
    GRADE_WORDS,
    LOOT_TYPES,
    MAX_MONSTERS,
    NOWHERE,
    PLAIN,
    RESOURCE_NAMES,
    ROOM_NAMES,
    STATE_NAMES,
    TYPE_NAMES,
)  # fmt: skip
from underkeep.games.heroes.rules.hero_actions import Act
from underkeep.games.heroes.seat.view import MatterView
from underkeep.games.heroes.state.game import Heroes

SIDES: Final = ("left", "right")
WAYS: Final = ("by an icon", "by another action", "through a wall")

# ---------------------------------------------------------------------- what a matter says of itself
CLAN, ROOM, TO, ROOM_SET, MONSTER, HERO, CARD, SIDE = 0, 1, 2, 3, 4, 5, 6, 7
PLACE, ACTION, ATTACK, WAY, RESOURCE, ROOM_TYPE, LOOT, HERO_CLASS = 8, 9, 10, 11, 12, 13, 14, 15
RESOURCE_SET, COUNT, TURNS, CELL, ANSWERS, NOTHING = 16, 17, 18, 19, 20, 21
FIRST, PAID, DEFENCE, ONLY_PLAIN = 22, 23, 24, 25
CONDITIONS: Final = {FIRST: "at least one", PAID: "card acquired", DEFENCE: "can be defended", ONLY_PLAIN: "no badge"}
EMPTY: Final[list[Any]] = ["", 0, "", "", "", (), "", "", "", -1, "", "", (), 0, 0, "", (), ()]
FIELD: Final = {  # the place of each in a MatterView
    CLAN: 2, ROOM: 3, TO: 4, ROOM_SET: 5, MONSTER: 6, HERO: 6, CARD: 7, SIDE: 8, PLACE: 9, ACTION: 10, ATTACK: 10,
    WAY: 10, RESOURCE: 11, ROOM_TYPE: 11, LOOT: 11, HERO_CLASS: 11, RESOURCE_SET: 12, COUNT: 13, TURNS: 14, CELL: 15,
    FIRST: 16, PAID: 16, DEFENCE: 16, ONLY_PLAIN: 16, ANSWERS: 17,
}  # fmt: skip

MATTERS: Final[dict[str, tuple[str, tuple[int, ...]]]] = {
    "SetUp": ("preparation", ()),
    "PlaceFirst": ("a first monster", (CLAN,)),
    "PlayerTurn": ("a turn", ()),
    "PlayCards": ("phase 1", ()),
    "DropCards": ("hand cards nobody wants", ()),
    "RefreshLoot": ("phase 2", ()),
    "ChooseReturns": ("display cards that go back", (COUNT,)),
    "Momentum": ("two joined actions", (CLAN, CARD, SIDE, PLACE)),
    "FollowUp": ("the second of two joined actions", (CLAN, CARD, SIDE, PLACE, ROOM)),
    "ChooseSwarm": ("the room that swarms", (CLAN, ACTION)),
    "Swarm": ("a swarm", (CLAN, ACTION, ROOM)),
    "ChooseMove": ("a Move", (CLAN, WAY)),
    "ChooseMover": ("which monster goes", (CLAN, ROOM, TO)),
    "ChooseLoad": ("what it takes along", (MONSTER, ROOM, TO)),
    "SwarmMove": ("a Move of the swarm", (CLAN, ROOM)),
    "ChooseTarget": ("an attack", (CLAN, ATTACK)),
    "SwarmStrike": ("an attack of the swarm", (CLAN, ROOM, ATTACK)),
    "ChooseShooter": ("where the shot came from", (CLAN, TO)),
    "ChoosePlace": ("something put in a room", (CLAN, ACTION, RESOURCE, COUNT)),
    "ChooseAmbush": ("an Ambush", (CLAN, ROOM_TYPE, COUNT, FIRST)),
    "ChooseActivation": ("an Activate", (CLAN,)),
    "ChooseLoot": ("a card of the display", (CLAN, LOOT)),
    "Experiment": ("the Laboratory at work", (CLAN, COUNT, PAID)),
    "ChooseCoins": ("the price of a room", (CLAN,)),
    "ChooseProject": ("the room to be built", (CLAN, COUNT)),
    "ChooseCell": ("where it is built", (CLAN, COUNT, ROOM)),
    "ChooseTurns": ("how it is turned", (CLAN, COUNT, ROOM, CELL)),
    "BuildRoom": ("building", (COUNT, ROOM, CELL, TURNS)),
    "ChooseClan": ("the foreign clan", ()),
    "ChooseThrow": ("time for a throw", ()),
    "ThrowHero": ("a throw into the Cells", ()),
    "Assault": ("phase 4", ()),
    "ResolveGuildCard": ("a guild card", ()),
    "ChooseSummon": ("one hero for two rooms", (HERO_CLASS, ROOM_SET)),
    "Drain": ("heroes awake", ()),
    "ChooseNextHero": ("the order of the heroes", ()),
    "ResolveHero": ("one of the heroes", (HERO,)),
    "Act": ("steps 5 to 8", (HERO, ROOM)),
    "ChooseCharge": ("where heroes charge", (ROOM,)),
    "Arrival": ("after a charge", (ROOM,)),
    "ChooseArrival": ("who meets the Traps", (ROOM,)),
    "Entry": ("steps 2 to 4", (HERO, ROOM)),
    "Plunder": ("a Treasure plundered", (ROOM, COUNT)),
    "Imprison": ("a Prisoner", ()),
    "ChoosePlunderer": ("who is exhausted by it", (ROOM,)),
    "Curse": ("a cursed Treasure", ()),
    "ChooseDiscard": ("a card for the curse", (CLAN,)),
    "LoseResources": ("resources that are taken", (ROOM, COUNT)),
    "ChooseLoss": ("which resource is taken", (ROOM,)),
    "ChooseVictim": ("which monster is hit", (ROOM, COUNT, DEFENCE)),
    "Blow": ("a hit", (MONSTER, COUNT, DEFENCE)),
    "ChooseShot": ("where the Archer aims", (ROOM,)),
    "DefendReaction": ("a Defend card", (CLAN, ROOM)),
    "Window": ("reactions to an attack", (NOTHING, ROOM, NOTHING, NOTHING)),
    "Vote": ("everybody is asked", ()),
    "TieBreak": ("equally many for each", (ANSWERS,)),
    "ScenarioRoom": ("a room for the scenario", (CLAN, ROOM, ROOM_SET)),
    "ScenarioToken": ("a resource for the scenario", (CLAN, ROOM, RESOURCE_SET)),
    "ScenarioHero": ("a hero for the scenario", (CLAN, ROOM, ONLY_PLAIN)),
    "CookSoup": ("the hungry witch", ()),
    "Toll": ("the guild takes its share", ()),
    "ChooseToll": ("a share for the guild", (CLAN,)),
}
NAMES: Final = {matter: name for name, (matter, _) in MATTERS.items()}
SHORT: Final[dict[tuple[str, int], MatterView]] = {}  # those that say nothing more: kept, since they are told often


# ---------------------------------------------------------------------- telling
def under_way(game: Heroes) -> tuple[MatterView, ...]:
    return tuple([matter_view(game, frame, int(game.steps[n])) for n, frame in enumerate(game.frames)])


def matter_view(game: Heroes, frame: Frame, done: int) -> MatterView:
    name, *values = save_frame(frame)
    if not values:
        return short_view(name, done)
    row: list[Any] = EMPTY[:]
    row[0], row[1] = MATTERS[name][0], done
    for kind, value in zip(MATTERS[name][1], values, strict=True):
        if kind in CONDITIONS:
            row[FIELD[kind]] = (CONDITIONS[kind],) if value else ()
        elif kind == RESOURCE:  # said only where one is meant
            meant = values[1] == GENERATE or values[1] == SPEND
            row[FIELD[kind]] = RESOURCE_NAMES[value] if meant else ""
        elif kind != NOTHING:
            row[FIELD[kind]] = told(game, kind, value)
    return MatterView(*row)


def short_view(name: str, done: int) -> MatterView:
    found = SHORT.get((name, done))
    if found is None:
        row: list[Any] = EMPTY[:]
        row[0], row[1] = MATTERS[name][0], done
        found = MatterView(*row)
        SHORT[name, done] = found
    return found


def told(game: Heroes, kind: int, value: Any) -> Any:
    """A value in words; nobody and nowhere are empty."""
    if kind == CLAN:
        return game.rules.clan_name(value) if value >= 0 else ""
    if kind == MONSTER:
        return monster_id(game, value)
    if kind == HERO:
        return hero_id(game, value)
    if kind == ROOM_SET:
        return tuple([ROOM_NAMES[room] for room in rooms_in(value)])
    if kind == RESOURCE_SET:
        return tuple([name for n, name in enumerate(RESOURCE_NAMES) if value >> n & 1])
    if kind == ATTACK:
        return ICON_ACTION_NAMES[RANGED if value else MELEE]
    if kind == ANSWERS:
        return tuple([TABLE.actions[number].text for number in value])
    if kind in WORDS:
        return WORDS[kind][value] if value >= 0 else ""
    return value  # COUNT, PLACE and TURNS are numbers


WORDS: Final[dict[int, Any]] = {
    ROOM: ROOM_NAMES, TO: ROOM_NAMES, CARD: CARD_NAMES, SIDE: SIDES, ACTION: ICON_ACTION_NAMES, WAY: WAYS,
    ROOM_TYPE: TYPE_NAMES, LOOT: LOOT_TYPES, HERO_CLASS: CLASS_NAMES, CELL: CELL_NAMES,
}  # fmt: skip


def monster_id(game: Heroes, m: i64) -> str:
    """As on the map; one that has left has no room."""
    board = game.board
    room = ROOM_NAMES[board.monster_room[m]] if board.monster_room[m] != NOWHERE else ""
    return f"monster:{room}:{game.rules.clan_name(m // MAX_MONSTERS)}:{int(board.monster_wounds[m])}"


def hero_id(game: Heroes, h: i64) -> str:
    """As on the map; of one that is dead the class only."""
    board, hero = game.board, CLASS_NAMES[h // 5]
    if board.hero_room[h] == NOWHERE:
        return f"hero:{hero}"
    grade, state = GRADE_WORDS[board.hero_grade[h]], STATE_NAMES[board.hero_state[h]]
    return f"hero:{ROOM_NAMES[board.hero_room[h]]}:{hero}:{grade}:{state}"


# ---------------------------------------------------------------------- and back
def take_up(game: Heroes, matters: tuple[MatterView, ...]) -> None:
    """The game goes on where it was; pieces are on the map already."""
    for matter in matters:
        name = NAMES[matter.matter]
        values: list[Any] = [read(game, kind, matter) for kind in MATTERS[name][1]]
        game.push(load_frame(FRAMES, name, values))
        game.go_to(matter.done)


def read(game: Heroes, kind: int, matter: MatterView) -> Any:
    """The value of a frame that was told so."""
    if kind == CLAN:
        return clan_number(game, matter.clan)
    if kind == MONSTER:
        return monster_number(game, matter.piece)
    if kind == HERO:
        return hero_number(game, matter.piece)
    if kind == ROOM_SET:
        return sum(1 << ROOM_NAMES.index(room) for room in matter.rooms)
    if kind == RESOURCE_SET:
        return sum(1 << RESOURCE_NAMES.index(name) for name in matter.kinds)
    if kind == ATTACK:
        return matter.action == ICON_ACTION_NAMES[RANGED]
    if kind == RESOURCE:
        return GOODS_NAMES.index(matter.kind) if matter.kind else 0
    if kind == ANSWERS:
        return [int(TABLE.parse(text).number) for text in matter.answers]
    if kind in CONDITIONS:
        return CONDITIONS[kind] in matter.conditions
    return read_plain(kind, matter)


def read_plain(kind: int, matter: MatterView) -> int:
    if kind == NOTHING:
        return 0
    if kind == PLACE:
        return matter.place
    if kind == COUNT:
        return matter.count
    if kind == TURNS:
        return matter.turns
    word = word_of(kind, matter)
    return WORDS[kind].index(word) if word else int(NOWHERE)


def word_of(kind: int, matter: MatterView) -> str:
    if kind == ROOM:
        return matter.room
    if kind == TO:
        return matter.to
    if kind == CARD:
        return matter.card
    if kind == SIDE:
        return matter.side
    if kind == CELL:
        return matter.cell
    return matter.action if kind in (ACTION, WAY) else matter.kind


def clan_number(game: Heroes, clan: str) -> int:
    return [game.rules.clan_name(role) for role in range(game.roles)].index(clan) if clan else -1


def monster_number(game: Heroes, piece: str) -> int:
    _, room, clan, wounds = piece.split(":")
    where = i64(ROOM_NAMES.index(room)) if room else NOWHERE
    return int(game.board.find_monster(i64(clan_number(game, clan)), where, i64(int(wounds))))


def hero_number(game: Heroes, piece: str) -> int:
    """Of heroes that nobody can tell apart any; but before one acts it is others who come in (KHO-ASSAULT-06)."""
    _, *words = piece.split(":")
    if len(words) == 1:
        return int(game.board.find_hero(NOWHERE, i64(CLASS_NAMES.index(words[0])), PLAIN, ANY))
    room, cls, grade = ROOM_NAMES.index(words[0]), CLASS_NAMES.index(words[1]), GRADE_WORDS.index(words[2])
    state, waiting = STATE_NAMES.index(words[3]), waiting_hero(game)
    board = game.board
    alike = [
        h
        for h in range(cls * 5, cls * 5 + 5)
        if board.hero_room[h] == room and board.hero_grade[h] == grade and board.hero_state[h] == state
    ]
    return next((h for h in alike if h != waiting), alike[0])


def waiting_hero(game: Heroes) -> int:
    """Who is about to act, -1 if nobody is."""
    top = game.top() if len(game.frames) > 0 else None
    return int(top.hero) if isinstance(top, Act) else -1
