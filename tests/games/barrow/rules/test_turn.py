"""Set-up, turns and the end of Barrow."""

from __future__ import annotations

from barrow.events import BarrowEmptied, CharmDrawn, SackSaved
from barrow.spec import SPEC

from tests.games.barrow.table import asked, do, heard, moves, new_game, situation, stated, why_not


def test_BARROW_SETUP_01_everybody_draws_two_charms() -> None:
    game = new_game(4)

    assert [hand.count() for hand in game.hands] == [2, 2, 2, 2]
    assert (game.charms.count(), game.mound.count()) == (12, 26)
    assert asked(game) == "raven"


def test_BARROW_TURN_01_a_turn_goes_on_until_the_robber_leaves() -> None:
    game = situation({}, {"mound": ["bead", "cup"], "hands": {"raven": ["rope"]}})

    do(game, "dig", "dig")

    assert asked(game) == "raven"
    assert moves(game) == ["dig", "leave", "rope"]
    assert why_not(game, "ward") == "BARROW-CHARM-02"


def test_BARROW_TURN_02_who_leaves_saves_the_sack_and_draws_a_charm() -> None:
    game = situation({"sack": ["bead", "crown"]}, {"charms": ["ring"]})

    events = heard(game, "leave")

    assert events == [SackSaved("raven", 2), CharmDrawn("raven", "ring", 0)]
    assert stated(game, "state.hoards.raven") == ["crown", "bead"]
    assert stated(game, "hidden.hands.raven") == ["ring"]
    assert asked(game) == "badger"


def test_BARROW_TURN_02_where_no_charm_is_left_none_is_drawn() -> None:
    everything = ["rope"] * 6 + ["ward"] * 8 + ["ring"] * 6
    game = situation({"sack": ["bead"], "used": everything}, {})

    do(game, "leave")

    assert stated(game, "hidden.hands.raven") == []
    assert asked(game) == "badger"


def test_BARROW_TURN_03_nobody_leaves_with_an_empty_sack() -> None:
    game = new_game()

    assert why_not(game, "leave") == "BARROW-TURN-03"
    assert moves(game) == ["dig"]


def test_BARROW_END_01_the_last_relic_ends_the_game_and_the_sack_is_saved() -> None:
    lost = ["bead"] * 7 + ["cup"] * 6 + ["crown"] * 3 + ["wight"] * 8
    game = situation({"lost": lost, "sack": ["bead"]}, {})

    events = heard(game, "dig")

    assert events[1:] == [SackSaved("raven", 2), BarrowEmptied()]
    assert game.over()


def test_BARROW_END_01_a_wight_that_comes_last_is_met_first() -> None:
    lost = ["bead"] * 8 + ["cup"] * 6 + ["crown"] * 3 + ["wight"] * 7
    game = situation({"lost": lost, "sack": ["crown"]}, {"hands": {"raven": ["ring"]}})

    do(game, "dig")
    before = game.over()
    do(game, "flee")

    assert (before, game.over()) == (False, True)
    assert SPEC.points(game) == [3, 0]


def test_BARROW_END_02_relics_count_and_equals_win_together() -> None:
    lost = ["bead"] * 6 + ["cup"] * 4 + ["crown"] * 4 + ["wight"] * 8
    hoards = {"raven": ["bead", "cup"], "badger": ["bead"]}
    game = situation({"turn": "badger", "lost": lost, "hoards": hoards}, {"charms": []})

    do(game, "dig")
    result = SPEC.result(game)

    assert result is not None
    assert result.scores == (("raven", 3), ("badger", 3))
    assert result.winners == ("raven", "badger")
