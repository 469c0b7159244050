"""Objects of Forces of Darkness and its curses."""

from __future__ import annotations

import pytest

from tests.games.twister.table import (
    dark_situation,
    do,
    heard,
    moves,
)
from underkeep.games.twister.names import (
    CHARACTER_NAMES,
    KINDS,
    SLOTS,
)
from underkeep.games.twister.rules.group import strength
from underkeep.games.twister.rules.movement import fears_cross
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.events.base_box import (
    TokenTaken,
)
from underkeep.games.twister.state.events.darkness import RoomsSwapped
from underkeep.games.twister.state.game import Twister


@pytest.mark.rule("DT-TURN-04")
@pytest.mark.rule("FOD-USE-05")
def test_FOD_INV_02_the_swap_is_told() -> None:
    game = dark_situation({"n1": "1D", "n2": "1G"}, {"wizard": "c3", "inversion": "c3"})

    assert RoomsSwapped("tok:yellow:wizard", "room:n1", "room:n2") in heard(game, "invert wizard n2")


@pytest.mark.rule("FOD-DARK-02")
@pytest.mark.rule("DT-ACT-MOVE")
def test_FOD_CURSE_02_taking_a_curse_is_told() -> None:
    game = dark_situation({"n1": "1D"}, {"angel": "c3"}, {"ring-of-weakness": "d3"})

    events = heard(game, "walk angel", "via d3")

    assert [(e.by, e.token) for e in events if isinstance(e, TokenTaken)] == [
        ("tok:yellow:angel", "tok:blue:ring-of-weakness")
    ]


def yellow(name: str) -> int:
    assert name in CHARACTER_NAMES
    return SLOTS.number(name)


def weakened(name: str) -> Twister:
    return dark_situation({"n1": "1D"}, {name: "c3"}, {"ring-of-weakness": "c3"})


@pytest.mark.parametrize(("name", "left"), [("mummy", 3), ("ghoul", 1), ("angel", 0)])
@pytest.mark.rule("DT-WOUND-01")
def test_FOD_WEAK_01_the_ring_takes_one_strength(name: str, left: int) -> None:
    assert strength(weakened(name), yellow(name)) == left


def test_FOD_WEAK_01_nobody_falls_below_nothing() -> None:
    assert strength(weakened("specter"), yellow("specter")) == 0


@pytest.mark.rule("DT-FIGHT-06")
def test_FOD_2HS_03_one_point_left_is_enough_for_the_swing() -> None:
    neutral = {"tokens": {"yellow": {"goblin": "c3"}, "neutral": {"greatsword": "c3"}, "blue": {"troll": "d3"}}}
    game = dark_situation({"n1": "1D"}, state=neutral, turn={"points": 2})

    do(game, "fight goblin e")

    assert "say swing" in moves(game)


@pytest.mark.rule("FOD-INV-03")
@pytest.mark.rule("AMB-26")
@pytest.mark.parametrize(
    ("place", "square", "others"),
    [
        ("n1", "c3", {"n2", "s1"}),
        ("n2", "h3", {"n1", "n3", "s2"}),
        ("n4", "r3", {"n3", "s4"}),
        ("s1", "c8", {"n1", "s2"}),
    ],
)
def test_FOD_INV_01_the_scroll_reaches_the_rooms_beside(place: str, square: str, others: set[str]) -> None:
    game = dark_situation({place: "1D"}, {"wizard": square, "inversion": square})

    assert {move.split()[-1] for move in moves(game) if move.startswith("invert")} == others


def test_FOD_INV_02_the_hidden_room_is_hidden_in_its_new_place_and_the_other_seen() -> None:
    game = dark_situation({"n1": "1D"}, {"wizard": "c3", "inversion": "c3"})

    do(game, "invert wizard n2")

    seen = {square.id for square in SPEC.view(game, frozenset({0})).squares}
    assert ("sq:c3" in seen, "sq:h3" in seen) == (False, True)


def test_FOD_CURSE_04_only_a_loose_curse_stands_in_the_way() -> None:
    """An Angel flies over a standing enemy who holds it, but has to take one that lies there."""
    held = dark_situation({"n1": "1D"}, {"angel": "c3"}, {"goblin": "d3", "ring-of-weakness": "d3"})
    loose = dark_situation({"n1": "1D"}, {"angel": "c3"}, {"ring-of-weakness": "d3"})

    do(held, "walk angel")
    do(loose, "walk angel")

    assert "via d3" not in moves(held)
    assert "via d3" in moves(loose)


@pytest.mark.rule("AMB-16")
def test_FOD_CROSS_01_undead_on_foot_fear_the_cross_and_specters_unless_the_table_spares_them() -> None:
    spared = dark_situation({"n1": "1D"}, setup={"incorporeal_passes_cross": True})
    feared = dark_situation({"n1": "1D"})

    def fear(game: Twister) -> list[bool]:
        return [fears_cross(game, KINDS.number(name)) for name in ("mummy", "zombie", "specter", "bat", "goblin")]

    assert (fear(feared), fear(spared)) == ([True, True, True, False, False], [True, True, False, False, False])


@pytest.mark.rule("FOD-CURSE-02")
@pytest.mark.rule("FOD-SPECTER-12")
def test_FOD_CROSS_01_who_stops_on_a_curse_takes_it_and_who_dies_takes_nothing() -> None:
    taker = dark_situation({"n1": "1D"}, {"goblin": "c3"}, {"ring-of-weakness": "d3"})
    victim = dark_situation({"n1": "1D"}, {"mummy": "c3"}, {"cross": "d3"})

    assert [event.token for event in heard(taker, "walk goblin", "to d3") if isinstance(event, TokenTaken)] == [
        "tok:blue:ring-of-weakness"
    ]
    assert not [event for event in heard(victim, "walk mummy", "to d3") if isinstance(event, TokenTaken)]


@pytest.mark.rule("DT-FIGHT-06")
def test_FOD_2HS_02_the_question_of_the_swing_and_the_swing_are_shown() -> None:
    tokens = {"tokens": {"yellow": {"goblin": "c3"}, "neutral": {"greatsword": "c3"}, "blue": {"troll": "d3"}}}
    game = dark_situation({"n1": "1D"}, state=tokens, turn={"points": 3})
    do(game, "fight goblin e")
    asked = SPEC.view(game, frozenset()).combat

    do(game, "say swing")

    swung = SPEC.view(game, frozenset()).combat
    assert asked is not None
    assert swung is not None
    assert (asked.declaring, asked.asks, asked.fighters[0].swings) == ("tok:yellow:goblin", "swing", False)
    assert (swung.asks, swung.fighters[0].swings, swung.fighters[0].extras) == (None, True, (("greatsword", 2),))
