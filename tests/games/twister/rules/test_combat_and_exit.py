"""Fireball Wand, Speed Potion, combat and leaving the maze."""

from __future__ import annotations

import pytest

from tests.games.twister.situations import WOUNDED
from tests.games.twister.table import (
    dark_situation,
    do,
    heard,
    moves,
    situation,
    told,
    why_not,
)
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.events.base_box import (
    CombatBegun,
    CombatResolved,
    TokenMoved,
)
from underkeep.games.twister.state.game import Twister


def chain() -> Twister:
    """The Troll attacks the Warrior; Goblin and Thief are drawn in, the Cleric is not."""
    yellow, blue = {"troll": "c3", "goblin": "d4", "cleric": "c2"}, {"warrior": "d3", "thief": "e4"}
    return situation({"n1": "1D"}, yellow, blue, turn={"points": 2})


@pytest.mark.rule("DT-ACT-FIGHT")
@pytest.mark.rule("DT-FIGHT-05")
def test_DT_FIGHT_03_everybody_in_the_chain_is_announced() -> None:
    game = chain()

    events = heard(game, "fight troll e")

    yellow, blue = ("tok:yellow:troll", "tok:yellow:goblin"), ("tok:blue:warrior", "tok:blue:thief")
    others = (yellow[1], blue[1])
    assert events[0] == CombatBegun(yellow[0], blue[0], yellow, blue, others, "sq:d3", 5, 5)
    assert told(game, "turn.points") == 1


def test_DT_FIGHT_08_the_higher_total_wins() -> None:
    game = chain()

    events = heard(game, "fight troll e", "yellow: card 1", "blue: card 3")

    assert CombatResolved("yellow", 1, 6, 3, 8, "yellow") in events
    assert told(game, "state.tokens.yellow.goblin.wounded")
    assert not told(game, "state.tokens.yellow.cleric.wounded")


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


@pytest.mark.rule("DT-GOLD-05")
def test_DT_WAND_01_of_two_wounded_the_wizard_names_his_victim() -> None:
    lying = {"goblin": {"at": "d1", **WOUNDED}, "troll": {"at": "d1", **WOUNDED}}
    game = situation({"n1": "1D"}, {"wizard": "b1", "wand": "b1"}, lying)

    do(game, "fire wizard e", "target blue goblin")

    assert told(game, "state.tokens.blue.goblin.at") == "out"
    assert told(game, "state.tokens.blue.troll.at") == "d1"


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


def test_DT_FIGHT_03_the_preview_names_everybody_who_would_fight() -> None:
    game = situation({"n1": "1D"}, {"troll": "c3", "goblin": "d4"}, {"warrior": "d3"})
    lying = {"warrior": {"at": "d3", **WOUNDED}, "thief": {"at": "d3", **WOUNDED}}
    aimed = situation({"n1": "1D"}, {"troll": "c3"}, lying)
    fight = SPEC.parse("fight troll e")

    marks, choice = SPEC.preview(game, 0, fight), SPEC.preview(aimed, 0, fight)

    assert {(mark.kind, mark.target, mark.value) for mark in marks} == {
        ("fighter", "tok:yellow:troll", "yellow"), ("fighter", "tok:yellow:goblin", "yellow"),
        ("fighter", "tok:blue:warrior", "blue"),
    }  # fmt: skip
    assert [(mark.kind, mark.target) for mark in choice] == [
        ("target", "tok:blue:thief"),
        ("target", "tok:blue:warrior"),
    ]


def test_DT_EXIT_03_who_is_out_never_comes_back() -> None:
    game = situation({"n4": "2G"}, {"goblin": "u2", "thief": "u3", "troll": {"at": "out"}}, {"thief": "q2"})

    do(game, "walk goblin", "to v2", "done", "play 2", "done", "play 2")

    for piece in ("goblin", "troll"):
        refusal = SPEC.check(game, 0, SPEC.parse(f"walk {piece}"))
        assert refusal is not None
        assert refusal.rule == "DT-EXIT-03"


@pytest.mark.rule("DT-CARRY-10")
@pytest.mark.rule("DT-VP-04")
def test_DT_EXIT_01_who_left_keeps_no_marks_either() -> None:
    yellow = {"goblin": {"at": "u2", "potion": 3}, "troll": {"at": "u2", "wounded": True}}
    game = situation({"n4": "2G"}, yellow, {"thief": "q2"}, turn={"points": 1})

    do(game, "walk goblin", "to v2")

    assert told(game, "state.tokens.yellow.goblin.potion") == 0
    assert told(game, "state.tokens.yellow.troll.wounded") is False
    assert told(game, "state.tokens.yellow.troll.at") == "left"
    do(game, "done")
    assert told(game, "turn.player") == "blue"


@pytest.mark.rule("DT-FIGHT-06")
@pytest.mark.rule("DT-FIGHT-07")
def test_DT_FIGHT_03_a_fight_tells_who_attacks_who_is_attacked_and_who_was_drawn_in() -> None:
    pieces = {"goblin": "c3", "sword": "c3", "cleric": "e3"}
    game = dark_situation({"n1": "1D"}, pieces, {"troll": "d3", "armor": "d3"})

    do(game, "fight goblin e", "yellow: card 2")

    combat = SPEC.view(game, frozenset()).combat
    own = SPEC.view(game, frozenset({0})).combat
    assert combat is not None
    assert own is not None
    assert [(one.token, one.why, one.extras, one.swings, one.in_dark) for one in combat.fighters] == [
        ("tok:yellow:goblin", "attacker", (("sword", 1),), False, False),
        ("tok:blue:troll", "target", (("armor", 1),), False, False),
        ("tok:yellow:cleric", "joined", (), False, False),
    ]
    assert (combat.answered, combat.own_card, own.own_card) == (("yellow",), None, 2)
