"""Common rules: order, information, setting up the map."""

from __future__ import annotations

import pytest

from tests.games.vast.scenes import CROSS, THREE, at, pass_turns
from tests.games.vast.table import ALL_FIVE, asked, do, heard, moves, new_game, seat, situation, told, why_not
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.board.squares import CENTRE
from underkeep.games.vast.rules.health import hurt_knight
from underkeep.games.vast.rules.victory import goblins_win, settle, wins
from underkeep.games.vast.seat.hidden import conserved
from underkeep.games.vast.spec import SPEC, goal_share
from underkeep.games.vast.state.changes.dragon import draw_powers
from underkeep.games.vast.state.changes.goblin_cards import draw_monster, draw_war
from underkeep.games.vast.state.changes.knight_cards import draw_quest
from underkeep.games.vast.state.changes.turn import end_game
from underkeep.games.vast.state.game import Vast


def winners(game: Vast) -> list[str]:
    return [name for role, name in enumerate(names.ROLES) if wins(game, role)]


def test_VAST_GEN_001_turns_follow_the_printed_order() -> None:
    assert pass_turns(new_game(4), 7) == [*names.ROLES, "knight", "goblins"]
    assert pass_turns(new_game(4, roles="goblins-thief"), 4) == ["goblins", "thief", "goblins", "thief"]


@pytest.mark.rule("VAST-GEN-001")
def test_rounds_are_counted_from_one() -> None:
    game = new_game(4, roles="goblins-thief")
    first = told(game, "turn.round")

    pass_turns(game, 3)

    assert (first, told(game, "turn.round")) == (1, 2)


@pytest.mark.rule("VAST-GEN-001")
@pytest.mark.rule("VAST-VAR-004")
def test_the_last_round_is_played_to_its_end() -> None:
    game = situation("goblins-thief", "thief", setup={"last_round": 20}, turn_state={"round": 19})
    while told(game, "turn.role") == "thief":
        do(game, "done" if "done" in moves(game) else moves(game)[0])

    assert not game.over()
    assert (told(game, "turn.round"), told(game, "turn.role")) == (20, "goblins")


@pytest.mark.rule("VAST-TH-021")
# ------------------------------------------------------------------ results
@pytest.mark.rule("VAST-GEN-002")
def test_the_result_names_one_winner_and_scores_all() -> None:
    game = situation(ALL_FIVE, "thief", state={"thief": {"stashed": 5, "carried": 1, "at": "n1"}, "map": CROSS})
    assert SPEC.result(game) is None
    do(game, "at o")
    result = SPEC.result(game)

    assert result is not None
    assert result.winners == ("thief",)
    assert dict(result.scores) == {"knight": 0, "goblins": 0, "dragon": 0, "cave": 0, "thief": 1}


@pytest.mark.rule("VAST-GEN-003")
@pytest.mark.rule("VAST-RUL-03")
@pytest.mark.parametrize(
    ("health", "winner", "how"),
    [(0, names.GOBLINS, "vast-result-goblins"), (3, names.NOBODY_PLAYS, "vast-result-collapse")],
)
def test_everybody_loses_only_if_nobody_has_won(health: int, winner: int, how: str) -> None:
    game = situation("knight-goblins", state={"map": CROSS})
    game.knight.health, game.cave.crystals_fallen, game.collapse = i64(health), i64(5), True
    settle(game)

    assert (game.winner, game.how) == (winner, how)


@pytest.mark.rule("VAST-GEN-004")
def test_how_much_of_its_goal_a_role_has_reached() -> None:
    state = {
        "knight": {"health": 6}, "dragon": {"health": 4}, "thief": {"stashed": 3}, "cave": {"crystals_fallen": 1},
    }  # fmt: skip
    game = situation(ALL_FIVE, state=state)
    shares = [goal_share(game, role) for role in range(5)]

    assert shares == pytest.approx([1 / 5, 1 / 7, 0.0, 1 / 5, 3 / 6])
    without = situation("knight-goblins", state={"knight": {"crystals": 1}, "smashed": 1})
    assert goal_share(without, names.KNIGHT) == pytest.approx(1 / int(without.rules.crystal_goal))
    assert goal_share(situation("goblins-dragon"), names.GOBLINS) == 0.0


def test_VAST_GEN_004_who_has_won() -> None:
    assert winners(situation()) == []
    assert winners(situation(state={"knight": {"health": 0}})) == ["goblins"]
    assert winners(situation(state={"dragon": {"health": 0}})) == ["knight"]
    assert winners(situation(state={"dragon": {"escaped": True}})) == ["dragon"]
    assert winners(situation(state={"thief": {"stashed": 6}})) == ["thief"]
    assert winners(situation(state={"cave": {"crystals_fallen": 5}}, turn_state={"collapse": True})) == ["cave"]


@pytest.mark.rule("VAST-GEN-004")
def test_one_health_is_not_death() -> None:
    assert winners(situation(state={"knight": {"health": 1}, "dragon": {"health": 1}})) == []
    assert winners(situation("goblins-dragon", state={"dragon": {"health": 1}})) == []
    assert winners(situation("goblins-dragon", state={"dragon": {"health": 0}}))[-1] == "goblins"


@pytest.mark.rule("VAST-GEN-004")
@pytest.mark.rule("VAST-KN-005")
def test_without_goblins_a_dead_knight_leaves_the_map() -> None:
    game = situation("knight-dragon-cave", state={"knight": {"health": 1}})
    hurt_knight(game, i64(1), False)

    assert game.knight.out
    assert game.knight.tile == names.OFF
    assert not game.over()


@pytest.mark.rule("VAST-GEN-004")
@pytest.mark.parametrize(("short", "won"), [(1, False), (0, True)])
def test_goblins_alone_with_the_cave_need_all_their_crystals(short: int, won: bool) -> None:
    game = situation("goblins-cave")
    game.goblins.crystals = game.rules.crystal_goal - short

    assert goblins_win(game) == won


@pytest.mark.rule("VAST-GEN-004")
def test_who_has_won_has_reached_all_of_his_goal_and_others_their_share() -> None:
    going_on = situation("goblins-thief", state={"thief": {"stashed": 3}})
    assert SPEC.goals(going_on) == [0.0, 0.5]
    over = situation("goblins-thief", "thief", state={"thief": {"stashed": 5}})
    end_game(over, i64(names.GOBLINS), "vast-result-goblins")

    assert over.over()
    assert SPEC.goals(over) == [1.0, 5 / 6]


@pytest.mark.rule("VAST-GO-033")
def test_VAST_GEN_006_a_crystal_smashed_by_tribes_counts_for_the_knight() -> None:
    game = situation(
        "knight-goblins-cave",
        "goblins",
        state={
            "map": {"n1": {"tile": "crystal-01", "tokens": ["crystal"]}},
            "goblins": {"population": {"fangs": 3, "bones": 3}, "tile": {"fangs": "n1", "bones": "n1"}, "rage": 2},
        },
    )
    do(game, "tribe fangs", "attack crystal", "tribe bones", "attack crystal")

    assert told(game, "state.knight.crystals") == 1
    assert told(game, "state.goblins.crystals") == 0
    assert told(game, "state.smashed") == 1


def test_VAST_GEN_007_only_the_cave_knows_the_lit_side_of_dark_tiles() -> None:
    game = new_game(4)

    for role in names.ROLES:
        view = SPEC.view(game, frozenset({seat(game, role)}))
        known = [tile.tile for tile in view.tiles if not tile.lit]
        assert all(known) if role == "cave" else not any(known)


def test_VAST_GEN_008_components_are_neither_lost_nor_made() -> None:
    game = new_game(4)
    first = conserved(game)
    pass_turns(game, 9)

    assert conserved(game) == first


def test_VAST_GEN_009_variant_cards_override_role_rules() -> None:
    assert new_game(1, roles="dragon-thief").rules.ash
    assert not new_game(1, roles="dragon-cave").rules.ash


def test_VAST_GEN_010_tokens_occupy_their_space_and_edge_tokens_do_not() -> None:
    game = situation(
        state={
            "map": {
                "n1": {"tile": "ambush-01", "treasures": 1},
                "e1": {"tile": "vault-01", "tokens": ["vault"]},
                "s1": {"tile": "crystal-01", "tokens": ["crystal"]},
                "w1": {"tile": "event-01", "tokens": ["event"]},
                "n2": "ambush-05",
                "n3": "ambush-10",
            },
            "dragon": {"gems": {"claw": "n2"}, "flame_wall": "n3"},
            "knight": {"at": "n1"},
            "rockslides": ["n2 north"],
        },
    )
    for square in ("n1", "e1", "s1", "w1", "n2", "n3"):
        assert game.has_token(at(game, square)), square
    assert not game.has_token(at(game, "o"))


@pytest.mark.rule("VAST-GEN-011")
def test_discards_are_shuffled_when_they_come_back() -> None:
    goblins = {"monster_deck": [], "monster_discard": ["blob", "wisp", "ogre"]}
    game = situation("knight-goblins", state={"goblins": goblins})
    before = int(game.luck.drawn[names.L_MONSTERS])
    draw_monster(game)

    assert game.luck.drawn[names.L_MONSTERS] > before


def test_VAST_GEN_011_and_VAST_GO_033_the_war_deck_is_shuffled_after_the_turn() -> None:
    game = situation("goblins-thief", "goblins")
    before = int(game.luck.drawn[names.L_WAR])
    do(game, "done")

    assert game.luck.drawn[names.L_WAR] > before


@pytest.mark.rule("VAST-GEN-011")
def test_a_deck_is_not_refilled_while_it_has_cards() -> None:
    game = situation("knight-goblins", "goblins", state={"goblins": {"population": {"bones": 2}}})
    left = int(game.goblins.war.count())
    draw_war(game, i64(2))

    assert (game.goblins.war.count(), game.goblins.war_hand.count()) == (left - 2, 2)


@pytest.mark.rule("VAST-GEN-011")
def test_the_last_card_is_drawn_before_the_discards_come_back() -> None:
    goblins = {"monster_deck": ["ogre"], "monster_discard": ["blob", "wisp"]}
    game = situation("knight-goblins", state={"goblins": goblins})

    assert names.MONSTERS[draw_monster(game)] == "ogre"
    assert game.goblins.monster_discard.count() == 2
    assert names.MONSTERS[draw_monster(game)] in ("blob", "wisp")
    assert game.goblins.monster_discard.count() == 0


@pytest.mark.rule("VAST-GEN-011")
@pytest.mark.parametrize(("deck", "drawn"), [(["swift", "daring"], 1), ([], 0)])
def test_a_sidequest_is_replaced_while_there_are_any(deck: list[str], drawn: int) -> None:
    game = situation("knight-goblins", state={"map": CROSS, "knight": {"quests": ["cunning"], "quest_deck": deck}})
    draw_quest(game)

    assert game.knight.quests.count() == 1 + drawn
    assert game.knight.quest_deck.count() == len(deck) - drawn


@pytest.mark.rule("VAST-GEN-011")
def test_a_played_event_is_gone_and_without_events_a_token_does_nothing() -> None:
    board = {**CROSS, "n1": {"tile": "event-01", "tokens": ["event"]}, "n2": {"tile": "event-05", "tokens": ["event"]}}
    state = {"map": board, "cave": {"events": ["light"]}, "knight": {"at": "n1"}}
    game = situation("knight-goblins", state=state)
    do(game, "encounter")

    while asked(game) != "knight VAST-KN-006":
        do(game, moves(game)[0])

    assert told(game, "state.cave.events") == []
    assert told(game, "state.map.n1.tokens") == []
    game.knight.tile, game.knight.encounters = i64(at(game, "n2")), i64(0)
    assert why_not(game, "encounter") == "VAST-KN-015"


def test_VAST_GEN_012_a_short_power_pile_takes_in_the_discards() -> None:
    game = situation("knight-goblins-dragon", state={"dragon": {"deck": ["claw"], "discard": ["wing"], "hand": []}})

    draw_powers(game, 5)

    assert sorted(told(game, "state.dragon.hand")) == ["claw", "wing"]


@pytest.mark.rule("VAST-GEN-012")
def test_drawn_power_cards_are_told_by_their_number() -> None:
    game = situation(THREE, "dragon", state={"map": CROSS, "dragon": {"gem_placed": True, "moved": True}})
    told_draws = [event.count for event in heard(game, "done") if getattr(event, "deck", "") == "powers"]

    assert told_draws == [game.dragon.spirit()] == [game.dragon.hand.count()]


@pytest.mark.rule("VAST-SET-001")
def test_the_entrance_begins_lit_with_all_sides_open() -> None:
    game = situation(THREE)

    assert game.cavern.where[names.ENTRANCE_TILE] == CENTRE
    assert not any(game.cavern.blocked)
    assert not any(game.cavern.blown)
    assert not any(game.cavern.treasures)


def test_VAST_SET_001_only_the_entrance_is_lit_at_first() -> None:
    game = new_game(4)

    assert [tile for tile in game.cavern.tiles() if game.cavern.is_lit(tile)] == [names.ENTRANCE_TILE]


@pytest.mark.rule("VAST-SET-001")
def test_the_entrance_is_not_turned() -> None:
    assert told(new_game(1), "state.map.o.turn") == 0


def test_VAST_SET_002_four_dark_tiles_around_the_entrance() -> None:
    game = new_game(5, roles="knight-goblins-dragon-cave")

    assert [told(game, f"state.map.{square}.known") for square in ("n1", "e1", "s1", "w1")] == [[], [], [], []]
    kinds = {game.type_of(tile) for tile in game.cavern.dark_tiles()}
    assert kinds <= {names.TYPE_AMBUSH, names.TYPE_EVENT, names.TYPE_TREASURE}


def test_VAST_SET_003_tiles_that_lie_nowhere_are_in_the_stack() -> None:
    game = situation(THREE, state={"map": CROSS})
    stack = {names.TYPES[game.type_of(tile)] for tile in game.cave.stack.items}

    assert game.cave.stack.count() + game.cave.gone.count() == 52 - 5
    assert stack == {"ambush", "event", "treasure_room", "crystal"}
    assert at(game, "n1") not in game.cave.stack.items
    stated = situation(THREE, state={"map": CROSS, "cave": {"stack": ["crystal-09"]}})
    assert (stated.cave.stack.count(), stated.cave.gone.count()) == (1, 52 - 6)


@pytest.mark.rule("VAST-DIF-007")
@pytest.mark.parametrize(("roles", "stack"), [("knight-goblins-dragon", 41), ("knight-goblins-thief", 47)])
def test_VAST_SET_003_stack_without_and_with_the_thief(roles: str, stack: int) -> None:
    game = new_game(5, roles=roles)

    assert game.cave.tiles_left() == stack


def test_VAST_SET_003_three_crystals_in_each_third_of_the_stack() -> None:
    game = new_game(5, roles="knight-goblins-dragon")
    stack = [game.type_of(tile) for tile in game.cave.stack.items]

    thirds = [stack[:14], stack[14:28], stack[28:]]
    assert [third.count(names.TYPE_CRYSTAL) for third in thirds] == [3, 3, 3]


@pytest.mark.rule("VAST-SET-004")
def test_treasure_cards_come_with_the_knight() -> None:
    assert new_game(2).cave.treasures.count() == 7
    assert new_game(2, roles="goblins-dragon-cave").cave.treasures.count() == 0


def test_VAST_SET_004_without_the_knight_no_events_and_treasures() -> None:
    game = new_game(5, roles="goblins-dragon-cave")

    assert game.cave.events.count() == 0
    assert game.cave.treasures.count() == 0


@pytest.mark.rule("VAST-SET-004")
@pytest.mark.rule("VAST-KN-001")
def test_event_cards_come_with_the_knight() -> None:
    with_her, without = new_game(2), new_game(2, roles="goblins-dragon-cave")

    assert with_her.cave.events.count() == sum(with_her.rules.event_copies)
    assert without.cave.events.count() == 0


@pytest.mark.rule("VAST-SET-005")
def test_a_new_game_has_dealt_to_everybody() -> None:
    box = {"terrain": True, "random_terrain": True, "dragon_scales": True, "thief_advancement": True}
    game = new_game(3, **box)

    assert (game.knight.quests.count(), game.knight.quest_deck.count()) == (3, 7)
    assert (game.goblins.war.count(), game.goblins.secret_deck.count(), game.goblins.monster_deck.count()) == (
        10,
        10,
        10,
    )
    assert (game.dragon.hand.count(), game.dragon.scales.count(), game.thief.dealt.count()) == (3, 3, 1)
    assert (game.cave.hand.count(), game.cave.terrain_deck.count(), len(game.cavern.tiles())) == (3, 6, 5)


@pytest.mark.rule("VAST-SET-005")
@pytest.mark.rule("VAST-GO-001")
def test_decks_are_dealt_to_those_who_play() -> None:
    game = new_game(2)

    assert game.knight.quests.count() == 3
    assert game.cave.treasures.count() == 7
    assert (game.goblins.secret_deck.count(), game.goblins.monster_deck.count()) == (10, 10)
    assert game.goblins.war.count() == 10
    assert new_game(2, roles="dragon-cave").goblins.secret_deck.count() == 0


def test_VAST_SET_005_pieces_at_the_start() -> None:
    game = new_game(4)

    assert told(game, "state.knight.at") == "o"
    assert told(game, "state.dragon.at") is None
    assert told(game, "state.thief.at") is None
    assert told(game, "state.goblins.tile") == {"fangs": None, "bones": None, "eye": None}


@pytest.mark.rule("VAST-SET-005")
def test_the_cave_begins_with_three_tiles() -> None:
    assert new_game(2).cave.hand.count() == 3
