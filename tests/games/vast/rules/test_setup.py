"""Set-up, role sets, difficulty cards and component counts."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.vast.table import CONTENT, asked, new_game, situation, told
from underkeep.games.vast import names
from underkeep.games.vast.role_sets import ALONE, BY_ALL, BY_CAVE, ROLE_SETS, SET_IDS, RoleSet
from underkeep.games.vast.rules.stats import armor
from underkeep.games.vast.seat.hidden import conserved
from underkeep.games.vast.turn import alone_count


def test_VAST_MAP_002_tiles_by_type() -> None:
    counts = Counter(names.TYPES[tile.type] for tile in CONTENT.tiles)

    assert counts == {"entrance": 1, "event": 15, "ambush": 15, "treasure_room": 6, "crystal": 9, "vault": 6}


def test_VAST_DIE_001_six_faces_of_which_three_hit_the_centre() -> None:
    assert len(CONTENT.die) == 6
    assert sum(face >> 4 & 1 for face in CONTENT.die) == 3
    assert sorted(face.bit_count() for face in CONTENT.die) == [1, 4, 4, 5, 5, 8]


def test_VAST_KN_059_and_the_other_decks_are_complete() -> None:
    base = new_game(1).rules
    assert [CONTENT.sidequests[n].number for n in base.sidequests] == [5, 3, 4, 4, 3, 4, 6, 4, 3, 4]
    assert sum(base.event_copies) == 15
    assert len(base.treasures) == 7
    assert [sum(card.discs) for card in CONTENT.war] == [6, 5, 6, 5, 6, 5, 6, 3, 0, 3]
    assert [CONTENT.monsters[n].ambush_strength for n in base.monsters] == [2, 4, 4, 3, 3, 0, 3, 2, 3, 4]


def test_VAST_SET_002_four_dark_tiles_around_the_entrance() -> None:
    game = new_game(5, roles="knight-goblins-dragon-cave")

    assert [told(game, f"state.map.{square}.known") for square in ("n1", "e1", "s1", "w1")] == [[], [], [], []]
    kinds = {game.type_of(tile) for tile in game.cavern.dark_tiles()}
    assert kinds <= {names.TYPE_AMBUSH, names.TYPE_EVENT, names.TYPE_TREASURE}


@pytest.mark.rule("VAST-DIF-007")
@pytest.mark.parametrize(("roles", "stack"), [("knight-goblins-dragon", 41), ("knight-goblins-thief", 47)])
def test_VAST_SET_003_stack_without_and_with_the_thief(roles: str, stack: int) -> None:
    game = new_game(5, roles=roles)

    assert game.cave.tiles_left() == stack


def test_VAST_SET_003_three_crystals_in_each_third_of_the_stack() -> None:
    game = new_game(5, roles="knight-goblins-dragon")
    stack = [game.type_of(tile) for tile in game.cave.stack.items]

    thirds = [stack[:14], stack[14:28], stack[28:]]
    assert [third.count(names.TYPE_CRYSTAL) for third in thirds] == [3, 3, 3]


def test_VAST_SET_004_without_the_knight_no_events_and_treasures() -> None:
    game = new_game(5, roles="goblins-dragon-cave")

    assert game.cave.events.count() == 0
    assert game.cave.treasures.count() == 0


def test_VAST_KN_001_the_knight_at_the_start() -> None:
    game = new_game(5)

    assert (game.knight.health, game.knight.grit, game.knight.free) == (7, 0, 2)
    assert game.knight.on_track() == 5
    assert game.knight.quests.count() == 3


def test_VAST_DR_001_the_dragon_at_the_start() -> None:
    game = new_game(5)

    assert [int(n) for n in game.dragon.rows] == [4, 4, 4, 1, 1]
    assert game.dragon.hand.count() == 3
    assert (armor(game), game.dragon.spirit()) == (1, 3)


@pytest.mark.parametrize(
    ("wake", "worn", "spirit"),
    [(0, 1, 3), (2, 1, 4), (4, 2, 4), (6, 2, 5), (8, 3, 5), (10, 3, 6), (12, 4, 6), (14, 4, 7)],
)
def test_VAST_DR_002_armor_and_spirit_by_wakefulness(wake: int, worn: int, spirit: int) -> None:
    left = 14 - wake
    rows = {}
    for row, room in zip(names.ROWS, names.ROW_ROOM, strict=True):
        rows[row] = min(room, left)
        left -= rows[row]
    game = situation("knight-goblins-dragon", state={"dragon": {"rows": rows}})

    assert (armor(game), game.dragon.spirit()) == (worn, spirit)


def test_VAST_CAVE_001_ten_treasures_twelve_with_the_thief() -> None:
    assert new_game(1, roles="knight-goblins-cave").cave.supply == 10
    assert new_game(1, roles="goblins-cave-thief").cave.supply == 12


def test_there_are_thirty_role_sets_named_by_rule() -> None:
    assert len(SET_IDS) == 30
    assert [entry.rule for entry in ROLE_SETS] == [f"VAST-VAR-{n}" for n in range(101, 131)]
    assert len(set(SET_IDS)) == 30


@pytest.mark.rule("VAST-CAVE-011")
@pytest.mark.parametrize("entry", ROLE_SETS, ids=[entry.rule for entry in ROLE_SETS])
def test_each_role_set_starts_with_its_first_role(entry: RoleSet) -> None:
    game = new_game(2, roles=entry.id)

    assert asked(game).split()[0] == names.ROLES[entry.roles[0]]
    assert conserved(game)["tiles"] == 52
    assert game.dragon.wakefulness() == (entry.hunger if game.has(names.DRAGON) else 0)


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


@pytest.mark.rule("VAST-DR-001")
def test_VAST_VAR_007_the_lonely_dragon_may_start_with_cubes_awake() -> None:
    assert new_game(2, roles="dragon").dragon.wakefulness() == 0
    assert new_game(2, roles="dragon", awake_hunger="4").dragon.wakefulness() == 4


def test_VAST_VAR_032_alone_in_the_dark_counts_the_strongest_number() -> None:
    game = situation("goblins", state={"goblins": {"population": {"eye": 3, "bones": 1}}})

    assert alone_count(game) == 3


def test_VAST_VAR_040_the_collapse_variant_removes_tiles() -> None:
    assert new_game(2, roles="knight-goblins", removed_tiles=4).cave.tiles_left() == 37


# ------------------------------------------------------------------ difficulty cards
LEVELS = ("easiest", "easy", "standard", "hard", "expert")


@pytest.mark.parametrize(("level", "health"), list(zip(LEVELS, (3, 4, 5, 6, 7), strict=True)))
def test_VAST_DIF_001_dragon_health(level: str, health: int) -> None:
    assert new_game(1, roles="knight-goblins-dragon", knight_level=level).dragon.health == health


@pytest.mark.parametrize(("level", "goal", "smash"), list(zip(LEVELS, (4, 4, 5, 6, 6), (2, 3, 3, 3, 4), strict=True)))
def test_VAST_DIF_009_crystals_and_smash_strength_without_a_dragon(level: str, goal: int, smash: int) -> None:
    rules = new_game(1, roles="knight-goblins", knight_level=level).rules

    assert (rules.crystal_goal, rules.smash_strength) == (goal, smash)


@pytest.mark.parametrize(("level", "health"), list(zip(LEVELS, (5, 6, 7, 8, 9), strict=True)))
def test_VAST_DIF_002_knight_health(level: str, health: int) -> None:
    assert new_game(1, roles="knight-goblins", goblins_level=level).knight.health == health


@pytest.mark.parametrize(
    ("level", "wake", "shrieks"), list(zip(LEVELS, (7, 9, 11, 13, 13), (0, 0, 0, 0, 3), strict=True))
)
def test_VAST_DIF_003_waking(level: str, wake: int, shrieks: int) -> None:
    rules = new_game(1, roles="knight-goblins-dragon", dragon_level=level).rules

    assert (rules.awaken_at, rules.shriek_turns) == (wake, shrieks)


@pytest.mark.parametrize(
    ("level", "goal", "hatred", "tiles"),
    list(zip(LEVELS, (3, 4, 5, 5, 5), (0, 0, 0, 4, 8), (33, 37, 41, 41, 41), strict=True)),
)
def test_VAST_DIF_004_cave(level: str, goal: int, hatred: int, tiles: int) -> None:
    game = new_game(1, roles="knight-goblins-dragon-cave", cave_level=level)

    assert (game.rules.crystal_tiles, game.cave.hatred, game.cave.tiles_left()) == (goal, hatred, tiles)


@pytest.mark.parametrize(("level", "stash", "bare"), list(zip(LEVELS, (4, 5, 6, 7, 8), (0, 0, 0, 1, 2), strict=True)))
def test_VAST_DIF_005_thief(level: str, stash: int, bare: int) -> None:
    rules = new_game(1, roles="cave-thief", thief_level=level).rules

    assert (rules.stash_goal, rules.bare_stash) == (stash, bare)


def test_VAST_DIF_006_without_the_knight_the_goblins_row_counts() -> None:
    assert new_game(1, roles="goblins-dragon", goblins_level="expert").dragon.health == 7
    assert new_game(1, roles="goblins-thief", goblins_level="easy").rules.crystal_goal == 4
