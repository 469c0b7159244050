"""Random games of Vast over role sets and options keep every promise of the conformance suite."""

from __future__ import annotations

import pytest

from tests.games.vast.table import CONTENT, PACK
from underkeep.core.testing import Case, check_game, check_table
from underkeep.games.vast.role_sets import SET_IDS
from underkeep.games.vast.spec import SPEC

BY_SET = Case(SPEC, CONTENT, PACK.digest, option_sets=tuple({"roles": id} for id in SET_IDS))
WITH_TERRAIN = Case(
    SPEC,
    CONTENT,
    PACK.digest,
    option_sets=tuple({"roles": id, "terrain": True, "random_terrain": n % 3 == 0} for n, id in enumerate(SET_IDS)),
)
WITH_PROMOS = Case(
    SPEC,
    CONTENT,
    PACK.digest,
    option_sets=tuple(
        {"roles": id, "promo_cards": True, "terrain": n % 3 == 0, "revised_cards": n % 2 == 0 and "knight" in id}
        for n, id in enumerate(SET_IDS)
    ),
)
SAMPLED = Case(SPEC, CONTENT, PACK.digest)


def test_the_table_of_actions() -> None:
    assert not check_table(SAMPLED)


@pytest.mark.parametrize("seed", range(0, 30, 4))
def test_a_game_of_a_role_set(seed: int) -> None:
    assert check_game(BY_SET, seed).failures == ()


@pytest.mark.rule("VAST-TER-018")
@pytest.mark.parametrize("seed", range(1, 30, 7))
def test_a_game_with_terrain(seed: int) -> None:
    assert check_game(WITH_TERRAIN, seed).failures == ()


@pytest.mark.rule("VAST-BON-022")
@pytest.mark.parametrize("seed", range(2, 30, 7))
def test_a_game_with_promo_cards(seed: int) -> None:
    assert check_game(WITH_PROMOS, seed).failures == ()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_game_of_sampled_options(seed: int) -> None:
    assert check_game(SAMPLED, 500 + seed).failures == ()
