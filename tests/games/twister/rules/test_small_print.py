"""Numbers and last cases of rules that their examples leave open."""

from __future__ import annotations

import pytest

from tests.games.twister.table import Pieces, dark_situation, do, heard, moves, new_game, situation, told
from underkeep.games.twister.board.squares import SQUARE_NAMES
from underkeep.games.twister.events import TokenTaken
from underkeep.games.twister.kinds import CHARACTER_NAMES, KINDS, SLOTS
from underkeep.games.twister.rules.group import strength
from underkeep.games.twister.rules.movement import fears_cross
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state import Twister


def yellow(name: str) -> int:
    assert name in CHARACTER_NAMES
    return SLOTS.number(name)


def weakened(name: str) -> Twister:
    return dark_situation({"n1": "1D"}, {name: "c3"}, {"ring-of-weakness": "c3"})


@pytest.mark.parametrize(("name", "left"), [("mummy", 3), ("ghoul", 1), ("angel", 0)])
def test_FOD_WEAK_01_the_ring_takes_one_strength(name: str, left: int) -> None:
    assert strength(weakened(name), yellow(name)) == left


def test_FOD_WEAK_01_nobody_falls_below_nothing() -> None:
    assert strength(weakened("specter"), yellow("specter")) == 0


def test_DT_TURN_06_the_last_point_of_a_potion_is_spent_before_the_cards() -> None:
    game = situation({"n1": "1D"}, {"goblin": {"at": "b1", "potion": 1}}, turn={"points": 2})

    do(game, "walk goblin")

    assert (told(game, "turn.points"), told(game, "state.tokens.yellow.goblin.potion")) == (2, 0)


def test_FOD_2HS_03_one_point_left_is_enough_for_the_swing() -> None:
    neutral = {"tokens": {"yellow": {"goblin": "c3"}, "neutral": {"greatsword": "c3"}, "blue": {"troll": "d3"}}}
    game = dark_situation({"n1": "1D"}, state=neutral, turn={"points": 2})

    do(game, "fight goblin e")

    assert "say swing" in moves(game)


@pytest.mark.parametrize(
    ("room", "pieces", "move"),
    [
        ("17D", {"necromancer": "d1", "goblin": {"at": "d2", "wounded": True}}, "raise necromancer s"),
        ("17G", {"necromancer": "d2"}, "wake necromancer n"),
        ("1D", {"vampire": "c3"}, "change vampire"),
        ("1D", {"wizard": "c3", "inversion": "c3"}, "invert wizard s1"),
        ("1D", {"goblin": "b2", "key": "b2"}, "gate goblin e"),
        ("18D", {"goblin": "d2"}, "draw goblin"),
        ("18G", {"goblin": "f3"}, "unhook goblin"),
    ],
)
@pytest.mark.rule("FOD-KEY-01")
def test_FOD_USE_05_what_the_box_adds_is_offered(room: str, pieces: Pieces, move: str) -> None:
    assert move in moves(dark_situation({"n1": room}, pieces))


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


def test_FOD_NECRO_02_the_body_goes_back_as_if_nothing_had_been() -> None:
    body = {"at": "d2", "wounded": True, "potion": 2}
    game = dark_situation({"n1": "1D"}, {"necromancer": "d3"}, {"goblin": body})

    do(game, "raise necromancer n")

    back = told(game, "state.tokens.blue.goblin")
    assert (back["at"], back["wounded"], back["potion"]) == ("left", False, 0)


def test_FOD_NECRO_05_each_colour_has_three_zombies() -> None:
    game = dark_situation({"n1": "1D"}, {"necromancer": "d3"}, {"goblin": {"at": "d2", "wounded": True}})
    before = [side.zombies_left for side in SPEC.view(game, frozenset()).sides]

    do(game, "raise necromancer n")

    assert (before, [side.zombies_left for side in SPEC.view(game, frozenset()).sides]) == ([3, 3], [2, 3])


@pytest.mark.rule("AMB-62")
@pytest.mark.rule("DT-SETUP-01")
def test_FOD_TOMB_01_tombs_and_the_sacred_tomb_are_ground_and_pits_are_not() -> None:
    game = dark_situation({"n1": "17D", "n2": "17G", "n3": "1D"}, {"goblin": "b3"})
    maze = game.maze

    terrain = {int(maze.terrain[square]): maze.is_ground(square) for square in range(len(SQUARE_NAMES.names))}
    assert [terrain[kind] for kind in sorted(terrain) if kind <= 5] == [True, True, True, True, True, False]


def test_MIX_EQUAL_01_who_chooses_first_is_drawn() -> None:
    assert {int(new_game(seed, box="mixed", choice="mutual").active) for seed in range(12)} == {0, 1}


@pytest.mark.rule("AMB-16")
def test_FOD_CROSS_01_undead_on_foot_fear_the_cross_and_specters_unless_the_table_spares_them() -> None:
    spared = dark_situation({"n1": "1D"}, setup={"incorporeal_passes_cross": True})
    feared = dark_situation({"n1": "1D"})

    def fear(game: Twister) -> list[bool]:
        return [fears_cross(game, KINDS.number(name)) for name in ("mummy", "zombie", "specter", "bat", "goblin")]

    assert (fear(feared), fear(spared)) == ([True, True, True, False, False], [True, True, False, False, False])


@pytest.mark.rule("DT-GOLD-02")
def test_DT_MOVE_06_nobody_stops_on_a_friend_or_on_two_tokens_in_this_box_either() -> None:
    game = dark_situation({"n1": "1D"}, {"goblin": "c3", "troll": "d3", "rope": "c2", "torch": "c2"})

    do(game, "walk goblin")

    assert not {"to d3", "to c2"} & set(moves(game))


@pytest.mark.rule("FOD-CURSE-02")
@pytest.mark.rule("FOD-SPECTER-12")
def test_FOD_CROSS_01_who_stops_on_a_curse_takes_it_and_who_dies_takes_nothing() -> None:
    taker = dark_situation({"n1": "1D"}, {"goblin": "c3"}, {"ring-of-weakness": "d3"})
    victim = dark_situation({"n1": "1D"}, {"mummy": "c3"}, {"cross": "d3"})

    assert [event.token for event in heard(taker, "walk goblin", "to d3") if isinstance(event, TokenTaken)] == [
        "tok:blue:ring-of-weakness"
    ]
    assert not [event for event in heard(victim, "walk mummy", "to d3") if isinstance(event, TokenTaken)]
