"""The words of Forces of Darkness, suicides."""

from __future__ import annotations

import pytest

from tests.games.twister.situations import BOX, piece
from underkeep.games.twister.names import (
    COMMON,
)
from underkeep.games.twister.state.changes.characters import scorers

UNDEAD = ("dragon", "ghoul", "mummy", "shadow", "specter", "vampire", "zombie", "bat")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("dragon", marks=pytest.mark.rule("FOD-DRAGON-06")),
        pytest.param("ghoul", marks=pytest.mark.rule("FOD-GHOUL-05")),
        pytest.param("mummy", marks=pytest.mark.rule("FOD-MUMMY-05")),
        pytest.param("shadow", marks=pytest.mark.rule("FOD-SHADOW-08")),
        pytest.param("vampire", marks=pytest.mark.rule("FOD-VAMP-08")),
    ],
)
def test_FOD_GLOSS_05_an_undead_is_marked_as_one(name: str) -> None:
    assert piece(name).undead


def test_FOD_GLOSS_05_nobody_else_is_undead() -> None:
    assert {one.id for one in BOX.pieces if one.undead} == set(UNDEAD)


@pytest.mark.rule("FOD-GLOSS-03")
def test_FOD_GLOSS_01_wizard_and_necromancer_use_magic() -> None:
    assert {one.id for one in BOX.pieces if one.magic_user} == {"wizard", "necromancer"}


@pytest.mark.rule("FOD-KEY-02")
def test_FOD_GLOSS_06_common_objects() -> None:
    assert COMMON == ("rope", "key", "torch")


def test_FOD_SUICIDE_02_every_other_player_scores_for_a_suicide_and_the_killer_for_a_kill() -> None:
    assert list(scorers(0, 0, 2)) == [1]
    assert list(scorers(1, 1, 4)) == [0, 2, 3]
    assert list(scorers(1, 2, 4)) == [2]  # DT-VP-06
