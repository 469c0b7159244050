"""The Goblins' actions and Secrets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vast.scenes import CROSS, LINE, STEALTHY, THREE, after, at, hidden
from tests.games.vast.table import ALL_FIVE, CONTENT, asked, do, moves, situation, told, why_not
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.cards.cave_in import refuse_cave_in
from underkeep.games.vast.cards.claws import HissAt, ScratchTribes
from underkeep.games.vast.cards.secrets import near_ambush_tile, refuse_from_hiding
from underkeep.games.vast.refusals import (
    ALREADY_ACTED,
    LEGAL,
    NO_GOBLINS_LEFT,
    NO_OPEN_SPACE,
    NOT_A_TILE,
    TRIBE_TOO_WEAK,
)
from underkeep.games.vast.role_sets import ROLE_SETS
from underkeep.games.vast.roles.goblins.actions import act_special, refuse_explore, refuse_plunder
from underkeep.games.vast.roles.goblins.attacks import BY_ACTION, blow_up, margin
from underkeep.games.vast.roles.goblins.monsters import ASSIGN_MONSTER
from underkeep.games.vast.roles.goblins.reactions import refuse_ambush
from underkeep.games.vast.roles.goblins.war import DrawSecrets
from underkeep.games.vast.rules.arrive import Arrive
from underkeep.games.vast.rules.stats import bare_strength
from underkeep.games.vast.rules.tribes import LosePopulation, Scatter, scatter_loss
from underkeep.games.vast.state.changes.discs import free_discs, needs_disc
from underkeep.games.vast.state.changes.goblin_cards import discard_monster
from underkeep.games.vast.state.changes.goblins import set_population
from underkeep.games.vast.state.game import Vast
from underkeep.games.vast.state.goblins import NONE


def hexed(target: str, **state: Any) -> Vast:
    game = situation(ALL_FIVE, "goblins", state={"goblins": {"population": {"eye": 2}, "secrets": ["hex"]}, **state})
    do(game, "secret hex", f"target {target}")
    return game


@pytest.mark.rule("VAST-GEN-011")
@pytest.mark.rule("VAST-GO-033")
def test_what_lasts_one_goblin_turn_is_over() -> None:
    game = situation("goblins-thief", "goblins")
    goblins = game.goblins
    goblins.war_card, goblins.bomber, goblins.fury = i64(3), i64(1), i64(1)
    goblins.poison = goblins.tunnels = True
    goblins.pledges[names.EYE] = 2
    do(game, "done")

    assert (goblins.war_card, goblins.bomber, goblins.fury) == (-1, -1, -1)
    assert not goblins.poison
    assert not goblins.tunnels
    assert list(goblins.pledges) == [-1, -1, -1]


@pytest.mark.rule("VAST-GO-034")
@pytest.mark.parametrize(("treasures", "legal"), [(0, False), (1, True)])
def test_a_treasure_is_plundered_where_one_lies(treasures: int, legal: bool) -> None:
    board = {"n1": {"dark": "bones", "treasures": treasures}}
    goblins = {"population": {"bones": 1}, "tile": {"bones": "n1"}}
    game = situation("knight-goblins", "goblins", state={"map": board, "goblins": goblins})
    do(game, "tribe bones")

    assert ("plunder treasure" in moves(game)) == legal
    assert (refuse_plunder(game, i64(names.BONES), i64(3)) == LEGAL) == legal


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


@pytest.mark.rule("VAST-GO-036")
@pytest.mark.parametrize(("gems", "pool"), [({}, False), ({"claw": "n1"}, True)])
def test_one_gem_on_the_map_is_a_pool(gems: dict[str, str], pool: bool) -> None:
    game = situation(THREE, state={"map": CROSS, "dragon": {"gems": gems}})

    assert game.gem_pool() == pool


@pytest.mark.rule("VAST-GO-037")
def test_a_tribe_among_tiles_has_nothing_to_explore() -> None:
    around = {"n1": {"dark": "fangs"}, "n2": "ambush-01", "n1e1": "ambush-05", "n1w1": "ambush-10"}
    goblins = {"population": {"fangs": 2}, "tile": {"fangs": "n1"}}
    game = situation("knight-goblins", state={"map": around, "goblins": goblins})
    assert refuse_explore(game, i64(names.FANGS)) == NO_OPEN_SPACE
    del around["n1w1"]
    game = situation("knight-goblins", state={"map": around, "goblins": goblins})

    assert refuse_explore(game, i64(names.FANGS)) == LEGAL


@pytest.mark.rule("VAST-GO-040")
@pytest.mark.rule("VAST-CTR-05")
def test_the_eye_draws_one_secret() -> None:
    people = {"population": {"eye": 2}, "tile": {"eye": "n1"}}
    board = {**CROSS, "n1": {"dark": "eye"}}
    game = situation("goblins-cave", "goblins", state={"map": board, "goblins": people})
    before = int(game.goblins.secrets.count())
    do(game, "tribe eye", "special")

    assert game.goblins.secrets.count() == before + 1


@pytest.mark.rule("VAST-GO-040")
@pytest.mark.rule("VAST-CTR-05")
@pytest.mark.parametrize(("tribe", "pile"), [("bones", "monster_deck"), ("eye", "secret_deck")])
def test_a_special_draws_one_card(tribe: str, pile: str) -> None:
    goblins = {"population": {tribe: 2}, "tile": {tribe: "n1"}}
    game = situation("knight-goblins", "goblins", state={"map": CROSS, "goblins": goblins})
    before = len(told(game, f"state.goblins.{pile}"))
    act_special(game, i64(names.TRIBES.index(tribe)))
    game.run()

    assert len(told(game, f"state.goblins.{pile}")) == before - 1


@pytest.mark.parametrize("action", ["explore", "special", "plunder treasure", "attack thief"])
def test_VAST_GO_041_a_hidden_tribe_can_only_reveal_itself(action: str) -> None:
    game = situation(
        "knight-goblins-dragon-cave-thief", "goblins", state={"map": CROSS, "goblins": {"population": {"eye": 1}}}
    )
    do(game, "tribe eye")

    assert why_not(game, action) == "VAST-GO-041"


@pytest.mark.rule("VAST-GO-042")
@pytest.mark.rule("VAST-GO-046")
def test_one_goblin_is_enough_for_an_ambush() -> None:
    people = {"population": {"fangs": 1}, "rage": 1}
    game = situation("knight-goblins", state={"map": CROSS, "goblins": people, "knight": {"slots": {}}})

    assert [refuse_ambush(game, i64(tribe)) for tribe in (names.FANGS, names.EYE)] == [LEGAL, NO_GOBLINS_LEFT]


@pytest.mark.rule("VAST-GO-043")
@pytest.mark.rule("VAST-GO-055")
def test_beetles_save_one_goblin_of_a_scatter() -> None:
    people = {"population": {"fangs": 3, "eye": 3}, "slots": {"fangs": "bright_beetles"}}
    game = situation("knight-goblins", state={"goblins": people})

    assert [scatter_loss(game, i64(tribe)) for tribe in (names.FANGS, names.EYE)] == [1, 2]


@pytest.mark.rule("VAST-GO-047")
def test_a_scattered_tribe_pledges_nothing() -> None:
    goblins = {"population": {"bones": 3}, "tile": {"bones": "n1"}}
    game = situation("knight-goblins", state={"map": {"n1": {"dark": "bones"}}, "goblins": goblins})
    game.goblins.pledges[names.BONES] = at(game, "n1")
    after(game, Scatter(i64(names.BONES)))

    assert list(game.goblins.pledges) == [-1, -1, -1]


@pytest.mark.rule("VAST-GO-050")
def test_VAST_GO_047_a_hidden_tribe_may_be_the_one_to_scatter() -> None:
    game = situation(
        "knight-goblins",
        turn="goblins",
        question="turn",
        state={"goblins": {"war": ["hate"], "population": {"fangs": 4}, "lurk": {}}},
    )
    do(game, "done")

    assert moves(game) == ["tribe fangs", "tribe bones", "tribe eye"]


@pytest.mark.rule("VAST-GO-048")
@pytest.mark.parametrize(("population", "rage", "strength"), [(0, 0, 0), (1, 0, 0), (2, 0, 1), (2, 1, 2)])
def test_bare_strength_is_never_below_nothing(population: int, rage: int, strength: int) -> None:
    game = situation("knight-goblins", state={"goblins": {"population": {"bones": population}, "rage": rage}})

    assert bare_strength(game, i64(names.BONES)) == strength


@pytest.mark.rule("VAST-GO-048")
def test_a_discarded_monster_leaves_its_slot_empty() -> None:
    game = situation("knight-goblins", state={"goblins": {"population": {"bones": 2}, "slots": {"bones_1": "ogre"}}})
    discard_monster(game, i64(names.BONES), i64(names.OGRE))

    assert list(game.goblins.slots) == [-1, -1, -1, -1]
    assert game.goblins.monster_discard.has(i64(names.OGRE))


@pytest.mark.rule("VAST-GO-048")
@pytest.mark.rule("VAST-GO-088")
def test_the_fangs_are_stronger_by_one_disc() -> None:
    game = situation("knight-goblins", state={"goblins": {"population": {"fangs": 2, "eye": 2}, "rage": 1}})

    assert [bare_strength(game, i64(tribe)) for tribe in (names.FANGS, names.EYE)] == [3, 2]


@pytest.mark.rule("VAST-GO-051")
@pytest.mark.rule("VAST-GO-019")
@pytest.mark.parametrize(
    ("monster", "needs"), [("ogre", True), ("troll", True), ("flame_giant", True), ("blob", False)]
)
def test_three_monsters_need_a_strength_disc(monster: str, needs: bool) -> None:
    game = situation("knight-goblins", state={"goblins": {"slots": {"eye": monster}}})

    assert needs_disc(game, i64(names.MONSTERS.index(monster))) == needs
    assert free_discs(game) == (2 if needs else 3)
    assert not needs_disc(game, i64(NONE))


@pytest.mark.rule("VAST-GO-055")
@pytest.mark.parametrize(("population", "amount", "left"), [(0, 2, 0), (3, 0, 3), (3, 2, 1)])
def test_only_a_loss_of_population_offers_the_beetles(population: int, amount: int, left: int) -> None:
    goblins = {"population": {"fangs": population}, "slots": {"fangs": "bright_beetles"}}
    game = situation("knight-goblins", state={"map": CROSS, "goblins": goblins})
    game.push(LosePopulation(i64(names.FANGS), i64(amount)))
    game.run()
    if left < population:
        assert asked(game) == "goblins VAST-GO-055"
        do(game, "no")

    assert asked(game) == "knight VAST-KN-006"
    assert told(game, "state.goblins.population.fangs") == left


@pytest.mark.rule("VAST-GO-056")
@pytest.mark.parametrize(("monster", "rule"), [("underworm", ""), ("ogre", "VAST-MAP-003")])
def test_only_an_underworm_goes_diagonally(monster: str, rule: str) -> None:
    people = {"population": {"fangs": 2}, "tile": {"fangs": "n1"}, "slots": {"fangs": monster}}
    board = {**CROSS, "n1e1": {"dark": "eye"}}
    game = situation("goblins-cave", "goblins", state={"map": board, "goblins": people})
    do(game, "tribe fangs")

    assert why_not(game, "at e1") == rule


def test_VAST_GO_058_ambush_lines_are_for_games_without_goblins() -> None:
    assert all(entry.infestation == 0 for entry in ROLE_SETS if names.GOBLINS in entry.roles)
    assert all(monster.ambush.en and monster.ambush.it for monster in CONTENT.monsters)


@pytest.mark.rule("VAST-GO-081")
@pytest.mark.rule("VAST-FM-011")
def test_poisoned_cubes_wait_on_the_entrance_and_nowhere_else() -> None:
    for square, back in (("n1", 0), ("o", 1)):
        game = situation("knight-goblins", state={"map": LINE, "knight": {"at": square, "grit": 6, "poisoned": 1}})
        after(game, Arrive(i64(names.P_KNIGHT)))
        assert game.knight.poisoned == 1 - back


@pytest.mark.rule("VAST-GO-081")
@pytest.mark.parametrize(("strength", "beaten_by", "cubes"), [(3, 1, 1), (2, 2, 2), (1, 3, 2)])
def test_poison_takes_a_second_cube_if_she_is_beaten_by_two_or_more(strength: int, beaten_by: int, cubes: int) -> None:
    game = situation(
        "knight-goblins",
        "goblins",
        state={
            "map": {"n1": {"dark": "fangs"}, "n2": "ambush-01"},
            "knight": {"at": "n2", "grit": 12, "slots": {"strength": strength}},
            "goblins": {"population": {"fangs": 4}, "tile": {"fangs": "n1"}, "secrets": ["poison"]},
        },
    )
    assert margin(game, i64(names.FANGS), i64(BY_ACTION)) == beaten_by
    do(game, "tribe fangs", "secret poison", "at n2")
    while asked(game) == "knight VAST-GO-081":
        do(game, "from free" if "from free" in moves(game) else moves(game)[0])

    assert told(game, "state.knight.poisoned") == cubes


@pytest.mark.rule("VAST-GO-083")
def test_the_ruby_redraws_a_secret_just_drawn() -> None:
    goblins = {"face_up": ["goblin_ruby"], "secrets": ["trap"], "secret_deck": ["hex", "poison"]}
    game = situation("knight-goblins", "goblins", state={"goblins": goblins})
    game.push(DrawSecrets(i64(1)))
    game.run()
    drawn = told(game, "state.goblins.secrets")[-1]

    assert why_not(game, "redraw secret trap") == "VAST-GO-012"
    do(game, f"redraw secret {drawn}")
    assert drawn in told(game, "state.goblins.secret_discard")
    assert game.goblins.secrets.count() == 2
    assert game.goblins.ruby_used


@pytest.mark.rule("VAST-GO-083")
@pytest.mark.rule("VAST-GO-017")
def test_the_ruby_redraws_a_monster_just_drawn() -> None:
    goblins = {
        "population": {"bones": 3}, "face_up": ["goblin_ruby"], "drawn": ["ogre"], "monster_deck": ["blob"],
    }  # fmt: skip
    game = situation("knight-goblins", "goblins", state={"goblins": goblins})
    game.push(ASSIGN_MONSTER)
    do(game, "redraw monster ogre")

    assert told(game, "state.goblins.drawn") == ["blob"]
    assert told(game, "state.goblins.monster_discard") == ["ogre"]
    assert game.goblins.ruby_used


@pytest.mark.rule("VAST-GO-083")
@pytest.mark.parametrize(("left", "kept"), [(1, True), (0, False)])
def test_the_ruby_is_lost_with_the_last_goblin_of_a_tribe(left: int, kept: bool) -> None:
    goblins = {"population": {"bones": 2, "eye": 1}, "face_up": ["goblin_ruby"]}
    game = situation("knight-goblins", state={"goblins": goblins})
    set_population(game, i64(names.BONES), i64(left))

    assert bool(game.goblins.face_up >> names.GOBLIN_RUBY & 1) == kept


@pytest.mark.rule("VAST-GO-085")
def test_a_bomber_is_used_up() -> None:
    people = {"population": {"fangs": 3}, "tile": {"fangs": "n1"}}
    game = situation("knight-goblins", "goblins", state={"map": CROSS, "goblins": people})
    game.goblins.bomber = i64(names.FANGS)
    blow_up(game, i64(names.FANGS))

    assert game.goblins.bomber == -1
    assert game.goblins.population[names.FANGS] == 0


@pytest.mark.rule("VAST-CAVE-025")
@pytest.mark.rule("VAST-GO-086")
def test_a_hex_costs_the_knight_grit() -> None:
    assert told(hexed("knight", knight={"grit": 9}), "state.knight.grit") == 7


@pytest.mark.rule("VAST-GO-086")
@pytest.mark.rule("VAST-DR-075")
def test_a_hex_costs_the_dragon_power_cards_of_its_choice() -> None:
    game = hexed("dragon", dragon={"hand": ["claw", "flame", "wing"]})

    assert asked(game) == "dragon VAST-DR-075"
    do(game, "pay flame", "pay claw")
    assert told(game, "state.dragon.hand") == ["wing"]
    assert not told(hexed("dragon", dragon={"hand": ["claw", "flame"]}), "state.dragon.hand")


@pytest.mark.rule("VAST-GO-086")
def test_a_hex_costs_the_cave_omens_of_its_choice() -> None:
    game = hexed("cave", cave={"omens": {"bat": 2, "path": 1}})

    assert asked(game) == "cave VAST-GO-086"
    assert why_not(game, "spend chasm")
    do(game, "spend bat", "spend path")
    assert told(game, "state.cave.omens.bat") == 1
    assert game.cave.omens_held() == 1


@pytest.mark.rule("VAST-GO-087")
@pytest.mark.parametrize("move", ["pickpocket fangs 3", "backstab fangs 1"])
def test_a_trap_is_spent_on_the_thief(move: str) -> None:
    goblins = {
        "population": {"fangs": 1}, "tile": {"fangs": "n1"}, "secrets": ["poison"], "face_up": ["trap"],
    }  # fmt: skip
    board = {"map": {"n1": {"dark": "fangs"}}, "goblins": goblins, "thief": {**STEALTHY, "at": "n1"}}
    game = situation(ALL_FIVE, "thief", state=board)
    do(game, move)

    assert told(game, "state.goblins.face_up") == []


@pytest.mark.rule("VAST-GO-087")
@pytest.mark.parametrize("power", ["scratch", "hiss"])
def test_a_trap_is_offered_against_scratch_and_hiss(power: str) -> None:
    goblins = {"population": {"bones": 3}, "tile": {"bones": "n1"}, "face_up": ["trap"]}
    state = {"map": LINE, "knight": {"at": "o"}, "dragon": {"at": "n1"}, "goblins": goblins}
    game = situation(THREE, "dragon", state=state)
    after(game, ScratchTribes() if power == "scratch" else HissAt(i64(names.BONES)))
    assert asked(game) == "goblins VAST-GO-087"
    do(game, "yes")

    assert told(game, "state.goblins.population.bones") == 3
    assert told(game, "state.dragon.eaten") == 0


@pytest.mark.rule("VAST-GO-088")
@pytest.mark.parametrize(
    ("board", "near"),
    [
        ({"n1": "ambush-01"}, True),
        ({"n1": {"dark": "ambush-01"}}, False),
        ({"n1": "event-01", "n2": "ambush-01"}, False),
    ],
)
def test_hiding_spots_lie_on_or_beside_a_lit_ambush_tile(board: dict[str, Any], near: bool) -> None:
    assert near_ambush_tile(situation("knight-goblins", state={"map": board})) == near
    on_it = situation("knight-goblins", state={"map": {"n1": "ambush-01"}, "knight": {"at": "n1"}})
    assert near_ambush_tile(on_it)


@pytest.mark.rule("VAST-GO-088")
@pytest.mark.rule("VAST-GO-046")
def test_hiding_spots_ask_for_a_tribe_that_has_not_acted() -> None:
    game = hidden(activated=["bones"])

    assert refuse_from_hiding(game, i64(names.BONES)) == ALREADY_ACTED
    assert refuse_from_hiding(game, i64(names.FANGS)) == LEGAL
    assert refuse_from_hiding(game, i64(names.EYE)) == LEGAL
    weak = hidden(population={"fangs": 0, "bones": 1, "eye": 1}, rage=1)
    assert refuse_from_hiding(weak, i64(names.BONES)) == TRIBE_TOO_WEAK


@pytest.mark.rule("VAST-GO-090")
def test_without_a_tile_that_may_fall_there_is_no_cave_in() -> None:
    people = {"population": {"eye": 2}, "secrets": ["cave_in"]}
    board = {"n1": "ambush-01"}
    games = [
        situation("knight-goblins", "goblins", state={"map": tiles, "goblins": people})
        for tiles in ({"o": "entrance"}, {**board, "n2": "ambush-05"})
    ]

    assert [refuse_cave_in(game) for game in games] == [NOT_A_TILE, LEGAL]


@pytest.mark.rule("VAST-GO-090")
def test_tribes_leave_a_collapsing_tile_without_scattering() -> None:
    people = {"population": {"fangs": 2}, "tile": {"fangs": "n1"}}
    board = {"map": {"n1": "ambush-01", "e1": "ambush-05", "n1e1": {"dark": "eye"}}, "goblins": people}
    game = situation("knight-goblins", "goblins", state=board, turn_state={"collapse": True}, question="end")
    do(game, next(move for move in moves(game) if move == "at n1"))

    assert asked(game) != "goblins VAST-COL-008" or why_not(game, "scatter") != ""
    assert told(game, "state.goblins.population.fangs") == 2
