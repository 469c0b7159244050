"""The small print: thresholds, what is set back each turn, what a deed leaves behind."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vast.rules.test_common_rules import at
from tests.games.vast.rules.test_details import CROSS, THREE
from tests.games.vast.table import asked, do, moves, new_game, situation, told, why_not
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.cards.events import PlayEvent, eat_cave_bread
from underkeep.games.vast.options import OPTIONS
from underkeep.games.vast.refusals import LEGAL, NO_OPEN_SPACE
from underkeep.games.vast.roles.cave.turn import omens_due
from underkeep.games.vast.roles.dragon.hoard import wake
from underkeep.games.vast.roles.goblins.actions import refuse_explore
from underkeep.games.vast.roles.knight.attacks import AttackDragon
from underkeep.games.vast.roles.knight.encounter import event_waits
from underkeep.games.vast.roles.knight.infestation import MONSTER_AMBUSH, ambush_strength
from underkeep.games.vast.roles.knight.sidequests import revealed_tiles
from underkeep.games.vast.roles.thief.actions import pick_lock, refuse_hide_loot
from underkeep.games.vast.rules.arrive import Arrive
from underkeep.games.vast.rules.collapse import CollapseTile, exits, removable
from underkeep.games.vast.rules.grit import NO_PLACE, ReturnCubes, refuse_cube
from underkeep.games.vast.rules.stats import knight_movement
from underkeep.games.vast.rules.thief_death import AttackThief, KillThief
from underkeep.games.vast.rules.victory import goblins_win
from underkeep.games.vast.state.changes.cubes import place_cube
from underkeep.games.vast.state.changes.goblin_cards import draw_secrets
from underkeep.games.vast.state.game import Vast
from underkeep.games.vast.turn import alone_count, collapse_due

FIVE = "knight-goblins-dragon-cave-thief"
FOUR = "knight-goblins-dragon-cave"
LINE = {"n1": "ambush-01", "n2": "ambush-05", "n3": "ambush-10"}


def after(game: Vast, frame: Any) -> Vast:
    """The game when a frame has been carried out as far as nobody is asked."""
    game.push(frame)
    game.run()
    return game


# ------------------------------------------------------------------ setting up
@pytest.mark.rule("VAST-SET-004")
@pytest.mark.rule("VAST-KN-001")
def test_event_cards_come_with_the_knight() -> None:
    with_her, without = new_game(2), new_game(2, roles="goblins-dragon-cave")

    assert with_her.cave.events.count() == sum(with_her.rules.event_copies)
    assert without.cave.events.count() == 0


@pytest.mark.rule("VAST-SET-005")
def test_the_cave_begins_with_three_tiles() -> None:
    assert new_game(2).cave.hand.count() == 3


@pytest.mark.rule("VAST-DR-001")
@pytest.mark.rule("VAST-SET-005")
def test_the_dragon_begins_with_three_cards_of_eighteen() -> None:
    dragon = new_game(2).dragon

    assert (dragon.hand.count(), dragon.deck.count()) == (3, 15)
    assert sorted(int(card) for card in (*dragon.hand.items, *dragon.deck.items)) == sorted([0, 1, 2] * 6)


@pytest.mark.rule("VAST-DIF-009")
@pytest.mark.parametrize(("roles", "strength"), [(THREE, 3), ("knight-goblins", None)])
def test_with_a_dragon_a_crystal_takes_strength_three(roles: str, strength: int | None) -> None:
    rules = new_game(2, roles=roles).rules

    assert rules.smash_strength == (strength or rules.smash_strength)


@pytest.mark.rule("VAST-VAR-040")
@pytest.mark.parametrize("removed", [0, 2, 3, 4])
def test_two_to_four_tiles_may_be_removed(removed: int) -> None:
    assert OPTIONS.resolve({"removed_tiles": removed}).number("removed_tiles") == removed


@pytest.mark.rule("VAST-CTR-21")
def test_the_cave_begins_without_omens() -> None:
    assert list(new_game(2).cave.omens) == [0] * 6


# ------------------------------------------------------------------ the map
@pytest.mark.rule("VAST-REV-003")
def test_the_lit_region_ends_at_walls_and_dark_tiles() -> None:
    game = situation(THREE, state={"map": {"n1": "ambush-12", "e1": "ambush-01", "e2": {"dark": "fangs"}}})
    region = game.cavern.lit_region()

    assert [tile for tile in range(names.TILE_COUNT) if region[tile]] == sorted([at(game, "o"), at(game, "e1")])


@pytest.mark.rule("VAST-COL-003")
@pytest.mark.rule("VAST-COL-009")
@pytest.mark.rule("VAST-COL-013")
def test_a_removed_tile_leaves_and_the_map_is_joined_again() -> None:
    game = situation(
        FOUR, "cave", state={"map": LINE, "cave": {"stack": [], "hand": []}}, turn_state={"collapse": True}
    )
    assert removable(game) == [at(game, "n3")]
    fallen = at(game, "n3")
    after(game, CollapseTile(i64(names.CAVE), int(fallen)))

    assert game.cavern.where[fallen] < 0
    assert game.cave.fallen.count() == 0
    assert game.cave.gone.has(fallen)
    split = at(game, "n1")
    after(game, CollapseTile(i64(names.CAVE), int(split)))
    assert asked(game) == "cave VAST-SPL-002"


@pytest.mark.rule("VAST-COL-010")
def test_a_piece_does_not_attack_on_its_way_out() -> None:
    goblins = {"population": {"bones": 1}, "tile": {"bones": "n2"}}
    game = situation("knight-goblins", state={"map": LINE, "knight": {"at": "n1"}, "goblins": goblins})

    assert exits(game, i64(names.P_KNIGHT), at(game, "n1")) == [at(game, "o")]


@pytest.mark.rule("VAST-RUL-09")
def test_the_collapse_waits_for_the_last_tile() -> None:
    game = situation(FOUR, state={"map": CROSS})
    assert not collapse_due(game, i64(names.CAVE))
    bare = situation(FOUR, state={"map": CROSS, "cave": {"stack": [], "hand": []}})

    assert collapse_due(bare, i64(names.CAVE))
    assert not collapse_due(bare, i64(names.KNIGHT))


@pytest.mark.rule("VAST-VAR-032")
def test_crystal_tiles_count_for_one_who_is_alone() -> None:
    board = {"n1": "crystal-01", "e1": "crystal-02", "s1": "ambush-01", "w1": {"dark": "crystal-03"}}
    game = situation("knight", state={"map": board, "cave": {"crystals_fallen": 3}})

    assert alone_count(game) == 5


@pytest.mark.rule("VAST-GEN-004")
@pytest.mark.parametrize(("short", "won"), [(1, False), (0, True)])
def test_goblins_alone_with_the_cave_need_all_their_crystals(short: int, won: bool) -> None:
    game = situation("goblins-cave")
    game.goblins.crystals = game.rules.crystal_goal - short

    assert goblins_win(game) == won


# ------------------------------------------------------------------ the Knight
@pytest.mark.rule("VAST-CTR-29")
@pytest.mark.parametrize(("cubes", "moves_of_hers"), [(0, 1), (1, 3), (2, 5), (3, 7)])
def test_each_cube_gives_two_spaces(cubes: int, moves_of_hers: int) -> None:
    game = situation(THREE, state={"knight": {"grit": 20, "slots": {"movement": cubes} if cubes else {}}})

    assert knight_movement(game) == moves_of_hers


@pytest.mark.rule("VAST-KN-014")
def test_an_event_without_cards_does_not_wait() -> None:
    board = {"n1": {"tile": "event-01", "tokens": ["event"]}}
    for events, waits in ((["rats"], True), ([], False)):
        game = situation(FOUR, state={"map": board, "knight": {"at": "n1"}, "cave": {"events": events}})
        assert event_waits(game) == waits


@pytest.mark.rule("VAST-KN-017")
def test_a_resolved_event_is_over() -> None:
    board = {"n1": {"tile": "event-01", "tokens": ["event"]}}
    state = {"map": board, "knight": {"at": "n1", "grit": 8}, "cave": {"events": ["rats"]}}
    game = after(situation(THREE, state=state), PlayEvent(int(situation(THREE, state=state).knight.tile)))

    assert game.knight.event < 0
    assert not game.has_mark(game.knight.tile, i64(names.EVENT))
    assert told(game, "state.knight.grit") == 6


@pytest.mark.rule("VAST-KN-061")
@pytest.mark.rule("VAST-KN-038")
def test_cave_bread_finds_nothing_when_all_cubes_are_hers() -> None:
    game = situation(THREE, state={"knight": {"grit": 40, "slots": {}}})
    free = int(game.knight.free)
    eat_cave_bread(game)

    assert game.knight.free == free


@pytest.mark.rule("VAST-KN-057")
@pytest.mark.parametrize(("board", "count"), [({}, 0), (CROSS, 4), ({**LINE, "e1": {"dark": "fangs"}}, 3)])
def test_revealed_tiles_are_counted_without_the_entrance(board: dict[str, Any], count: int) -> None:
    assert revealed_tiles(situation(THREE, state={"map": board})) == count


@pytest.mark.rule("VAST-KN-046")
def test_a_cube_on_the_first_card_of_the_deck_lies_on_that_card() -> None:
    game = situation(THREE, state={"knight": {"kept": ["javelin"], "slots": {}}})
    place_cube(game, i64(names.ON_TREASURE + names.JAVELIN))

    assert told(game, "state.knight.on_cards") == ["javelin"]
    assert told(game, "state.knight.shown") == ["javelin"]


@pytest.mark.rule("VAST-KN-035")
def test_cubes_are_taken_only_where_some_lie() -> None:
    game = situation(THREE, state={"knight": {"grit": 6, "slots": {"bow": 1, "strength": 1}}})

    assert refuse_cube(game, i64(names.BOW), False) == LEGAL
    assert refuse_cube(game, i64(names.SHIELD), False) != LEGAL
    assert refuse_cube(game, i64(names.FREE), False) != LEGAL


@pytest.mark.rule("VAST-KN-036")
def test_the_last_unplaced_cube_goes_back_unasked() -> None:
    game = situation(THREE, state={"knight": {"grit": 6, "slots": {"strength": 2}}})
    assert game.knight.free == 1
    after(game, ReturnCubes(i64(1), i64(NO_PLACE)))

    assert game.knight.free == 0
    assert game.knight.slots[names.STRENGTH] == 2


@pytest.mark.rule("VAST-KN-042")
def test_a_bomb_is_used_once_a_turn() -> None:
    knight = {"slots": {"bomb": 1}, "grit": 6}
    game = situation(THREE, state={"map": {"n1": "ambush-12", "e1": "ambush-01"}, "knight": knight})
    do(game, "use bomb", "north")

    assert game.knight.bomb_used
    assert "use bomb" not in moves(game)


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


@pytest.mark.rule("VAST-VAR-020")
@pytest.mark.rule("VAST-VAR-022")
@pytest.mark.parametrize(("line", "strength"), [("a", 2), ("b", 3)])
def test_lines_a_and_b_have_a_strength_of_their_own(line: str, strength: int) -> None:
    assert ambush_strength(situation("knight-dragon", setup={"infestation": line})) == strength


@pytest.mark.rule("VAST-VAR-021")
@pytest.mark.rule("VAST-RUL-13")
@pytest.mark.parametrize(("face", "health"), [(0, 7), (5, 6)])
def test_at_equality_only_the_centre_hurts(face: int, health: int) -> None:
    knight = {"slots": {"strength": 1}}
    game = situation("knight-dragon", state={"knight": knight}, setup={"infestation": "a"}, luck={"dragon_die": [face]})
    after(game, MONSTER_AMBUSH)

    assert told(game, "state.knight.health") == health


@pytest.mark.rule("VAST-GO-081")
@pytest.mark.rule("VAST-FM-011")
def test_poisoned_cubes_wait_on_the_entrance_and_nowhere_else() -> None:
    for square, back in (("n1", 0), ("o", 1)):
        game = situation("knight-goblins", state={"map": LINE, "knight": {"at": square, "grit": 6, "poisoned": 1}})
        after(game, Arrive(i64(names.P_KNIGHT)))
        assert game.knight.poisoned == 1 - back


# ------------------------------------------------------------------ the Goblins
@pytest.mark.rule("VAST-GO-020")
def test_secrets_are_drawn_from_the_discards_when_the_deck_is_empty() -> None:
    goblins = {"secret_deck": [], "secrets": [], "secret_discard": ["hex", "trap"]}
    game = situation("knight-goblins", state={"goblins": goblins})
    draw_secrets(game, i64(1))

    assert game.goblins.secrets.count() == 1
    assert game.goblins.secret_deck.count() == 1


@pytest.mark.rule("VAST-GO-037")
def test_a_tribe_among_tiles_has_nothing_to_explore() -> None:
    around = {"n1": {"dark": "fangs"}, "n2": "ambush-01", "n1e1": "ambush-05", "n1w1": "ambush-10"}
    goblins = {"population": {"fangs": 2}, "tile": {"fangs": "n1"}}
    game = situation("knight-goblins", state={"map": around, "goblins": goblins})
    assert refuse_explore(game, i64(names.FANGS)) == NO_OPEN_SPACE
    del around["n1w1"]
    game = situation("knight-goblins", state={"map": around, "goblins": goblins})

    assert refuse_explore(game, i64(names.FANGS)) == LEGAL


@pytest.mark.rule("VAST-GO-013")
@pytest.mark.rule("VAST-GO-016")
def test_discs_are_refused_with_the_last_rage() -> None:
    goblins = {"rage": 1, "war": ["thirst", "spite"], "population": {"fangs": 1}}
    game = situation("knight-goblins", "goblins", state={"goblins": goblins}, question="turn")

    assert asked(game) == "goblins VAST-GO-013"


# ------------------------------------------------------------------ the Dragon, the Cave
@pytest.mark.rule("VAST-DR-017")
def test_the_last_greed_cube_returns_the_hoard() -> None:
    dragon = {"at": "o", "held": 2, "rows": {"greed": 2}}
    game = situation(THREE, "dragon", state={"dragon": dragon})
    game.dragon.rows[names.GREED] = i64(1)
    supply = int(game.cave.supply)
    wake(game, i64(names.GREED))

    assert (game.dragon.held, game.cave.supply) == (0, supply + 2)


@pytest.mark.rule("VAST-CAVE-003")
@pytest.mark.rule("VAST-CAVE-004")
@pytest.mark.parametrize(("tokens", "carried"), [([], 0), (["crystal"], 0), (["crystal"], 1), (["crystal"], 3)])
def test_omens_by_crystals_and_treasures(tokens: list[str], carried: int) -> None:
    board = {"n1": {"tile": "crystal-01", "tokens": tokens}}
    game = situation(FIVE, state={"map": board, "thief": {"carried": carried}})
    steps = dict(game.content.collect)

    assert omens_due(game) == max((draw for least, draw in steps.items() if len(tokens) + carried >= least), default=0)


@pytest.mark.rule("VAST-CAVE-012")
def test_the_rising_costs_start_again_each_turn() -> None:
    cave = {"hatred_uses": 2, "plunder_uses": 1, "phase": 3}
    game = situation(FOUR, "cave", state={"map": CROSS, "cave": cave}, question="turn")

    assert (game.cave.hatred_uses, game.cave.plunder_uses, game.cave.phase) == (0, 0, 0)


# ------------------------------------------------------------------ the Thief
@pytest.mark.rule("VAST-TH-012")
@pytest.mark.parametrize(("level", "roll", "opened"), [(1, 2, 0), (1, 3, 1), (2, 0, 0), (2, 1, 1), (3, 0, 1)])
def test_a_lock_opens_at_its_number(level: int, roll: int, opened: int) -> None:
    board = {"n1": {"tile": "vault-01", "tokens": ["vault"]}}
    game = situation(FIVE, "thief", state={"map": board, "thief": {"at": "n1"}}, luck={"action_die": [roll]})
    pick_lock(game, i64(level))
    game.run()

    assert game.thief.carried == opened
    assert game.thief.spent == level


@pytest.mark.rule("VAST-TH-014")
@pytest.mark.parametrize(("spent", "legal"), [(0, True), (2, True), (3, False)])
def test_his_last_cubes_hide_loot(spent: int, legal: bool) -> None:
    thief = {"stats": {"movement": 0, "stealth": 1, "thievery": 2}, "spent": spent, "loot": 3}
    game = situation(FIVE, "thief", state={"thief": thief})

    assert (refuse_hide_loot(game, i64(2)) == LEGAL) == legal


@pytest.mark.rule("VAST-TH-009")
def test_loot_leaves_the_tile() -> None:
    game = situation(FIVE, "thief", state={"map": {"n1": {"tile": "ambush-01", "treasures": 2}}, "thief": {"at": "n1"}})
    do(game, "loot treasure")

    assert (told(game, "state.map.n1.treasures"), told(game, "state.thief.carried")) == (1, 1)


@pytest.mark.rule("VAST-TH-021")
def test_what_is_stashed_is_carried_no_more() -> None:
    game = situation(FIVE, "thief", state={"map": LINE, "thief": {"at": "n1", "carried": 2, "loot": 1}})
    do(game, "at o")
    while moves(game)[0].startswith("upgrade"):
        do(game, moves(game)[0])

    assert (game.thief.carried, game.thief.stashed, game.thief.loot) == (0, 2, 3)


@pytest.mark.rule("VAST-TH-029")
@pytest.mark.rule("VAST-TH-027")
def test_all_he_carries_drops_where_he_dies() -> None:
    thief = {"at": "n1", "carried": 3}
    game = situation(FIVE, state={"map": LINE, "thief": thief})
    game.spared = True
    after(game, AttackThief(i64(names.KNIGHT)))

    assert told(game, "state.map.n1.treasures") == 3
    assert game.thief.carried == 0
    after(game, KillThief(i64(names.NOBODY_PLAYS)))
    assert told(game, "state.map.n1.treasures") == 3


@pytest.mark.rule("VAST-TH-008")
@pytest.mark.rule("VAST-TH-015")
def test_a_pickpocket_spends_its_cubes() -> None:
    state = {"dragon": {"rows": {"greed": 3}}, "thief": {"stats": {"movement": 0, "stealth": 2, "thievery": 1}}}
    game = situation(FIVE, "thief", state=state)
    do(game, "pickpocket dragon 2")

    assert game.thief.spent == 2
    assert why_not(game, "pickpocket dragon 1") == "VAST-TH-015"
