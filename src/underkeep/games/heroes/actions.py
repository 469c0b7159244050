"""KHO-API-01  Every action of the game, made once. A compound move is a chain of them: icon, monster, target, load."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.actions import Action, ActionTable
from underkeep.core.kernel.native import i64, in_order, vec
from underkeep.games.heroes.board.dungeon import CELL_NAMES
from underkeep.games.heroes.faces import ICON_NAMES
from underkeep.games.heroes.names import (
    CARD_NAMES,
    CLAN_NAMES,
    CLASS_NAMES,
    GOODS_NAMES,
    GRADE_NAMES,
    MAX_HEALTH,
    RESOURCE_NAMES,
    ROOM_NAMES,
    ROOMS,
)  # fmt: skip

PLAY: Final[i64] = 0
USE: Final[i64] = 1
END_PHASE: Final[i64] = 2
PASS: Final[i64] = 3
THROW: Final[i64] = 4
DISCARD: Final[i64] = 5
TAKE: Final[i64] = 6
RETURN: Final[i64] = 7
DEFEND: Final[i64] = 8
MOVE: Final[i64] = 9
WOUNDED: Final[i64] = 10
CARRY: Final[i64] = 11
STRIKE: Final[i64] = 12
ROOM: Final[i64] = 13
WORK: Final[i64] = 14
COMPLETE: Final[i64] = 15
ABILITY: Final[i64] = 16
SPECIAL: Final[i64] = 17
LOSE: Final[i64] = 18
PAY: Final[i64] = 19
COINS: Final[i64] = 20
BUILD: Final[i64] = 21
CELL: Final[i64] = 22
TURNS: Final[i64] = 23
FOLLOW: Final[i64] = 24
ENTER: Final[i64] = 25
ACT: Final[i64] = 26
PICK: Final[i64] = 27
HIT: Final[i64] = 28
CLAN: Final[i64] = 29
TRUST: Final[i64] = 30
VERBS: Final = 31

NOTHING: Final[i64] = 5  # of CARRY: the hands stay empty

TABLE: Final = ActionTable()

PLAYS: Final = TABLE.family("play {}", PLAY, CARD_NAMES)
USES: Final = [
    [TABLE.add(f"{side} {icon}", USE, i64(n), i64(number)) for number, icon in enumerate(ICON_NAMES)]
    for n, side in enumerate(("left", "right"))
]
END_THE_PHASE: Final = TABLE.add("end phase", END_PHASE)
PASSES: Final = TABLE.add("pass", PASS)
THROWS: Final = TABLE.add("throw", THROW)
DISCARDS: Final = TABLE.family("discard {}", DISCARD, CARD_NAMES)
TAKES: Final = TABLE.family("take {}", TAKE, CARD_NAMES)
RETURNS: Final = TABLE.family("return {}", RETURN, CARD_NAMES)
DEFENDS: Final = TABLE.family("defend {}", DEFEND, CARD_NAMES)
CARRIES: Final = TABLE.family("carry {}", CARRY, [*GOODS_NAMES, "nothing"])
WOUNDEDS: Final = TABLE.family("wounds {}", WOUNDED, [str(n) for n in range(int(MAX_HEALTH))])
ROOM_CHOICES: Final = TABLE.family("room {}", ROOM, ROOM_NAMES)
WORKS: Final = TABLE.family("work {}", WORK, ROOM_NAMES)
COMPLETES: Final = TABLE.family("complete {}", COMPLETE, ROOM_NAMES)
USE_ABILITY: Final = TABLE.add("ability", ABILITY)
SPECIALS: Final = TABLE.family("special {}", SPECIAL, ROOM_NAMES)
LOSES: Final = TABLE.family("lose {}", LOSE, RESOURCE_NAMES)
COIN_CHOICES: Final = [TABLE.add(f"coins {n}", COINS, i64(n)) for n in (1, 2, 3)]
BUILDS: Final = TABLE.family("build {}", BUILD, ROOM_NAMES)
CELL_CHOICES: Final = TABLE.family("cell {}", CELL, CELL_NAMES)
TURN_CHOICES: Final = TABLE.family("turns {}", TURNS, ["0", "1", "2", "3"])
FOLLOW_UP: Final = TABLE.add("follow", FOLLOW)
CLAN_CHOICES: Final = TABLE.family("clan {}", CLAN, CLAN_NAMES)


def make_moves() -> list[list[Action | None]]:
    """KHO-ACT-12  One action per ordered pair of rooms."""
    return [
        [
            None if a == b else TABLE.add(f"move {origin} {goal}", MOVE, i64(a), i64(b))
            for b, goal in enumerate(ROOM_NAMES)
        ]
        for a, origin in enumerate(ROOM_NAMES)
    ]


def heroes_by_room(word: str, verb: i64, grades: list[str]) -> list[list[list[Action]]]:
    """Heroes as players tell them apart: grade, class and room."""
    return [
        [
            [
                TABLE.add(f"{word} {grade}{hero} {room}", verb, i64(r), i64(c), i64(g))
                for r, room in enumerate(ROOM_NAMES)
            ]
            for c, hero in enumerate(CLASS_NAMES)
        ]
        for g, grade in enumerate(grades)
    ]


MOVES: Final = make_moves()
STRIKES: Final = heroes_by_room("strike", STRIKE, GRADE_NAMES)
ENTERS: Final = heroes_by_room("enter", ENTER, GRADE_NAMES[:1])
ACTS: Final = heroes_by_room("act", ACT, GRADE_NAMES)
PICKS: Final = [
    [TABLE.add(f"pick {grade}{hero}", PICK, i64(c), i64(g)) for c, hero in enumerate(CLASS_NAMES)]
    for g, grade in enumerate(GRADE_NAMES)
]
HITS: Final = [
    [TABLE.add(f"hit {clan} {n}" if n else f"hit {clan}", HIT, i64(c), i64(n)) for n in range(int(MAX_HEALTH))]
    for c, clan in enumerate(CLAN_NAMES)
]
PAYS: Final = [
    [TABLE.add(f"pay {token} {room}", PAY, i64(r), i64(k)) for r, room in enumerate(ROOM_NAMES)]
    for k, token in enumerate(RESOURCE_NAMES)
]
TRUST_ACTIVE: Final = TABLE.add("trust", TRUST)


def room_choices(mask: i64) -> list[Action]:
    """The choices of a set of rooms, in printed order."""
    return [ROOM_CHOICES[room] for room in range(ROOMS) if mask >> room & 1]


def card_choices(family: list[Action], cards: vec[i64]) -> list[Action]:
    """One action of a family for every kind among some cards, in the order of their numbers."""
    found: list[Action] = []
    last: i64 = -1
    for card in in_order(cards):
        if card != last:
            found.append(family[card])
            last = card
    return found


def move_action(origin: i64, goal: i64) -> Action:
    """The Move from one room to another; the rooms must differ."""
    action = MOVES[origin][goal]
    assert action is not None
    return action
