"""VAST-VAR-101 to VAST-VAR-130: the table of role sets, row by row, against the rules in force."""

from __future__ import annotations

import pytest

from tests.games.vast.table import new_game
from underkeep.games.vast import names
from underkeep.games.vast.role_sets import ALONE, BY_ALL, BY_CAVE, ROLE_SETS, SET_IDS

LETTERS = "KGDCT"
TILES_PLACED = {"C": BY_CAVE, "A": BY_ALL, "S": ALONE}
LINES = {"": names.LINE_NONE, "A": names.LINE_A, "B": names.LINE_B, "C": names.LINE_C}


def role(letter: str) -> int:
    return LETTERS.index(letter) if letter else names.NOBODY_PLAYS


@pytest.mark.parametrize(
    ("who", "line", "plunder", "flare", "tiles", "ash", "hunger", "optional", "dropped", "winner"),
    [
        pytest.param("KGDCT", "", "", "", "C", "", "", "", "", "", marks=pytest.mark.rule("VAST-VAR-101")),
        pytest.param("KGDC", "", "", "", "C", "", "", "", "", "", marks=pytest.mark.rule("VAST-VAR-102")),
        pytest.param("KGDT", "", "D", "", "A", "", "", "", "", "", marks=pytest.mark.rule("VAST-VAR-103")),
        pytest.param("KGCT", "", "", "K", "C", "", "", "", "", "", marks=pytest.mark.rule("VAST-VAR-104")),
        pytest.param("KDCT", "A", "", "", "C", "", "2 locked", "", "", "", marks=pytest.mark.rule("VAST-VAR-105")),
        pytest.param("GDCT", "", "", "", "C", "ash", "", "", "", "", marks=pytest.mark.rule("VAST-VAR-106")),
        pytest.param("KGD", "", "D", "", "A", "", "", "", "", "", marks=pytest.mark.rule("VAST-VAR-107")),
        pytest.param("KGC", "", "", "K", "C", "", "", "", "", "", marks=pytest.mark.rule("VAST-VAR-108")),
        pytest.param("KGT", "", "", "T", "A", "", "", "", "", "", marks=pytest.mark.rule("VAST-VAR-109")),
        pytest.param("KDC", "A", "", "", "C", "", "2 locked", "", "", "", marks=pytest.mark.rule("VAST-VAR-110")),
        pytest.param("KDT", "A", "", "T", "A", "", "2", "", "", "D", marks=pytest.mark.rule("VAST-VAR-111")),
        pytest.param("KCT", "B", "", "KT", "C", "", "", "optional", "", "C", marks=pytest.mark.rule("VAST-VAR-112")),
        pytest.param("GDC", "", "", "", "C", "ash", "", "", "", "", marks=pytest.mark.rule("VAST-VAR-113")),
        pytest.param("GDT", "", "G", "T", "A", "ash", "", "", "", "", marks=pytest.mark.rule("VAST-VAR-114")),
        pytest.param("GCT", "", "", "GT", "C", "", "", "opt", "", "", marks=pytest.mark.rule("VAST-VAR-115")),
        pytest.param("DCT", "", "", "T", "C", "", "2 locked", "opt", "", "", marks=pytest.mark.rule("VAST-VAR-116")),
        pytest.param("KG", "", "G", "", "A", "", "", "", "", "", marks=pytest.mark.rule("VAST-VAR-117")),
        pytest.param("KD", "A", "D", "", "A", "", "2", "", "", "D", marks=pytest.mark.rule("VAST-VAR-118")),
        pytest.param("KC", "B", "", "K", "C", "", "", "", "drop", "C", marks=pytest.mark.rule("VAST-VAR-119")),
        pytest.param("KT", "C", "", "T", "A", "", "", "", "", "T", marks=pytest.mark.rule("VAST-VAR-120")),
        pytest.param("GD", "", "G", "", "A", "ash", "", "", "", "", marks=pytest.mark.rule("VAST-VAR-121")),
        pytest.param("GC", "", "", "G", "C", "", "", "", "", "", marks=pytest.mark.rule("VAST-VAR-122")),
        pytest.param("GT", "", "", "GT", "A", "", "", "", "", "", marks=pytest.mark.rule("VAST-VAR-123")),
        pytest.param("DC", "", "", "", "C", "", "2 locked", "", "", "", marks=pytest.mark.rule("VAST-VAR-124")),
        pytest.param("DT", "", "", "T", "A", "ash", "", "", "", "", marks=pytest.mark.rule("VAST-VAR-125")),
        pytest.param("CT", "", "", "T", "C", "", "", "opt", "", "", marks=pytest.mark.rule("VAST-VAR-126")),
        pytest.param("K", "A", "", "", "S", "", "", "", "drop", "", marks=pytest.mark.rule("VAST-VAR-127")),
        pytest.param("G", "", "", "G", "S", "", "", "", "", "", marks=pytest.mark.rule("VAST-VAR-128")),
        pytest.param("D", "", "", "", "S", "", "", "", "", "", marks=pytest.mark.rule("VAST-VAR-129")),
        pytest.param("T", "", "", "T", "S", "", "", "", "", "", marks=pytest.mark.rule("VAST-VAR-130")),
    ],
)
def test_a_row_of_the_table(
    who: str, line: str, plunder: str, flare: str, tiles: str, ash: str, hunger: str, optional: str, dropped: str,
    winner: str,
) -> None:  # fmt: skip
    id = "-".join(names.ROLES[role(letter)] for letter in who)
    game = new_game(2, roles=id)
    rules = game.rules

    assert [int(kind) for kind in rules.kinds] == [role(letter) for letter in who]
    assert (rules.infestation, rules.past_plunder, rules.tiles_by) == (LINES[line], role(plunder), TILES_PLACED[tiles])
    assert [rules.flare >> n & 1 for n in range(5)] == [int(letter in flare) for letter in LETTERS]
    assert rules.ash is bool(ash)
    assert (rules.hunger, rules.locked) == (2 if hunger else 0, "locked" in hunger)
    assert rules.optional_treasure is bool(optional)
    assert rules.drop_quests is bool(dropped)
    assert rules.ambush_winner == role(winner)


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(101, marks=pytest.mark.rule("VAST-VAR-101")),
        pytest.param(102, marks=pytest.mark.rule("VAST-VAR-102")),
        pytest.param(103, marks=pytest.mark.rule("VAST-VAR-103")),
        pytest.param(104, marks=pytest.mark.rule("VAST-VAR-104")),
        pytest.param(105, marks=pytest.mark.rule("VAST-VAR-105")),
        pytest.param(106, marks=pytest.mark.rule("VAST-VAR-106")),
        pytest.param(107, marks=pytest.mark.rule("VAST-VAR-107")),
        pytest.param(108, marks=pytest.mark.rule("VAST-VAR-108")),
        pytest.param(109, marks=pytest.mark.rule("VAST-VAR-109")),
        pytest.param(110, marks=pytest.mark.rule("VAST-VAR-110")),
        pytest.param(111, marks=pytest.mark.rule("VAST-VAR-111")),
        pytest.param(112, marks=pytest.mark.rule("VAST-VAR-112")),
        pytest.param(113, marks=pytest.mark.rule("VAST-VAR-113")),
        pytest.param(114, marks=pytest.mark.rule("VAST-VAR-114")),
        pytest.param(115, marks=pytest.mark.rule("VAST-VAR-115")),
        pytest.param(116, marks=pytest.mark.rule("VAST-VAR-116")),
        pytest.param(117, marks=pytest.mark.rule("VAST-VAR-117")),
        pytest.param(118, marks=pytest.mark.rule("VAST-VAR-118")),
        pytest.param(119, marks=pytest.mark.rule("VAST-VAR-119")),
        pytest.param(120, marks=pytest.mark.rule("VAST-VAR-120")),
        pytest.param(121, marks=pytest.mark.rule("VAST-VAR-121")),
        pytest.param(122, marks=pytest.mark.rule("VAST-VAR-122")),
        pytest.param(123, marks=pytest.mark.rule("VAST-VAR-123")),
        pytest.param(124, marks=pytest.mark.rule("VAST-VAR-124")),
        pytest.param(125, marks=pytest.mark.rule("VAST-VAR-125")),
        pytest.param(126, marks=pytest.mark.rule("VAST-VAR-126")),
        pytest.param(127, marks=pytest.mark.rule("VAST-VAR-127")),
        pytest.param(128, marks=pytest.mark.rule("VAST-VAR-128")),
        pytest.param(129, marks=pytest.mark.rule("VAST-VAR-129")),
        pytest.param(130, marks=pytest.mark.rule("VAST-VAR-130")),
    ],
)
def test_rows_are_named_by_their_rule(number: int) -> None:
    assert ROLE_SETS[number - 101].rule == f"VAST-VAR-{number}"


def test_there_are_thirty_role_sets_named_by_rule() -> None:
    assert len(SET_IDS) == 30
    assert [entry.rule for entry in ROLE_SETS] == [f"VAST-VAR-{n}" for n in range(101, 131)]
    assert len(set(SET_IDS)) == 30


def test_VAST_VAR_101_who_places_tiles() -> None:
    by = {entry.id: entry.tiles for entry in ROLE_SETS}

    assert all((tiles == BY_CAVE) == ("cave" in id) for id, tiles in by.items())
    assert [id for id, tiles in by.items() if tiles == ALONE] == ["knight", "goblins", "dragon", "thief"]
    assert by["knight-goblins"] == BY_ALL


def test_VAST_VAR_119_knight_and_cave_leave_out_two_sidequests() -> None:
    game = new_game(2, roles="knight-cave")
    quests = {*game.knight.quests.items, *game.knight.quest_deck.items}

    assert quests == set(range(10)) - {names.DARING, names.EAGLE_EYED}


def test_VAST_VAR_120_knight_and_thief_agree_on_a_number() -> None:
    game = new_game(2, roles="knight-thief", agreed_goal="6")

    assert (game.rules.crystal_goal, game.rules.stash_goal) == (6, 6)
