"""History: what was done and learnt, and undo that obeys the ledger."""

from __future__ import annotations

import pytest
from kernel_games.ambush.case import CASE

from underkeep.core.formats.history import CONSENT, FREE, REFUSED, SNAPSHOT_EVERY, History
from underkeep.core.kernel.errors import IllegalAction
from underkeep.core.kernel.luck import seed_from
from underkeep.core.testing.random_numbers import Dice

SPEC = CASE.spec
SCOUT, BANDIT, WITCH, WARDEN, BEAST = range(5)


def history_at(**keys: object) -> History:
    return History(SPEC, SPEC.position_in(dict(keys), CASE.content), CASE.content)


def act(history: History, *moves: str) -> None:
    for move in moves:
        history.act(SPEC.asked(history.game)[0], SPEC.parse(move))


def test_a_move_keeps_its_events_and_what_it_taught() -> None:
    history = history_at(turn="bandit")

    act(history, "draw")

    move = history.moves[0]
    assert [type(e).__name__ for e in move.events] == ["CardDrawn"]
    assert move.taught == 1 << BANDIT
    assert move.facts(1 << BANDIT) == ()
    assert move.facts(1 << WITCH) == ("ambush-fact-card",)


def test_a_refused_action_leaves_no_trace() -> None:
    history = history_at(turn="bandit")
    before = SPEC.save(history.game)

    with pytest.raises(IllegalAction):
        act(history, "peek")

    assert history.moves == []
    assert SPEC.save(history.game) == before


def test_a_move_that_taught_nobody_is_taken_back_freely() -> None:
    history = history_at(turn="warden")
    before = SPEC.save(history.game)
    act(history, "raise")

    assert history.verdict(WARDEN, 1).kind == FREE
    history.undo(1)

    assert SPEC.save(history.game) == before
    assert history.moves == []


def test_what_only_the_asker_learnt_needs_consent() -> None:
    history = history_at(turn="bandit")
    act(history, "draw")

    verdict = history.verdict(BANDIT, 1)

    assert (verdict.kind, verdict.learners) == (CONSENT, 1 << BANDIT)


def test_others_moves_need_consent() -> None:
    history = history_at(turn="warden")
    act(history, "raise", "sleep")

    assert history.verdict(WARDEN, 2).kind == CONSENT
    assert history.verdict(BEAST, 1).kind == FREE


def test_nothing_crosses_what_another_role_learnt() -> None:
    history = history_at(turn="bandit")
    act(history, "draw", "pass")

    verdict = history.verdict(WITCH, 2)

    assert verdict.kind == REFUSED
    assert verdict.learners == 1 << BANDIT
    assert verdict.facts == ("ambush-fact-card",)


def test_what_only_those_learnt_who_forget_is_no_barrier() -> None:
    history = history_at(turn="bandit")
    act(history, "draw", "pass")

    assert history.verdict(WITCH, 2, unlearning=1 << BANDIT).kind == CONSENT
    assert history.reach(WITCH, 9) == (1, 1)
    assert history.reach(WITCH, 9, unlearning=1 << BANDIT) == (1, 2)


def test_public_luck_is_a_barrier() -> None:
    history = history_at(turn="beast")
    act(history, "prowl")

    assert history.verdict(BEAST, 1).kind == REFUSED


@pytest.mark.parametrize("back", [0, -1, 2])
def test_only_moves_that_were_made_can_be_taken_back(back: int) -> None:
    history = history_at(turn="warden")
    act(history, "pass")

    assert history.verdict(WARDEN, back).kind == REFUSED


def test_undo_restores_luck_and_questions_across_snapshots() -> None:
    history = History(SPEC, SPEC.new(SPEC.options.resolve({"rounds": 12}), CASE.content, seed_from(3)), CASE.content)
    dice, kept = Dice("undo"), {}
    while not history.game.over() and len(history.moves) < SNAPSHOT_EVERY + 20:
        kept[len(history.moves)] = SPEC.save(history.game)
        role = SPEC.asked(history.game)[0]
        options = [a for a in history.game.options(role) if a.text not in ("prowl",)]
        history.act(role, dice.pick(options))

    for count in sorted(kept, reverse=True):
        history.undo(len(history.moves) - count)
        assert SPEC.save(history.game) == kept[count]
        assert history.game.listener is history.hearing
