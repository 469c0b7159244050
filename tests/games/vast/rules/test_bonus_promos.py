"""Bonus material: promo cards, revised cards and the rules they share."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vast.scenes import PAIR, PROMO
from tests.games.vast.table import ALL_FIVE, CONTENT, asked, do, heard, moves, new_game, situation, told, why_not
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.content import Card, Monster
from underkeep.games.vast.roles.knight.javelin import PierceTribe, ThrowJavelin
from underkeep.games.vast.roles.knight.prepared import PlaceWon
from underkeep.games.vast.seat.hidden import conserved
from underkeep.games.vast.spec import SPEC

KRAKEN: dict[str, Any] = {"setup": {"promo_cards": True}, "turn_state": {"collapse": True}, "luck": {"dragon_die": [3]}}


def of_set(cards: tuple[Card, ...] | tuple[Monster, ...]) -> list[str]:
    return [card.id for card in cards if card.set == names.PROMO]


@pytest.mark.rule("VAST-BON-010")
def test_every_cube_that_prepared_has_won_may_be_placed() -> None:
    game = situation("knight-goblins", setup={"promo_cards": True}, state={"knight": {"grit": 0}})
    game.push(PlaceWon(i64(2)))
    game.run()
    do(game, "cube strength")
    assert asked(game) == "knight VAST-BON-010"
    do(game, "cube shield")

    assert asked(game) != "knight VAST-BON-010"
    assert told(game, "state.knight.free") == 0


@pytest.mark.rule("VAST-BON-010")
def test_a_cube_that_prepared_has_won_may_stay_unplaced() -> None:
    game = situation("knight-goblins", setup={"promo_cards": True}, state={"knight": {"grit": 0}})
    game.push(PlaceWon(i64(2)))
    game.run()
    do(game, "done")

    assert told(game, "state.knight.free") == 2
    assert asked(game) != "knight VAST-BON-010"


@pytest.mark.rule("VAST-BON-010")
def test_prepared_waits_for_an_event_and_counts_only_unused_cubes() -> None:
    state: dict[str, Any] = {
        "map": {"n1": {"tile": "event-01", "tokens": ["event"]}},
        "knight": {"at": "n1", "quests": ["prepared"], "slots": {"strength": 1}},
    }
    game = situation(PAIR, setup=PROMO, state=state)

    assert why_not(game, "quest prepared") == "VAST-KN-014"
    state["map"] = {"n1": "event-01"}
    game = situation(PAIR, setup=PROMO, state=state)
    do(game, "quest prepared")
    assert told(game, "state.knight.grit") == 1
    assert game.knight.turn_over


@pytest.mark.rule("VAST-BON-010")
def test_only_the_cubes_won_are_placed_after_prepared() -> None:
    game = situation(PAIR, setup=PROMO, state={"knight": {"grit": 10, "quests": ["prepared"]}})
    assert game.knight.free == 3
    do(game, "quest prepared", "cube shield")

    assert game.knight.free == 3  # the unused ones stay unused
    assert asked(game) != "knight VAST-BON-010"


@pytest.mark.rule("VAST-BON-011")
def test_a_hit_is_no_noble_failure() -> None:
    state = {"knight": {"grit": 5, "slots": {"bomb": 1, "strength": 1}, "quests": ["noble_failure"]}}
    game = situation("knight-goblins-dragon", setup=PROMO, state=state)
    do(game, "encounter", "attack dragon")

    assert told(game, "state.dragon.health") == 4
    assert why_not(game, "quest noble_failure") == "VAST-KN-054"


@pytest.mark.rule("VAST-BON-011")
def test_with_the_dragon_crystals_left_behind_are_nothing() -> None:
    crystals = {
        "n1": {"tile": "crystal-01", "tokens": ["crystal"]},
        "n2": {"tile": "crystal-02", "tokens": ["crystal"]},
    }
    state = {
        "map": {**crystals, "n3": "ambush-01"},
        "knight": {"slots": {"movement": 1}, "quests": ["noble_failure"]},
    }
    game = situation("knight-goblins-dragon", setup=PROMO, state=state)
    do(game, "at n1", "at n2", "at n3")

    assert why_not(game, "quest noble_failure") == "VAST-KN-054"


@pytest.mark.rule("VAST-BON-012")
def test_the_flame_giant_of_an_infestation_costs_the_cursed_knight_four_health() -> None:
    state = {
        "map": {"n1": {"dark": "ambush-05"}},
        "knight": {"shown": ["cursed_amulet"]},
        "goblins": {"monster_deck": ["ogre", "flame_giant"]},
    }
    setup = {**PROMO, "infestation": "c"}
    game = situation("knight-dragon-cave", setup=setup, state=state, turn_state={"collapse": True})
    do(game, "at n1", "done", "done")

    assert told(game, "state.knight.health") == 3
    assert asked(game) == "knight VAST-BON-012"


@pytest.mark.rule("VAST-BON-012")
@pytest.mark.parametrize(("health", "offered"), [(6, True), (7, False)])
def test_healing_lets_her_discard_the_amulet_too(health: int, offered: bool) -> None:
    knight = {
        "grit": 5,
        "health": health,
        "shown": ["cursed_amulet", "potion_kit"],
        "on_cards": ["potion_kit"],
        "slots": {"strength": 1},
    }
    game = situation(PAIR, setup=PROMO, state={"knight": knight})
    do(game, "use potion_kit")

    assert (asked(game) == "knight VAST-BON-012") == offered


@pytest.mark.rule("VAST-BON-012")
def test_she_may_keep_the_amulet() -> None:
    knight = {"grit": 5, "health": 5, "shown": ["cursed_amulet", "potion_kit"], "on_cards": ["potion_kit"]}
    game = situation(PAIR, setup=PROMO, state={"knight": {**knight, "slots": {"strength": 1}}})
    do(game, "use potion_kit", "no")

    assert told(game, "state.knight.shown") == ["cursed_amulet"]
    assert asked(game) == "knight VAST-KN-006"


@pytest.mark.rule("VAST-BON-012")
def test_magma_burns_the_cursed_knight_twice() -> None:
    state = {
        "map": {"n1": "ambush-01"},
        "terrain": {"magma": "n2"},
        "knight": {"at": "n2", "shown": ["cursed_amulet"]},
    }
    game = situation(PAIR, setup={**PROMO, "terrain": True}, state=state)
    do(game, "done")

    assert told(game, "state.knight.health") == 5
    assert asked(game) == "knight VAST-BON-012"


@pytest.mark.rule("VAST-BON-012")
def test_the_amulet_gives_strength_on_her_own_turn_only() -> None:
    state = {"knight": {"shown": ["cursed_amulet"]}}

    assert told(situation(PAIR, setup=PROMO, state=state), "stats.knight.strength") == 2
    game = situation(PAIR, "goblins", setup=PROMO, state=state)
    assert told(game, "stats.knight.strength") == 1
    assert told(game, "stats.knight.perception") == 2


@pytest.mark.rule("VAST-BON-012")
@pytest.mark.parametrize(("shown", "spaces"), [(["cursed_amulet"], 6), ([], 3)])
def test_bats_wisp_and_claw_take_her_twice_as_far(shown: list[str], spaces: int) -> None:
    state = {
        "map": {"n1": "ambush-01"},
        "knight": {"at": "o", "shown": shown},
        "goblins": {"population": {"eye": 2}, "tile": {"eye": "n1"}, "slots": {"eye": "wisp"}},
        "dragon": {"at": "n1", "hand": ["claw"]},
        "cave": {"omens": {"bat": 1}},
    }
    setup = {**PROMO, "roles": ALL_FIVE}
    state["map"] = {"n1": "ambush-01", "s1": "ambush-05", "s2": "ambush-10"}
    bats = situation(ALL_FIVE, "cave", setup=setup, state=state)
    do(bats, "omen giant_bats", "piece knight")
    assert bats.top().spaces == spaces  # type: ignore[attr-defined]
    wisp = situation(ALL_FIVE, "goblins", setup=setup, state=state)
    do(wisp, "tribe eye", "wisp")
    assert wisp.top().spaces == spaces  # type: ignore[attr-defined]
    claw = situation(ALL_FIVE, "dragon", setup=setup, state=state, luck={"dragon_die": [0]})
    do(claw, "power claw")
    while asked(claw) == "goblins VAST-GO-043":
        do(claw, moves(claw)[0])
    assert claw.top().spaces == spaces // 3  # type: ignore[attr-defined]


@pytest.mark.rule("VAST-BON-013")
def test_the_staff_pays_in_full_and_waits_for_an_event() -> None:
    knight = {"grit": 20, "shown": ["rune_staff", "cursed_amulet"], "on_cards": ["rune_staff"], "slots": {"shield": 1}}
    game = situation(PAIR, setup=PROMO, state={"map": {"n1": "ambush-01"}, "knight": knight})
    do(game, "use rune_staff", "at n1")
    assert told(game, "state.knight.grit") == 18  # neither the Shield nor the Amulet changes a price
    state = {"map": {"n1": {"tile": "event-01", "tokens": ["event"]}}, "knight": {**knight, "at": "n1"}}
    game = situation(PAIR, setup=PROMO, state=state)
    assert why_not(game, "use rune_staff") == "VAST-KN-014"


@pytest.mark.rule("VAST-BON-013")
def test_a_leap_to_the_entrance_counts_as_moving_there() -> None:
    knight = {"at": "n1", "grit": 20, "shown": ["rune_staff", "treasure_trove"], "on_cards": ["rune_staff"]}
    game = situation(PAIR, setup=PROMO, state={"map": {"n1": "ambush-01"}, "knight": knight})
    do(game, "use rune_staff", "at o")

    assert told(game, "state.knight.grit") == 26


@pytest.mark.rule("VAST-BON-014")
def test_without_its_cube_the_gauntlet_does_nothing() -> None:
    state = {
        "map": {"n1": "ambush-01"},
        "knight": {"grit": 5, "shown": ["silver_gauntlet"], "slots": {"strength": 2}},
        "goblins": {"population": {"bones": 1}, "tile": {"bones": "n1"}, "secrets": ["hex"], "rage": 1},
    }
    game = situation(PAIR, setup=PROMO, state=state)
    assert told(game, "stats.knight.strength") == 3
    do(game, "at n1")

    assert told(game, "state.goblins.secrets") == ["hex"]
    do(game, "cube silver_gauntlet")
    assert told(game, "stats.knight.strength") == 4


@pytest.mark.rule("VAST-BON-014")
@pytest.mark.rule("VAST-GO-087")
@pytest.mark.parametrize(("worn", "secrets"), [(True, 1), (False, 2)])
def test_a_javelin_costs_a_face_up_trap_and_with_the_gauntlet_a_secret(worn: bool, secrets: int) -> None:
    game = situation(
        "knight-goblins",
        state={
            "map": {"n1": "ambush-01", "n2": "ambush-05"},
            "knight": {"grit": 12, "shown": ["silver_gauntlet"], "on_cards": ["silver_gauntlet"] if worn else []},
            "goblins": {
                "population": {"fangs": 1},
                "tile": {"fangs": "n1"},
                "secrets": ["poison", "hex"],
                "face_up": ["trap"],
            },
        },
    )
    game.push(PierceTribe(i64(names.FANGS)))
    game.run()
    while asked(game).startswith("goblins"):
        do(game, moves(game)[0])

    assert len(told(game, "state.goblins.secrets")) == secrets
    assert told(game, "state.goblins.face_up") == []


@pytest.mark.rule("VAST-BON-015")
def test_the_trove_is_open_at_once_and_for_all_to_see() -> None:
    state = {
        "map": {"n1": {"dark": "fangs"}, "o": {"tile": "entrance", "treasures": 1}},
        "cave": {"treasures": ["javelin", "treasure_trove"]},
    }
    game = situation(PAIR, setup=PROMO, state=state)
    events = heard(game, "encounter", "take treasure", "keep")

    assert told(game, "state.knight.shown") == ["treasure_trove"]
    assert told(game, "state.knight.grit") == 0  # she stands on the Entrance but has not moved to it
    assert "TreasureShown" in [type(event).__name__ for event in events]


@pytest.mark.rule("VAST-BON-015")
def test_a_knight_carried_to_the_entrance_opens_the_trove() -> None:
    state = {
        "map": {"n1": "ambush-01"},
        "knight": {"at": "n1", "shown": ["treasure_trove"]},
        "dragon": {"at": "n1"},
        "thief": {"at": "n1"},
        "cave": {"omens": {"bat": 1}},
    }
    game = situation(ALL_FIVE, "cave", setup=PROMO, state=state)
    do(game, "omen giant_bats", "piece knight", "at o")

    assert told(game, "state.knight.grit") == 8


@pytest.mark.rule("VAST-BON-016")
@pytest.mark.parametrize(
    ("roles", "who"), [("knight-goblins-dragon-cave", "cave"), ("knight-goblins-dragon", "knight")]
)
def test_the_cave_or_else_the_knight_decides_in_a_quake(roles: str, who: str) -> None:
    state = {
        "map": {"n1": {"tile": "event-02", "tokens": ["event"]}, "n2": "ambush-05", "n1e1": "ambush-10"},
        "dragon": {"at": "n1"},
        "cave": {"events": ["quake"]},
    }
    game = situation(roles, setup=PROMO, state=state, luck={"dragon_die": [5]}, turn_state={"collapse": True})
    do(game, "at n1")
    if who == "cave":
        do(game, "event quake")

    assert asked(game) == f"{who} VAST-CTR-36"


@pytest.mark.rule("VAST-GO-030")
@pytest.mark.rule("VAST-BON-017")
def test_the_kraken_follows_an_attack_on_the_thief() -> None:
    goblins = {"population": {"bones": 4}, "tile": {"bones": "n1"}, "slots": {"bones_1": "ground_kraken"}, "rage": 1}
    thief = {"at": "n1", "stats": {"movement": 1, "stealth": 0, "thievery": 2}, "loot": 0}
    state = {"map": {"n1": "ambush-01"}, "goblins": goblins, "thief": thief}
    game = situation("knight-goblins-thief", "goblins", state=state, **KRAKEN)
    do(game, "tribe bones", "attack thief")

    assert told(game, "state.thief.at") is None
    assert told(game, "state.goblins.boxed") == ["ground_kraken"]


@pytest.mark.rule("VAST-GO-030")
@pytest.mark.rule("VAST-BON-017")
def test_the_kraken_follows_an_attack_on_the_dragon() -> None:
    goblins = {"population": {"bones": 4}, "tile": {"bones": "n1"}, "slots": {"bones_1": "ground_kraken"}, "rage": 1}
    state = {"map": {"n1": "ambush-01"}, "goblins": goblins, "dragon": {"at": "n1"}}
    game = situation("goblins-dragon", "goblins", state=state, **KRAKEN)
    before = told(game, "state.dragon.health")
    do(game, "tribe bones", "attack dragon")

    assert told(game, "state.dragon.health") == before - 1
    assert told(game, "state.goblins.boxed") == ["ground_kraken"]


@pytest.mark.rule("VAST-GO-030")
@pytest.mark.rule("VAST-BON-017")
@pytest.mark.parametrize("first", ["bones", "eye"])
def test_the_kraken_of_either_tribe_follows_a_smashed_crystal_but_no_pledge(first: str) -> None:
    second = {"bones": "eye", "eye": "bones"}[first]
    goblins = {
        "population": {"bones": 4, "eye": 4},
        "tile": {"bones": "n1", "eye": "n1"},
        "slots": {"bones_1": "ground_kraken"},
        "rage": 1,
    }
    state = {"map": {"n1": {"tile": "crystal-01", "tokens": ["crystal"]}}, "goblins": goblins}
    game = situation("knight-goblins", "goblins", state=state, **KRAKEN)
    do(game, f"tribe {first}", "attack crystal")
    assert told(game, "state.goblins.boxed") == []
    do(game, f"tribe {second}", "attack crystal")

    assert told(game, "state.knight.crystals") == 1
    assert told(game, "state.goblins.boxed") == ["ground_kraken"]


@pytest.mark.rule("VAST-BON-017")
def test_a_pledge_and_an_ambush_do_not_wake_the_kraken() -> None:
    crystal = {"n1": {"tile": "crystal-01", "tokens": ["crystal"]}}
    goblins = {
        "population": {"fangs": 3, "bones": 3},
        "tile": {"fangs": "n1", "bones": "n1"},
        "slots": {"fangs": "ground_kraken"},
        "rage": 1,
    }
    game = situation(PAIR, "goblins", setup=PROMO, state={"map": crystal, "goblins": goblins}, luck={"dragon_die": [5]})
    do(game, "tribe fangs", "attack crystal")
    assert told(game, "state.goblins.boxed") == []
    do(game, "tribe bones", "attack crystal")
    assert told(game, "state.goblins.boxed") == ["ground_kraken"]

    hidden = {"population": {"fangs": 3}, "slots": {"fangs": "ground_kraken"}, "rage": 1}
    ambush = {"map": {"n1": {"dark": "ambush-05"}}, "goblins": hidden}
    game = situation(PAIR, setup=PROMO, state=ambush, turn_state={"collapse": True})
    do(game, "at n1", "done", "tribe fangs")
    assert told(game, "state.goblins.boxed") == []
    assert told(game, "state.goblins.monster_discard") == ["ground_kraken"]


@pytest.mark.rule("VAST-BON-018")
def test_the_slingshot_needs_a_revealed_tribe_and_lets_others_attack() -> None:
    goblins = {
        "population": {"fangs": 1, "eye": 1},
        "tile": {"eye": "n1"},
        "lurk": {},
        "face_up": ["slingshot"],
        "rage": 1,
    }
    state = {"map": {"n1": "ambush-01", "e1": "ambush-05"}, "goblins": goblins, "knight": {"slots": {"strength": 1}}}
    game = situation(PAIR, "goblins", setup=PROMO, state=state)
    do(game, "tribe fangs")
    assert why_not(game, "sling") == "VAST-GO-041"
    do(game, "done", "tribe eye", "sling", "piece knight")

    assert told(game, "stats.knight.strength") == 1
    assert told(game, "state.goblins.rage") == 1


@pytest.mark.rule("VAST-BON-018")
def test_no_number_falls_below_zero_and_shots_add_up() -> None:
    goblins = {
        "population": {"fangs": 1, "eye": 1},
        "tile": {"eye": "n1", "fangs": "e1"},
        "face_up": ["slingshot"],
        "rage": 1,
    }
    state = {"map": {"n1": "ambush-01", "e1": "ambush-05"}, "goblins": goblins}
    game = situation(PAIR, "goblins", setup=PROMO, state=state)
    do(game, "tribe eye", "sling", "piece knight")
    assert told(game, "stats.knight.strength") == 0
    do(game, "tribe fangs", "sling", "piece knight")

    assert told(game, "stats.knight.strength") == 0
    assert told(game, "stats.knight.perception") == 0
    do(game, "done")
    assert told(game, "stats.knight.strength") == 1


@pytest.mark.rule("VAST-BON-018")
def test_the_forest_stops_the_slingshot() -> None:
    goblins = {"population": {"eye": 1}, "tile": {"eye": "n1"}, "face_up": ["slingshot"], "rage": 1}
    state = {
        "map": {"n1": "ambush-01"},
        "terrain": {"mushroom_forest": "n3"},
        "goblins": goblins,
        "knight": {"at": "n2"},
    }
    game = situation(PAIR, "goblins", setup={**PROMO, "terrain": True}, state=state)
    do(game, "tribe eye")

    assert why_not(game, "sling") != ""
    assert told(game, "state.knight.at") == "n2"


@pytest.mark.rule("VAST-MAP-008")
@pytest.mark.rule("VAST-BON-013")
@pytest.mark.rule("VAST-BON-018")
def test_what_staff_and_slingshot_reach_is_shown_before() -> None:
    knight = {"grit": 5, "shown": ["rune_staff"], "on_cards": ["rune_staff"]}
    goblins = {"population": {"eye": 1}, "tile": {"eye": "n2"}, "face_up": ["slingshot"], "rage": 1}
    state = {"map": {"n1": "ambush-01", "n1e1": "ambush-05", "n2": "ambush-10"}, "knight": knight, "goblins": goblins}
    game = situation(PAIR, setup=PROMO, state=state)
    marks = SPEC.preview(game, 0, SPEC.parse("use rune_staff"))
    assert sorted(mark.target for mark in marks) == ["sq:n1", "sq:n1e1"]

    game = situation(PAIR, "goblins", setup=PROMO, state=state)
    do(game, "tribe eye", "sling")
    marks = SPEC.preview(game, 1, SPEC.parse("piece knight"))
    assert [(mark.kind, mark.target) for mark in marks] == [("line", "sq:n2"), ("line", "sq:n1"), ("hit", "sq:o")]


@pytest.mark.rule("VAST-BON-019")
def test_a_feasting_tribe_may_attack_again_and_hiding_spots_count() -> None:
    goblins = {
        "population": {"fangs": 4, "bones": 3},
        "tile": {"bones": "e1"},
        "secrets": ["cave_mushrooms", "hiding_spots"],
        "rage": 1,
    }
    state = {"map": {"n1": "ambush-12", "e1": "ambush-05"}, "goblins": goblins}
    game = situation(PAIR, "goblins", setup=PROMO, state=state)
    do(game, "secret cave_mushrooms", "tribe fangs", "secret hiding_spots")
    assert why_not(game, "tribe bones") == "VAST-GO-041" or why_not(game, "tribe bones") == "VAST-GO-038"
    do(game, "tribe fangs")

    assert told(game, "state.goblins.doses") == 2
    assert told(game, "state.knight.health") == 6
    assert "tribe fangs" in moves(game)
    assert "tribe bones" not in moves(game)


@pytest.mark.rule("VAST-DR-024")
@pytest.mark.rule("VAST-BON-021")
def test_after_a_thrown_javelin_the_surfaced_dragon_may_be_attacked_in_a_new_encounter() -> None:
    game = situation("knight-dragon", setup={"revised_cards": True}, state={"dragon": {"at": "o", "surfaced": True}})
    game.knight.struck = True
    ThrowJavelin(i64(names.P_DRAGON)).close(game)

    assert not game.knight.struck


@pytest.mark.rule("VAST-KN-025")
@pytest.mark.rule("VAST-KN-049")
# ------------------------------------------------------------------ revised cards
@pytest.mark.rule("VAST-BON-021")
@pytest.mark.parametrize(("target", "rule"), [("thief", ""), ("dragon", "")])
def test_the_revised_javelin_at_thief_and_dragon(target: str, rule: str) -> None:
    state = {
        "map": {"n1": "ambush-01", "n2": "ambush-05", "n3": "ambush-10"},
        "knight": {"grit": 12, "kept": ["javelin"], "slots": {"strength": 1, "perception": 2}},
        "dragon": {"at": "n3"},
        "thief": {"at": "n2", "stats": {"movement": 2, "stealth": 0, "thievery": 1}, "loot": 2},
    }
    game = situation(ALL_FIVE, setup={"revised_cards": True}, state=state)
    do(game, "use javelin", "throw javelin")
    assert why_not(game, f"piece {target}") == rule
    do(game, f"piece {target}")

    assert told(game, "state.knight.boxed") == ["javelin"]
    assert told(game, "state.dragon.health") == (4 if target == "dragon" else 5)
    assert told(game, "state.knight.grit") == (14 if target == "thief" else 12)
    assert told(game, "stats.knight.encounters_left") == 2


@pytest.mark.rule("VAST-BON-021")
def test_revised_bread_still_returns_a_discarded_cube_first() -> None:
    state = {
        "map": {"n1": {"tile": "event-02", "tokens": ["event"]}},
        "knight": {"grit": 5, "discarded": 1},
        "cave": {"events": ["cave_bread"]},
    }
    game = situation(PAIR, setup={"revised_cards": True}, state=state)
    do(game, "at n1")

    assert told(game, "state.knight.grit") == 5
    assert told(game, "state.knight.discarded") == 0


@pytest.mark.rule("VAST-BON-022")
def test_promo_cards_are_shuffled_into_their_decks() -> None:
    plain, game = new_game(4, roles=ALL_FIVE), new_game(4, roles=ALL_FIVE, promo_cards=True)

    decks = (CONTENT.sidequests, CONTENT.treasures, CONTENT.events, CONTENT.monsters, CONTENT.secrets)
    assert sum(len(of_set(deck)) for deck in decks) == 11
    for card in ("sidequests", "treasure cards", "event cards", "monsters", "secrets"):
        more = conserved(game)[card] - conserved(plain)[card]
        assert more == {"sidequests": 2, "treasure cards": 4, "event cards": 1, "monsters": 1, "secrets": 3}[card]
    assert sorted(game.cave.treasures.items) == list(range(11))
    assert sorted(plain.cave.treasures.items) == list(range(7))


@pytest.mark.rule("VAST-BON-024")
def test_meat_occupies_nothing_and_others_keep_tribes_away() -> None:
    state: dict[str, Any] = {
        "map": {"n1": "ambush-01", "e1": {"dark": "bones"}},
        "goblins": {"population": {"bones": 2}, "meat": "n1", "face_up": ["meat"], "rage": 0},
    }
    game = situation(PAIR, "goblins", setup=PROMO, state=state)
    assert game.is_unoccupied(game.goblins.meat)
    do(game, "tribe bones", "reveal", "at e1", "no")
    assert told(game, "state.goblins.meat") == "n1"
    state["knight"] = {"at": "n1"}
    game = situation(PAIR, "goblins", setup=PROMO, state=state)
    do(game, "tribe bones", "reveal")
    assert why_not(game, "at n1") == "VAST-MAP-005"


@pytest.mark.rule("VAST-TH-011")
@pytest.mark.rule("VAST-BON-025")
def test_the_second_card_is_the_thiefs_choice() -> None:
    state = {
        "knight": {"shown": ["cursed_amulet"], "kept": ["javelin", "rune_staff"]},
        "thief": {"stats": {"movement": 0, "stealth": 2, "thievery": 1}},
    }
    game = situation(ALL_FIVE, "thief", setup=PROMO, state=state)
    do(game, "pickpocket knight 3", "steal cursed_amulet")
    assert moves(game) == ["steal hidden", "done"]
    do(game, "done")

    assert len(told(game, "state.knight.kept")) == 2
    assert told(game, "state.thief.carried") == 1
