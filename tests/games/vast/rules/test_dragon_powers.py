"""The Dragon's powers, Treasures and Wrath."""

from __future__ import annotations

import pytest

from tests.games.vast.scenes import CROSS, LINE, THREE, after, at
from tests.games.vast.table import ALL_FIVE, asked, do, moves, situation, told, why_not
from underkeep.core.kernel.events import Chronicle
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.actions import CHOOSE_ROW
from underkeep.games.vast.cards.power_targets import SlitherFrom
from underkeep.games.vast.cards.powers import refuse_effect
from underkeep.games.vast.cards.wrath import WrathFalls
from underkeep.games.vast.refusals import LEGAL, WALL_BURNS_ALREADY
from underkeep.games.vast.roles.thief.actions import LootGem
from underkeep.games.vast.rules.arrive import Arrive
from underkeep.games.vast.rules.terrain.fall import ways_off
from underkeep.games.vast.seat.previews import power_marks
from underkeep.games.vast.state.changes.dragon import ready_shriek
from underkeep.games.vast.state.changes.sloth import eat_goblins
from underkeep.games.vast.state.changes.tokens import douse_flame_wall


@pytest.mark.rule("VAST-DR-040")
@pytest.mark.rule("VAST-DR-012")
def test_a_burning_wall_forbids_another_and_nothing_else() -> None:
    board = {**CROSS, "n1e1": {"dark": "eye"}}
    game = situation(THREE, "dragon", state={"map": board, "dragon": {"flame_wall": "n1", "at": "o"}})

    assert refuse_effect(game, i64(names.PW_FLAME_WALL)) == WALL_BURNS_ALREADY
    assert refuse_effect(game, i64(names.PW_SCORCH)) == LEGAL


@pytest.mark.rule("VAST-DR-040")
def test_what_a_power_hits_is_shown_before_it_is_used() -> None:
    board = {"n1": {"dark": "ambush-01"}, "e1": "ambush-05", "s1": {"dark": "ambush-10"}}
    game = situation(THREE, "dragon", state={"map": board, "knight": {"at": "e1"}})

    assert {mark.target for mark in power_marks(game, names.PW_SCORCH)} == {"sq:n1", "sq:s1"}
    assert [mark.target for mark in power_marks(game, names.PW_SLAP)] == ["sq:e1"]
    assert {mark.kind for mark in power_marks(game, names.PW_CLAW)} == {"odds"}
    assert power_marks(game, names.PW_WING) == ()


@pytest.mark.rule("VAST-DR-044")
def test_slither_takes_the_last_cube_of_a_row_and_none_from_an_empty_one() -> None:
    rows = {"greed": 1, "hunger": 0, "pride_event": 2}
    game = situation(THREE, "dragon", state={"map": CROSS, "dragon": {"rows": rows}})
    legal = {action.text for action in CHOOSE_ROW if SlitherFrom().refuse(game, action) == LEGAL}

    assert "row greed" in legal
    assert "row hunger" not in legal


@pytest.mark.rule("VAST-DR-049")
@pytest.mark.rule("VAST-RUL-17")
def test_shriek_counts_once_a_turn() -> None:
    game = situation(THREE, "dragon", state={"map": CROSS})
    ready_shriek(game)
    ready_shriek(game)

    assert game.dragon.shriek_turns == 1


@pytest.mark.rule("VAST-DR-054")
def test_nothing_eaten_is_not_told() -> None:
    game = situation(THREE)
    game.listener = chronicle = Chronicle()
    eat_goblins(game, i64(0))
    assert chronicle.drain() == []
    eat_goblins(game, i64(2))

    assert game.dragon.eaten == 2


@pytest.mark.rule("VAST-FM-008")
@pytest.mark.rule("VAST-DR-057")
def test_a_token_two_spaces_away_is_not_swatted() -> None:
    far = {**LINE, "n2": {"tile": "ambush-05", "treasures": 1}}
    dragon = {"at": "o", "hand": ["claw", "wing"]}

    assert "power swat" not in moves(situation(THREE, "dragon", state={"map": far, "dragon": dragon}))
    near = {**LINE, "n1": {"tile": "ambush-01", "treasures": 1}}
    assert "power swat" in moves(situation(THREE, "dragon", state={"map": near, "dragon": dragon}))


@pytest.mark.rule("VAST-DR-057")
@pytest.mark.parametrize(("board", "rule"), [({"n1": "ambush-12"}, "VAST-FM-001"), ({**CROSS, "n2": "ambush-02"}, "")])
def test_a_knight_who_cannot_be_moved_is_not_slapped(board: dict[str, str], rule: str) -> None:
    dragon = {"hand": ["wing", "wing"], "at": "o"}
    game = situation(THREE, "dragon", state={"map": board, "knight": {"at": "n1"}, "dragon": dragon})

    assert why_not(game, "power slap") == rule


@pytest.mark.rule("VAST-DR-061")
@pytest.mark.rule("VAST-CTR-13")
def test_the_flame_wall_burns_each_player_once_a_turn_and_never_the_dragon() -> None:
    goblins = {"population": {"bones": 3, "eye": 3}, "tile": {"bones": "n1", "eye": "n1"}}
    board = {"map": CROSS, "goblins": goblins, "knight": {"at": "o"}, "dragon": {"at": "n1", "flame_wall": "n1"}}
    game = situation(THREE, state=board)
    for piece in ("dragon", "bones", "eye"):
        game.push(Arrive(i64(names.PIECES.index(piece))))
        game.run()

    assert list(game.goblins.population) == [0, 2, 3]


@pytest.mark.rule("VAST-DR-061")
def test_a_doused_flame_wall_burns_no_more() -> None:
    game = situation(THREE, state={"map": CROSS, "dragon": {"at": "n1", "flame_wall": "e1"}})
    douse_flame_wall(game)

    assert game.dragon.flame_wall == names.OFF


@pytest.mark.rule("VAST-DR-061")
@pytest.mark.rule("VAST-DR-004")
def test_what_counts_in_a_dragons_turn_starts_again() -> None:
    dragon = {"moved": True, "gem_placed": True, "shrieked": True}
    game = situation(THREE, "dragon", state={"map": CROSS, "dragon": dragon}, question="turn")

    assert not game.dragon.moved
    assert not game.dragon.gem_placed
    assert not game.dragon.shrieked


@pytest.mark.rule("VAST-DR-061")
def test_a_flame_wall_that_does_not_burn_cannot_go_out() -> None:
    game = situation(THREE, state={"map": CROSS})
    place = int(game.dragon.flame_wall)
    douse_flame_wall(game)

    assert game.dragon.flame_wall == place == names.OFF


@pytest.mark.rule("VAST-DR-063")
# ------------------------------------------------------------------ the Dragon and the Cave
@pytest.mark.rule("VAST-DR-055")
def test_scratch_kills_the_thief_on_its_tile() -> None:
    state = {"dragon": {"at": "o", "hand": ["claw", "claw", "claw"]}, "thief": {"at": "o"}}
    game = situation(ALL_FIVE, "dragon", state=state)
    do(game, "power scratch", "target thief")

    assert told(game, "state.thief.at") is None


@pytest.mark.rule("VAST-REV-005")
def test_VAST_DR_065_flame_reveals_all_before_edges_are_filled() -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        turn="dragon",
        luck={"dragon_die": [1]},
        state={
            "map": {"n1": {"dark": "event-05"}, "e1": {"dark": "event-07"}, "s1": "ambush-05", "w1": "ambush-10"},
            "dragon": {"hand": ["flame"]},
        },
    )
    do(game, "power flame", "at n1")

    assert asked(game) == "cave VAST-FILL-002"
    assert "tile" in told(game, "state.map.e1")


@pytest.mark.rule("VAST-DR-067")
@pytest.mark.rule("VAST-DR-069")
def test_only_the_nearest_way_out_counts() -> None:
    game = situation(THREE, state={"map": {**LINE, "n1e1": "ambush-13"}, "knight": {"at": "n1"}})
    falling = (int(at(game, "n1")), int(at(game, "n2")))

    assert sorted(ways_off(game, i64(names.P_KNIGHT), falling)) == sorted([at(game, "o"), at(game, "n1e1")])


@pytest.mark.rule("VAST-DR-067")
@pytest.mark.rule("VAST-CTR-36")
@pytest.mark.parametrize("piece", ["knight", "thief"])
def test_wrath_moves_whoever_stands_on_a_hit_tile(piece: str) -> None:
    others = {"knight": {"at": "s1"}, "thief": {"at": "s1"}, "dragon": {"at": "o"}}
    game = situation(ALL_FIVE, "dragon", state={"map": CROSS, **others, piece: {"at": "n1"}})
    game.push(WrathFalls(i64(names.DRAGON), (at(game, "n1"),)))
    game.run()
    while asked(game) == "dragon VAST-DR-067":
        do(game, moves(game)[0])

    assert told(game, f"state.{piece}.at") not in (None, "n1")
    assert "n1" not in told(game, "state.map")


@pytest.mark.rule("VAST-BON-002")
@pytest.mark.rule("VAST-DR-068")
@pytest.mark.rule("VAST-DR-070")
def test_wrath_scatters_all_tribes_and_buries_what_falls() -> None:
    goblins = {"population": {"fangs": 2, "eye": 4}, "tile": {"fangs": "n3", "eye": "n3"}}
    state = {"map": LINE, "knight": {"at": "o"}, "dragon": {"at": "o"}, "goblins": goblins}
    game = situation(THREE, "dragon", state=state)
    tile, left = at(game, "n3"), int(game.cave.stack.count())
    after(game, WrathFalls(i64(names.DRAGON), (int(tile),)))

    assert list(game.goblins.population) == [0, 0, 2]
    assert not game.goblins.revealed(i64(names.EYE))
    assert game.cave.fallen.count() == 0
    assert game.cave.stack.count() + len(game.cavern.tiles()) == left + 4


@pytest.mark.rule("VAST-DR-072")
@pytest.mark.parametrize(("face", "carried"), [(5, 0), (0, 1)])
def test_a_looted_gem_is_carried_unless_it_is_trapped(face: int, carried: int) -> None:
    state = {"map": LINE, "thief": {"at": "n1"}, "dragon": {"gems": {"claw": "n1"}}}
    game = situation(ALL_FIVE, "thief", state=state, luck={"dragon_die": [face]})
    after(game, LootGem(i64(names.CLAW)))

    assert game.dragon.gems_carried() == carried
    assert (game.thief.tile == names.OFF) == (carried == 0)


def test_VAST_DR_073_the_underground_dragon_shares_any_tile() -> None:
    game = situation("knight-goblins-dragon", turn="dragon", state={"map": {"n1": "ambush-01"}, "knight": {"at": "n1"}})
    do(game, "at n1")

    assert told(game, "state.dragon.at") == told(game, "state.knight.at")
    assert game.dragon.health == 5


def test_VAST_DR_074_entering_the_map_is_no_move() -> None:
    game = situation(THREE, "dragon", state={"map": CROSS}, question="turn")
    assert told(game, "state.dragon.at")
    do(game, "done")

    assert game.dragon.claims >> names.PRIDE_STILL & 1


def test_VAST_DR_075_the_dragon_chooses_what_it_discards() -> None:
    state = {
        "map": {"n1": "ambush-01"},
        "knight": {"grit": 12, "shown": ["enchanted_bow"], "on_cards": ["enchanted_bow"], "slots": {"strength": 2}},
        "dragon": {"at": "n1", "hand": ["claw", "claw", "wing"]},
    }
    game = situation(THREE, state=state)
    do(game, "use enchanted_bow", "piece dragon")
    assert asked(game) == "dragon VAST-DR-075"
    assert moves(game) == ["pay claw", "pay wing"]
    do(game, "pay wing", "pay claw")
    assert told(game, "state.dragon.hand") == ["claw"]

    poor = situation(THREE, state={**state, "dragon": {"at": "n1", "hand": ["claw"]}})
    do(poor, "use enchanted_bow", "piece dragon")
    assert told(poor, "state.dragon.hand") == []  # fewer: all of them, unasked


@pytest.mark.rule("VAST-DR-014")
def test_VAST_DR_076_used_gems_are_ready_again_when_the_turn_ends() -> None:
    game = situation(
        THREE, "dragon", state={"map": {**CROSS}, "dragon": {"at": "n1", "hand": [], "gems": {"claw": "e1"}}}
    )
    do(game, "power claw")
    if asked(game) == "dragon VAST-DR-011":
        do(game, "pay gem_claw")
    assert game.dragon.gems_used
    for _ in range(9):
        if game.active != names.DRAGON:
            break
        offered = moves(game)
        do(game, "done" if "done" in offered else offered[0])

    assert game.dragon.gems_used == 0
