"""Digging, wights and charms of Barrow."""

from __future__ import annotations

from barrow.events import CharmPlayed, RelicTurned, SackLost, SackSaved
from barrow.spec import SPEC

from tests.games.barrow.table import asked, do, heard, moves, situation, stated, why_not


def test_BARROW_DIG_01_a_relic_goes_into_the_sack() -> None:
    game = situation({}, {"mound": ["crown"]})

    events = heard(game, "dig")

    assert events == [RelicTurned("raven", "crown")]
    assert stated(game, "state.sack") == ["crown"]


def test_BARROW_DIG_02_a_wight_is_warded_off_or_fled_from() -> None:
    game = situation({"sack": ["cup"]}, {"mound": ["wight"], "hands": {"raven": ["ward"]}})

    do(game, "dig")

    assert asked(game) == "raven"
    assert moves(game) == ["ward", "flee"]
    assert why_not(game, "dig") == "BARROW-DIG-01"


def test_BARROW_DIG_03_who_flees_loses_the_sack() -> None:
    game = situation({"sack": ["cup", "bead"], "wight": 1}, {"hands": {"raven": ["ward"]}})

    events = heard(game, "flee")

    assert events == [SackLost("raven", 2)]
    assert stated(game, "state.lost") == ["bead", "cup"]
    assert asked(game) == "badger"


def test_BARROW_DIG_04_who_has_no_charm_flees_at_once() -> None:
    game = situation({"sack": ["cup"]}, {"mound": ["wight"], "hands": {"raven": []}})

    events = heard(game, "dig")

    assert events == [RelicTurned("raven", "wight"), SackLost("raven", 1)]
    assert asked(game) == "badger"


def test_BARROW_DIG_04_who_has_any_charm_is_asked() -> None:
    game = situation({}, {"mound": ["wight"], "hands": {"raven": ["ring"]}})

    do(game, "dig")

    assert moves(game) == ["flee"]


def test_BARROW_CHARM_01_a_rope_saves_the_sack_and_the_turn_goes_on() -> None:
    game = situation({"sack": ["crown"]}, {"hands": {"raven": ["rope"]}})

    events = heard(game, "rope")

    assert events == [CharmPlayed("raven", "rope"), SackSaved("raven", 1)]
    assert asked(game) == "raven"
    assert why_not(game, "rope") == "BARROW-TURN-03"


def test_BARROW_CHARM_02_a_ward_sends_the_wight_away() -> None:
    game = situation({"sack": ["crown"], "wight": 1}, {"hands": {"raven": ["ward"]}})

    do(game, "ward")

    assert moves(game) == ["dig", "leave"]
    assert stated(game, "state.used") == ["ward"]


def test_BARROW_CHARM_03_rings_count_in_the_hand() -> None:
    game = situation({}, {"hands": {"raven": ["ring", "rope"], "badger": ["ring", "ring"]}})

    assert SPEC.points(game) == [3, 6]


def test_BARROW_CHARM_04_only_a_charm_in_the_hand_can_be_played() -> None:
    game = situation({"sack": ["crown"]}, {"hands": {"raven": ["ward"]}})

    assert why_not(game, "rope") == "BARROW-CHARM-04"
