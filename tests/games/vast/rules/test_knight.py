"""The Knight: statistics, turn, revealing and attacking."""

from __future__ import annotations

import pytest

from tests.games.vast.scenes import CROSS, FOUR, THREE, after, at
from tests.games.vast.table import asked, do, heard, moves, new_game, seat, situation, told, why_not
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.cards.events import PlayEvent
from underkeep.games.vast.refusals import LEGAL
from underkeep.games.vast.roles.knight.attacks import (
    AttackDragon,
    refuse_attack_thief,
    smash_crystal,
    strength_against_dragon,
)
from underkeep.games.vast.roles.knight.encounter import event_waits
from underkeep.games.vast.rules.stats import knight_strength, stealth
from underkeep.games.vast.spec import SPEC
from underkeep.games.vast.state.changes.cubes import return_lost_cube
from underkeep.games.vast.state.changes.knight import heal_knight


@pytest.mark.rule("VAST-KN-001")
# ------------------------------------------------------------------ the Knight
@pytest.mark.rule("VAST-KN-036")
@pytest.mark.parametrize(("lost", "back"), [({}, 0), ({"poisoned": 1}, 1), ({"discarded": 1}, 1)])
def test_with_two_cubes_only_a_lost_one_goes_back(lost: dict[str, int], back: int) -> None:
    game = situation("knight-goblins", state={"knight": {"grit": 5 if lost else 0, "slots": {}, **lost}})
    track = int(game.knight.on_track())
    game.knight.track &= ~i64(1)
    return_lost_cube(game, i64(0))

    assert (game.knight.poisoned, game.knight.discarded) == (0, 0)
    assert game.knight.on_track() == (track if back == 0 else track + 1) - (1 if not lost else 0)


def test_VAST_KN_001_the_knight_at_the_start() -> None:
    game = new_game(5)

    assert (game.knight.health, game.knight.grit, game.knight.free) == (7, 0, 2)
    assert game.knight.on_track() == 5
    assert game.knight.quests.count() == 3


def test_VAST_KN_002_what_the_board_says_of_her_turn() -> None:
    game = situation("knight-goblins", state={"map": CROSS, "knight": {"moves": 4, "encounters": 3}})

    board = SPEC.view(game, frozenset({seat(game, "knight")})).knight

    assert (board.moves_left, board.encounters_left) == (0, 0)
    assert (board.movement, board.perception, board.strength) == (1, 1, 1)


@pytest.mark.rule("VAST-KN-002")
@pytest.mark.rule("VAST-KN-051")
@pytest.mark.rule("VAST-BON-014")
@pytest.mark.parametrize(("dazed", "strength"), [(0, 1), (1, 0), (2, 0)])
def test_her_strength_never_falls_below_zero(dazed: int, strength: int) -> None:
    game = situation(THREE, state={"map": CROSS, "goblins": {"dazed_knight": dazed}})

    assert knight_strength(game) == strength


@pytest.mark.rule("VAST-KN-002")
@pytest.mark.parametrize(("moves", "left"), [(0, 1), (1, 0), (2, 0)])
def test_what_is_left_of_her_stats_is_never_less_than_nothing(moves: int, left: int) -> None:
    game = situation(THREE, state={"map": CROSS, "knight": {"moves": moves, "encounters": moves}})

    assert (told(game, "stats.knight.moves_left"), told(game, "stats.knight.encounters_left")) == (left, left)


@pytest.mark.parametrize(("slot", "room"), [("bomb", 1), ("bow", 1), ("shield", 1), ("map", 3)])
def test_VAST_KN_004_equipment_has_room_for_so_many_cubes(slot: str, room: int) -> None:
    game = situation("knight-goblins", state={"knight": {"grit": 20, "slots": {}, "free": 5}})
    do(game, *[f"cube {slot}"] * room)

    assert why_not(game, f"cube {slot}") == "VAST-KN-004"


@pytest.mark.rule("VAST-KN-005")
@pytest.mark.parametrize(("below", "after", "loose"), [(-1, 0, True), (0, 0, False)])
def test_healing_stops_at_the_health_she_began_with(below: int, after: int, loose: bool) -> None:
    game = situation(THREE)
    most = int(game.rules.knight_health)
    game.knight.health = i64(most + below)
    heal_knight(game, i64(1))

    assert told(game, "state.knight.health") == most + after
    assert game.knight.loose == loose


def test_VAST_KN_006_she_picks_up_her_cubes_and_then_acts_until_she_stops() -> None:
    game = situation(
        "knight-goblins",
        state={"map": CROSS, "knight": {"slots": {"strength": 2}}},
        turn="knight",
        question="turn",
    )

    assert told(game, "state.knight.free") == 2  # stats fall back to 1
    assert asked(game) == "knight VAST-KN-006"
    do(game, "cube movement", "at n1", "at o", "done")
    assert asked(game).startswith("knight VAST-FILL")


@pytest.mark.rule("VAST-KN-007")
@pytest.mark.rule("VAST-KN-003")
def test_moves_and_encounters_start_again_with_her_turn() -> None:
    knight = {"moves": 2, "encounters": 1, "maps_used": 1}
    game = situation("knight-goblins", state={"map": CROSS, "knight": knight}, question="turn")

    assert (game.knight.moves, game.knight.encounters, game.knight.maps_used) == (0, 0, 0)


@pytest.mark.rule("VAST-KN-046")
def test_VAST_KN_008_cubes_may_be_placed_at_any_moment_and_stay() -> None:
    game = situation("knight-goblins", state={"map": {"n1": "ambush-01"}})
    do(game, "cube movement", "at n1", "cube strength")

    assert why_not(game, "cube perception") == "VAST-KN-008"
    assert told(game, "state.knight.slots.movement") == 1


@pytest.mark.rule("VAST-KN-009")
def test_entering_a_tile_with_something_to_meet_spends_an_encounter() -> None:
    board = {**CROSS, "n1": {"dark": "ambush-14"}, "n2": {"dark": "ambush-09"}}
    game = situation("knight-goblins", state={"map": board, "knight": {"slots": {"movement": 2}}})
    assert told(game, "state.knight.encounters") == 0
    do(game, "at n1")

    assert told(game, "state.knight.encounters") == 1


@pytest.mark.rule("VAST-KN-010")
def test_cubes_placed_in_an_encounter_are_no_part_of_it() -> None:
    board = {**CROSS, "o": {"tile": "entrance"}, "n1": {"tile": "crystal-01", "tokens": ["crystal"], "treasures": 1}}
    game = situation("knight-goblins", state={"map": board, "knight": {"at": "n1", "grit": 6}})
    do(game, "encounter")
    assert why_not(game, "done") == "VAST-KN-015"
    do(game, "cube strength")

    assert asked(game) == "knight VAST-KN-010"
    assert why_not(game, "done") == "VAST-KN-015"


@pytest.mark.rule("VAST-KN-014")
def test_an_event_without_cards_does_not_wait() -> None:
    board = {"n1": {"tile": "event-01", "tokens": ["event"]}}
    for events, waits in ((["rats"], True), ([], False)):
        game = situation(FOUR, state={"map": board, "knight": {"at": "n1"}, "cave": {"events": events}})
        assert event_waits(game) == waits


def test_VAST_KN_015_an_encounter_must_do_something() -> None:
    game = situation("knight-goblins", state={"map": CROSS})

    assert why_not(game, "encounter") == "VAST-KN-015"


def test_VAST_KN_017_the_knight_resolves_an_event_and_the_token_goes() -> None:
    game = situation(
        "knight-goblins",
        state={
            "map": {"n1": {"tile": "event-05", "tokens": ["event"]}},
            "knight": {"at": "n1"},
            "cave": {"events": ["deep_and_dark", "rats"]},
        },
    )

    kinds = [type(event).__name__ for event in heard(game, "encounter")]

    assert "EventPlayed" in kinds
    assert told(game, "state.map.n1.tokens") == []
    assert told(game, "state.cave.events_gone.rats") == 1


@pytest.mark.rule("VAST-KN-017")
def test_a_resolved_event_is_over() -> None:
    board = {"n1": {"tile": "event-01", "tokens": ["event"]}}
    state = {"map": board, "knight": {"at": "n1", "grit": 8}, "cave": {"events": ["rats"]}}
    game = after(situation(THREE, state=state), PlayEvent(int(situation(THREE, state=state).knight.tile)))

    assert game.knight.event < 0
    assert not game.has_mark(game.knight.tile, i64(names.EVENT))
    assert told(game, "state.knight.grit") == 6


@pytest.mark.parametrize(
    ("tile", "offered"),
    [("treasure_room-01", {"take treasure"}), ("crystal-01", {"attack crystal"}), ("vault-01", set())],
)
def test_VAST_KN_020_what_a_revealed_tile_offers_in_the_same_encounter(tile: str, offered: set[str]) -> None:
    game = situation(
        "knight-goblins-cave",
        state={"map": {**CROSS, "n1": {"dark": tile}}, "knight": {"grit": 12, "slots": {"strength": 3}}},
        turn_state={"collapse": True},
    )
    do(game, "at n1")
    while asked(game) != "knight VAST-KN-010" and asked(game) != "knight VAST-KN-006":
        do(game, moves(game)[0])

    meeting = asked(game) == "knight VAST-KN-010"
    assert meeting is bool(offered)
    assert {move for move in moves(game) if move.split()[0] in ("take", "attack")} == offered
    if meeting:
        assert why_not(game, "done") == ""  # she may leave it


@pytest.mark.rule("VAST-KN-024")
@pytest.mark.rule("VAST-KN-013")
def test_the_attack_on_the_dragon_she_walks_into_is_her_encounter() -> None:
    dragon = {"at": "n1", "surfaced": True, "awake": True}
    knight = {"grit": 12, "slots": {"strength": 3}}
    game = situation(THREE, state={"map": CROSS, "dragon": dragon, "knight": knight})
    do(game, "at n1")

    assert told(game, "state.knight.encounters") == 1
    assert told(game, "state.dragon.health") == 4


@pytest.mark.rule("VAST-KN-025")
@pytest.mark.parametrize(("face", "health"), [(0, 5), (5, 4)])
def test_at_equality_the_die_is_rolled_without_the_bomb_too(face: int, health: int) -> None:
    state = {"knight": {"slots": {}}, "dragon": {"at": "o", "surfaced": True}}
    game = situation(THREE, state=state, luck={"dragon_die": [face]})
    after(game, AttackDragon(i64(0)))

    assert told(game, "state.dragon.health") == health


@pytest.mark.rule("VAST-KN-025")
def test_underground_the_dragon_is_attacked_once_a_turn() -> None:
    for surfaced in (False, True):
        game = situation(
            THREE, state={"knight": {"slots": {"strength": 2}}, "dragon": {"at": "o", "surfaced": surfaced}}
        )
        after(game, AttackDragon(i64(0)))
        assert game.knight.dragon_attacked is not surfaced
        assert game.knight.struck
        assert game.knight.deeds >> names.DARING & 1


@pytest.mark.rule("VAST-KN-025")
@pytest.mark.rule("VAST-KN-051")
@pytest.mark.parametrize(("bombing", "left"), [(0, 4), (1, 5)])
def test_the_axe_counts_only_without_the_bomb(bombing: int, left: int) -> None:
    knight = {"shown": ["mighty_axe"], "on_cards": ["mighty_axe"], "slots": {}}
    game = situation(THREE, state={"knight": knight, "dragon": {"at": "o"}}, luck={"dragon_die": [0]})
    after(game, AttackDragon(i64(bombing)))

    assert told(game, "state.dragon.health") == left


@pytest.mark.parametrize(("bombing", "strength"), [(True, 1), (False, 2)])
def test_VAST_KN_026_and_VAST_KN_051_a_bomb_forbids_the_mighty_axe(bombing: bool, strength: int) -> None:
    game = situation(THREE, state={"knight": {"shown": ["mighty_axe"], "on_cards": ["mighty_axe"], "slots": {}}})

    assert strength_against_dragon(game, bombing) == strength


@pytest.mark.rule("VAST-KN-028")
@pytest.mark.parametrize(("carried", "legal"), [(2, False), (3, True)])
def test_her_perception_must_be_above_his_stealth(carried: int, legal: bool) -> None:
    thief = {"at": "n1", "carried": carried}
    game = situation(state={"map": CROSS, "knight": {"at": "n1", "slots": {}}, "thief": thief})

    assert stealth(game) == 3 - carried
    assert (refuse_attack_thief(game) == LEGAL) == legal


@pytest.mark.rule("VAST-KN-029")
@pytest.mark.rule("VAST-CTR-01")
def test_a_smashed_crystal_leaves_its_tile() -> None:
    board = {"n1": {"tile": "crystal-01", "tokens": ["crystal"]}}
    game = situation(THREE, state={"map": board, "knight": {"at": "n1", "grit": 3}})
    smash_crystal(game)

    assert not game.has_mark(at(game, "n1"), i64(names.CRYSTAL))
    assert (game.knight.crystals, game.smashed, game.knight.grit) == (1, 1, 5)


@pytest.mark.rule("VAST-KN-029")
@pytest.mark.rule("VAST-CTR-01")
def test_the_fifth_crystal_on_the_entrance_wins_at_once() -> None:
    board = {"o": {"tile": "entrance", "tokens": ["crystal"]}, "n1": "ambush-01"}
    game = situation("knight-goblins", state={"map": board, "knight": {"crystals": 4}})
    smash_crystal(game)

    assert game.winner == names.KNIGHT
