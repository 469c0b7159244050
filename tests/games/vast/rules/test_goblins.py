"""The Goblins: Tribes, War and Rage, Monsters."""

from __future__ import annotations

import pytest

from tests.games.vast.scenes import CROSS, LINE, PAIR, PROMO, THREE, at, grounds, hidden
from tests.games.vast.table import asked, do, moves, new_game, situation, told, why_not
from underkeep.core.kernel.events import Chronicle
from underkeep.core.kernel.native import bit, i64
from underkeep.games.vast import names
from underkeep.games.vast.refusals import LEGAL, NEVER_ENDS_IN_PIT, NO_DISCS_TO_REFUSE
from underkeep.games.vast.roles.goblins.movement import leaving_costs, refuse_lurker_step
from underkeep.games.vast.roles.goblins.war import overflows, refuse_refusal
from underkeep.games.vast.rules.stats import tribe_perception, tribe_strength
from underkeep.games.vast.rules.tribes import change_rage
from underkeep.games.vast.seat.hidden import discs_out
from underkeep.games.vast.state.changes.goblin_cards import draw_secrets


def test_VAST_GO_001_the_goblins_at_the_start() -> None:
    game = new_game(3)

    assert told(game, "state.goblins.rage") == 1
    assert told(game, "state.goblins.population") == {"fangs": 0, "bones": 0, "eye": 0}
    assert told(game, "stats.goblins.fangs_strength") == 1


@pytest.mark.rule("VAST-GO-002")
@pytest.mark.rule("VAST-GO-085")
def test_strength_is_never_below_zero_and_a_bomber_adds_two() -> None:
    people = {"population": {"eye": 1}, "rage": 0}
    game = situation("knight-goblins", "goblins", state={"goblins": people})
    weak = int(tribe_strength(game, i64(names.BONES)))
    before = int(tribe_strength(game, i64(names.FANGS)))
    game.goblins.rage, game.goblins.bomber = i64(2), i64(names.EYE)

    assert (weak, tribe_strength(game, i64(names.EYE))) == (0, 3)
    assert before <= 1


@pytest.mark.rule("VAST-GO-002")
@pytest.mark.rule("VAST-GO-083")
@pytest.mark.rule("VAST-CTR-06")
def test_an_empty_tribe_with_the_ruby_perceives_nothing() -> None:
    game = situation("knight-goblins", state={"goblins": {"face_up": ["goblin_ruby"], "population": {"eye": 1}}})

    assert [tribe_perception(game, i64(tribe)) for tribe in (names.FANGS, names.EYE)] == [0, 1]


@pytest.mark.rule("VAST-GO-004")
def test_rage_that_stays_is_not_told() -> None:
    game = situation("knight-goblins", state={"goblins": {"rage": 3}})
    game.listener = chronicle = Chronicle()
    change_rage(game, i64(1))
    assert chronicle.drain() == []
    change_rage(game, i64(-1))

    assert [type(event).__name__ for event in chronicle.drain()] == ["RageChanged"]
    assert told(game, "state.goblins.rage") == 2


@pytest.mark.parametrize(("card", "rage"), [("desperation", 2), ("pain", 2), ("thirst", 1)])
def test_VAST_GO_006_rage_symbols_of_war_cards(card: str, rage: int) -> None:
    state = {"goblins": {"war": [card], "rage": 1}}
    game = situation("knight-goblins", "goblins", state=state, question="turn")  # Rage 1: one card, nothing to choose
    while asked(game) != "goblins VAST-GO-021":
        do(game, moves(game)[-1])

    assert told(game, "state.goblins.rage") == rage


@pytest.mark.rule("VAST-GO-008")
@pytest.mark.rule("VAST-GO-021")
def test_a_tribe_is_activated_once_whatever_the_others_did() -> None:
    game = hidden(activated=["bones"])

    assert why_not(game, "tribe bones") == "VAST-GO-021"
    assert [move for move in moves(game) if move.startswith("tribe")] == ["tribe fangs", "tribe eye"]


def test_VAST_GO_009_a_lurking_tribe_counts_as_hidden() -> None:
    game = situation(
        "knight-goblins",
        state={
            "map": CROSS,
            "goblins": {
                "population": {"fangs": 1, "bones": 1, "eye": 1},
                "tile": {"fangs": "n1"},
                "lurk": {"eye": "n2"},
            },
        },
    )

    assert [game.goblins.revealed(tribe) for tribe in range(3)] == [True, False, False]
    assert [game.goblins.lurking(tribe) for tribe in range(3)] == [False, False, True]


def test_VAST_GO_010_hidden_and_lurking_tribes_cannot_be_targeted() -> None:
    game = situation(
        "knight-goblins",
        state={
            "map": CROSS,
            "knight": {"slots": {"bow": 1, "strength": 1}},
            "goblins": {
                "population": {"fangs": 1, "bones": 1, "eye": 1},
                "tile": {"fangs": "n1"},
                "lurk": {"eye": "n2"},
            },
        },
    )
    do(game, "use bow")

    assert why_not(game, "tribe bones") == "VAST-GO-010"
    assert why_not(game, "tribe eye") == "VAST-GO-010"
    assert why_not(game, "tribe fangs") == ""


def test_VAST_GO_011_the_goblins_turn_begins_with_a_war_card_and_ends_with_all_shuffled() -> None:
    game = new_game(3, roles="goblins-thief")
    assert asked(game).startswith("goblins VAST-GO-01")
    for _ in range(200):
        if game.active != names.GOBLINS:
            break
        offered = moves(game)
        do(game, "done" if "done" in offered else offered[0])

    assert game.goblins.war_hand.count() == 0
    assert game.goblins.war.count() == len(names.WAR)


@pytest.mark.rule("VAST-GO-013")
@pytest.mark.rule("VAST-GO-016")
def test_a_war_card_without_discs_asks_for_no_refusal() -> None:
    goblins = {"rage": 1, "war": ["thirst"], "population": {"fangs": 1}}
    game = situation("knight-goblins", "goblins", state={"goblins": goblins})
    bare = [n for n, card in enumerate(game.content.war) if sum(card.discs) == 0]
    game = situation(
        "knight-goblins", "goblins", state={"goblins": {**goblins, "war": [names.WAR[bare[0]]]}}, question="turn"
    )

    assert asked(game) != "goblins VAST-GO-013"
    assert "refuse fangs" not in moves(game)


@pytest.mark.rule("VAST-GO-013")
@pytest.mark.rule("VAST-CTR-07")
def test_only_discs_that_come_can_be_refused() -> None:
    game = situation("knight-goblins", "goblins", state={"goblins": {"rage": 2}})
    game.goblins.war_card = i64(names.WAR.index("fear"))  # one disc each
    game.goblins.refused = bit(i64(names.EYE))

    assert [refuse_refusal(game, i64(n)) for n in range(3)] == [LEGAL, LEGAL, NO_DISCS_TO_REFUSE]
    game.goblins.war_card = i64(names.WAR.index("desperation"))  # none at all
    assert refuse_refusal(game, i64(names.FANGS)) == NO_DISCS_TO_REFUSE


@pytest.mark.rule("VAST-GO-013")
@pytest.mark.rule("VAST-GO-016")
def test_discs_are_refused_while_rage_lasts() -> None:
    people = {"rage": 2, "war": ["hate", "fear"], "population": {"fangs": 1}}
    game = situation("knight-goblins", "goblins", state={"goblins": people}, question="turn")
    while not any(move.startswith("refuse") for move in moves(game)):
        do(game, moves(game)[0])
    do(game, "refuse fangs")
    assert "refuse eye" in moves(game)
    do(game, "refuse eye")

    assert told(game, "state.goblins.rage") == 0
    assert not any(move.startswith("refuse") for move in moves(game))


@pytest.mark.rule("VAST-GO-013")
@pytest.mark.rule("VAST-GO-016")
def test_discs_are_refused_with_the_last_rage() -> None:
    goblins = {"rage": 1, "war": ["thirst", "spite"], "population": {"fangs": 1}}
    game = situation("knight-goblins", "goblins", state={"goblins": goblins}, question="turn")

    assert asked(game) == "goblins VAST-GO-013"


@pytest.mark.rule("VAST-GO-014")
def test_a_tribe_of_exactly_four_does_not_overflow() -> None:
    people = {"population": {"fangs": 3, "bones": 4}}
    game = situation("knight-goblins", "goblins", state={"goblins": people})
    game.goblins.war_card = i64(names.WAR.index("fear"))  # one disc each

    assert [overflows(game, i64(tribe)) for tribe in range(3)] == [False, True, False]
    game.goblins.war_card = i64(names.WAR.index("desperation"))  # no discs
    assert not overflows(game, i64(names.BONES))


@pytest.mark.rule("VAST-GO-019")
def test_a_monster_assigned_without_a_free_disc_waits() -> None:
    goblins = {
        "population": {"bones": 4, "fangs": 1},
        "slots": {"fangs": "ogre", "bones_1": "troll"},
        "tile": {"bones": "n1"},
        "meat": "e1",
        "face_up": ["meat"],
        "monster_deck": ["flame_giant"],
        "rage": 1,
    }
    state = {"map": {"n1": "ambush-01", "e1": {"dark": "eye"}}, "goblins": goblins}
    game = situation(PAIR, "goblins", setup=PROMO, state=state)
    do(game, "tribe bones", "special", "monster flame_giant", "slot eye")

    assert told(game, "state.goblins.waiting") == ["flame_giant"]
    assert told(game, "stats.goblins.eye_strength") == 0


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


@pytest.mark.rule("VAST-GO-020")
@pytest.mark.parametrize(("card", "stays"), [("trap", True), ("goblin_ruby", True), ("secret_tunnels", False)])
def test_some_secrets_stay_face_up(card: str, stays: bool) -> None:
    game = situation("knight-goblins", "goblins", state={"goblins": {"secrets": [card], "population": {"eye": 1}}})
    do(game, f"secret {card}")

    assert told(game, "state.goblins.face_up") == ([card] if stays else [])
    assert told(game, "state.goblins.secret_discard") == ([] if stays else [card])


@pytest.mark.rule("VAST-GO-020")
def test_secrets_are_drawn_from_the_discards_when_the_deck_is_empty() -> None:
    goblins = {"secret_deck": [], "secrets": [], "secret_discard": ["hex", "trap"]}
    game = situation("knight-goblins", state={"goblins": goblins})
    draw_secrets(game, i64(1))

    assert game.goblins.secrets.count() == 1
    assert game.goblins.secret_deck.count() == 1


@pytest.mark.rule("VAST-GO-021")
def test_an_activation_has_one_action() -> None:
    goblins = {"population": {"bones": 2}, "tile": {"bones": "n1"}, "rage": 1}
    board = {"n1": {"dark": "bones", "treasures": 1}}
    game = situation("knight-goblins", "goblins", state={"map": board, "goblins": goblins})
    do(game, "tribe bones", "plunder treasure")

    assert "special" not in moves(game)
    assert "hide" not in moves(game)


def test_VAST_GO_021_each_tribe_once_one_after_the_other() -> None:
    game = situation(
        "knight-goblins", "goblins", state={"map": CROSS, "goblins": {"population": {"fangs": 1, "eye": 1}}}
    )
    do(game, "tribe eye")
    assert why_not(game, "tribe fangs") == "VAST-GO-021"
    do(game, "done")
    assert why_not(game, "tribe eye") == "VAST-GO-021"
    assert why_not(game, "tribe fangs") == ""


def test_VAST_GO_022_a_tribe_moves_any_number_of_tiles_but_not_through_walls() -> None:
    game = situation(
        "knight-goblins",
        "goblins",
        state={
            "map": {
                "n1": "ambush-01",
                "n2": "ambush-05",
                "n3": {"dark": "eye"},
                "n4": {"dark": "eye"},
                "n1e1": "ambush-12",
            },
            "goblins": {"population": {"fangs": 4}, "tile": {"fangs": "n1"}},
        },
    )
    do(game, "tribe fangs")
    assert why_not(game, "at n1e1") == "VAST-MAP-009"
    do(game, "at n2", "at n3", "at n4")

    assert told(game, "state.goblins.tile.fangs") == "n4"


@pytest.mark.rule("VAST-GO-023")
@pytest.mark.rule("VAST-TER-011")
def test_every_second_lit_tile_costs_and_each_counts_once() -> None:
    goblins = {"population": {"bones": 3}, "tile": {"bones": "n1"}}
    game = situation("knight-goblins", state={"map": LINE, "goblins": goblins})
    bones, here = i64(names.BONES), at(game, "n1")
    assert leaving_costs(game, bones) == 0
    game.goblins.left_count[names.BONES] = i64(1)
    assert leaving_costs(game, bones) == 1
    game.goblins.left[names.BONES] = i64(1) << here
    assert leaving_costs(game, bones) == 0
    game.goblins.left[names.BONES] = i64(0)
    game.goblins.fury = bones

    assert leaving_costs(game, bones) == 0


@pytest.mark.rule("VAST-GO-024")
@pytest.mark.rule("VAST-GO-022")
def test_a_tribe_that_has_stepped_is_on_its_way() -> None:
    people = {"population": {"fangs": 2}, "tile": {"fangs": "n1"}}
    board = {"n1": {"dark": "eye"}, "n2": {"dark": "eye"}}
    game = situation("goblins-cave", "goblins", state={"map": board, "goblins": people})
    do(game, "tribe fangs", "at n2")

    assert game.goblins.stepped
    assert why_not(game, "at n1") == ""  # it may go back
    do(game, "at n1", "at n2")
    assert why_not(game, "at n1") == "VAST-GO-022"  # but not in circles


@pytest.mark.rule("VAST-GO-025")
@pytest.mark.rule("VAST-RUL-05")
def test_the_attack_of_a_tribe_that_walks_in_is_its_action() -> None:
    people = {"population": {"fangs": 3}, "tile": {"fangs": "n1"}, "rage": 2}
    game = situation("knight-goblins", "goblins", state={"map": {"n1": {"dark": "eye"}}, "goblins": people})
    do(game, "tribe fangs", "at o")

    assert game.goblins.acted


@pytest.mark.rule("VAST-GO-022")
def test_VAST_GO_025_strength_to_enter_the_tiles_of_knight_and_dragon() -> None:
    state = {
        "map": {**CROSS, "n2": "event-05"},
        "knight": {"at": "n2"},
        "goblins": {"population": {"eye": 1, "fangs": 2}, "tile": {"eye": "n1", "fangs": "n1"}, "rage": 1},
        "dragon": {"at": "o"},
    }
    game = situation(THREE, "goblins", state=state)
    do(game, "tribe eye")
    assert why_not(game, "at n2") == "VAST-GO-025"  # 1 against 1
    assert why_not(game, "at o") == "VAST-GO-025"
    do(game, "done", "tribe fangs")
    assert why_not(game, "at n2") == ""  # 3 against 1
    do(game, "at o")
    assert told(game, "state.goblins.tile.fangs") == "o"  # beside the Dragon, without an attack


def test_VAST_GO_026_no_tribe_stays_beside_the_knight() -> None:
    game = situation(
        "knight-goblins",
        "goblins",
        state={
            "map": CROSS,
            "knight": {"at": "o"},
            "goblins": {"population": {"fangs": 4}, "tile": {"fangs": "n1"}, "rage": 1},
        },
    )
    do(game, "tribe fangs", "at o")

    assert game.goblins.tile[names.FANGS] == names.OFF
    assert told(game, "state.knight.health") == 6


@pytest.mark.rule("VAST-GO-029")
@pytest.mark.rule("VAST-GO-028")
def test_a_lurking_tribe_does_not_step_into_a_pit() -> None:
    people = {"population": {"fangs": 2}, "lurk": {"fangs": "n1w1"}}
    board = {**CROSS, "n2": "ambush-02"}
    pits = {"pits": ["n2w1", "s2", "e2"]}
    game = grounds("goblins-cave", "goblins", state={"map": board, "terrain": pits, "goblins": people})
    cells = [game.cavern.where[at(game, square)] for square in ("n2w1", "n1")]

    assert [refuse_lurker_step(game, i64(names.FANGS), cell) for cell in cells] == [NEVER_ENDS_IN_PIT, LEGAL]
