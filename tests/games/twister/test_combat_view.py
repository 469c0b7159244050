"""What a combat tells everybody: who takes part and why, every part of the sums, and who stays out."""

from __future__ import annotations

from typing import Any

from tests.games.twister.table import dark_situation, do, new_game, situation
from underkeep.core.testing.strategies import strategy_for
from underkeep.games.twister.seat.view import CombatView, FighterView
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.game import Twister


def combat_of(game: Twister) -> CombatView:
    combat = SPEC.view(game, frozenset()).combat
    assert combat is not None
    return combat


def fighter(combat: CombatView, token: str) -> FighterView:
    return next(one for one in combat.fighters if one.token == f"tok:{token}")


def outside(combat: CombatView) -> dict[str, str]:
    return {token.removeprefix("tok:"): why for token, why in combat.outside}


def graveyard(**keys: Any) -> Twister:
    """Mummy against Dragon, the Angel with the sword of the Statue beside him, a chain down to the Ghoul."""
    yellow = {"mummy": "d8", "angel": "e7", "vampire": {"at": "c9", "blood": 1}}
    blue = {
        "dragon": "e8",
        "zombie-1": "c8",
        "ring-of-weakness": "e8",
        "ghoul": "c10",
        "shadow": {"at": "c10", "wounded": True},
    }
    return dark_situation(
        {"s1": "17G"},
        yellow,
        blue,
        state={"tokens": {"yellow": yellow, "blue": blue, "neutral": {"greatsword": "e7"}}},
        **keys,
    )


def test_DT_FIGHT_07_every_part_of_the_sum_has_its_name() -> None:
    game = graveyard()
    do(game, "fight mummy e", "say swing")
    combat = combat_of(game)
    assert fighter(combat, "yellow:angel").extras == (("greatsword", 2),)
    assert fighter(combat, "yellow:vampire").extras == (("blood", 1),)
    assert fighter(combat, "blue:dragon").extras == (("ring-of-weakness", -1),)
    assert (combat.attack_sum, combat.defence_sum) == (4 + 3 + 3, 5 + 2 + 2)


def test_DT_FIGHT_03_the_links_of_the_chain_are_told() -> None:
    game = graveyard()
    do(game, "fight mummy e", "say spare")
    combat = combat_of(game)
    assert fighter(combat, "blue:zombie-1").against == ("tok:yellow:mummy", "tok:yellow:vampire")
    assert fighter(combat, "blue:ghoul").against == ("tok:yellow:vampire",)


def test_DT_WOUND_05_who_stays_out_is_told_with_the_reason() -> None:
    game = graveyard()
    do(game, "fight mummy e", "say spare")
    assert outside(combat_of(game)) == {"blue:shadow": "carried"}


def test_DT_ADJ_01_a_wall_keeps_one_out_and_a_friend_draws_nobody_in() -> None:
    """f2 of 1D has a wall to g2; f3 and g3 are open to each other."""
    yellow = {"goblin": "f3", "thief": "f2", "warrior": "f4"}
    game = situation({"n1": "1D", "n2": "1G"}, yellow, {"cleric": "g3", "troll": "g2"})
    do(game, "fight goblin e")
    assert outside(combat_of(game)) == {
        "yellow:thief": "no-enemy-beside",
        "yellow:warrior": "no-enemy-beside",
        "blue:troll": "no-enemy-beside",
    }
    walled = situation({"n1": "1D", "n2": "1G"}, {"thief": "f2", "goblin": "g1"}, {"troll": "g2"})
    do(walled, "fight goblin s")
    assert outside(combat_of(walled)) == {"yellow:thief": "behind-a-wall"}


def test_FOD_SHADOW_07_a_shadow_among_torches_stays_out() -> None:
    game = dark_situation({"s1": "17G"}, {"ghoul": "c8", "torch": "c8"}, {"dragon": "d8", "shadow": "c9"})
    do(game, "fight ghoul e")
    assert outside(combat_of(game)) == {"blue:shadow": "torches"}


def test_FOD_STOMB_04_an_undead_beside_a_guest_of_the_sacred_tomb_stays_out() -> None:
    game = dark_situation({"n1": "17D"}, {"thief": "d2", "mummy": "e1"}, {"cleric": "e2"})
    do(game, "fight thief e")
    assert outside(combat_of(game)) == {"yellow:mummy": "sacred-tomb"}


def test_DT_FIGHT_07_the_parts_always_make_the_sum() -> None:
    met = 0
    for seed in range(6):
        game = new_game(seed, box="mixed", choice="printed")
        strategy, count = strategy_for(seed), 0
        while not game.over() and count < 500:
            combat = SPEC.view(game, frozenset()).combat
            for one in combat.fighters if combat else ():
                met += 1
                assert one.base + sum(value for _, value in one.extras) == one.strength + one.bonus
            game.advance(game.first_asked(), strategy.choose(game.options(game.first_asked())))
            count += 1
    assert met > 20
