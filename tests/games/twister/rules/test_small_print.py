"""Numbers and last cases of rules that their examples leave open."""

from __future__ import annotations

import pytest

from tests.games.twister.table import Pieces, dark_situation, do, heard, moves, new_game, situation, told, why_not
from underkeep.games.twister.board.squares import SQUARE_NAMES
from underkeep.games.twister.names import CHARACTER_NAMES, KINDS, SLOTS
from underkeep.games.twister.rules.group import strength
from underkeep.games.twister.rules.movement import fears_cross
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.events.base_box import TokenTaken
from underkeep.games.twister.state.game import Twister


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


def test_DT_TURN_06_the_last_point_of_a_potion_is_spent_before_the_cards() -> None:
    game = situation({"n1": "1D"}, {"goblin": {"at": "b1", "potion": 1}}, turn={"points": 2})

    do(game, "walk goblin")

    assert (told(game, "turn.points"), told(game, "state.tokens.yellow.goblin.potion")) == (2, 0)


@pytest.mark.rule("DT-FIGHT-06")
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
@pytest.mark.rule("DT-TURN-04")
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


@pytest.mark.rule("DT-GOLD-05")
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


# ---------------------------------------------------------------------- what a square shows
def shown(game: Twister) -> dict[str, dict[str, object]]:
    """Squares that show more than their terrain, with what it is."""
    names = ("tile", "part", "turns", "lit_now", "used", "sconce", "torch", "front")
    found = {}
    for square in SPEC.view(game, frozenset()).squares:
        facts = {name: getattr(square, name) for name in names if getattr(square, name)}
        if facts:
            found[square.name] = facts
    return found


@pytest.mark.rule("FOD-GLOSS-04")
def test_FOD_SCONCE_01_the_wall_with_the_sconce_turns_with_the_room_and_its_torch_is_gone_for_good() -> None:
    turned = dark_situation({"n1": {"room": "18G", "orientation": 1}})
    game = dark_situation({"n1": "18G"}, {"goblin": "f3"})
    full = shown(game)

    do(game, "unhook goblin")

    assert shown(turned) == {"d5": {"sconce": "s", "torch": True}}
    assert full == {"f3": {"sconce": "e", "torch": True}}
    assert shown(game) == {"f3": {"sconce": "e"}}


@pytest.mark.rule("FOD-GLOSS-04")
def test_FOD_STATUE_03_the_square_before_the_statue_turns_with_the_room_and_the_statue_is_empty_afterwards() -> None:
    turned = dark_situation({"n1": {"room": "18D", "orientation": 1}})
    game = dark_situation({"n1": "18D"}, {"goblin": "d2"})
    full = shown(game)

    do(game, "draw goblin")

    assert shown(turned) == {"e3": {"front": True}}
    assert full == {"d2": {"front": True}}
    assert shown(game) == {"d1": {"used": True}, "d2": {"front": True}}


@pytest.mark.rule("FOD-GLOSS-04")
def test_FOD_TOMB_03_a_tomb_that_was_used_shows_it() -> None:
    game = dark_situation({"n1": "17G"}, {"necromancer": "d2"})

    do(game, "wake necromancer n")

    assert shown(game)["d1"] == {"used": True}


@pytest.mark.rule("FOD-GLOSS-04")
@pytest.mark.rule("FOD-LIGHTRING-05")
@pytest.mark.rule("DT-TURN-08")
def test_FOD_TILE_06_a_tile_shows_number_part_and_turns_and_for_this_turn_that_it_is_new() -> None:
    game = dark_situation({"n1": "18G"}, {"angel": "d3"}, luck={"tiles": [1]})

    do(game, "light angel", "length 2", "tile c2 1")

    laid = {name: facts for name, facts in shown(game).items() if "tile" in facts}
    assert laid == {
        "c2": {"tile": 12, "turns": 1, "lit_now": True},
        "c3": {"tile": 12, "part": 1, "turns": 1, "lit_now": True},
    }
    do(game, "done")
    assert [facts.get("lit_now") for facts in shown(game).values() if "tile" in facts] == [None, None]


# ---------------------------------------------------------------------- what is offered
@pytest.mark.rule("DT-TURN-04")
def test_FOD_DARK_04_one_lost_in_the_dark_only_leaves() -> None:
    game = dark_situation({"n1": "18G"}, {"specter": {"at": "c3", "as": "warrior"}}, {"goblin": "b3"})

    assert moves(game) == ["walk specter", "done"]
    assert why_not(game, "fight specter w") == "FOD-DARK-04"


@pytest.mark.rule("FOD-DARK-09")
def test_AMB_40_leaving_darkness_goes_on_unless_the_table_stops_it() -> None:
    lost = {"specter": {"at": "c3", "as": "warrior"}}
    free = dark_situation({"n1": "18G"}, lost)
    held = dark_situation({"n1": "18G"}, lost, setup={"leave_darkness_single_step": True})

    do(free, "walk specter")
    do(held, "walk specter")

    assert moves(held) == ["to d3", "to b3"]
    assert {"to b2", "to a3", "to b5"} < set(moves(free))


@pytest.mark.rule("DT-ACT-01")
@pytest.mark.rule("DT-TURN-04")
@pytest.mark.parametrize(
    ("rooms", "pieces", "move"),
    [
        ({"n1": "1D"}, {"dragon": {"at": "c3", "wounded": True}, "goblin": "b1"}, "regenerate dragon"),
        ({"n1": "19G"}, {"goblin": {"at": "c3", "wounded": True}, "troll": "e3"}, "sip goblin"),
        ({"n1": "1D", "n2": "1G"}, {"mummy": "g3"}, "break mummy e"),
    ],
)
def test_FOD_USE_05_what_wounded_ones_and_mummies_can_do_is_offered(
    rooms: dict[str, str], pieces: Pieces, move: str
) -> None:
    assert move in moves(dark_situation(rooms, pieces, turn={"points": 1}))


@pytest.mark.rule("DT-TURN-04")
@pytest.mark.rule("FOD-LIGHT-08")
@pytest.mark.parametrize(("thing", "verb", "after"), [("torch", "light", "b3"), ("ring-of-light", "shine", "out")])
def test_FOD_LIGHT_13_light_costs_no_point_and_only_the_ring_is_used_up(thing: str, verb: str, after: str) -> None:
    game = dark_situation({"n1": "18G"}, {"goblin": "b3", thing: "b3"}, turn={"points": 2})

    do(game, f"{verb} goblin")

    assert (told(game, "turn.points"), told(game, f"state.tokens.yellow.{thing}.at")) == (2, after)


def test_FOD_LIGHT_07_without_points_the_turn_goes_on_for_one_who_can_light() -> None:
    dark = dark_situation({"n1": "18G"}, {"goblin": "b3", "torch": "b3", "thief": "b1"}, turn={"points": 1})
    bright = dark_situation({"n1": "1D"}, {"goblin": "b3", "torch": "b3", "thief": "b1"}, turn={"points": 1})

    for game in (dark, bright):
        do(game, "walk thief", moves_after(game, "walk thief")[0])

    assert (told(dark, "question"), told(bright, "question")) == ("action", "card")


def moves_after(game: Twister, move: str) -> list[str]:
    """What is offered after a move, tried on a copy."""
    copy = game.clone()
    do(copy, move)
    return moves(copy)


# ---------------------------------------------------------------------- a fight as it is shown
@pytest.mark.rule("DT-FIGHT-06")
@pytest.mark.rule("DT-FIGHT-07")
def test_DT_FIGHT_03_a_fight_tells_who_attacks_who_is_attacked_and_who_was_drawn_in() -> None:
    pieces = {"goblin": "c3", "sword": "c3", "cleric": "e3"}
    game = dark_situation({"n1": "1D"}, pieces, {"troll": "d3", "armor": "d3"})

    do(game, "fight goblin e", "yellow: card 2")

    combat = SPEC.view(game, frozenset()).combat
    own = SPEC.view(game, frozenset({0})).combat
    assert combat is not None
    assert own is not None
    assert [(one.token, one.why, one.extras, one.swings, one.in_dark) for one in combat.fighters] == [
        ("tok:yellow:goblin", "attacker", (("sword", 1),), False, False),
        ("tok:blue:troll", "target", (("armor", 1),), False, False),
        ("tok:yellow:cleric", "joined", (), False, False),
    ]
    assert (combat.answered, combat.own_card, own.own_card) == (("yellow",), None, 2)


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
