"""Random games of Vast over role sets and options keep every promise of the conformance suite."""

from __future__ import annotations

import pytest

from tests.games.vast.table import CONTENT, PACK
from underkeep.core.testing import Case, check_game, check_table
from underkeep.core.testing.coverage import option_values
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
ADDITIONS = ("terrain", "moving_entrance", "promo_cards")  # what every role set may have


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


def bonus_options(id: str, n: int) -> dict[str, object]:
    """All bonus cards that the roles of a set can have, and every other option of the box now and then."""
    roles = {"goblins": "goblin_schemes", "dragon": "dragon_scales", "thief": "thief_advancement"}
    options: dict[str, object] = {"roles": id, "promo_cards": n % 2 == 0, "terrain": n % 3 == 0}
    return options | {option: True for role, option in roles.items() if role in id} | {"moving_entrance": n % 5 == 0}


WITH_BONUS = Case(
    SPEC, CONTENT, PACK.digest, option_sets=tuple(bonus_options(id, n) for n, id in enumerate(SET_IDS))
)  # fmt: skip


@pytest.mark.rule("VAST-BON-030")
@pytest.mark.rule("VAST-BON-040")
@pytest.mark.rule("VAST-BON-050")
@pytest.mark.parametrize("seed", range(0, 30, 6))
def test_a_game_with_all_bonus_cards(seed: int) -> None:
    assert check_game(WITH_BONUS, seed).failures == ()


def test_the_soak_plays_every_role_set_with_and_without_the_rest_of_the_box() -> None:
    """Two thousand seeds have every value of every option, and all role sets with and without each addition."""
    games = [SAMPLED.options_for(seed) for seed in range(1, 2001)]
    met = {f"{id}={value}" for options in games for id, value in options.tree().items()}
    pairs = {(options.text("roles"), id, options.flag(id)) for options in games for id in ADDITIONS}

    assert set(option_values(SPEC)) <= met
    assert pairs >= {(id, addition, on) for id in SET_IDS for addition in ADDITIONS for on in (True, False)}
