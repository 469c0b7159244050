"""Angel, Dragon, Ghoul, Mummy, Necromancer, Zombie."""

from __future__ import annotations

import pytest

from tests.games.twister.table import (
    dark_situation,
    do,
    heard,
    told,
)
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.events.darkness import ZombieRaised


def test_FOD_NECRO_01_the_raising_is_told() -> None:
    game = dark_situation({"n1": "1D"}, {"necromancer": "c3"}, {"goblin": {"at": "d3", "wounded": True}})

    events = heard(game, "raise necromancer e")

    assert ZombieRaised("tok:yellow:necromancer", "tok:yellow:zombie-1", "tok:blue:goblin", "sq:d3") in events
    assert SPEC.view(game, frozenset()).sides[0].zombies_left == 2


@pytest.mark.rule("DT-GOLD-05")
def test_FOD_NECRO_02_the_body_goes_back_as_if_nothing_had_been() -> None:
    body = {"at": "d2", "wounded": True, "potion": 2}
    game = dark_situation({"n1": "1D"}, {"necromancer": "d3"}, {"goblin": body})

    do(game, "raise necromancer n")

    back = told(game, "state.tokens.blue.goblin")
    assert (back["at"], back["wounded"], back["potion"]) == ("left", False, 0)


def test_FOD_NECRO_05_each_colour_has_three_zombies() -> None:
    game = dark_situation({"n1": "1D"}, {"necromancer": "d3"}, {"goblin": {"at": "d2", "wounded": True}})
    before = [side.zombies_left for side in SPEC.view(game, frozenset()).sides]

    do(game, "raise necromancer n")

    assert (before, [side.zombies_left for side in SPEC.view(game, frozenset()).sides]) == ([3, 3], [2, 3])
