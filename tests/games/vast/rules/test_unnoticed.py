"""Rules whose breaking went unnoticed until `./run break` showed it: the Knight, the Goblins, rounds, previews."""

from __future__ import annotations

import pytest

from tests.games.vast.rules.test_common_rules import at
from tests.games.vast.rules.test_details import CROSS, THREE
from tests.games.vast.table import asked, do, moves, situation, told, why_not
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.actions import LOOTABLE
from underkeep.games.vast.roles.goblins.actions import act_special
from underkeep.games.vast.roles.goblins.attacks import BY_ACTION, margin
from underkeep.games.vast.roles.knight.ambush import SPRING_AMBUSH, refuse_monster
from underkeep.games.vast.roles.knight.infestation import MONSTER_AMBUSH, MonsterAmbush
from underkeep.games.vast.roles.knight.javelin import PierceTribe
from underkeep.games.vast.roles.thief.actions import TO_CARRY, gain_treasure, loot_token
from underkeep.games.vast.roles.thief.targets import STEAL_A_SECRET
from underkeep.games.vast.rules.stats import knight_strength
from underkeep.games.vast.rules.tribes import LosePopulation
from underkeep.games.vast.seat.hidden import discs_out
from underkeep.games.vast.seat.previews import power_marks, shot_marks
from underkeep.games.vast.spec import SPEC
from underkeep.games.vast.state.changes.knight import heal_knight
from underkeep.games.vast.state.changes.turn import end_game
from underkeep.games.vast.state.game import Vast

ALONE = "knight-dragon"  # Goblin Infestation takes the place of the Goblins


# ------------------------------------------------------------------ the Knight
@pytest.mark.rule("VAST-KN-009")
def test_entering_a_tile_with_something_to_meet_spends_an_encounter() -> None:
    board = {**CROSS, "n1": {"dark": "ambush-14"}, "n2": {"dark": "ambush-09"}}
    game = situation("knight-goblins", state={"map": board, "knight": {"slots": {"movement": 2}}})
    assert told(game, "state.knight.encounters") == 0
    do(game, "at n1")

    assert told(game, "state.knight.encounters") == 1


@pytest.mark.rule("VAST-KN-002")
@pytest.mark.rule("VAST-KN-051")
@pytest.mark.rule("VAST-BON-014")
@pytest.mark.parametrize(("dazed", "strength"), [(0, 1), (1, 0), (2, 0)])
def test_her_strength_never_falls_below_zero(dazed: int, strength: int) -> None:
    game = situation(THREE, state={"map": CROSS, "goblins": {"dazed_knight": dazed}})

    assert knight_strength(game) == strength


@pytest.mark.rule("VAST-KN-002")
@pytest.mark.parametrize(("moves", "left"), [(0, 1), (1, 0), (2, 0)])
def test_what_is_left_of_her_stats_is_never_less_than_nothing(moves: int, left: int) -> None:
    game = situation(THREE, state={"map": CROSS, "knight": {"moves": moves, "encounters": moves}})

    assert (told(game, "stats.knight.moves_left"), told(game, "stats.knight.encounters_left")) == (left, left)


@pytest.mark.rule("VAST-KN-005")
@pytest.mark.parametrize(("below", "after", "loose"), [(-1, 0, True), (0, 0, False)])
def test_healing_stops_at_the_health_she_began_with(below: int, after: int, loose: bool) -> None:
    game = situation(THREE)
    most = int(game.rules.knight_health)
    game.knight.health = i64(most + below)
    heal_knight(game, i64(1))

    assert told(game, "state.knight.health") == most + after
    assert game.knight.loose == loose


@pytest.mark.rule("VAST-KN-010")
def test_cubes_placed_in_an_encounter_are_no_part_of_it() -> None:
    board = {**CROSS, "o": {"tile": "entrance"}, "n1": {"tile": "crystal-01", "tokens": ["crystal"], "treasures": 1}}
    game = situation("knight-goblins", state={"map": board, "knight": {"at": "n1", "grit": 6}})
    do(game, "encounter")
    assert why_not(game, "done") == "VAST-KN-015"
    do(game, "cube strength")

    assert asked(game) == "knight VAST-KN-010"
    assert why_not(game, "done") == "VAST-KN-015"


# ------------------------------------------------------------------ Ambushes without Goblins
def infested(line: str, **knight: object) -> Vast:
    return situation(ALONE, setup={"infestation": line}, state={"map": CROSS, "knight": dict(knight)})


@pytest.mark.rule("VAST-VAR-021")
@pytest.mark.parametrize(("monster", "strength", "rolls"), [("wisp", 0, True), ("blob", 0, False), ("blob", 2, True)])
def test_the_die_is_rolled_at_equality_and_for_the_wisp(monster: str, strength: int, rolls: bool) -> None:
    game = infested("c", grit=18, slots={"strength": strength}, monster=monster)
    before = int(game.luck.drawn[names.L_DRAGON_DIE])
    MONSTER_AMBUSH.compare(game)
    game.run()

    assert (game.luck.drawn[names.L_DRAGON_DIE] > before) == rolls


@pytest.mark.rule("VAST-VAR-021")
@pytest.mark.rule("VAST-KN-059")
def test_every_ambush_of_a_turn_is_counted() -> None:
    game = infested("b", slots={"strength": 1})
    SPRING_AMBUSH.draw(game)
    assert (game.knight.ambushes, game.knight.deeds) == (1, 0)
    SPRING_AMBUSH.draw(game)

    assert game.knight.ambushes == 2
    assert told(game, "state.knight.deeds") == ["stalwart"]


@pytest.mark.rule("VAST-KN-059")
@pytest.mark.parametrize(
    ("roles", "line", "done", "monster", "may"),
    [
        (ALONE, "a", [], None, True),
        (ALONE, "b", [], None, True),
        (ALONE, "c", [], None, False),
        (ALONE, "b", ["fearless"], None, False),
        (ALONE, "b", ["daring"], None, True),
        (ALONE, "b", [], "blob", False),
        ("knight-goblins", "b", [], None, False),
    ],
)
def test_a_monster_may_be_faced_for_fearless(
    roles: str, line: str, done: list[str], monster: str | None, may: bool
) -> None:
    knight = {"quests_done": done, "monster": monster}
    setup = {"infestation": line} if roles == ALONE else {}
    game = situation(roles, setup=setup, state={"map": CROSS, "knight": knight})

    assert (refuse_monster(game) == 0) == may


@pytest.mark.rule("VAST-VAR-023")
@pytest.mark.rule("VAST-VAR-021")
def test_a_used_monster_lies_in_the_discard_and_no_longer_before_her() -> None:
    game = infested("c", grit=18, slots={"strength": 3}, monster="pet_frog")
    game.spared = True
    MonsterAmbush().discard(game)

    assert told(game, "state.knight.monster") is None
    assert told(game, "state.goblins.monster_discard") == ["pet_frog"]


@pytest.mark.rule("VAST-VAR-023")
def test_an_ambush_without_a_monster_discards_nothing() -> None:
    game = infested("a", beetles=True)
    MonsterAmbush().discard(game)

    assert told(game, "state.goblins.monster_discard") == []
    assert told(game, "state.knight.beetles")


@pytest.mark.rule("VAST-VAR-022")
def test_the_gnome_takes_a_treasure_card() -> None:
    game = infested("c", monster="gnome", kept=["javelin"])
    game.spared = False
    MonsterAmbush().suffer(game)

    assert told(game, "state.knight.kept") == []
    assert told(game, "state.knight.boxed") == ["javelin"]


# ------------------------------------------------------------------ the Goblins
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


@pytest.mark.rule("VAST-BON-014")
@pytest.mark.rule("VAST-GO-087")
@pytest.mark.parametrize(("worn", "secrets"), [(True, 1), (False, 2)])
def test_a_javelin_costs_a_face_up_trap_and_with_the_gauntlet_a_secret(worn: bool, secrets: int) -> None:
    game = situation(
        "knight-goblins",
        state={
            "map": {"n1": "ambush-01", "n2": "ambush-05"},
            "knight": {"grit": 12, "shown": ["silver_gauntlet"], "on_cards": ["silver_gauntlet"] if worn else []},
            "goblins": {
                "population": {"fangs": 1},
                "tile": {"fangs": "n1"},
                "secrets": ["poison", "hex"],
                "face_up": ["trap"],
            },
        },
    )
    game.push(PierceTribe(i64(names.FANGS)))
    game.run()
    while asked(game).startswith("goblins"):
        do(game, moves(game)[0])

    assert len(told(game, "state.goblins.secrets")) == secrets
    assert told(game, "state.goblins.face_up") == []


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


@pytest.mark.rule("VAST-GO-019")
@pytest.mark.parametrize(
    ("goblins", "out"),
    [
        ({}, 1),
        ({"slots": {"fangs": "ogre"}}, 2),
        ({"slots": {"fangs": "ogre"}, "waiting": ["ogre"]}, 1),
        ({"meat": "n1"}, 2),
        ({"armory": "bones"}, 2),
        ({"armory": "bones", "armory_waits": True}, 1),
    ],
)
def test_strength_discs_are_with_the_fangs_monsters_and_cards(goblins: dict[str, object], out: int) -> None:
    setup = {"promo_cards": True, "goblin_schemes": True}
    game = situation("knight-goblins", setup=setup, state={"map": CROSS, "goblins": dict(goblins)})

    assert discs_out(game) == out


# ------------------------------------------------------------------ the Thief
@pytest.mark.rule("VAST-TH-018")
@pytest.mark.parametrize(("supply", "carried", "on_map"), [(1, 1, 1), (0, 1, 0)])
def test_the_last_token_of_the_supply_comes_before_those_of_the_map(supply: int, carried: int, on_map: int) -> None:
    board = {**CROSS, "n1": {"tile": "treasure_room-01", "treasures": 1}}
    game = situation("knight-goblins-thief", "thief", state={"map": board})
    game.cave.supply = i64(supply)
    gain_treasure(game, i64(TO_CARRY))
    game.run()
    while asked(game) != "thief VAST-TH-004":
        do(game, moves(game)[0])

    assert told(game, "state.thief.carried") == carried
    assert told(game, "state.map.n1.treasures") == on_map


@pytest.mark.rule("VAST-TH-009")
@pytest.mark.parametrize(("what", "cubes"), [("treasure", 1), ("gem_wing", 1), ("gem_wing", 2)])
def test_looting_costs_its_cubes(what: str, cubes: int) -> None:
    board = {**CROSS, "n1": {"tile": "treasure_room-01", "treasures": 1}}
    state = {"map": board, "thief": {"at": "n1"}, "dragon": {"at": "s1", "gems": {"wing": "n1"}}}
    game = situation("knight-goblins-dragon-thief", "thief", state=state)
    loot_token(game, i64(LOOTABLE.index(what)), i64(cubes))

    assert game.thief.spent == cubes


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


@pytest.mark.rule("VAST-TH-011")
@pytest.mark.parametrize(("hidden", "may"), [(["poison"], True), ([], False)])
def test_a_hidden_secret_is_stolen_only_if_there_is_one(hidden: list[str], may: bool) -> None:
    game = situation(
        "knight-goblins-thief",
        "thief",
        state={
            "map": CROSS,
            "knight": {"at": "s1"},
            "goblins": {
                "population": {"fangs": 1},
                "tile": {"fangs": "o"},
                "secrets": hidden,
                "face_up": ["goblin_ruby"],
            },
        },
    )
    game.push(STEAL_A_SECRET)
    game.run()

    assert ("steal hidden" in moves(game)) == may
    assert "steal goblin_ruby" in moves(game)


@pytest.mark.rule("VAST-TH-008")
def test_a_flare_of_the_thief_costs_a_cube_and_lights_up_what_the_die_hits() -> None:
    board = {"n1": {"dark": "ambush-01"}, "e1": {"dark": "ambush-05"}, "s1": {"dark": "ambush-10"}, "w1": "ambush-13"}
    game = situation("dragon-thief", "thief", state={"map": board, "dragon": {"at": "w1"}}, luck={"dragon_die": [0]})
    before = int(game.thief.cubes_left())
    do(game, "flare")

    assert game.thief.spent == 1
    assert game.thief.cubes_left() == before - 1
    assert asked(game) != "thief VAST-TH-004" or any(not tile.get("dark") for tile in told(game, "state.map").values())


# ------------------------------------------------------------------ rounds and results
@pytest.mark.rule("VAST-GEN-001")
@pytest.mark.rule("VAST-VAR-004")
def test_the_last_round_is_played_to_its_end() -> None:
    game = situation("goblins-thief", "thief", setup={"last_round": 20}, turn_state={"round": 19})
    while told(game, "turn.role") == "thief":
        do(game, "done" if "done" in moves(game) else moves(game)[0])

    assert not game.over()
    assert (told(game, "turn.round"), told(game, "turn.role")) == (20, "goblins")


@pytest.mark.rule("VAST-GEN-004")
def test_who_has_won_has_reached_all_of_his_goal_and_others_their_share() -> None:
    going_on = situation("goblins-thief", state={"thief": {"stashed": 3}})
    assert SPEC.goals(going_on) == [0.0, 0.5]
    over = situation("goblins-thief", "thief", state={"thief": {"stashed": 5}})
    end_game(over, i64(names.GOBLINS), "vast-result-goblins")

    assert over.over()
    assert SPEC.goals(over) == [1.0, 5 / 6]


@pytest.mark.rule("VAST-GEN-011")
def test_a_played_event_is_gone_and_without_events_a_token_does_nothing() -> None:
    board = {**CROSS, "n1": {"tile": "event-01", "tokens": ["event"]}, "n2": {"tile": "event-05", "tokens": ["event"]}}
    state = {"map": board, "cave": {"events": ["light"]}, "knight": {"at": "n1"}}
    game = situation("knight-goblins", state=state)
    do(game, "encounter")

    while asked(game) != "knight VAST-KN-006":
        do(game, moves(game)[0])

    assert told(game, "state.cave.events") == []
    assert told(game, "state.map.n1.tokens") == []
    game.knight.tile, game.knight.encounters = i64(at(game, "n2")), i64(0)
    assert why_not(game, "encounter") == "VAST-KN-015"


# ------------------------------------------------------------------ what is shown before a move
@pytest.mark.rule("VAST-DR-040")
def test_what_a_power_hits_is_shown_before_it_is_used() -> None:
    board = {"n1": {"dark": "ambush-01"}, "e1": "ambush-05", "s1": {"dark": "ambush-10"}}
    game = situation(THREE, "dragon", state={"map": board, "knight": {"at": "e1"}})

    assert {mark.target for mark in power_marks(game, names.PW_SCORCH)} == {"sq:n1", "sq:s1"}
    assert [mark.target for mark in power_marks(game, names.PW_SLAP)] == ["sq:e1"]
    assert {mark.kind for mark in power_marks(game, names.PW_CLAW)} == {"odds"}
    assert power_marks(game, names.PW_WING) == ()


@pytest.mark.rule("VAST-MAP-008")
def test_the_thief_is_shown_the_line_to_whom_he_throws_at() -> None:
    game = situation("knight-goblins-thief", "thief", state={"map": CROSS, "knight": {"at": "n1"}})

    assert [mark.target for mark in shot_marks(game, names.P_KNIGHT)] == ["sq:o", "sq:n1"]
    assert shot_marks(game, names.P_FANGS) == ()
    assert shot_marks(game, names.P_THIEF) == ()
