"""Rooms."""

from __future__ import annotations

import pytest

from tests.games.heroes.scenes import guarded
from tests.games.heroes.stage import placed, room
from underkeep.core.kernel.native import i64
from underkeep.games.heroes.names import (
    COIN,
)
from underkeep.games.heroes.refusals import LEGAL, NO_PAYMENT, NO_TOKEN
from underkeep.games.heroes.rules.rooms import refuse_work


@pytest.mark.rule("KHO-ROOM-22")
@pytest.mark.rule("KHO-ROOM-24")
@pytest.mark.rule("KHO-ROOM-02")
def test_a_room_gives_the_last_token_and_sells_for_a_single_one() -> None:
    here, forge = i64(room("workshop")), i64(room("forge"))
    display = {"display": ["sword", "owl", "bat", "haste", "runes"]}
    shop = {"forge": {"monsters": {"imp": 1}, "coin": 1}}

    assert refuse_work(guarded({"crypt": {"trap": 4}}), i64(0), here) == LEGAL
    assert refuse_work(guarded({"crypt": {"trap": 5}}), i64(0), here) == NO_TOKEN
    one = placed(setup={"scenario": "k0", "clans": ["imp"]}, state={"rooms": shop, **display})
    assert refuse_work(one, i64(0), forge) == LEGAL
    one.board.goods[room("forge") * 5 + int(COIN)] = i64(0)
    assert refuse_work(one, i64(0), forge) == NO_PAYMENT
