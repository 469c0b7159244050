"""The stack machine: steps in order, nested frames, go_to, one door, clones that share frames only."""

from __future__ import annotations

import pytest
from kernel_games.ambush.case import CASE

from underkeep.core.kernel.errors import IllegalAction
from underkeep.core.kernel.events import Chronicle, Watcher
from underkeep.core.kernel.frames import Decision, Frame, Procedure, SimultaneousDecision
from underkeep.core.kernel.game import NOT_ASKED, Game
from underkeep.core.kernel.luck import Luck, seed_from
from underkeep.core.search.playout import next_random, pick, playout

SPEC = CASE.spec


def new_game(seed: int = 1) -> Game:
    return SPEC.new(SPEC.options.resolve({}), CASE.content, seed_from(seed))


def stack(game: Game) -> list[str]:
    return [type(frame).__name__ for frame in game.frames]


def test_a_new_game_waits_for_its_first_question() -> None:
    game = new_game()

    assert stack(game) == ["Round", "ScoutTurn"]
    assert list(game.steps) == [1, 0]
    assert SPEC.asked(game) == (0,)
    assert game.first_asked() == 0
    assert game.asked() == 1


def test_an_answer_runs_on_to_the_next_question() -> None:
    game = new_game()

    SPEC.act(game, 0, SPEC.parse("rest"))

    assert stack(game) == ["Round", "HunterTurn"]
    assert list(game.steps) == [2, 0]
    assert list(game.answered) == [1, 0, 0, 0, 0]


def test_a_procedure_waits_while_others_are_asked_inside_it() -> None:
    game = new_game()

    SPEC.act(game, 0, SPEC.parse("go e"))

    assert stack(game) == ["Round", "Enter", "Window", "CardReaction"]
    assert list(game.steps) == [1, 3, 1, 0]


def test_only_the_one_who_is_asked_has_options() -> None:
    game = new_game()

    assert game.options(1) == []
    assert game.refuse(1, SPEC.parse("draw")) == NOT_ASKED
    assert game.refuse(-1, SPEC.parse("rest")) == NOT_ASKED
    assert game.refuse(5, SPEC.parse("rest")) == NOT_ASKED


@pytest.mark.parametrize(("role", "move", "rule"), [(0, "draw", "TOYA-DRAW-01"), (1, "draw", "")])
def test_the_door_refuses_and_changes_nothing(role: int, move: str, rule: str) -> None:
    game = new_game()
    before = SPEC.save(game)

    with pytest.raises(IllegalAction) as error:
        SPEC.act(game, role, SPEC.parse(move))

    assert error.value.rule == rule
    assert SPEC.save(game) == before


def test_a_clone_shares_frames_and_nothing_else() -> None:
    game = new_game()
    copy = game.clone()

    copy.advance(0, SPEC.parse("go e"))

    assert stack(game) == ["Round", "ScoutTurn"]
    assert copy.frames[0] is game.frames[0]
    assert list(game.answered) == [0] * 5
    assert copy.listener is None


def test_events_are_told_only_while_somebody_listens() -> None:
    game = new_game()
    game.listener = chronicle = Chronicle()
    game.advance(0, SPEC.parse("go e"))
    heard = len(chronicle.events)

    game.listener = None
    game.advance(1, SPEC.parse("decline"))

    assert heard > 0
    assert len(chronicle.events) == heard


def test_a_watcher_sees_frames_that_come_and_go() -> None:
    game = SPEC.position_in({"turn": "beast"}, CASE.content)
    game.listener = watcher = Watcher()

    game.advance(4, SPEC.parse("prowl"))

    assert watcher.frames["Prowl"] == 1
    assert "Prowl" not in stack(game)


def test_when_it_is_over_nobody_is_asked() -> None:
    game = new_game()
    playout(game, 5, 10_000)

    assert game.over()
    assert game.asked() == 0
    assert game.first_asked() == -1
    assert game.options(0) == []
    refusal = SPEC.check(game, 0, SPEC.parse("rest"))
    assert refusal is not None
    assert refusal.message.id == "refusal-over"


def test_a_playout_is_repeatable_and_stops_at_its_limit() -> None:
    one, two = new_game(3), new_game(3)

    assert playout(one, 9, 10_000) == playout(two, 9, 10_000)
    assert SPEC.save(one) == SPEC.save(two)
    assert playout(new_game(3), 9, 4)[0] == 4


def test_the_playout_generator_stays_in_its_range() -> None:
    r = 1
    for _ in range(200):
        r = int(next_random(r))
        assert 0 <= pick(r, 7) < 7


def test_bases_leave_everything_to_the_games() -> None:
    game = Game(Luck.new(seed_from(1), 1), 2)

    assert game.reactions(0) == []
    for call in (game.over, game.clone):
        with pytest.raises(NotImplementedError):
            call()
    for kind in (Procedure, Decision, SimultaneousDecision):
        assert issubclass(kind, Frame)
