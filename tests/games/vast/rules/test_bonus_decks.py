"""Bonus material: Schemes, Scales and Advancement cards, what is dealt, who sees it, and that bots play with it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vast.scenes import CROSS, THREE
from tests.games.vast.table import (
    ALL_FIVE,
    CONTENT,
    asked,
    do,
    heard,
    moves,
    new_game,
    position_file,
    seat,
    situation,
    told,
    why_not,
)
from underkeep.bots.api import Budget, choose
from underkeep.core.formats.codec import digest
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.cards.schemes import KeepPlunder
from underkeep.games.vast.judge.standing import means
from underkeep.games.vast.names import ADVANCEMENTS, GOBLINS, OFF, SECRETS
from underkeep.games.vast.roles.dragon.payment import ChoosePayment, known_cards
from underkeep.games.vast.seat.view import PileView, VastView
from underkeep.games.vast.spec import SPEC
from underkeep.games.vast.state.game import Vast
from underkeep.games.vast.state.goblins import NONE, Goblins
from underkeep.yaml_positions import open_position, position_keys

LASTING = {
    "a-plundered-treasure-buys-a-scheme": "secret war_banner",
    "advancement-is-turned-up-when-stashing": "upgrade advancement",
}
BONUS: dict[str, Any] = {"goblin_schemes": True, "dragon_scales": True, "thief_advancement": True}
SCHEMES = SECRETS[SECRETS.index("armory") :]
BAD: list[tuple[dict[str, Any], str]] = [
    ({"dragon": {"hand": ["golden_scale", "golden_scale"]}}, "state.dragon"),
    ({"thief": {"dealt": ["charm"], "advanced": "charm"}}, "state.thief.dealt"),
    ({"thief": {"upgrades": ["advancement"], "stashed": 1}}, "state.thief.upgrades"),
    ({"goblins": {"rage": 4}}, "state.goblins.rage"),
    ({"goblins": {"stored": 1}}, "state.goblins.stored"),
]


def pile(game: Vast, viewer: str, role: str, name: str) -> PileView:
    """A pile as somebody sees it; an empty name is the spectator's."""
    eyes = frozenset({seat(game, viewer)}) if viewer else frozenset()
    view = SPEC.view(game, eyes)
    assert isinstance(view, VastView)
    found = getattr(getattr(view, role), name)
    assert isinstance(found, PileView)
    return found


def guess_of(game: Vast, viewer: str, seed: int) -> Vast:
    view = SPEC.view(game, frozenset({seat(game, viewer)}))
    made = SPEC.determinize(view, seed_from(seed))
    assert isinstance(made, Vast)
    return made


def chosen(game: Vast, seed: int = 1) -> str:
    """What a bot does."""
    role = SPEC.asked(game)[0]
    prompt = SPEC.prompt(game, role)
    assert prompt is not None
    return choose("adept", SPEC.view(game, frozenset({role})), prompt, Budget(1e9, iterations=2), seed).move


@pytest.mark.rule("VAST-BON-030")
def test_schemes_are_shuffled_into_the_secrets() -> None:
    plain, game = new_game(5), new_game(5, **BONUS)

    assert len(told(plain, "state.goblins.secret_deck")) == 10
    assert set(told(game, "state.goblins.secret_deck")) == {*told(plain, "state.goblins.secret_deck"), *SCHEMES}


@pytest.mark.rule("VAST-BON-030")
def test_bought_schemes_are_open_and_do_not_count_to_the_limit() -> None:
    goblins = {"schemes": ["armory", "cave_oil"], "secrets": ["hex", "trap", "poison", "leader", "underboss"]}
    game = situation(ALL_FIVE, "goblins", setup=BONUS, state={"goblins": goblins})

    assert game.goblins.holding() == 5
    assert pile(game, "knight", "goblins", "secrets").cards is None
    for n in range(6):
        made = guess_of(game, "knight", n)
        assert made.goblins.schemes == game.goblins.schemes
        hidden = [*told(made, "state.goblins.secrets"), *told(made, "state.goblins.secret_deck")]
        assert not {"armory", "cave_oil"} & set(hidden)


@pytest.mark.rule("VAST-BON-030")
@pytest.mark.rule("VAST-BON-022")
def test_the_goblins_begin_without_anything_of_the_bonus_cards() -> None:
    goblins = Goblins(i64(0))

    schemes = (goblins.schemes, goblins.stored, goblins.armory, goblins.armory_waits)
    assert schemes == (0, 0, NONE, False)
    assert (goblins.extra_cards, goblins.scheme_debt, goblins.schemes_bought()) == (0, 0, 0)
    assert (goblins.boxed, goblins.waiting, goblins.meat) == (0, 0, OFF)
    assert (goblins.mushrooms, goblins.doses) == (NONE, 0)
    assert (goblins.dazed_knight, goblins.dazed_dragon) == (0, 0)


@pytest.mark.rule("VAST-BON-032")
@pytest.mark.parametrize(("supply", "left"), [(1, 0), (2, 1)])
def test_the_last_treasure_of_the_supply_takes_the_place_of_a_gem(supply: int, left: int) -> None:
    goblins = {"schemes": ["cave_oil"], "population": {"bones": 2}, "tile": {"bones": "n1"}}
    state = {"map": {"n1": "ambush-01"}, "goblins": goblins, "cave": {"supply": supply}}
    game = situation("knight-goblins-dragon-cave", "goblins", setup={"goblin_schemes": True}, state=state)
    game.push(KeepPlunder(i64(1)))
    game.run()

    assert told(game, "state.goblins.stored") == 1
    assert told(game, "state.cave.supply") == left


@pytest.mark.rule("VAST-BON-033")
def test_the_armory_is_lost_with_the_last_goblin() -> None:
    goblins = {"population": {"eye": 1}, "schemes": ["armory", "ancient_rituals"], "armory": "eye"}
    state = {"map": {"n1": {"dark": "eye"}}, "goblins": {**goblins, "tile": {"eye": "n1"}}}
    game = situation("goblins-cave", "goblins", setup={"goblin_schemes": True}, state=state)

    do(game, "tribe eye", "special", "disc eye")

    assert told(game, "state.goblins.armory") is None
    assert asked(game) == "goblins VAST-GO-021"


@pytest.mark.rule("VAST-BON-034")
def test_the_armory_finds_no_disc_where_all_are_out() -> None:
    slots = {"bones_1": "ogre", "bones_2": "troll", "eye": "flame_giant"}
    goblins = {"population": {"bones": 4}, "slots": slots, "secrets": ["armory", "underboss"]}
    game = situation("goblins-cave", "goblins", setup={"goblin_schemes": True}, state={"goblins": goblins})
    before = told(game, "stats.goblins.bones_strength")

    do(game, "secret armory", "discard underboss", "tribe bones")

    assert told(game, "stats.goblins.bones_strength") == before
    assert told(game, "state.goblins.armory_waits") is True


@pytest.mark.rule("VAST-BON-040")
def test_scales_wait_in_a_side_deck() -> None:
    game = new_game(5, **BONUS)

    assert sorted(told(game, "state.dragon.scales")) == ["golden_scale", "platinum_scale", "silver_scale"]
    assert len(told(game, "state.dragon.deck")) == 15
    assert told(new_game(5), "state.dragon.scales") == []


@pytest.mark.rule("VAST-BON-040")
def test_nobody_sees_which_scale_was_won() -> None:
    dragon = {"at": "n1", "hand": ["claw", "flame", "wing"]}
    state = {"map": {"n1": {"tile": "crystal-01", "tokens": ["crystal"]}}, "dragon": dragon}
    game = situation("dragon-cave", "dragon", setup={"dragon_scales": True}, state=state)

    events = heard(game, "power smash", "pay claw", "pay flame", "pay wing")

    won = [event for event in events if type(event).__name__ == "ScaleGained"]
    assert [event.left for event in won] == [2]
    assert pile(game, "dragon", "dragon", "scales") == PileView(2, None)
    left = {tuple(sorted(told(guess_of(game, "dragon", n), "state.dragon.scales"))) for n in range(20)}
    assert len(left) == 3


@pytest.mark.rule("VAST-BON-040")
def test_a_quake_wins_no_scale() -> None:
    tiles = {"n1": "crystal-01", "s1": {"dark": "crystal-04"}}
    knight = {"event": "quake"}
    setup = {"dragon_scales": True, "promo_cards": True}
    state = {"map": {**tiles, "e1": {"tile": "event-01", "tokens": ["event"]}}, "knight": {"at": "e1", **knight}}
    game = situation("knight-goblins-dragon", "knight", setup=setup, state={**state, "cave": {"events": ["quake"]}})

    do(game, "encounter")

    assert len(told(game, "state.dragon.scales")) == 3


@pytest.mark.rule("VAST-BON-040")
def test_power_cards_and_scales_that_lie_nowhere_wait_in_their_decks() -> None:
    state = {"map": CROSS, "dragon": {"hand": ["claw", "golden_scale"], "discard": ["wing", "wing"]}}
    game = situation(THREE, "dragon", setup={"dragon_scales": True}, state=state)

    assert sorted(told(game, "state.dragon.scales")) == ["platinum_scale", "silver_scale"]
    assert sorted(told(game, "state.dragon.deck")) == ["claw"] * 5 + ["flame"] * 6 + ["wing"] * 4


@pytest.mark.rule("VAST-BON-042")
def test_a_silver_scale_that_was_shown_is_known_to_all() -> None:
    dragon = {"hand": ["silver_scale", "claw"], "silver_kept": True}
    game = situation("dragon-cave", "cave", setup={"dragon_scales": True}, state={"dragon": dragon})

    hands = [told(guess_of(game, "cave", n), "state.dragon.hand") for n in range(12)]

    assert all("silver_scale" in hand for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 1


@pytest.mark.rule("VAST-BON-042")
@pytest.mark.rule("VAST-DR-010")
@pytest.mark.rule("VAST-BON-041")
def test_a_guessed_dragon_can_pay_what_it_has_announced() -> None:
    state = {"dragon": {"hand": ["golden_scale", "claw", "wing"], "rows": {"greed": 3}}}
    game = situation("dragon-cave", "dragon", setup={"dragon_scales": True}, state=state)
    do(game, "power slither")

    for n in range(12):
        made = guess_of(game, "cave", n)
        assert moves(made)
        do(made, moves(made)[0])
        assert moves(made)


@pytest.mark.rule("VAST-BON-042")
@pytest.mark.parametrize(
    ("kept", "power", "hand", "known"),
    [
        (False, None, ["claw", "silver_scale"], []),
        (True, None, ["claw", "silver_scale"], ["silver_scale"]),
        (False, names.PW_SCORCH, ["flame", "claw"], ["flame"]),
        (True, names.PW_SCORCH, ["flame", "silver_scale"], ["silver_scale"]),
    ],
)
def test_a_power_under_way_tells_what_the_hand_must_hold(
    kept: bool, power: int | None, hand: list[str], known: list[str]
) -> None:
    state = {"map": CROSS, "dragon": {"hand": hand, "silver_kept": kept}}
    game = situation(THREE, "dragon", setup={"dragon_scales": True}, state=state)
    if power is not None:
        game.push(ChoosePayment(i64(power), i64(0)))
    cards = [names.POWER_CARDS.index(card) for card in hand]

    assert [names.POWER_CARDS[card] for card in known_cards(game, cards)] == known


@pytest.mark.parametrize(("state", "field"), BAD)
def test_positions_that_cannot_be(state: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput) as caught:
        situation(ALL_FIVE, setup=BONUS, state=state)

    assert caught.value.where == field


@pytest.mark.parametrize("seed", range(3))
def test_bots_play_with_them(seed: int) -> None:
    game = new_game(seed, **BONUS, promo_cards=True)
    for move in range(80):
        do(game, chosen(game, move))

    again = SPEC.load(SPEC.save(game), CONTENT)
    assert digest(SPEC.save(again)) == digest(SPEC.save(game))


@pytest.mark.parametrize("file", ["a-plundered-treasure-buys-a-scheme", "advancement-is-turned-up-when-stashing"])
def test_bots_value_what_lasts(file: str) -> None:
    """With the token just plundered or stashed a bot buys a Scheme, or takes something for the whole game."""
    position = open_position(position_file(file))[1]
    game = SPEC.position_in(position_keys(position.tree), CONTENT)
    steps = [str(step["do"]) for step in position.steps if "do" in step]
    assert isinstance(game, Vast)
    do(game, *steps[: steps.index(LASTING[file])])

    assert chosen(game) != "done"


def test_the_judge_knows_the_fourth_rage() -> None:
    goblins = {"rage": 4, "schemes": ["war_banner"], "population": {"fangs": 2}}
    game = situation("knight-goblins", "goblins", setup={"goblin_schemes": True}, state={"goblins": goblins})

    assert means(game, i64(GOBLINS)) > 0


@pytest.mark.rule("VAST-BON-053")
def test_with_the_cloak_no_vault_is_picked_for_a_third_token() -> None:
    thief = {"at": "n1", "carried": 2, "stashed": 1, "upgrades": ["advancement"]}
    tiles = {"n1": {"tile": "vault-01", "tokens": ["vault"]}}
    cloaked = {**thief, "advanced": "cloak_of_the_mountebank"}
    game = situation(
        "knight-cave-thief", "thief", setup={"thief_advancement": True}, state={"map": tiles, "thief": cloaked}
    )
    bare = situation("knight-cave-thief", "thief", state={"map": tiles, "thief": {"at": "n1", "carried": 2}})

    assert why_not(game, "pick_lock 3") == "VAST-BON-053"
    assert told(game, "stats.thief.stealth") == 2
    assert why_not(bare, "pick_lock 3") == ""
    assert told(bare, "stats.thief.stealth") == 1


@pytest.mark.rule("VAST-BON-053")
def test_the_cloak_does_not_beat_equal_armor() -> None:
    thief = {"stashed": 1, "upgrades": ["advancement"], "advanced": "cloak_of_the_mountebank"}
    dragon = {"rows": {"hunger": 2, "greed": 2}}  # Armor 2
    state = {"thief": {**thief, "stats": {"movement": 1, "stealth": 0, "thievery": 2}}, "dragon": dragon}
    game = situation("dragon-cave-thief", "thief", setup={"thief_advancement": True}, state=state)

    assert told(game, "stats.dragon.armor") == told(game, "stats.thief.stealth") == 2
    assert why_not(game, "pickpocket dragon 3") == "VAST-TH-016"


@pytest.mark.rule("VAST-BON-054")
def test_one_of_three_advancement_cards_is_dealt() -> None:
    dealt = {told(new_game(seed, **BONUS), "state.thief.dealt")[0] for seed in range(12)}

    assert dealt == set(ADVANCEMENTS)
    assert told(new_game(5), "state.thief.dealt") == []


@pytest.mark.rule("VAST-BON-054")
# ------------------------------------------------------------------ seen
@pytest.mark.rule("VAST-BON-050")
def test_only_the_thief_sees_his_card_until_it_is_turned_up() -> None:
    thief = {"at": "n1", "carried": 1, "dealt": ["cloak_of_the_mountebank"]}
    game = situation(ALL_FIVE, "thief", setup=BONUS, state={"map": {"n1": "ambush-01"}, "thief": thief})

    assert pile(game, "thief", "thief", "dealt").cards == ("cloak_of_the_mountebank",)
    for viewer in ("knight", "goblins", "dragon", "cave", ""):
        assert pile(game, viewer, "thief", "dealt") == PileView(1, None)
    assert {told(guess_of(game, "knight", n), "state.thief.dealt")[0] for n in range(12)} == set(ADVANCEMENTS)
    assert told(guess_of(game, "thief", 1), "state.thief.dealt") == ["cloak_of_the_mountebank"]
    do(game, "at o", "upgrade advancement")
    assert told(guess_of(game, "knight", 1), "state.thief.advanced") == "cloak_of_the_mountebank"
