"""Wounds, healing and regeneration."""

from __future__ import annotations

import pytest

from tests.games.twister.situations import WOUNDED
from tests.games.twister.table import (
    do,
    moves,
    situation,
    told,
    why_not,
)
from underkeep.games.twister.spec import SPEC


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
    assert why_not(game, "done") == "DT-TURN-05"
    do(game, "target yellow troll")
    assert not told(game, "state.tokens.yellow.troll.wounded")
    assert told(game, "state.tokens.yellow.goblin.held_by") == "yellow:troll"


@pytest.mark.rule("DT-GOLD-05")
def test_DT_WOUND_11_of_two_wounded_of_different_colours_none_can_stand_up() -> None:
    game = situation(
        {"n1": "1D"}, {"cleric": "c3", "goblin": {"at": "d3", **WOUNDED}}, {"troll": {"at": "d3", **WOUNDED}}
    )

    assert why_not(game, "heal cleric e") == "DT-WOUND-11"


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
