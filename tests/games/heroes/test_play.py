"""Rules that need more than one position to show."""

from __future__ import annotations

import pytest

from tests.games.heroes.stage import content, do, fresh, offered, placed, room, started
from underkeep.core.formats.codec import ints, vector
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.events import Chronicle
from underkeep.core.kernel.luck import seed_from
from underkeep.core.search.playout import playout
from underkeep.games.heroes.names import CARD_NAMES, CLAN_NAMES, GUILD_NAMES, cards, guild_cards
from underkeep.games.heroes.seat.hidden import conserved
from underkeep.games.heroes.spec import SPEC
from underkeep.games.heroes.state.events.guild import GuildCardDrawn, HeroExhausted, TreasurePlundered
from underkeep.games.heroes.state.game import Heroes

ALL_CARDS = [name for n, name in enumerate(CARD_NAMES) if content().faces[n].notation]
CROWDED = {
    "vault": {"coin": 1, "trap": 1, "portal": "completed", "heroes": {"thief": 1}},
    "crypt": {"bone": 1, "portal": "completed"},
    "study": {"book": 1, "heroes": {"mage": 1}},
    "sewers": {"frog": 1, "heroes": {"archer": 1}},
    "forge": {"coin": 1, "heroes": {"warrior": 1}},
}


@pytest.mark.rule("KHO-COMP-11")
@pytest.mark.rule("KHO-COMP-13")
@pytest.mark.rule("KHO-END-02")
@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_lost_and_heroes_sleep_between_turns(seed: int) -> None:
    clans = [CLAN_NAMES[(seed + n) % 9] for n in range(1 + seed % 4)]
    game = fresh(seed=seed, scenario=f"k{1 + seed % 20}", mode="ab"[seed % 2], clans=clans)
    first = conserved(game)

    while not game.over():
        playout(game, seed + 1, 1)
        assert conserved(game) == first
        if not game.over() and game.question().rule() == "KHO-PLAY-01":
            assert not game.board.anybody_awake()


@pytest.mark.rule("KHO-COMP-10")
@pytest.mark.rule("KHO-ASSAULT-20")
@pytest.mark.rule("KHO-TREAS-01")
def test_spent_tokens_and_treasures_return_to_the_supply() -> None:
    game = placed(
        setup={"scenario": "k0", "clans": ["imp"]},
        state={"rooms": {"crypt": {"coin": 1, "active": {"mage": 1}}}},
        turn={"thrown": True},
        question="heroes",
        hidden={"guild": ["thief-crossbones"], "treasures": {"crypt": "prey"}},
    )

    assert game.board.store[1] == 5
    assert game.board.treasure[room("crypt")] == -1
    assert len(game.board.hoard) == 13


def test_KHO_COMP_12_wounds_never_run_out() -> None:
    rooms = {"forge": {"monsters": {"dragon": 1}, "wounds": {"dragon": [3]}, "active": {"thief": 1}}}
    game = placed(
        setup={"scenario": "k0", "clans": ["dragon"]},
        state={"rooms": rooms},
        turn={"thrown": True},
        question="heroes",
        hidden={"guild": ["thief-hat"]},
    )

    assert game.board.monster_wounds[0] == 4


@pytest.mark.rule("KHO-GOAL-04")
@pytest.mark.rule("KHO-TURN-02")
@pytest.mark.rule("KHO-ASSAULT-24")
def test_a_clan_without_monsters_plays_on_and_every_turn_ends_with_an_assault() -> None:
    game = placed(setup={"scenario": "k0", "clans": ["ratkin", "dragon"]}, turn={"active": "ratkin", "thrown": True})
    heard = Chronicle()
    game.listener = heard
    do(game, "end phase")

    while game.question().rule() != "KHO-PLAY-01" or game.rules.clan_name(game.turn.active) != "dragon":
        game.advance(game.first_asked(), game.options(game.first_asked())[-1])
    assert len([event for event in heard.events if isinstance(event, GuildCardDrawn)]) == 1
    assert game.lair(0) == 9


def test_KHO_REFRESH_05_returned_cards_may_come_straight_back() -> None:
    game = placed(
        setup={"scenario": "k0", "clans": ["ratkin"]},
        state={
            "clans": {"ratkin": {"hand": ["ratkin-1", "ratkin-2"]}},
            "display": ["bat", "wolf", "owl", "snake", "boar"],
        },
        question="refresh",
    )
    game.market.loot.items = game.market.loot.items[:1]
    left = CARD_NAMES[game.market.loot.items[0]]
    do(game, "discard ratkin-1", "return owl", "return bat", "pass")

    assert [CARD_NAMES[card] for card in game.market.display] == ["wolf", "snake", "boar", left, "owl"]
    assert [CARD_NAMES[card] for card in game.market.loot.items] == ["bat"]


@pytest.mark.rule("KHO-ACT-01")
@pytest.mark.rule("KHO-RUL-10")
@pytest.mark.parametrize("card", ALL_CARDS)
@pytest.mark.rule("KHO-ACT-11")
def test_every_card_can_be_played_out(card: str) -> None:
    """Each card, wherever its icons can be used, leads to no dead end and loses nothing."""
    crowd = {name: {**entry, "monsters": {"gnoll": 1}} for name, entry in CROWDED.items()}
    foreign = card.rpartition("-")[0] if card.partition("-")[0] in CLAN_NAMES else "imp"
    game = placed(
        setup={"scenario": "k4", "clans": ["gnoll"]},
        state={
            "rooms": crowd,
            "clans": {"gnoll": {"hand": [card]}},
            "foreign": foreign if foreign != "gnoll" else "imp",
        },
    )
    first = conserved(game)
    do(game, f"play {card}")
    assert game.players[0].area.has(cards.number(card))

    for seed in range(6):
        copy = game.clone()
        moves = 0
        while not copy.over() and copy.turn.card >= 0 and moves < 40:
            options = copy.options(copy.first_asked())
            assert options
            copy.advance(copy.first_asked(), options[(seed * 7 + moves) % max(1, len(options) - 1)])
            assert conserved(copy) == first
            moves += 1


@pytest.mark.rule("KHO-CARD-01")
@pytest.mark.rule("KHO-PLAY-02")
def test_KHO_LOOT_02_acquired_cards_come_with_the_next_reshuffle() -> None:
    game = placed(
        setup={"scenario": "k0", "clans": ["ratkin"]},
        state={"clans": {"ratkin": {"hand": ["ratkin-7"], "discard": ["spider"], "area": ["ratkin-1", "ratkin-1"]}}},
    )
    player = game.players[0]
    player.area.items = vector(ints(player.area.items) + ints(player.deck.items)[1:])
    player.deck.items = player.deck.items[:1]
    do(game, "play ratkin-7", "left draw")

    assert [CARD_NAMES[card] for card in player.deck.items] == ["spider"]


def test_KHO_PORTAL_04_heroes_ignore_portals() -> None:
    rooms = {
        "library": {"portal": "completed", "active": {"thief": 1}},
        "vault": {"portal": "completed"},
        "forge": {"treasure": 2},
    }
    game = placed(
        setup={"scenario": "k0", "clans": ["ratkin"]},
        state={"rooms": rooms},
        turn={"thrown": True},
        question="heroes",
        hidden={"guild": ["mage-hat"]},
    )

    assert game.board.count_heroes(room("vault")) == 0
    assert game.board.count_heroes(room("forge")) == 1


@pytest.mark.rule("KHO-WAVE-01")
@pytest.mark.rule("KHO-WAVE-02")
@pytest.mark.parametrize(("difficulty", "wave", "count"), [("family", 1, 1), ("family", 2, 2), ("hardcore", 2, 3)])
@pytest.mark.rule("KHO-WAVE-06")
def test_cards_per_assault(difficulty: str, wave: int, count: int) -> None:
    game = placed(
        setup={"scenario": "k20", "clans": ["ratkin", "dragon"], "difficulty": difficulty},
        state={"wave": wave},
        turn={"active": "ratkin", "thrown": True},
        question="upkeep",
        hidden={"guild": ["scenario-1", "scenario-2", "scenario-3"]},
    )
    while not game.over() and game.turn.phase != 1:
        game.advance(game.first_asked(), game.options(game.first_asked())[0])

    assert len(game.guild.discard.items) == count


@pytest.mark.rule("KHO-ASSAULT-03")
@pytest.mark.rule("KHO-RUL-05")
@pytest.mark.rule("KHO-DEF-01")
def test_a_scenario_card_applies_the_scenario_then_heroes_are_resolved() -> None:
    """Without an Event token left the champion still wakes up."""
    rooms = {
        "forge": {"monsters": {"dragon": 1}, "heroes": {"thief": 1}},
        "crypt": {"heroes": {"mage": 5}, "badges": {"mage": 5}},
    }
    game = placed(
        setup={"scenario": "k11", "clans": ["dragon"]},
        state={"rooms": rooms},
        turn={"thrown": True},
        question="assault",
        hidden={"guild": ["scenario-1"]},
    )

    assert game.board.marks_left == 0
    assert game.board.monster_wounds[0] == 1
    assert game.board.hero_grade[0] == 0


@pytest.mark.rule("KHO-ASSAULT-14")
@pytest.mark.rule("KHO-ASSAULT-20")
@pytest.mark.rule("KHO-ASSAULT-10")
def test_a_mage_outside_the_cells_frees_nobody_and_attacks() -> None:
    game = placed(
        setup={"scenario": "k0", "clans": ["ratkin"]},
        state={
            "rooms": {
                "cells": {"heroes": {"thief": 2}},
                "library": {"monsters": {"ratkin": 2}},
                "pantry": {"monsters": {"ratkin": 1}},
            }
        },
        turn={"thrown": True},
        question="assault",
        hidden={"guild": ["mage-hat"]},
    )
    do(game, "enter mage library")

    assert game.board.bodies[room("library")] == 1
    assert game.board.bodies[room("pantry")] == 0
    assert game.board.count_active(room("cells")) == 0


@pytest.mark.rule("KHO-ASSAULT-28")
@pytest.mark.rule("KHO-ASSAULT-34")
@pytest.mark.rule("KHO-ASSAULT-15")
def test_the_heroes_are_exhausted_before_the_treasure_is_turned() -> None:
    game = placed(
        setup={"scenario": "k0", "clans": ["ratkin"], "difficulty": "challenging"},
        state={"rooms": {"vault": {"monsters": {"ratkin": 9}}, "crypt": {"treasure": 1}, "study": {"treasure": 1}}},
        turn={"thrown": True},
        question="upkeep",
        hidden={"guild": ["mage-mystic_eye"], "treasures": {"crypt": "curse", "study": "prey"}},
    )
    heard = Chronicle()
    game.listener = heard
    game.advance(0, game.options(0)[0])
    kinds = [event for event in heard.events if isinstance(event, HeroExhausted | TreasurePlundered)]

    assert isinstance(kinds[0], HeroExhausted)
    assert isinstance(kinds[1], TreasurePlundered)
    assert game.board.treasure[room(kinds[1].room)] == -1


@pytest.mark.rule("KHO-BUILD-09")
@pytest.mark.rule("KHO-ROOM-02")
@pytest.mark.rule("KHO-BUILD-06")
def test_the_treasure_of_a_new_room_is_a_random_one_of_its_value() -> None:
    tokens = set()
    for seed in range(12):
        game = placed(
            setup={"scenario": "k19", "clans": ["ratkin"]},
            state={
                "rooms": {"construction_site": {"coin": 2, "monsters": {"ratkin": 1}}},
                "clans": {"ratkin": {"hand": ["ratkin-2"]}},
                "projects": ["workshop", "forge", "pantry"],
            },
            luck={"seed": seed},
        )
        do(
            game,
            "play ratkin-2",
            "left activate",
            "work construction_site",
            "coins 2",
            "build forge",
            "cell i7",
            "turns 0",
        )
        tokens.add(int(game.board.treasure[room("forge")]))

    assert len(tokens) > 1


@pytest.mark.parametrize(
    "tree",
    [
        {"state": {"rooms": {"attic": {}}}},
        {"state": {"rooms": {"vault": {"frog": 6}}}},
        {"state": {"rooms": {"vault": {"monsters": {"ratkin": 10}}}}},
        {"state": {"rooms": {"vault": {"monsters": {"imp": 1}}}}},
        {"state": {"rooms": {"vault": {"heroes": {"thief": 4}}, "crypt": {"heroes": {"thief": 2}}}}},
        {"state": {"rooms": {"vault": {"active": {"thief": 1}}}}},
        {"state": {"rooms": {"vault": {"treasure": 5}}}},
        {"state": {"clans": {"ratkin": {"hand": ["imp-1"]}}}},
        {"state": {"display": ["spider", "spider"]}},
        {"state": {"colour": 1}},
        {"turn": {"active": "imp"}},
        {"question": "lunch"},
        {"hidden": {"treasures": {"pantry": "prey"}}},
        {"luck": {"coins": [1]}},
    ],
)
def test_impossible_positions_are_refused(tree: dict[str, object]) -> None:
    with pytest.raises(BadInput) as caught:
        placed(setup={"scenario": "k0", "clans": ["ratkin"]}, **tree)

    assert caught.value.where
    assert caught.value.remedy


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.rule("KHO-REFRESH-01")
@pytest.mark.rule("KHO-DEF-04")
@pytest.mark.rule("KHO-REFRESH-04")
def test_a_position_told_is_the_same_game(seed: int) -> None:
    game = started(seed=seed, scenario=f"k{1 + seed * 3}")
    playout(game, seed, 40)
    if game.over():
        return
    again = SPEC.position_in(SPEC.position_out(game), content())
    one, two = SPEC.position_out(game), SPEC.position_out(again)

    assert one == two
    assert [a.text for a in again.options(again.first_asked())] == offered(game)


@pytest.mark.rule("KHO-BUILD-10")
@pytest.mark.rule("KHO-BUILD-04")
@pytest.mark.rule("KHO-BUILD-05")
def test_a_rotation_that_is_considered_shows_how_the_room_would_lie() -> None:
    game = placed(
        setup={"scenario": "k19", "clans": ["imp"]},
        state={
            "rooms": {"construction_site": {"coin": 1, "monsters": {"imp": 1}}},
            "clans": {"imp": {"hand": ["imp-6"]}},
        },
    )
    do(game, "play imp-6", "left activate", "work construction_site")
    while not offered(game)[0].startswith("cell"):
        do(game, offered(game)[0])
    cell = offered(game)[0]
    (first,) = SPEC.preview(game, 0, SPEC.parse(cell))
    do(game, cell)
    shown = [SPEC.preview(game, 0, SPEC.parse(move))[0] for move in offered(game)]

    assert shown[0] == first
    assert {mark.kind for mark in shown} == {"room"}
    assert {str(mark.value).split()[0] for mark in shown} == {cell.split()[1]}
    assert len({mark.value for mark in shown}) == len(shown)
    assert SPEC.preview(game, 0, SPEC.parse("end phase")) == ()


@pytest.mark.rule("KHO-SCN-0402")
@pytest.mark.parametrize("first", ["scenario-1", "thief-hat"])
def test_of_two_guild_cards_the_first_hero_gives_a_card_and_none_gives_a_second(first: str) -> None:
    game = placed(
        setup={"scenario": "k4", "mode": "b", "clans": ["ratkin"]},
        state={
            "rooms": {"laboratory": {"monsters": {"ratkin": 1}}},
            "clans": {"ratkin": {"hand": ["ratkin-2"]}},
            "foreign": "dragon",
            "display": ["dragon-3", "dragon-4", "dragon-5", "sword", "owl"],
        },
        hidden={"guild": ["warrior-hat"]},
    )
    game.guild.deck.items = vector([guild_cards.number(first), *ints(game.guild.deck.items)])
    do(game, "play ratkin-2", "left activate", "work laboratory", "take dragon-4")

    assert [CARD_NAMES[card] for card in game.players[0].discard.items] == ["dragon-4"]
    assert offered(game) != ["take dragon-3", "take dragon-5"]


@pytest.mark.rule("KHO-SCN-0402")
def test_the_last_card_of_the_wave_does_not_give_a_second_card_either() -> None:
    game = placed(
        setup={"scenario": "k4", "mode": "b", "clans": ["ratkin"]},
        state={
            "rooms": {"laboratory": {"monsters": {"ratkin": 1}}},
            "clans": {"ratkin": {"hand": ["ratkin-2"]}},
            "foreign": "dragon",
            "display": ["dragon-3", "dragon-4", "dragon-5", "sword", "owl"],
            "guild_discard": [name for name in GUILD_NAMES[:16] if name != "thief-hat"],
        },
        hidden={"guild": ["thief-hat"]},
    )
    do(game, "play ratkin-2", "left activate", "work laboratory", "take dragon-4")

    assert game.guild.wave == 2
    assert [CARD_NAMES[card] for card in game.players[0].discard.items] == ["dragon-4"]
    assert "take dragon-3" not in offered(game)


@pytest.mark.rule("KHO-SCN-1103")
@pytest.mark.rule("KHO-CARD-01")
def test_a_champion_that_falls_is_a_plain_hero_when_it_comes_back() -> None:
    game = placed(
        setup={"scenario": "k11", "clans": ["dragon"]},
        state={
            "rooms": {"forge": {"monsters": {"dragon": 1}, "heroes": {"mage": 1}, "badges": {"mage": 1}}},
            "clans": {"dragon": {"hand": ["dragon-3"]}},
        },
    )
    do(game, "play dragon-3", "left melee", "left melee")

    assert set(ints(game.board.hero_grade)) == {0}


@pytest.mark.rule("KHO-SETUP-15")
def test_a_hidden_hand_is_seen_by_its_player_alone() -> None:
    game = started(open_hands=False)

    assert [int(player.hand.eyes) for player in game.players] == [1, 2]


@pytest.mark.rule("KHO-DEF-07")
def test_in_a_world_made_from_a_view_a_blow_hits_a_monster_that_stands_there() -> None:
    """Worlds number the monsters anew; whoever is asked to defend must not see another one hurt, or one twice."""
    asked = 0
    for seed in range(12):
        game = fresh(seed=seed, scenario="k4", clans=["skeleton", "slime"])
        while not game.over() and asked < 40:
            playout(game, seed + 1, 1)
            if game.over() or game.question().rule() not in ("KHO-DEF-01", "KHO-RES-02"):
                continue
            asked += 1
            role = int(game.first_asked())
            world = SPEC.determinize(SPEC.view(game, frozenset({role})), seed_from(seed))
            assert isinstance(world, Heroes)
            for action in world.options(role):
                after = world.clone()
                after.advance(role, action)
                assert list(after.board.crowd) == bodies(after)
    assert asked == 40


def bodies(game: Heroes) -> list[int]:
    return [sum(place == room for place in game.board.monster_room) for room in range(len(game.board.crowd))]
