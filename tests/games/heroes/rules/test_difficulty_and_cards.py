"""Difficulty and cards."""

from __future__ import annotations

import pytest

from tests.games.heroes.stage import content
from underkeep.core.kernel.errors import BadInput
from underkeep.games.heroes.faces import (
    ACTIVATE,
    MELEE,
    MOMENTUM,
    MOVE,
    RANGED,
    REINFORCE,
    SUMMON,
    SWARM,
    read_face,
)
from underkeep.games.heroes.names import (
    CARD_NAMES,
)


@pytest.mark.rule("KHO-DIFF-01")
@pytest.mark.rule("KHO-DIFF-02")
@pytest.mark.rule("KHO-DIFF-03")
def test_difficulties() -> None:
    assert {level.id: level.quota for level in content().difficulties} == {
        "family": (1, 2),
        "challenging": (2, 2),
        "hardcore": (2, 3),
    }


@pytest.mark.rule("KHO-CARD-06")
def test_KHO_CARD_01_a_card_has_one_or_two_sides_of_items() -> None:
    for kind, face in enumerate(content().faces):
        if face.notation:
            assert 1 <= len(face.sides) <= 2, CARD_NAMES[kind]
            assert all(side for side in face.sides)
    with pytest.raises(BadInput):
        read_face("move / move / move", "card")


@pytest.mark.rule("KHO-CARD-04")
def test_KHO_CARD_02_a_price_stands_only_left_of_a_momentum() -> None:
    with pytest.raises(BadInput):
        read_face("spend(coin)", "card")
    with pytest.raises(BadInput):
        read_face("dance", "card")


def test_KHO_CARD_03_a_momentum_is_one_item_with_two_actions() -> None:
    (side,) = read_face("melee>summon(1)", "card").sides

    assert [(icon.kind, icon.left.verb, icon.right.verb) for icon in side] == [(MOMENTUM, MELEE, SUMMON)]


@pytest.mark.rule("KHO-CARD-06")
@pytest.mark.rule("KHO-CARD-07")
@pytest.mark.rule("KHO-CARD-05")
def test_faces_say_what_their_notation_says() -> None:
    left, right = read_face("2xmelee / move", "card").sides

    assert [icon.left.verb for icon in left] == [MELEE, MELEE]
    assert [icon.left.verb for icon in right] == [MOVE]
    faces = {face.notation for face in content().faces}
    assert {"2xmelee / move", "ambush(3,crossbones)", "melee>summon(1)", "swarm(move)", "reinforce(melee)"} <= faces


@pytest.mark.rule("KHO-CARD-04")
@pytest.mark.rule("KHO-CARD-05")
def test_swarm_and_reinforcements() -> None:
    ((swarm,),) = read_face("swarm(ranged)", "card").sides
    ((reinforce,),) = read_face("reinforce(activate)", "card").sides

    assert (swarm.kind, swarm.left.verb) == (SWARM, RANGED)
    assert (reinforce.kind, reinforce.left.verb) == (REINFORCE, ACTIVATE)
    with pytest.raises(BadInput):
        read_face("swarm(draw)", "card")
