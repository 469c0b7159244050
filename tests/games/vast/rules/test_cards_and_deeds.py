"""Cards and deeds one by one: Hex on each role, the Ruby, Monsters of an infestation, Sidequests, thefts, the Trap."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vast.rules.test_common_rules import at
from tests.games.vast.rules.test_details import CROSS, THREE
from tests.games.vast.table import asked, do, moves, situation, told, why_not
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.cards.secrets import near_ambush_tile
from underkeep.games.vast.names import CUNNING, FEARLESS, STALWART
from underkeep.games.vast.roles.dragon.payment import pledged_symbols
from underkeep.games.vast.roles.goblins.monsters import ASSIGN_MONSTER
from underkeep.games.vast.roles.goblins.war import DrawSecrets
from underkeep.games.vast.roles.knight.infestation import MONSTER_AMBUSH, lose_random_treasure
from underkeep.games.vast.roles.knight.sidequests import count_ambush, count_treasure, withstand_monster
from underkeep.games.vast.rules.arrive import Arrive
from underkeep.games.vast.rules.grit import LoseGrit
from underkeep.games.vast.spec import SPEC, goal_share
from underkeep.games.vast.state.changes.goblins import set_population
from underkeep.games.vast.state.changes.tokens import token_for_type
from underkeep.games.vast.state.game import Vast

FIVE = "knight-goblins-dragon-cave-thief"
THIEF = {"stats": {"movement": 0, "stealth": 2, "thievery": 1}}


# ------------------------------------------------------------------ Secrets
def hexed(target: str, **state: Any) -> Vast:
    game = situation(FIVE, "goblins", state={"goblins": {"population": {"eye": 2}, "secrets": ["hex"]}, **state})
    do(game, "secret hex", f"target {target}")
    return game


@pytest.mark.rule("VAST-CAVE-025")
@pytest.mark.rule("VAST-GO-086")
def test_a_hex_costs_the_knight_grit() -> None:
    assert told(hexed("knight", knight={"grit": 9}), "state.knight.grit") == 7


@pytest.mark.rule("VAST-GO-086")
@pytest.mark.rule("VAST-DR-075")
def test_a_hex_costs_the_dragon_power_cards_of_its_choice() -> None:
    game = hexed("dragon", dragon={"hand": ["claw", "flame", "wing"]})

    assert asked(game) == "dragon VAST-DR-075"
    do(game, "pay flame", "pay claw")
    assert told(game, "state.dragon.hand") == ["wing"]
    assert not told(hexed("dragon", dragon={"hand": ["claw", "flame"]}), "state.dragon.hand")


@pytest.mark.rule("VAST-GO-086")
def test_a_hex_costs_the_cave_omens_of_its_choice() -> None:
    game = hexed("cave", cave={"omens": {"bat": 2, "path": 1}})

    assert asked(game) == "cave VAST-GO-086"
    assert why_not(game, "spend chasm")
    do(game, "spend bat", "spend path")
    assert told(game, "state.cave.omens.bat") == 1
    assert game.cave.omens_held() == 1


@pytest.mark.rule("VAST-GO-020")
@pytest.mark.parametrize(("card", "stays"), [("trap", True), ("goblin_ruby", True), ("secret_tunnels", False)])
def test_some_secrets_stay_face_up(card: str, stays: bool) -> None:
    game = situation("knight-goblins", "goblins", state={"goblins": {"secrets": [card], "population": {"eye": 1}}})
    do(game, f"secret {card}")

    assert told(game, "state.goblins.face_up") == ([card] if stays else [])
    assert told(game, "state.goblins.secret_discard") == ([] if stays else [card])


@pytest.mark.rule("VAST-GO-088")
@pytest.mark.parametrize(
    ("board", "near"),
    [
        ({"n1": "ambush-01"}, True),
        ({"n1": {"dark": "ambush-01"}}, False),
        ({"n1": "event-01", "n2": "ambush-01"}, False),
    ],
)
def test_hiding_spots_lie_on_or_beside_a_lit_ambush_tile(board: dict[str, Any], near: bool) -> None:
    assert near_ambush_tile(situation("knight-goblins", state={"map": board})) == near
    on_it = situation("knight-goblins", state={"map": {"n1": "ambush-01"}, "knight": {"at": "n1"}})
    assert near_ambush_tile(on_it)


# ------------------------------------------------------------------ the Goblin Ruby
@pytest.mark.rule("VAST-GO-083")
def test_the_ruby_redraws_a_secret_just_drawn() -> None:
    goblins = {"face_up": ["goblin_ruby"], "secrets": ["trap"], "secret_deck": ["hex", "poison"]}
    game = situation("knight-goblins", "goblins", state={"goblins": goblins})
    game.push(DrawSecrets(i64(1)))
    game.run()
    drawn = told(game, "state.goblins.secrets")[-1]

    assert why_not(game, "redraw secret trap") == "VAST-GO-012"
    do(game, f"redraw secret {drawn}")
    assert drawn in told(game, "state.goblins.secret_discard")
    assert game.goblins.secrets.count() == 2
    assert game.goblins.ruby_used


@pytest.mark.rule("VAST-GO-083")
@pytest.mark.rule("VAST-GO-017")
def test_the_ruby_redraws_a_monster_just_drawn() -> None:
    goblins = {
        "population": {"bones": 3}, "face_up": ["goblin_ruby"], "drawn": ["ogre"], "monster_deck": ["blob"],
    }  # fmt: skip
    game = situation("knight-goblins", "goblins", state={"goblins": goblins})
    game.push(ASSIGN_MONSTER)
    do(game, "redraw monster ogre")

    assert told(game, "state.goblins.drawn") == ["blob"]
    assert told(game, "state.goblins.monster_discard") == ["ogre"]
    assert game.goblins.ruby_used


@pytest.mark.rule("VAST-GO-083")
@pytest.mark.parametrize(("left", "kept"), [(1, True), (0, False)])
def test_the_ruby_is_lost_with_the_last_goblin_of_a_tribe(left: int, kept: bool) -> None:
    goblins = {"population": {"bones": 2, "eye": 1}, "face_up": ["goblin_ruby"]}
    game = situation("knight-goblins", state={"goblins": goblins})
    set_population(game, i64(names.BONES), i64(left))

    assert bool(game.goblins.face_up >> names.GOBLIN_RUBY & 1) == kept


@pytest.mark.rule("VAST-GO-021")
@pytest.mark.rule("VAST-TH-028")
@pytest.mark.rule("VAST-ATK-001")
@pytest.mark.rule("VAST-TH-029")
def test_the_goblins_may_draw_secrets_for_the_dead_thief() -> None:
    game = situation(
        FIVE,
        "goblins",
        state={
            "map": {"n1": {"dark": "bones"}},
            "goblins": {"population": {"bones": 3}, "tile": {"bones": "n1"}, "rage": 1},
            "thief": {"at": "n1", "stats": {"movement": 2, "stealth": 1, "thievery": 0}, "loot": 2, "carried": 1},
        },
    )
    do(game, "tribe bones", "attack thief", "draw secrets")

    assert game.goblins.secrets.count() == 2


# ------------------------------------------------------------------ Goblin Infestation
def met(monster: str, **knight: Any) -> Vast:
    """Line C: the Knight has met a Monster and braced herself."""
    game = situation("knight-thief", state={"map": CROSS, "knight": {"grit": 8, **knight}})
    game.goblins.monster_deck.take(i64(names.MONSTERS.index(monster)))
    game.knight.monster = i64(names.MONSTERS.index(monster))
    game.push(MONSTER_AMBUSH)
    game.run()
    return game


@pytest.mark.rule("VAST-VAR-022")
@pytest.mark.rule("VAST-VAR-025")
@pytest.mark.parametrize(("monster", "grit", "health"), [("blob", 3, 6), ("flame_giant", 8, 5), ("golem", 8, 6)])
def test_the_text_of_a_monster_that_beats_her(monster: str, grit: int, health: int) -> None:
    game = met(monster, slots={})

    assert (told(game, "state.knight.grit"), told(game, "state.knight.health")) == (grit, health)


@pytest.mark.rule("VAST-VAR-022")
@pytest.mark.rule("VAST-VAR-023")
def test_beetles_leave_after_the_next_monster() -> None:
    game = met("blob", beetles=True, slots={})

    assert not game.knight.beetles
    assert game.goblins.monster_discard.has(i64(names.BRIGHT_BEETLES))
    assert met("bright_beetles", slots={}).knight.beetles


@pytest.mark.rule("VAST-VAR-023")
@pytest.mark.rule("VAST-VAR-021")
@pytest.mark.rule("VAST-KN-059")
def test_a_monster_that_is_withstood_is_fearless_and_discarded() -> None:
    game = met("pet_frog", grit=12, slots={"strength": 3})

    assert told(game, "state.knight.health") == 7
    assert game.knight.deeds >> FEARLESS & 1
    assert game.goblins.monster_discard.has(i64(names.PET_FROG))


@pytest.mark.rule("VAST-VAR-022")
@pytest.mark.rule("VAST-KN-040")
@pytest.mark.parametrize("cards", [{"kept": ["javelin"]}, {"shown": ["javelin"], "on_cards": ["javelin"]}])
@pytest.mark.rule("VAST-KN-032")
def test_the_gnome_takes_a_card_and_its_cube_waits(cards: dict[str, list[str]]) -> None:
    game = situation("knight-thief", state={"knight": {"slots": {}, **cards}})
    lose_random_treasure(game)

    assert game.knight.kept.count() == 0
    assert game.knight.shown == 0
    assert game.knight.boxed >> names.JAVELIN & 1
    assert game.knight.aside == (1 if "shown" in cards else 0)


@pytest.mark.rule("VAST-VAR-021")
@pytest.mark.rule("VAST-KN-041")
@pytest.mark.rule("VAST-VAR-020")
@pytest.mark.rule("VAST-VAR-024")
def test_an_ogre_that_is_beaten_lets_her_in() -> None:
    goblins = {"monster_deck": ["blob"]}
    knight = {"grit": 12, "slots": {"strength": 3, "perception": 1}, "guard": "n1"}
    game = situation("knight-thief", state={"map": {"n1": "ambush-01"}, "knight": knight, "goblins": goblins})
    do(game, "at n1")

    assert game.knight.guard == names.OFF
    assert told(game, "state.knight.at") == "n1"


# ------------------------------------------------------------------ Sidequests
@pytest.mark.rule("VAST-KN-059")
@pytest.mark.parametrize(("roles", "done"), [("knight-dragon", True), ("knight-goblins", False)])
def test_without_goblins_two_ambushes_are_stalwart(roles: str, done: bool) -> None:
    game = situation(roles)
    count_ambush(game)
    assert not game.knight.deeds
    count_ambush(game)

    assert bool(game.knight.deeds >> STALWART & 1) == done


@pytest.mark.rule("VAST-KN-059")
@pytest.mark.parametrize(("roles", "done"), [("knight-goblins", True), (THREE, False)])
def test_without_a_dragon_two_treasures_are_cunning(roles: str, done: bool) -> None:
    game = situation(roles)
    count_treasure(game)
    assert not game.knight.deeds
    count_treasure(game)

    assert bool(game.knight.deeds >> CUNNING & 1) == done


@pytest.mark.rule("VAST-KN-059")
def test_with_goblins_a_monster_is_nothing_to_be_fearless_about() -> None:
    game = situation("knight-goblins")
    withstand_monster(game)

    assert not game.knight.deeds


@pytest.mark.rule("VAST-RUL-07")
def test_two_white_spaces_cost_two_cubes() -> None:
    game = situation("knight-goblins", state={"knight": {"grit": 12, "slots": {}}})
    free = int(game.knight.free)
    game.push(LoseGrit(i64(9)))
    game.run()

    assert told(game, "state.knight.grit") == 3
    assert game.knight.free == free - 2


# ------------------------------------------------------------------ the Thief
@pytest.mark.rule("VAST-TH-011")
@pytest.mark.rule("VAST-KN-040")
@pytest.mark.rule("VAST-TH-017")
def test_a_hidden_treasure_card_is_stolen_unseen() -> None:
    game = situation(FIVE, "thief", state={"knight": {"kept": ["javelin"]}, "thief": THIEF})
    do(game, "pickpocket knight 3")

    assert not told(game, "state.knight.kept")
    assert "javelin" in told(game, "state.cave.treasures")


@pytest.mark.rule("VAST-TH-011")
@pytest.mark.rule("VAST-TH-017")
def test_a_hidden_secret_is_stolen_and_discarded() -> None:
    goblins = {"population": {"fangs": 1}, "tile": {"fangs": "n1"}, "secrets": ["poison"]}
    board = {"map": {"n1": {"dark": "fangs"}}, "goblins": goblins, "thief": {**THIEF, "at": "n1"}}
    game = situation(FIVE, "thief", state=board)
    do(game, "pickpocket fangs 3")

    assert not told(game, "state.goblins.secrets")
    assert told(game, "state.goblins.secret_discard") == ["poison"]


@pytest.mark.rule("VAST-GO-087")
@pytest.mark.parametrize("move", ["pickpocket fangs 3", "backstab fangs 1"])
def test_a_trap_is_spent_on_the_thief(move: str) -> None:
    goblins = {
        "population": {"fangs": 1}, "tile": {"fangs": "n1"}, "secrets": ["poison"], "face_up": ["trap"],
    }  # fmt: skip
    board = {"map": {"n1": {"dark": "fangs"}}, "goblins": goblins, "thief": {**THIEF, "at": "n1"}}
    game = situation(FIVE, "thief", state=board)
    do(game, move)

    assert told(game, "state.goblins.face_up") == []


@pytest.mark.rule("VAST-TH-013")
def test_a_backstab_costs_the_dragon_cards() -> None:
    game = situation(FIVE, "thief", state={"dragon": {"at": "o", "hand": ["claw", "claw", "wing"]}, "thief": THIEF})
    do(game, "backstab dragon 3")

    assert not told(game, "state.dragon.hand")


@pytest.mark.rule("VAST-DR-063")
# ------------------------------------------------------------------ the Dragon and the Cave
@pytest.mark.rule("VAST-DR-055")
def test_scratch_kills_the_thief_on_its_tile() -> None:
    state = {"dragon": {"at": "o", "hand": ["claw", "claw", "claw"]}, "thief": {"at": "o"}}
    game = situation(FIVE, "dragon", state=state)
    do(game, "power scratch", "target thief")

    assert told(game, "state.thief.at") is None


@pytest.mark.rule("VAST-DR-061")
@pytest.mark.rule("VAST-CTR-13")
def test_the_flame_wall_burns_each_player_once_a_turn_and_never_the_dragon() -> None:
    goblins = {"population": {"bones": 3, "eye": 3}, "tile": {"bones": "n1", "eye": "n1"}}
    board = {"map": CROSS, "goblins": goblins, "knight": {"at": "o"}, "dragon": {"at": "n1", "flame_wall": "n1"}}
    game = situation(THREE, state=board)
    for piece in ("dragon", "bones", "eye"):
        game.push(Arrive(i64(names.PIECES.index(piece))))
        game.run()

    assert list(game.goblins.population) == [0, 2, 3]


@pytest.mark.rule("VAST-DR-013")
def test_with_no_greed_left_a_treasure_goes_back_at_once() -> None:
    dragon = {"at": "n1", "rows": {"greed": 0}, "moved": True}
    board = {"n1": {"tile": "ambush-01", "treasures": 1}}
    game = situation(THREE, "dragon", state={"map": board, "dragon": dragon, "knight": {"at": "o"}})
    supply = int(game.cave.supply)
    do(game, "done", "take treasure")

    assert (told(game, "state.dragon.held"), game.cave.supply) == (0, supply + 1)


@pytest.mark.rule("VAST-DR-010")
def test_a_power_that_is_being_paid_tells_what_is_in_the_hand() -> None:
    state = {"map": CROSS, "dragon": {"at": "n1", "hand": ["claw", "claw", "claw", "claw", "wing"]}}
    game = situation(THREE, "dragon", state=state, turn_state={"collapse": True})
    assert pledged_symbols(game) == []
    do(game, "power wrath")

    assert pledged_symbols(game).count(names.WING) == 0
    assert len(pledged_symbols(game)) <= game.dragon.hand.count()


@pytest.mark.rule("VAST-CAVE-018")
def test_in_the_collapse_hatred_removes_a_tile() -> None:
    cave = {"omens": {"mushroom": 1}, "phase": 3, "stack": [], "hand": []}
    game = situation(
        "knight-goblins-dragon-cave", "cave", state={"map": CROSS, "cave": cave}, turn_state={"collapse": True}
    )
    tiles = len(game.cavern.tiles())
    do(game, "omen hatred", "shape")
    if len(game.cavern.tiles()) == tiles:
        do(game, moves(game)[0])

    assert len(game.cavern.tiles()) == tiles - 1


@pytest.mark.rule("VAST-REV-008")
@pytest.mark.rule("VAST-REV-006")
@pytest.mark.rule("VAST-KN-066")
def test_a_vault_gets_its_token() -> None:
    game = situation(FIVE, state={"map": {"n1": {"dark": "vault-01"}}})
    token_for_type(game, at(game, "n1"))

    assert game.has_mark(at(game, "n1"), i64(names.VAULT))


@pytest.mark.rule("VAST-TH-021")
# ------------------------------------------------------------------ results
@pytest.mark.rule("VAST-GEN-002")
def test_the_result_names_one_winner_and_scores_all() -> None:
    game = situation(FIVE, "thief", state={"thief": {"stashed": 5, "carried": 1, "at": "n1"}, "map": CROSS})
    assert SPEC.result(game) is None
    do(game, "at o")
    result = SPEC.result(game)

    assert result is not None
    assert result.winners == ("thief",)
    assert dict(result.scores) == {"knight": 0, "goblins": 0, "dragon": 0, "cave": 0, "thief": 1}


@pytest.mark.rule("VAST-GEN-004")
def test_how_much_of_its_goal_a_role_has_reached() -> None:
    state = {
        "knight": {"health": 6}, "dragon": {"health": 4}, "thief": {"stashed": 3}, "cave": {"crystals_fallen": 1},
    }  # fmt: skip
    game = situation(FIVE, state=state)
    shares = [goal_share(game, role) for role in range(5)]

    assert shares == pytest.approx([1 / 5, 1 / 7, 0.0, 1 / 5, 3 / 6])
    without = situation("knight-goblins", state={"knight": {"crystals": 1}, "smashed": 1})
    assert goal_share(without, names.KNIGHT) == pytest.approx(1 / int(without.rules.crystal_goal))
    assert goal_share(situation("goblins-dragon"), names.GOBLINS) == 0.0
