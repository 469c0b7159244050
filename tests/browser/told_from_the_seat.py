"""The long form of test_told.py, some five minutes: a round of each role of Vast, a turn of each side of Twister and a
whole assault of Heroes, played at the table with moving pictures.

`./run pytest -n 1 tests/browser/told_from_the_seat.py`
"""

from __future__ import annotations

import pytest

from tests.browser.caver import ROLES
from tests.browser.conftest import NewPage
from tests.browser.listener import log_of, sit, turns_told

MOVING = {"speed": "fast", "moments": False}
AT_LEAST = 10  # deeds


@pytest.mark.parametrize("role", ROLES)
def test_a_round_of_each_role_of_vast(new_page: NewPage, role: str) -> None:
    listener = sit(new_page(motion="no-preference", wishes=MOVING), "vast", role)

    listener.play(lambda: turns_told(listener) >= set(ROLES) and listener.recaps > 0)

    assert len(listener.deeds) >= AT_LEAST
    assert listener.races >= 3


@pytest.mark.parametrize("side", ["yellow", "blue"])
def test_a_turn_of_each_side_of_twister(new_page: NewPage, side: str) -> None:
    listener = sit(new_page(motion="no-preference", wishes=MOVING), "twister", side)

    listener.play(lambda: turns_told(listener) >= {"yellow", "blue"} and listener.recaps > 0)

    assert len(listener.deeds) >= AT_LEAST
    assert listener.races >= 3


def test_a_whole_assault_of_heroes(new_page: NewPage) -> None:
    listener = sit(new_page(motion="no-preference", wishes=MOVING), "heroes", "gnoll")

    def assaulted() -> bool:
        lines = log_of(listener.person)[: listener.told]
        kinds = [line["event"]["kind"] for line in lines if line.get("part") == "turn"]
        return "AssaultBegun" in kinds and "TurnBegun" in kinds[kinds.index("AssaultBegun") :]

    listener.play(assaulted)

    assert len(listener.deeds) >= AT_LEAST
    assert listener.races >= 3
