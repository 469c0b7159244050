"""More limits, counts and orders: what stands between two rules and neither example shows."""

from __future__ import annotations

import pytest

from tests.games.vast.rules.test_common_rules import at
from tests.games.vast.rules.test_details import CROSS, THREE
from tests.games.vast.table import asked, do, moves, new_game, situation, told, why_not
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.rules.forced import PushedStep
from underkeep.games.vast.rules.grit import LoseGrit
from underkeep.games.vast.rules.terrain.fall import ways_off
from underkeep.games.vast.state.changes.cubes import return_lost_cube
from underkeep.games.vast.state.changes.goblin_cards import draw_monster
from underkeep.games.vast.state.changes.knight_cards import set_cube_aside

FIVE = "knight-goblins-dragon-cave-thief"
LINE = {"n1": "ambush-01", "n2": "ambush-05", "n3": "ambush-10"}


# ------------------------------------------------------------------ common rules
@pytest.mark.rule("VAST-GEN-011")
def test_the_last_card_is_drawn_before_the_discards_come_back() -> None:
    goblins = {"monster_deck": ["ogre"], "monster_discard": ["blob", "wisp"]}
    game = situation("knight-goblins", state={"goblins": goblins})

    assert names.MONSTERS[draw_monster(game)] == "ogre"
    assert game.goblins.monster_discard.count() == 2
    assert names.MONSTERS[draw_monster(game)] in ("blob", "wisp")
    assert game.goblins.monster_discard.count() == 0


@pytest.mark.rule("VAST-CAVE-024")
@pytest.mark.rule("VAST-FILL-006")
@pytest.mark.rule("VAST-COL-002")
@pytest.mark.parametrize(("roles", "placed"), [("knight-goblins-dragon-cave", 0), (THREE, 1)])
def test_only_without_a_cave_everybody_places_a_tile(roles: str, placed: int) -> None:
    game = situation(roles, state={"map": CROSS})
    left = int(game.cave.tiles_left())
    do(game, "done")
    if placed:
        do(game, moves(game)[0])

    assert left - game.cave.tiles_left() == placed


@pytest.mark.rule("VAST-FM-003")
@pytest.mark.parametrize(("piece", "goes_on"), [("knight", False), ("bones", True)])
def test_an_event_token_stops_the_knight_and_nobody_else(piece: str, goes_on: bool) -> None:
    board = {"map": {**LINE, "n1": {"tile": "event-05", "tokens": ["event"]}}, "knight": {"at": "o"}}
    tribes = {"population": {"bones": 2}, "tile": {"bones": "n2"}}
    game = situation("knight-goblins-dragon-cave", "cave", state={**board, "goblins": tribes})
    game.push(PushedStep(i64(names.CAVE), i64(names.PIECES.index(piece)), i64(3), i64(0), int(at(game, "n1"))))
    game.run()

    assert (asked(game) == "cave VAST-FM-001") == goes_on


@pytest.mark.rule("VAST-KN-001")
# ------------------------------------------------------------------ the Knight
@pytest.mark.rule("VAST-KN-036")
@pytest.mark.parametrize(("lost", "back"), [({}, 0), ({"poisoned": 1}, 1), ({"discarded": 1}, 1)])
def test_with_two_cubes_only_a_lost_one_goes_back(lost: dict[str, int], back: int) -> None:
    game = situation("knight-goblins", state={"knight": {"grit": 5 if lost else 0, "slots": {}, **lost}})
    track = int(game.knight.on_track())
    game.knight.track &= ~i64(1)
    return_lost_cube(game, i64(0))

    assert (game.knight.poisoned, game.knight.discarded) == (0, 0)
    assert game.knight.on_track() == (track if back == 0 else track + 1) - (1 if not lost else 0)


@pytest.mark.rule("VAST-KN-045")
def test_a_loss_of_nothing_is_not_made_one_by_a_shield() -> None:
    game = situation(THREE, state={"knight": {"grit": 8, "slots": {"shield": 1}}})
    game.push(LoseGrit(i64(0)))
    game.run()

    assert told(game, "state.knight.grit") == 8


@pytest.mark.rule("VAST-KN-040")
def test_one_cube_of_a_lost_card_waits_aside() -> None:
    game = situation("knight-dragon", state={"knight": {"shown": ["javelin"], "on_cards": ["javelin"], "slots": {}}})
    owned = int(game.knight.owned())
    set_cube_aside(game, i64(names.JAVELIN))
    set_cube_aside(game, i64(names.JAVELIN))

    assert (game.knight.aside, game.knight.on_cards, game.knight.owned()) == (1, 0, owned)


@pytest.mark.rule("VAST-VAR-020")
def test_no_monster_of_an_infestation_is_there_at_first() -> None:
    knight = new_game(3, roles="knight-dragon").knight

    assert not knight.golem
    assert not knight.beetles
    assert knight.guard == names.OFF


@pytest.mark.rule("VAST-DR-009")
@pytest.mark.rule("VAST-KN-051")
def test_the_axe_strikes_on_the_dragons_turn_too() -> None:
    knight = {"at": "n1", "grit": 12, "shown": ["mighty_axe"], "on_cards": ["mighty_axe"], "slots": {"strength": 3}}
    dragon = {"at": "n2", "surfaced": True, "awake": True}
    game = situation(THREE, "dragon", state={"map": LINE, "knight": knight, "dragon": dragon})
    do(game, "at n1")

    assert asked(game) == "knight VAST-KN-051"


# ------------------------------------------------------------------ the Goblins
@pytest.mark.rule("VAST-GO-035")
@pytest.mark.parametrize(("face", "rage", "population"), [(5, 1, 1), (0, 2, 3)])
def test_a_gem_gives_rage_unless_it_is_trapped(face: int, rage: int, population: int) -> None:
    game = situation(
        THREE,
        "goblins",
        state={
            "map": {"n1": {"dark": "fangs"}},
            "goblins": {"population": {"fangs": 3}, "tile": {"fangs": "n1"}, "rage": 1},
            "dragon": {"at": "o", "gems": {"claw": "n1"}},
        },
        luck={"dragon_die": [face]},
    )
    do(game, "tribe fangs", "plunder gem_claw")

    assert (told(game, "state.goblins.rage"), told(game, "state.goblins.population.fangs")) == (rage, population)


@pytest.mark.rule("VAST-GO-021")
def test_an_activation_has_one_action() -> None:
    goblins = {"population": {"bones": 2}, "tile": {"bones": "n1"}, "rage": 1}
    board = {"n1": {"dark": "bones", "treasures": 1}}
    game = situation("knight-goblins", "goblins", state={"map": board, "goblins": goblins})
    do(game, "tribe bones", "plunder treasure")

    assert "special" not in moves(game)
    assert "hide" not in moves(game)


@pytest.mark.rule("VAST-CAVE-017")
@pytest.mark.parametrize("population", [2, 4])
def test_spores_leave_one_goblin_and_give_one_rage(population: int) -> None:
    state = {"goblins": {"population": {"eye": population}, "rage": 1}, "cave": {"omens": {"crystal": 3}, "phase": 3}}
    game = situation("knight-goblins-dragon-cave", "cave", state=state)
    do(game, "omen soporific_spores", "target goblins")
    if asked(game).startswith("goblins"):
        do(game, "tribe eye")

    assert (told(game, "state.goblins.population.eye"), told(game, "state.goblins.rage")) == (1, 2)


# ------------------------------------------------------------------ the Dragon
@pytest.mark.rule("VAST-DR-067")
@pytest.mark.rule("VAST-DR-069")
def test_only_the_nearest_way_out_counts() -> None:
    game = situation(THREE, state={"map": {**LINE, "n1e1": "ambush-13"}, "knight": {"at": "n1"}})
    falling = (int(at(game, "n1")), int(at(game, "n2")))

    assert sorted(ways_off(game, i64(names.P_KNIGHT), falling)) == sorted([at(game, "o"), at(game, "n1e1")])


@pytest.mark.rule("VAST-FM-008")
@pytest.mark.rule("VAST-DR-057")
def test_a_token_two_spaces_away_is_not_swatted() -> None:
    far = {**LINE, "n2": {"tile": "ambush-05", "treasures": 1}}
    dragon = {"at": "o", "hand": ["claw", "wing"]}

    assert "power swat" not in moves(situation(THREE, "dragon", state={"map": far, "dragon": dragon}))
    near = {**LINE, "n1": {"tile": "ambush-01", "treasures": 1}}
    assert "power swat" in moves(situation(THREE, "dragon", state={"map": near, "dragon": dragon}))


@pytest.mark.rule("VAST-DR-014")
def test_beside_a_gem_only_cubes_are_woken() -> None:
    game = situation(THREE, "dragon", state={"map": LINE, "dragon": {"at": "n1", "hand": [], "moved": True}})
    do(game, "done")

    assert asked(game) == "dragon VAST-DR-014"
    assert {move.split()[0] for move in moves(game)} == {"place", "done"}
    assert why_not(game, "collect")


@pytest.mark.rule("VAST-TH-016")
# ------------------------------------------------------------------ the Thief
@pytest.mark.rule("VAST-TH-010")
@pytest.mark.parametrize(("spent", "legal"), [(2, True), (3, False)])
def test_the_last_two_cubes_are_enough_to_climb(spent: int, legal: bool) -> None:
    thief = {"at": "o", "stats": {"movement": 0, "stealth": 1, "thievery": 2}, "spent": spent}
    game = situation(FIVE, "thief", state={"map": {"n1": "ambush-12"}, "thief": thief})

    assert ("climb north" in moves(game)) == legal


@pytest.mark.rule("VAST-TH-015")
def test_tribes_are_one_target_and_the_knight_another() -> None:
    goblins = {"population": {"eye": 1, "bones": 1}, "tile": {"eye": "n1", "bones": "n1"}, "rage": 0}
    thief = {"at": "n1", "stats": {"movement": 0, "stealth": 2, "thievery": 1}}
    game = situation(FIVE, "thief", state={"map": {"n1": {"dark": "eye"}}, "goblins": goblins, "thief": thief})
    do(game, "backstab eye 1")

    assert told(game, "state.goblins.rage") == 1
    assert why_not(game, "backstab bones 1") == "VAST-TH-015"
    state = {"dragon": {"at": "o", "rows": {"greed": 3}}, "thief": {**thief, "at": "o"}}
    dragon = situation(FIVE, "thief", state=state)
    do(dragon, "backstab dragon 1")
    assert told(dragon, "state.goblins.rage") == 1  # as it began


@pytest.mark.rule("VAST-TH-019")
@pytest.mark.rule("VAST-TH-011")
@pytest.mark.parametrize(("cubes", "roll", "carried"), [(3, 0, 1), (2, 0, 0), (2, 1, 1), (1, 2, 0), (1, 3, 1)])
def test_three_cubes_need_no_luck(cubes: int, roll: int, carried: int) -> None:
    state = {"dragon": {"rows": {"greed": 3}}, "thief": {"stats": {"movement": 0, "stealth": 2, "thievery": 1}}}
    game = situation(FIVE, "thief", state=state, luck={"action_die": [roll]})
    do(game, f"pickpocket dragon {cubes}")

    assert told(game, "state.thief.carried") == carried
