"""The suite's own parts: dice, samples of options, strategies, other worlds, coverage, golden texts, soak."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest
from kernel_games.ambush.case import CASE
from kernel_games.leaky.case import case_with

from underkeep.core.kernel.actions import ActionTable
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.kernel.zones import Hidden
from underkeep.core.testing import Coverage, check_case, check_game, sample_options
from underkeep.core.testing.acting import table_failures
from underkeep.core.testing.golden import compare, perft, playthrough
from underkeep.core.testing.random_numbers import Dice
from underkeep.core.testing.soak import main, soak
from underkeep.core.testing.strategies import Curious, Strategy, Stubborn, strategy_for
from underkeep.core.testing.suite import checksum_of
from underkeep.core.testing.worlds import another_world, possible_contents, possible_values, seats_of, sees

SPEC = CASE.spec


def test_dice_follow_from_their_label() -> None:
    assert Dice("a", 1).shuffled(range(9)) == Dice("a", 1).shuffled(range(9))
    assert Dice("a", 1).shuffled(range(9)) != Dice("a", 2).shuffled(range(9))
    assert Dice("a").some("abc", 5) == ["a", "b", "c"]
    assert len(Dice("a").some(range(50), 5)) == 5


def test_sampled_options_are_valid_and_reach_every_value() -> None:
    met: dict[str, set[object]] = {}
    for seed in range(120):
        for name, value in sample_options(SPEC, Dice(seed)).values.items():
            met.setdefault(name, set()).add(value)

    assert met["beast"] == {"wild", "tame"}
    assert {3, 8, 12} <= met["rounds"]
    assert met["bite"] == {1, 2, 3}
    assert {(), ("heart", "heart")} <= met["gifts"]


def test_a_case_may_have_its_own_option_sets() -> None:
    case = replace(CASE, option_sets=({"rounds": 3}, {"rounds": 4}))

    assert [case.options_for(seed).number("rounds") for seed in range(4)] == [3, 4, 3, 4]


def test_some_games_start_in_a_position() -> None:
    assert CASE.start_for(1) is None
    assert [CASE.start_for(seed) for seed in (0, 4, 8, 12)] == [CASE.positions[n][1] for n in (0, 1, 2, 0)]
    assert replace(CASE, positions=()).start_for(4) is None
    assert check_game(CASE, 8, "full").failures == ()


def test_strategies_take_turns_and_are_repeatable() -> None:
    assert [type(strategy_for(seed)) for seed in range(3)] == [Strategy, Curious, Stubborn]
    actions = SPEC.table.actions
    for seed in range(3):
        one, two = strategy_for(seed), strategy_for(seed)
        assert [one.choose(actions) for _ in range(20)] == [two.choose(actions) for _ in range(20)]


def test_the_curious_meet_everything_sooner() -> None:
    common, rare = SPEC.table.actions[:4] * 30, SPEC.table.actions[6]
    options = [*common, rare]

    curious = Curious(Dice("curious"))
    taken = Counter(curious.choose(options).text for _ in range(10))

    assert taken[rare.text] > 0


def test_another_world_differs_only_where_the_seat_cannot_look() -> None:
    game = SPEC.new(SPEC.options.resolve({}), CASE.content, seed_from(4))
    bandit = frozenset({1})

    worlds = [another_world(SPEC, game, bandit, Dice("world", n)) for n in range(20)]

    before = {p.name: p.values for p in SPEC.hidden(game)}
    for world in worlds:
        after = {p.name: p.values for p in SPEC.hidden(world)}
        assert after["bandit hand"] == before["bandit hand"]
        assert sorted(after["witch hand"] + after["witch deck"]) == sorted(before["witch hand"] + before["witch deck"])
        assert world.luck.seed != game.luck.seed
    assert len({tuple(p.values for p in SPEC.hidden(world)) for world in worlds}) > 10


def test_seats_and_what_they_may_know() -> None:
    game = SPEC.new(SPEC.options.resolve({}), CASE.content, seed_from(4))
    open_place, hand = Hidden("a", "p", -1, (1, 1)), Hidden("b", "p", 0b10, (2, 3))

    assert seats_of(game, Dice("seats"))[:3] == [frozenset(), frozenset({0}), frozenset({1})]
    assert sees(open_place, frozenset())
    assert not sees(hand, frozenset())
    assert sees(hand, frozenset({0, 1}))
    assert possible_values([open_place, hand], hand, frozenset()) == 2
    assert possible_contents([open_place, hand], hand, frozenset()) == 1
    assert possible_contents([hand, Hidden("c", "p", 0, (2, 4))], hand, frozenset()) == 4
    assert possible_contents([], Hidden("dice", "p", 0, (1, 1), domain=6), frozenset()) == 21
    assert possible_values([hand], Hidden("die", "p", 0, (1,), domain=6), frozenset()) == 6


def test_coverage_lists_what_was_never_reached() -> None:
    coverage = Coverage()
    missing = coverage.missing(CASE)

    assert "Prowl" in missing["frame"]
    assert "rest" in missing["verb"]
    assert "DieRolled" in missing["event"]
    assert "toad" in missing["card"]
    assert "ambush-no-edge" in missing["refusal"]
    assert missing["option"] == ["beast=wild", "beast=tame"]
    assert "frame Prowl" in coverage.unreached(CASE)
    assert "frame Prowl" not in coverage.unreached(replace(CASE, rare={"frame Prowl": "a test"}))
    assert "never reached, card: arrow" in coverage.summary(CASE)


def test_coverage_lists_the_options_that_no_game_had() -> None:
    _, coverage = check_case(replace(CASE, option_sets=({"beast": "tame"},), positions=()), range(2), 0)

    assert coverage.missing(CASE)["option"] == ["beast=wild"]


def test_coverage_of_several_runs_adds_up() -> None:
    _, one = check_case(CASE, range(2), 0)
    _, two = check_case(CASE, range(2, 4), 0)
    _, all_four = check_case(CASE, range(4), 0)

    one.add(two)

    assert vars(one) == vars(all_four)


def test_texts_that_do_not_parse_back_are_found() -> None:
    table = ActionTable()
    good, bad = table.add("go", 0), table.add("stay", 1)
    answers = {"go": good, "  go ": good, "stay": good}
    spec = SimpleNamespace(
        table=table, index=table, text=lambda a: a.text, parse=lambda text: answers[text], rule_of=lambda a: "X"
    )

    assert table_failures(cast(GameSpec, spec)) == ["'stay' does not parse back"]
    bad.number = 5
    assert "'stay' stands at place 1 with number 5" in table_failures(cast(GameSpec, spec))


def test_a_game_has_the_same_report_each_time() -> None:
    assert check_game(CASE, 11, "full") == check_game(CASE, 11, "full")


def test_a_game_that_is_too_long_is_reported() -> None:
    failures = check_game(replace(CASE, most_moves=5), 1).failures

    assert [(f.point, f.move) for f in failures] == [("games end", 5)]


def test_golden_texts_are_stable_and_compared_by_lines() -> None:
    text = playthrough(CASE, 4)

    assert text == playthrough(CASE, 4)
    assert compare(text, text, "play") == []
    assert any(line.startswith("-result") for line in compare(text, text.replace("result", "end"), "play"))


def test_option_sequences_are_counted() -> None:
    lines = dict(line.split(" ", 1) for line in perft(CASE, (1,)).splitlines())

    assert set(lines) == {"start", "edge", "beast", "seed-1"}
    assert lines["beast"].split()[0] == "2"


def test_checksums_follow_the_seeds() -> None:
    assert checksum_of(CASE, range(3)) == checksum_of(CASE, range(3)) != checksum_of(CASE, range(3, 6))


def test_soak_is_clean_on_an_honest_game(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["kernel_games.ambush.case:CASE", "6", "--jobs", "1", "--full-every", "3", "--seed", "40"])

    captured = capsys.readouterr()
    assert status == 0
    assert captured.out.endswith("clean\n")
    assert "6/6 games" in captured.err


def test_soak_reports_failures_with_their_seeds(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["kernel_games.leaky.case:VIEW_LEAK", "6", "--jobs", "1", "--json"])

    report = json.loads(capsys.readouterr().out)
    assert status == 1
    assert report["games"] == 6
    first = next(f for f in report["failures"] if f["point"] == "information 1 view")
    again = check_game(case_with("view"), first["seed"], first["depth"])
    assert first["move"] in [failure.move for failure in again.failures]


def test_two_processes_find_what_one_finds(capsys: pytest.CaptureFixture[str]) -> None:
    one, met_by_one = soak("kernel_games.ambush.case:CASE", 1, 30, 1, 0)
    two, met_by_two = soak("kernel_games.ambush.case:CASE", 1, 30, 2, 0)

    assert one == two == []
    assert vars(met_by_one) == vars(met_by_two)


@pytest.mark.parametrize("game", ["chess", "kernel_games.ambush.case:NOTHING", "nowhere:CASE"])
def test_soak_of_an_unknown_game_is_bad_input(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([game, "5", "--jobs", "1"]) == 2
    assert capsys.readouterr().err
