"""Luck: the same from the same seed, independent streams, forced results, nothing shared between clones."""

from __future__ import annotations

from collections import Counter

import pytest

from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import Luck, commitment, seed_from, seed_from_text
from underkeep.core.kernel.native import i64, vec


def draws(luck: Luck, stream: int, count: int = 40) -> list[int]:
    return [int(luck.below(stream, 1000)) for _ in range(count)]


def test_equal_seeds_give_equal_luck_and_others_do_not() -> None:
    assert draws(Luck.new(seed_from(1), 2), 0) == draws(Luck.new(seed_from(1), 2), 0)
    assert draws(Luck.new(seed_from(1), 2), 0) != draws(Luck.new(seed_from(2), 2), 0)


def test_the_first_numbers_are_the_same_for_ever() -> None:
    assert draws(Luck.new(seed_from(7), 1), 0, 5) == [294, 451, 740, 54, 575]


def test_streams_do_not_disturb_each_other() -> None:
    alone, mixed = Luck.new(seed_from(3), 2), Luck.new(seed_from(3), 2)
    draws(mixed, 1, 23)

    assert draws(alone, 0) == draws(mixed, 0)


def test_a_clone_goes_its_own_way() -> None:
    luck = Luck.new(seed_from(4), 1)
    draws(luck, 0, 5)
    copy = luck.clone()

    ahead = draws(copy, 0, 30)

    assert draws(luck, 0, 30) == ahead


def test_loading_goes_on_where_saving_stopped_also_inside_a_block() -> None:
    luck = Luck.new(seed_from(5), 2)
    draws(luck, 1, 21)

    seed, drawn, script = luck.save()
    again = Luck.load(str(seed), list(drawn), list(script))  # type: ignore[call-overload]

    assert draws(again, 1) == draws(luck, 1)


def test_results_can_be_forced_one_stream_at_a_time() -> None:
    luck, free = Luck.new(seed_from(6), 2), Luck.new(seed_from(6), 2)
    luck.force(1, [5, 0])

    assert [int(luck.below(1, 6)) for _ in range(2)] == [5, 0]
    assert draws(luck, 0) == draws(free, 0)
    assert draws(luck, 1) == draws(free, 1)


def test_forced_results_are_copied_with_the_clone() -> None:
    luck = Luck.new(seed_from(6), 1)
    luck.force(0, [4])
    copy = luck.clone()

    assert luck.below(0, 6) == 4
    assert copy.below(0, 6) == 4


def test_reseeding_changes_the_future() -> None:
    luck = Luck.new(seed_from(8), 1)
    copy = luck.clone()
    copy.reseed(seed_from(9))

    assert draws(luck, 0) != draws(copy, 0)


def test_reseeding_inside_a_block_uses_nothing_of_the_old_seed() -> None:
    one, two = Luck.new(seed_from(8), 1), Luck.new(seed_from(9), 1)
    draws(one, 0, 5)
    draws(two, 0, 3)

    one.reseed(seed_from(10))
    two.reseed(seed_from(10))

    assert draws(one, 0) == draws(two, 0)


def test_a_shuffle_keeps_every_item_and_leaves_the_original() -> None:
    items = vec[i64]([1, 1, 2, 3, 5, 8])
    luck = Luck.new(seed_from(11), 1)

    shuffled = luck.shuffle(0, items)

    assert sorted(shuffled) == [1, 1, 2, 3, 5, 8]
    assert list(items) == [1, 1, 2, 3, 5, 8]


def test_numbers_are_spread_evenly() -> None:
    luck = Luck.new(seed_from(12), 1)

    counts = Counter(int(luck.below(0, 6)) for _ in range(6000))

    assert set(counts) == set(range(6))
    assert all(880 < n < 1120 for n in counts.values())


def test_seeds_as_people_type_them() -> None:
    assert seed_from_text(" 42 ") == seed_from(42)
    assert seed_from_text("-3") == seed_from(-3)
    assert seed_from_text("ab" * 32) == bytes.fromhex("ab" * 32)


@pytest.mark.parametrize("text", ["", "lucky", "1.5", "--1", "٣", "9" * 50])
def test_what_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(BadInput) as error:
        seed_from_text(text)

    assert error.value.where == "seed"


def test_a_commitment_binds_without_telling() -> None:
    seed = seed_from(1)

    assert commitment(seed) == commitment(seed_from(1)) != commitment(seed_from(2))
    assert seed.hex()[:12] not in commitment(seed)
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
