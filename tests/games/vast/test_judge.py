"""The judge of Vast: every role does what wins, reasons add up and have words, and only the view counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from tests.bots.fairness import assert_fair
from tests.games.vast.table import PACK, do, new_game, position_file, situation
from underkeep.bots.api import LEVELS, Budget, choose, levels_for
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.native import i64, vec
from underkeep.core.search.playout import playout
from underkeep.games.vast.board.ground import is_ground
from underkeep.games.vast.board.squares import SIDE
from underkeep.games.vast.judge.goblins import might
from underkeep.games.vast.judge.judge import JUDGE, hindrance, standings
from underkeep.games.vast.judge.knight import barred_tiles, meetings, to_be_met
from underkeep.games.vast.judge.standing import hunters, lacking, means, prey_near, round_trip, secret_means
from underkeep.games.vast.judge.strike import strike_odds
from underkeep.games.vast.judge.ways import FAR, steps_from
from underkeep.games.vast.names import (
    BOMB,
    BOW,
    CAVE,
    DRAGON,
    ELVISH_SWORD,
    EVENT,
    HUNGER,
    JAVELIN,
    KNIGHT,
    MAP,
    MAX_GRIT,
    MIGHTY_AXE,
    MOVEMENT,
    NORTH,
    OFF,
    PERCEPTION,
    ROLES,
    SHIELD,
    STRENGTH,
    THIEF,
)
from underkeep.games.vast.roles.knight.encounter import event_waits
from underkeep.games.vast.spec import SPEC
from underkeep.games.vast.state.game import Vast
from underkeep.library import values_of
from underkeep.words import Speaker
from underkeep.yaml_positions import open_position, set_up

QUICK: Final = Budget(1e9, iterations=12)


@pytest.fixture(autouse=True)
def by_weights() -> Iterator[None]:
    """What is tested here are the weights; afterwards the judge has its fitted values again."""
    SPEC.load_values(None)
    yield
    SPEC.load_values(values_of("vast"))


def stated(file: str) -> Vast:
    game = set_up(*open_position(position_file(file)))
    assert isinstance(game, Vast)
    return game


def chosen(level: str, game: Vast, seed: int = 1) -> str:
    role = SPEC.asked(game)[0]
    prompt = SPEC.prompt(game, role)
    assert prompt is not None
    return choose(level, SPEC.view(game, frozenset({role})), prompt, QUICK, seed).move


def test_all_levels_play_vast() -> None:
    assert levels_for("vast") == ("novice", "adept", "master", "grandmaster")


@pytest.mark.parametrize("fitted", [False, True])
@pytest.mark.parametrize("level", ["adept", "master"])
@pytest.mark.parametrize("file", ["the-thief-wins", "dragon-escapes", "the-cave-wins"])
def test_a_role_that_can_win_does(level: str, file: str, fitted: bool) -> None:
    SPEC.load_values(values_of("vast") if fitted else None)
    game = stated(file)
    while not game.over():
        do(game, chosen(level, game))

    assert file.split("-")[1] == ROLES[game.winner] or file.startswith(ROLES[game.winner])


@pytest.mark.parametrize("file", ["the-river-carries-the-knight", "a-tribe-walks-off-the-magma"])
def test_ways_lead_over_terrain(file: str) -> None:
    game = stated(file)
    steps = steps_from(game, game.cavern.entrance)

    assert steps[game.cavern.entrance] == 0
    assert any(steps[space] < FAR for space in game.cavern.tiles() if is_ground(space))
    for level in ("novice", "adept"):
        assert chosen(level, game)


def test_a_tribe_that_beats_the_knight_attacks() -> None:
    game = stated("tribe-attacks-by-entering")
    health = int(game.knight.health)
    for _ in range(8):
        if ROLES[game.active] == "goblins":
            do(game, chosen("adept", game))

    assert game.knight.health < health


def test_a_sleeping_dragon_lacks_more_than_one_that_woke_a_cube() -> None:
    game = new_game(3)
    before = lacking(game, i64(DRAGON))
    game.dragon.rows[0] = game.dragon.rows[0] - 1

    assert lacking(game, i64(DRAGON)) < before
    assert lacking(game, i64(CAVE)) > 0


@pytest.mark.parametrize("moves", [5, 60, 200])
def test_reasons_add_up_to_the_score_and_have_words(moves: int) -> None:
    game = new_game(moves)
    playout(game, 7, moves)
    role = game.first_asked()
    options = game.options(role)

    scores = JUDGE.scores(game, role, options)
    reasons = [JUDGE.explain(game, role, action) for action in options]

    assert [sum(reason.weight for reason in some) for some in reasons] == pytest.approx(scores)
    for lang in ("en", "it"):
        speaker = Speaker(lang, "vast", PACK)
        assert all(speaker.knows(reason.label.id) for some in reasons for reason in some)


@pytest.mark.parametrize(
    ("way", "reach", "looks", "met"), [(2, 1, 3, 0), (1, 1, 3, 1), (1, 5, 3, 3), (1, 5, 1, 1), (1, 5, 0, 0)]
)
def test_encounters_ask_for_movement_and_perception(way: int, reach: int, looks: int, met: int) -> None:
    assert meetings(i64(way), i64(reach), i64(looks)) == met


def test_a_turn_with_nothing_left_to_meet_is_worth_less_to_the_knight() -> None:
    game = new_game(3)
    before = means(game, i64(KNIGHT))
    game.knight.met = ~i64(0)

    assert to_be_met(game) == []
    assert means(game, i64(KNIGHT)) < before


def test_cubes_in_hand_are_worth_the_encounters_they_may_bring() -> None:
    """On Bow and Shield they are wasted while there is something to meet."""
    game = new_game(3)
    wasted = game.clone()
    wasted.knight.free, wasted.knight.slots[BOW], wasted.knight.slots[SHIELD] = i64(0), i64(1), i64(1)

    assert wasted.knight.owned() == game.knight.owned()
    assert means(game, i64(KNIGHT)) > means(wasted, i64(KNIGHT))


def score_of(game: Vast, move: str) -> float:
    """What the judge gives a move of whoever is asked."""
    role = game.first_asked()
    return JUDGE.scores(game, role, [SPEC.parse(move)])[0]


@pytest.mark.parametrize("tile", [3, 40])
def test_a_tribe_too_strong_bars_its_own_tile_and_no_other(tile: int) -> None:
    """Compiled too, where a plain shift would make tile 40 tile 8."""
    game = new_game(3)
    game.goblins.tile[0], game.goblins.population[0] = i64(tile), i64(5)

    assert int(barred_tiles(game)) == 2**tile


def test_the_knight_uses_her_first_cubes_to_explore() -> None:
    """Two cubes, four Dark tiles, no Goblins yet: a turn that shows no tile is a turn lost."""
    game = new_game(3)
    while game.active == KNIGHT:
        do(game, chosen("adept", game))

    assert game.knight.grit > 0


def beside_a_tribe(strength: int) -> Vast:
    """After the Knight's turn, a Tribe of 3 in the dark beside her."""
    keys = {
        "knight": {"slots": {"strength": strength}},
        "goblins": {"population": {"bones": 3}, "tile": {"bones": "n1"}},
    }
    return situation("knight-goblins", "goblins", state={"map": {"n1": {"dark": "bones"}}, **keys})


def test_strength_left_standing_wards_off_tribes_that_can_reach_her() -> None:
    assert means(beside_a_tribe(2), i64(KNIGHT)) > means(beside_a_tribe(1), i64(KNIGHT))
    assert means(beside_a_tribe(1), i64(KNIGHT)) == means(beside_a_tribe(0), i64(KNIGHT))


def test_the_less_health_the_more_a_tribe_within_reach_costs_her() -> None:
    weak, hale = beside_a_tribe(0), beside_a_tribe(0)
    weak.knight.health = i64(2)
    safe_weak, safe_hale = weak.clone(), hale.clone()
    safe_weak.goblins.tile[1] = safe_hale.goblins.tile[1] = OFF

    cost = [
        means(safe, i64(KNIGHT)) - means(game, i64(KNIGHT)) for safe, game in ((safe_weak, weak), (safe_hale, hale))
    ]

    assert cost[0] > cost[1] > 0


def test_lit_tiles_on_the_way_weaken_a_tribe() -> None:
    """It loses one Goblin for every second Lit tile that it leaves."""
    tiles = {"n1": "ambush-01", "n2": "ambush-05", "n3": {"dark": "bones"}}
    game = situation(
        "knight-goblins",
        "goblins",
        state={"map": tiles, "goblins": {"population": {"bones": 3, "eye": 2}, "tile": {"bones": "n3", "eye": "n1"}}},
    )

    assert might(game) == [0, 2, 2]


@pytest.mark.parametrize("rage", [1, 2, 3])
def test_a_tribe_strikes_rather_than_serve_its_board(rage: int) -> None:
    """Even the last Rage is well spent on a hit."""
    game = beside_a_tribe(0)
    game.goblins.rage = i64(rage)
    do(game, "tribe bones")

    assert score_of(game, "at o") > max(score_of(game, "special"), score_of(game, "hide"), score_of(game, "done"))


def dragon_on_a_treasure() -> Vast:
    return situation(
        "knight-goblins-dragon",
        "dragon",
        state={
            "map": {"n1": {"tile": "ambush-01", "treasures": 1}, "n2": "ambush-05"},
            "knight": {"at": "n2", "grit": 0},
            "dragon": {"at": "n1", "hand": ["flame", "claw", "wing"], "moved": True, "free_moved": True},
        },
    )


def test_what_the_end_of_the_turn_brings_anyway_is_no_reason_to_end_it() -> None:
    """The Treasure under the Dragon wakes a cube sooner or later this turn: its powers come first."""
    assert score_of(dragon_on_a_treasure(), "done") < 0


def test_a_treasure_that_has_woken_greed_today_is_not_due_again() -> None:
    game = dragon_on_a_treasure()
    due = means(game, i64(DRAGON))
    game.dragon.sections = i64(1)

    assert means(game, i64(DRAGON)) < due


def awake_on_a_crystal_tile(walls_home: bool) -> Vast:
    tiles = {"n1": "ambush-05" if walls_home else "ambush-01", "n2": "crystal-01"}
    return situation("knight-goblins-dragon", "dragon", state={"map": tiles, "dragon": {"at": "n2", "awake": True}})


def test_to_surface_where_the_way_out_is_open_is_progress() -> None:
    game = awake_on_a_crystal_tile(False)
    under = lacking(game, i64(DRAGON))
    game.dragon.surfaced = True

    assert lacking(game, i64(DRAGON)) < under


def test_an_awake_dragon_goes_to_the_crystal_tile_from_which_it_is_out_soonest() -> None:
    """The same Crystal tile counts for less where the way from there leads over Dark tiles."""
    near = awake_on_a_crystal_tile(False)
    dark = situation(
        "knight-goblins-dragon",
        "dragon",
        state={"map": {"n1": {"dark": "ambush-01"}, "n2": "crystal-01"}, "dragon": {"at": "n2", "awake": True}},
    )

    assert lacking(near, i64(DRAGON)) < lacking(dark, i64(DRAGON))


def test_a_sidequest_that_can_be_completed_counts_for_her_alone() -> None:
    """The others do not know which she holds: nobody's standing depends on it."""
    game = new_game(3)
    game.knight.deeds = ~i64(0)
    other = game.clone()
    while other.knight.quests.count():
        other.knight.quests.draw()

    assert secret_means(game, i64(KNIGHT)) > secret_means(other, i64(KNIGHT)) == 0
    assert standings(game) == standings(other)


def test_a_sidequest_is_worth_nothing_where_grit_can_rise_no_more() -> None:
    game = new_game(3)
    game.knight.deeds = ~i64(0)
    assert secret_means(game, i64(KNIGHT)) > 0

    game.knight.grit = i64(MAX_GRIT)
    assert secret_means(game, i64(KNIGHT)) == 0


def test_the_dragon_likes_prey_beside_it_while_it_is_hungry() -> None:
    game = new_game(3)
    game.dragon.tile = game.goblins.tile[0] = game.cavern.entrance
    game.goblins.population[0] = 3
    assert prey_near(game) == 3

    game.dragon.eaten = 2 * game.dragon.rows[HUNGER]
    assert prey_near(game) == 0


def test_loot_far_from_the_entrance_is_worse_for_the_thief_and_so_for_the_cave_better() -> None:
    """What the Cave places far away hinders him: his way is counted there and home again."""
    game = new_game(3)
    playout(game, 7, 200)
    for tile in game.cavern.tiles():
        game.cavern.treasures[tile] = 0
        game.cavern.marks[tile] = 0
    game.thief.tile = game.cavern.entrance
    steps = steps_from(game, game.cavern.entrance)
    near, far = min(lit(game), key=lambda tile: steps[tile]), max(lit(game), key=lambda tile: steps[tile])

    game.cavern.treasures[near] = 1
    beside = round_trip(game, steps)
    game.cavern.treasures[near], game.cavern.treasures[far] = 0, 1

    assert steps[near] < steps[far]
    assert beside == 2 * steps[near] < round_trip(game, steps)


def lit(game: Vast) -> list[i64]:
    """Tiles that can be walked to, without the Entrance."""
    steps = steps_from(game, game.cavern.entrance)
    return [tile for tile in game.cavern.tiles() if 0 < steps[tile] < FAR]


def test_a_hunter_who_sees_him_costs_the_thief_more_the_more_he_carries() -> None:
    game = new_game(3)
    game.thief.tile = game.knight.tile = game.cavern.entrance
    game.dragon.tile = OFF
    game.knight.slots[PERCEPTION] = 4
    steps = steps_from(game, game.thief.tile)
    assert hunters(game, steps) == 1

    game.knight.slots[PERCEPTION] = 0
    game.thief.stats = vec[i64]([0, 2, 1])
    assert hunters(game, steps) == 0


def test_a_flame_wall_on_the_way_home_holds_the_thief_up() -> None:
    game = new_game(3)
    playout(game, 7, 200)
    steps = steps_from(game, game.cavern.entrance)
    game.thief.tile = max(lit(game), key=lambda tile: steps[tile])
    game.thief.carried, game.dragon.flame_wall = 2, OFF
    free = means(game, i64(THIEF))

    game.dragon.flame_wall = game.cavern.entrance

    assert means(game, i64(THIEF)) < free


def test_whoever_is_about_to_win_is_hindered_first() -> None:
    game = new_game(3)
    before = standings(game)
    then = [worth - (50 if ROLES[game.rules.kinds[role]] == "thief" else 0) for role, worth in enumerate(before)]
    calm = hindrance(game, before, then, i64(0))

    game.thief.stashed = game.rules.stash_goal - 1

    assert hindrance(game, before, then, i64(0)) > calm > 0


def test_a_thief_who_carries_what_he_lacks_is_about_to_win() -> None:
    game = new_game(3)
    before = standings(game)
    then = [worth - (50 if ROLES[game.rules.kinds[role]] == "thief" else 0) for role, worth in enumerate(before)]
    game.thief.stashed = game.rules.stash_goal - 3
    calm = hindrance(game, before, then, i64(0))

    game.thief.carried = i64(3)

    assert hindrance(game, before, then, i64(0)) > calm


def test_chances_are_shares() -> None:
    shares = JUDGE.chances(new_game(5), i64(0), 0.0)

    assert sum(shares) == pytest.approx(1.0)
    assert JUDGE.chances(new_game(5), i64(0), 500.0)[0] > shares[0]


@pytest.mark.parametrize("fitted", [False, True])
@pytest.mark.parametrize("level", LEVELS)
def test_equal_views_and_seed_give_equal_choices_whatever_the_truth(level: str, fitted: bool) -> None:
    SPEC.load_values(values_of("vast") if fitted else None)
    for moves in (4, 90, 200):
        game = new_game(moves)
        playout(game, 3, moves)
        assert_fair(SPEC, game, SPEC.asked(game)[0], level, QUICK)


def beside_the_dragon(cubes: int) -> Vast:
    """Her turn, the Dragon (Armor 1) under her own tile."""
    game = new_game(3)
    game.dragon.tile = game.knight.tile
    game.knight.free = i64(cubes)
    return game


@pytest.mark.parametrize(("cubes", "odds"), [(0, 0), (1, 1), (2, 2)])
def test_a_strike_takes_a_cube_on_the_bomb_and_one_more_to_be_sure(cubes: int, odds: int) -> None:
    assert strike_odds(beside_the_dragon(cubes)) == odds


def test_cubes_that_lie_elsewhere_are_gone_for_the_strike() -> None:
    game = beside_the_dragon(2)
    game.knight.free, game.knight.slots[MOVEMENT] = i64(1), i64(1)
    assert strike_odds(game) == 1

    game.knight.free, game.knight.slots[MOVEMENT], game.knight.slots[BOMB] = i64(1), i64(0), i64(1)
    assert strike_odds(game) == 2
    game.knight.bomb_used = True
    assert strike_odds(game) == 0


@pytest.mark.parametrize("strength", [0, 1])
def test_a_roll_counts_by_its_chances_whatever_a_guessed_world_would_roll(strength: int) -> None:
    """At equal Strength the die decides: the attack is worth the same with any luck, and less than a sure one."""
    game = beside_the_dragon(0)
    game.knight.slots[BOMB], game.knight.slots[STRENGTH] = i64(1), i64(strength)
    sure = game.clone()
    sure.knight.slots[STRENGTH] = i64(3)
    scores = set()
    for seed in range(12):
        game.luck.reseed(seed_from(seed))
        scores.add(score_of(game, "encounter"))

    assert len(scores) == 1
    assert (scores.pop() < score_of(sure, "encounter")) == (strength == 0)


def test_the_faces_of_the_die_are_pairs_of_opposites() -> None:
    faces = [int(face) for face in new_game(3).content.die]

    assert all(one ^ other == 0b111_111_111 for one, other in zip(faces, reversed(faces), strict=True))


def test_after_the_attack_of_the_turn_there_is_no_other_until_the_next() -> None:
    game = beside_the_dragon(2)
    game.knight.dragon_attacked = True
    assert strike_odds(game) == 0

    game.knight.turn_over = True
    assert strike_odds(game) == 2


def test_armor_and_distance_ask_for_more_cubes() -> None:
    game = beside_the_dragon(2)
    game.dragon.rows[0] = game.dragon.rows[0] - 4  # Wakefulness 4: Armor 2
    assert strike_odds(game) == 1
    game.knight.slots[STRENGTH] = i64(1)
    assert strike_odds(game) == 2

    game.dragon.tile = next(tile for tile in game.cavern.tiles() if steps_from(game, game.knight.tile)[tile] == 1)
    assert strike_odds(game) == 2  # one step is free
    game.knight.moves = i64(1)
    assert strike_odds(game) == 1  # the next one costs a cube


@pytest.mark.parametrize(("tokens", "cubes", "odds"), [([], 3, 2), ([], 2, 1), (["event"], 3, 1), (["event"], 2, 0)])
def test_an_event_on_the_way_asks_for_one_encounter_more(tokens: list[str], cubes: int, odds: int) -> None:
    """And nobody knows what it brings: such a strike is never sure."""
    tiles = {"n1": {"tile": "ambush-01", "tokens": tokens}, "n2": "ambush-05"}
    game = situation("knight-goblins-dragon", "knight", state={"map": tiles, "dragon": {"at": "n2"}})
    game.knight.free = i64(cubes)

    assert strike_odds(game) == odds


def dragon_two_steps_north(cubes: int) -> Vast:
    """Her turn, two Lit tiles, the Dragon (Armor 1) under the second."""
    tiles = {"n1": "ambush-01", "n2": "ambush-05"}
    keys = {"map": tiles, "dragon": {"at": "n2"}}
    game = situation("knight-goblins-dragon", "knight", state=keys)
    game.knight.free = i64(cubes)
    return game


@pytest.mark.parametrize(("cubes", "odds"), [(5, 2), (4, 2), (3, 1), (2, 0)])
def test_she_goes_through_a_wall_by_a_cube_on_the_ancient_map(cubes: int, odds: int) -> None:
    """Bomb, map and the second step take three, the fourth makes the blow sure."""
    game = dragon_two_steps_north(cubes)
    game.cavern.block(game.cavern.entrance, i64(NORTH))

    assert strike_odds(game) == odds


def test_a_cube_on_the_map_is_not_paid_twice() -> None:
    game = dragon_two_steps_north(3)
    game.cavern.block(game.cavern.entrance, i64(NORTH))
    game.knight.slots[MAP] = i64(1)
    assert strike_odds(game) == 2

    game.knight.maps_used = i64(1)
    assert strike_odds(game) == 1


@pytest.mark.parametrize(("population", "cubes", "odds"), [(1, 4, 1), (1, 3, 0), (2, 4, 0)])
def test_a_tribe_on_the_way_is_an_obstacle_or_bars_it(population: int, cubes: int, odds: int) -> None:
    """Bomb, second step and second Encounter take three cubes; the fourth makes her Strength 2."""
    game = dragon_two_steps_north(cubes)
    game.goblins.rage = i64(1)
    game.goblins.tile[0], game.goblins.population[0] = game.cavern.tile_at(game.cavern.where[0] - SIDE), population

    assert strike_odds(game) == odds


@pytest.mark.parametrize(("cubes", "odds"), [(4, 1), (3, 1), (2, 0)])
def test_an_event_under_her_comes_before_the_way(cubes: int, odds: int) -> None:
    game = dragon_two_steps_north(cubes)
    game.cavern.marks[game.knight.tile] = EVENT
    assert event_waits(game)

    assert strike_odds(game) == odds


@pytest.mark.parametrize(("card", "odds"), [("heroic_boots", 2), ("potion_kit", 1)])
def test_boots_that_lie_open_save_her_a_cube(card: str, odds: int) -> None:
    """Four steps more by one cube instead of two, with the Bomb and one to be sure."""
    tiles = {"n1": "ambush-01", "n2": "ambush-02", "n3": "ambush-03", "n4": "ambush-04"}
    keys = {"map": tiles, "knight": {"shown": [card]}, "dragon": {"at": "n4"}}
    game = situation("knight-goblins-dragon", "knight", state=keys)
    game.knight.free = i64(3)

    assert strike_odds(game) == odds


@pytest.mark.parametrize(("card", "cubes"), [(JAVELIN, 1), (ELVISH_SWORD, 3)])
def test_arms_that_lie_open_count_for_the_blow(card: int, cubes: int) -> None:
    """The Javelin needs no Bomb and adds a Strength; the Sword is room for a fourth cube."""
    armed, bare = beside_the_dragon(cubes), beside_the_dragon(cubes)
    for game in (armed, bare):
        game.dragon.rows = vec[i64]([0, 0, 0, 1, 1])  # Wakefulness 12: Armor 4
        game.knight.slots[STRENGTH] = i64(2 if card == JAVELIN else 3)
    armed.knight.shown = i64(1) << card

    assert strike_odds(armed) > strike_odds(bare)


def test_the_axe_helps_only_where_no_bomb_is_needed() -> None:
    """VAST-KN-051: Armor 4 against Strength 4 and one cube."""
    game = beside_the_dragon(2)
    game.dragon.rows, game.knight.slots[STRENGTH] = vec[i64]([0, 0, 0, 1, 1]), i64(3)
    game.knight.shown = i64(1) << MIGHTY_AXE
    assert strike_odds(game) == 1

    game.dragon.surfaced = True
    assert strike_odds(game) == 2


def test_revised_boots_carry_her_one_space_less() -> None:
    """VAST-BON-021: with one cube three spaces and her own one, so the fifth asks for another."""
    tiles = {"n1": "ambush-01", "n2": "ambush-02", "n3": "ambush-03", "n4": "ambush-04", "n5": "ambush-05"}
    keys = {"map": tiles, "knight": {"shown": ["heroic_boots"]}, "dragon": {"at": "n5"}}
    odds = []
    for revised in (False, True):
        game = situation("knight-goblins-dragon", "knight", state=keys, setup={"revised_cards": revised})
        game.knight.free = i64(3)
        odds.append(strike_odds(game))

    assert odds == [2, 1]


def test_cards_face_down_count_for_nothing_in_the_strike() -> None:
    """Nobody else knows them, and the strike counts for the Dragon too."""
    game = beside_the_dragon(1)
    game.knight.kept.put(i64(JAVELIN))

    assert strike_odds(game) == strike_odds(beside_the_dragon(1))


@pytest.mark.parametrize("dragons", [{"dark": "ambush-05"}, {"tile": "ambush-05", "tokens": ["event"]}])
def test_she_walks_in_on_the_dragon_though_the_tile_asks_for_an_encounter(dragons: dict[str, object]) -> None:
    """What is revealed there and the attack are one Encounter, even while the Cave answers in between."""
    tiles = {"n1": "ambush-01", "n2": dragons}
    keys = {"knight": {"at": "n1", "grit": 5, "slots": {"bomb": 1, "strength": 2}}, "dragon": {"at": "n2"}}
    game = situation(turn="knight", state={"map": tiles, **keys})
    game.knight.free = i64(0)

    assert score_of(game, "at n2") > max(score_of(game, "at o"), score_of(game, "done"))
