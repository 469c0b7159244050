"""Special actions."""

from __future__ import annotations

import pytest

from tests.games.heroes.scenes import bodies
from tests.games.heroes.stage import fresh
from underkeep.core.kernel.luck import seed_from
from underkeep.core.search.playout import playout
from underkeep.games.heroes.faces import (
    MELEE,
    SINGLE,
    SUMMON,
    read_face,
)
from underkeep.games.heroes.spec import SPEC
from underkeep.games.heroes.state.game import Heroes


def test_KHO_REINF_02_an_icon_counts_wherever_it_is_but_a_price_does_not() -> None:
    assert read_face("move / 2xmelee", "card").shows(MELEE)
    assert read_face("defend>summon(1)", "card").shows(SUMMON)
    assert read_face("swarm(melee)", "card").shows(MELEE)
    assert not read_face("spend(coin)>summon(3)", "card").shows(SINGLE + 8)


@pytest.mark.rule("KHO-DEF-07")
def test_in_a_world_made_from_a_view_a_blow_hits_a_monster_that_stands_there() -> None:
    """Worlds number the monsters anew; whoever is asked to defend must not see another one hurt, or one twice."""
    asked = 0
    for seed in range(12):
        game = fresh(seed=seed, scenario="k4", clans=["skeleton", "slime"])
        while not game.over() and asked < 40:
            playout(game, seed + 1, 1)
            if game.over() or game.question().rule() not in ("KHO-DEF-01", "KHO-RES-02"):
                continue
            asked += 1
            role = int(game.first_asked())
            world = SPEC.determinize(SPEC.view(game, frozenset({role})), seed_from(seed))
            assert isinstance(world, Heroes)
            for action in world.options(role):
                after = world.clone()
                after.advance(role, action)
                assert list(after.board.crowd) == bodies(after)
    assert asked == 40
