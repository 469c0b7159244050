"""Rules that need more than one look: rotation and undo, group combats, what each ability costs and who has it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.table import LOADED, do, heard, moves, situation, told, why_not
from underkeep.core.formats.history import FREE, REFUSED, History
from underkeep.games.twister.names import CHARACTER_SLOTS
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.events.base_box import (
    CombatBegun,
    CombatResolved,
    TokenDropped,
    TokenMoved,
    TokenTaken,
)
from underkeep.games.twister.state.game import Twister

WOUNDED = {"wounded": True}


def undo_of(game: Twister, *actions: str) -> str:
    """Whether the last of these moves may be taken back by its player."""
    history = History(SPEC, game, LOADED.content)
    for move in actions:
        history.act(SPEC.asked(game)[0], SPEC.parse(move))
    return history.verdict(0, 1).kind


def test_DT_ROT_07_a_rotation_cannot_be_taken_back_a_movement_can() -> None:
    rooms, tokens = {"n1": "1D"}, {"goblin": "d3"}

    assert undo_of(situation(rooms, tokens), "walk goblin", "to d4") == FREE
    assert undo_of(situation(rooms, tokens), "turn goblin n1 cw") == REFUSED


@pytest.mark.rule("DT-ACT-ROTATE")
def test_DT_ROT_04_several_points_give_several_quarter_turns() -> None:
    game = situation({"n1": "1D", "n2": "1G"}, {"goblin": "d3"}, turn={"points": 4})

    do(game, "turn goblin n1 cw", "turn goblin n1 cw", "turn goblin n2 ccw")

    assert [told(game, f"state.rooms.{place}.orientation") for place in ("n1", "n2")] == [2, 3]
    assert told(game, "turn.points") == 1


def test_DT_ROT_06_four_quarter_turns_are_a_whole_one() -> None:
    game = situation({"n1": "1D"}, {"mekanork": "d3", "goblin": "b1"}, turn={"points": 5})

    do(game, "turn mekanork n1 ccw", "turn mekanork n1 cw")
    assert told(game, "state.rooms.n1.orientation") == 0
    do(game, *["turn mekanork n1 ccw"] * 2)

    assert told(game, "state.rooms.n1.orientation") == 2
    assert told(game, "state.tokens.yellow.goblin.at") == "f5"


def test_DT_ROT_06_what_stands_in_other_rooms_stays() -> None:
    tokens = {"goblin": "d3", "thief": "g1", "troll": "a2"}
    game = situation({"n1": "1D", "n2": "1G"}, tokens, {"rope": "c4"})

    do(game, "turn goblin n1 cw")

    assert [told(game, f"state.tokens.yellow.{piece}.at") for piece in tokens] == ["d3", "g1", "a2"]
    assert told(game, "state.tokens.blue.rope.at") == "c2"


@pytest.mark.parametrize(
    ("piece", "at", "move", "changed", "value"),
    [
        pytest.param("thief", "b2", "gate thief e", "state.gates.b2 e", "open", marks=pytest.mark.rule("DT-ACT-OPEN")),
        pytest.param(
            "warrior", "b2", "break warrior e", "state.gates.b2 e", "broken", marks=pytest.mark.rule("DT-ACT-BREAK")
        ),
        pytest.param(
            "cleric",
            "b2",
            "heal cleric s",
            "state.tokens.blue.troll.wounded",
            False,
            marks=pytest.mark.rule("DT-ACT-HEAL"),
        ),
        pytest.param(
            "goblin",
            "d3",
            "turn goblin n1 cw",
            "state.rooms.n1.orientation",
            1,
            marks=pytest.mark.rule("DT-ACT-ROTATE"),
        ),
    ],
)
def test_abilities_cost_a_point(piece: str, at: str, move: str, changed: str, value: Any) -> None:
    game = situation({"n1": "1D"}, {piece: at, "wizard": "b5"}, {"troll": {"at": "b3", **WOUNDED}}, turn={"points": 3})

    do(game, move)

    assert told(game, changed) == value
    assert told(game, "turn.points") == 2


def test_abilities_belong_to_those_who_have_them() -> None:
    texts = [action.text for action in SPEC.table.actions]

    owners = {
        verb: {text.split()[1] for text in texts if text.startswith(f"{verb} ")}
        for verb in ("heal", "gate", "break", "fire", "through", "regenerate", "drink", "fight")
    }

    # the Specter may become anybody
    assert owners["heal"] == {"cleric", "specter"}
    assert owners["break"] == {"warrior", "mummy", "specter"}
    assert owners["fire"] == {"wizard", "specter"}
    assert owners["through"] == {"wall-walker", "specter"}
    assert owners["regenerate"] == {"troll", "dragon", "specter"}
    assert owners["drink"] == owners["fight"] == owners["gate"] == set(CHARACTER_SLOTS)


@pytest.mark.rule("DT-ACT-FIGHT")
@pytest.mark.rule("DT-FIGHT-08")
@pytest.mark.rule("DT-FIGHT-05")
def test_DT_FIGHT_03_everybody_in_the_chain_is_announced() -> None:
    game = situation(
        {"n1": "1D"},
        {"troll": "c3", "goblin": "d4", "cleric": "c2"},
        {"warrior": "d3", "thief": "e4"},
        turn={"points": 2},
    )

    events = heard(game, "fight troll e", "yellow: card 1", "blue: card 3")

    yellow, blue = ("tok:yellow:troll", "tok:yellow:goblin"), ("tok:blue:warrior", "tok:blue:thief")
    assert events[0] == CombatBegun("tok:yellow:troll", "tok:blue:warrior", yellow, blue)
    assert CombatResolved("yellow", 1, 6, 3, 8, "yellow") in events
    assert told(game, "state.tokens.yellow.goblin.wounded")
    assert not told(game, "state.tokens.yellow.cleric.wounded")
    assert told(game, "turn.points") == 1


def test_DT_FIGHT_14_nobody_moves_in_a_combat() -> None:
    game = situation({"n1": "1D"}, {"troll": "c3"}, {"warrior": "d3"})

    events = heard(game, "fight troll e", "yellow: card 6", "blue: card 0")

    assert not [one for one in events if isinstance(one, TokenMoved)]
    assert (told(game, "state.tokens.yellow.troll.at"), told(game, "state.tokens.blue.warrior.at")) == ("c3", "d3")


def test_DT_FIGHT_02_the_active_side_attacks_also_with_the_bonus_of_its_swords() -> None:
    pieces = {"sword": "d3", "goblin": "d3"}
    attacked = situation({"n1": "1D"}, {"troll": "c3", "armor": "c3"}, pieces)
    attacking = situation({"n1": "1D"}, {"troll": "c3", "armor": "c3"}, pieces, turn={"player": "blue"})

    do(attacked, "fight troll e")
    do(attacking, "fight goblin w")

    sums = [SPEC.view(game, frozenset()).combat for game in (attacked, attacking)]
    assert [(one.attack_sum, one.defence_sum, one.attacking_side) for one in sums if one] == [
        (4, 1, "yellow"),
        (2, 5, "blue"),
    ]


def test_DT_HEAL_02_a_healed_one_defends_when_attacked_directly() -> None:
    healed = {"warrior": {"at": "d3", "spent": True}}
    game = situation({"n1": "1D"}, {"troll": "c3", "goblin": "e3"}, healed)

    do(game, "fight troll e")

    combat = SPEC.view(game, frozenset()).combat
    assert combat is not None
    assert (combat.attack_sum, combat.defence_sum) == (5, 3)


@pytest.mark.rule("DT-GOLD-05")
def test_DT_HEAL_01_of_two_wounded_the_cleric_names_one_who_can_stand_up() -> None:
    lying = {"goblin": {"at": "d3", **WOUNDED}, "troll": {"at": "d3", **WOUNDED}}
    game = situation({"n1": "1D"}, {"cleric": "c3", **lying})

    do(game, "heal cleric e")

    assert moves(game) == ["target yellow goblin", "target yellow troll"]
    assert why_not(game, "target yellow cleric") == "DT-GOLD-05"
    assert why_not(game, "done") == "DT-GOLD-01"
    do(game, "target yellow troll")
    assert not told(game, "state.tokens.yellow.troll.wounded")
    assert told(game, "state.tokens.yellow.goblin.held_by") == "yellow:troll"


@pytest.mark.rule("DT-GOLD-05")
def test_DT_WAND_01_of_two_wounded_the_wizard_names_his_victim() -> None:
    lying = {"goblin": {"at": "d1", **WOUNDED}, "troll": {"at": "d1", **WOUNDED}}
    game = situation({"n1": "1D"}, {"wizard": "b1", "wand": "b1"}, lying)

    do(game, "fire wizard e", "target blue goblin")

    assert told(game, "state.tokens.blue.goblin.at") == "out"
    assert told(game, "state.tokens.blue.troll.at") == "d1"


@pytest.mark.rule("DT-WAND-01")
@pytest.mark.rule("DT-GOLD-05")
def test_AMB_09_where_friends_are_spared_only_the_enemy_beside_them_can_be_hit() -> None:
    game = situation(
        {"n1": "1D"}, {"wizard": "b1", "wand": "b1", "goblin": {"at": "d1", **WOUNDED}},
        {"troll": {"at": "d1", **WOUNDED}}, setup={"wand_on_friends": False},
    )  # fmt: skip

    do(game, "fire wizard e")

    assert told(game, "state.tokens.blue.troll.at") == "out"
    assert told(game, "state.tokens.yellow.goblin.at") == "d1"


@pytest.mark.rule("DT-GOLD-05")
def test_DT_WOUND_11_of_two_wounded_of_different_colours_none_can_stand_up() -> None:
    game = situation(
        {"n1": "1D"}, {"cleric": "c3", "goblin": {"at": "d3", **WOUNDED}}, {"troll": {"at": "d3", **WOUNDED}}
    )

    assert why_not(game, "heal cleric e") == "DT-WOUND-11"


def test_DT_GOLD_05_a_question_about_two_names_only_those_it_can_mean() -> None:
    tokens = {"troll": {"at": "d3", **WOUNDED, "fresh": True}, "thief": {"at": "d3", **WOUNDED}}
    game = situation({"n1": "1D"}, {"warrior": "c3"}, tokens)

    do(game, "fight warrior e")

    assert told(game, "question") == "combat"
    combat = SPEC.view(game, frozenset()).combat
    assert combat is not None
    assert combat.target == "tok:blue:thief"


@pytest.mark.rule("AMB-34")
@pytest.mark.rule("DT-CARRY-08")
def test_DT_MOVE_08_nobody_lets_his_own_wounded_friend_fall() -> None:
    game = situation(
        {"n1": "1D"},
        {"thief": "e1", "goblin": {"at": "e1", **WOUNDED}, "wizard": "c1", "cleric": {"at": "c1", **WOUNDED}},
    )

    do(game, "walk thief")

    assert why_not(game, "to f1") == "DT-MOVE-08"
    assert "via f1" not in moves(game)
    assert "to f2" in moves(game)


def test_DT_MOVE_08_with_a_rope_on_the_pit_the_friend_is_safe() -> None:
    friend = {"at": "e1", **WOUNDED}
    game = situation({"n1": "1D"}, {"thief": "e1", "goblin": friend, "rope": "f1"})

    do(game, "walk thief", "via f1", "drop", "to f2")

    assert told(game, "state.tokens.yellow.goblin.at") == "f1"
    assert told(game, "state.points.blue") == 0


def test_DT_PIT_04_a_wounded_character_lives_on_a_pit_while_the_rope_is_there() -> None:
    game = situation({"n1": "1D"}, {"goblin": {"at": "f1", **WOUNDED}, "rope": "f1", "troll": "c3"})

    do(game, "walk troll", "to c4")

    assert told(game, "state.tokens.yellow.goblin.at") == "f1"


def test_DT_ROPE_02_one_rope_does_not_cross_two_pits_in_a_row() -> None:
    rooms = {"n1": "1D", "n2": {"room": "3G", "orientation": 2}}  # pits f1 and g1 touch
    game = situation(rooms, {"goblin": "e1", "rope": "e1"})

    do(game, "walk goblin")

    assert "to f1" in moves(game)
    assert "to f2" in moves(game)
    assert not {"to g1", "to h1"} & set(moves(game))


def test_DT_ROPE_02_coming_from_the_pit_one_must_go_to_ground() -> None:
    rooms = {"n1": "1D", "n2": {"room": "3G", "orientation": 2}}
    game = situation(rooms, {"goblin": "f1", "rope": "f1"})

    do(game, "walk goblin")

    assert "to g1" not in moves(game)
    assert "to e1" in moves(game)


def test_DT_REVEAL_04_the_opponent_places_only_the_revealers_objects() -> None:
    hidden = {"rooms": {"n2": "1G"}, "tokens": {"blue": {"troll": "n2", "rope": "n2"}, "yellow": {"wand": "n2"}}}
    game = situation({"n1": "1D"}, {"goblin": "f4"}, hidden=hidden)

    asked = []
    do(game, "reveal goblin n2")
    for square in ("h2", "h3", "h4"):
        reveal = SPEC.view(game, frozenset()).reveal
        assert reveal is not None
        asked.append((SPEC.asked(game)[0], reveal.placing))
        do(game, f"at {square}")

    assert asked == [(0, "tok:blue:troll"), (0, "tok:blue:rope"), (1, "tok:yellow:wand")]
    assert told(game, "question") == "action"
    assert told(game, "turn.player") == "yellow"


@pytest.mark.rule("DT-REVEAL-03")
@pytest.mark.rule("DT-REVEAL-06")
def test_DT_REVEAL_04_the_opponent_places_one_object_after_the_other() -> None:
    hidden = {"rooms": {"n2": "1G"}, "tokens": {"yellow": {"sword": "n2", "wand": "n2"}}}
    game = situation({"n1": "1D"}, {"goblin": "f4"}, hidden=hidden)

    do(game, "reveal goblin n2", "blue: at h2", "blue: at h3")

    assert told(game, "state.tokens.yellow.sword.at") == "h2"
    assert told(game, "state.tokens.yellow.wand.at") == "h3"
    assert int(game.maze.revealed[1]) == 1


@pytest.mark.rule("DT-ACT-MOVE")
@pytest.mark.rule("DT-CARRY-03")
def test_DT_CARRY_01_taking_and_leaving_are_told() -> None:
    game = situation({"n1": "1D"}, {"goblin": "b1", "sword": "b1", "armor": "c1"})

    events = heard(game, "walk goblin", "via c1", "take armor", "via d1", "drop", "to e1")

    assert TokenTaken("tok:yellow:goblin", "tok:yellow:armor", "tok:yellow:sword", "sq:c1") in events
    assert TokenDropped("tok:yellow:goblin", "tok:yellow:armor", "sq:d1") in events


@pytest.mark.rule("DT-TURN-04")
@pytest.mark.rule("DT-TURN-05")
def test_DT_REGEN_01_only_a_troll_on_the_board_with_a_point_regenerates() -> None:
    out = situation({"n1": "1D"}, {"goblin": "c3"})
    poor = situation(
        {"n1": "1D"}, {"goblin": {"at": "c3", "potion": 1}, "troll": {"at": "c4", **WOUNDED}}, turn={"points": 1}
    )

    assert why_not(out, "regenerate troll") == "DT-EXIT-03"
    assert why_not(poor, "regenerate troll") == ""
    poor.ap = 0
    assert why_not(poor, "regenerate troll") == "DT-TURN-05"


def test_DT_TURN_06_one_point_is_enough_to_go_on() -> None:
    game = situation({"n1": "1D"}, {"goblin": "c3"}, {"thief": "v2"}, turn={"points": 2})

    do(game, "walk goblin", "to d3")

    assert (told(game, "turn.player"), told(game, "turn.points")) == ("yellow", 1)


def test_DT_TURN_06_points_of_the_card_and_of_the_potion_are_mixed() -> None:
    game = situation({"n1": "1D"}, {"goblin": {"at": "c3", "potion": 1}}, {"thief": "v2"}, turn={"points": 1})

    do(game, "walk goblin", "to d3", "walk goblin", "to c3")

    assert told(game, "turn.player") == "blue"


def test_DT_POTION_01_the_holder_gets_four_points_of_his_own_for_one() -> None:
    game = situation({"n1": "1D"}, {"goblin": "c3", "potion": "c3", "troll": "c4"}, turn={"points": 2})

    do(game, "drink goblin")

    assert (told(game, "turn.points"), told(game, "state.tokens.yellow.goblin.potion")) == (1, 4)
    assert why_not(game, "drink goblin") == "DT-POTION-01"
    assert "walk troll" in moves(game)


def test_DT_POTION_02_a_wound_or_the_end_of_the_turn_takes_what_is_left() -> None:
    fallen = situation({"n1": "1D"}, {"goblin": {"at": "c3", "potion": 3}, "thief": "b1"}, {"troll": "d3"})
    ended = situation({"n1": "1D"}, {"goblin": {"at": "c3", "potion": 3}}, {"troll": "d3"})

    do(fallen, "fight goblin e", "yellow: card 0", "blue: card 0")
    do(ended, "done")

    assert told(fallen, "state.tokens.yellow.goblin.potion") == 0
    assert told(ended, "state.tokens.yellow.goblin.potion") == 0
    assert told(ended, "turn.player") == "blue"


@pytest.mark.rule("DT-WOUND-08")
@pytest.mark.rule("DT-REGEN-02")
def test_DT_FIGHT_09_a_wound_is_marked_until_the_end_of_the_turn() -> None:
    game = situation({"n1": "1D"}, {"troll": "c3"}, {"goblin": "d3", "potion": "d3"})

    do(game, "fight troll e", "yellow: card 0", "blue: card 0")

    assert told(game, "state.tokens.blue.goblin.fresh")
    assert told(game, "state.tokens.blue.goblin.wounded")
    assert why_not(game, "fight troll e") == "DT-WOUND-06"
    assert told(game, "state.tokens.blue.potion.at") == "d3"
