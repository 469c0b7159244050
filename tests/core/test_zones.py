"""Zones: piles that know who may look."""

from __future__ import annotations

import pytest

from underkeep.core.kernel.events import EVERYBODY, NOBODY
from underkeep.core.kernel.luck import Luck, seed_from
from underkeep.core.kernel.zones import Pile


def test_the_last_card_is_drawn_first() -> None:
    deck = Pile.deck([4, 5, 6])

    assert (deck.draw(), deck.draw(), deck.count()) == (6, 5, 1)


def test_a_card_is_put_on_top() -> None:
    deck = Pile.deck([4])
    deck.put(9)

    assert list(deck.items) == [4, 9]


def test_one_of_several_equal_cards_is_taken() -> None:
    hand = Pile.hand([7, 8, 7], 0)

    hand.take(7)

    assert sorted(hand.items) == [7, 8]
    assert hand.has(7)
    assert hand.place_of(5) == -1


@pytest.mark.parametrize(
    ("pile", "eyes", "lookers"),
    [
        (Pile.deck([1]), NOBODY, []),
        (Pile.hand([1], 2), 1 << 2, [0b100, 0b111]),
        (Pile.discard(), EVERYBODY, [0, 0b1, 0b100, 0b111]),
    ],
)
def test_who_may_look(pile: Pile, eyes: int, lookers: list[int]) -> None:
    assert pile.eyes == eyes
    assert [mask for mask in (0, 0b1, 0b100, 0b111) if pile.may_look(mask)] == lookers


def test_a_clone_shares_nothing() -> None:
    pile = Pile.deck([1, 2, 3])
    copy = pile.clone()

    copy.draw()
    copy.put(9)
    copy.items[0] = 8

    assert list(pile.items) == [1, 2, 3]


def test_a_shuffle_keeps_the_cards() -> None:
    pile = Pile.deck(list(range(20)))

    pile.shuffle(Luck.new(seed_from(1), 1), 0)

    assert sorted(pile.items) == list(range(20))
    assert list(pile.items) != list(range(20))
