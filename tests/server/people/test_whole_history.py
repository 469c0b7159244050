"""Somebody with 200 finished games: their pages come quickly."""

from __future__ import annotations

import pytest

from tests.server.guests import mine
from tests.server.history_pages import GAMES, PATHS, measure, somebody_with_games
from tests.server.live import Live


def test_two_hundred_games_are_told_quickly(live: Live) -> None:
    ann = somebody_with_games(live)
    for path in PATHS:
        _, processor = measure(ann, path, 5)
        assert min(processor) < 200, (path, processor)  # not on the wall: the machine may have more to do
    page = ann.http.get("/api/me/page").json()
    assert (page["games"], page["won"], page["ratings"][0]["games"]) == (GAMES, 133, GAMES)
    assert (mine(ann)["count"], mine(ann)["pages"], len(mine(ann, page=24)["finished"])) == (GAMES, 25, 8)
    assert (mine(ann, most=3)["pages"], len(mine(ann, page=66, most=3)["finished"])) == (67, 2)  # of a phone
    [beside] = page["beside"]
    assert beside["own"] == {
        "games": GAMES, "won": 133, "rated": GAMES, "rated_won": 133, "moves": 300.0, "points": 1500.0 + GAMES - 1,
    }  # fmt: skip
    assert (beside["game"], beside["role"], beside["people"], beside["bots"]["games"]) == (
        "vast", "knight", beside["own"], 0,
    )  # fmt: skip
    [tally] = page["tallies"]
    assert (tally["moves"], tally["least"], tally["most"], tally["minutes"]) == (300, 300, 300, 0)


@pytest.mark.parametrize(
    "query", ["page=-1", "page=99999999", "most=0", "most=9", "outcome=x", "game=" + "x" * 100, "who=" + "x" * 100]
)
def test_what_does_not_fit_is_said(live: Live, query: str) -> None:
    assert live.guest().http.get(f"/api/mine?{query}").status_code == 400
