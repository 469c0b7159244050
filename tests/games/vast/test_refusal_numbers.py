"""Refusals tell the true reason with both numbers: what is needed and what there is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vast.scenes import CROSS
from tests.games.vast.table import do, situation
from underkeep.games.vast.spec import SPEC
from underkeep.library import load_game
from underkeep.words import Speaker

SPEAKER = Speaker("en", "vast", load_game("vast").pack, "kernel")
WOKEN = {"greed": 0, "hunger": 4, "pride_event": 4, "pride_gem": 1, "pride_still": 1}  # Wakefulness 4: Armor 2


def said(role: str, roles: str, state: dict[str, Any], action: str, *before: str, **setup: Any) -> tuple[str, str]:
    """The rule and the English sentence of a refusal."""
    game = situation(roles, role, state={"map": CROSS, **state}, setup=setup)
    do(game, *before)
    refusal = SPEC.check(game, SPEC.asked(game)[0], SPEC.parse(action))
    assert refusal is not None
    return refusal.rule, SPEAKER.label(refusal.message)


@pytest.mark.parametrize(
    ("state", "action", "rule", "sentence"),
    [
        ({}, "use enchanted_bow", "VAST-KN-032", "She does not have that Treasure card."),
        ({}, "use rune_staff", "VAST-KN-032", "She does not have that Treasure card."),
        (
            {"knight": {"grit": 1, "shown": ["rune_staff"], "on_cards": ["rune_staff"]}},
            "use rune_staff",
            "VAST-BON-013",
            "That leap costs 2 Grit, 2 for each space; you have 1.",
        ),
        (
            {"knight": {"slots": {"bow": 1}}, "goblins": {"population": {"eye": 2}}},
            "use bow",
            "VAST-MAP-008",
            "Nobody whom it could hit is in sight and in reach.",
        ),
        (
            {"goblins": {"population": {"eye": 2}, "tile": {"eye": "n1"}}},
            "at n1",
            "VAST-KN-027",
            "She needs Strength above 2 against the Tribe there and has 1.",
        ),
        (
            {"knight": {"grit": 12}},
            "quest intrepid",
            "VAST-KN-054",
            "That Sidequest asks for 10 revealed tiles; there are 4.",
        ),
    ],
)
def test_the_knight_hears_why_not(state: dict[str, Any], action: str, rule: str, sentence: str) -> None:
    if action.startswith("quest"):
        state = {"knight": {**state["knight"], "quests": ["intrepid", "swift", "cunning"]}}

    assert said("knight", "knight-goblins-dragon", state, action, promo_cards=True) == (rule, sentence)


@pytest.mark.parametrize(
    ("state", "action", "rule", "sentence"),
    [
        (
            {"goblins": {"population": {"eye": 1}, "tile": {"eye": "o"}}, "dragon": {"at": "o", "rows": WOKEN}},
            "plunder dragon",
            "VAST-GO-036",
            "Plundering the Dragon needs Strength above its Armor 2; this Tribe has 1.",
        ),
        (
            {"goblins": {"population": {"eye": 1}, "tile": {"eye": "n1"}}, "dragon": {"at": "s1"}},
            "plunder dragon",
            "VAST-GO-036",
            "The Dragon is not on the Tribe's tile.",
        ),
        (
            {
                "goblins": {"population": {"eye": 1}, "tile": {"eye": "n1"}},
                "knight": {"at": "o", "slots": {"strength": 1}},
            },
            "at o",
            "VAST-GO-025",
            "The Tribe needs Strength above 2 to enter the Knight's tile, and would have 1 there.",
        ),
    ],
)
def test_a_tribe_hears_why_not(state: dict[str, Any], action: str, rule: str, sentence: str) -> None:
    knight = {"knight": {"at": "e1"}, **state}

    assert said("goblins", "knight-goblins-dragon", knight, action, "tribe eye") == (rule, sentence)


def test_the_dragon_hears_what_a_power_costs() -> None:
    state = {"dragon": {"hand": ["claw"]}}

    assert said("dragon", "knight-goblins-dragon", state, "power slap") == (
        "VAST-DR-010",
        "That power costs 2 symbols; cards and Gems pay 0 of them.",
    )


def test_the_thief_hears_both_numbers() -> None:
    state = {
        "thief": {"at": "o", "stats": {"movement": 2, "stealth": 0, "thievery": 1}},
        "knight": {"at": "o", "kept": ["javelin"], "slots": {"perception": 1}},
    }

    assert said("thief", "knight-goblins-thief", state, "backstab knight 1") == (
        "VAST-TH-016",
        "Stealth 2 does not beat Perception 2.",
    )
