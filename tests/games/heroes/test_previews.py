"""What is drawn before a card is played, an icon used or a Momentum followed: where its actions can be done."""

from __future__ import annotations

from tests.games.heroes.stage import do, placed
from underkeep.games.heroes.spec import SPEC
from underkeep.games.heroes.state.game import Heroes


def game_with(*hand: str) -> Heroes:
    """Gnolls in the Forge beside a Thief, Witches' cards aside."""
    return placed(
        setup={"scenario": "k1", "clans": ["gnoll", "witch"]},
        state={
            "rooms": {"forge": {"monsters": {"gnoll": 2}, "heroes": {"thief": 1}, "coin": 1}},
            "clans": {"gnoll": {"hand": list(hand), "deck": []}},
        },
        turn={"active": "gnoll", "phase": "play"},
    )


def shown(game: Heroes, move: str) -> set[tuple[str, str]]:
    return {(mark.target, str(mark.value)) for mark in SPEC.preview(game, 0, SPEC.parse(move))}


def test_KHO_PLAY_02_a_card_shows_where_each_of_its_actions_can_be_done() -> None:
    game = game_with("gnoll-4", "gnoll-1")

    assert ("room:forge", "melee") in shown(game, "play gnoll-4")
    seen = shown(game, "play gnoll-4")
    assert {value for target, value in seen if target.startswith("room:")} == {"melee", "move"}
    assert {target for target, value in seen if not value} == {"icon:left:melee", "icon:right:move"}
    assert shown(game, "end phase") == set()


def test_KHO_PLAY_02_an_icon_shows_its_own_rooms_only() -> None:
    game = game_with("gnoll-4")
    do(game, "play gnoll-4")

    assert shown(game, "left melee") == {("room:forge", "melee")}
    assert {value for _, value in shown(game, "right move")} == {"move"}


def test_KHO_MOM_01_the_second_half_of_a_momentum_shows_where_it_leads() -> None:
    game = game_with("gnoll-6")
    do(game, "play gnoll-6", "left melee>")

    assert shown(game, "follow")
    assert {target.split(":")[0] for target, _ in shown(game, "follow")} == {"room"}
