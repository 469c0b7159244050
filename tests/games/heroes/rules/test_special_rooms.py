"""Special rooms."""

from __future__ import annotations

import pytest

from tests.games.heroes.stage import clan, do, fresh, offered, placed, room
from underkeep.core.kernel.native import append, i64
from underkeep.games.heroes.names import (
    guild_cards,
)
from underkeep.games.heroes.refusals import (
    LEGAL,
    NOT_NOW,
    THROWN_ALREADY,
)  # fmt: skip  # fmt: skip
from underkeep.games.heroes.rules.cells import refuse_throw
from underkeep.games.heroes.spec import SPEC
from underkeep.games.heroes.state.changes.cards import join_foreign


def test_KHO_LAB_01_foreign_cards_are_shuffled_into_the_loot_deck() -> None:
    ends = set()
    for seed in range(8):
        game = fresh(seed)
        join_foreign(game, i64(clan("witch")))
        ends.add(tuple(int(card) for card in game.market.loot.items[-3:]))

    assert len(ends) > 1


def test_KHO_CELLS_01_no_throw_while_a_guild_card_is_resolved_nor_twice() -> None:
    game = fresh(scenario="k2")
    assert refuse_throw(game) == LEGAL

    game.guild.resolving = append(game.guild.resolving, i64(guild_cards.number("thief-hat")))
    assert refuse_throw(game) == NOT_NOW
    game.turn.thrown = True
    assert refuse_throw(game) == THROWN_ALREADY


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
