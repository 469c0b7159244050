"""VAST-VAR-101  The thirty role sets: who plays, and which variants and corrections each set has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.games.vast.names import CAVE, DRAGON, GOBLINS, KNIGHT, LINE_A, LINE_B, LINE_C, LINE_NONE, ROLES, THIEF

BY_CAVE: Final = 0  # who places and removes tiles: the Cave,
BY_ALL: Final = 1  # every player at the end of his turn,
ALONE: Final = 2  # or the variant card Alone in the Dark
NONE: Final = -1


@final
@dataclass(frozen=True)
class RoleSet:
    """One row of the table; masks have a bit per role."""

    rule: str
    roles: tuple[int, ...]
    tiles: int
    infestation: int = LINE_NONE
    drop_quests: bool = False  # Daring and Eagle-Eyed leave
    past_plunder: int = NONE
    flare: tuple[int, ...] = ()
    ash: bool = False
    hunger: int = 0  # cubes that start on Wakefulness
    locked: bool = False
    optional_treasure: bool = False
    ambush_winner: int = NONE

    @property
    def id(self) -> str:
        return "-".join(ROLES[role] for role in self.roles)


def row(number: int, letters: str, tiles: int, infestation: int = LINE_NONE, **rest: object) -> RoleSet:
    """A row by the number of its rule and the letters of its roles."""
    roles = tuple("KGDCT".index(letter) for letter in letters)
    return RoleSet(f"VAST-VAR-{number}", roles, tiles, infestation, **rest)  # type: ignore[arg-type]  # named fields


K, G, D, C, T = KNIGHT, GOBLINS, DRAGON, CAVE, THIEF

# VAST-VAR-001: no row for the Cave alone. VAST-VAR-002: with the Thief the rows of two and three roles, changed.
ROLE_SETS: Final = (
    row(101, "KGDCT", BY_CAVE),  # VAST-VAR-101
    row(102, "KGDC", BY_CAVE),  # VAST-VAR-102
    row(103, "KGDT", BY_ALL, past_plunder=D),  # VAST-VAR-103
    row(104, "KGCT", BY_CAVE, flare=(K,)),  # VAST-VAR-104
    row(105, "KDCT", BY_CAVE, LINE_A, hunger=2, locked=True),  # VAST-VAR-105
    row(106, "GDCT", BY_CAVE, ash=True),  # VAST-VAR-106
    row(107, "KGD", BY_ALL, past_plunder=D),  # VAST-VAR-107
    row(108, "KGC", BY_CAVE, flare=(K,)),  # VAST-VAR-108
    row(109, "KGT", BY_ALL, flare=(T,)),  # VAST-VAR-109
    row(110, "KDC", BY_CAVE, LINE_A, hunger=2, locked=True),  # VAST-VAR-110
    row(111, "KDT", BY_ALL, LINE_A, flare=(T,), hunger=2, ambush_winner=D),  # VAST-VAR-111
    row(112, "KCT", BY_CAVE, LINE_B, flare=(K, T), optional_treasure=True, ambush_winner=C),  # VAST-VAR-112
    row(113, "GDC", BY_CAVE, ash=True),  # VAST-VAR-113
    row(114, "GDT", BY_ALL, past_plunder=G, flare=(T,), ash=True),  # VAST-VAR-114
    row(115, "GCT", BY_CAVE, flare=(G, T), optional_treasure=True),  # VAST-VAR-115
    row(116, "DCT", BY_CAVE, flare=(T,), hunger=2, locked=True, optional_treasure=True),  # VAST-VAR-116
    row(117, "KG", BY_ALL, past_plunder=G),  # VAST-VAR-117
    row(118, "KD", BY_ALL, LINE_A, past_plunder=D, hunger=2, ambush_winner=D),  # VAST-VAR-118
    row(119, "KC", BY_CAVE, LINE_B, drop_quests=True, flare=(K,), ambush_winner=C),  # VAST-VAR-119
    row(120, "KT", BY_ALL, LINE_C, flare=(T,), ambush_winner=T),  # VAST-VAR-120
    row(121, "GD", BY_ALL, past_plunder=G, ash=True),  # VAST-VAR-121
    row(122, "GC", BY_CAVE, flare=(G,)),  # VAST-VAR-122
    row(123, "GT", BY_ALL, flare=(G, T)),  # VAST-VAR-123
    row(124, "DC", BY_CAVE, hunger=2, locked=True),  # VAST-VAR-124
    row(125, "DT", BY_ALL, flare=(T,), ash=True),  # VAST-VAR-125
    row(126, "CT", BY_CAVE, flare=(T,), optional_treasure=True),  # VAST-VAR-126
    row(127, "K", ALONE, LINE_A, drop_quests=True),  # VAST-VAR-127
    row(128, "G", ALONE, flare=(G,)),  # VAST-VAR-128
    row(129, "D", ALONE),  # VAST-VAR-129
    row(130, "T", ALONE, flare=(T,)),  # VAST-VAR-130
)

SET_IDS: Final = tuple(entry.id for entry in ROLE_SETS)


def role_set(id: str) -> RoleSet:
    return ROLE_SETS[SET_IDS.index(id)]


def sets_with(role: int) -> tuple[str, ...]:
    """The ids of the sets in which a role plays."""
    return tuple(entry.id for entry in ROLE_SETS if role in entry.roles)
